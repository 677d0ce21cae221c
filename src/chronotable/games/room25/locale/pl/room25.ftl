# Nazwy w grze Pokój 25 i opisy działania, własnymi słowami. Formy: .gen dopełniacz, .acc biernik,
# .gender rodzaj (m albo f), .mode nazwa ze słowem „tryb”, .rooms przymiotnik do słowa „pomieszczenia”.

## Postacie

room25-character-alice = Alice
    .gen = Alice
    .acc = Alice
    .gender = f
room25-character-jennifer = Jennifer
    .gen = Jennifer
    .acc = Jennifer
    .gender = f
room25-character-max = Max
    .gen = Maxa
    .acc = Maxa
    .gender = m
room25-character-kevin = Kevin
    .gen = Kevina
    .acc = Kevina
    .gender = m
room25-character-franck = Franck
    .gen = Francka
    .acc = Francka
    .gender = m
room25-character-emmet = Emmet
    .gen = Emmeta
    .acc = Emmeta
    .gender = m
room25-character-sarah = Sarah
    .gen = Sarah
    .acc = Sarah
    .gender = f
room25-character-bruce = Bruce
    .gen = Bruce’a
    .acc = Bruce’a
    .gender = m

## Żetony akcji

room25-token-look = obserwacja
room25-token-move = ruch
room25-token-push = wypchnięcie
room25-token-control = sterowanie
room25-token-special = specjalna zdolność

## Specjalne zdolności

room25-ability-hide = niewidzialność
room25-ability-call = wezwanie
room25-ability-carry = noszenie
room25-ability-vitality = witalność
room25-ability-reactivation = reaktywacja
room25-ability-lock = zamknięcie
room25-ability-sabotage-room = sabotaż pomieszczenia
room25-ability-sabotage-robot = sabotaż robota
room25-ability-hack-building = hakowanie budynku
room25-ability-hack-robot = hakowanie robota
room25-ability-mimicry = mimikra

room25-ability-text-hide = Do twojej następnej akcji nikt nie może cię wypchnąć, przenieść ani wezwać. Efekty pomieszczeń nadal na ciebie działają.
room25-ability-text-call = Sprowadź do siebie postać z sąsiedniego pomieszczenia; działa na nią efekt twojego pomieszczenia.
room25-ability-text-carry = Przejdź do sąsiedniego pomieszczenia i zabierz ze sobą jedną postać ze swojego; efekt nowego pomieszczenia działa na was oboje.
room25-ability-text-vitality = Jeśli nie masz już żetonu adrenaliny, odzyskujesz go.
room25-ability-text-reactivation = Zdejmij znacznik zakazu wstępu z sąsiedniego pomieszczenia, w którym nikogo nie ma, i zakryj to pomieszczenie.
room25-ability-text-lock = Połóż żeton zamka na sąsiednim odkrytym pomieszczeniu, które nie jest niebieskie: mogą do niego wejść tylko Emmet i roboty.
room25-ability-text-sabotage-room = Zastąp pomieszczenie, w którym jesteś, jednym ze swoich zapasowych pustych pomieszczeń. Niebieskiego nie można zastąpić.
room25-ability-text-sabotage-robot = Zniszcz robota w swoim pomieszczeniu.
room25-ability-text-hack-building = Zamień miejscami dwa pomieszczenia sąsiadujące z twoim. Odkrytych niebieskich nie można zamieniać.
room25-ability-text-hack-robot = Wydaj rozkaz ruchu albo wypchnięcia dowolnemu robotowi w budynku.
room25-ability-text-mimicry = Użyj specjalnej zdolności postaci ze swojego albo sąsiedniego pomieszczenia. Od Kevina naśladujesz tylko hakowanie robota, od Emmeta tylko reaktywację, od Sarah tylko sabotaż pomieszczenia, a od Francka witalność, i to tylko wtedy, gdy jest w twoim pomieszczeniu.

## Pomieszczenia

room25-room-central = Pokój centralny
room25-room-room25 = Pokój 25
room25-room-empty = Puste pomieszczenie
room25-room-vision = Sala wideo
room25-room-control-room = Sterownia
room25-room-tunnel = Pokój z tunelem
room25-room-moving = Ruchomy pokój
room25-room-vortex = Pokój z wirem
room25-room-prison = Cela
room25-room-cold = Komora chłodu
room25-room-dark = Ciemny pokój
room25-room-trap = Pokój pułapka
room25-room-mortal = Komora śmierci
room25-room-illusion = Pokój iluzji
room25-room-flooded = Zalana komora
room25-room-acid = Wanna z kwasem
room25-room-robot-room = Komora robotów
room25-room-regeneration = Komora regeneracji
room25-room-pivoting = Komora obrotowa
room25-room-mirror = Pokój luster
room25-room-abm-room = Pokój Z.R.B.
room25-room-jamming = Komora zakłócania
room25-room-timer = Pokój zegarowy
room25-room-shredder = Komora pił
room25-room-paranoia = Pokój paranoi
room25-room-key-room = Pokój kontrolny

