# Przeciwnicy w grze solo: ich plansza, co robią i dlaczego.

anachrony-opponent-chronobot = Chronobot
anachrony-opponent-chronossus = Chronossus

## Kroki żetonów rozkazów i kafle Akcji

anachrony-deed-construct-power-plant = konstruowanie Elektrowni
anachrony-deed-construct-factory = konstruowanie Fabryki
anachrony-deed-construct-life-support = konstruowanie Podtrzymywania Życia
anachrony-deed-construct-lab = konstruowanie Laboratorium
anachrony-deed-construct-superproject = konstruowanie Superprojektu
anachrony-deed-recruit = Rekrutacja
anachrony-deed-recruit-genius = Rekrutacja Geniusza
anachrony-deed-research = Badania
anachrony-deed-genius-or-research = Rekrutacja Geniusza albo Badania
anachrony-deed-mine = Wydobycie Zasobów
anachrony-deed-time-travel = Podróż w Czasie
anachrony-deed-remove-anomaly = usuwanie Anomalii
anachrony-deed-reboot = Restart
anachrony-deed-reboot-b = Punkty ze skokiem
anachrony-deed-score = Punkty
anachrony-deed-score-b = Punkty i Zapas Energii
anachrony-deed-energy-pack = Zapas Energii
anachrony-deed-energy-pack-b = Zapas Energii ze skokiem

## Dlaczego tak, a dlaczego nie

anachrony-cause-plain = tak mówią jego zasady
anachrony-cause-more-vp = daje najwięcej PZ
anachrony-cause-secondary = tyle samo PZ, więc ten ze stosu dodatkowego
anachrony-cause-only-one = innego nie ma
anachrony-cause-lacking = pierwszy typ, którego jeszcze nie ma
anachrony-cause-has-all = ma już wszystkie typy z Puli, więc pierwszy w kolejności
anachrony-cause-wanted = tych dwóch chce najbardziej
anachrony-cause-second-best = tyle może dostać z tego, czego chce
anachrony-cause-most-tiles = leży tam najwięcej jego kafli Warpu
anachrony-cause-oldest = gdzie indziej leży ich tyle samo, ale to najstarsza Era
anachrony-cause-older-era = tyle samo PZ, więc ten ze starszej Ery
anachrony-cause-genius = w Puli jest Geniusz
anachrony-cause-no-genius = w Puli nie ma Geniusza
anachrony-cause-most-held = tego ma najwięcej
anachrony-cause-no-hex = nie ma wolnego Heksa
anachrony-cause-no-suit = nie ma zasilonego Egzoszkieletu
anachrony-cause-three-buildings = nie ma miejsca na kolejny Budynek tego typu
anachrony-cause-no-building = oba stosy są puste
anachrony-cause-three-superprojects = nie ma miejsca na kolejny Superprojekt
anachrony-cause-no-breakthrough = nie ma Przełomu
anachrony-cause-no-superproject = nie ma Superprojektu do wzięcia
anachrony-cause-nobody = Pula Rekrutacji jest pusta
anachrony-cause-no-such-shape = nie ma już Przełomów o tym Kształcie
anachrony-cause-pool-empty = Pula Wydobycia jest pusta
anachrony-cause-no-warp = na żadnej przeszłej Erze nie leży jego kafel Warpu
anachrony-cause-no-anomaly = nie ma Anomalii
anachrony-cause-too-few = ma za mało Zasobów
anachrony-cause-no-suits = nie ma już Egzoszkieletów
anachrony-cause-travelled = nie miał już Egzoszkieletów, została mu Podróż w Czasie
anachrony-cause-you-passed = gracz spasował, a on wykonał swoje Akcje

## Jak utrudnić grę

anachrony-harder-leave-reboot = jego żetony nie stają na Restarcie
anachrony-harder-no-leader = gra bez zdolności Lidera
anachrony-harder-extra-turn = jeszcze jedna tura po spasowaniu gracza
anachrony-harder-six-actions = co najmniej 6 Akcji w Erze
anachrony-harder-covered-council = o jeden Heks mniej w Radzie Światowej
anachrony-harder-tiles-b = kafle Akcji stroną B
anachrony-harder-swapped-tiles = zamienione kafle Akcji I i III
anachrony-harder-one-core = o 1 rdzeń więcej
anachrony-harder-two-cores = o 2 rdzenie więcej
anachrony-harder-three-cores = o 3 rdzenie więcej
anachrony-harder-more-suits = o jeden Egzoszkielet w Erze więcej
anachrony-harder-cores-score = pozostałe rdzenie dają punkty
anachrony-harder-failures-score = nieudane Akcje dają 2 PZ
anachrony-harder-new-shapes = Badania dają brakujący Kształt
anachrony-harder-two-objectives = tylko 2 cele
anachrony-harder-one-objective = tylko 1 cel
anachrony-harder-no-objectives = bez celów
anachrony-harder-bright-spaces = pola z premią dają mu 3 PZ

## Poziomy celów

anachrony-level-bronze = brąz
anachrony-level-silver = srebro
anachrony-level-gold = złoto

## Co robi

