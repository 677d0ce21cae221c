## Zadania: do czego prowadzi błędna próba

puzzle-wrong = { $told } { $why }
puzzle-wrong-line = { $told } W najlepszym razie dalej: { $line }.
puzzle-turn-over = Na tym kończy się twoja tura.
