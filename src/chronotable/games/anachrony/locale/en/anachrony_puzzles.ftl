## Puzzles

anachrony-puzzle-points-title = Most victory points this turn
anachrony-puzzle-points = If the game ended after this turn, which first choice would bring you the most victory points? Only one is right.
anachrony-puzzle-points-wrong = That way this turn brings { $gain } VP at most; the best choice brings { $most } VP.
