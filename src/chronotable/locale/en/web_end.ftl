# The end of a game at the web table: its result, its course, and playing again.

web-end-sheet = The result in numbers
web-end-category = Category
web-end-course = How it went
web-end-again = Play again
web-end-again-asked = Play again: waiting for the others
web-end-again-go = To the next game
web-end-again-text = The same people play on at another table.
web-proposal-again = { $name } proposes playing again: the same seats, a new game.
web-again-not-now = You can play again when the game is over.
web-again-made = There is already a table for the next game.
web-course-later = The course of this game can be seen when it is over.
web-course-line = { $name }: { $measure }
web-course-table = The same as a table
web-course-moment = Part
web-course-changes = The largest changes
web-course-change = Choice { NUMBER($at, useGrouping: 0) }, { $name }: { $choice }
web-course-by = { $sign ->
    [up] { $measure }: +{ $n }
   *[down] { $measure }: −{ $n }
}
web-course-try = Try it from here
web-analysis-title = Where it turned
web-analysis-later = An analysis can be seen when the game is over: it tells what should have been done.
web-analysis-waiting = The game is being looked through…
web-analysis-ask = Where did it turn?
