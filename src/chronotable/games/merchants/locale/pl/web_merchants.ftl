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
web-merchants-page-stream = Strumień
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
web-merchants-symbol-covered = Wsparcie gildii, { $colour }: zakryte żetonem, nic nie daje.
web-merchants-symbol-open = Wsparcie gildii, { $colour }: odkryte, na rynku daje złoto: { $gold }.
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
web-merchants-stream-into = do wsunięcia: { $column }
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
web-merchants-remembered = dodatkowo liczą się: { $n }
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
web-merchants-pier-small = Plac
web-merchants-pier-black = Czarny rynek
web-merchants-takes-all = Przyjmuje małe i duże towary.
web-merchants-takes-small = Przyjmuje małe towary: relikty.
web-merchants-takes-large = Przyjmuje duże towary: artefakty.
web-merchants-charges = Sprzedaż tutaj kosztuje zepsucie: { $n ->
    [one] { $n } karta zepsucia
    [few] { $n } karty zepsucia
   *[many] { $n } kart zepsucia
}.

## Zegar, siedziby, worek

web-merchants-clock-and-halls = Zegar i siedziby gildii
web-merchants-clock = Zegar: { $pieces }. Poszukiwacze przybywają o godzinach: { $symbols }.
web-merchants-piece-at = { $who } na { $hour }
web-merchants-token-at = Rynek otwiera się, gdy wszyscy dojdą do godziny { $hour }.
web-merchants-next = Następny jest ostatni na zegarze: { $who }
web-merchants-halls = Siedziby gildii
web-merchants-halls-note = złoto za symbol
web-merchants-hall = { $guild }: w siedzibie { $n }
web-merchants-hall-text = Tyle złota daje każdy odkryty symbol wsparcia, a na końcu każdy symbol personelu: { $n }.
web-merchants-guild-red = Wojownicy
web-merchants-guild-green = Bardowie
web-merchants-guild-blue = Czarodzieje
web-merchants-guild-yellow = Szlachta
web-merchants-lair-note = tyle kosztuje na końcu każdy symbol łotra
web-merchants-lair-text = Łotry w kryjówce: { $n }. Na końcu tyle złota kosztuje każdy symbol łotra.
web-merchants-bag = W worku: { $crowd }

## Plac miejski

web-merchants-town = Plac miejski
web-merchants-town-note = efekt przy zatrudnieniu · symbole punktują na końcu
web-merchants-deck = { $n ->
    [one] { $n } karta w talii
    [few] { $n } karty w talii
   *[many] { $n } kart w talii
}
web-merchants-slot-hours = Zatrudnienie z tego miejsca kosztuje gdzie indziej: { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}; portal to pomija.
web-merchants-hired = zatrudniony

## Złoto

web-merchants-forecast = Gdyby rynek otwarto teraz
web-merchants-forecast-sum = Złoto: { $gold }
web-merchants-selling = Sprzedaj
web-merchants-sale = { $good } × { $n }, { $pier }{ $rogues ->
    [yes] , łotry też kupują
   *[no] { "" }
}: złoto { $gold }{ $cards ->
    [0] { "" }
   *[other] , zepsucie { $cards }
}
web-merchants-no-customer = Teraz nikt tego nie kupi: { $good }
web-merchants-fewer = Mniej: { $good }
web-merchants-more = Więcej: { $good }
web-merchants-support-gold = Wsparcie gildii, { $colour }: złoto { $gold }
web-merchants-nothing-yet = jeszcze nic na sprzedaż
web-merchants-at-the-end = na końcu
web-merchants-signs-gold = Symbole personelu, { $colour } × { $n }: złoto { $gold }
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

## Pierwsza gra z przewodnikiem

web-merchants-tour-welcome = Prowadzisz sklep z dwoma wehikułami czasu. Chronomanta i Asystent krążą po polach zgodnie z ruchem wskazówek zegara; tam, gdzie któryś się zatrzyma, działa akcja. Po trzech dniach wygrywa złoto: musisz mieć go więcej niż Handlarz.
web-merchants-tour-customers = Klienci przypływają łodziami. Pełna łódź cumuje przy nabrzeżu, a towar przynosi cenę razy liczba klientów jego koloru. W łodzi 1 siedzi już dwóch niebieskich czarodziejów.
web-merchants-tour-portal = Dwie połówki tworzą portal: lewa pokazuje akcję, obie pokazują koszt. Poślij Asystenta na portal 1: relikt dowolnego koloru za dwie godziny.
web-merchants-tour-relic = Weź niebieski relikt, dla czarodziejów.
web-merchants-tour-seat = Minęły dwie godziny. Zegar pokazuje, kiedy przybywają poszukiwacze: tego sadzasz ty. Posadź barda w łodzi 1: im szybciej się zapełni, tym szybciej zacumuje.
web-merchants-tour-freeze = Handlarz zdobył towar. Działa ostatni na zegarze, więc znowu ty. Asystent musi się zatrzymać w następnym wehikule, gdzie zamraża czas.
web-merchants-tour-tokens = Weź dwa żetony. Każdy opłaci później godzinę, a odkryty symbol przyniesie złoto w fazie handlu. Wybierz czerwony i zielony i zatwierdź.
web-merchants-tour-keep = Możesz wydać je od razu. Zachowaj je na coś droższego.
web-merchants-tour-full = Łotr: łotry nic nie kupują. W łodzi 1 zajmie ostatnie miejsce.
web-merchants-tour-dock = Łódź jest pełna i to ty wybierasz miejsce postojowe. Relikty to małe towary: sprzedasz je na Placu albo, za zepsucie, na czarnym rynku.
web-merchants-tour-hire = Droga jest wolna dla Chronomanty, który nigdy nie mija Asystenta. Portal 2: mieszkaniec za dwie godziny i kartę zepsucia.
web-merchants-tour-card = Każdy mieszkaniec od razu coś robi, a jego symbole są na końcu warte złoto. M08 daje żółty artefakt.
web-merchants-tour-artifact = Artefakty to duże towary, na Bazar, i są warte dużo więcej.
web-merchants-tour-assign = Teraz miejsce na planszy personelu. Przy każdej aktywacji Powiększacz zamienia relikt w artefakt.
web-merchants-tour-spend = Żeton oszczędza godzinę: wydaj jeden na czerwony symbol. Symbol znów będzie zakryty.
web-merchants-tour-timeline = W wehikule Chronomanta zmienia linię czasu: dalej, do prawego.
web-merchants-tour-push = Wskazuj kafelki: plansza pokaże, co każdy zrobi z portalami. T08 da na portalu 3 niebieski lub żółty relikt, bez zepsucia. Wsuń go.
web-merchants-tour-yours = Odtąd sklep jest twój. Gdy cztery miejsca postojowe będą zajęte, rynek jest blisko; ile byś zarobił, zawsze liczy „Złoto”. Każde kliknięcie ma odpowiedź, a podpowiedź myśli z tobą.

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
