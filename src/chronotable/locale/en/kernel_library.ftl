# What programs are told that use the library: languages, options, and saves from elsewhere or changed by hand.

kernel-language = There is no language "{ $found }". Languages: { $languages }.
kernel-option-by-name = Options are given by name, as in players=2, not as { $found }. Options: { $allowed }.
kernel-save-newer = This save ("{ $found }") was made by a newer version of the program; this one reads "{ $first }".
kernel-save-path = A save is given as its text, or as a Path of its file; { $found } is neither.
kernel-save-unsealed = This game was changed by hand: nothing about it can be proved, so it is not opened here.
kernel-save-seal = The seal of a save is either checked or ignored: "check" or "ignore", not { $found }.
kernel-save-game = The save is of the game "{ $name }", which is not known here. Games: { $games }. A game of your own can be given itself: game=...
kernel-replay-keys = Choices are given as keys, or as pairs of seat and key, not as { $found }.
kernel-replay-choice = Choice { NUMBER($number, useGrouping: 0) } cannot be made. { $detail }
kernel-game-unusable = The game "{ $name }" of the package { $package } cannot be used ({ $detail }).
kernel-save-absent = This save was made under other rules (version { $wanted }), and something that it needs is not here. { $what }
kernel-action-key = No option of this game can have the key "{ $key }".
kernel-action-number = There is no action { $found }; the actions are numbered from 0 to { NUMBER($last, useGrouping: 0) }.
kernel-no-actions = The game "{ $game }" does not say which keys it has, so its actions have no numbers.
kernel-no-observations = The game "{ $game }" does not say what its seats see as numbers.
kernel-environment-reset = The environment has not begun a game yet: call reset() first.
kernel-environment-rewards = Rewards are one of { $allowed }, not { $found }.
kernel-environment-render = A render mode is one of { $allowed }, not { $found }.
kernel-environment-seat = Seat { $found } is not at this table: its seats are numbered from 0 to { $last }.
kernel-environment-bots = There are { $n } seats besides yours; name one bot for all of them or one for each, not { $found }.
kernel-environment-observer = Observers here see what one player may know, with or without recall, and have no parameters; not { $found }.
kernel-environment-masked = Action { $action } is not offered to seat { $seat } now; its legal actions are others.
kernel-environment-outcome = Chance brings a number from 0 to { $last } here, not { $found }.
kernel-environment-redrawn = A state that was drawn again from what a seat knows has no past, so it cannot be serialised.
kernel-environment-moving = Chance is not decided yet; draw again when a seat is to choose.
kernel-simulate-seed = A seed is a whole number, not { $found }.
