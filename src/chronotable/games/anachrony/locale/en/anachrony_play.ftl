# Prompts, options, the log and results of Anachrony.

## Prompts

anachrony-prompt-choose-path = Which Path do you take?
anachrony-prompt-choose-leader = Which Leader do you take?
anachrony-prompt-draft-asset = Which Starting Asset do you keep?
anachrony-prompt-draft-endgame = Which Endgame Conditions do you keep?
anachrony-prompt-power-up = How many Exosuits do you power up?
anachrony-prompt-exchange-cores = Do you exchange energy cores and water?
anachrony-prompt-warp = Which Warp tiles do you put on the Timeline?
anachrony-prompt-place-warp = Which Warp tile goes on the next space?
anachrony-prompt-turn = Era { $era }: place a Worker, or pass.
anachrony-prompt-choose-worker = { CAPITAL($space) }. Whom do you place here?
anachrony-prompt-place-worker = Where do you place a Worker?
anachrony-prompt-construct = What do you build?
anachrony-prompt-project-place = On which two spots do you put the Superproject?
anachrony-prompt-pay-breakthroughs = Which Breakthroughs do you spend?
anachrony-prompt-pay-worker = Which Worker do you pay?
anachrony-prompt-pay-construction = { CAPITAL($tile) }. Which discount do you take?
anachrony-prompt-recruit = Whom do you recruit?
anachrony-prompt-recruit-bonus = Which recruit bonus do you take?
anachrony-prompt-research = Which die do you set, and to what?
anachrony-prompt-name-icon = Question mark. Which icon do you choose for the Breakthrough ({ $shape })?
anachrony-prompt-reroll = No such Breakthrough is left: { $icon } { $shape }. Which die do you roll again?
anachrony-prompt-standard-action = Which action do you take?
anachrony-prompt-copy-action = Which full Capital Action do you copy?
anachrony-prompt-mine = Which Resource do you take from the pool?
anachrony-prompt-trade = What do you exchange?
anachrony-prompt-gain-any = What do you take?
anachrony-prompt-pay-any = What do you pay?
anachrony-prompt-pay-x = How much do you pay?
anachrony-prompt-choose = What do you choose?
anachrony-prompt-may = Do you use your Leader’s ability? { $leader }: { $text }.
anachrony-prompt-gain-worker = Which Worker do you take?
anachrony-prompt-lose-worker = Which Worker do you lose?
anachrony-prompt-set-focus = On which Era do you set your Focus?
anachrony-prompt-send-back = What do you send back to the past?
anachrony-prompt-retrieve-warp = Which Warp tile do you take back?
anachrony-prompt-rescue-warp = An Anomaly. Which Warp tile do you take back?
anachrony-prompt-take-anomaly = Where does the Anomaly go?
anachrony-prompt-remove-anomaly = How do you pay for removing the Anomaly?
anachrony-prompt-paradox = How many Paradoxes do you return?
anachrony-prompt-copy-tile = Which worker action do you copy?

## Options

