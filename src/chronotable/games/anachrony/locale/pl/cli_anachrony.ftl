# Anachrony w terminalu: litery, krótkie nazwy i słowa wokół plansz.

cli-anachrony-title = Anachrony: { $side }

## Litery: Dobra małe, Robotnicy wielkie

cli-anachrony-goods-water = w
cli-anachrony-goods-titanium = t
cli-anachrony-goods-uranium = u
cli-anachrony-goods-gold = z
cli-anachrony-goods-neutronium = n
cli-anachrony-goods-energy-core = r
cli-anachrony-goods-vp = PZ
cli-anachrony-goods-name-water = Woda
cli-anachrony-goods-name-titanium = Tytan
cli-anachrony-goods-name-uranium = Uran
cli-anachrony-goods-name-gold = Złoto
cli-anachrony-goods-name-neutronium = Neutronium
cli-anachrony-goods-name-energy-core = Rdzenie
cli-anachrony-goods-name-vp = PZ
cli-anachrony-worker-scientist = N
cli-anachrony-worker-engineer = I
cli-anachrony-worker-administrator = A
cli-anachrony-worker-genius = G
cli-anachrony-exosuit = E
cli-anachrony-icon-time = Po
cli-anachrony-icon-war = Wo
cli-anachrony-icon-genetics = Ge
cli-anachrony-icon-technology = Te
cli-anachrony-icon-society = Sp
cli-anachrony-warp-space-morale-up = +
cli-anachrony-warp-space-vp = P
cli-anachrony-warp-space-parallel = =
cli-anachrony-warp-space-paradox-remove = <
cli-anachrony-warp-space-paradox-gain = >
cli-anachrony-warp-space-morale-down = −

## Krótkie nazwy

