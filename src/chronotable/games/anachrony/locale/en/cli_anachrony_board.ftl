# The terminal's board: what had no room before.

cli-anachrony-evacuates = Evac. { $what }
cli-anachrony-at-most = max
cli-anachrony-path-leaders = Leaders: { $leaders }

## The opponent of a single player

cli-anachrony-opponent-brief = T{ $travel } P{ $paradoxes }
cli-anachrony-opponent-actions = actions { $n }
cli-anachrony-opponent-die = AI die:
cli-anachrony-opponent-era = Era { $n }
cli-anachrony-opponent-built = has built { $what }
cli-anachrony-opponent-hexes = Exosuits on: { $what }
cli-anachrony-opponent-harder = harder: { $what }
cli-anachrony-opponent-warps = { $n ->
    [one] { $n } Warp tile not on the Timeline
   *[other] { $n } Warp tiles not on the Timeline
}
cli-anachrony-opponent-score = score now { $n }: { $parts }
cli-anachrony-opponent-loop = loop { $n }:
cli-anachrony-opponent-foreseen = { $faces }: { $deed }{ $outcome ->
    [fails] {" "}fails, for { $why }
    [taken] : { $what } ({ $why })
   *[done] { "" }
}; then: { $following }
cli-anachrony-opponent-rests = It will not roll in its next turn.
cli-anachrony-objectives = Objectives:
cli-anachrony-opponent-level = { $level } from { $n } ({ $vp } VP)
cli-anachrony-opponent-objective = Objective: { $name }, you have { $n }{ $any ->
    [yes] , { $level }
   *[no] { "" }
}; { $levels }
cli-anachrony-about-chronobot = It pays nothing and needs no Workers. The AI die says which command token acts; the token does what its step says and moves on. A failed action brings it 1 VP. See the others’ boards for what each number would bring.
cli-anachrony-about-chronossus = It plays like the Chronobot, but each token has a loop of its own, and cores drawn from its pool power its Exosuits. You score its objectives at the end; it does not. See the others’ boards for what each number would bring.
cli-anachrony-means-opponent = your opponent: an Exosuit on a hex; on an Era its Warp tiles
cli-anachrony-means-die = numbers of the AI die; what would fail
