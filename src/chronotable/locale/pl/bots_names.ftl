# Gracze komputerowi: jak się nazywają, na stronie i w terminalu.

bots-name-strong = silny
bots-name-planner = przewidujący
bots-name-search-800 = dokładny
bots-name-search-200 = cierpliwy
bots-name-search-50 = szybki
bots-name-search = myślący
bots-name-greedy = prosty
bots-name-random = beztroski
bots-name-outside = { $name } (z zewnątrz)
bots-name-numbered = { $name } { $number }
