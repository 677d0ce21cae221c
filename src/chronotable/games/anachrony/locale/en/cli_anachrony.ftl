# Anachrony in the terminal: letters, short names and the words around the boards.

cli-anachrony-title = Anachrony: { $side }

## Letters: goods small, workers capital

cli-anachrony-goods-water = w
cli-anachrony-goods-titanium = t
cli-anachrony-goods-uranium = u
cli-anachrony-goods-gold = g
cli-anachrony-goods-neutronium = n
cli-anachrony-goods-energy-core = e
cli-anachrony-goods-vp = VP
cli-anachrony-goods-name-water = water
cli-anachrony-goods-name-titanium = titanium
cli-anachrony-goods-name-uranium = uranium
cli-anachrony-goods-name-gold = gold
cli-anachrony-goods-name-neutronium = neutronium
cli-anachrony-goods-name-energy-core = cores
cli-anachrony-goods-name-vp = VP
cli-anachrony-worker-scientist = S
cli-anachrony-worker-engineer = E
cli-anachrony-worker-administrator = A
cli-anachrony-worker-genius = G
cli-anachrony-exosuit = X
cli-anachrony-icon-time = Ti
cli-anachrony-icon-war = Wa
cli-anachrony-icon-genetics = Ge
cli-anachrony-icon-technology = Te
cli-anachrony-icon-society = So
cli-anachrony-warp-space-morale-up = +
cli-anachrony-warp-space-vp = V
cli-anachrony-warp-space-parallel = =
cli-anachrony-warp-space-paradox-remove = <
cli-anachrony-warp-space-paradox-gain = >
cli-anachrony-warp-space-morale-down = -

## Short names

cli-anachrony-path-harmony = Harmony
cli-anachrony-path-dominance = Dominance
cli-anachrony-path-progress = Progress
cli-anachrony-path-salvation = Salvation
cli-anachrony-row-power-plant = PP
cli-anachrony-row-factory = F
cli-anachrony-row-life-support = LS
cli-anachrony-row-lab = L
cli-anachrony-row-name-power-plant = Power Plant
cli-anachrony-row-name-factory = Factory
cli-anachrony-row-name-life-support = Life Support
cli-anachrony-row-name-lab = Lab
cli-anachrony-action-construct = Construct
cli-anachrony-action-recruit = Recruit
cli-anachrony-action-research = Research
cli-anachrony-action-mine = Mine
cli-anachrony-action-world-council = Council
cli-anachrony-action-purify = Purify
cli-anachrony-action-trade = Trade
cli-anachrony-action-evacuation = Evacuation
cli-anachrony-space-construct-top = Construct 1
cli-anachrony-space-construct-middle = Construct 2
cli-anachrony-space-construct-bottom = Construct 3
cli-anachrony-space-recruit-top = Recruit 1
cli-anachrony-space-recruit-middle = Recruit 2
cli-anachrony-space-recruit-bottom = Recruit 3
cli-anachrony-space-research-top = Research 1
cli-anachrony-space-research-middle = Research 2
cli-anachrony-space-research-bottom = Research 3
cli-anachrony-space-council-left = Council, First Player
cli-anachrony-space-council-right = Council
cli-anachrony-space-mine-top = Mine (uranium)
cli-anachrony-space-mine-middle = Mine (gold)
cli-anachrony-space-mine-bottom = Mine (titanium)
cli-anachrony-space-purify = Purify Water
cli-anachrony-space-trade = Trade
cli-anachrony-space-evacuation = Evacuation
cli-anachrony-space-supply = Supply
cli-anachrony-tile-construct-1 = -1 t/u/g
cli-anachrony-tile-construct-2 = -1 n
cli-anachrony-tile-construct-3 = 1-3 VP
cli-anachrony-tile-construct-4 = proj. 2VP
cli-anachrony-tile-construct-5 = twice
cli-anachrony-tile-recruit-1 = 2 bonus
cli-anachrony-tile-recruit-2 = +1 X
cli-anachrony-tile-recruit-3 = morale +1
cli-anachrony-tile-recruit-4 = wake
cli-anachrony-tile-recruit-5 = twice
cli-anachrony-tile-research-1 = 2 dice
cli-anachrony-tile-research-2 = 2 VP
cli-anachrony-tile-research-3 = project
cli-anachrony-tile-research-4 = paradox -2
cli-anachrony-tile-research-5 = twice
cli-anachrony-effect-focus = focus { $n }
cli-anachrony-effect-morale = morale { $n }
cli-anachrony-effect-retrieve-warp = warp back
cli-anachrony-effect-wake-all = wake
cli-anachrony-effect-standard-action = action
cli-anachrony-effect-place-worker = place
cli-anachrony-effect-lose-worker = -*
cli-anachrony-effect-discount = build -1
cli-anachrony-effect-copy-worker-action = copy
cli-anachrony-effect-power-plant-range = range { $n }
cli-anachrony-effect-paradox-limit = limit { $n }
cli-anachrony-effect-supply-cost = supply 1/2
cli-anachrony-effect-anomaly-vp = anomaly { $n }VP
cli-anachrony-effect-research-set-second-die = 2 dice
cli-anachrony-effect-action-water-cost-per-turn = -1w a turn
cli-anachrony-effect-mine-extra = mine +1
cli-anachrony-effect-evacuation-base-condition-met = evacuate
cli-anachrony-effect-superproject-vp = project { $n }VP
cli-anachrony-effect-time-travel-step-vp = travel { $n }VP
cli-anachrony-effect-no-negative-morale-vp = morale >= 0
cli-anachrony-effect-no-worker-loss-on-force-at-minimum = no loss
cli-anachrony-verb-build = build
cli-anachrony-verb-use = use
cli-anachrony-verb-copy = copy
cli-anachrony-verb-cover = cover
cli-anachrony-verb-giveup = give up
cli-anachrony-verb-free = free
cli-anachrony-endgame = Endgame:
cli-anachrony-endgame-workers = Workers
cli-anachrony-endgame-water = water
cli-anachrony-endgame-breakthroughs = Breakthroughs
cli-anachrony-endgame-occupied-building-slots = spots
cli-anachrony-endgame-morale-position = Morale
cli-anachrony-endgame-sum-of-time-travel-ranges = ranges
cli-anachrony-endgame-superprojects = Superprojects
cli-anachrony-endgame-time-travel-track-position = Time Travel
cli-anachrony-category-buildings = buildings
cli-anachrony-category-superprojects = projects
cli-anachrony-category-anomalies = Anomalies
cli-anachrony-category-time-travel = Time Travel
cli-anachrony-category-morale = Morale
cli-anachrony-category-breakthroughs = Breakthroughs
cli-anachrony-category-vp-tokens = tokens
cli-anachrony-category-warp-penalty = Warp
cli-anachrony-category-endgame-conditions = endgame

