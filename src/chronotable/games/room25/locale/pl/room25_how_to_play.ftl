# How to play Room 25, and its symbols.

room25-how-to-play-goal = Budzicie się pośrodku budynku złożonego z 25 pomieszczeń. Prawie wszystkie są zakryte, wiele z nich zabija, a szeregi i kolumny się przesuwają. Gdzieś przy rogu leży Pokój 25, jedyne wyjście: znajdźcie go, zbierzcie się w nim i wysuńcie go z budynku, zanim skończy się czas.
room25-how-to-play-modes = Kto gra razem, zależy od trybu. W Kooperacji i Solo uciekają wszyscy albo nikt. W trybie Podejrzliwość wśród więźniów ukrywają się strażnicy i nikt nie wie, kto nim jest. W trybach Drużynowym i Rywalizacji wygrywa strona, która ucieknie pierwsza.
room25-how-to-play-programming = W każdej rundzie wszyscy jednocześnie i w tajemnicy wybierają po dwie różne akcje i układają je po kolei. Potem każdy w swojej kolejności wykonuje pierwszą, a następnie każdy drugą. Co leży w programie, trzeba wykonać, nawet jeśli budynek przesunął się pod nogami.
room25-how-to-play-look = Obserwacja: obejrzyj sąsiednie zakryte pomieszczenie, tylko dla siebie. Ruch: przejdź do sąsiedniego pomieszczenia; zostaje odkryte, a jego efekt działa na ciebie.
room25-how-to-play-push = Wypchnięcie: inna postać z twojego pomieszczenia trafia do sąsiedniego, a ty zostajesz. Sterowanie: szereg albo kolumna, w której stoisz, przesuwa się o jedno pole razem ze wszystkimi; wypchnięte pomieszczenie wraca na drugim końcu.
room25-how-to-play-central = Wszyscy zaczynają w Pokoju centralnym. On nigdy się nie przesuwa, dlatego jego szereg i kolumna też stoją w miejscu, a w środku możliwe są tylko obserwacja i ruch.
room25-how-to-play-season = Z Sezonem 2 każda postać ma piąty żeton: specjalną zdolność. Raz na grę adrenalina daje trzecią akcję; trzeba ją zapowiedzieć w fazie Programowania.
room25-how-to-play-colours = Kolor i kształt mówią, jak groźne jest pomieszczenie: niebieski romb to pomieszczenie specjalne, zielone koło bezpieczne, żółty trójkąt przeszkoda, czerwony ośmiokąt śmierć. Piktogram mówi, co to za pomieszczenie.
room25-how-to-play-escape = Pokój 25 może opuścić budynek tylko ze Strefy Wyjścia, czyli z rogu albo z miejsca tuż obok niego. Gdy cała twoja strona jest w środku, ktoś z was wysuwa go sterowaniem poza krawędź i jesteście wolni. Z Sezonem 2 w Kooperacji i Solo trzeba najpierw aktywować Pokój kontrolny i nikt nie może zostać wyeliminowany.
room25-how-to-play-suspicion = W trybie Podejrzliwość w Pokoju 25 muszą być wszyscy więźniowie; w ostatniej rundzie może brakować jednego. Strażnicy wygrywają, gdy dwóch więźniów jest wyeliminowanych albo gdy skończy się czas.
room25-how-to-play-time = Odliczanie pokazuje, ile rund zostało: najwyżej 10. Uwaga: poza Kooperacją i Solo pierwszy krok do Pokoju 25 uruchamia alarm i zostaje tylko 5 rund.
room25-how-to-play-mistake-central = Programowanie wypchnięcia albo sterowania, gdy stoisz w Pokoju centralnym. Tam te akcje przepadają: najpierw wyjdź, potem działaj drugą akcją.
room25-how-to-play-mistake-name = Mówienie za dużo. O obejrzanym pomieszczeniu możesz powiedzieć tylko, jakiego jest koloru, prawdziwie albo nie. Nazwy nie podajesz nigdy.
room25-how-to-play-mistake-open = Zaufanie do pomieszczenia, bo jest odkryte. Jego efekt działa na każdego, kto wchodzi, i to za każdym razem. Tylko gdy linia przesuwa cię razem z pomieszczeniem, nic się nie dzieje.
room25-how-to-play-mistake-direction = Przesunięcie linii z myślą, że zaraz ją cofniesz. Do końca rundy porusza się ona tylko w tym kierunku, w którym przesunięto ją najpierw.
room25-how-to-play-mistake-exit = Czekanie w Pokoju 25 bez sterowania w programie. Drogę otwiera tylko akcja sterowania kogoś, kto jest w środku; Sterownia nie wystarczy.

## Legend

room25-legend-blue = Niebieskie pomieszczenia
room25-legend-green = Zielone pomieszczenia
room25-legend-yellow = Żółte pomieszczenia
room25-legend-red = Czerwone pomieszczenia
room25-legend-danger-blue = Niebieski romb
room25-legend-danger-blue-text = Pomieszczenie specjalne.
room25-legend-danger-green = Zielone koło
room25-legend-danger-green-text = Bezpieczne, a często przydatne.
room25-legend-danger-yellow = Żółty trójkąt
room25-legend-danger-yellow-text = Przeszkoda: kosztuje cię czas.
room25-legend-danger-red = Czerwony ośmiokąt
room25-legend-danger-red-text = Śmiertelne.
room25-legend-room25 = Wyjście: sterowanie ze środka wysuwa je poza krawędź.
room25-legend-actions = Akcje
room25-legend-look = Obejrzyj w tajemnicy sąsiednie zakryte pomieszczenie.
room25-legend-move = Przejdź do sąsiedniego pomieszczenia.
room25-legend-push = Wypchnij inną postać ze swojego pomieszczenia do sąsiedniego.
room25-legend-control = Przesuń szereg albo kolumnę swojego pomieszczenia o jedno pole.
room25-legend-special = To, co potrafi tylko ta postać; nie działa w Pokoju centralnym.
room25-legend-adrenaline = Adrenalina
room25-legend-adrenaline-text = Raz na grę trzecia akcja, zapowiedziana w fazie Programowania.
room25-legend-tokens = Na planszy
room25-legend-closed = Niedostępne
room25-legend-closed-text = Nikt już nie może wejść; kto jest w środku, może wyjść.
room25-legend-locked = Zamknięte
room25-legend-locked-text = Wejść mogą tylko Emmet i roboty.
room25-legend-reminder = Znacznik przypomnienia
room25-legend-reminder-text = Ktoś chce pamiętać to pomieszczenie.
room25-legend-deadline = Termin
room25-legend-deadline-text = Kto zostanie tu zbyt długo, zostaje wyeliminowany.
room25-legend-seen = Obejrzane
room25-legend-seen-text = Znasz to pomieszczenie; inni go nie znają.
room25-legend-eliminated = Eliminacja
room25-legend-eliminated-text = Ta postać jest poza grą, chyba że ktoś ją przywróci.
room25-legend-silence = Cisza
room25-legend-silence-text = Teraz nie wolno wymieniać informacji.
