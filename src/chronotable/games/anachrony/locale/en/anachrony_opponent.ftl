# The opponents of a single player: their board, and what they do and why.

anachrony-opponent-chronobot = Chronobot
anachrony-opponent-chronossus = Chronossus

## Steps of the command tokens, and its tiles

anachrony-deed-construct-power-plant = construct a Power Plant
anachrony-deed-construct-factory = construct a Factory
anachrony-deed-construct-life-support = construct a Life Support
anachrony-deed-construct-lab = construct a Lab
anachrony-deed-construct-superproject = construct a Superproject
anachrony-deed-recruit = Recruit
anachrony-deed-recruit-genius = Recruit a Genius
anachrony-deed-research = Research
anachrony-deed-genius-or-research = Recruit a Genius or Research
anachrony-deed-mine = Mine Resource
anachrony-deed-time-travel = Time Travel
anachrony-deed-remove-anomaly = remove an Anomaly
anachrony-deed-reboot = Reboot
anachrony-deed-reboot-b = Score with a leap
anachrony-deed-score = Score
anachrony-deed-score-b = Score and Energy Pack
anachrony-deed-energy-pack = Energy Pack
anachrony-deed-energy-pack-b = Energy Pack with a leap

## Why so, and why not

anachrony-cause-plain = as its rules say
anachrony-cause-more-vp = it has the most VP
anachrony-cause-secondary = equal VP, so the one of the secondary stack
anachrony-cause-only-one = the only one there is
anachrony-cause-lacking = the first type that it does not have yet
anachrony-cause-has-all = it has every type in the pool, so the first in its order
anachrony-cause-wanted = the two that it wants most
anachrony-cause-second-best = the best it can get of what it wants
anachrony-cause-most-tiles = most of its Warp tiles lie there
anachrony-cause-oldest = as many Warp tiles elsewhere, but the oldest Era
anachrony-cause-older-era = equal VP, so the one of the older Era
anachrony-cause-genius = a Genius is in the pool
anachrony-cause-no-genius = no Genius is in the pool
anachrony-cause-most-held = what it has most of
anachrony-cause-no-hex = no hex is free
anachrony-cause-no-suit = it has no powered Exosuit
anachrony-cause-three-buildings = it has no room for another of this type
anachrony-cause-no-building = both stacks are empty
anachrony-cause-three-superprojects = it has no room for another Superproject
anachrony-cause-no-breakthrough = it has no Breakthrough
anachrony-cause-no-superproject = there is no Superproject to take
anachrony-cause-nobody = the recruit pool is empty
anachrony-cause-no-such-shape = no Breakthrough of this shape is left
anachrony-cause-pool-empty = the mine pool is empty
anachrony-cause-no-warp = none of its Warp tiles lies on a past Era
anachrony-cause-no-anomaly = it has no Anomaly
anachrony-cause-too-few = it has too few Resources
anachrony-cause-no-suits = it has no Exosuit left
anachrony-cause-travelled = it had no Exosuit left but for this Time Travel
anachrony-cause-you-passed = you have passed, and it has taken its actions

## How it is made harder

anachrony-harder-leave-reboot = its tokens do not stay on Reboot
anachrony-harder-no-leader = you play without your Leader’s ability
anachrony-harder-extra-turn = one more turn after you have passed
anachrony-harder-six-actions = at least 6 actions an Era
anachrony-harder-covered-council = one hex fewer at the World Council
anachrony-harder-tiles-b = its tiles on side B
anachrony-harder-swapped-tiles = its tiles I and III change places
anachrony-harder-one-core = 1 more core
anachrony-harder-two-cores = 2 more cores
anachrony-harder-three-cores = 3 more cores
anachrony-harder-more-suits = one more Exosuit an Era
anachrony-harder-cores-score = cores left score
anachrony-harder-failures-score = failed actions score 2 VP
anachrony-harder-new-shapes = Research finds the shape it lacks
anachrony-harder-two-objectives = only 2 objectives
anachrony-harder-one-objective = only 1 objective
anachrony-harder-no-objectives = no objectives
anachrony-harder-bright-spaces = bonus spaces score 3 VP for it

## Levels of objectives

anachrony-level-bronze = bronze
anachrony-level-silver = silver
anachrony-level-gold = gold

## What it does

