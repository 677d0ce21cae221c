## Zadania

anachrony-puzzle-points-title = Najwięcej Punktów Zwycięstwa w tej turze
anachrony-puzzle-points = Który pierwszy wybór prowadzi w tej turze do największej liczby Punktów Zwycięstwa, gdyby gra się po niej skończyła? Tylko jeden.
anachrony-puzzle-points-wrong = W ten sposób ta tura przyniesie najwyżej { $gain } PZ; możliwe są { $most } PZ.