anachrony-option-path = { CAPITAL($path) }
anachrony-option-leader = { CAPITAL($leader) }
anachrony-option-ability = Yes: { $text }
anachrony-option-card = { CAPITAL($card) }
anachrony-option-keep = Keep: { $cards }
anachrony-option-power = { $n ->
    [0] Power up no Exosuit
    [one] Power up { $n } Exosuit
   *[other] Power up { $n } Exosuits
}
anachrony-option-power-paid = { $n ->
    [one] Power up { $n } Exosuit
   *[other] Power up { $n } Exosuits
} for { $goods }
anachrony-option-exchange = Give { $goods }, take { $other }
anachrony-option-warp = { CAPITAL($warps) }
anachrony-option-warp-none = No Warp tile
anachrony-option-place = { CAPITAL($space) }
anachrony-option-place-hex = { CAPITAL($space) }{ $collapsed ->
    [yes] {" "}({ $tile })
   *[no] { $n ->
        [0] {""}
       *[other] {" "}(costs { $n } water)
    }
}
anachrony-option-use = { CAPITAL($tile) }: { $text }
anachrony-option-anomaly = Remove the Anomaly on { $slot }
anachrony-option-pass = Pass
anachrony-option-free = { CAPITAL($free) } ({ $text })
anachrony-option-free-force-workers = Free action: Force Workers
anachrony-option-free-supply = Free action: Supply
anachrony-option-worker = { CAPITAL($worker) }
anachrony-option-build = Build { $tile } { $paid ->
    [yes] for { $price }
   *[no] for free
}{ $less ->
    [0] {""}
   *[other] , less { $less } of your choice
} ({ $text })
anachrony-option-slot = { CAPITAL($slot) }
anachrony-option-spend = { CAPITAL($breakthroughs) }
anachrony-option-lose = { CAPITAL($column) } { $worker }
anachrony-option-discount = Pay { $paid } ({ $goods } less)
anachrony-option-discount-none = No discount
anachrony-option-recruit = { CAPITAL($worker) }
anachrony-option-bonus = { CAPITAL($goods) }
anachrony-option-set = Set: { $face }
anachrony-option-set-both = Set both dice: { $face }, { $icon }
anachrony-option-icon = { CAPITAL($icon) }
anachrony-option-reroll = Roll the { $die }
anachrony-option-action = { CAPITAL($action) }
anachrony-option-mine = { CAPITAL($goods) }
anachrony-option-trade = Give { $goods }, take { $other }
anachrony-option-take = Take { $goods }
anachrony-option-pay = Pay { $goods }
anachrony-option-x = { $n }
anachrony-option-choose = { CAPITAL($effect) }
anachrony-option-focus = Era { $n }
anachrony-option-send = { CAPITAL($warp) }
anachrony-option-retrieve = { CAPITAL($warp) }
anachrony-option-return = { $n ->
    [0] Return no Paradox
    [one] Return { $n } Paradox
   *[other] Return { $n } Paradoxes
}
anachrony-option-giveup = Give up { $tile } instead
anachrony-option-cover = Cover { $tile }
anachrony-option-copy = { CAPITAL($tile) }: { $text }

anachrony-done-exchange-cores = No exchange
anachrony-done-construct = Build nothing
anachrony-done-recruit = Recruit nobody
anachrony-done-research = No Research
anachrony-done-copy-action = Copy nothing
anachrony-done-trade = No further exchange
anachrony-done-may = No
anachrony-done-send-back = Send nothing back
anachrony-done-retrieve-warp = Take none back
anachrony-done-rescue-warp = Take none back

## Events

