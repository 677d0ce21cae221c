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

## Pierwsza gra z przewodnikiem

web-loop-tour-welcome = Witaj w Agencji! Grasz Złodziejką czasu. Dr Fuks wyruszył ze swoją machiną przez siedem er: od zarania dziejów u góry, zgodnie z ruchem wskazówek zegara, aż po kres czasu. Wspólnie zarchiwizujcie cztery kafle sabotażu, zanim miną jego trzy cykle.
web-loop-tour-doctor = Każda tura zaczyna się od doktora: pojawiają się duplikaty i karty, potem dr Fuks rusza dalej, a machina pośrodku obraca się ku jego erze. Tym razem jest w twojej: w erze globalizacji.
web-loop-tour-rifts = Z machiny wypadły wyrwy: dwie tutaj, jedna w erze robotów. Czwarta wyrwa w jednej erze otworzyłaby wir. Twoja umiejętność specjalna neguje jedną z nich: kliknij erę globalizacji.
web-loop-tour-patch = Teraz twoje akcje. Masz na ręce trzy karty. Każda ma wymiar (spirala, pasy albo gwiazda), erę pochodzenia i efekt; użyta karta jest wyczerpana. W twojej erze wciąż jest wyrwa: usuń ją kartą „Opatrunek kwantowy”.
web-loop-tour-crowbar = Teraz „Łom przyczynowo-skutkowy”: działa w erze sąsiadującej z twoją.
web-loop-tour-choose = Niektóre karty dają wybór. Usuń wyrwę.
web-loop-tour-era = Z której sąsiedniej ery? Wyrwa jest tylko w erze robotów: kliknij ją.
web-loop-tour-loop = Obie użyte karty to spirale. Pora na sztuczkę, od której gra wzięła nazwę: wydaj 1 energię ze swojej ery i wykonaj pętlę w wymiarze spirali. Wszystkie wyczerpane spirale znów są przygotowane! Następna pętla w tej turze kosztowałaby 2.
web-loop-tour-mission = Wokół planszy leżą misje. „Kwantowa szpachlówka!” wymaga, by stanąć w trzech różnych erach, w których nie ma wyrw ani duplikatów. Wskaż kafel, aby przeczytać, czego wymaga.
web-loop-tour-move = Era industrializacji jest właśnie taka. Masz naładowaną baterię: jeden darmowy ruch na turę. Kliknij erę industrializacji.
web-loop-tour-damage = Czysto! Zadaj misji pierwsze uszkodzenie: kliknij „Kwantową szpachlówkę!”.
web-loop-tour-end = Karty są przygotowane, ale nic cię tu nie goni. Akcje można wykonywać, dopóki się chce; teraz zakończ fazę akcji.
web-loop-tour-take = Jedna karta dostępna w twojej erze może trafić na wierzch twojej talii. Weź kartę „Linia montażowa”.
web-loop-tour-farewell = Ręka zostaje odrzucona, dobierasz nowe karty i kolej na partnera. Gdy klikniesz coś niemożliwego, stół powie, dlaczego, i poda zasadę. Powodzenia!
