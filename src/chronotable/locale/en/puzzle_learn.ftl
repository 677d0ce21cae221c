## Puzzles: what a wrong try comes to

puzzle-wrong = { $told } { $why }
puzzle-wrong-line = { $told } At best it goes on like this: { $line }.
puzzle-turn-over = Your turn ends with it.
