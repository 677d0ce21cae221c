# Plansza gry Pokój 25 w przeglądarce.

## Krótkie nazwy, które mieszczą się w rysunkach
web-room25-room-central = Centralny
web-room25-room-room25 = Pokój 25
web-room25-room-empty = Puste
web-room25-room-vision = Sala wideo
web-room25-room-control-room = Sterownia
web-room25-room-tunnel = Tunel
web-room25-room-moving = Ruchomy
web-room25-room-vortex = Wir
web-room25-room-prison = Cela
web-room25-room-cold = Chłód
web-room25-room-dark = Ciemny
web-room25-room-trap = Pułapka
web-room25-room-mortal = Śmierć
web-room25-room-illusion = Iluzja
web-room25-room-flooded = Zalana
web-room25-room-acid = Kwas
web-room25-room-robot-room = Roboty
web-room25-room-regeneration = Regeneracja
web-room25-room-pivoting = Obrotowa
web-room25-room-mirror = Lustra
web-room25-room-abm-room = Z.R.B.
web-room25-room-jamming = Zakłócanie
web-room25-room-timer = Zegar
web-room25-room-shredder = Piły
web-room25-room-paranoia = Paranoja
web-room25-room-key-room = Kontrolny
web-room25-silence-room = Cisza: ktoś jest w Komorze zakłócania. Dopóki z niej nie wyjdzie, nikt nie może wymieniać informacji.
web-room25-silence-card = Cisza: na stole leży karta Zakłócanie. Do końca rundy nikt nie może wymieniać informacji.
web-room25-token-look = Obserwacja
web-room25-token-move = Ruch
web-room25-token-push = Wypchnięcie
web-room25-token-control = Sterowanie
web-room25-token-special = Zdolność

## Budynek
web-room25-building = Budynek: pięć szeregów i pięć kolumn pomieszczeń
web-room25-unknown = Zakryte pomieszczenie
web-room25-you-saw = { $round ->
    [0] widziane
   *[other] widziane, R{ $round }
}
web-room25-only-you = { $round ->
    [0] Zakryte. Wiesz to tylko ty: obejrzane przed pierwszą rundą.
   *[other] Zakryte. Obejrzane w rundzie { $round }.
}
web-room25-label-up = { $room }, kolor { $colour }
web-room25-label-seen = zakryte, w rundzie { $round } było tu: { $room }
web-room25-closed = zakaz wstępu
web-room25-closed-text = Znacznik zakazu wstępu: nikt nie może wejść.
web-room25-locked = zamknięte
web-room25-locked-text = Żeton zamka: wejść mogą tylko Emmet i roboty.
web-room25-robot = Robot { $robot }
web-room25-reminder-of = znacznik przypomnienia: { $character }
web-room25-slide = Przesuń: { $line }, { $direction }
web-room25-slid = Przesunięto w tej rundzie: { $line }, { $direction }
web-room25-here = tu jesteś
web-room25-you = Ty

## Czas i kolejność
web-room25-status = { $round ->
    [0] Przed rundą 1
   *[other] Runda { $round }, pozostało { $left }
} · { $phase }
web-room25-countdown = Odliczanie
web-room25-rounds-left = { $n ->
    [one] { $n } runda do końca
    [few] { $n } rundy do końca
   *[other] { $n } rund do końca
}
web-room25-left = do końca
web-room25-silence = Cisza
web-room25-players = Gracze
web-room25-turn-order = Kolejność
web-room25-player = Gracz { $number }
web-room25-team = Drużyna { $number }
web-room25-out = poza grą
web-room25-hidden = ukryta postać
web-room25-trapped = musi wyjść!
web-room25-drowns = utonie w rundzie { $round }
web-room25-by-round = R{ $round }
web-room25-paranoid = paranoja
web-room25-thinking = wybiera
web-room25-role-hidden = rola ukryta
web-room25-key-found = Wyjście otwarte
web-room25-key-missing = Pokój kontrolny jeszcze nieodwiedzony

