# Plansza Zatoki Kupców w przeglądarce.

## Stan

web-merchants-status = Dzień { $day } z { $days } · { $phase }
web-merchants-phases = Fazy dnia
web-merchants-gold = Złoto
web-merchants-others = Inni
web-merchants-own = Co masz
web-merchants-own-gold = Złoto: { $n }
web-merchants-own-relics = { $n ->
    [one] { $n } relikt
    [few] { $n } relikty
   *[many] { $n } reliktów
}
web-merchants-own-artifacts = { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[many] { $n } artefaktów
}
web-merchants-own-corruption = { $n ->
    [one] { $n } karta zepsucia
    [few] { $n } karty zepsucia
   *[many] { $n } kart zepsucia
}
web-merchants-hour = godzina { $hour }
web-merchants-day = Dzień { $day }

## Strony na telefonie

web-merchants-pages = Części stołu
web-merchants-page-shop = Sklep
web-merchants-page-mine = Półka
web-merchants-page-harbour = Port
web-merchants-page-clock = Zegar
web-merchants-page-town = Plac

## Sklep

web-merchants-shop = Twój sklep
web-merchants-shop-of = Sklep: { $who }
web-merchants-ring = Plansza sklepu: dziesięć pól, zgodnie z ruchem wskazówek zegara
web-merchants-cost = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
}{ $cards ->
    [0] { "" }
   *[other] , zepsucie { $cards }
}
web-merchants-space = { $space }: { $action }. { $cost }.
web-merchants-lands = Prowadzi na godzinę { $hour }. { $n ->
    [0] Po drodze nikt nie przybywa.
    [one] Po drodze przybywa { $n } poszukiwacz.
    [few] Po drodze przybywa { $n } poszukiwaczy.
   *[many] Po drodze przybywa { $n } poszukiwaczy.
}
web-merchants-support = Wsparcie gildii
web-merchants-symbol-covered = Wsparcie gildii, kolor { $colour }: zakryte żetonem, nic nie daje.
web-merchants-symbol-open = Wsparcie gildii, kolor { $colour }: odkryte, w fazie handlu daje złoto: { $gold }.
web-merchants-tokens = Żetony
web-merchants-pool-tokens = W puli: { $n ->
    [one] { $n } żeton zamrożonego czasu
    [few] { $n } żetony zamrożonego czasu
   *[many] { $n } żetonów zamrożonego czasu
}
web-merchants-take-tokens = Weź: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
web-merchants-spend-tokens = Wydaj: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
web-merchants-spend-none = Nie wydawaj

## Strumień czasu

web-merchants-stream = Strumień czasu
web-merchants-stream-into = miejsce wsunięcia: { $column }
web-merchants-tile = { $tile }, { $side }: { $action }. Lewa krawędź: { $left }; prawa krawędź: { $right }.
web-merchants-edges = Lewa krawędź: { $left }. Prawa krawędź: { $right }.
web-merchants-starter = Zaczyna w górnym rzędzie.
web-merchants-if-pushed = Po wsunięciu { $tile }
web-merchants-before = przed
web-merchants-after = po
web-merchants-leaves = { $tile } odwraca się i trafia do strumienia
web-merchants-unchanged = bez zmian
web-merchants-push = Wsuń { $tile }

## Półka, personel, zepsucie

web-merchants-shelf = Półka
web-merchants-shelf-pale = blade: jeszcze w puli
web-merchants-good = { $good }: na półce { $n }, w puli { $pool }, cena { $price }
web-merchants-staff = Personel
web-merchants-staff-note = działa cały naraz
web-merchants-empty = puste
web-merchants-remembered = liczą się jeszcze zastąpieni: { $n }
web-merchants-symbols = Symbole: { $symbols }.
web-merchants-corruption = Zepsucie
web-merchants-face = Karty zepsucia ({ $symbols ->
    [one] { $symbols } symbol łotra
    [few] { $symbols } symbole łotra
   *[many] { $symbols } symboli łotra
}): { $n }
web-merchants-signs-secret = { $n ->
    [one] { $n } symbol łotra
    [few] { $n } symbole łotra
   *[many] { $n } symboli łotra
}; widzisz je tylko ty

## Port

