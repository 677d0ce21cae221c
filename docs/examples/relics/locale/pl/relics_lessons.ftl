## Lekcje

relics-lesson-first = Pierwszy relikt
relics-lesson-first-welcome = Odkryto relikt. Wszyscy licytują go naraz i w tajemnicy; bierze go najwyższa oferta.
relics-lesson-first-bid = Obelisk jest wart najwięcej. Zaoferuj swoją dziewiątkę.
relics-lesson-first-crystal = Kryształ dodaje 3 do jednej oferty. Dziewiątka powinna wystarczyć: zachowaj go.
relics-lesson-first-keep = Relikt jest twój. Wysłany w czasie byłby wart tyle, ile wypadnie na kości; obelisk może tylko stracić. Zachowaj go.
relics-lesson-first-yours = To była cała runda. Drugą rozegraj już po swojemu.
