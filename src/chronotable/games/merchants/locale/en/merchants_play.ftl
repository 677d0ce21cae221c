# Questions, options, the log and results of Merchants Cove.

## Questions

merchants-prompt-move-figure = Hour { $hour }: which figure moves, and where to?
merchants-prompt-freeze-time = Freeze time: which tokens do you take? Open symbols bring gold in the market phase.
merchants-prompt-spend-tokens = This action costs { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}. Do you spend frozen-time tokens? Pool: { $tokens }.
merchants-prompt-change-timeline = Change the timeline ({ $column }): which tile of the time stream do you push in?
merchants-prompt-relic-or-support = Do you make a relic or take guild support?
merchants-prompt-take-good = Which good do you make?
merchants-prompt-hire = Whom do you hire?
merchants-prompt-assign-staff = { $card }: to which ability?
merchants-prompt-activate-staff = Your staff is at work: which ability do you use?
merchants-prompt-discard-corruption = You may discard corruption cards (up to { $n }).
merchants-prompt-seat-adventurer = { CAPITAL($adventurer) }: in which boat?
merchants-prompt-dock = { CAPITAL($boat) } is full: where does it dock?
merchants-prompt-robber-push = Robbers: do you move another passenger of { $boat }?
merchants-prompt-board-from-bag = Do you draw an adventurer from the bag?
merchants-prompt-return-to-bag = Which passenger goes back into the bag?
merchants-prompt-move-passenger = Which passenger do you move?
merchants-prompt-swap-passengers = Which passenger do you exchange?
merchants-prompt-swap-with = { CAPITAL($adventurer) } in { $boat }: exchanged for whom?
merchants-prompt-sell-goods = Market: what do you sell?

## Options

merchants-option-assign = { CAPITAL($ability) }{ $taken ->
    [yes] , in place of { $replaced }
   *[no] { "" }
}
merchants-option-bulbulator = Bulbulator: a { $colour } relic for a { $wanted_colour } one
merchants-option-enlarger = Enlarger: a { $colour } relic for an artifact
merchants-option-splitter = Splitter: a { $colour } artifact for relics
merchants-option-guard = Guard: discard a { $face }
merchants-option-discard = Discard a { $face }
merchants-option-dock = { CAPITAL($berth) } ({ $pier })
merchants-option-draw = Draw an adventurer
merchants-option-freeze = Take the tokens: { $symbols }
merchants-option-hire = { $card }
merchants-option-insert = { $tile }, { $side }: { $action }
merchants-option-move = { CAPITAL($figure) } to { $space }: { $action } ({ $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $cards ->
    [0] { "" }
   *[other] , corruption { $cards }
})
merchants-option-passenger = { CAPITAL($adventurer) } in { $boat }
merchants-option-seat = { CAPITAL($boat) } (aboard: { $passengers })
merchants-option-sell = { CAPITAL($pier) }: { $good } × { $n }{ $rogues ->
    [yes] , rogues buy too
   *[no] { "" }
} ({ $gold } gold{ $cards ->
    [0] { "" }
   *[other] , corruption { $cards }
})
merchants-option-spend = { $n ->
    [0] Spend no tokens
   *[other] Spend tokens, cover: { $symbols }
} ({ $left ->
    [one] { $left } hour
   *[other] { $left } hours
} to pay)
merchants-option-support = Guild support of the { $colour } hall: { $gold } gold
merchants-option-take = { CAPITAL($good) }

merchants-done-activate-staff = No more abilities
merchants-done-board-from-bag = Draw nobody
merchants-done-discard-corruption = Discard nothing
merchants-done-move-passenger = Move nobody
merchants-done-return-to-bag = Put nobody back
merchants-done-robber-push = Move nobody
merchants-done-sell-goods = Sell no more
merchants-done-swap-passengers = Exchange nobody
merchants-done-take-good = Make nothing

## Log