## Around the boards

cli-anachrony-era = Era { $n }/{ $last }
cli-anachrony-impact = IMPACT
cli-anachrony-anomaly = anomaly
cli-anachrony-exosuits = Exosuits
cli-anachrony-suits-left = ({ $idle } idle, { $out } out)
cli-anachrony-morale = Morale { $n }/{ $last } ({ $vp })
cli-anachrony-supply = Supply { $price }
cli-anachrony-travel = Time Travel { $n } ({ $vp })
cli-anachrony-focus = Focus { $n }
cli-anachrony-paradoxes = Paradoxes
cli-anachrony-breakthroughs = Breakthroughs
cli-anachrony-warps = Warp tiles
cli-anachrony-warps-out = on the Timeline
cli-anachrony-secret = chosen in secret:
cli-anachrony-score = Score now { $n }
cli-anachrony-points = { $n } VP
cli-anachrony-brief = M{ $morale } T{ $travel } P{ $paradoxes }
cli-anachrony-evacuated = evacuated
cli-anachrony-kept = kept:
cli-anachrony-passed = passed
cli-anachrony-stack = { $row }: { $n } left, seen: { $seen }
cli-anachrony-legend = ? more
cli-anachrony-about = { $name } [{ $key }]: { $text }
cli-anachrony-about-building = { $vp } VP; { $text }
cli-anachrony-about-project = { $vp } VP, costs { $cost }, Breakthroughs: { $exact ->
    [yes] { $breakthrough }, or { $shapes }
   *[no] { $shapes }
}; { $text }
cli-anachrony-means-goods = { $goods }
cli-anachrony-means-worker = { $worker }
cli-anachrony-means-exosuit = a powered Exosuit
cli-anachrony-means-tired = active Workers, and tired ones in brackets
cli-anachrony-means-placed = player 1 has placed a Worker here
cli-anachrony-means-retrieved = a Worker who stays motivated, and one who will not come back
cli-anachrony-means-free = a free hex and what it costs, or what its tile gives
cli-anachrony-means-closed = closed: collapsed, covered, or not open yet
cli-anachrony-means-first = the First Player
cli-anachrony-means-formula = a tile: Worker and cost, then what it gives
cli-anachrony-means-any = any Worker
cli-anachrony-means-free-action = a free action, once an Era
cli-anachrony-means-one-time = once, when it is built
cli-anachrony-means-paradox = a Paradox, or an Anomaly on a board
cli-anachrony-means-warps = Warp tiles of player 1 on an Era
cli-anachrony-means-shapes = Breakthroughs: circle, triangle, square
cli-anachrony-means-impact = the Impact comes after the fourth Era
cli-anachrony-means-suits = Exosuit hexes: powered, empty, covered
cli-anachrony-means-brief = Morale, Time Travel, Paradoxes
cli-anachrony-means-number = the numbers of options that concern this thing

## The set-up screen

cli-game-anachrony = Anachrony
cli-game-anachrony-publishers = by Dávid Turczi, Richard Amann and Viktor Peter; published by Mindclash Games, in Polish by Portal Games
cli-option-side = Player boards
cli-option-paths = Paths
cli-option-leaders = Leaders
cli-option-evacuation = Path boards
cli-option-opponent = Opponent of a single player
cli-option-harder = Harder against it
cli-option-harder-two-player = Harder game for two
cli-option-predictable-paradox = Predictable Paradoxes
cli-option-simultaneous-power-up = All power up at once
cli-option-alternate-timeline = Alternate Timeline
cli-option-starting-asset-draft = Choosing Starting Assets
cli-option-endgame-condition-draft = Choosing Endgame Conditions
cli-option-samira-without-neutronium = Samira never finds neutronium

## `chronotable simulate`

cli-simulate-column-path = Path
cli-simulate-column-path-success = Won
cli-simulate-column-leader = Leader
cli-simulate-column-leader-success = Won
cli-game-anachrony-about = Borrow from your own future, pay it back before paradoxes tear time, and evacuate once the asteroid has struck; the longest of the four.
