# What holds for every game: lists, choices, undo, saves.

kernel-list = { $first } and { $last }
kernel-list-empty = none
# PLAYER(2) in a message is what the second player is called: at the web table by name, elsewhere like this.
kernel-player-number = Player { $number }
kernel-player = { PLAYER($seat) }

## Choices

kernel-illegal-choice = { $key } is not possible. { $reason }{ $rule ->
        [none] { "" }
       *[other] { " " }(Rule: { $rule })
    }
kernel-why-over = The game is over.
kernel-why-unknown-key = There is no choice like "{ $key }". Choices begin with: { $verbs }.
kernel-why-not-your-turn = It is not your decision. Choosing now: { $choosing }.
kernel-why-not-offered = This is not one of the choices offered: { $offered }.
kernel-why-other-question = Something else has to be answered first. { $question }
kernel-why-no-key = A choice is named by its key, a text such as "done", not by { $found }.
kernel-why-also = { $first } { $then }
kernel-whole-number = "{ $name }" must be a whole number, not { $found }.
kernel-seed = A seed is a whole number or exactly { $size } bytes, not { $found }.
kernel-unknown-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
kernel-seat-needed = Several seats are choosing at once: say which one ({ $seats }).
kernel-play-seat = Seat { $seat } has nothing to choose now. Seats that do: { $seats }.
kernel-play-index = There is no option number { NUMBER($index, useGrouping: 0) }; the options are numbered from 0 to { $last }.

## Undo and branches

kernel-undo-nothing = There is nothing to take back.
kernel-undo-revealed = Something has been revealed since; this choice cannot be taken back.
kernel-undo-others = Others have chosen since; this choice cannot be taken back.
kernel-undo-over = The game is over: nothing can be taken back any more.
kernel-undo-takebacks = The match has { NUMBER($n, useGrouping: 0) } agreed takebacks, as many as a save can hold: no more are possible.
kernel-branch-range = A branch can start after choices 0 to { NUMBER($last, useGrouping: 0) }, not after { NUMBER($at, useGrouping: 0) }.

## Saves

kernel-save-huge = The save has { NUMBER($size, useGrouping: 0) } characters; at most { NUMBER($largest, useGrouping: 0) } are read.
kernel-save-foreign = This is not a save: its first line must be "{ $first }".
kernel-save-text = A save is a text, not { $found }.
kernel-save-truncated = The save is incomplete: its end is missing.
kernel-save-damaged = The save has been damaged or changed: its seal does not match.
kernel-save-line = Line { NUMBER($line, useGrouping: 0) } of the save cannot be read.
kernel-save-header = The save lacks a valid entry "{ $name }".
kernel-save-chance = The save names chance of version { $version }; versions 1 to { $known } are known here.
kernel-save-takebacks = The save names { NUMBER($n, useGrouping: 0) } agreed takebacks; a match has at most { NUMBER($most, useGrouping: 0) }.
kernel-save-changed = This save was made under other rules (version { $wanted }; here: { $present }). { $number ->
    [0] Under the rules here the game would begin differently.
   *[other] Under the rules here it would be a different game from choice { NUMBER($number, useGrouping: 0) } on.
} { $rest }
kernel-save-changed-unsaid = This save was made under other rules, although their version has the same name as here ({ $present }): the rules were changed without a new version name. { $number ->
    [0] Under the rules here the game would begin differently.
   *[other] Under the rules here it would be a different game from choice { NUMBER($number, useGrouping: 0) } on.
} { $rest }
kernel-save-changed-packs = This save was made with other editions of its packs ({ $wanted }; here: { $present }). { $number ->
    [0] With the packs here the game would begin differently.
   *[other] With the packs here it would be a different game from choice { NUMBER($number, useGrouping: 0) } on.
} { $rest }
kernel-save-can-go-on = It can go on from its last position under the rules here, if you want that.
kernel-save-unproven = This save was made under other rules (version { $wanted }; here: { $present }). All its choices can be repeated under the rules here, but it keeps no positions to compare: nobody can tell whether it is still the same game. It can go on as it is repeated here, if you want that.
kernel-save-no-position = The save does not describe its last position, and under the rules here its choices lead only as far as choice { NUMBER($number, useGrouping: 0) }: it cannot go on.
kernel-save-over = This game is over; it was played under other rules and cannot be played again here.
kernel-save-position = The last position of the save cannot go on under the rules here. { $detail }
kernel-save-packs = The save needs other packs. Wanted: { $wanted }. Present: { $present }.
kernel-save-outcomes = The recorded outcomes do not match the choices.
kernel-save-choice = { $number ->
    [0] The recorded set-up cannot be repeated.
   *[other] Choice { NUMBER($number, useGrouping: 0) } of the save cannot be repeated.
} { $detail }

## Games and options

