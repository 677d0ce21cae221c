# Tiles, player boards and choice panels of Anachrony.

## Tiles

web-anachrony-or = or
web-anachrony-used = used this Era
web-anachrony-in-stack = in the stack: { $n }
web-anachrony-worked-by = { $worker } at work
web-anachrony-leader-free = Free action
web-anachrony-leader-clean-up = In Clean Up
web-anachrony-leader-power-up = In Power Up
web-anachrony-leader-always = Always
web-anachrony-anomaly = Anomaly
web-anachrony-anomaly-text = Blocks its building spot. A Worker removes it for water and Resources and is lost.
web-anachrony-warp-text = Gives its good at once when it is warped. To take it back from the Timeline, send the same good back with your Focus on that Era. Left there at the end it costs points.
web-anachrony-endgame-text = Whoever is ahead when the game ends scores, and so do all who are tied.
web-anachrony-project-price = Costs { $goods }; with it the Breakthrough { $exact }, or one { $first } and one { $second }.
web-anachrony-project-price-pair = Costs { $goods }; with it two Breakthroughs: { $first } and { $second }.
web-anachrony-evacuated-as = evacuated as number { $n }

# Who leads, what has been built, and words for Eras and Paradoxes.
web-anachrony-leads = ahead
web-anachrony-endgame-ahead = Ahead now: { $names }.
web-anachrony-built-by = built by { $player }
web-anachrony-era-warps = { $player }: { $warps }
web-anachrony-era-past = past
web-anachrony-era-next = still to come
web-anachrony-era-text = Warp tiles left on a past Era bring Paradoxes: in every Paradox phase whoever has the most of them there rolls the die.
web-anachrony-paradox-text = They come from the Paradox die, for Warp tiles on past Eras, and from some buildings. With { $limit } of them you give them all back and an Anomaly takes a building spot; one Warp tile may come back for free.
web-anachrony-paradox-near = One more brings an Anomaly.

## Player boards

web-anachrony-your-board = Your board
web-anachrony-board-of = Board of { $name }
web-anachrony-open-board = open the whole board
web-anachrony-goods = Goods
web-anachrony-exosuits = Exosuits
web-anachrony-powered = { $n } powered
web-anachrony-hex-powered = powered Exosuit
web-anachrony-hex-away = Exosuit on the main board
web-anachrony-hex-empty = empty Exosuit hex
web-anachrony-hex-covered = hex covered by the Impact
web-anachrony-active = Active
web-anachrony-tired = Tired
web-anachrony-busy = Busy
web-anachrony-busy-none = nobody
web-anachrony-given-up = building given up
web-anachrony-active-tired = active Workers, then tired ones
web-anachrony-workers-in-column = { $worker }, { $column ->
    [tired] tired
   *[active] active
}: { $n }
web-anachrony-leftmost = build on the leftmost free spot
web-anachrony-paradoxes = Paradoxes
web-anachrony-paradoxes-of = { $n ->
    [one] { $n } Paradox
   *[other] { $n } Paradoxes
}, limit { $limit }
web-anachrony-morale-note = points, and what Supply costs
web-anachrony-morale-at = Morale { $at } of { $of }: { $vp } VP
web-anachrony-travel-note = points
web-anachrony-travel-at = Time Travel, step { $at } of { $of }: { $vp } VP
web-anachrony-warp-tiles = Warp tiles
web-anachrony-warp-count = { $here } here · { $there } on the Timeline
web-anachrony-warp-here = here
web-anachrony-warp-there = on Era { $era }
web-anachrony-passed = passed
web-anachrony-thinking = is choosing
web-anachrony-ready = ready

## Panels

web-anachrony-score = If the game ended now
web-anachrony-score-final = Final score
web-anachrony-after = What remains
web-anachrony-pay-ways = Ways to pay
web-anachrony-pay-title = How do you pay?
web-anachrony-take-title = What do you take?
web-anachrony-discount-title = Which discount do you take?
web-anachrony-spend-title = Which Breakthroughs do you spend?
web-anachrony-exchange-title = What do you exchange?
web-anachrony-x-title = How much do you pay?
web-anachrony-power-title = How many Exosuits do you power up?
web-anachrony-power = { $n ->
    [0] Power up none
    [one] Power up { $n } Exosuit
   *[other] Power up { $n } Exosuits
}
web-anachrony-empty-hexes = for empty hexes
web-anachrony-warp-title = Which Warp tiles do you place?
web-anachrony-warp-secret = Nobody sees it until all are ready.
web-anachrony-warp-number = { $n ->
    [0] No Warp tile
    [one] { $n } Warp tile
   *[other] { $n } Warp tiles
}
web-anachrony-warp-go = { $n ->
    [0] Warp nothing
    [one] Warp { $n } tile
   *[other] Warp { $n } tiles
}
web-anachrony-warp-most = { $n ->
    [one] At most { $n } tile each Era.
   *[other] At most { $n } tiles each Era.
}
web-anachrony-warp-costs = costs { $n } water
web-anachrony-warp-chosen = { $n ->
    [0] You warp nothing.
   *[other] You have chosen:
}
web-anachrony-warp-ready = Who is ready
web-anachrony-dice-title = Which die do you set?
web-anachrony-dice-note = The other one is rolled. Numbers: Breakthroughs left.
web-anachrony-dice-both-note = One, and the other is rolled; or both. Numbers: Breakthroughs left.
web-anachrony-dice-one = One die
web-anachrony-dice-both = Both dice

## Actions in words

web-anachrony-does-construct = Build the top building of a stack on your leftmost free spot of its row, or the Superproject above your Focus. No Administrators; an Engineer or a Genius pays 1 titanium less.
web-anachrony-does-recruit = Take a Worker from the pool, with its bonus. No Scientists; an Engineer may not take a Genius.
web-anachrony-does-research = Set one Research die, roll the other, take that Breakthrough. Only Scientists and Geniuses.
web-anachrony-does-world-council = Take a Capital Action that has no free hex. The left hex also makes you First Player.
web-anachrony-does-mine = Take a Resource from the pool and the one of the hex. An Engineer or a Genius stays motivated.
web-anachrony-does-purify = Take 3 water; a Scientist or a Genius brings 1 more.
web-anachrony-does-trade = Exchange once along the ring; an Administrator or a Genius may do so twice.
web-anachrony-does-evacuation = After the Impact, once in a game: if you meet the condition of your Path, score it, up to 30 VP.
web-anachrony-does-supply = Pay the water of your Morale space: all your tired Workers become active, and Morale goes up.
web-anachrony-does-force-workers = Free action, once an Era: all your tired Workers become active, but Morale goes down.

## Gallery

web-gallery-anachrony-impact = After the Impact
web-gallery-anachrony-tokens = Goods, Workers, Exosuits, Warp tiles, Breakthroughs
web-gallery-anachrony-buildings = Buildings
web-gallery-anachrony-superprojects = Superprojects, before and after they are built
web-gallery-anachrony-cards = Paths, Leaders, conditions, assets, Capital tiles
web-gallery-anachrony-pools = Pool cards and the Alternate Timeline
web-gallery-anachrony-alternate = Tile { $n }
web-gallery-anachrony-boards = Player boards, both sides
