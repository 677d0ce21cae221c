# Plansza The LOOP w przeglądarce.

web-loop-status = Cykl { $cycle } · tura { $turn } · { $phase }

## Plansza

web-loop-ring = Plansza czasoprzestrzeni: siedem er
web-loop-era-counts = { $era }: wyrwy: { $rifts } z { $slots }, energia: { $energy }, { $clones ->
    [one] { $clones } duplikat
    [few] { $clones } duplikaty
   *[many] { $clones } duplikatów
}, { $cards ->
    [one] { $cards } dostępna karta
    [few] { $cards } dostępne karty
   *[many] { $cards } dostępnych kart
}
web-loop-doctor-here = jest tu dr Fuks
web-loop-machine = Dr Fuks i jego machina, { $era_in }
web-loop-machine-idle = Dr Fuks i jego machina
web-loop-full = Wszystkie pola zajęte: następna wyrwa otworzy wir
web-loop-last-vortex = Rozdarta era: { $era }
web-loop-vortex = Wir
web-loop-face-down = Zakryty kafel sabotażu
web-loop-tile-gone = Kafel sabotażu tej ery jest zarchiwizowany
web-loop-archived-tile = w archiwum
web-loop-mission = Misja „{ $mission }”, uszkodzenia: { $damage } z { $required }
web-loop-centrifuge = Wirówka
web-loop-clone = Duplikat { $era_in } (era zniszczenia: { $destroy })
web-loop-super-clone = Super duplikat { $era_in } (era zniszczenia: { $destroy })
web-loop-agent = { $agent }, { $era_in }
web-loop-you = Ty
web-loop-you-are-here = tu jesteś
web-loop-available = Dostępna karta: { $card }
web-loop-choose-era = Ta era: { $era }

## Karty

web-loop-hand = Ręka
web-loop-your-hand = Twoja ręka
web-loop-hand-empty = Brak kart na ręce.
web-loop-ready = przygotowana
web-loop-exhausted = wyczerpana
web-loop-running = w użyciu
web-loop-origin = Pochodzi { $era_from }
web-loop-charged = Naładowana
web-loop-drained = Zużyta
web-loop-free-move = darmowy ruch
web-loop-full-battery = pełna
web-loop-empty-battery = pusta
web-loop-ability = Umiejętność
web-loop-loop = Pętla
web-loop-loop-cost = energia: { $cost }
web-loop-loop-in = Pętla, wymiar: { $dimension }
web-loop-deck = Talia { $n }
web-loop-deck-top = Wierzch talii, w kolejności dobierania
web-loop-discard = Odrzucone { $n }
web-loop-offer = Premia kwartalna: wybierz spośród tych kart
web-loop-limbo = Zaraz zostaną zniszczone
web-loop-close = Zamknij
web-loop-none = brak
web-loop-team = Drużyna
web-loop-more = Ręka i talia: { $agent }

## Kwatera główna

web-loop-hq = Kwatera główna
web-loop-hq-tab = Kwatera
web-loop-cycle = Cykl { $n }
web-loop-turn = tura { $n }
web-loop-cycle-words = Cykl { $n } z 3, { $left ->
    [one] została { $left } karta Fuksa
    [few] zostały { $left } karty Fuksa
   *[many] zostało { $left } kart Fuksa
}, { $clones ->
    [one] { $clones } nowy duplikat
    [few] { $clones } nowe duplikaty
   *[many] { $clones } nowych duplikatów
} co turę
web-loop-been = Ery, w których dr Fuks był w tym cyklu
web-loop-vortices = Zapas wirów
web-loop-vortices-lose = 4. wir = przegrana
web-loop-vortices-left = { $n ->
    [one] Został { $n } kafel wiru
    [few] Zostały { $n } kafle wiru
   *[many] Zostało { $n } kafli wiru
}
web-loop-archive = Archiwum
web-loop-archive-win = do wygranej: { $n }
web-loop-archived = Zarchiwizowane: { $done } z { $need }
web-loop-dismantled = Rozmontowane wirówki: { $done } z { $need }
web-loop-supers-left = Super duplikaty na planszy: { $n }
web-loop-ultras = Działające karty ultramachiny: { $n }
web-loop-supply = Pula
web-loop-rifts = { $n ->
    [one] { $n } wyrwa
    [few] { $n } wyrwy
   *[many] { $n } wyrw
}
web-loop-energy = { $n ->
    [one] { $n } energia
    [few] { $n } kostki energii
   *[many] { $n } kostek energii
}
web-loop-clones = { $n ->
    [one] { $n } duplikat
    [few] { $n } duplikaty
   *[many] { $n } duplikatów
}
web-loop-supers = { $n ->
    [one] { $n } super duplikat
    [few] { $n } super duplikaty
   *[many] { $n } super duplikatów
}
web-loop-arsenal = arsenał
web-loop-arsenal-n = Arsenał ({ $n })
web-loop-destroyed = zniszczone
web-loop-destroyed-n = Zniszczone karty ({ $n })
web-loop-store = Poza grą
web-loop-missions-archived = Zarchiwizowane misje
web-loop-missions-unseen = Misje, których nikt jeszcze nie widział
web-loop-missions-lost = Misje stracone w wirze
web-loop-strip-cycle = { $n } cykl · zostało { $left }
web-loop-strip-vortex = zapas wirów: { $n }
web-loop-strip-archived = { $done }/{ $need } w archiwum
