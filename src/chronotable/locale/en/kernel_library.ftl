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
