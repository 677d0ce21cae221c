# The command line and the terminal client.

cli-about = Modern time-travel board games, played to the letter of their rules. Unofficial.
cli-name = { $name }
cli-seat = Seat { $number }
cli-yes = yes
cli-no = no
cli-random = random
cli-page-more = { $left ->
    [0] Enter goes on
   *[other] Enter shows more
}
cli-no-file = There is no file { $path }.

## Games

cli-games-about = List the games that can be played
cli-games-help-lang = language of the list
cli-games-entry = { $name }: { $title } ({ $least } to { $most } players)
cli-games-unofficial = Chronotable is unofficial: it is not made, endorsed or licensed by the publishers or authors. Support them by buying the games.

## play and new

cli-play-about = Play a game in the terminal; an unfinished one is resumed
cli-play-help-game = the game (see: chronotable games); without it you are asked, and in a pipe it is The LOOP
cli-play-help-players = number of players
cli-play-help-seed = a number that fixes all chance, to play the same game again
cli-play-help-set = a set-up option, such as level=intern or agents=mr_time,v_girl; may be repeated
cli-play-help-pack = a pack of your own cards, agents or missions; may be repeated
cli-play-help-bots = who plays the other seats: { $kinds }, your own as module:Class, or person for people at this terminal
cli-play-help-new = start a new game; an unfinished one is moved to the archive
cli-play-help-save = keep the game in this file, and resume it if it holds one
cli-play-help-go-on = if the saved game was played under other rules, go on from its last position under the rules here
cli-play-help-lang = language (default: that of the resumed game or of the system)
cli-play-help-ascii = draw with plain ASCII characters only
cli-play-set-form = "{ $text }" must have the form option=value.
cli-play-files = A file cannot be used: { $problem }
cli-play-bad-save = { $path }: { $problem }
cli-play-set-aside = The saved game could not be resumed. { $problem } It was set aside as { $path }.
cli-play-resumed =
    { $n ->
        [one] Resumed after { $n } choice. To start a new game: quit with q, then play --new.
       *[other] Resumed after { $n } choices. To start a new game: quit with q, then play --new.
    }
cli-play-go-on-new = --go-on is for a saved game: leave out --new and the set-up options, or leave out --go-on.
cli-play-kept-old = The unfinished game was kept as { $path }.
cli-play-save-exists = { $path } already holds a game. Leave out the set-up options to resume it, or add --new.
cli-new-about = Write the save of a new game to the standard output
cli-new-help-game = the game

## explain and replay

cli-explain-about = Say why a choice is possible or not in a saved game, with the rule
cli-explain-help-file = a save
cli-explain-help-key = a choice, such as loop:star; without it all that are possible are listed
cli-explain-help-seat = whose choice, numbered from 0 (default: whoever is to choose)
cli-explain-help-pack = a pack the save needs; may be repeated
cli-explain-help-go-on = if the game was played under other rules, explain its last position under the rules here
cli-explain-help-lang = language
cli-replay-about = Replay a saved game, choice by choice
cli-replay-help-file = a save
cli-replay-help-step = show the table before each choice and wait for Enter
cli-replay-help-pack = a pack the save needs; may be repeated
cli-replay-help-go-on = if the game was played under other rules, tell as much of it as the rules here allow
cli-replay-help-lang = language
cli-replay-help-ascii = draw with plain ASCII characters only
cli-changed-rules = { $path }: { $problem } To do so, add --go-on; "play" then keeps the game as it was in another file.
cli-earlier-rules =
    { $n ->
        [one] This game began under other rules ({ $was }); after { $n } choice it went on from its last position under the rules here.
       *[other] This game began under other rules ({ $was }); after { $n } choices it went on from its last position under the rules here.
    }
cli-replay-title = { $game }; seats: { $seats }; choices: { $n }
cli-replay-unfinished = The game is not finished.

## Computer players

cli-player-thinks = { $who } (bot: { $bot }) is thinking
cli-bot-chose = { $bot } did not choose for { $who }: { $why } Instead, “{ $quick }” chose.
cli-bot-plays-on = { $bot } does not play for { $who } any more: { $why } From now on “{ $quick }” does.
cli-bots-people = people at this terminal
cli-bots-nobody = nobody: you play alone

