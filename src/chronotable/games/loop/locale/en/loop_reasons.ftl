# Why a bot suggests a choice: what its plan brings, or what otherwise happens (see bots_why.ftl).

loop-reason-won = wins the game
loop-reason-archived = archives the mission “{ $mission }”
loop-reason-fulfilled = completes the mission “{ $mission }”, ready to be archived
loop-reason-damaged = deals { $n } damage to the mission “{ $mission }”
loop-reason-centrifuge = dismantles the centrifuge { $era_in }
loop-reason-relieved = makes room for a rift { $era_in }, which was full{ $next ->
    [yes] {" "}and where the doctor’s next rifts may fall
   *[no] {""}
}
loop-reason-rifts = leaves { $n } { $n ->
    [one] rift
   *[other] rifts
} fewer on the board
loop-reason-clones = gets rid of { $n } { $n ->
    [one] clone
   *[other] clones
}
loop-reason-energy = leaves { $n } more energy on the board
loop-reason-revealed = reveals the mission { $era_in }
loop-reason-looped = makes { $n } { $n ->
    [one] LOOP
   *[other] LOOPs
}
loop-reason-deck = strengthens the deck with { $card }
loop-reason-drawn = draws { $n } { $n ->
    [one] card
   *[other] cards
}
loop-reason-safer = makes it less likely that the doctor’s next rifts open a vortex
loop-reason-riskier = the doctor’s next rifts are more likely to open a vortex
loop-reason-powered = brings energy to { $n } more { $n ->
    [one] era
   *[other] eras
}
loop-reason-lured = brings clones nearer to where they are destroyed
loop-reason-lost = the game is lost before the next choice
loop-reason-vortex = a vortex opens { $era_in }
loop-reason-mission-lost = the damage on “{ $mission }” is lost to a vortex
loop-reason-energy-spent = { $n } energy is gone from the board
loop-reason-clones-more = { $n } more { $n ->
    [one] clone stands
   *[other] clones stand
} on the board
