# What the decision panel says of Anachrony.

web-anachrony-name = { CAPITAL($name) }
web-anachrony-words = { $text }
web-anachrony-confirm = Confirm
web-anachrony-situation-turn = { $suits ->
    [one] { $suits } powered Exosuit
   *[other] { $suits } powered Exosuits
}, { $workers ->
    [one] { $workers } active Worker
   *[other] { $workers } active Workers
}.
web-anachrony-situation-power = { $workers ->
    [one] { $workers } active Worker
   *[other] { $workers } active Workers
}, { $tired } tired.
web-anachrony-row-construct = building or Superproject
web-anachrony-row-recruit = Worker and bonus
web-anachrony-row-research = Breakthrough
web-anachrony-row-council = { $any ->
    [yes] as { $actions }
   *[no] First Player only: nothing to copy
}
web-anachrony-row-mine = and one from the pool
web-anachrony-row-purify = 3 water, with a Scientist or Genius 4
web-anachrony-row-trade = 1 exchange, with an Administrator or Genius 2
web-anachrony-row-evacuation = scores your condition
web-anachrony-row-supply = wakes tired Workers, +1 Morale
web-anachrony-row-force = wakes tired Workers, −1 Morale
