# Texts of the board of Anachrony.

## The main board, the timeline, the pages

web-anachrony-status = Era { $era } of 7, { $phase }
web-anachrony-status-setup = { $phase }
web-anachrony-choice = Choice
web-anachrony-timeline = Timeline
web-anachrony-mine = Mine
web-anachrony-others = Others
web-anachrony-main-board = Main board
web-anachrony-setup = Paths and Leaders
web-anachrony-led-by = Led by { $names }
web-anachrony-hex-taken = { $space }: { $player }, { $worker }
web-anachrony-hex-closed = { $space }: closed
web-anachrony-pool-taken = { $space }: { $names }
web-anachrony-motivated = kept motivated
web-anachrony-dies = lost in Clean Up
web-anachrony-first-player = First Player
web-anachrony-not-allowed = { $worker }: not allowed
web-anachrony-earns-titanium = { $worker }: 1 titanium less
web-anachrony-earns-motivated = { $worker }: kept motivated
web-anachrony-no-genius = { $worker }: may not recruit a Genius
web-anachrony-pool = Pool
web-anachrony-any-bonus = any one of these bonuses
web-anachrony-recruit-pool = Recruit pool
web-anachrony-in-pool = { $worker }: { $n } in the pool, bonus { $bonus }
web-anachrony-mine-pool = Mine pool
web-anachrony-mine-pool-has = Mine pool: { $goods }
web-anachrony-copies-full = copies a full Capital Action:
web-anachrony-none-full = none is full
web-anachrony-exchanges = Exchanges between neighbours, both ways: { $list }
web-anachrony-give = Give { $goods }
web-anachrony-after-impact = after the Impact
web-anachrony-evacuated = Order of Evacuation
web-anachrony-stacks = Buildings
web-anachrony-stacks-note = top of each stack
web-anachrony-stack-empty = { $row }: empty stack
web-anachrony-purify-bonus = Scientist or Genius: 1 more water
web-anachrony-trade-bonus = Administrator or Genius: two exchanges
web-anachrony-warp-of = Warp tile of { $player } on Era { $era }: { $warp }
web-anachrony-focus-of = Focus of { $player }
web-anachrony-focus-own = your Focus
web-anachrony-era = Era { $n }
web-anachrony-era-of = Era { $n } of 7
web-anachrony-warps-here = { $n ->
    [one] { $n } Warp tile
   *[other] { $n } Warp tiles
}
web-anachrony-face-down = Superproject of Era { $n }, face down
web-anachrony-built = built
web-anachrony-now = now
web-anachrony-rolls = rolls the Paradox die for this Era: { $names }
web-anachrony-rolled = Era { $era }: { $mine ->
    [yes] you roll
   *[no] { PLAYER($seat) } rolls
} { $n }; Paradoxes { $have } of { $limit }{ $anomaly ->
    [yes] : Anomaly, { $vp } VP.
   *[no] .
}
web-anachrony-alternate = Alternate Timeline: where its marked spaces lie is our reconstruction.
web-anachrony-impact = Impact
web-anachrony-impact-over = it has happened
web-anachrony-impact-in = { $n ->
    [0] at the end of this Era
    [one] after the next Era
   *[other] in { $n } Eras
}
web-anachrony-your-turn = Your turn
web-anachrony-turn-of = Turn: { $names }
web-anachrony-phase-preparation = Preparation
web-anachrony-phase-paradox = Paradox
web-anachrony-phase-power-up = Power Up
web-anachrony-phase-warp = Warp
web-anachrony-phase-action = Action
web-anachrony-phase-clean-up = Clean Up
