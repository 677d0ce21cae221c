## Puzzles

anachrony-puzzle-points-title = Most Victory Points this turn
anachrony-puzzle-points = Which first choice leads to the most Victory Points in this turn, if the game ended after it? Only one does.
anachrony-puzzle-points-wrong = That way this turn brings { $gain } VP at most; { $most } VP are possible.
