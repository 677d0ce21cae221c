# Rysunki rozgrywek w notatnikach i dokumentach.

drawing-choosing = Teraz wybiera: { $players }
drawing-over = Koniec gry
drawing-won = Wygrana: { $players }.
drawing-nobody = Nikt nie wygrał.
drawing-column-player = Gracz
drawing-column-score = Wynik
drawing-column-won = Wygrana
drawing-seat = Rysunek pokazuje to, co widać z miejsca od 0 do { $last }, co widzi widz (None) albo co wiedzą wszystkie miejsca razem („all”), a nie { $found }.
drawing-dark = Dark to True, False albo None (tak, jak ma ustawione czytelnik), a nie { $found }.
