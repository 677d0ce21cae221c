## `chronotable puzzle`

cli-puzzle-about = Rozwiązuj zadania: pozycje z dokładnie jednym dobrym pierwszym wyborem. Bez gry – zadanie dnia
cli-puzzle-help-game = gra; bez niej zadanie dnia
cli-puzzle-help-puzzle = zadanie; bez niego spis wszystkich zadań tej gry
cli-puzzle-help-check = udowodnij wszystkie zadania od nowa pełnym przeszukaniem i wskaż każdy dowód, który się nie zgadza
cli-puzzle-help-lang = język (domyślnie systemu)
cli-puzzle-help-ascii = rysuj tylko znakami ASCII
cli-puzzle-help-line = odpowiadaj wierszami zamiast pojedynczych klawiszy, jak dla potoków i czytników ekranu
cli-puzzle-none = Nie ma tu jeszcze żadnych zadań.
cli-puzzle-list = { $game }: rozwiązane zadania: { $done } z { $n }
cli-puzzle-line =   { $sign } { $id }  { $grade }  { $title }
cli-puzzle-step = Zadanie, trudność { $grade } z 3, wybór { $n } z { $of }: { $text }
cli-puzzle-left = Zadanie pozostaje otwarte. Spróbuj jeszcze raz: chronotable puzzle { $game } { $puzzle }
cli-puzzle-solved = { $tries ->
    [0] Rozwiązane za pierwszym razem!
    [one] Rozwiązane po { $tries } błędnej próbie.
    [few] Rozwiązane po { $tries } błędnych próbach.
    [many] Rozwiązane po { $tries } błędnych próbach.
   *[other] Rozwiązane po { $tries } błędnej próby.
}
cli-puzzle-rest = Odtąd dobrych jest kilka wyborów. Jedna z dróg do celu: { $option }
cli-puzzle-then =   potem: { $option }
cli-puzzle-streak = { $n ->
    [one] Zadanie dnia: { $n } dzień z rzędu.
    [few] Zadanie dnia: { $n } dni z rzędu.
    [many] Zadanie dnia: { $n } dni z rzędu.
   *[other] Zadanie dnia: { $n } dnia z rzędu.
}
cli-puzzle-well = { $game }/{ $id }: udowodnione
cli-puzzle-wrong = { $game }/{ $id }: { $problem }
