# Names of Anachrony, in the published terms where there are any.  Form: .fit a Worker who will do.

## Goods, as names and as amounts

anachrony-goods-water = water
anachrony-goods-titanium = titanium
anachrony-goods-uranium = uranium
anachrony-goods-gold = gold
anachrony-goods-neutronium = neutronium
anachrony-goods-energy-core = energy core
anachrony-goods-vp = victory point

anachrony-amount-water = { $n } water
anachrony-amount-titanium = { $n } titanium
anachrony-amount-uranium = { $n } uranium
anachrony-amount-gold = { $n } gold
anachrony-amount-neutronium = { $n } neutronium
anachrony-amount-energy-core = { $n ->
    [one] { $n } energy core
   *[other] { $n } energy cores
}
anachrony-amount-vp = { $n } VP
anachrony-amount-tug = { $n } titanium/uranium/gold

## Workers

anachrony-worker-scientist = Scientist
    .fit = Scientist or Genius
anachrony-worker-engineer = Engineer
    .fit = Engineer or Genius
anachrony-worker-administrator = Administrator
    .fit = Administrator or Genius
anachrony-worker-genius = Genius
    .fit = Genius
anachrony-worker-any = any Worker
anachrony-worker-same-as-placed = Worker of the same type

anachrony-column-active = active
anachrony-column-tired = tired

## Paths, leaders, evacuation conditions

anachrony-path-harmony = Path of Harmony
anachrony-path-dominance = Path of Dominance
anachrony-path-progress = Path of Progress
anachrony-path-salvation = Path of Salvation

anachrony-leader-haulani = Patriarch Haulani
anachrony-leader-zaida = Matriarch Zaida
anachrony-leader-wolfe = Captain Wolfe
anachrony-leader-samira = Treasure Hunter Samira
anachrony-leader-valerian = Patron Valerian
anachrony-leader-cornella = Librarian Cornella
anachrony-leader-caratacus = Shepherd Caratacus
anachrony-leader-amena = High Sunwalker Amena

anachrony-leader-text-haulani = once an Era, free: place a Worker on a worker spot of your own board
anachrony-leader-text-zaida = in Clean Up, pay 2 water for a Worker of a type on this Era’s recruit card
anachrony-leader-text-wolfe = in Power Up, exchange energy cores for 2 water each, or back
anachrony-leader-text-samira = in Clean Up, take a random Resource; then pay 2 water for titanium, uranium or gold
anachrony-leader-text-valerian = your Scientists count as Geniuses when placed and retrieved
anachrony-leader-text-cornella = in Clean Up, pay 3 water for a Research action
anachrony-leader-text-caratacus = once an Era, free: 2 water and a Paradox, or pay 2 water to return a Paradox
anachrony-leader-text-amena = the Impact covers none of your Exosuit hexes

anachrony-condition-harmony-a = Welfare and Prosperity
anachrony-condition-harmony-b = Nature’s Resurgence
anachrony-condition-dominance-a = Industrial Revolution
anachrony-condition-dominance-b = The Power of Unity
anachrony-condition-progress-a = Technological Superiority
anachrony-condition-progress-b = The Apex of Humanity
anachrony-condition-salvation-a = Overwhelming Power
anachrony-condition-salvation-b = Masters of Time

anachrony-condition-text-harmony-a = 3 Life Supports; 2 VP, and 3 VP for each Genius with 1 gold
anachrony-condition-text-harmony-b = 6 occupied building spots; 2 VP, and 3 VP for each building with an Administrator
anachrony-condition-text-dominance-a = 3 Factories; 5 VP, and 2 VP for each Engineer with 1 titanium
anachrony-condition-text-dominance-b = Morale at the end of its track; 3 VP, and 1 VP for each Worker
anachrony-condition-text-progress-a = 3 Labs; 6 VP, and 4 VP for each Breakthrough with 2 Scientists
anachrony-condition-text-progress-b = 8 water; 3 VP, and 5 VP for each Superproject
anachrony-condition-text-salvation-a = 3 Power Plants; 3 VP, and 3 VP for each neutronium
anachrony-condition-text-salvation-b = 2 Anomalies; 4 VP, and 5 VP for every 2 steps of Time Travel with 2 uranium

## Boards

anachrony-row-power-plant = Power Plant
anachrony-row-factory = Factory
anachrony-row-life-support = Life Support
anachrony-row-lab = Lab

