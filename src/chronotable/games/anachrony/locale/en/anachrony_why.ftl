# Why something is not possible in Anachrony; bad options and positions.

anachrony-why-passed = You have passed: you have no more turns or free actions in this Era.
anachrony-why-free-placement = This free action places a Worker elsewhere.
anachrony-why-no-active = You have no active Worker.
anachrony-why-not-active = { $busy ->
    [yes] You have no active { $worker }: they are all tired or busy.
   *[no] You have no { $worker }.
}
anachrony-why-no-exosuit = You have no powered Exosuit left.
anachrony-why-no-free-hex = { CAPITAL($action) }: no hex is free.
anachrony-why-no-third-hex = The bottom hex is used with four players only.
anachrony-why-occupied = { $space }: this hex is occupied by { PLAYER($seat) }.
anachrony-why-council-closed = The right hex of the World Council is covered in the harder two-player game.
anachrony-why-flipped = { $space }: this hex has collapsed.
anachrony-why-water = It costs { $needed } water; you have { $held }.
anachrony-why-goods = It costs { $cost }; you have { $held }.
anachrony-why-hexes = { $n ->
    [one] You have only { $n } uncovered hex for Exosuits.
   *[other] You have only { $n } uncovered hexes for Exosuits.
}
anachrony-why-hex-price = No set of your hexes costs exactly this; free hexes are filled before those that cost something.
anachrony-why-no-trade = You have nothing that the Nomads exchange.
anachrony-why-before-impact = Evacuation is possible only after the Impact.
anachrony-why-evacuated = You have already evacuated.
anachrony-why-condition = You do not meet your Evacuation condition ({ $condition }).
anachrony-why-hex-free = Every Capital Action still has a free hex, and such an action cannot be copied.
anachrony-why-no-copy = None of your Workers can take a Capital Action whose hexes are full.
anachrony-why-action-has-hex = { $action }: this Capital Action still has a free hex and cannot be copied.
anachrony-why-not-capital = { $action }: only Capital Actions can be copied.
anachrony-why-supply-free = On this board Supply is a free action.
anachrony-why-supply-taken = Supply was already used in this Era.
anachrony-why-empty-slot = This building spot is empty.
anachrony-why-anomaly-price = Removing an Anomaly costs 2 water and 1 neutronium, or 2 water and 2 units of titanium, uranium or gold.
anachrony-why-covered = { $tile }: this tile is covered by an Anomaly.
anachrony-why-no-worker-action = { $tile }: this tile has no worker action.
anachrony-why-spot-taken = { $tile }: this tile was already used in this Era.
anachrony-why-not-yours = { $tile }: this tile is not on your board.
anachrony-why-needs-worker = This needs an active { $worker_fit }.
anachrony-why-wrong-worker = No { $worker } can take the action { $space }.
anachrony-why-nothing-to-build = There is nothing you could build with this Worker now.
anachrony-why-nobody-to-recruit = There is nobody in the pool for this Worker to recruit.
anachrony-why-no-effect = It would have no effect.
anachrony-why-no-past = In the first Era there is no past.
anachrony-why-no-paradox = You have no Paradox to return.
anachrony-why-no-warp = You have no Warp tile on the Timeline.
anachrony-why-no-tired = You have no tired Worker.
anachrony-why-no-unpowered = You have no unpowered Exosuit.
anachrony-why-nothing-to-copy = There is nothing to copy.
anachrony-why-nothing-to-copy-there = { $tile }: this tile has no worker action that could be copied.
anachrony-why-not-built = { $tile }: nobody has built this tile.
anachrony-why-nobody-to-lose = You have no active or tired Worker to lose.
anachrony-why-no-free-action = You have no such free action.
anachrony-why-used = You have already taken this free action in this Era.
anachrony-why-place-first = First place a Worker for this action: { $action }.
anachrony-why-place-before-worker = First choose the place, then who goes there.
anachrony-why-other-phase = That is decided in the { $phase }.
anachrony-why-projects-only = Only a Superproject may be built now.
anachrony-why-not-on-top = { $tile }: this building is not on top of a stack.
anachrony-why-row-full = You have no free spot left in the row { $row }.
anachrony-why-cannot-pay = You cannot pay for { $tile }. { $price }
anachrony-why-not-in-focus = { $tile }: this Superproject is not above Era { $n }, where your Focus is.
anachrony-why-no-two-slots = A Superproject needs two free spots side by side in a row.
anachrony-why-no-breakthrough = You do not have the Breakthroughs that this Superproject costs: { $tile }.
anachrony-why-no-worker-to-pay = You have no active or tired { $worker } to pay.
anachrony-why-not-in-pool = The pool has no { $worker }.
anachrony-why-engineer-genius = An Engineer cannot recruit a Genius.
anachrony-why-not-past = Era { $n } is not in the past.
anachrony-why-out-of-range = That is too far. Eras back: { $n }, range: { $most }.
anachrony-why-warp-elsewhere = The Warp tile ({ $warp }) is not on Era { $n }, where your Focus is.
anachrony-why-cannot-send = You do not have what the Warp tile shows ({ $warp }).
anachrony-why-two-warps = At most two Warp tiles are put on the Timeline in an Era.
anachrony-why-warp-out = The Warp tile ({ $warp }) is already on the Timeline.
anachrony-why-warp-water = Every Warp tile with a Worker costs 1 water.
anachrony-why-not-in-hand = This card is not in your hand.
anachrony-why-keep = { $n ->
    [one] Keep { $n } card of your hand.
   *[other] Keep { $n } different cards of your hand.
}

