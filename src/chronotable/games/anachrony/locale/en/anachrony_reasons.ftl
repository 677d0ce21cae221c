# Why a bot suggests a choice: what its plan brings, or what otherwise happens (see bots_why.ftl).

anachrony-reason-superproject = builds the Superproject { $tile }
anachrony-reason-evacuated = evacuates
anachrony-reason-points = brings { $n } VP
anachrony-reason-built = builds { $tile }
anachrony-reason-breakthroughs = brings { $n } { $n ->
    [one] Breakthrough
   *[other] Breakthroughs
}
anachrony-reason-recruited = brings a Worker: { $worker }
anachrony-reason-woken = gives you { $n } more active { $n ->
    [one] Worker
   *[other] Workers
}
anachrony-reason-travelled = advances you { $n } { $n ->
    [one] step
   *[other] steps
} on the Time Travel track
anachrony-reason-debts-paid = takes { $n } Warp { $n ->
    [one] tile
   *[other] tiles
} back from the Timeline
anachrony-reason-anomaly-removed = removes an Anomaly
anachrony-reason-paradoxes-returned = returns { $n } { $n ->
    [one] Paradox
   *[other] Paradoxes
}
anachrony-reason-morale = raises your Morale
anachrony-reason-neutronium = brings { $n } neutronium
anachrony-reason-resources = brings { $n } { $goods }
anachrony-reason-water = brings { $n } water
anachrony-reason-cores = brings { $n } energy { $n ->
    [one] core
   *[other] cores
}
anachrony-reason-powered = powers up { $n } { $n ->
    [one] Exosuit
   *[other] Exosuits
}
anachrony-reason-warped = borrows with { $n } Warp { $n ->
    [one] tile
   *[other] tiles
}
anachrony-reason-first-player = makes you First Player
anachrony-reason-crowded-out = others take the last hex of { $action } before your next turn
anachrony-reason-anomaly = you get an Anomaly before your next choice
anachrony-reason-paradoxes = the Paradox die gives you { $n } { $n ->
    [one] Paradox
   *[other] Paradoxes
} before your next choice
anachrony-reason-passed = you are out of this Era’s Action Rounds
anachrony-reason-suits-used = { $n } { $n ->
    [one] Exosuit is
   *[other] Exosuits are
} used up
anachrony-reason-water-spent = { $n } water is spent
anachrony-reason-resources-spent = { $n } { $goods } is spent
anachrony-reason-neutronium-spent = { $n } neutronium is spent
anachrony-reason-cores-spent = { $n } energy { $n ->
    [one] core is
   *[other] cores are
} spent
anachrony-reason-morale-lost = your Morale drops
anachrony-reason-worker-used = this Worker is used up: { $worker }