anachrony-slot-power-plant-1 = Power Plant spot 1
anachrony-slot-power-plant-2 = Power Plant spot 2
anachrony-slot-power-plant-3 = Power Plant spot 3
anachrony-slot-factory-1 = Factory spot 1
anachrony-slot-factory-2 = Factory spot 2
anachrony-slot-factory-3 = Factory spot 3
anachrony-slot-life-support-1 = Life Support spot 1
anachrony-slot-life-support-2 = Life Support spot 2
anachrony-slot-life-support-3 = Life Support spot 3
anachrony-slot-lab-1 = Lab spot 1
anachrony-slot-lab-2 = Lab spot 2
anachrony-slot-lab-3 = Lab spot 3

anachrony-action-construct = Construct
anachrony-action-recruit = Recruit
anachrony-action-research = Research
anachrony-action-world-council = World Council
anachrony-action-mine = Mine Resource
anachrony-action-purify = Purify Water
anachrony-action-trade = Trade with Nomads
anachrony-action-evacuation = Evacuation
anachrony-action-supply = Supply

anachrony-space-construct-top = Construct, top hex
anachrony-space-construct-middle = Construct, middle hex
anachrony-space-construct-bottom = Construct, bottom hex
anachrony-space-recruit-top = Recruit, top hex
anachrony-space-recruit-middle = Recruit, middle hex
anachrony-space-recruit-bottom = Recruit, bottom hex
anachrony-space-research-top = Research, top hex
anachrony-space-research-middle = Research, middle hex
anachrony-space-research-bottom = Research, bottom hex
anachrony-space-council-left = World Council, left hex (costs 2 water, First Player)
anachrony-space-council-right = World Council, right hex (costs 1 water)
anachrony-space-mine-top = Mine Resource, top hex (1 uranium extra)
anachrony-space-mine-middle = Mine Resource, middle hex (1 gold extra)
anachrony-space-mine-bottom = Mine Resource, bottom hex (1 titanium extra)
anachrony-space-purify = Purify Water
anachrony-space-trade = Trade with Nomads
anachrony-space-evacuation = Evacuation
anachrony-space-supply = Supply

anachrony-building = { $type } { $id }
anachrony-anomaly-on = Anomaly on { $slot }

## Superprojects

anachrony-superproject-welfare-society = Welfare Society
anachrony-superproject-archive-of-the-eras = Archive of the Eras
anachrony-superproject-continuum-stabilizer = Continuum Stabilizer
anachrony-superproject-grand-reservoir = Grand Reservoir
anachrony-superproject-anti-gravity-field = Anti-Gravity Field
anachrony-superproject-uranium-cores = Uranium Cores
anachrony-superproject-particle-collider = Particle Collider
anachrony-superproject-temporal-tourism = Temporal Tourism
anachrony-superproject-outback-conditioner = Outback Conditioner
anachrony-superproject-synthetic-endorphins = Synthetic Endorphins
anachrony-superproject-exocrawler = Exocrawler
anachrony-superproject-dark-matter-converter = Dark Matter Converter
anachrony-superproject-tectonic-drill = Tectonic Drill
anachrony-superproject-rescue-pods = Rescue Pods
anachrony-superproject-neutronium-research-center = Neutronium Research Center
anachrony-superproject-ultimate-plan = The Ultimate Plan
anachrony-superproject-quantum-chameleon = Quantum Chameleon
anachrony-superproject-cloning-vat = Cloning Vat

## Warp tiles, breakthroughs, dice

anachrony-warp-neutronium = neutronium
anachrony-warp-uranium = uranium
anachrony-warp-titanium = titanium
anachrony-warp-gold = gold
anachrony-warp-water = 2 water
anachrony-warp-administrator = Administrator
anachrony-warp-engineer = Engineer
anachrony-warp-scientist = Scientist
anachrony-warp-exosuit = powered Exosuit

anachrony-shape-circle = circle
anachrony-shape-triangle = triangle
anachrony-shape-square = square
anachrony-icon-time = Time Travel
anachrony-icon-war = War
anachrony-icon-genetics = Genetics
anachrony-icon-technology = Technology
anachrony-icon-society = Society
anachrony-icon-any = question mark
anachrony-breakthrough = { $icon } { $shape }
anachrony-die-shape = shape die
anachrony-die-icon = icon die

anachrony-warp-space-morale-up = Inspiring message: Morale goes up
anachrony-warp-space-vp = Bright future: 1 VP
anachrony-warp-space-parallel = Parallel timeline: the same good once more
anachrony-warp-space-paradox-remove = Stable rift: return a Paradox
anachrony-warp-space-paradox-gain = Collapsing rift: a Paradox
anachrony-warp-space-morale-down = Grim message: Morale goes down