cli-anachrony-path-harmony = Harmonia
cli-anachrony-path-dominance = Dominacja
cli-anachrony-path-progress = Postęp
cli-anachrony-path-salvation = Zbawienie
cli-anachrony-row-power-plant = E
cli-anachrony-row-factory = F
cli-anachrony-row-life-support = PŻ
cli-anachrony-row-lab = L
cli-anachrony-row-name-power-plant = Elektrownia
cli-anachrony-row-name-factory = Fabryka
cli-anachrony-row-name-life-support = Podtrz. Życia
cli-anachrony-row-name-lab = Laboratorium
cli-anachrony-action-construct = Konstruow.
cli-anachrony-action-recruit = Rekrut.
cli-anachrony-action-research = Badania
cli-anachrony-action-mine = Wydobycie
cli-anachrony-action-world-council = Rada
cli-anachrony-action-purify = Oczyszczanie
cli-anachrony-action-trade = Handel
cli-anachrony-action-evacuation = Ewakuacja
cli-anachrony-space-construct-top = Konstruowanie 1
cli-anachrony-space-construct-middle = Konstruowanie 2
cli-anachrony-space-construct-bottom = Konstruowanie 3
cli-anachrony-space-recruit-top = Rekrutacja 1
cli-anachrony-space-recruit-middle = Rekrutacja 2
cli-anachrony-space-recruit-bottom = Rekrutacja 3
cli-anachrony-space-research-top = Badania 1
cli-anachrony-space-research-middle = Badania 2
cli-anachrony-space-research-bottom = Badania 3
cli-anachrony-space-council-left = Rada, Pierwszy Gracz
cli-anachrony-space-council-right = Rada
cli-anachrony-space-mine-top = Wydobycie (Uran)
cli-anachrony-space-mine-middle = Wydobycie (Złoto)
cli-anachrony-space-mine-bottom = Wydobycie (Tytan)
cli-anachrony-space-purify = Oczyszczanie Wody
cli-anachrony-space-trade = Handel
cli-anachrony-space-evacuation = Ewakuacja
cli-anachrony-space-supply = Dostawa
cli-anachrony-tile-construct-1 = −1 t/u/z
cli-anachrony-tile-construct-2 = −1 n
cli-anachrony-tile-construct-3 = 1–3 PZ
cli-anachrony-tile-construct-4 = proj. 2PZ
cli-anachrony-tile-construct-5 = 2 razy
cli-anachrony-tile-recruit-1 = 2 premie
cli-anachrony-tile-recruit-2 = +1 E
cli-anachrony-tile-recruit-3 = Morale +1
cli-anachrony-tile-recruit-4 = pobudka
cli-anachrony-tile-recruit-5 = 2 razy
cli-anachrony-tile-research-1 = 2 kości
cli-anachrony-tile-research-2 = 2 PZ
cli-anachrony-tile-research-3 = Superpr.
cli-anachrony-tile-research-4 = Parad. −2
cli-anachrony-tile-research-5 = 2 razy
cli-anachrony-effect-focus = Skup. { $n }
cli-anachrony-effect-morale = Morale { $n }
cli-anachrony-effect-retrieve-warp = zwrot Warpu
cli-anachrony-effect-wake-all = pobudka
cli-anachrony-effect-standard-action = Akcja
cli-anachrony-effect-place-worker = umieść
cli-anachrony-effect-lose-worker = −*
cli-anachrony-effect-discount = koszt −1
cli-anachrony-effect-copy-worker-action = kopia
cli-anachrony-effect-power-plant-range = zasięg { $n }
cli-anachrony-effect-paradox-limit = limit { $n }
cli-anachrony-effect-supply-cost = Dost. 1/2
cli-anachrony-effect-anomaly-vp = Anom. { $n }PZ
cli-anachrony-effect-research-set-second-die = 2 kości
cli-anachrony-effect-action-water-cost-per-turn = −1w/turę
cli-anachrony-effect-mine-extra = wydob. +1
cli-anachrony-effect-evacuation-base-condition-met = Ewakuacja
cli-anachrony-effect-superproject-vp = Superpr. { $n }PZ
cli-anachrony-effect-time-travel-step-vp = Podróż { $n }PZ
cli-anachrony-effect-no-negative-morale-vp = Morale >= 0
cli-anachrony-effect-no-worker-loss-on-force-at-minimum = bez strat
cli-anachrony-verb-build = buduj
cli-anachrony-verb-use = użyj
cli-anachrony-verb-copy = kopiuj
cli-anachrony-verb-cover = zakryj
cli-anachrony-verb-giveup = oddaj
cli-anachrony-verb-free = darmowa
cli-anachrony-endgame = Koniec:
cli-anachrony-endgame-workers = Robotnicy
cli-anachrony-endgame-water = Woda
cli-anachrony-endgame-breakthroughs = Przełomy
cli-anachrony-endgame-occupied-building-slots = pola
cli-anachrony-endgame-morale-position = Morale
cli-anachrony-endgame-sum-of-time-travel-ranges = zasięgi
cli-anachrony-endgame-superprojects = Superprojekty
cli-anachrony-endgame-time-travel-track-position = Podróż
cli-anachrony-category-buildings = Budynki
cli-anachrony-category-superprojects = Superprojekty
cli-anachrony-category-anomalies = Anomalie
cli-anachrony-category-time-travel = Podróż
cli-anachrony-category-morale = Morale
cli-anachrony-category-breakthroughs = Przełomy
cli-anachrony-category-vp-tokens = żetony
cli-anachrony-category-warp-penalty = Warp
cli-anachrony-category-endgame-conditions = koniec

## Wokół plansz

