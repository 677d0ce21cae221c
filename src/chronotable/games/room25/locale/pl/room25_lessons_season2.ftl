# Lessons: Season 2.

room25-lesson-characters = Sezon 2: postacie i adrenalina
room25-lesson-characters-welcome = W Sezonie 2 każdy ma piąty żeton: własną specjalną zdolność. Programuje się ją jak inne, a działa wszędzie poza Pokojem centralnym. Oto druga akcja czworga przyjaciół.
room25-lesson-characters-max = Max zabiera ze sobą kolegę albo koleżankę. Wybierz specjalną zdolność.
room25-lesson-characters-carry = Przenieś Jennifer do B1. Cokolwiek robi pomieszczenie, robi to obojgu, a decyduje Max.
room25-lesson-characters-carry-where = Idź do B1: znasz to pomieszczenie.
room25-lesson-characters-sarah = Sarah stoi w Pokoju pułapce i musiałaby wyjść. Zamiast tego go sabotuje: w jego miejsce trafia zapasowe Puste pomieszczenie i groźba znika. Wybierz specjalną zdolność.
room25-lesson-characters-jennifer = Jennifer wzywa do siebie kogoś z sąsiedztwa. Wybierz specjalną zdolność: Kevin przyjdzie, bo musi.
room25-lesson-characters-kevin = Kevin hakuje: zamienia dwa sąsiednie pomieszczenia albo wydaje rozkaz robotowi. Robota nie ma. Wybierz specjalną zdolność.
room25-lesson-characters-swap = Zamień C1 i B2.
room25-lesson-characters-adrenaline = Max w fazie Programowania jawnie zapowiedział adrenalinę. Raz na grę daje ona trzecią akcję po drugiej kolejce, wybieraną dopiero teraz; może powtórzyć akcję, ale nigdy nie jest specjalną zdolnością. Wybierz sterowanie.
room25-lesson-characters-third = Przesuń dowolną linię.
room25-lesson-characters-others = Pozostali: Franck odzyskuje adrenalinę, Emmet przywraca niedostępne pomieszczenia i zamyka odkryte, Alice się ukrywa, a Bruce naśladuje zdolność kogoś obok.

room25-lesson-new-rooms = Sezon 2: nowe pomieszczenia
room25-lesson-new-rooms-emmet = Czworo przyjaciół i cztery pomieszczenia, które zna tylko Sezon 2. Emmet: wybierz ruch.
room25-lesson-new-rooms-pivoting = Wejdź do B2: to Komora obrotowa. Jest korytarzem o dwóch końcach i obraca się ku pomieszczeniu, z którego ktoś przychodzi.
room25-lesson-new-rooms-kevin = Od środka można wyjść, patrzeć i wypychać tylko przez te dwa końce; z zewnątrz otwarta jest każda strona. Kevin: wybierz ruch.
room25-lesson-new-rooms-mirror = Wejdź do D4: to Pokój luster. Odbiera adrenalinę, nawet zapowiedzianą, i resztę programu: w tej rundzie to koniec twoich akcji. Kto nie ma ani jednego, ani drugiego, nie traci nic, a następna runda jest już zwykła.
room25-lesson-new-rooms-franck = Franck: wybierz ruch.
room25-lesson-new-rooms-shredder = Wejdź do B4: to Komora pił. Samo wejście nie szkodzi. Ale gdy ktoś wychodzi albo wchodzi robot, wszyscy, którzy zostali, są wyeliminowani, a pomieszczenie jest już niedostępne. Kto wychodzi razem, na przykład przeniesiony przez Maxa, jest bezpieczny.
room25-lesson-new-rooms-jennifer = Wchodź więc w pojedynkę albo wychodź przed innymi. Jennifer: wybierz ruch.
room25-lesson-new-rooms-paranoia = Wejdź do C4: to Pokój paranoi. Wszystkie żetony, także specjalnej zdolności, ale nie adrenaliny, tworzą potasowany stos; gdy przychodzi twoja kolej, dobierasz wierzchni i musisz go wykonać. Kończy się to po wyjściu albo gdy stos jest pusty i znów programujesz.
room25-lesson-new-rooms-others = Pozostałe: z Komory zakłócania uciszasz cały stół. W Pokoju Z.R.B. dobiera się kartę, a Kara dotyka tylko ciebie. Pokój zegarowy zabiera wszystkim rundę, a w ostatniej rundzie ciebie. Komora regeneracji przywraca wszystkich wyeliminowanych.

