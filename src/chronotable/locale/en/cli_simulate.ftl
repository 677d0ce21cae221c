# `chronotable simulate`: bots play many games; and what can be wrong with a bot.

cli-simulate-about = Let bots play many games, and count who wins and why
cli-simulate-help-game = the game (the list: chronotable games)
cli-simulate-help-named = the same as --set { $name }=VALUE
cli-simulate-help-games = how many games (100 by default)
cli-simulate-help-bots = the bots, seat by seat; the last one takes all further seats: { $kinds }, with a number as in search:200; or your own as module:Class
cli-simulate-help-compare = two bots that play the same seeds; shows how much better the second one is
cli-simulate-help-jobs = processes that play at the same time; the results do not depend on it (default: one for each processor)
cli-simulate-help-out = write one line for each game to this CSV file
cli-simulate-help-limit = stop a game after this many decisions ({ NUMBER($usual, useGrouping: 0) } by default); it counts as not finished
cli-simulate-help-seats = write one line for each seat of each game to this CSV file
cli-simulate-help-lang = the language of the report

cli-simulate-positive = { $name } must be 1 or more, not { $found }.
cli-simulate-two = --compare needs two different bots, such as greedy,search:200; given: { $found }.
cli-simulate-files = A file cannot be used: { $problem }

cli-simulate-heading = { $game }; games: { $n }; bots: { $bots }; seed: { $seed }
cli-simulate-playing = Playing
cli-simulate-played = Played: { $n } of { $games }
cli-simulate-interrupted = Stopped early. Finished games: { $n } of { $games }
cli-simulate-failed = Stopped because a bot failed: { $n } of { $games }. The rest of the report leaves them out. The first one has seed { $seed }. { $reason }
cli-simulate-unfinished = Not finished, stopped after { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] decision
   *[other] decisions
}: { $n } of { $games }. The rest of the report leaves them out.
cli-simulate-group = Bots: { $bots }
cli-simulate-won = Won: { $won } of { $games }, { NUMBER($rate, maximumFractionDigits: 1) }% (95% interval: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }%)
cli-simulate-seat-won = Seat { $seat }, { $bot }: won { $won } of { $games }, { NUMBER($rate, maximumFractionDigits: 1) }% (95% interval: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) }%)
cli-simulate-seat-score = Seat { $seat }, { $bot }: score { NUMBER($value, maximumFractionDigits: 1) } on average (95% interval: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-turns = Turns: { NUMBER($mean, maximumFractionDigits: 1) } on average ({ $least } to { $most })
cli-simulate-decisions = Decisions: { NUMBER($mean, maximumFractionDigits: 1) } on average ({ $least } to { $most })
cli-simulate-share = { NUMBER($rate, maximumFractionDigits: 1) }% ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-points-of = Points of { $bot } by category, for each player:
cli-simulate-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-thing = { $thing }

cli-simulate-column-reason = End
cli-simulate-column-games = Games
cli-simulate-column-share = Share (95% interval)
cli-simulate-column-agent = Agent
cli-simulate-column-agent-success = Won
cli-simulate-column-mission = Mission
cli-simulate-column-mission-success = Archived
cli-simulate-column-category = Category
cli-simulate-column-points = Points
cli-simulate-column-scored = Scored in it (95% interval)
cli-simulate-column-least = Least
cli-simulate-column-most = Most

cli-simulate-compared = { $second } compared with { $first }; pairs of games with the same seed: { $n }
cli-simulate-difference-won = Won more often by { NUMBER($rate, maximumFractionDigits: 1) } percentage points (95% interval: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-difference-score = Score higher by { NUMBER($value, maximumFractionDigits: 1) } (95% interval: { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) })
cli-simulate-difference-mission = More missions archived per game: { NUMBER($value, maximumFractionDigits: 2) } (95% interval: { NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) })
