# The end of a game of Merchants Cove, and the course it took.

merchants-victor-peddler = The Peddler wins, { $gold } : { $other }.
merchants-end-name = { $who }
merchants-end-sales = Sales
merchants-end-support = Guild support
merchants-end-symbols = Guild symbols
merchants-end-corruption = Rogue symbols
merchants-end-other = Other gold
merchants-end-rogues = { $player }: { $symbols ->
    [one] { $symbols } rogue symbol
   *[other] { $symbols } rogue symbols
} cost { $loss } gold; the first place was { $n } gold away.
merchants-measure-gold = Gold, if the game ended there
merchants-measure-market = Gold, if the market opened there
merchants-part = Day { $n }
