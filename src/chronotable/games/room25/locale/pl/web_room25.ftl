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
web-room25-announced = Ogłoszony kolor
web-room25-announced-by = { $round ->
    [0] { $character } (przed rundą 1): { $colour }
   *[other] { $character } (runda { $round }): { $colour }
}
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