merchants-event-adventurer-drawn = { $who } draws from the bag: { $adventurer }.
merchants-event-adventurer-seated = { $who } seats the { $adventurer } in { $boat }.
merchants-event-boat-arrived = { CAPITAL($boat) } arrives. Aboard: { $passengers }.
merchants-event-boat-docked = { CAPITAL($boat) } is full and docks at { $berth }: { $pier }.
merchants-event-corruption-shed = { $who } discards a { $face }.
merchants-event-corruption-taken = { $who } takes a { $face }.
merchants-event-corruption-taken-by-other = { $who } takes a corruption card.
merchants-event-day-started = Day { $n } begins.
merchants-event-figure-moved = { $who } moves { $figure } to { $space }.
merchants-event-final-scoring = Final scoring, { $who }: { $gold } gold for the staff’s symbols, { $loss } lost for { $symbols ->
    [one] { $symbols } rogue symbol
   *[other] { $symbols } rogue symbols
}. Total: { $total } gold.
merchants-event-game-over = The game is over. { $result }
merchants-event-good-made = { $who } makes: { $good }.
merchants-event-goods-exchanged = { $who } exchanges a good: { $good } for { $wanted } × { $n }.
merchants-event-hours-passed = { $n ->
    [one] { $n } hour passes
   *[other] { $n } hours pass
} for { $who }: hour { $hour }.
merchants-event-market-opened = Day { $n }: the market opens.
merchants-event-market-token-placed = All berths are taken: the market token is placed on hour { $n }.
merchants-event-passenger-moved = { $who } moves a passenger from { $boat } to { $to }: { $adventurer }.
merchants-event-passenger-returned = { $who } puts a passenger of { $boat } back into the bag: { $adventurer }.
merchants-event-passengers-swapped = { $who } exchanges passengers: { $adventurer } ({ $boat }) and { $other } ({ $to }).
merchants-event-peddler-card = The Peddler’s card: { $peddler_card }.
merchants-event-peddler-discards = The Peddler discards { $card }.
merchants-event-peddler-keeps = The Peddler keeps { $card }.
merchants-event-peddler-scoring = Final scoring, Peddler: { $gold } gold for symbols. Total: { $n } gold.
merchants-event-rogue-card-turned-up = The rogue card of this game is turned up: { $rogue_card }.
merchants-event-sea-passengers-left = Still at sea, they go to their guild hall: { $adventurer } × { $n }.
merchants-event-sea-rogues-left = Still at sea, they go to the lair: { $adventurer } × { $n }.
merchants-event-sold = { $who } sells { $good } × { $n }, { $pier }: { $gold } gold.
merchants-event-staff-assigned = { $who } assigns { $card } to the { $ability }.
merchants-event-staff-replaced = { $who } assigns { $card } to the { $ability }, in place of { $replaced }.
merchants-event-support-collected = { $who } collects guild support: { $gold } gold.
merchants-event-support-taken = { $who } takes guild support of the { $colour } hall: { $gold } gold.
merchants-event-time-frozen = { $who } freezes time and takes tokens: { $symbols }.
merchants-event-timeline-changed = { $who } changes the timeline: { $tile } ({ $side }) into the { $column }. { $out } ({ $out_side }) joins the time stream.
merchants-event-tokens-spent = { $who } spends frozen-time tokens and covers: { $symbols }.
merchants-event-townsfolk-hired = { $who } hires { $card }.
merchants-event-townsfolk-shown = New in the town square: { $card }.

## Results

merchants-result-score = { $gold } gold: { $rating }.
merchants-result-peddler = { $won ->
    [yes] You win with { $gold } gold; the Peddler has { $other }.
   *[no] The Peddler wins with { $other } gold; you have { $gold }.
}
merchants-result-winners = { $n ->
    [1] { $winners } wins with { $gold } gold.
   *[other] { $winners } share the victory with { $gold } gold.
}
