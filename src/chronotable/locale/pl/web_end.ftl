# Koniec gry przy stole w przeglądarce: wynik, przebieg i gra od nowa.

web-end-sheet = Wynik w liczbach
web-end-category = Kategoria
web-end-course = Przebieg gry
web-end-again = Zagraj jeszcze raz
web-end-again-asked = Jeszcze raz: czekamy na resztę
web-end-again-go = Do następnej gry
web-end-again-text = Te same osoby grają dalej przy innym stole.
web-proposal-again = { $name } proponuje zagrać jeszcze raz: te same miejsca, nowa gra.
web-again-not-now = Zagrać jeszcze raz można dopiero po końcu gry.
web-again-made = Stół do następnej gry już czeka.
web-course-later = Przebieg tej gry będzie można zobaczyć po jej końcu.
web-course-line = { $name }: { $measure }
web-course-table = To samo jako tabela
web-course-moment = Część
web-course-changes = Największe zmiany
web-course-change = Wybór { NUMBER($at, useGrouping: 0) }, { $name }: { $choice }
web-course-by = { $sign ->
    [up] { $measure }: +{ $n }
   *[down] { $measure }: −{ $n }
}
web-course-try = Spróbuj od tej chwili
web-analysis-title = Gdzie rozstrzygnęła się gra
web-analysis-later = Analizę będzie można zobaczyć po końcu gry: mówi, co należało zrobić.
web-analysis-waiting = Trwa przeglądanie gry…
web-analysis-ask = Gdzie rozstrzygnęła się gra?
