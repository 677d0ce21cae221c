## Puzzles

loop-puzzle-win-title = Win this turn
loop-puzzle-win = Win before this turn ends. Only one first choice leads there.
loop-puzzle-win-wrong = That way nobody can win on this turn any more.
loop-puzzle-mission-title = Archive a mission this turn
loop-puzzle-mission = Archive a mission before this turn ends. Only one first choice leads there.
loop-puzzle-mission-wrong = That way no mission can be archived on this turn any more.
loop-puzzle-rifts-title = Fewest rifts this turn
loop-puzzle-rifts = Leave as few rifts as possible by the end of this action phase. Only one first choice leads there.
loop-puzzle-rifts-wrong = That way the number of rifts falls by { $gain } at most; it can fall by { $most }.