cli-anachrony-era = Era { $n }/{ $last }
cli-anachrony-impact = UDERZENIE
cli-anachrony-anomaly = Anomalia
cli-anachrony-exosuits = Egzoszk.
cli-anachrony-suits-left = (zapas { $idle }, plansza { $out })
cli-anachrony-morale = Morale { $n }/{ $last } ({ $vp })
cli-anachrony-supply = Dostawa { $price }
cli-anachrony-travel = Podróż { $n } ({ $vp })
cli-anachrony-focus = Skupienie { $n }
cli-anachrony-paradoxes = Paradoksy
cli-anachrony-breakthroughs = Przełomy
cli-anachrony-warps = Kafle Warpu
cli-anachrony-warps-out = na Osi Czasu
cli-anachrony-secret = wybrane w tajemnicy:
cli-anachrony-score = Wynik teraz { $n }
cli-anachrony-points = { $n } PZ
cli-anachrony-brief = M{ $morale } P{ $travel } Px{ $paradoxes }
cli-anachrony-evacuated = ewakuacja
cli-anachrony-kept = zatrzymane:
cli-anachrony-passed = pas
cli-anachrony-stack = { $row }: zostało { $n }, odkryte: { $seen }
cli-anachrony-legend = ? więcej
cli-anachrony-about = { $name } [{ $key }]: { $text }
cli-anachrony-about-building = { $vp } PZ; { $text }
cli-anachrony-about-project = { $vp } PZ, koszt: { $cost }, Przełomy: { $exact ->
    [yes] { $breakthrough } albo { $shapes }
   *[no] { $shapes }
}; { $text }
cli-anachrony-means-goods = { $goods }
cli-anachrony-means-worker = { $worker }
cli-anachrony-means-exosuit = zasilony Egzoszkielet
cli-anachrony-means-tired = Aktywni Robotnicy, a w nawiasie Wyczerpani
cli-anachrony-means-placed = Robotnik gracza 1
cli-anachrony-means-retrieved = Robotnik, który pozostaje Zmotywowany, i taki, który nie wróci
cli-anachrony-means-free = wolny Heks i jego koszt albo to, co daje jego kafel
cli-anachrony-means-closed = niedostępne: upadłe, zakryte albo jeszcze zamknięte
cli-anachrony-means-first = Pierwszy Gracz
cli-anachrony-means-formula = kafel: Robotnik i koszt, potem zysk
cli-anachrony-means-any = dowolny Robotnik
cli-anachrony-means-free-action = Darmowa Akcja, raz na Erę
cli-anachrony-means-one-time = raz, gdy zostanie zbudowany
cli-anachrony-means-paradox = Paradoks albo Anomalia na planszy
cli-anachrony-means-warps = kafle Warpu gracza 1 na Erze
cli-anachrony-means-shapes = Przełomy: Koło, Trójkąt, Kwadrat
cli-anachrony-means-impact = Uderzenie następuje po czwartej Erze
cli-anachrony-means-suits = Heksy Egzoszkieletów: zasilony, pusty, zakryty
cli-anachrony-means-brief = Morale, Podróż w Czasie, Paradoksy
cli-anachrony-means-number = numery opcji, które dotyczą tego elementu

## Ekran ustawień

cli-game-anachrony = Anachrony
cli-game-anachrony-publishers = autorzy: Dávid Turczi, Richard Amann i Viktor Peter; wydawca: Mindclash Games, po polsku Portal Games
cli-option-side = Plansze Graczy
cli-option-paths = Ścieżki
cli-option-leaders = Liderzy
cli-option-evacuation = Plansze Ścieżek
cli-option-opponent = Przeciwnik w grze solo
cli-option-harder = Trudniej z przeciwnikiem
cli-option-harder-two-player = Trudniejsza gra dwuosobowa
cli-option-predictable-paradox = Przewidywalne Paradoksy
cli-option-simultaneous-power-up = Wszyscy zasilają jednocześnie
cli-option-alternate-timeline = Alternatywna Oś Czasu
cli-option-starting-asset-draft = Wybór Początkowych Dóbr
cli-option-endgame-condition-draft = Wybór Warunków Końcowych
cli-option-samira-without-neutronium = Samira nigdy nie znajduje Neutronium

## `chronotable simulate`

cli-simulate-column-path = Ścieżka
cli-simulate-column-path-success = Wygrane
cli-simulate-column-leader = Lider
cli-simulate-column-leader-success = Wygrane
cli-game-anachrony-about = Pożyczaj od własnej przyszłości, oddaj, zanim paradoksy rozerwą czas, i ewakuuj się po uderzeniu asteroidy; najdłuższa z czterech.