## Collapsing Capital tiles

anachrony-capital-tile-construct-1 = 1 titanium, uranium or gold less
anachrony-capital-tile-construct-2 = 1 neutronium less
anachrony-capital-tile-construct-3 = 1/2/3 VP for a building in column 1/2/3
anachrony-capital-tile-construct-4 = 2 VP for a Superproject
anachrony-capital-tile-construct-5 = Construct once more
anachrony-capital-tile-recruit-1 = the recruit bonus twice
anachrony-capital-tile-recruit-2 = a powered Exosuit
anachrony-capital-tile-recruit-3 = Morale goes up
anachrony-capital-tile-recruit-4 = all tired Workers become active
anachrony-capital-tile-recruit-5 = Recruit once more
anachrony-capital-tile-research-1 = set both dice
anachrony-capital-tile-research-2 = 2 VP
anachrony-capital-tile-research-3 = Construct a Superproject
anachrony-capital-tile-research-4 = return up to 2 Paradoxes
anachrony-capital-tile-research-5 = Research once more

## Cards

anachrony-endgame-workers = most Workers
anachrony-endgame-water = most water
anachrony-endgame-breakthroughs = most Breakthroughs
anachrony-endgame-occupied-building-slots = most occupied building spots
anachrony-endgame-morale-position = highest Morale
anachrony-endgame-sum-of-time-travel-ranges = highest sum of Time Travel ranges
anachrony-endgame-superprojects = most Superprojects
anachrony-endgame-time-travel-track-position = furthest on the Time Travel track

anachrony-asset-asset-01 = asset 1 (2 titanium, 1 water)
anachrony-asset-asset-02 = asset 2 (1 uranium, 1 gold, 1 water)
anachrony-asset-asset-03 = asset 3 (4 water)
anachrony-asset-asset-04 = asset 4 (1 energy core, 1 water)
anachrony-asset-asset-05 = asset 5 (1 titanium, a tired Engineer)
anachrony-asset-asset-06 = asset 6 (1 uranium, a tired Scientist)
anachrony-asset-asset-07 = asset 7 (1 gold, a tired Administrator)
anachrony-asset-asset-08 = asset 8 (1 neutronium, 2 water)
anachrony-asset-asset-09 = asset 9 (1 energy core, 1 titanium, 1 water)
anachrony-asset-asset-10 = asset 10 (1 titanium, an active Engineer)
anachrony-asset-asset-11 = asset 11 (1 uranium, an active Scientist)
anachrony-asset-asset-12 = asset 12 (1 gold, an active Administrator)
anachrony-asset-asset-13 = asset 13 (2 energy cores)
anachrony-asset-asset-14 = asset 14 (1 neutronium, 2 titanium)
anachrony-asset-asset-15 = asset 15 (2 water, a tired Genius)
anachrony-asset-asset-16 = asset 16 (1 energy core, a random Breakthrough)
# Cards of packs.
anachrony-asset-card = asset { $number } ({ $gives })
anachrony-asset-worker = { $column ->
    [tired] a tired { $worker }
   *[active] an active { $worker }
}
anachrony-asset-breakthroughs = { $n ->
    [one] a random Breakthrough
   *[other] { $n } random Breakthroughs
}

## Score sheet

anachrony-category-buildings = buildings
anachrony-category-superprojects = Superprojects
anachrony-category-anomalies = Anomalies
anachrony-category-time-travel = Time Travel
anachrony-category-morale = Morale
anachrony-category-breakthroughs = Breakthroughs
anachrony-category-vp-tokens = VP tokens
anachrony-category-warp-penalty = Warp tiles left
anachrony-category-objectives = objectives
anachrony-category-endgame-conditions = Endgame Conditions

## Phases

anachrony-phase-setup = Set-up
anachrony-phase-preparation = Preparation phase
anachrony-phase-paradox = Paradox phase
anachrony-phase-power-up = Power Up phase
anachrony-phase-warp = Warp phase
anachrony-phase-action = Action Rounds phase
anachrony-phase-clean-up = Clean Up phase

## Set-up screen

anachrony-side-a = side A
anachrony-side-b = side B
anachrony-side-text-a = All player boards are alike.
anachrony-side-text-b = Every Path has a player board with strengths and weaknesses of its own.
anachrony-paths-choose = the players choose
anachrony-leaders-choose = the players choose
anachrony-evacuation-a = first Evacuation condition
anachrony-evacuation-b = second Evacuation condition