room25-lesson-abilities = Sezon 2: przegląd zdolności
room25-lesson-abilities-alice = Co potrafi każda z ośmiu postaci, a czego nie. Alice ukrywa się do swojej następnej akcji, jakiejkolwiek, nawet straconej: nikt jej nie wypchnie, nie przeniesie ani nie wezwie, ale pomieszczenia działają na nią dalej. Jeśli to jej jedyny żeton, jest ukryta całą rundę. Wybierz specjalną zdolność.
room25-lesson-abilities-alice-hides = W tej lekcji Alice się ukrywa: wybierz specjalną zdolność.
room25-lesson-abilities-emmet = Emmet stoi obok D2, Zalanej komory, która jest niedostępna. Wybierz specjalną zdolność.
room25-lesson-abilities-emmet-opens = W tej lekcji Emmet używa specjalnej zdolności.
room25-lesson-abilities-again = Na jego żetonie są dwie zdolności; wybierasz po odkryciu. Reaktywuj D2: znacznik zakazu wstępu znika, a pomieszczenie znów jest zakryte, jakby nikogo w nim nigdy nie było.
room25-lesson-abilities-again-lock = Tym razem reaktywuj niedostępne pomieszczenie.
room25-lesson-abilities-locks = Druga zdolność zamyka odkryte pomieszczenie obok: wejdą tylko Emmet i roboty, wyjdzie każdy. Zamki są dwa; gdy oba już leżą, Emmet przenosi jeden, ale nigdy dwa na jedno pomieszczenie. Gdy Emmet jest wyeliminowany, zamki znikają.
room25-lesson-abilities-bruce = Bruce naśladuje kogoś ze swojego pomieszczenia albo obok: od Kevina tylko robota, od Emmeta tylko reaktywację, od Sarah tylko pomieszczenie. Tu zdolność Francka, którą dostaje tylko w tym samym pomieszczeniu: wraca jego własna adrenalina. Wybierz specjalną zdolność.
room25-lesson-abilities-bruce-copies = W tej lekcji Bruce naśladuje Francka: wybierz specjalną zdolność.
room25-lesson-abilities-franck = Sam Franck odzyskuje adrenalinę dowolnie często; może jej użyć od następnej rundy. Na Poziomie szaleńczym adrenaliny nie ma i jego zdolność nic nie daje. Wybierz ją.
room25-lesson-abilities-franck-rests = W tej lekcji Franck odzyskuje adrenalinę: wybierz specjalną zdolność.
room25-lesson-abilities-max = Dziś ich tu nie ma: Max rusza się i zabiera jedną postać ze swojego pomieszczenia, a ta nie może odmówić; nie zabierze robota ani nikogo ukrytego. Nowe pomieszczenie działa na oboje, a wybiera Max.
room25-lesson-abilities-jennifer = Jennifer wzywa kogoś z sąsiedztwa: musi przyjść i działa na niego jej pomieszczenie. Nie wezwie do Zalanej komory ani do zamkniętego pomieszczenia, chyba że Emmeta; nigdy robota ani nikogo ukrytego. (Gdy Bruce wzywa Jennifer, ona może odmówić).

room25-lesson-robots = Roboty
room25-lesson-robots-welcome = Roboty same nic nie robią. Ktoś wydaje im rozkaz: ruch albo wypchnięcie; badają dla was budynek i wyrzucają ludzi z pomieszczeń.
room25-lesson-robots-emmet = Emmet: wybierz ruch.
room25-lesson-robots-room = Wejdź do B2: to Komora robotów. Pojawia się jej robot, po jednym na taką komorę i najwyżej dwa, i od razu możesz wydać rozkaz dowolnemu robotowi.
room25-lesson-robots-order = Kto wydaje rozkaz, wybiera robota. Wydaj rozkaz ruchu.
room25-lesson-robots-order-move-first = W tej lekcji robot najpierw się przemieszcza.
room25-lesson-robots-where = Poślij go do Sarah, do B3. Pomieszczenia nie działają na roboty, tylko czerwone je niszczą: tak można zbadać nieznane pomieszczenie.
room25-lesson-robots-kevin = Kevin może wydać rozkaz robotowi z daleka. Wybierz specjalną zdolność.
room25-lesson-robots-hack = Na jednym żetonie są dwie zdolności: zhakuj robota.
room25-lesson-robots-push = Teraz rozkaz wypchnięcia: robot wypycha kogoś ze swojego pomieszczenia.
room25-lesson-robots-push-push-now = Tym razem rozkaz wypchnięcia.
room25-lesson-robots-sarah = Wypchnij Sarah do B4, tam jest bezpiecznie.
room25-lesson-robots-sarah-trap = A3 to Pokój pułapka. Wypchnij ją do B4.
room25-lesson-robots-sarah-safe = B4 jest znane i bezpieczne: wypchnij ją tam.
room25-lesson-robots-end = Robota nie można wypchnąć, przenieść ani wezwać. W Wannie z kwasem i w Komorze pił niesie śmierć wszystkim w środku. Sarah może zniszczyć robota w swoim pomieszczeniu. Ukrytych nie wypchnie, a Alice może mu odmówić: rozkaz i tak przepada.

