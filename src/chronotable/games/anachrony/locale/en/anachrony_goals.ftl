# Who you are in Anachrony, what you want, and what befalls you.

anachrony-brief-who-open = You will choose one of the four Paths.
anachrony-brief-who-path = You lead the { $path }.
anachrony-brief-who = You lead the { $path }: { $leader }.
anachrony-brief-side = Everybody plays for themselves. Your Path has an Evacuation of its own, which can bring many points after the Impact.
anachrony-brief-side-condition = Everybody plays for themselves. After the Impact you may evacuate once: { $condition }.
anachrony-brief-goal = Have the most victory points (VP): from buildings, Superprojects, Breakthroughs, Time Travel, Morale, the Endgame Conditions and your Evacuation.
anachrony-brief-end = The Impact comes at the end of Era 4. The game ends after Era { $eras } at the latest, or as soon as the whole Capital has collapsed. Warp tiles not paid back and Anomalies cost points.

anachrony-fate-paradoxes = { $n } of { $limit } Paradoxes: one more brings an Anomaly ({ $vp ->
    [0] it blocks a building spot
   *[other] −{ $vp } VP, and it blocks a building spot
}).
anachrony-fate-rolls = { $when ->
    [now] In this Paradox phase
   *[next] In the next Paradox phase
} you roll for { $several ->
    [no] Era { $eras }
   *[yes] Eras { $eras }
}: nobody has more Warp tiles there. Pay some back to avoid it.
anachrony-fate-anomalies = { $n ->
    [one] You have an Anomaly: −{ $vp } VP at the end. A Worker can remove it.
   *[other] You have { $n } Anomalies: −{ $vp } VP each at the end. Workers can remove them.
}
anachrony-fate-debts = { $n ->
    [one] A Warp tile is not yet paid back: −{ $vp } VP if it stays.
   *[other] { $n } Warp tiles are not yet paid back: −{ $vp } VP for each that stays.
}
anachrony-fate-supply = { $n ->
    [one] A Worker is tired
   *[other] { $n } Workers are tired
}, and Supply costs { $price } water: you have { $water }. Force Workers costs Morale instead.
anachrony-fate-planning = For this Era you have active Workers: { $active }, tired: { $tired }. Supply costs { $price } water; you have { $water }.
anachrony-fate-impact = The Impact comes at the end of this Era: then most players have fewer Exosuit hexes, and Evacuation begins.
anachrony-fate-last-era = This is the last Era: the game ends with it.
anachrony-fate-collapse = The game may end with this Era: { $n ->
    [one] only { $n } place of the Capital is left
   *[other] only { $n } places of the Capital are left
}.
anachrony-fate-evacuate = You can evacuate now, once a game{ $last ->
    [yes] ; this Era may be the last chance
   *[no] { "" }
}.

## Alone

anachrony-brief-side-alone = You play alone against the { $opponent }; if it has as many VP as you, it wins.
anachrony-brief-side-alone-condition = You play alone against the { $opponent }; if it has as many VP as you, it wins. After the Impact you may evacuate once: { $condition }.
anachrony-brief-goal-alone = Have more victory points (VP) than the { $opponent }: from buildings, Superprojects, Breakthroughs, Time Travel, Morale and your Evacuation{ $objectives ->
    [yes] , and from its objectives
   *[no] { "" }
}.
anachrony-fate-behind = If the game ended now, the { $opponent } would win: { $other } VP, you { $score } VP.
