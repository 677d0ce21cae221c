## Zadania

room25-puzzle-escape-title = Ucieczka w tej rundzie
room25-puzzle-escape = Znasz cały budynek. Ucieknij, zanim skończy się ta runda. Prowadzi do tego tylko jeden wybór.
room25-puzzle-escape-wrong = W ten sposób nie da się już uciec w tej rundzie.
