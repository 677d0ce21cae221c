## Lekcje: kurs gry i karta obok planszy

web-learn-title = Naucz się grać: { $game }
web-learn-about = Krótkie lekcje na prawdziwej planszy i według prawdziwych zasad. Możesz przerwać w każdej chwili i wrócić w to samo miejsce. Ukończone lekcje pamięta ta przeglądarka.
web-learn-progress = { $done } z { $n }
web-learn-progress-name = Ukończone lekcje
web-learn-minutes = { $n } min
web-learn-begin = Zacznij
web-learn-again = Jeszcze raz
web-learn-continue = Kontynuuj
web-learn-done = ukończona
web-learn-begun = rozpoczęta
web-learn-none = Ta gra nie ma jeszcze lekcji.
web-learn-rules = Wszystkie zasady
web-learn-play = Do stołu
web-lesson = Lekcja
web-lesson-step = { $n } z { $of }
web-lesson-next = Dalej
web-lesson-finish = Zakończ
web-lesson-leave = Wyjdź
web-lesson-restart = Od początku
web-lesson-first = Najpierw przeczytaj wskazówkę i wybierz „Dalej” albo wyjdź z lekcji i graj swobodnie.
web-lesson-other = Zasady na to pozwalają, ale lekcja pokazuje teraz coś innego: { $option }
web-lesson-waits = Ruch pozostałych…
web-lesson-finished = Brawo, lekcja ukończona!
web-lesson-course-finished = Brawo, cały kurs ukończony!
web-lesson-next-lesson = Następna lekcja: { $title }
web-lesson-all = Wszystkie lekcje
web-lesson-free = Graj dalej swobodnie
web-lesson-strayed = Gra potoczyła się inaczej niż lekcja. Graj dalej swobodnie albo zacznij lekcję od początku.

## Zadania

web-puzzle = Zadanie
web-puzzle-title = Zadania
web-puzzle-about = Pozycje z rozgrywek, w których do celu prowadzi dokładnie jeden pierwszy wybór: udowodniono to, sprawdzając wszystkie inne. Po błędnej próbie stół wyjaśni, co w niej nie tak, i możesz spróbować jeszcze raz.
web-puzzle-progress = rozwiązane: { $done } z { $n }
web-puzzle-today = Zadanie dnia: { $title }
web-puzzle-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
web-puzzle-all = Wszystkie zadania
web-puzzle-name = { $n }. { $title }
web-puzzle-grade = Trudność { $grade } z 3
web-puzzle-done = rozwiązane
web-puzzle-solved = Rozwiązane! Odtąd dobry jest więcej niż jeden wybór albo cel jest już osiągnięty.
web-puzzle-strayed = Gra potoczyła się inaczej niż zadanie. Graj dalej swobodnie albo zacznij zadanie od początku.
web-puzzle-more = Więcej zadań
web-no-day = „{ $day }” nie jest dniem: dni zapisuje się tak: { $like }.
