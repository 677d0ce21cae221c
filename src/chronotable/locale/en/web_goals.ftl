# Who one is at the table, what one wants, and what befalls one.

web-goal-title = Who you are and what you want
web-goal-of-game = What the game is about
web-goal-side = Your side
web-goal-goal = Goal
web-goal-end = How it ends
web-goal-line = Goal: { $goal }
web-goal-secret = Only for your eyes
web-goal-got-it = Got it
web-goal-danger = Danger!
web-goal-more = And { $n } more
web-goal-fates = What threatens you and what has happened to you
web-key-goal = who you are and what you want
