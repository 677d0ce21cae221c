## Zadania

anachrony-puzzle-points-title = Najwięcej Punktów Zwycięstwa w tej turze
anachrony-puzzle-points = Gdyby gra skończyła się po tej turze, który pierwszy wybór dałby najwięcej Punktów Zwycięstwa? Tylko jeden jest dobry.
anachrony-puzzle-points-wrong = W ten sposób ta tura przyniesie najwyżej { $gain } PZ; najlepszy wybór daje { $most } PZ.
