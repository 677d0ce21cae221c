# Relikty przy stole w przeglądarce.

web-option-relics-players = Gracze
web-option-relics-rounds = Rundy
web-relics-turned-up = Odkryty
web-relics-nothing = nic
web-relics-worth = wartość { $worth }
web-relics-hidden = { $n ->
    [one] { $n } relikt w stosie
    [few] { $n } relikty w stosie
    [many] { $n } reliktów w stosie
   *[other] { $n } reliktu w stosie
}
web-relics-player = Gracz { $seat }
web-relics-score = Wynik: { $n }
web-relics-cards = Karty: { $n }
web-relics-spent = Dotychczasowe oferty: { $cards }
web-relics-crystal = kryształ
web-relics-card = Karta { $card }
web-relics-tour-welcome = Odkryto relikt. Wszyscy licytują go naraz i w tajemnicy; bierze go najwyższa oferta.
web-relics-tour-bid = Obelisk jest wart najwięcej. Zaoferuj swoją dziewiątkę.
web-relics-tour-crystal = Kryształ dodaje 3 do jednej oferty. Dziewiątka powinna wystarczyć: zachowaj go.
web-relics-tour-keep = Relikt jest twój. Wysłany w czasie byłby wart tyle, ile wypadnie na kości; obelisk może tylko stracić. Zachowaj go.
web-relics-tour-yours = To była cała runda. Drugą rozegraj już po swojemu.
