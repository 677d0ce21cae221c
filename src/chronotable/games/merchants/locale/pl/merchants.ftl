# Nazwy w grze Zatoka Kupców i opisy tego, co się pod nimi kryje, własnymi słowami. Formy: .gen dopełniacz, .acc biernik,
# .to cel ruchu z przyimkiem, .guild gildia tego koloru w dopełniaczu („wsparcie gildii wojowników”).

merchants-either = { $first } / { $last }

## Gracze

merchants-piece-player1 = { PLAYER(1) }
merchants-piece-player2 = { PLAYER(2) }
merchants-piece-player3 = { PLAYER(3) }
merchants-piece-player4 = { PLAYER(4) }
merchants-piece-peddler = Handlarz Nozama

## Kolory i poszukiwacze przygód

merchants-colour-red = czerwony
    .guild = wojowników
merchants-colour-green = zielony
    .guild = bardów
merchants-colour-blue = niebieski
    .guild = czarodziejów
merchants-colour-yellow = żółty
    .guild = szlachty
merchants-colour-rogue = łotr
merchants-adventurer-red = czerwony wojownik
    .acc = czerwonego wojownika
merchants-adventurer-green = zielony bard
    .acc = zielonego barda
merchants-adventurer-blue = niebieski czarodziej
    .acc = niebieskiego czarodzieja
merchants-adventurer-yellow = żółty szlachcic
    .acc = żółtego szlachcica
merchants-adventurer-rogue = łotr
    .acc = łotra

## Towary

merchants-good-relic-red = czerwony relikt
merchants-good-relic-green = zielony relikt
merchants-good-relic-blue = niebieski relikt
merchants-good-relic-yellow = żółty relikt
merchants-good-artifact-red = czerwony artefakt
merchants-good-artifact-green = zielony artefakt
merchants-good-artifact-blue = niebieski artefakt
merchants-good-artifact-yellow = żółty artefakt

## Port

merchants-boat-boat1 = łódź 1
    .gen = łodzi 1
merchants-boat-boat2 = łódź 2
    .gen = łodzi 2
merchants-boat-boat3 = łódź 3
    .gen = łodzi 3
merchants-boat-boat4 = łódź 4
    .gen = łodzi 4
merchants-boat-boat5 = łódź 5
    .gen = łodzi 5
merchants-boat-boat6 = łódź 6
    .gen = łodzi 6
merchants-berth-berth1 = miejsce postojowe 1
merchants-berth-berth2 = miejsce postojowe 2
merchants-berth-berth3 = miejsce postojowe 3
merchants-berth-berth4 = miejsce postojowe 4
merchants-pier-large-pier = Bazar
merchants-pier-small-pier = nabrzeże przy placu
merchants-pier-black-market = Czarny rynek

## Sklep Chronomanty

merchants-merchant-chronomancer = Chronomanta
merchants-figure-chronomancer = Chronomanta
    .acc = Chronomantę
merchants-figure-assistant = Asystent
    .acc = Asystenta
merchants-space-lc = lewy wehikuł czasu
    .to = do lewego wehikułu czasu
merchants-space-la = lewy wehikuł czasu
    .to = do lewego wehikułu czasu
merchants-space-p1 = portal 1
    .to = na portal 1
merchants-space-p2 = portal 2
    .to = na portal 2
merchants-space-p3 = portal 3
    .to = na portal 3
merchants-space-rc = prawy wehikuł czasu
    .to = do prawego wehikułu czasu
merchants-space-ra = prawy wehikuł czasu
    .to = do prawego wehikułu czasu
merchants-space-p4 = portal 4
    .to = na portal 4
merchants-space-p5 = portal 5
    .to = na portal 5
merchants-space-p6 = portal 6
    .to = na portal 6
merchants-side-white = biała strona
merchants-side-blue = niebieska strona
merchants-column-left = lewa kolumna
merchants-column-right = prawa kolumna
merchants-ability-bulbulator = Bulbulator
merchants-ability-enlarger = Powiększacz
merchants-ability-splitter = Rozdzielnik
merchants-ability-guard = Obstawa
merchants-ability-text-bulbulator = Relikt z półki za relikt innego koloru z puli.
merchants-ability-text-enlarger = Relikt z półki za artefakt tego samego koloru z puli.
merchants-ability-text-splitter = Artefakt z półki za dwa relikty tego samego koloru z puli.
merchants-ability-text-guard = Odrzuć jedną ze swoich kart zepsucia.
merchants-action-artifact = artefakt ({ $colours })
merchants-action-relic = relikt ({ $colours })
merchants-action-activate-staff = aktywowanie personelu
merchants-action-relic-or-support = relikt lub wsparcie gildii ({ $colours })
merchants-action-hire = zatrudnienie / zastąpienie mieszkańca
merchants-action-change-timeline = zmiana linii czasu
merchants-action-freeze-time = zamrożenie czasu