## Program
web-room25-programme = Program
web-room25-fold-first = Najpierw: { $token }
web-room25-fold-only = Tylko jedna akcja
web-room25-your-characters = Twoje postacie
web-room25-role-secret = { $role }: widzisz to tylko ty
web-room25-role-open = { $role }: wiedzą wszyscy
web-room25-reminder = Znacznik przypomnienia
web-room25-spare-rooms = { $n ->
    [one] { $n } zapasowe puste pomieszczenie
    [few] { $n } zapasowe puste pomieszczenia
   *[other] { $n } zapasowych pustych pomieszczeń
}
web-room25-in-hand = na ręce
web-room25-set = w programie
web-room25-now = teraz
web-room25-played = zagrane
web-room25-lost = utracone
web-room25-lost-token = utracone: { $token }
web-room25-face-down = zakryty
web-room25-choose = wybierz żeton
web-room25-nothing = nic
web-room25-stack = { $n ->
    [one] { $n } żeton w stosie paranoi: dobierany losowo
    [few] { $n } żetony w stosie paranoi: dobierane losowo
   *[other] { $n } żetonów w stosie paranoi: dobieranych losowo
}
web-room25-free = Bez programu: wybierasz, gdy nadejdzie twoja kolej.
web-room25-adrenaline = Adrenalina
web-room25-once = raz na grę
web-room25-declared = zapowiedziana
web-room25-used-up = zużyta
web-room25-clear = Wyczyść
web-room25-set-one = Tylko ten
web-room25-set-programme = Zaprogramuj
web-room25-spectator = Programy są tajne.

## Z czego składa się budynek
web-room25-recipe = Budynek
web-room25-found = odkryto { $open } z { $count }
web-room25-removed = Usunięte:
web-room25-cards = Karty Z.R.B.
web-room25-deck = Talia: { $deck }, stos odrzuconych kart: { $discard }

## Pierwsza gra z przewodnikiem
web-room25-tour-welcome = Czworo więźniów budzi się w budynku z 25 pomieszczeń, który wciąż się porusza. Jesteś Emmetem; boty prowadzą Kevina, Francka i Jennifer, a wygracie lub przegracie wszyscy razem. Znajdźcie Pokój 25, wejdźcie do niego całą czwórką i wysuńcie go z budynku, zanim minie 8 rund.
web-room25-tour-corners = Pokój 25 trafił do jednej ze Stref Wyjścia: to cztery narożniki z niebieską ramką. Kształt znaku ostrzega: koło jest bezpieczne, trójkąt to przeszkoda, ośmiokąt oznacza śmierć, romb jest specjalny.
web-room25-tour-clue = Przed pierwszą rundą każdy może podejrzeć jedno pomieszczenie obok centrum. Obejrzyj C2.
web-room25-tour-programme = C2 jest puste i bezpieczne: zapamiętaj to. Każda runda zaczyna się od programów. W tajemnicy i wszyscy naraz wybieracie najwyżej dwie różne akcje i ich kolejność: obserwacja, ruch, wypchnięcie lub sterowanie. Cokolwiek potem zrobią inni, programu już nie zmienisz.
web-room25-tour-first = W nieznanym budynku warto najpierw spojrzeć, a potem iść. Zaprogramuj właśnie to: najpierw obserwacja, potem ruch.
web-room25-tour-look = Wszyscy wybrali już swoje programy. Teraz po kolei odkrywacie pierwsze żetony i to ty zaczynasz. Obserwacja pokazuje sąsiednie zakryte pomieszczenie; tylko ty dowiesz się, co tam jest. Obejrzyj C4.
web-room25-tour-danger = Komora śmierci! Kto do niej wejdzie, zostaje wyeliminowany, a wtedy nikt nie ucieknie. Wśród przyjaciół możesz teraz powiedzieć tylko jej kolor: czerwony. Tymczasem inni wykonują swoje pierwsze akcje: dziennik mówi, co zrobili.
web-room25-tour-move = W drugiej kolejce odkrywasz ruch, tak jak go zaprogramowano. Wejście odkrywa pomieszczenie, a jego efekt działa od razu. Przejdź do C2: wiesz, że jest tam bezpiecznie.
web-room25-tour-round = Gdy wszyscy wykonają akcje, odliczanie posuwa się naprzód i powstają nowe programy. Zmienia się też kolejność: tym razem działasz na końcu, więc zanim przyjdzie twoja kolej, inni mogą przesunąć ciebie albo budynek.
web-room25-tour-control = Teraz najsilniejsza akcja: sterowanie przesuwa szereg lub kolumnę, w której jesteś. Zaprogramuj najpierw sterowanie, potem obserwację.
web-room25-tour-slide = Przesuń szereg 2 w prawo. Wszyscy w środku jadą razem z nim, a pomieszczenie wysunięte z jednego końca wraca z drugiego.
web-room25-tour-find = Szereg przewiózł cię do D2, tuż pod Strefę Wyjścia. Twój drugi żeton to obserwacja: obejrzyj D1.
web-room25-tour-yours = Jest: Pokój 25! Teraz muszą tu przyjść inni. Poczekaj na nich, wypychaj ich, przesuwaj szeregi, w których są. Gdy cała czwórka będzie w środku, akcja sterowania wykonana w tym miejscu wysunie Pokój 25 z budynku. Patrz, zanim wejdziesz, i powodzenia: teraz grasz samodzielnie!
