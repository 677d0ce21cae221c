# Why a bot suggests a choice: what its plan brings, or what otherwise happens (see bots_why.ftl).

merchants-reason-gold = brings { $n } gold
merchants-reason-takings = raises what a market held now would bring you by { $n } gold
merchants-reason-large-goods = makes { $n } large { $n ->
    [one] good
   *[other] goods
}
merchants-reason-small-goods = makes { $n } small { $n ->
    [one] good
   *[other] goods
}
merchants-reason-symbols = raises what your symbols would bring if the game ended now by { $n } gold
merchants-reason-hired = hires { $card }
merchants-reason-docked = brings { $boat } in: { $pier }
merchants-reason-shed = gets rid of { $n } corruption { $n ->
    [one] card
   *[other] cards
}
merchants-reason-frozen = brings { $n } frozen-time { $n ->
    [one] token
   *[other] tokens
}
merchants-reason-workshop = makes more of your own board, by the bot’s reckoning
merchants-reason-again = leaves the next turn to you, too
merchants-reason-market-near = the market opens before your next turn
merchants-reason-takings-lost = a market held now would bring you { $n } gold less
merchants-reason-corruption-cost = corruption would cost you { $n } more gold if the game ended now
merchants-reason-corruption = you take { $n } corruption { $n ->
    [one] card
   *[other] cards
}
merchants-reason-rogues = { $n } more { $n ->
    [one] rogue goes
   *[other] rogues go
} to the lair
merchants-reason-hours = { $n } { $n ->
    [one] hour goes
   *[other] hours go
} by
merchants-reason-workshop-worse = less is made of your own board, by the bot’s reckoning
merchants-reason-stock = makes your goods worth more, by the bot’s reckoning
merchants-reason-stock-lost = your goods are worth less, by the bot’s reckoning
