# What the decision panel says of Merchants Cove.

web-merchants-situation = You are at hour { $hour } of 12{ $tokens ->
    [0] {"."}
    [one] , with { $tokens } frozen-time token.
   *[other] , with { $tokens } frozen-time tokens.
}
web-merchants-deed = { CAPITAL($action) }
web-merchants-way = { $figure } to { $space }
web-merchants-tile-deed = { $tile }: { $action }
web-merchants-side = { $side }
web-merchants-row-make = Make
web-merchants-row-support = Guild support
web-merchants-row-bulbulator = Bulbulator: { $colour } relic for
web-merchants-row-spend = { $n ->
    [one] Spend { $n } token
   *[other] Spend { $n } tokens
}: { $left ->
    [one] { $left } hour to pay
   *[other] { $left } hours to pay
}
web-merchants-chip-good = { CAPITAL($good) }
web-merchants-chip-hall = { CAPITAL($colour) }: { $gold } gold
web-merchants-chip-colour = { CAPITAL($colour) }
web-merchants-chip-symbols = { $symbols }
