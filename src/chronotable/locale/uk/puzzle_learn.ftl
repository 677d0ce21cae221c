## Задачі: до чого веде хибна спроба

puzzle-wrong = { $told } { $why }
puzzle-wrong-line = { $told } У найкращому разі далі: { $line }.
puzzle-turn-over = На цьому ваш хід завершується.
