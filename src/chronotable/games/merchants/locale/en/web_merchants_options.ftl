# The set-up options of Merchants Cove on the page of a new table.

web-option-merchants-players = Players
web-option-merchants-mode = Mode
web-option-merchants-mode-text-solo-score = gold alone, rated by a title
web-option-merchants-mode-text-solo-peddler = more gold than the Peddler
web-option-merchants-mode-text-duel-of-chronomancers = two shops, one harbour
web-option-merchants-mode-text-guild-of-chronomancers = three or four shops, one harbour
web-option-merchants-difficulty = The Peddler
web-option-merchants-rogue-card = Rogues
web-option-merchants-townsfolk-sets = Townsfolk
web-option-merchants-merchants = Merchants
web-option-merchants-black-market-corruption-mode = Black Market: corruption
web-option-merchants-portal-activate-adds-two-hours = Activating staff in a portal costs two more hours
web-option-merchants-chronomancer-may-share-assistant-space = Both figures may share a portal
web-option-merchants-freeze-tokens-usable-same-turn = Tokens may be spent on the turn they are taken
web-option-merchants-corruption-paid-before-effect = Corruption is taken before the action
web-option-merchants-splitter-needs-two-in-pool = Splitter needs two relics in the pool
web-option-merchants-replaced-townsfolk-keep-symbols = Replaced townsfolk still score
web-option-merchants-sea-passengers-sorted-before-sales = Passengers at sea reach the halls before the sales

web-preset-merchants-first-game = For beginners
web-preset-merchants-duel = Duel
web-preset-merchants-guild = Full guild
web-preset-merchants-tycoon = Against the Tycoon
web-preset-merchants-for-gold = For gold alone
web-preset-merchants-robbers-and-sailors = Robbers and sailors
