# Dlaczego coś nie jest możliwe w grze Zatoka Kupców: wybory, opcje, pozycje, paczki, prawa.

## Wybory

merchants-why-no-such-corruption = Nie masz takiej karty zepsucia.
merchants-why-other-slot = To miejsce w wehikule czasu należy do drugiej figurki.
merchants-why-shared-space = Stoi tam Asystent; figurki nie mogą stać na jednym polu.
merchants-why-behind-assistant = Chronomanta nie może minąć Asystenta, który stoi mu na drodze ({ $space }).
merchants-why-assistant-waits = Asystent opuszcza wehikuł czasu tylko wtedy, gdy jest w nim także Chronomanta.
merchants-why-through-machine = Asystent idzie zgodnie z ruchem wskazówek zegara i musi się zatrzymać w najbliższym wehikule czasu.
merchants-why-uncovered = Na tym symbolu nie ma żetonu: { $colour }.
merchants-why-covered = Ten symbol jest już zakryty: { $colour }.
merchants-why-freeze-count = Zamrożenie czasu zabiera dokładnie { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} albo tyle, ile zostało.
merchants-why-hours = Można wydać najwyżej tyle żetonów, ile godzin trzeba zapłacić: { $n }.
merchants-why-few-tokens = Żetony w puli, które można teraz wydać: { $n }.
merchants-why-not-in-stream = { $tile } nie leży w strumieniu czasu: { $stream }.
merchants-why-no-staff = Do tej zdolności nie przypisano mieszkańca: { $ability }.
merchants-why-staff-used = Tej zdolności użyto już podczas tej aktywacji: { $ability }.
merchants-why-no-exchange = Ta wymiana nie jest możliwa: { $ability }. Oddawany towar musi leżeć na półce, a otrzymywany w puli.
merchants-why-other-support = Kolory wsparcia na tym polu: { $colours }.
merchants-why-not-in-pool = W twojej puli nie ma już: { $good }.
merchants-why-other-goods = Tutaj możesz wziąć tylko: { $goods }.
merchants-why-not-in-square = { $id } nie leży na placu miejskim: { $square }.
merchants-why-same-boat = Pasażer pochodzi z { $boat_gen } i musi trafić do innej.
merchants-why-docked = Ta łódź już przybiła i nie ma wolnych miejsc: { $boat }.
merchants-why-full = Nie ma wolnego miejsca: { $boat }.
merchants-why-berth-taken = Stoi tam już łódź: { $berth }.
merchants-why-other-side = To miejsce jest po drugiej stronie: { $berth }.
merchants-why-not-on-shelf = Na twojej półce jest: { $good } × { $n }.
merchants-why-size = { CAPITAL($pier) } nie przyjmuje towarów tej wielkości: { $good }.
merchants-why-rogues-buy-nothing = W tej grze łotrzy niczego nie kupują.
merchants-why-no-rogues = Na tym nabrzeżu nie ma łotrów: { $pier }.
merchants-why-no-customers = Na tym nabrzeżu nie ma klientów tego koloru: { $pier }, { $colour }.
merchants-why-batch = Towary tego koloru już tu sprzedano; łotrzy liczą się dla wszystkich albo dla żadnego: { $pier }.

## Opcje

merchants-option-merchants = Liczba kupców: { $n }, a graczy: { $players }. Podaj jednego dla wszystkich albo po jednym dla każdego.
merchants-option-broken = Nie można wczytać kupca „{ $name }” z pakietu { $package } ({ $detail }).
merchants-option-mode = Tryb „{ $mode }” nie jest dla tylu graczy: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}. Dozwolone: { $allowed } (COVE-16.1, COVE-16.2, COVE-16.10).

## Pozycje

