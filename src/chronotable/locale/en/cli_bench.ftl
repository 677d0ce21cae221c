# `chronotable bench`: how fast the games are, beside published engines.

cli-bench-about = Measure how fast the games are, beside published engines
cli-bench-help-game = the game to measure; without it, all of them
cli-bench-help-rounds = how many rounds; medians over them are shown
cli-bench-help-slice = seconds of CPU time for each engine in each round
cli-bench-help-only = measure only these of { $names }
cli-bench-help-json = also write every measurement to this file
cli-bench-help-lang = the language of headings and messages
cli-bench-unknown-name = Unknown: { $unknown }. There are: { $names }.

cli-bench-heading-interpreted = Python { $python }; our games are interpreted (tools/compiled runs them compiled)
cli-bench-heading-compiled = Python { $python }; our games are compiled by mypyc
cli-bench-progress = Round { $number } of { $rounds } …
cli-bench-absent = Not installed, so not measured: { $peers }. To compare with them, install the extra “peers” (in a checkout: .venv/bin/pip install -e '.[peers]').
cli-bench-problem = Not measured: { $peer } ({ $problem })

cli-bench-title-rates = Uniform random play, on one core, by CPU time
cli-bench-title-ratios = How many times as fast as others { $game } is
cli-bench-column-engine = Engine and game
cli-bench-column-core = Rules
cli-bench-column-decisions = Decisions a second
cli-bench-column-length = … a game
cli-bench-column-options = Options
cli-bench-column-copy = Copy, µs
cli-bench-column-simulations = Simulations a second
cli-bench-column-decisions-ratio = Decisions
cli-bench-column-copy-ratio = Copies