room25-room-text-central = Tu zaczynają wszyscy. To pomieszczenie nigdy się nie przesuwa, a w środku możliwe są tylko obserwacja i ruch.
room25-room-text-room25 = Wyjście: gdy sterowanie wykonane w środku wysunie je poza krawędź budynku, uciekają ci, którzy są tu w komplecie. W trybach Podejrzliwości, Drużynowym i Rywalizacji wejście, gdy zostało więcej niż 5 rund, uruchamia alarm: zostaje tylko 5 rund.
room25-room-text-empty = Nic się tu nie dzieje.
room25-room-text-vision = Obejrzyj w tajemnicy dowolne zakryte pomieszczenie budynku.
room25-room-text-control-room = Przesuń o jedno pole dowolny szereg albo dowolną kolumnę oprócz środkowych. W ten sposób nie można uciec.
room25-room-text-tunnel = Jeśli odkryty jest inny Pokój z tunelem, od razu tam przechodzisz. Jeśli są dwa, wybierz jeden z nich.
room25-room-text-moving = Zamień to pomieszczenie, razem ze wszystkimi w środku, z dowolnym zakrytym, które pozostaje zakryte.
room25-room-text-vortex = Wracasz do Pokoju centralnego.
room25-room-text-prison = Wyjść możesz tylko do Pokoju centralnego albo do sąsiedniego pomieszczenia, w którym jest inna postać lub robot.
room25-room-text-cold = Kto jest tutaj w fazie Programowania, ma tylko jedną akcję i nie może zapowiedzieć adrenaliny.
room25-room-text-dark = Stąd nie można wykonać obserwacji.
room25-room-text-trap = Opuść pomieszczenie swoją następną akcją, inaczej zaraz po niej czeka cię eliminacja.
room25-room-text-mortal = Wejście oznacza natychmiastową eliminację.
room25-room-text-illusion = To pomieszczenie zamienia się miejscami z dowolnym zakrytym. Stoisz teraz w tamtym i działa na ciebie jego efekt.
room25-room-text-flooded = Pomieszczenie staje się niedostępne. Kto po swojej drugiej akcji w następnej rundzie nadal jest w środku, zostaje wyeliminowany.
room25-room-text-acid = Gdy wchodzi tu ktoś następny, ten, kto był tu wcześniej, zostaje wyeliminowany.
room25-room-text-robot-room = Jeśli robota tej komory nie ma w budynku, pojawia się tutaj. Następnie wydaj dowolnemu robotowi rozkaz ruchu albo wypchnięcia.
room25-room-text-regeneration = Jeśli kogoś już wyeliminowano, wszystkie wyeliminowane postacie wracają do Pokoju centralnego, a w miejsce tej komory trafia Puste pomieszczenie.
room25-room-text-pivoting = Korytarz obraca się ku pomieszczeniu, z którego przychodzisz. Ruch, obserwacja i wypchnięcie są możliwe tylko przez jego dwa wyjścia.
room25-room-text-mirror = Tracisz żeton adrenaliny i resztę programu tej rundy.
room25-room-text-abm-room = Dobierz kartę Z.R.B. i zastosuj ją. Karta, która dotyczy określonych postaci, dotyczy tylko ciebie.
room25-room-text-jamming = Dopóki w środku jest jakaś postać, gracze nie mogą wymieniać żadnych informacji.
room25-room-text-timer = Zostaje o jedną rundę mniej; w ostatniej rundzie zamiast tego czeka cię eliminacja. Potem w jego miejsce trafia Puste pomieszczenie.
room25-room-text-shredder = Gdy wychodzi stąd postać albo wchodzi robot, wszyscy, którzy są jeszcze w środku, zostają wyeliminowani, a komora staje się niedostępna.
room25-room-text-paranoia = Twoje żetony tworzą potasowany stos. Dopóki jesteś w środku, każdą akcję losujesz z tego stosu.
room25-room-text-key-room = Tylko w trybach Kooperacji i Solo: dopóki ktoś tu nie wejdzie, nie można wydostać się przez Pokój 25. Potem w miejsce Pokoju kontrolnego trafia Puste pomieszczenie.

room25-face-down = zakryte

## Linie, kierunki, rozkazy

room25-line-row-1 = szereg 1
    .acc = szereg 1
room25-line-row-2 = szereg 2
    .acc = szereg 2
room25-line-row-3 = szereg 3
    .acc = szereg 3
room25-line-row-4 = szereg 4
    .acc = szereg 4
room25-line-row-5 = szereg 5
    .acc = szereg 5
room25-line-column-a = kolumna A
    .acc = kolumnę A
room25-line-column-b = kolumna B
    .acc = kolumnę B
room25-line-column-c = kolumna C
    .acc = kolumnę C