web-merchants-harbour = Port
web-merchants-nobody = jeszcze nikogo
web-merchants-boat = { $boat }: { $passengers }; { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
web-merchants-berth-free = { $berth }: wolne
web-merchants-berth-taken = { $berth }: { $boat }
web-merchants-berths = Zajęte miejsca postojowe: { $n } z { $all }
web-merchants-in-hand = czeka na miejsce: { $adventurer }
web-merchants-pier = { $pier }: { $crowd }
web-merchants-pier-large = Bazar
web-merchants-pier-small = Przy placu
web-merchants-pier-black = Czarny rynek
web-merchants-takes-all = Przyjmuje małe i duże towary.
web-merchants-takes-small = Przyjmuje małe towary: relikty.
web-merchants-takes-large = Przyjmuje duże towary: artefakty.
web-merchants-charges = Za sprzedaż tutaj dobierasz: { $n ->
    [one] { $n } kartę zepsucia
    [few] { $n } karty zepsucia
   *[many] { $n } kart zepsucia
}.

## Zegar, siedziby, worek

web-merchants-clock-and-halls = Zegar i siedziby gildii
web-merchants-clock = Zegar: { $pieces }. Poszukiwacze przybywają o godzinach: { $symbols }.
web-merchants-piece-at = { $who }: godzina { $hour }
web-merchants-token-at = Faza handlu zaczyna się, gdy wszyscy dojdą do godziny { $hour }.
web-merchants-next = Kolej na ostatni znacznik na zegarze: { $who }
web-merchants-halls = Siedziby gildii
web-merchants-halls-note = złoto za symbol
web-merchants-hall = { $guild }: w siedzibie { $n }
web-merchants-hall-text = Tyle złota daje każdy odkryty symbol wsparcia, a na końcu każdy symbol personelu: { $n }.
web-merchants-guild-red = Wojownicy
web-merchants-guild-green = Bardowie
web-merchants-guild-blue = Czarodzieje
web-merchants-guild-yellow = Szlachta
web-merchants-lair-note = tyle kosztuje na końcu każdy symbol łotra
web-merchants-lair-text = Łotrzy w kryjówce: { $n }. Na końcu tyle złota kosztuje każdy symbol łotra.
web-merchants-bag = W worku: { $crowd }

## Plac miejski

web-merchants-town = Plac miejski
web-merchants-town-note = efekt przy zatrudnieniu · symbole punktują na końcu
web-merchants-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[many] { $n } kart w talii
}
web-merchants-slot-hours = Koszt zatrudnienia z tego miejsca: { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}; akcja portalu go ignoruje.
web-merchants-hired = zatrudniony

## Złoto

web-merchants-forecast = Gdyby faza handlu zaczęła się teraz
web-merchants-forecast-sum = Złoto: { $gold }
web-merchants-selling = Sprzedaj
web-merchants-sale = { $good } × { $n }, { $pier }{ $rogues ->
    [yes] , łotrzy też kupują
   *[no] { "" }
}: złoto { $gold }{ $cards ->
    [0] { "" }
   *[other] , zepsucie { $cards }
}
web-merchants-no-customer = Teraz nikt tego nie kupi: { $good }
web-merchants-fewer = Mniej: { $good }
web-merchants-more = Więcej: { $good }
web-merchants-support-gold = Wsparcie gildii, kolor { $colour }: złoto { $gold }
web-merchants-nothing-yet = jeszcze nic na sprzedaż
web-merchants-at-the-end = na końcu
web-merchants-signs-gold = Symbole personelu, kolor { $colour } × { $n }: złoto { $gold }
web-merchants-losses = { $n ->
    [one] { $n } symbol łotra
    [few] { $n } symbole łotra
   *[many] { $n } symboli łotra
} × { $rogues } w kryjówce: strata złota { $gold }
web-merchants-total = razem

## Inni

web-merchants-strip = { $who }: godzina { $hour }, złoto { $gold }, { $cards ->
    [one] { $cards } karta zepsucia
    [few] { $cards } karty zepsucia
   *[many] { $cards } kart zepsucia
}, { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
   *[many] { $goods } towarów
}. Otwórz cały sklep.
web-merchants-left = lewy
web-merchants-right = prawy
web-merchants-no-goods = brak towarów
web-merchants-kept = Mieszkańcy
web-merchants-peddler-deck = W talii zostało: { $n }

## Galeria

web-merchants-gallery-signs = Towary, poszukiwacze przygód, gildie, znaki
web-merchants-gallery-tiles = Kafelki z obu stron
web-merchants-gallery-portals = Portale, wehikuły czasu, figurki
web-merchants-gallery-shop = Sklep, strumień czasu i skutki zmiany linii czasu
web-merchants-gallery-own = Półka, personel, wsparcie gildii, zepsucie
web-merchants-gallery-townsfolk = Mieszkańcy i plac miejski
web-merchants-gallery-cards = Karty łotrów, zdolności personelu, zepsucie, karty Handlarza
web-merchants-gallery-harbour = Łodzie, miejsca postojowe, nabrzeża
web-merchants-gallery-day = Zegar, siedziby gildii, kryjówka, worek
web-merchants-gallery-other = Sklep kogoś innego
web-merchants-gallery-options = Obrazki przed wyborami
web-merchants-gallery-any-relic = Relikt dowolnego koloru
web-merchants-gallery-any-artifact = Artefakt dowolnego koloru
web-merchants-gallery-small = Mały towar
web-merchants-gallery-large = Duży towar
web-merchants-gallery-hour = Godzina
web-merchants-gallery-token = Żeton zamrożonego czasu
web-merchants-gallery-guest = Przybywa poszukiwacz
web-merchants-gallery-market = Znacznik handlu
web-merchants-gallery-bag = Worek
web-merchants-gallery-lair = Kryjówka
web-merchants-gallery-compact-portal = na telefonie
