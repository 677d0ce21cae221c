# Computer players: what they are called, on the page and in the terminal.

bots-name-strong = strong
bots-name-planner = far-sighted
bots-name-search-800 = thorough
bots-name-search-200 = patient
bots-name-search-50 = quick
bots-name-search = thinking
bots-name-greedy = simple
bots-name-random = careless
bots-name-outside = { $name } (from outside)
bots-name-numbered = { $name } { $number }
