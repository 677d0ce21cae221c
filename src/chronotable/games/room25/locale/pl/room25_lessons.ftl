## Lekcje

room25-lesson-first = Pierwsze dwie rundy
room25-lesson-first-welcome = Czworo więźniów budzi się w budynku z 25 pomieszczeń, który wciąż się porusza. Jesteś Emmetem; boty prowadzą Kevina, Francka i Jennifer, a wygracie lub przegracie wszyscy razem. Znajdźcie Pokój 25, wejdźcie do niego całą czwórką i wysuńcie go z budynku, zanim minie 8 rund.
room25-lesson-first-corners = Pokój 25 trafił do jednej ze Stref Wyjścia: to cztery narożniki z niebieską ramką. Kształt znaku ostrzega: koło jest bezpieczne, trójkąt to przeszkoda, ośmiokąt oznacza śmierć, romb jest specjalny.
room25-lesson-first-clue = Przed pierwszą rundą każdy może podejrzeć jedno pomieszczenie obok centrum. Obejrzyj C2.
room25-lesson-first-clue-why = Wolno obejrzeć każde pomieszczenie obok centrum; w tej lekcji droga wiedzie przez C2, więc obejrzyj je.
room25-lesson-first-programme = C2 jest puste i bezpieczne: zapamiętaj to. Każda runda zaczyna się od programów. W tajemnicy i wszyscy naraz wybieracie najwyżej dwie różne akcje i ich kolejność: obserwacja, ruch, wypchnięcie lub sterowanie. Cokolwiek potem zrobią inni, programu już nie zmienisz.
room25-lesson-first-first = W nieznanym budynku warto najpierw spojrzeć, a potem iść. Zaprogramuj właśnie to: najpierw obserwacja, potem ruch.
room25-lesson-first-first-why = W Pokoju centralnym nie można wypychać ani sterować, a kto idzie bez patrzenia, może zginąć. Najpierw obserwacja, potem ruch.
room25-lesson-first-look = Wszyscy wybrali już swoje programy. Teraz po kolei odkrywacie pierwsze żetony i to ty zaczynasz. Obserwacja pokazuje zakryte pomieszczenie obok twojego (na ukos to nie obok). Wszyscy widzą, które oglądasz; tylko ty dowiesz się, co tam jest. Obejrzyj C4.
room25-lesson-first-look-why = C2 już znasz. B3 i D3 też wolno obejrzeć, ale w tej lekcji ważne jest to, co czeka po drugiej stronie: w C4.
room25-lesson-first-danger = Komora śmierci! Kto do niej wejdzie, zostaje wyeliminowany, a wtedy nikt nie ucieknie. Wśród przyjaciół możesz teraz powiedzieć tylko jej kolor: czerwony. Tymczasem inni wykonują swoje pierwsze akcje: dziennik mówi, co zrobili.
room25-lesson-first-move = W drugiej kolejce odkrywasz ruch, tak jak go zaprogramowano. Wejście odkrywa pomieszczenie, a jego efekt działa od razu. Przejdź do C2: wiesz, że jest tam bezpiecznie.
room25-lesson-first-move-why = Nie wiesz, co tam jest, albo wiesz, że to śmierć. Tylko o C2 wiesz, że jest bezpieczne.
room25-lesson-first-round = Gdy wszyscy wykonają akcje, odliczanie posuwa się naprzód i powstają nowe programy. Zmienia się też kolejność: tym razem działasz na końcu, więc zanim przyjdzie twoja kolej, inni mogą przesunąć ciebie albo budynek.
room25-lesson-first-control = Teraz najsilniejsza akcja: sterowanie przesuwa szereg lub kolumnę, w której jesteś. Zaprogramuj najpierw sterowanie, potem obserwację.
room25-lesson-first-control-why = Obok C2 nie ma Strefy Wyjścia: obserwacja stąd nie znajdzie Pokoju 25, a ruch prowadzi w nieznane. Najpierw niech powiezie cię sterowanie: obserwacja przyda się potem.
room25-lesson-first-slide = Przesuń szereg 2 w prawo. Wszyscy w środku jadą razem z nim, a pomieszczenie wysunięte z jednego końca wraca z drugiego.
room25-lesson-first-slide-why = Obie drogi wiodą pod Strefę Wyjścia; w tej lekcji szczęśliwa jest ta w prawo.
room25-lesson-first-find = Szereg przewiózł cię do D2, tuż pod Strefę Wyjścia. Twój drugi żeton to obserwacja: obejrzyj D1.
room25-lesson-first-find-why = Pokój 25 może leżeć tylko w Strefie Wyjścia: obok ciebie to D1 i E2. W tej lekcji obejrzyj D1.
room25-lesson-first-yours = Jest: Pokój 25! Teraz muszą tu przyjść inni. Poczekaj na nich, wypychaj ich, przesuwaj szeregi, w których są. Gdy cała czwórka będzie w środku, akcja sterowania wykonana w tym miejscu wysunie Pokój 25 z budynku. Patrz, zanim wejdziesz, i powodzenia: teraz grasz samodzielnie!
