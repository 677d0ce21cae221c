## chronotable learn

cli-learn-about = Learn a game by playing: courses of short lessons
cli-learn-help-game = the game; without it, the courses of all games
cli-learn-help-lesson = the lesson; without it, the list of the course
cli-learn-help-check = for authors: play lessons through and report everything that is wrong with them
cli-learn-help-lang = language (default: that of the system)
cli-learn-well = { $game }/{ $file }: OK; steps: { $n }, choices: { $choices }
cli-learn-wrong = { $game }/{ $problem }
cli-learn-help-again = start the lesson over, even if it has been begun before
cli-learn-help-ascii = draw with plain ASCII characters only
cli-learn-help-line = answer with lines instead of single keys, as for pipes and screen readers
cli-learn-course = { $game }: { $done } of { $n } lessons finished
cli-learn-line =   { $sign } { $id }  { $title } ({ $n } min)
cli-learn-sign-done = +
cli-learn-sign-begun = …
cli-learn-sign-new = ·
cli-learn-hint = Go on with: chronotable learn { $game } { $lesson }
cli-learn-none = There are no lessons for this game yet.
cli-learn-step = { $title }, { $n } of { $of }: { $text }
cli-learn-other = The rules allow that, but the lesson shows something else here: { $option }
cli-learn-strayed = The game has left the path of the lesson: play on freely, or start over with --again.
cli-learn-left = Your place in the lesson is kept. Go on with: chronotable learn { $game } { $lesson }
cli-learn-finished = Well done, this lesson is finished! Next: { $title }, chronotable learn { $game } { $lesson }
cli-learn-all-finished = Well done: that was the last lesson of the course!