## Set-up dialogue

cli-setup-title = New game: { $game }
cli-setup-input = Enter starts, a number changes its line, q quits
cli-setup-unknown = "{ $text }" is not a line: type a number from 1 to { $last }, or just Enter.
cli-setup-pick = A number from { $first } to { $last }, or Enter to change nothing
cli-setup-pick-several = Numbers from { $first } to { $last }, separated by spaces, or Enter to change nothing
cli-setup-kept = "{ $text }" is not among the choices; nothing was changed.
cli-setup-left = No game was started.
cli-option-language = Language
cli-option-players = Players
cli-option-bots = The others are
cli-option-mode = Mode
cli-option-level = Level
cli-option-difficulty = Difficulty
cli-option-agents = Agents
cli-option-machine = Machine
cli-option-order-destroyed = Order destroyed cards
cli-language-en = English
cli-language-pl = polski (Polish)
cli-language-uk = українська (Ukrainian)

## Playing

cli-input = number or key, ? help, u undo, h hint, s save, r rules, q quit
cli-input-short = ? help, q quit
cli-question-to = Seat { $number }{ $who }: { $question }
cli-pass-on = The next decision is for { $who }. Others, please look away.
cli-more-options = o lists all { $n } options
cli-news = What happened
cli-log = What has happened so far
cli-undone = Taken back.
cli-redone = Redone.
cli-redo-nothing = There is nothing to redo.
cli-no-number = There is no option { $number }; options are numbered from 1 to { $last }.
cli-ambiguous = "{ $text }" fits several options: { $keys }.
cli-unknown-input = "{ $text }" is neither an option nor a command. ? lists the commands, o the options.
cli-why = { $key } is possible: { $reason }
cli-why-not = { $key } is not possible: { $reason }
cli-why-rule = Rule { $rule } (r { $rule } shows it)
cli-hint = Hint from the bot “{ $bot }”: { $number } – { $option }
cli-ledger-what = Type r and some words to search the rules, for instance: r { $rule }
cli-ledger-none = No rule contains "{ $words }".
cli-ledger-page = Rules for "{ $words }": { $n } found
cli-card-what = Type c and a name to look something up, for instance: c { $name }
cli-card-none = There is nothing called "{ $words }".
cli-saved = Saved: { $path }
cli-save-failed = { $path } could not be written. { $problem }
cli-save-foreign = { $path } exists and is not a saved game; nothing was written.
cli-kept = The game is saved, and you can go on next time: { $path }
cli-not-kept = The game could NOT be saved: { $path }
cli-end-choices = Choices made: { $n }.
cli-end-kept = The game is kept: { $path } (to watch it again: chronotable replay FILE)

## Help

cli-help-title = What you can type
cli-help-legend = What you see
cli-help-number-sign = 3
cli-help-number = choose option 3; or type its words, its key ({ $key }) or the beginning of it
cli-help-why-sign = ?3, ? KEY
cli-help-why = why an option is possible, or why something is not, with the rule; ? and a name: what that is
cli-help-u-sign = u, redo
cli-help-u = take your last choice back, unless something has been revealed since; redo brings it back
cli-help-h-sign = h
cli-help-h = a hint: what a bot would do
cli-help-o-sign = o
cli-help-o = all options in full, with keys and rules
cli-help-c-sign = c NAME
cli-help-c = look something up by its name, for instance: c { $name }
cli-help-t-sign = t
cli-help-t = all players with their cards and abilities
cli-help-l-sign = l
cli-help-l = everything that has happened
cli-help-r-sign = r WORDS
cli-help-r = search the rules, for instance: r { $rule }
cli-help-s-sign = s, s FILE
cli-help-s = save; the game is also saved automatically after every choice
cli-help-q-sign = q
cli-help-q = quit; you can go on next time
cli-means-stand-in = our stand-in: the printed card could not be found, so its effect (or part of it) is a reconstruction
