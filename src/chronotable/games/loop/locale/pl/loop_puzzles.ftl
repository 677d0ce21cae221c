## Zadania

loop-puzzle-win-title = Wygraj w tej turze
loop-puzzle-win = Wygraj, zanim skończy się ta tura. Prowadzi do tego tylko jeden pierwszy wybór.
loop-puzzle-win-wrong = W ten sposób nie da się już wygrać w tej turze.
loop-puzzle-mission-title = Zarchiwizuj misję w tej turze
loop-puzzle-mission = Zarchiwizuj misję, zanim skończy się ta tura. Prowadzi do tego tylko jeden pierwszy wybór.
loop-puzzle-mission-wrong = W ten sposób nie da się już zarchiwizować misji w tej turze.
loop-puzzle-rifts-title = Najmniej wyrw w tej turze
loop-puzzle-rifts = Na koniec tej fazy akcji zostaw jak najmniej wyrw. Prowadzi do tego tylko jeden pierwszy wybór.
loop-puzzle-rifts-wrong = W ten sposób liczba wyrw spadnie najwyżej o { $gain }; może spaść o { $most }.