kernel-unknown-game = There is no game "{ $name }". Games: { $games }.
kernel-game-taken = There is already a game "{ $name }".
kernel-game-object = A game is an instance of Game, not { $found }.
kernel-game-name = "{ $name }" cannot be the name of a game: use small Latin letters, digits and "_", with a letter first, at most 40.
kernel-game-texts = There is no folder { $path } with the texts of the game: it must hold a folder "{ $language }" with files "{ $files }".
kernel-game-ledger = There is no file { $path } with the rules of the game.
kernel-game-lessons = There is no folder { $path } with the lessons of the game.
kernel-lesson-unknown = There is no lesson “{ $name }”. Lessons: { $lessons }.
kernel-puzzle-unknown = There is no puzzle “{ $name }”. Puzzles: { $puzzles }.
kernel-game-broken = The game "{ $name }" of the package { $package } cannot be loaded ({ $detail }).
kernel-option-unknown = There is no option "{ $name }". Options: { $allowed }.
kernel-option-rule = Option "{ $name }": { $problem } ({ $rule })
kernel-option-wrong = Option "{ $name }": { $problem }

## Values that do not fit

kernel-schema-deep = The value is nested too deeply.
kernel-schema-enum = { $found } is not allowed. Allowed: { $allowed }.
kernel-schema-type = { $found } has the wrong type. Allowed types: { $allowed }.
kernel-schema-required = Missing: { $names }.
kernel-schema-unknown = Unknown: { $names }. Allowed: { $allowed }.
kernel-schema-least = { $found } is too small; at least { $least } is needed.
kernel-schema-most = { $found } is too large; at most { $most } is allowed.
kernel-schema-short = { $found } is too short; at least { $least } is needed.
kernel-schema-long = { $found } is too long; at most { $most } is allowed.
kernel-schema-twice = { $found } names the same thing twice.
kernel-schema-pattern = { $found } does not have the form { $pattern }.
kernel-schema-other = { $found } does not fit.

## Described positions

kernel-position-object = A position and its options must be JSON objects.
kernel-position-match = A position is taken from a match, not from { $found }.
kernel-position-schema = Position, { $path }: { $problem }
kernel-position-rule = Position, { $path }: { $problem } ({ $rule })
kernel-position-part = The position names something that is not there: { $detail }.
kernel-position-impossible = This position is impossible: { $laws }.
kernel-position-fate = The position fixes that chance now brings "{ $word }" (fate), but here it can only bring: { $allowed }.
kernel-position-fate-never = The position fixes that chance will bring "{ $word }" (fate), which cannot come up in this game. Possible: { $allowed }.
kernel-position-fate-over = The position fixes what chance will bring (fate), but the game is over.
kernel-position-step = A step "{ $step }" with these values cannot be pending here.
kernel-position-stuck = The position leaves nobody anything to choose, though the game is not over.

## Packs

kernel-pack-problem = { $file }, line { NUMBER($line, useGrouping: 0) }, { $path }: { $problem }
kernel-pack-made-problem = The pack “{ $name }”, { $path }: { $problem }
kernel-pack-path = A pack is named by the path of its file, not by { $found }.
kernel-pack-list = Packs are given as a list, not as { $found }.
kernel-pack-missing = There is no file { $file }.
kernel-pack-folder = { $file } is a folder; a pack is a file.
kernel-pack-unreadable = { $file } cannot be read.
kernel-pack-huge = { $file } is too large for a pack; at most { NUMBER($largest, useGrouping: 0) } bytes are read.
kernel-pack-encoding = { $file }, line { NUMBER($line, useGrouping: 0) }: the text is not UTF-8.
kernel-pack-mapping = { $file } is not a pack: it must hold named entries, such as "pack:" and "cards:".
kernel-pack-header = A pack must say its name and its game. Games: { $games }.
kernel-pack-game = This pack is for "{ $found }". Possible games: { $games }.
kernel-pack-none = The game "{ $game }" takes no packs.
kernel-pack-id-twice = "{ $id }" is there twice.
kernel-pack-unknown-id = There is no "{ $id }". Known: { $known }.
kernel-pack-documents = { $file }, line { NUMBER($line, useGrouping: 0) }: a second document begins; a pack is only one.
kernel-pack-tab = { $file }, line { NUMBER($line, useGrouping: 0) }: indent with spaces, not with tabs.
kernel-pack-yaml = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not valid YAML ({ $detail }).
kernel-pack-character = { $file }, line { NUMBER($line, useGrouping: 0) }: a character that is not allowed.
kernel-pack-alias = { $file }, line { NUMBER($line, useGrouping: 0) }: anchors (&) and aliases (*) are not allowed.
kernel-pack-tag = { $file }, line { NUMBER($line, useGrouping: 0) }: tags such as { $tag } are not allowed.
kernel-pack-deep = { $file }, line { NUMBER($line, useGrouping: 0) }: nested too deeply; at most { $deepest } levels are allowed.
kernel-pack-key = { $file }, line { NUMBER($line, useGrouping: 0) }: the name of an entry must be plain text.
kernel-pack-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, { $path }: the entry "{ $name }" is there twice.
kernel-program-long = The effect is too long; at most { $most } parts are allowed.
kernel-program-deep = The effect has blocks within blocks; at most { $most } levels are allowed.
kernel-schema-meant = { $problem } Did you mean "{ $word }"?
kernel-schema-enum-many = { $found } is not allowed. There are { $n } words, such as { $near }; all of them are in the schema or in the game’s reference.
kernel-schema-some = At least one of these is needed: { $names }.
kernel-schema-single = Too much at once: { $found }. Only one of these is allowed: { $names }.