merchants-position-agenda = Oczekujące kroki trwającej gry muszą prowadzić do jej końca.
merchants-position-turn = Oczekujące kroki tury muszą należeć do jednego gracza, który na jej początku jest ostatni na zegarze (COVE-5.1).
merchants-position-order = Oczekujące kroki tury lub fazy handlu nie są w kolejności, jaką dają zasady: { $found } (COVE-5.5, COVE-7.2).
merchants-position-over = Zakończona gra nie ma oczekujących kroków.
merchants-position-drawn = Poszukiwacz w ręce i krok, który go sadza, występują razem (COVE-6.3).
merchants-position-hired = Zatrudniany mieszkaniec i krok, który go przypisuje, występują razem (COVE-11.5).
merchants-position-arrival = Przed przybyciem wszystkie łodzie są puste i na morzu (COVE-4.2).
merchants-position-undocked = Pełna łódź musiała już przybić, skoro po jej stronie jest wolne miejsce postojowe: { $boat } (COVE-6.7).
merchants-position-winners = Zwycięzcy nie wynikają z pozycji; dopóki gra trwa, nie ma ich wcale (COVE-9.6).
merchants-position-piece = Znacznika czasu „{ $piece }” nie ma w tej grze albo wymieniono go dwa razy. Znaczniki: { $known } (COVE-3.7).
merchants-position-players = { $n ->
    [one] Opisano { $n } gracza
    [few] Opisano { $n } graczy
   *[many] Opisano { $n } graczy
}; w tej grze jest ich najwyżej { $most } (COVE-1.1).
merchants-position-ability = Nie ma zdolności personelu „{ $id }”. Zdolności: { $known } (COVE-15.1).
merchants-position-good = Nie ma towaru „{ $id }”. Towary: { $known } (COVE-2.2).
merchants-position-face = Nie ma karty zepsucia „{ $id }”. Karty: { $known } (COVE-10.2).
merchants-position-card = Nie ma karty mieszkańca „{ $id }” (COVE-11.1).
merchants-position-peddler = Handlarz nie bierze udziału w tej grze (COVE-16.2).
merchants-position-peddler-card = Handlarz nie ma karty „{ $id }”. Karty: { $known } (COVE-16.3).
merchants-position-symbol = Nie ma symbolu wsparcia „{ $id }”. Symbole: { $known } (COVE-3.9).
merchants-position-tile = Nie ma kafelka „{ $id }”. Kafelki, za każdym pierwsza litera angielskiej nazwy jego strony: { $known } (COVE-2.3).
merchants-position-tile-twice = Jeden z kafelków wymieniono dwa razy (COVE-18.3).
merchants-position-fate = Nie da się wyciągnąć „{ $id }”. Znane: { $known }.

## Paczki

merchants-pack-halls = W siedzibie na początku: { $n ->
    [one] { $n } pionek
    [few] { $n } pionki
   *[many] { $n } pionków
}, a jest ich tylko { $most }.
merchants-pack-rogues = Łotrzy w kryjówce i w worku: { $n }; musi ich być { $needed }.
merchants-pack-full-boats = W każdej łodzi przypływa { $n ->
    [one] { $n } pasażer
    [few] { $n } pasażerów
   *[many] { $n } pasażerów
}, a miejsc jest tylko { $seats }: co najmniej jedno musi być wolne.
merchants-pack-hours = Symbol poszukiwacza na godzinie { $n }: ostatnią godziną dnia jest { $most }.
merchants-pack-action-colours = „{ $id }” musi mieć kolory, jeśli daje towary lub wsparcie, a inaczej nie może ich mieć.
merchants-pack-amount = „{ $id }” musi mieć liczbę, jeśli odrzuca zepsucie, a inaczej nie może jej mieć.
merchants-pack-empty = Nie zostałaby żadna karta.
merchants-pack-starters = Kafelki ze znakiem startowym: { $n }; muszą być 2.
merchants-pack-blue-side = { $tile }: niebieska strona musi mieć dokładnie o jeden symbol mniej niż biała.
merchants-pack-half-action = „{ $id }”: lewe połówki na brzegu mają akcję, prawe jej nie mają.
merchants-pack-endless = Zamrożenie czasu dawałoby { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
} za { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}: gra mogłaby się nigdy nie skończyć.

## Prawa