room25-line-column-d = kolumna D
    .acc = kolumnę D
room25-line-column-e = kolumna E
    .acc = kolumnę E
room25-direction-up = w górę
room25-direction-right = w prawo
room25-direction-down = w dół
room25-direction-left = w lewo
room25-order-move = rozkaz ruchu
room25-order-push = rozkaz wypchnięcia

## Role, kolory, fazy

room25-role-prisoner = więzień
room25-role-guard = strażnik
room25-colour-blue = niebieski
    .rooms = niebieskie
room25-colour-green = zielony
    .rooms = zielone
room25-colour-yellow = żółty
    .rooms = żółte
room25-colour-red = czerwony
    .rooms = czerwone
room25-phase-clue = Wskazówka na początek
room25-phase-cards = Karty Z.R.B.
room25-phase-programming = Faza Programowania
room25-phase-first-pass = Faza Akcji, pierwsza kolejka
room25-phase-second-pass = Faza Akcji, druga kolejka
room25-phase-adrenaline = Adrenalina
room25-phase-countdown = Odliczanie

## Tryby, zasady, poziomy, budynki

room25-mode-suspicion = Podejrzliwość
    .mode = tryb Podejrzliwości
room25-mode-team = Drużynowy
    .mode = tryb Drużynowy
room25-mode-competition = Rywalizacja
    .mode = tryb Rywalizacji
room25-mode-cooperation = Kooperacja
    .mode = tryb Kooperacji
room25-mode-solo = Solo
    .mode = tryb Solo
room25-mode-text-suspicion = Więźniowie muszą razem uciec przez Pokój 25. Wśród nich mogą się ukrywać strażnicy, którzy wygrywają, gdy dwóch więźniów zostanie wyeliminowanych albo skończy się czas.
room25-mode-text-team = Dwie drużyny: wygrywa ta, która pierwsza w komplecie ucieknie przez Pokój 25 albo której wszyscy przeciwnicy zostaną wyeliminowani.
room25-mode-text-competition = Każdy gracz ma dwie postacie: wygrywa ten, kto pierwszy wyprowadzi obie przez Pokój 25 albo komu jako jedynemu zostaną postacie.
room25-mode-text-cooperation = Wszyscy razem przeciwko budynkowi: zanim skończy się czas, każdy musi uciec przez Pokój 25.
room25-mode-text-solo = Jeden gracz z czterema postaciami: zanim skończy się czas, wszystkie muszą uciec przez Pokój 25.
room25-ruleset-classic = Gra podstawowa
room25-ruleset-season2 = Gra podstawowa i Sezon 2
room25-ruleset-text-classic = Bez specjalnych zdolności, adrenaliny, robotów i kart Z.R.B.; wszystkie postacie są jednakowe.
room25-ruleset-text-season2 = Ze specjalnymi zdolnościami, adrenaliną, robotami, kartami Z.R.B. i nowymi pomieszczeniami.
room25-difficulty-standard = Poziom standardowy
room25-difficulty-madness = Poziom szaleńczy
room25-difficulty-text-standard = Z Sezonem 2 w trybach Kooperacji i Solo przed każdą fazą Programowania dobiera się 2 karty Z.R.B.
room25-difficulty-text-madness = W talii są karty szaleństwa, jedna karta działa przed każdą kolejką akcji i nie ma adrenaliny. Tylko w trybach Kooperacji i Solo z Sezonem 2.
room25-recipe-classic-beginner = Dla początkujących
room25-recipe-classic-expert-competition = Dla ekspertów: Rywalizacja i Drużynowy
room25-recipe-classic-expert-suspicion = Dla ekspertów: Podejrzliwość, Kooperacja i Solo
room25-recipe-s2-suspicion-one-guard = Sezon 2: Podejrzliwość z 1 strażnikiem
room25-recipe-s2-suspicion-two-guards = Sezon 2: Podejrzliwość z 2 strażnikami
room25-recipe-s2-competition-team = Sezon 2: Rywalizacja i Drużynowy
room25-recipe-s2-cooperation-standard = Sezon 2: Kooperacja i Solo
room25-recipe-s2-cooperation-madness = Sezon 2: Kooperacja i Solo, poziom szaleńczy
room25-recipe-ultimate-cooperation-easy = Ultimate: Kooperacja sześciu postaci, łatwy
room25-recipe-ultimate-cooperation-middle = Ultimate: Kooperacja sześciu postaci, średni
room25-recipe-example-one-guard = Przykład z instrukcji: Podejrzliwość z 1 strażnikiem
room25-recipe-example-two-guards = Przykład z instrukcji: Podejrzliwość z 2 strażnikami
room25-recipe-example-cooperation = Przykład z instrukcji: Kooperacja
room25-kevin-panic-rooms-adjacent-to-kevin = sąsiadujące z nim
room25-kevin-panic-rooms-adjacent-to-each-other = sąsiadujące ze sobą
