# Why something is not possible in Merchants Cove: choices, options, positions, packs, laws.

## Choices

merchants-why-no-such-corruption = You do not hold a corruption card of this kind.
merchants-why-other-slot = That place in the time machine belongs to the other figure.
merchants-why-shared-space = The Assistant stands there; the two figures may not share a space.
merchants-why-behind-assistant = The Chronomancer cannot pass the Assistant, who stands in his way ({ $space }).
merchants-why-assistant-waits = The Assistant leaves a time machine only while the Chronomancer is in the same one.
merchants-why-through-machine = The Assistant goes clockwise and has to stop in the next time machine.
merchants-why-uncovered = There is no token on this symbol: { $colour }.
merchants-why-covered = This symbol is already covered: { $colour }.
merchants-why-freeze-count = Freezing time takes exactly { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}, or as many as are left.
merchants-why-hours = At most as many tokens may be spent as hours are due: { $n }.
merchants-why-few-tokens = Tokens in the pool that may be spent now: { $n }.
merchants-why-not-in-stream = { $tile } is not in the time stream: { $stream }.
merchants-why-no-staff = No townsfolk is assigned to this ability: { $ability }.
merchants-why-staff-used = This ability has been used in this activation: { $ability }.
merchants-why-no-exchange = This exchange is not possible: { $ability }. The good given must be on the shelf, the goods wanted in the pool.
merchants-why-other-support = This space gives support only for: { $colours }.
merchants-why-not-in-pool = None left in your pool: { $good }.
merchants-why-other-goods = Here you can make only: { $goods }.
merchants-why-not-in-square = { $id } is not in the town square: { $square }.
merchants-why-same-boat = The passenger comes from { $boat } and has to go to another one.
merchants-why-docked = Its seats are gone: { $boat } has docked.
merchants-why-full = No seat is free: { $boat }.
merchants-why-berth-taken = A boat lies there: { $berth }.
merchants-why-other-side = This berth is on the other side: { $berth }.
merchants-why-not-on-shelf = On your shelf there are: { $good } × { $n }.
merchants-why-size = { CAPITAL($pier) } does not take goods of this size: { $good }.
merchants-why-rogues-buy-nothing = Rogues buy nothing in this game.
merchants-why-no-rogues = There are no rogues on this pier: { $pier }.
merchants-why-no-customers = There are no customers of this colour on this pier: { $pier }, { $colour }.
merchants-why-batch = You have sold goods of this colour here already; rogues count for all of them or for none: { $pier }.

## Options

