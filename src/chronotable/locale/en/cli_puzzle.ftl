## `chronotable puzzle`

cli-puzzle-about = Solve puzzles: positions with exactly one right first choice. Without a game, the puzzle of the day
cli-puzzle-help-game = the game; without it, the puzzle of the day
cli-puzzle-help-puzzle = the puzzle; without it, the list of all puzzles of the game
cli-puzzle-help-check = prove all puzzles again by exhaustive search and report every proof that does not hold
cli-puzzle-help-lang = language (default: that of the system)
cli-puzzle-help-ascii = draw with plain ASCII characters only
cli-puzzle-help-line = answer with lines instead of single keys, as for pipes and screen readers
cli-puzzle-none = There are no puzzles here yet.
cli-puzzle-list = { $game }: { $done } of { $n } puzzles solved
cli-puzzle-line =   { $sign } { $id }  { $grade }  { $title }
cli-puzzle-step = Puzzle, difficulty { $grade } of 3, choice { $n } of { $of }: { $text }
cli-puzzle-left = The puzzle stays open. Try it again with: chronotable puzzle { $game } { $puzzle }
cli-puzzle-solved = { $tries ->
    [0] Solved at the first try!
    [one] Solved, after { $tries } wrong try.
   *[other] Solved, after { $tries } wrong tries.
}
cli-puzzle-rest = From here on several choices are right. One way to the goal: { $option }
cli-puzzle-then =   then: { $option }
cli-puzzle-streak = { $n ->
    [one] Puzzle of the day: { $n } day in a row.
   *[other] Puzzle of the day: { $n } days in a row.
}
cli-puzzle-well = { $game }/{ $id }: proved
cli-puzzle-wrong = { $game }/{ $id }: { $problem }