## Mieszkańcy, zepsucie, Handlarz

merchants-townsfolk = { $id } ({ $effect }; symbole: { $symbols })
merchants-effect-discard-corruption = { $n ->
    [one] odrzuć { $n } kartę zepsucia
    [few] odrzuć najwyżej { $n } karty zepsucia
   *[many] odrzuć najwyżej { $n } kart zepsucia
}
merchants-effect-gain-small = weź relikt: { $colours }
merchants-effect-gain-large = weź artefakt: { $colours }
merchants-effect-gain-two-small-same = weź najwyżej dwa relikty jednego koloru: { $colours }
merchants-effect-board-from-bag = wyciągnij z worka jednego poszukiwacza i posadź go
merchants-effect-return-to-bag = odłóż pasażera do worka
merchants-effect-move-passenger = przesadź pasażera do innej łodzi
merchants-effect-swap-passengers = zamień miejscami dwóch pasażerów
merchants-corruption-card = karta zepsucia ({ $n ->
    [one] { $n } symbol łotra
    [few] { $n } symbole łotra
   *[many] { $n } symboli łotra
})
    .acc = kartę zepsucia ({ $n ->
        [one] { $n } symbol łotra
        [few] { $n } symbole łotra
       *[many] { $n } symboli łotra
    })
merchants-peddler-hire = zatrudnia mieszkańca z miejsca 1 ({ $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
})
merchants-peddler-small-good = mały towar, { $colour } ({ $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
})
merchants-peddler-large-good = duży towar, { $colour } ({ $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
})

## Fazy, tryby, opcje

merchants-phase-arrival = Przybycie
merchants-phase-production = Produkcja
merchants-phase-market = Faza handlu
merchants-phase-over = Koniec gry
merchants-mode-solo-score = Solo: wyzwanie punktowe
merchants-mode-solo-peddler = Solo przeciw Handlarzowi
merchants-mode-duel-of-chronomancers = Pojedynek Chronomantów
merchants-mode-guild-of-chronomancers = Gildia Chronomantów
merchants-mode-text-solo-score = Grasz wyłącznie o złoto; za wynik dostajesz tytuł z tabeli. Ten tryb opracowaliśmy sami.
merchants-mode-text-solo-peddler = Potrzebujesz więcej złota niż Handlarz, automatyczny przeciwnik. Drukowanych zasad tego trybu nie znamy; te napisaliśmy sami.
merchants-mode-text-duel-of-chronomancers = Dwoje graczy, każdy z własnym Chronomantą: nasz wariant. Wygrywa, kto ma najwięcej złota.
merchants-mode-text-guild-of-chronomancers = Troje lub czworo graczy, każdy z własnym Chronomantą: nasz wariant. Wygrywa, kto ma najwięcej złota.
merchants-difficulty-hawker = Straganiarz
merchants-difficulty-trader = Kupiec
merchants-difficulty-tycoon = Potentat
merchants-difficulty-text-hawker = Handlarz zaczyna bez złota i sprzedaje po zwykłych cenach.
merchants-difficulty-text-trader = Handlarz zaczyna z 20 złota i dostaje o 1 więcej za każdy towar.
merchants-difficulty-text-tycoon = Handlarz zaczyna z 40 złota i dostaje o 2 więcej za każdy towar.
merchants-rogue-card-criminals = Przestępcy
merchants-rogue-card-cultists = Kultyści
merchants-rogue-card-robbers = Rabusie
merchants-rogue-card-text-criminals = Łotrzy nie robią nic szczególnego.
merchants-rogue-card-text-cultists = Gdy sprzedajesz na nabrzeżu towary jednego koloru, możesz za kartę zepsucia policzyć tamtejszych łotrów jako klientów.
merchants-rogue-card-text-robbers = Kto posadzi łotra, może przesadzić innego pasażera tej łodzi do innej łodzi.
merchants-townsfolk-set-locals = Tutejsi
merchants-townsfolk-set-mercenaries = Najemnicy
merchants-townsfolk-set-sailors = Żeglarze
merchants-black-market-corruption-mode-per-good = karta za każdy towar
merchants-black-market-corruption-mode-per-colour-batch = karta za każdy kolor
merchants-black-market-corruption-mode-per-visit = karta za każdą wizytę
merchants-rating-sweeper = Zamiatacz warsztatu
merchants-rating-stallholder = Właściciel straganu
merchants-rating-trader = Kupiec
merchants-rating-guild-master = Mistrz gildii
merchants-rating-master-of-time = Władca czasu