room25-lesson-key = Kooperacja: karty i klucz
room25-lesson-key-welcome = W Sezonie 2 przyjaciele walczący z budynkiem potrzebują klucza: nikt nie wydostanie się przez Pokój 25, dopóki ktoś nie wejdzie do Pokoju kontrolnego. A strata jednej postaci to porażka.
room25-lesson-key-cards = Budynek też gra: w każdej rundzie oprócz ostatniej najpierw dobiera się dwie karty Z.R.B. Pierwsza przesunęła szereg 4 w lewo. Linii, która już się przesunęła, karta nie cofa: pomija się ją. Karta z symbolem ×2 przesuwa dwa razy, a po niektórych dobiera się następną.
room25-lesson-key-penalty = Druga to Kara: Franck i Jennifer do końca gry tracą sterowanie. Karta nigdy nie wysuwa Pokoju 25 z budynku: wraca on tylko z drugiej strony.
room25-lesson-key-jennifer = Troje czeka w Pokoju 25. Jennifer stoi przy D2. Wybierz ruch.
room25-lesson-key-jennifer-key = Najpierw klucz: niech Jennifer wykona ruch.
room25-lesson-key-key = Wejdź do D2.
room25-lesson-key-key-key = Klucz jest w D2.
room25-lesson-key-open = Pokój kontrolny! Od tej chwili wyjście jest otwarte, a w jego miejsce trafia Puste pomieszczenie.
room25-lesson-key-next = Na zewnątrz jest już tylko Jennifer. W następnej rundzie wejdzie, a wtedy ktoś, kto jeszcze może sterować, wysunie Pokój 25. Spróbuj od tego miejsca!

room25-lesson-madness = Szaleństwo
room25-lesson-madness-welcome = Na Poziomie szaleńczym budynek wariuje razem z wami: karta pojawia się przed każdą z dwóch kolejek, są wśród nich karty szaleństwa, a adrenaliny nie ma nikt.
room25-lesson-madness-card = Pierwsza karta leży odkryta do końca rundy: Przyspieszenie. Każda akcja sterowania przesuwa teraz linię dwa razy.
room25-lesson-madness-control = Spróbuj: wybierz dla Emmeta sterowanie.
room25-lesson-madness-control-first = Niech Emmet najpierw wykona sterowanie.
room25-lesson-madness-twice = Przesuń szereg 2 w prawo i policz kroki.
room25-lesson-madness-twice-there = W tej lekcji: szereg 2, w prawo.
room25-lesson-madness-pass = Dwa kroki! Kevin może zrezygnować z jednej z dwóch akcji: pozwól mu.
room25-lesson-madness-franck = Franck też rezygnuje.
room25-lesson-madness-jennifer = I Jennifer.
room25-lesson-madness-second = Druga karta przyszła przed drugą kolejką: Cofnięcie. Postać pierwszego gracza wróciła do Pokoju centralnego i nikt o nic nie pytał.

room25-lesson-madness-others = Inne karty szaleństwa: Zakłócanie zakazuje rozmów na całą rundę; Robot wypycha postać pierwszego gracza do żółtego pomieszczenia; Blokada zamyka pomieszczenie obok niej dla wszystkich prócz Emmeta i robotów; Wyłączone pomieszczenia zakrywają puste pomieszczenia jednego koloru, jakby nikogo tam nie było.
room25-lesson-madness-end = Licz się z dwoma ruchami budynku w każdej rundzie, trzymajcie się blisko siebie i nie stójcie w czerwonych pomieszczeniach: dwie Bomby zegarowe w jednej rundzie zabijają tych, którzy tam są. Powodzenia!