merchants-law-adventurers = musi ich być { $total }, a nie { $n }: { $adventurer } (COVE-18.3)
merchants-law-boat-twice = jedna łódź stoi w dwóch miejscach (COVE-6.7)
merchants-law-berth-side = { $boat } nie może stać po drugiej stronie: { $berth } (COVE-6.7)
merchants-law-boat = { $boat }: pasażerowie { $n }, miejsca { $most } (COVE-6.6)
merchants-law-pieces = każdy znacznik czasu w grze jest na zegarze dokładnie raz (COVE-3.7)
merchants-law-clock = znaczniki czasu nie są w kolejności swoich godzin (COVE-5.1)
merchants-law-token = znacznik handlu leży między godziną 1 a godziną { $most } (COVE-6.11)
merchants-law-day = liczba dni gry: { $most } (COVE-1.1)
merchants-law-townsfolk = każda karta obu zestawów mieszkańców musi gdzieś być, dokładnie raz (COVE-18.5)
merchants-law-square = karty na placu miejskim: { $n }, miejsca: { $most } (COVE-3.5)
merchants-law-corruption = kart zepsucia z tyloma symbolami łotra ({ $symbols }) musi być { $total }, a nie { $n } (COVE-10.2)
merchants-law-goods = { $who } nie może mieć na półce tylu towarów ({ $n }): { $good }; jest ich { $most } (COVE-2.2)
merchants-law-kept = Handlarz zatrzymuje { $n } mieszkańców; wolno mu { $most } (COVE-16.4)
merchants-law-peddler-deck = jedna karta jest dwa razy w talii Handlarza (COVE-16.3)
merchants-law-hall = w ich siedzibie lub kryjówce jest ich { $n }, a nigdy nie bywa mniej niż { $least }: { $adventurer } (COVE-8.3)
merchants-law-pier = { $pier }: łodzie, które tu przybiły: { $boats }, więc poszukiwaczy musi tu stać { $total }, a nie { $n } (COVE-6.7)
merchants-law-sea-passengers = na morzu są pasażerowie, choć powinni już opuścić łodzie (COVE-7.1)
merchants-law-token-ahead = znacznik handlu leży najdalej na godzinie { $n }, godzinę za najdalszym znacznikiem czasu (COVE-6.11)
merchants-law-token-early = znacznik handlu leży na zegarze, ale jest wolne miejsce postojowe (COVE-6.11)
merchants-law-token-missing = wszystkie miejsca postojowe są zajęte i nikt nie wykonuje tury, więc znacznik handlu musi leżeć na zegarze (COVE-6.11)
merchants-law-arrival-hours = przed przybyciem łodzi wszystkie znaczniki czasu stoją na godzinie 0 (COVE-8.4)
merchants-law-unfinished = produkcja jest skończona, ale { $who } stoi na godzinie { $n }, przed godziną { $end } (COVE-6.12)
merchants-law-over = gra kończy się dopiero po dniu { $last } (COVE-9.1)
merchants-law-turn = tura { $n } jest zbyt wczesna dla tego zegara: najmniejsza liczba tur samego tego dnia to { $least } (COVE-5.1)
merchants-law-turn-rest = oczekujące kroki z tym, czego nic tutaj nie mogło wywołać ({ $found }): żadna figurka nie stoi tam, gdzie widać tę akcję i jej koszt, albo przybyło mniej poszukiwaczy (COVE-5.5, COVE-6.3)
merchants-law-sale = sprzedaż gracza { $who }, która nie mogła się tak rozpocząć (COVE-7.6, COVE-10.4)
merchants-law-gold = { $who } nie może mieć tyle złota ({ $n }) przed końcową punktacją (COVE-9.5)
merchants-law-square-short = na placu miejskim jest wolne miejsce, choć w talii są karty (COVE-11.4)
merchants-law-remembered = { $who } zachowuje symbole zastąpionych mieszkańców, a tego nie uzgodniono (COVE-11.7)
merchants-law-tiles = gracz { $seat } musi mieć każdy kafelek dokładnie raz (COVE-18.3)
merchants-law-same-space = obie figurki gracza { $seat } stoją na jednym polu (COVE-12.7)
merchants-law-figures = figurki gracza { $seat } nie mogły dojść tam, gdzie stoją (COVE-12.10)
merchants-law-tokens = gracz { $seat } nie ma tylu świeżych żetonów (COVE-13.7)

## Kupiec z innego pakietu, który nie może grać

merchants-option-unfit = Kupiec „{ $name }” z pakietu { $package } nie może grać. { $why }
merchants-unfit-lacks = Brakuje: { $names }.
merchants-unfit-kind = { $name } musi być { $wanted }, a jest: { $found }.
merchants-unfit-events = { $name } musi być słownikiem krotek: nazwy argumentów każdego rodzaju.
merchants-unfit-abilities = { $name } musi zawierać różne słowa w liczbie { $n }.
merchants-unfit-declared = { $name } musi być typem złożonym ze słów z { $words }.
merchants-unfit-module = { $module } to pojedynczy moduł; kupiec ma własny pakiet.
merchants-unfit-name = Nazwa zaczyna się od litery i składa z małych liter, cyfr i znaku „_”.
merchants-unfit-offered = Inny pakiet ma kupca o tej nazwie ({ $edition }): jeden z nich trzeba usunąć.
merchants-unfit-taken = Niektóre jego słowa są już zajęte: { $kind ->
    [verbs] czasowniki
    [nouns] rzeczowniki
    [told] słowa komunikatów
    [steps] kroki
    [events] zdarzenia
    [arguments] argumenty zdarzeń
    [abilities] zdolności
   *[fields] pola pozycji
}: { $words } ({ $owner }).
merchants-option-absent = Kupiec „{ $name }” nie jest tu zainstalowany. Zainstalowani: { $installed }.