merchants-option-merchants = { $n ->
    [one] { $n } merchant is
   *[other] { $n } merchants are
} named for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: one for all, or one for each.
merchants-option-broken = The merchant "{ $name }" of the package { $package } cannot be loaded ({ $detail }).
merchants-option-mode = The mode "{ $mode }" is not for { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Allowed: { $allowed } (COVE-16.1, COVE-16.2, COVE-16.10).

## Positions

merchants-position-agenda = The pending steps of a game that runs must lead to the end of the game.
merchants-position-turn = The pending steps of a turn must be those of one player, who is the last on the clock when it begins (COVE-5.1).
merchants-position-order = The pending steps of a turn or of the market do not come in the order of the rules: { $found } (COVE-5.5, COVE-7.2).
merchants-position-over = A game that is over has no pending steps.
merchants-position-drawn = An adventurer in hand and a step that seats it belong together (COVE-6.3).
merchants-position-hired = A townsfolk being hired and a step that assigns it belong together (COVE-11.5).
merchants-position-arrival = Before the arrival all boats are empty and at sea (COVE-4.2).
merchants-position-undocked = A full boat must have docked where a berth on its side is free: { $boat } (COVE-6.7).
merchants-position-winners = The winners do not follow from the position; while a game runs there are none (COVE-9.6).
merchants-position-piece = The time piece "{ $piece }" is not in this game or named twice. Pieces: { $known } (COVE-3.7).
merchants-position-players = { $n ->
    [one] { $n } player is described
   *[other] { $n } players are described
}; in this game there are at most { $most } (COVE-1.1).
merchants-position-ability = There is no staff ability "{ $id }". Abilities: { $known } (COVE-15.1).
merchants-position-good = There is no good "{ $id }". Goods: { $known } (COVE-2.2).
merchants-position-face = There is no corruption card "{ $id }". Cards: { $known } (COVE-10.2).
merchants-position-card = There is no townsfolk card "{ $id }" (COVE-11.1).
merchants-position-peddler = The Peddler takes no part in this game (COVE-16.2).
merchants-position-peddler-card = The Peddler has no card "{ $id }". Cards: { $known } (COVE-16.3).
merchants-position-symbol = There is no support symbol "{ $id }". Symbols: { $known } (COVE-3.9).
merchants-position-tile = There is no tile "{ $id }". Tiles, each followed by the first letter of its side: { $known } (COVE-2.3).
merchants-position-tile-twice = A tile is named twice (COVE-18.3).
merchants-position-fate = Nothing called "{ $id }" can be drawn. Known: { $known }.

## Packs

merchants-pack-halls = A hall starts with { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}, but there are only { $most }.
merchants-pack-rogues = Rogues in lair and bag: { $n }; there must be { $needed }.
merchants-pack-full-boats = Every boat arrives with { $n ->
    [one] { $n } passenger
   *[other] { $n } passengers
}, but has only { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: at least one seat must be free.
merchants-pack-hours = An adventurer symbol on hour { $n }: the day has only { $most }.
merchants-pack-action-colours = "{ $id }" must show colours if it makes goods or gives support, and none otherwise.
merchants-pack-amount = "{ $id }" must have an amount if it discards corruption, and none otherwise.
merchants-pack-empty = No card would be left.
merchants-pack-starters = Tiles with the starter mark: { $n }; there must be 2.
merchants-pack-blue-side = { $tile }: the blue side must show exactly one symbol fewer than the white one.
merchants-pack-half-action = "{ $id }": left halves of the rim have an action, right ones have none.
merchants-pack-endless = Freezing time would gain { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}: the game might never end.

## Laws

merchants-law-adventurers = there must be { $total } of them, not { $n }: { $adventurer } (COVE-18.3)
merchants-law-boat-twice = a boat lies at two berths (COVE-6.7)
merchants-law-berth-side = { $boat } cannot lie at { $berth }, on the other side (COVE-6.7)
merchants-law-boat = { $boat } has { $n } aboard; it has { $most } seats (COVE-6.6)
merchants-law-pieces = every time piece of the game is on the clock once (COVE-3.7)
merchants-law-clock = the time pieces are not in the order of their hours (COVE-5.1)
merchants-law-token = the market token lies between hour 1 and hour { $most } (COVE-6.11)
merchants-law-day = the game has { $most } days (COVE-1.1)
merchants-law-townsfolk = every card of the two townsfolk sets must be somewhere, once (COVE-18.5)
merchants-law-square = { $n } cards in the town square, which has { $most } slots (COVE-3.5)
merchants-law-corruption = there must be { $total } corruption cards with { $symbols ->
    [one] { $symbols } rogue symbol
   *[other] { $symbols } rogue symbols
}, not { $n } (COVE-10.2)
merchants-law-goods = { $who } cannot have { $n } on the shelf: { $good }; there are { $most } (COVE-2.2)
merchants-law-kept = the Peddler keeps { $n } townsfolk; it may keep { $most } (COVE-16.4)
merchants-law-peddler-deck = a card is twice in the Peddler’s deck (COVE-16.3)
merchants-law-hall = { $n } of them in their hall or lair, which never holds fewer than { $least }: { $adventurer } (COVE-8.3)
merchants-law-pier = { $pier }: { $boats ->
    [0] no boat is docked there
    [one] 1 boat is docked there
   *[other] { $boats } boats are docked there
}, so { $total } adventurers must stand there, not { $n } (COVE-6.7)
merchants-law-sea-passengers = there are passengers at sea, but they have left their boats by now (COVE-7.1)
merchants-law-token-ahead = the market token lies on hour { $n } or before, at most one hour after the foremost time piece (COVE-6.11)
merchants-law-token-early = the market token is on the clock, but a berth is free (COVE-6.11)
merchants-law-token-missing = all berths are taken and no turn is running, so the market token must be on the clock (COVE-6.11)
merchants-law-arrival-hours = before the arrival all time pieces stand on hour 0 (COVE-8.4)
merchants-law-unfinished = production is over, but { $who } stands on hour { $n }, before hour { $end } (COVE-6.12)
merchants-law-over = the game is over only after day { $last } (COVE-9.1)
merchants-law-turn = turn { $n } is too early for this clock: today alone there were at least { $least } (COVE-5.1)
merchants-law-turn-rest = pending steps with what nothing here can have brought about ({ $found }): no figure stands where this action and price are shown, or fewer adventurers came (COVE-5.5, COVE-6.3)
merchants-law-sale = a sale of player { $who } that cannot have begun like that (COVE-7.6, COVE-10.4)
merchants-law-gold = { $who } cannot have { $n } gold before the final scoring (COVE-9.5)
merchants-law-square-short = a slot of the town square is empty, but there are cards in the deck (COVE-11.4)
merchants-law-remembered = { $who } keeps symbols of replaced townsfolk, which was not agreed (COVE-11.7)
merchants-law-tiles = player { $seat } must have every tile once (COVE-18.3)
merchants-law-same-space = both figures of player { $seat } stand on one space (COVE-12.7)
merchants-law-figures = the figures of player { $seat } cannot have come to where they stand (COVE-12.10)
merchants-law-tokens = player { $seat } does not have so many fresh tokens (COVE-13.7)

## A merchant of another package that cannot play

merchants-option-unfit = The merchant "{ $name }" of the package { $package } cannot play. { $why }
merchants-unfit-lacks = It lacks: { $names }.
merchants-unfit-kind = { $name } must be { $wanted }, not { $found }.
merchants-unfit-events = { $name } must be a dictionary of tuples: the names of the arguments of each kind.
merchants-unfit-abilities = { $name } must be { $n } different words.
merchants-unfit-declared = { $name } must be the words of { $words }, as a type.
merchants-unfit-module = { $module } is a single module; a merchant has a package of its own.
merchants-unfit-name = A name begins with a letter and is made of small letters, digits and "_".
merchants-unfit-offered = Another package has a merchant of this name ({ $edition }): one of them has to go.
merchants-unfit-taken = Some of its words are already taken: { $kind ->
    [verbs] verbs
    [nouns] nouns
    [told] told words
    [steps] steps
    [events] events
    [arguments] arguments of events
    [abilities] abilities
   *[fields] fields of positions
}: { $words } ({ $owner }).
merchants-option-absent = The merchant "{ $name }" is not installed here. Installed: { $installed }.
