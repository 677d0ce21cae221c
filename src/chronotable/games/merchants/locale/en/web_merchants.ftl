# The board of Merchants Cove in the browser.

## Status

web-merchants-status = Day { $day } of { $days } · { $phase }
web-merchants-phases = Phases of a day
web-merchants-gold = Gold
web-merchants-others = Others
web-merchants-own = What you own
web-merchants-own-gold = { $n } gold
web-merchants-own-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
web-merchants-own-artifacts = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
web-merchants-own-corruption = { $n ->
    [one] { $n } corruption card
   *[other] { $n } corruption cards
}
web-merchants-hour = hour { $hour }
web-merchants-day = Day { $day }

## Pages on a phone

web-merchants-pages = Parts of the table
web-merchants-page-shop = Shop
web-merchants-page-mine = Shelf
web-merchants-page-harbour = Harbour
web-merchants-page-clock = Clock
web-merchants-page-town = Town

## The shop

web-merchants-shop = Your shop
web-merchants-shop-of = Shop: { $who }
web-merchants-ring = Shop board: ten spaces, clockwise
web-merchants-cost = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $cards ->
    [0] { "" }
   *[other] , { $cards } corruption
}
web-merchants-space = { $space }: { $action }. { $cost }.
web-merchants-lands = Leads to hour { $hour }. { $n ->
    [0] Nobody comes on the way.
    [one] { $n } adventurer comes on the way.
   *[other] { $n } adventurers come on the way.
}
web-merchants-support = Guild support
web-merchants-symbol-covered = Guild support, { $colour }: covered by a token, pays nothing.
web-merchants-symbol-open = Guild support, { $colour }: open, pays { $gold } gold at the market.
web-merchants-tokens = Tokens
web-merchants-pool-tokens = In the pool: { $n ->
    [one] { $n } frozen-time token
   *[other] { $n } frozen-time tokens
}
web-merchants-take-tokens = Take { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
web-merchants-spend-tokens = Spend { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
web-merchants-spend-none = Spend none

## The time stream

web-merchants-stream = Time stream
web-merchants-stream-into = pushed into the { $column }
web-merchants-tile = { $tile }, { $side }: { $action }. Left edge { $left }; right edge { $right }.
web-merchants-edges = Left edge: { $left }. Right edge: { $right }.
web-merchants-starter = Starts in the top row.
web-merchants-if-pushed = If you push { $tile }
web-merchants-before = before
web-merchants-after = after
web-merchants-leaves = { $tile } turns over, to the stream
web-merchants-unchanged = unchanged
web-merchants-push = Push { $tile }

## Shelf, staff, corruption

web-merchants-shelf = Shelf
web-merchants-shelf-pale = pale: still in your pool
web-merchants-good = { $good }: { $n } on the shelf, { $pool } in the pool, price { $price }
web-merchants-staff = Staff
web-merchants-staff-note = activated all at once
web-merchants-empty = empty
web-merchants-remembered = { $n } more count
web-merchants-symbols = Symbols: { $symbols }.
web-merchants-corruption = Corruption
web-merchants-face = Corruption cards with { $symbols ->
    [one] { $symbols } rogue symbol
   *[other] { $symbols } rogue symbols
}: { $n }
web-merchants-signs-secret = { $n ->
    [one] { $n } rogue symbol
   *[other] { $n } rogue symbols
}; only you see them

## The harbour

web-merchants-harbour = Harbour
web-merchants-nobody = nobody yet
web-merchants-boat = { $boat }: { $passengers }; { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
web-merchants-berth-free = { $berth }: free
web-merchants-berth-taken = { $berth }: { $boat }
web-merchants-berths = Berths taken: { $n } of { $all }
web-merchants-in-hand = waits for a seat: { $adventurer }
web-merchants-pier = { $pier }: { $crowd }
web-merchants-pier-large = Bazaar
web-merchants-pier-small = Square
web-merchants-pier-black = Black Market
web-merchants-takes-all = Takes small and large goods.
web-merchants-takes-small = Takes small goods: relics.
web-merchants-takes-large = Takes large goods: artifacts.
web-merchants-charges = Selling here costs corruption: { $n ->
    [one] { $n } corruption card
   *[other] { $n } corruption cards
}.

## Clock, halls, bag

web-merchants-clock-and-halls = Clock and guild halls
web-merchants-clock = Clock: { $pieces }. Adventurers come at hours { $symbols }.
web-merchants-piece-at = { $who } at { $hour }
web-merchants-token-at = The market opens when all have come to hour { $hour }.
web-merchants-next = Last on the clock, so next: { $who }
web-merchants-halls = Guild halls
web-merchants-halls-note = gold per symbol
web-merchants-hall = { $guild }: { $n } in the hall
web-merchants-hall-text = Every open support symbol and, at the end, every symbol on the staff pays this much gold: { $n }.
web-merchants-guild-red = Warriors
web-merchants-guild-green = Bards
web-merchants-guild-blue = Wizards
web-merchants-guild-yellow = Nobles
web-merchants-lair-note = each rogue symbol costs this much at the end
web-merchants-lair-text = Rogues in the lair: { $n }. At the end every rogue symbol costs this much gold.
web-merchants-bag = In the bag: { $crowd }

## The town square

web-merchants-town = Town square
web-merchants-town-note = effect when hired · symbols score at the end
web-merchants-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-merchants-slot-hours = Hiring from this slot costs { $n ->
    [one] { $n } hour
   *[other] { $n } hours
} elsewhere; a portal ignores it.
web-merchants-hired = hired

## Gold

web-merchants-forecast = If the market opened now
web-merchants-forecast-sum = { $gold } gold
web-merchants-selling = Sell
web-merchants-sale = { $good } × { $n }, { $pier }{ $rogues ->
    [yes] , rogues buy too
   *[no] { "" }
}: { $gold } gold{ $cards ->
    [0] { "" }
   *[other] , corruption { $cards }
}
web-merchants-no-customer = Nobody buys this now: { $good }
web-merchants-fewer = Fewer: { $good }
web-merchants-more = More: { $good }
web-merchants-support-gold = Guild support, { $colour }: { $gold } gold
web-merchants-nothing-yet = nothing to sell yet
web-merchants-at-the-end = at the end
web-merchants-signs-gold = Symbols of your staff, { $colour } × { $n }: { $gold } gold
web-merchants-losses = { $n ->
    [one] { $n } rogue symbol
   *[other] { $n } rogue symbols
} × { $rogues } in the lair: { $gold } gold lost
web-merchants-total = total

## The others

web-merchants-strip = { $who }: hour { $hour }, { $gold } gold, { $cards ->
    [one] { $cards } corruption card
   *[other] { $cards } corruption cards
}, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}. Open the whole shop.
web-merchants-left = left
web-merchants-right = right
web-merchants-no-goods = no goods
web-merchants-kept = Townsfolk
web-merchants-peddler-deck = Left in the deck: { $n }

## The gallery

web-merchants-gallery-signs = Goods, adventurers, guilds, signs
web-merchants-gallery-tiles = Tiles, both sides
web-merchants-gallery-portals = Portals, time machines, figures
web-merchants-gallery-shop = The shop, its time stream, and what a timeline change would make
web-merchants-gallery-own = Shelf, staff, guild support, corruption
web-merchants-gallery-townsfolk = Townsfolk and the town square
web-merchants-gallery-cards = Rogue cards, staff abilities, corruption, the Peddler’s cards
web-merchants-gallery-harbour = Boats, berths, piers
web-merchants-gallery-day = Clock, guild halls, lair, bag
web-merchants-gallery-other = The shop of somebody else
web-merchants-gallery-options = Pictures before the choices
web-merchants-gallery-any-relic = Relic of any colour
web-merchants-gallery-any-artifact = Artifact of any colour
web-merchants-gallery-small = Small good
web-merchants-gallery-large = Large good
web-merchants-gallery-hour = Hour
web-merchants-gallery-token = Frozen-time token
web-merchants-gallery-guest = An adventurer comes
web-merchants-gallery-market = Market token
web-merchants-gallery-bag = Bag
web-merchants-gallery-lair = Lair
web-merchants-gallery-compact-portal = on a phone
