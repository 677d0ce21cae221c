# Teksty planszy Anachrony.

## Plansza Główna, Oś Czasu, strony

web-anachrony-status = Era { $era } z 7, { $phase }
web-anachrony-status-setup = { $phase }
web-anachrony-choice = Wybór
web-anachrony-timeline = Oś Czasu
web-anachrony-mine = Moje
web-anachrony-others = Inni
web-anachrony-main-board = Plansza Główna
web-anachrony-setup = Ścieżki i Liderzy
web-anachrony-led-by = Liderzy: { $names }
web-anachrony-hex-taken = { $space }: { $player }, { $worker }
web-anachrony-hex-closed = { $space }: niedostępny
web-anachrony-pool-taken = { $space }: { $names }
web-anachrony-motivated = Zmotywowany
web-anachrony-dies = umiera podczas Zbierania
web-anachrony-first-player = Pierwszy Gracz
web-anachrony-not-allowed = { $worker }: niedozwolony
web-anachrony-earns-titanium = { $worker }: o 1 jednostkę Tytanu mniej
web-anachrony-earns-motivated = { $worker }: pozostaje Zmotywowany
web-anachrony-no-genius = { $worker }: nie zrekrutuje Geniusza
web-anachrony-pool = Pula
web-anachrony-any-bonus = dowolna z tych premii
web-anachrony-recruit-pool = Pula Rekrutacji
web-anachrony-in-pool = { $worker }: { $n } w puli, premia: { $bonus }
web-anachrony-mine-pool = Pula Wydobycia
web-anachrony-mine-pool-has = Pula Wydobycia: { $goods }
web-anachrony-copies-full = kopiuje Akcję Stolicy bez wolnych Heksów:
web-anachrony-none-full = takiej jeszcze nie ma
web-anachrony-exchanges = Wymiany między sąsiadami, w obie strony: { $list }
web-anachrony-give = Oddaj { $goods }
web-anachrony-after-impact = po Uderzeniu
web-anachrony-evacuated = Kolejność Ewakuacji
web-anachrony-stacks = Budynki
web-anachrony-stacks-note = wierzch każdego stosu
web-anachrony-stack-empty = { $row }: pusty stos
web-anachrony-purify-bonus = Naukowiec lub Geniusz: o 1 jednostkę Wody więcej
web-anachrony-trade-bonus = Administrator lub Geniusz: dwie wymiany
web-anachrony-warp-of = Kafel Warpu, { $player }, Era { $era }: { $warp }
web-anachrony-focus-of = Skupienie: { $player }
web-anachrony-focus-own = twoje Skupienie
web-anachrony-era = Era { $n }
web-anachrony-era-of = Era { $n } z 7
web-anachrony-warps-here = { $n ->
    [one] { $n } kafel Warpu
    [few] { $n } kafle Warpu
   *[other] { $n } kafli Warpu
}
web-anachrony-face-down = Superprojekt Ery { $n }, zakryty
web-anachrony-built = zbudowany
web-anachrony-now = teraz
web-anachrony-rolls = rzuca kością Paradoksu za tę Erę: { $names }
web-anachrony-rolled = Era { $era }: { $mine ->
    [yes] rzucasz,
   *[no] { PLAYER($seat) } rzuca,
} wynik: { $n }; Paradoksy: { $have } z { $limit }{ $anomaly ->
    [yes] , czyli Anomalia ({ $vp } PZ).
   *[no] .
}
web-anachrony-alternate = Alternatywna Oś Czasu: rozmieszczenie oznaczonych pól odtworzyliśmy sami.
web-anachrony-impact = Uderzenie
web-anachrony-impact-over = już nastąpiło
web-anachrony-impact-in = { $n ->
    [0] na koniec tej Ery
    [one] po następnej Erze
    [few] za { $n } Ery
   *[other] za { $n } Er
}
web-anachrony-your-turn = Twoja kolej
web-anachrony-turn-of = Kolej: { $names }
web-anachrony-phase-preparation = Przygotowanie
web-anachrony-phase-paradox = Paradoks
web-anachrony-phase-power-up = Zasilanie
web-anachrony-phase-warp = Warp
web-anachrony-phase-action = Akcje
web-anachrony-phase-clean-up = Porządkowanie
