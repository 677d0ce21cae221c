# The board of a single player's opponent.

web-anachrony-opponent-board = Board of the { $opponent }
web-anachrony-opponent-suits = { $n ->
    [one] { $n } powered Exosuit to place
   *[other] { $n } powered Exosuits to place
}
web-anachrony-opponent-actions = Actions in this Era: { $n }{ $least ->
    [0] { "" }
   *[other] {" "}of at least { $least }
}
web-anachrony-opponent-travel = Time Travel: space { $n }, worth { $vp } VP
web-anachrony-opponent-warps = { $n ->
    [one] { $n } Warp tile not on the Timeline
   *[other] { $n } Warp tiles not on the Timeline
}
web-anachrony-opponent-anomalies = Anomalies: { $n } of at most { $most }
web-anachrony-opponent-pool = Its pool: { $n ->
    [one] { $n } core
   *[other] { $n } cores
}, { $exhausted } exhausted
web-anachrony-hex-opponent = { $space }: { $opponent }
web-anachrony-warp-opponent = Warp tile of the { $opponent } on Era { $era }

web-anachrony-die = If it rolls now
web-anachrony-die-rests = It will not roll in its next turn.
web-anachrony-die-chance = { $n } of { $of } faces
web-anachrony-die-then = Next step of this token: { $deed }
web-anachrony-foreseen = { $deed }: { $what } ({ $why })
web-anachrony-foreseen-plain = { $deed }
web-anachrony-foreseen-fails = { $deed } fails: { $why }

web-anachrony-loops = Command tokens
web-anachrony-loop-slot = { $deed } (action tile)
web-anachrony-loop-tokens = { $step }; command tokens: { $numbers }

web-anachrony-objectives = Objectives
web-anachrony-objective-level = { $level } from { $n } ({ $vp } VP)
web-anachrony-objective-now = You have { $n }{ $any ->
    [yes] : { $level }
   *[no] , no level yet
}.
web-anachrony-opponent-harder = Harder: { $ways }
