## chronotable learn

cli-learn-about = Naucz się gry, grając: kursy z krótkich lekcji
cli-learn-help-game = gra; bez niej kursy wszystkich gier
cli-learn-help-lesson = lekcja; bez niej spis całego kursu
cli-learn-help-check = dla autorów: rozegraj lekcje i wskaż wszystko, co jest w nich nie tak
cli-learn-help-lang = język (domyślnie systemu)
cli-learn-well = { $game }/{ $file }: w porządku; kroki: { $n }, wybory: { $choices }
cli-learn-wrong = { $game }/{ $problem }
cli-learn-help-again = zacznij lekcję od początku, nawet jeśli jest już rozpoczęta
cli-learn-help-ascii = rysuj tylko znakami ASCII
cli-learn-help-line = odpowiadaj wierszami zamiast pojedynczych klawiszy, jak dla potoków i czytników ekranu
cli-learn-course = { $game }: ukończone lekcje: { $done } z { $n }
cli-learn-line =   { $sign } { $id }  { $title } ({ $n } min)
cli-learn-sign-done = +
cli-learn-sign-begun = …
cli-learn-sign-new = ·
cli-learn-hint = Dalej: chronotable learn { $game } { $lesson }
cli-learn-none = Ta gra nie ma jeszcze lekcji.
cli-learn-step = { $title }, { $n } z { $of }: { $text }
cli-learn-other = Zasady na to pozwalają, ale lekcja pokazuje teraz coś innego: { $option }
cli-learn-strayed = Gra potoczyła się inaczej niż lekcja: graj dalej swobodnie albo zacznij od początku z --again.
cli-learn-left = Lekcja jest zachowana. Dalej: chronotable learn { $game } { $lesson }
cli-learn-finished = Brawo, lekcja ukończona! Następna: { $title }, chronotable learn { $game } { $lesson }
cli-learn-all-finished = Brawo, to była ostatnia lekcja kursu!