## Options

anachrony-setup-side = Option "{ $name }": all players use the same side of the player boards, not { $sides } (ANA-3.2).
anachrony-setup-path-twice = Option "paths": every player takes a different Path, not { $paths } (ANA-3.1).
anachrony-setup-count = Option "{ $name }": values given: { $n }, players: { $players } (ANA-0.1).
anachrony-setup-leader = Option "leaders": "{ $leader }" leads the Path "{ $own }", not "{ $path }" (ANA-3.7).
anachrony-setup-harder = Option "harder_two_player" is for 2 players, not for { $players } (ANA-26.1).

## Described positions

anachrony-position-agenda = The last step of a running game must be "era".
anachrony-position-players = Players described: { $n }, in play: { $players } (ANA-0.1).
anachrony-position-seat = There is no seat { $seat }; the last one is { $last }.
anachrony-position-slot = The spot "{ $slot }" is described twice.
anachrony-position-covered = Player { $seat } has other hexes covered than the Impact covers (ANA-24.4).
anachrony-position-timeline = Every tile of the Alternate Timeline must be there exactly once.

## Laws of the table; parts of kernel-position-impossible

anachrony-law-tiles = buildings or Superprojects that are missing or there twice (ANA-1.2)
anachrony-law-stacks = a building in a stack of another type (ANA-2.4)
anachrony-law-breakthroughs = other than 3 Breakthroughs of each kind (ANA-1.4)
anachrony-law-table = an Era or a pool out of bounds (ANA-0.2)
anachrony-law-endgame = other than 5 different Endgame Conditions (ANA-2.8)
anachrony-law-evacuation = evacuations before the Impact or out of order (ANA-18.4)
anachrony-law-capital = Collapsing Capital tiles that are not on their hexes after the Impact (ANA-24.3)
anachrony-law-flipped = a collapsed hex that has an Exosuit or no tile (ANA-10.5)
anachrony-law-draft = cards of a draft that are foreign to it, missing or there twice ({ $rule })
anachrony-law-no-draft = cards in hands while there is no draft (ANA-26.11)
anachrony-law-secret = a secret choice of player { $seat } that is impossible, missing or not to be revealed (ANA-7.1, ANA-26.3)
anachrony-law-goods = negative goods of player { $seat } (ANA-0.9)
anachrony-law-paradoxes = Paradoxes of player { $seat } beyond the limit (ANA-5.10)
anachrony-law-markers = markers of player { $seat } off their tracks (ANA-20.5)
anachrony-law-paths = a player without a Path of their own (ANA-3.1)
anachrony-law-path = a Leader or Evacuation condition of player { $seat } from another Path (ANA-3.7)
anachrony-law-workers = a negative number of Workers of player { $seat } (ANA-0.4)
anachrony-law-busy = busy Workers of player { $seat } who do not stand on their spaces (ANA-0.4)
anachrony-law-exosuits = other than 6 Exosuits of player { $seat } (ANA-0.6)
anachrony-law-row = a building of player { $seat } in a row of another type, "{ $slot }" (ANA-11.2)
anachrony-law-two-slots = a Superproject of player { $seat } that is not on two neighbouring spots, "{ $slot }" (ANA-11.7)
anachrony-law-covered = an Anomaly of player { $seat } that covers no tile, "{ $slot }" (ANA-5.17)
anachrony-law-spot = a Worker of player { $seat } off the worker spots, "{ $slot }" (ANA-9.7)
anachrony-law-warps = Warp tiles of player { $seat } on Eras that have not begun (ANA-7.2)
anachrony-law-warp-spaces = Warp tiles of player { $seat } without spaces of their own on the Alternate Timeline (ANA-26.5)

## Packs