anachrony-event-path-taken = { PLAYER($seat) } takes the { $word }.
anachrony-event-leader-taken = { PLAYER($seat) } is led by { $word }.
anachrony-event-asset-kept = { PLAYER($seat) } keeps: { $card }.
anachrony-event-asset-kept-hidden = { PLAYER($seat) } has kept a card.
anachrony-event-assets-shown = { PLAYER($seat) }, Starting Assets: { $cards }.
anachrony-event-endgame-kept = { PLAYER($seat) } keeps: { $cards }.
anachrony-event-endgame-kept-hidden = { PLAYER($seat) } has chosen Endgame Conditions.
anachrony-event-endgame-cards = Endgame Conditions: { $cards }.
anachrony-event-first-player = { PLAYER($seat) } is First Player.
anachrony-event-era-started = Era { $n } begins.
anachrony-event-superproject-revealed = A Superproject is revealed above Era { $n }: { $tile }.
anachrony-event-prepared = Pools and stacks are ready for Era { $n }.
anachrony-event-paradox-rolled = { PLAYER($seat) } rolls the Paradox die for Era { $word }: { $n }.
anachrony-event-paradoxes-gained = { PLAYER($seat) } gets { $n ->
    [one] { $n } Paradox
   *[other] { $n } Paradoxes
}.
anachrony-event-paradoxes-returned = { PLAYER($seat) } returns { $n ->
    [one] { $n } Paradox
   *[other] { $n } Paradoxes
}.
anachrony-event-anomaly-triggered = { PLAYER($seat) } has reached the Paradox limit: an Anomaly!
anachrony-event-anomaly-placed = { PLAYER($seat) } puts an Anomaly on { $slot }.
anachrony-event-tile-covered = { PLAYER($seat) } covers { $tile } with an Anomaly ({ $slot }).
anachrony-event-building-given-up = { PLAYER($seat) } gives up { $tile }.
anachrony-event-anomaly-removed = { PLAYER($seat) } removes the Anomaly from { $slot }.
anachrony-event-powered-up = { PLAYER($seat) } powers up { $n ->
    [0] no Exosuit
    [one] { $n } Exosuit
   *[other] { $n } Exosuits
}.
anachrony-event-exosuit-powered = { PLAYER($seat) } gets a powered Exosuit.
anachrony-event-warp-chosen = { PLAYER($seat) } has chosen these Warp tiles: { $warps }.
anachrony-event-warp-chosen-nothing = { PLAYER($seat) } has chosen no Warp tile.
anachrony-event-warp-chosen-hidden = { PLAYER($seat) } has chosen Warp tiles.
anachrony-event-warped = { PLAYER($seat) } warps in from the future: { $warps }.
anachrony-event-warped-nothing = { PLAYER($seat) } warps in nothing.
anachrony-event-warp-placed = { PLAYER($seat) } puts a Warp tile ({ $warp }) on space { $n }.
anachrony-event-warp-space = { PLAYER($seat) }: { $word }.
anachrony-event-warp-retrieved = { PLAYER($seat) } takes a Warp tile back ({ $warp }).
anachrony-event-passed = { PLAYER($seat) } passes.
anachrony-event-free-action = { PLAYER($seat) }, free action: { $word }.
anachrony-event-worker-placed = { PLAYER($seat) } places a Worker ({ $worker }): { $space }.
anachrony-event-worker-placed-on-tile = { PLAYER($seat) } places a Worker ({ $worker }): { $tile }.
anachrony-event-worker-placed-on-anomaly = { PLAYER($seat) } places a Worker ({ $worker }): the Anomaly on { $slot }.
anachrony-event-copied = { PLAYER($seat) } copies { $tile }.
anachrony-event-gained = { PLAYER($seat) } gains { $goods }.
anachrony-event-paid = { PLAYER($seat) } pays { $goods }.
anachrony-event-worker-gained = { PLAYER($seat) } gains a Worker: { $worker } ({ $word }).
anachrony-event-worker-lost = { PLAYER($seat) } loses a Worker: { $worker } ({ $word }).
anachrony-event-workers-woken = { PLAYER($seat) }: { $n ->
    [one] { $n } tired Worker becomes
   *[other] { $n } tired Workers become
} active.
anachrony-event-morale = { PLAYER($seat) }: Morale is now { $n } of 7.
anachrony-event-recruited = { PLAYER($seat) } recruits: { $worker }.
anachrony-event-shape-rolled = { PLAYER($seat) } rolls the shape die: { $word }.
anachrony-event-icon-rolled = { PLAYER($seat) } rolls the icon die: { $word }.
anachrony-event-breakthrough = { PLAYER($seat) } makes a Breakthrough: { $breakthrough }.
anachrony-event-breakthrough-spent = { PLAYER($seat) } spends a Breakthrough: { $breakthrough }.
anachrony-event-built = { PLAYER($seat) } builds { $tile } ({ $slot }).
anachrony-event-focus-set = { PLAYER($seat) } sets Focus on Era { $n }.
anachrony-event-time-travelled = { PLAYER($seat) } advances on the Time Travel track to step { $n }.
anachrony-event-evacuated = { PLAYER($seat) } evacuates as number { $n }.
anachrony-event-impact = The Impact!
anachrony-event-tile-drawn = { $space }: { $word }.
anachrony-event-tile-flipped = { $space }: this hex has collapsed.
anachrony-event-game-over = The game is over.

anachrony-free-force-workers = Force Workers
anachrony-free-supply = Supply

## Results

anachrony-result-last-era = The seventh Era is over. { $n ->
    [1] { $winners } wins
   *[other] { $winners } share the victory
} with { $score } VP.
anachrony-result-capital-collapsed = The Capital has collapsed. { $n ->
    [1] { $winners } wins
   *[other] { $winners } share the victory
} with { $score } VP.
anachrony-done-standard-action = No action