anachrony-rolled = { $opponent } rzuca { $n }
anachrony-unrolled = { $opponent }
anachrony-event-opponent-first = Pierwszym Graczem jest { $opponent }.
anachrony-event-opponent-powered = { $opponent } zasila { $n ->
    [one] { $n } Egzoszkielet
    [few] { $n } Egzoszkielety
   *[many] { $n } Egzoszkieletów
}.
anachrony-event-opponent-cores = { $opponent } dobiera ze swojej puli; rdzenie: { $n }, zużyte: { $exhausted }.
anachrony-event-opponent-paradoxes = { $opponent } rzuca kością Paradoksu za Erę { $era }, wynik: { $n }.
anachrony-event-opponent-anomaly = { $opponent } osiąga limit Paradoksów: Anomalia, razem { $n }. { $era ->
    [0] Nie ma kafla Warpu, który mógłby odzyskać.
   *[other] Odzyskuje kafel Warpu z Ery { $era }.
}
anachrony-event-opponent-anomaly-full = { $opponent } osiąga limit Paradoksów, ale nie dostaje kolejnej Anomalii.
anachrony-event-opponent-warped = { $opponent } rzuca kością Paradoksu i umieszcza na Osi Czasu { $n ->
    [0] 0 kafli Warpu
    [one] { $n } kafel Warpu
    [few] { $n } kafle Warpu
   *[many] { $n } kafli Warpu
}.
anachrony-event-opponent-bright = { $opponent } zyskuje { $vp } PZ za pola z premią, ich liczba: { $n }.
anachrony-event-opponent-built = { $rolled }: { $deed }. Bierze { $tile_acc }: { $why } ({ $space }).
anachrony-event-opponent-superproject = { $rolled }: { $deed }. Bierze { $tile_acc }: { $why } ({ $space }). Odrzuca Przełom: { $breakthrough }.
anachrony-event-opponent-recruited = { $rolled }: { $deed }. Bierze { $worker_acc }: { $why } ({ $space }).
anachrony-event-opponent-mined = { $rolled }: { $deed }. Bierze: { $units }; { $why } ({ $space }).
anachrony-event-opponent-researched = { $rolled }: { $deed }. Bierze Przełom: { $breakthrough }; { $why } ({ $space }).
anachrony-event-opponent-travelled = { $rolled }: { $deed }. Odzyskuje kafel Warpu z Ery { $era }: { $why }. Jego tor daje teraz { $vp } PZ.
anachrony-event-opponent-removed = { $rolled }: { $deed }. Odrzuca: { $units }; { $why }.
anachrony-event-opponent-tile = { $rolled }: { $deed }. Zyskuje { $vp } PZ, rdzenie: { $cores }.
anachrony-event-opponent-idle = { $rolled }: { $deed }. Nic nie robi.
anachrony-event-opponent-failed = { $rolled }: { $deed }. To się nie udaje, bo { $why }; zyskuje { $vp } PZ.
anachrony-event-opponent-unmoved = { $rolled }: { $deed }, ale nie ma już Egzoszkieletów.
anachrony-event-opponent-passed = { $opponent } pasuje: { $why }.
anachrony-event-opponent-set-workers = { $opponent } odrzuca po jednym Robotniku każdego typu i zyskuje { $vp } PZ.
anachrony-event-opponent-set-resources = { $opponent } odrzuca po jednym Zasobie każdego rodzaju i zyskuje { $vp } PZ.

## Koniec

anachrony-result-alone-won = { $ending ->
    [capital_collapsed] Stolica upadła.
   *[last_era] Siódma Era dobiegła końca.
} Zwycięstwo, wynik: { $score } PZ; { $opponent }: { $other } PZ.
anachrony-result-alone-lost = { $ending ->
    [capital_collapsed] Stolica upadła.
   *[last_era] Siódma Era dobiegła końca.
} Wygrywa { $opponent }, wynik: { $other } PZ; gracz: { $score } PZ.
anachrony-victor-opponent = Wygrywa { $opponent }.
anachrony-end-opponent = { $opponent }

## Ustawienia, pozycje i prawa

anachrony-setup-alone = Opcja „{ $name }” jest dla jednego gracza, a podano { $players } (ANA-37.10).
anachrony-setup-no-draft = Opcja „{ $name }” nie jest dla jednego gracza (ANA-37.11).
anachrony-setup-way = Opcja „{ $name }”: „{ $way }” nie utrudnia gry z przeciwnikiem „{ $opponent }”. Dozwolone: { $allowed } (ANA-37.50).
anachrony-pack-token = Żeton rozkazu zaczyna na kroku { $step } pętli „{ $loop }”, a liczba jej kroków to { $n }.
anachrony-pack-loop = Żaden krok pętli „{ $loop }” nie wymaga Egzoszkieletu: Era mogłaby się nigdy nie skończyć.
anachrony-pack-slot = Przeciwnik „{ $opponent }” nie ma miejsca „{ $slot }” na kafel.
anachrony-position-opponent = W tej grze nie ma przeciwnika (ANA-37.10).
anachrony-position-step = W pętli tego żetonu rozkazu nie ma kroku { $n }; ostatni ma numer { $last } (ANA-37.3).
anachrony-law-opponent-held = coś, czego przeciwnik nie może mieć na swojej planszy ({ $rule })
anachrony-law-opponent-suits = Egzoszkielety lub znaczniki przeciwnika, które w tej fazie są niemożliwe (ANA-37.18)
anachrony-law-opponent-warps = kafle Warpu przeciwnika tam, gdzie nie mogą leżeć, albo za dużo takich kafli (ANA-37.19)
