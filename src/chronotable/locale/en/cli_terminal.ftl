# Playing in the terminal: choosing a game, single keys, what bots say.

## Which game

cli-choose-title = Which game?
cli-choose-input = A number or a name; Enter takes the first, q quits
cli-choose-unknown = There is no game "{ $text }": type a number from 1 to { $last }, or the beginning of a name.
cli-choose-players = { $least } to { $most } players
cli-choose-unfinished = you have an unfinished game

## Set-up

cli-setup-more = m more lines
cli-setup-keys = Enter starts, a number or an arrow and Enter change a line, q quits
cli-setup-keys-short = Enter starts, a number changes a line, q quits

## Who plays

cli-you = you
cli-bot = bot: { $bot }

## Single keys

cli-keys = number or arrows, ? help, u undo, h hint, o options, c look up, l log, q quit
cli-keys-short = number, ? help, u undo, h hint, q quit
cli-keys-pointed = Enter takes it, arrows move, ? says why, Esc leaves it
cli-keys-pointed-short = Enter takes it, ? why, Esc

## Hints

cli-hint-thinking = The bot “{ $bot }” is thinking about a hint
cli-hint-why = Why: { $why }.
cli-hint-equal = Comes to the same: { $numbers }.
cli-hint-plan = The plan goes on: { $steps }{ $more ->
    [yes] …
   *[no] .
}

## Goals

cli-goal-title = Who you are and what you want
cli-goal-none = This game has no page about that.
cli-goal-secret = Nobody else may see this page.
cli-goal-goal = Goal: { $goal }
cli-goal-end = End: { $end }
cli-goal-danger = Danger! { $text }
cli-goal-more = (g: all { $n })
cli-help-g-sign = g
cli-help-g = who you are, what you want, and what threatens you

## Help

cli-help-keys-sign = 3, arrows
cli-help-keys = choose option 3, or point at an option, read about it below, and take it with Enter; with ten options or more, Enter ends a number
cli-help-text-sign = blank
cli-help-text = type text and Enter: the words of an option, its key ({ $key }) or the beginning of it, ? and a key
cli-help-ask-sign = ?
cli-help-ask = this page; while an option is pointed at, why it is possible, with its rule
cli-card-nothing = There is nothing to look up in this game.
cli-play-help-no-first-notes = do not explain things when they first matter
cli-first-note = { $text } ({ $rule })
cli-play-help-line = answer with lines instead of single keys, as for pipes and screen readers

## How to play

cli-how-to-play-about = Explain how a game is played, and what its symbols mean
cli-how-to-play-help-game = the game; without it, the games that have such a page
cli-how-to-play-help-lang = the language of the text
cli-how-to-play-games = Games with a how-to-play page: { $games }.
cli-how-to-play-none = { $game } has no how-to-play page. Games that have one: { $games }.
cli-how-to-play-nothing = This game has no how-to-play page.
cli-help-i-sign = i
cli-help-i = how to play, in three minutes, and what the symbols mean
