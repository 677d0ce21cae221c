## Lessons: what is wrong with a lesson file, for those who write one

lesson-file-name = { $file }: a lesson file has a name like 20-two-rifts.yaml: a number for its place, then small letters, digits and hyphens.
lesson-mapping = { $file } is not a lesson: it must hold named entries, such as "minutes:" and "steps:".
lesson-twice = { $file }: there is another lesson “{ $id }” in this course.
lesson-name-twice = Another step, or what it says to a wrong choice, is also called “{ $name }”.
lesson-both = { $one } and { $other } exclude each other: keep one of them.
lesson-only-with = { $one } means nothing without { $other }.
lesson-own-script = { $seat } is the learner; the script is for the others.
lesson-all-seats = All seats are the learner’s: nobody is left for a script or for bots.
lesson-seats = There is no { $seat }: the game has { $seats } seats.
lesson-no-beginning = The lesson cannot begin: { $problem }
lesson-no-text = The message { $id } is missing ({ $language }).
lesson-long-text = The message { $id } ({ $language }) has { $n } characters; more than { $most } do not fit.
lesson-no-rule = { $rule } is not a rule of { $game }.
lesson-no-target = “{ $target }” is nothing on this board.
lesson-not-offered = { $key } is not offered: { $reason } Offered: { $offered }.
lesson-nobody-asked = The learner has nothing to choose.
lesson-by-bots = When bots choose otherwise: { $problem } Write their choices into the script.
lesson-never-right = { $key } is not offered at this point. Offered: { $offered }.
lesson-over = The game is over before this step.
lesson-unknown-event = There is no event “{ $event }”.
lesson-no-event = The event “{ $event }” does not come.
