# `chronotable bench serve`: what the web table holds, beside boardgame.io.

cli-bench-serve-about = Measure how many moves the web table serves and how fast, beside boardgame.io
cli-bench-serve-help-tables = tables at which people play at the same time
cli-bench-serve-help-sockets = people at each table, each with a browser of their own
cli-bench-serve-help-seconds = how long each measurement lasts
cli-bench-serve-help-rounds = how many rounds; medians over them are shown
cli-bench-serve-help-held-tables = tables of the last measurement, which plays at a steady rate (0 leaves it out)
cli-bench-serve-help-held-rate = moves a second of the last measurement, over all its tables
cli-bench-serve-help-game = the game that our server plays
cli-bench-serve-help-processes = processes in which our server runs
cli-bench-serve-help-database = the database of our server, as for “chronotable serve”; by default a new SQLite file
cli-bench-serve-help-without-peers = measure our server only
cli-bench-serve-help-json = also write every measurement to this file
cli-bench-serve-help-lang = the language of headings and messages

cli-bench-serve-installing = Looking for boardgame.io, or fetching it …
cli-bench-serve-left-out-no-checkout = boardgame.io is left out: what it takes to run it is in the project’s repository only.
cli-bench-serve-left-out-no-node = boardgame.io is left out: it needs Node.js with npm.
cli-bench-serve-left-out-no-registry = boardgame.io is left out: npm could not fetch it.
cli-bench-serve-heading = Python { $python }; server and load on two cores; { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $sockets ->
    [one] one socket
   *[other] { $sockets } sockets
} each
cli-bench-serve-progress = Round { $number } of { $rounds }: { $server } …
cli-bench-serve-kept-memory = { $server } { $game }, in memory
cli-bench-serve-kept-files = { $server } { $game }, in files
cli-bench-serve-kept-sqlite = { $server } { $game }, SQLite
cli-bench-serve-kept-postgresql = { $server } { $game }, PostgreSQL

cli-bench-serve-title-rates = Everybody moves as soon as they can; milliseconds are for half of the moves / for 99 of 100
cli-bench-serve-title-ratios = { $server } { $game } beside others, within a round
cli-bench-serve-column-measured = Measured
cli-bench-serve-column-beside = Beside
cli-bench-serve-row-processes = Server processes
cli-bench-serve-row-moves = Moves a second
cli-bench-serve-row-confirmed = Confirmed, ms
cli-bench-serve-row-shown = Shown, ms
cli-bench-serve-row-shown-to-all = … to all, ms
cli-bench-serve-row-shown-99 = Shown, 99 of 100
cli-bench-serve-row-bytes = Bytes a move
cli-bench-serve-row-server-cpu = Server CPU a move, µs
cli-bench-serve-row-load-cpu = Load, of a core
cli-bench-serve-row-memory = Memory, MB

cli-bench-serve-held-well = Held: { $tables } tables, { $sockets } sockets, { $moves } moves a second: half of them shown within { $p50 } ms, 99 of 100 within { $p99 } ms, so under { $limit } ms.
cli-bench-serve-held-badly = Not held: { $tables } tables, { $sockets } sockets, { $moves } moves a second: half of them shown within { $p50 } ms, but 99 of 100 within { $p99 } ms, not under { $limit } ms.

# The game that both servers play.

cli-bench-serve-trivial-prompt = Mark a cell
cli-bench-serve-trivial-mark = Cell { $cell }
cli-bench-serve-trivial-marked = Player { $player } marks cell { $cell }
cli-bench-serve-trivial-over = All marks are made
cli-bench-serve-trivial-only = This game is there to be measured: cells can be marked, nothing else.
