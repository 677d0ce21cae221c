# What tiles do, built from their data records.

anachrony-ability-list = { $first }; { $last }
anachrony-ability-worker-action = { $worker }{ $paid ->
    [yes] {" "}+ { $cost }
   *[no] {""}
} → { $effects }{ $retrieved ->
    [motivated] ; the Worker stays motivated
    [administrator] ; an Administrator stays motivated
    [dies] ; the Worker dies when retrieved
   *[tired] {""}
}
anachrony-ability-free-action = free action: { $paid ->
    [yes] { $cost } → { $effects }
   *[no] { $effects }
}
anachrony-ability-passive = always: { $effects }
anachrony-ability-one-time = at once: { $effects }

anachrony-effect-gain = { $goods }
anachrony-effect-pay = pay { $goods }
anachrony-effect-exchange = { $give } → { $get }
anachrony-effect-block = { $effects }
anachrony-effect-choose = { $first } or { $last }
anachrony-effect-gain-worker = { $workers } ({ $column ->
    [tired] tired
   *[active] active
})
anachrony-effect-gain-powered-exosuit = a powered Exosuit
anachrony-effect-set-focus = Focus, range { $range }
anachrony-effect-retrieve-warp = { $n ->
    [1] take a Warp tile back
   *[other] take up to { $n } Warp tiles back
}
anachrony-effect-paradox-up = { $n ->
    [one] { $n } Paradox
   *[other] { $n } Paradoxes
}
anachrony-effect-paradox-down = { $n ->
    [one] return { $n } Paradox
   *[other] return { $n } Paradoxes
}
anachrony-effect-morale-up = Morale goes up
anachrony-effect-wake-all = all tired Workers become active
anachrony-effect-standard-action = standard action: { $actions }
anachrony-effect-place-worker-main = place a Worker in an Exosuit on the main board
anachrony-effect-lose-worker = lose a Worker
anachrony-effect-copy-worker-action = the worker action of any built tile
anachrony-effect-discount = Construct costs 1 titanium, uranium or gold less
anachrony-effect-modify-supply-cost = Supply costs half the water, rounded up
anachrony-effect-modify-power-plant-range = range of your Power Plants +{ $n }
anachrony-effect-modify-paradox-limit = Paradox limit +{ $n }
anachrony-effect-modify-anomaly-vp = each of your Anomalies scores { $n } more VP
anachrony-effect-modify-research-set-second-die = in Research, pay 1 water to set the second die too
anachrony-effect-modify-time-travel-step-vp = each Time Travel step scores { $n } more VP
anachrony-effect-modify-action-water-cost-per-turn = the actions of a turn cost { $n } water less in all
anachrony-effect-modify-no-negative-morale-vp = no negative VP for Morale
anachrony-effect-modify-no-worker-loss-on-force-at-minimum = at the lowest Morale you lose no Worker
anachrony-effect-modify-mine-extra = Mine Resource gives 1 more titanium, uranium or gold
anachrony-effect-modify-evacuation-base-condition-met = your Evacuation condition counts as met
anachrony-effect-modify-superproject-vp = each of your Superprojects scores { $n } more VP