anachrony-rolled = { $opponent } rolls { $n }
anachrony-unrolled = { $opponent }
anachrony-event-opponent-first = { $opponent } is First Player.
anachrony-event-opponent-powered = { $opponent } powers up { $n ->
    [one] { $n } Exosuit
   *[other] { $n } Exosuits
}.
anachrony-event-opponent-cores = { $opponent } draws from its pool; cores: { $n }, exhausted: { $exhausted }.
anachrony-event-opponent-paradoxes = { $opponent } rolls the Paradox die for Era { $era }: { $n }.
anachrony-event-opponent-anomaly = { $opponent } has reached its Paradox limit: an Anomaly, { $n } in all. { $era ->
    [0] It has no Warp tile to take back.
   *[other] It takes a Warp tile back from Era { $era }.
}
anachrony-event-opponent-anomaly-full = { $opponent } has reached its Paradox limit, but gets no further Anomaly.
anachrony-event-opponent-warped = { $opponent } rolls the Paradox die and puts { $n ->
    [0] no Warp tile
    [one] { $n } Warp tile
   *[other] { $n } Warp tiles
} on the Timeline.
anachrony-event-opponent-bright = { $opponent } gains { $vp } VP for spaces with a bonus: { $n }.
anachrony-event-opponent-built = { $rolled }: { $deed }. It takes { $tile }: { $why } ({ $space }).
anachrony-event-opponent-superproject = { $rolled }: { $deed }. It takes { $tile }: { $why } ({ $space }). It discards { $breakthrough }.
anachrony-event-opponent-recruited = { $rolled }: { $deed }. It takes { $worker }: { $why } ({ $space }).
anachrony-event-opponent-mined = { $rolled }: { $deed }. It takes { $units }: { $why } ({ $space }).
anachrony-event-opponent-researched = { $rolled }: { $deed }. It takes { $breakthrough }: { $why } ({ $space }).
anachrony-event-opponent-travelled = { $rolled }: { $deed }. It takes a Warp tile back from Era { $era }: { $why }. Its track is worth { $vp } VP now.
anachrony-event-opponent-removed = { $rolled }: { $deed }. It discards { $units }: { $why }.
anachrony-event-opponent-tile = { $rolled }: { $deed }. It gains { $vp } VP, cores: { $cores }.
anachrony-event-opponent-idle = { $rolled }: { $deed }. It does nothing.
anachrony-event-opponent-failed = { $rolled }: { $deed }. This fails, for { $why }; it gains { $vp } VP.
anachrony-event-opponent-unmoved = { $rolled }: { $deed }, but it has no Exosuit left.
anachrony-event-opponent-passed = { $opponent } passes: { $why }.
anachrony-event-opponent-set-workers = { $opponent } discards one Worker of each type and gains { $vp } VP.
anachrony-event-opponent-set-resources = { $opponent } discards one Resource of each kind and gains { $vp } VP.

## The end

anachrony-result-alone-won = { $ending ->
    [capital_collapsed] The Capital has collapsed.
   *[last_era] The seventh Era is over.
} You win with { $score } VP; { $opponent } has { $other } VP.
anachrony-result-alone-lost = { $ending ->
    [capital_collapsed] The Capital has collapsed.
   *[last_era] The seventh Era is over.
} { $opponent } wins with { $other } VP; you have { $score } VP.
anachrony-victor-opponent = { $opponent } has won.
anachrony-end-opponent = { $opponent }

## Set-up, positions and laws

anachrony-setup-alone = Option "{ $name }" is for a single player, not for { $players } (ANA-37.10).
anachrony-setup-no-draft = Option "{ $name }" is not for a single player (ANA-37.11).
anachrony-setup-way = Option "{ $name }": "{ $way }" is no way to make { $opponent } harder. Allowed: { $allowed } (ANA-37.50).
anachrony-pack-token = A command token begins on step { $step } of the loop "{ $loop }", which has { $n } steps.
anachrony-pack-loop = No step of the loop "{ $loop }" needs an Exosuit: an Era might never end.
anachrony-pack-slot = The opponent "{ $opponent }" has no "{ $slot }" for a tile.
anachrony-position-opponent = There is no opponent in this game (ANA-37.10).
anachrony-position-step = There is no step { $n } in the loop of this command token; the last one is { $last } (ANA-37.3).
anachrony-law-opponent-held = something on the opponent’s board that it cannot have ({ $rule })
anachrony-law-opponent-suits = Exosuits or marks of the opponent that cannot be so in this phase (ANA-37.18)
anachrony-law-opponent-warps = Warp tiles of the opponent where they cannot lie, or too many of them (ANA-37.19)
