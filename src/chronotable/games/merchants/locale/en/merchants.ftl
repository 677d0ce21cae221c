# Names of Merchants Cove and what the things do, in our own words.

merchants-either = { $first } / { $last }

## Players

merchants-piece-player1 = { PLAYER(1) }
merchants-piece-player2 = { PLAYER(2) }
merchants-piece-player3 = { PLAYER(3) }
merchants-piece-player4 = { PLAYER(4) }
merchants-piece-peddler = Peddler Nozama

## Colours and adventurers

merchants-colour-red = red
merchants-colour-green = green
merchants-colour-blue = blue
merchants-colour-yellow = yellow
merchants-colour-rogue = rogue
merchants-adventurer-red = red Warrior
merchants-adventurer-green = green Bard
merchants-adventurer-blue = blue Wizard
merchants-adventurer-yellow = yellow Noble
merchants-adventurer-rogue = Rogue

## Goods

merchants-good-relic-red = red relic
merchants-good-relic-green = green relic
merchants-good-relic-blue = blue relic
merchants-good-relic-yellow = yellow relic
merchants-good-artifact-red = red artifact
merchants-good-artifact-green = green artifact
merchants-good-artifact-blue = blue artifact
merchants-good-artifact-yellow = yellow artifact

## Harbour

merchants-boat-boat1 = boat 1
merchants-boat-boat2 = boat 2
merchants-boat-boat3 = boat 3
merchants-boat-boat4 = boat 4
merchants-boat-boat5 = boat 5
merchants-boat-boat6 = boat 6
merchants-berth-berth1 = berth 1
merchants-berth-berth2 = berth 2
merchants-berth-berth3 = berth 3
merchants-berth-berth4 = berth 4
merchants-pier-large-pier = Bazaar
merchants-pier-small-pier = Town Square pier
merchants-pier-black-market = Black Market

## The Chronomancer's shop

merchants-merchant-chronomancer = Chronomancer
merchants-figure-chronomancer = the Chronomancer
merchants-figure-assistant = the Assistant
merchants-space-lc = the left time machine
merchants-space-la = the left time machine
merchants-space-p1 = portal 1
merchants-space-p2 = portal 2
merchants-space-p3 = portal 3
merchants-space-rc = the right time machine
merchants-space-ra = the right time machine
merchants-space-p4 = portal 4
merchants-space-p5 = portal 5
merchants-space-p6 = portal 6
merchants-side-white = white side
merchants-side-blue = blue side
merchants-column-left = left column
merchants-column-right = right column
merchants-ability-bulbulator = Bulbulator
merchants-ability-enlarger = Enlarger
merchants-ability-splitter = Splitter
merchants-ability-guard = Guard
merchants-ability-text-bulbulator = A relic on the shelf for a relic of another colour from the pool.
merchants-ability-text-enlarger = A relic on the shelf for an artifact of the same colour from the pool.
merchants-ability-text-splitter = An artifact on the shelf for two relics of the same colour from the pool.
merchants-ability-text-guard = Discard one of your corruption cards.
merchants-action-artifact = make an artifact ({ $colours })
merchants-action-relic = make a relic ({ $colours })
merchants-action-activate-staff = activate the staff
merchants-action-relic-or-support = make a relic or take guild support ({ $colours })
merchants-action-hire = hire or replace a townsfolk
merchants-action-change-timeline = change the timeline
merchants-action-freeze-time = freeze time

## Townsfolk, corruption, the Peddler

merchants-townsfolk = { $id } ({ $effect }; symbols: { $symbols })
merchants-effect-discard-corruption = { $n ->
    [one] discard { $n } corruption card
   *[other] discard up to { $n } corruption cards
}
merchants-effect-gain-small = make a relic: { $colours }
merchants-effect-gain-large = make an artifact: { $colours }
merchants-effect-gain-two-small-same = make up to two relics of one colour: { $colours }
merchants-effect-board-from-bag = draw an adventurer and seat it
merchants-effect-return-to-bag = put a passenger back into the bag
merchants-effect-move-passenger = move a passenger to another boat
merchants-effect-swap-passengers = exchange two passengers
merchants-corruption-card = corruption card with { $n ->
    [one] { $n } rogue symbol
   *[other] { $n } rogue symbols
}
merchants-peddler-hire = hire the townsfolk in slot 1 ({ $n ->
    [one] { $n } hour
   *[other] { $n } hours
})
merchants-peddler-small-good = a small good, { $colour } ({ $n ->
    [one] { $n } hour
   *[other] { $n } hours
})
merchants-peddler-large-good = a large good, { $colour } ({ $n ->
    [one] { $n } hour
   *[other] { $n } hours
})

## Phases, modes, options

merchants-phase-arrival = Arrival
merchants-phase-production = Production
merchants-phase-market = Market
merchants-phase-over = End of the game
merchants-mode-solo-score = Solo: score challenge
merchants-mode-solo-peddler = Solo against the Peddler
merchants-mode-duel-of-chronomancers = Duel of Chronomancers
merchants-mode-guild-of-chronomancers = Guild of Chronomancers
merchants-mode-text-solo-score = You play for gold alone, and the amount earns you a title. This mode is our own.
merchants-mode-text-solo-peddler = You need more gold than the Peddler, an automatic opponent. Its printed rules are unknown; these are our own.
merchants-mode-text-duel-of-chronomancers = Two players, each with a Chronomancer of their own: a variant of ours. The most gold wins.
merchants-mode-text-guild-of-chronomancers = Three or four players, each with a Chronomancer of their own: a variant of ours. The most gold wins.
merchants-difficulty-hawker = Hawker
merchants-difficulty-trader = Trader
merchants-difficulty-tycoon = Tycoon
merchants-difficulty-text-hawker = The Peddler starts with no gold and sells at the usual prices.
merchants-difficulty-text-trader = The Peddler starts with 20 gold and gets 1 extra for every good.
merchants-difficulty-text-tycoon = The Peddler starts with 40 gold and gets 2 extra for every good.
merchants-rogue-card-criminals = Criminals
merchants-rogue-card-cultists = Cultists
merchants-rogue-card-robbers = Robbers
merchants-rogue-card-text-criminals = The rogues do nothing special.
merchants-rogue-card-text-cultists = When you sell goods of one colour at a pier, you may count the rogues there as customers, at the cost of a corruption card.
merchants-rogue-card-text-robbers = Whoever seats a rogue may move another passenger of that boat to another boat.
merchants-townsfolk-set-locals = Locals
merchants-townsfolk-set-mercenaries = Mercenaries
merchants-townsfolk-set-sailors = Sailors
merchants-black-market-corruption-mode-per-good = a card for every good
merchants-black-market-corruption-mode-per-colour-batch = a card for every colour
merchants-black-market-corruption-mode-per-visit = a card for every visit
merchants-rating-sweeper = Workshop Sweeper
merchants-rating-stallholder = Stallholder
merchants-rating-trader = Trader
merchants-rating-guild-master = Guild Master
merchants-rating-master-of-time = Master of Time
