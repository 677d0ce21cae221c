## Lessons: the course of a game, and the card beside the board

web-learn-title = Learn { $game }
web-learn-about = Short lessons on a real board, with the real rules. Leave at any time: you can pick up where you left off. This browser remembers what you have finished.
web-learn-progress = { $done } of { $n }
web-learn-progress-name = Lessons finished
web-learn-minutes = { $n } min
web-learn-begin = Begin
web-learn-again = Play again
web-learn-continue = Continue
web-learn-done = finished
web-learn-begun = begun
web-learn-none = There are no lessons for this game yet.
web-learn-rules = All rules
web-learn-play = To the table
web-lesson = Lesson
web-lesson-step = { $n } of { $of }
web-lesson-next = Next
web-lesson-finish = Finish
web-lesson-leave = Leave
web-lesson-restart = Start over
web-lesson-first = Read on with “Next” first, or leave the lesson to play freely.
web-lesson-other = The rules allow that, but the lesson shows something else here: { $option }
web-lesson-waits = The others are playing…
web-lesson-finished = Well done, this lesson is finished!
web-lesson-course-finished = Well done: you have finished the whole course!
web-lesson-next-lesson = Next lesson: { $title }
web-lesson-all = All lessons
web-lesson-free = Play on freely
web-lesson-strayed = The game has left the path of the lesson. Play on freely, or start the lesson over.

## Puzzles

web-puzzle = Puzzle
web-puzzle-title = Puzzles
web-puzzle-about = Positions from games in which exactly one first choice reaches the goal: proved by trying everything else. After a wrong try you are told why, and can try again.
web-puzzle-progress = { $done } of { $n } solved
web-puzzle-today = Puzzle of the day: { $title }
web-puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
web-puzzle-all = All puzzles
web-puzzle-name = { $n }. { $title }
web-puzzle-grade = Difficulty { $grade } of 3
web-puzzle-done = solved
web-puzzle-solved = Solved! From here on more than one choice is right, or the goal is reached.
web-puzzle-strayed = The game has left the path of the puzzle. Play on freely, or start the puzzle over.
web-puzzle-more = More puzzles
web-no-day = “{ $day }” is not a day: days are written like { $like }.
