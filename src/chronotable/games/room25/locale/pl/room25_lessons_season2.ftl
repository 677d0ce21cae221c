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

room25-lesson-robots = Roboty
room25-lesson-robots-welcome = Roboty same nic nie robią. Ktoś wydaje im rozkaz: ruch albo wypchnięcie; badają dla was budynek i wyrzucają ludzi z pomieszczeń.
room25-lesson-robots-emmet = Emmet: wybierz ruch.
room25-lesson-robots-room = Wejdź do B2: to Komora robotów. Pojawia się jej robot i od razu możesz wydać rozkaz dowolnemu robotowi.
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
room25-lesson-robots-end = Robota nie można wypchnąć, przenieść ani wezwać. W Wannie z kwasem i w Komorze pił niesie śmierć wszystkim w środku. Sarah może zniszczyć robota w swoim pomieszczeniu, a Alice nie dać się mu wypchnąć.

room25-lesson-key = Kooperacja: karty i klucz
room25-lesson-key-welcome = W Sezonie 2 przyjaciele walczący z budynkiem potrzebują klucza: nikt nie wydostanie się przez Pokój 25, dopóki ktoś nie wejdzie do Pokoju kontrolnego. A strata jednej postaci to porażka.
room25-lesson-key-cards = Budynek też gra: w każdej rundzie oprócz ostatniej najpierw dobiera się dwie karty Z.R.B. Pierwsza przesunęła szereg 4 w lewo. Karta z symbolem ×2 przesuwa dwa razy, a po niektórych dobiera się następną.
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
room25-lesson-madness-end = Licz się z dwoma ruchami budynku w każdej rundzie, trzymajcie się blisko siebie i nie stójcie w czerwonych pomieszczeniach: dwie Bomby zegarowe w jednej rundzie zabijają tych, którzy tam są. Powodzenia!