anachrony-pack-number = Two cards have the number { $n }: { $cards }. Every card needs a number of its own.
anachrony-pack-building-number = { $row }: a new one has a number from { $least } to { $most }, not { $id }.
anachrony-pack-building-there = There is a building { $id } already: a pack can change its points, not what it is and does.
anachrony-pack-building-kind = Two abilities of the kind "{ $kind }": a building can have one of each kind.
anachrony-pack-building-once = A building can have "{ $word }" only once.
anachrony-law-set-up-phase = the set-up in the middle of the game, or an Era before it is done (ANA-4.1)
anachrony-law-first-paradox = a Paradox phase in the first Era (ANA-4.2)
anachrony-law-pending = pending steps that do not belong to this phase (ANA-4.1)
anachrony-law-order = pending steps in an order in which they cannot come about ({ $found }) (ANA-4.1)
anachrony-law-seats = players who have yet to come in the step "{ $step }" ({ $found }) but are not the last ones of the order (ANA-8.1)
anachrony-law-acting = player { $seat } cannot be the last one who acted; possible: { $seats } (ANA-7.2, ANA-23.1)
anachrony-law-at-work = the action of a worker ("{ $worker }") that nobody has placed (ANA-8.2)
anachrony-law-effects = pending effects that nothing here can have brought about ({ $found }) (ANA-22.1)
anachrony-law-x = { $n } as the number of units chosen for pending effects; possible are 1 to { $most } (ANA-27.112)
anachrony-law-together = simultaneous choices that do not come about ({ $found }) (ANA-7.1, ANA-26.3)
anachrony-law-anomalies = pending anomalies of players { $found }: each player gets one at most in a Paradox phase, in turn order (ANA-5.12)
anachrony-law-exchange = players { $found } exchange energy cores, which only the right Leader allows, and once (ANA-29.3)
anachrony-law-impact = an Impact before the end of Era 4, or none after it (ANA-24.1)
anachrony-law-hexes = covered hexes of player { $seat } before the Impact, or other ones after it than it covers (ANA-24.4)
anachrony-law-early-flip = a collapsed hex before the end of Era 5 (ANA-23.4)
anachrony-law-ending = an end of the game at a moment when it does not end, or none when it does (ANA-23.7)
anachrony-law-untangled = Warp tiles left after the end though their goods can be paid (ANA-25.2)
anachrony-law-set-up = a Path, a Leader or an Evacuation condition that is missing though nobody is to choose it, or there before its time (ANA-3.7)
anachrony-law-agreed = player { $seat } has "{ $found }", but the option "{ $option }" says "{ $agreed }" ({ $rule })
anachrony-law-decks = decks that have not given one recruit card and one mine card for every Era (ANA-4.11)
anachrony-law-recruit-card = a recruit card that is missing or still in its deck (ANA-4.7)
anachrony-law-recruit-pool = Workers in the recruit pool ({ $n }) that are not left of those on this Era’s card (ANA-4.7)
anachrony-law-mine-pool = goods in the mine pool that no drawn mine card has put there (ANA-4.8)
anachrony-law-mined = Resources missing from the mine pool, or still there, that do not go with the mine hexes taken (ANA-15.1)
anachrony-law-turn = a turn of nobody, of several players, or of one who has passed (ANA-8.1)
anachrony-law-all-passed = Clean Up before everybody has passed (ANA-8.8)
anachrony-law-banner = a first player who did not take the left World Council hex, or did not get the banner for it (ANA-14.1)
anachrony-law-reservoir = water saved by a Grand Reservoir that the acting player does not have, or outside the Action Rounds phase (ANA-28.4)
anachrony-law-fate = "{ $word }" is fixed as coming chance, but cannot come in this game (ANA-0.11)
anachrony-law-still-busy = busy Workers or deployed Exosuits of player { $seat } outside the Action Rounds phase (ANA-23.2)
anachrony-law-still-marked = free actions taken or a pass of player { $seat } outside the Action Rounds phase (ANA-23.5)
anachrony-law-focus = a Focus marker of player { $seat } that is not on the current Era before the Action Rounds phase (ANA-20.16)
anachrony-law-travelled = Time Travel of player { $seat } in the first Era (ANA-20.7)
anachrony-law-aside = Workers of player { $seat } set aside without a building given up in this turn (ANA-33.14)
anachrony-law-powered = powered Exosuits of player { $seat } before they were powered up in this Era (ANA-6.2)
anachrony-law-two-warps = more than 2 Warp tiles of player { $seat } on one Era (ANA-7.1)
anachrony-law-early-warp = Warp tiles of player { $seat } on the current Era before they were revealed (ANA-7.2)
anachrony-law-superprojects = places above the Timeline that do not go with the Superprojects built: 7 were dealt, and only those of begun Eras can be built (ANA-2.6)
anachrony-law-secondary = more buildings in a secondary stack than Eras have begun (ANA-4.4)
anachrony-law-returned = buildings given up though nobody can give one up (ANA-33.14)
anachrony-law-timeline = tiles of the Alternate Timeline in a game without it (ANA-26.4)
anachrony-law-wrong-worker = a Worker of player { $seat } who may not stand there: "{ $worker }" on "{ $space }" ({ $rule })
anachrony-law-retrieved = a Worker of player { $seat } on "{ $space }" who is retrieved otherwise than that space says (ANA-23.2)
anachrony-law-closed-council = an Exosuit on the right World Council hex, which the harder game covers (ANA-26.1)
anachrony-law-nothing-copied = player { $seat } on the right World Council hex without a full Capital Action to copy (ANA-14.5)
anachrony-law-evacuating = a Worker of player { $seat } on Evacuation who has not evacuated, has done it twice, or before the Impact (ANA-18.2)
anachrony-law-free-supply = a Worker on Supply of player { $seat }, whose Supply needs none (ANA-33.16)
anachrony-law-used = a free action of player { $seat } that is marked though the player does not have it (ANA-8.9)
