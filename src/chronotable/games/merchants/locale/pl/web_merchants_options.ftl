# Opcje Zatoki Kupców na stronie nowego stołu.

web-option-merchants-players = Gracze
web-option-merchants-mode = Tryb
web-option-merchants-mode-text-solo-score = tylko o złoto, wynik daje tytuł
web-option-merchants-mode-text-solo-peddler = więcej złota niż Handlarz
web-option-merchants-mode-text-duel-of-chronomancers = dwa sklepy, jeden port
web-option-merchants-mode-text-guild-of-chronomancers = trzy lub cztery sklepy, jeden port
web-option-merchants-difficulty = Handlarz
web-option-merchants-rogue-card = Łotrzy
web-option-merchants-townsfolk-sets = Mieszkańcy
web-option-merchants-merchants = Kupcy
web-option-merchants-black-market-corruption-mode = Czarny rynek: zepsucie
web-option-merchants-portal-activate-adds-two-hours = Aktywowanie personelu na portalu kosztuje dwie godziny więcej
web-option-merchants-chronomancer-may-share-assistant-space = Figurki mogą stać na jednym portalu
web-option-merchants-freeze-tokens-usable-same-turn = Żetony można wydać w turze, w której się je bierze
web-option-merchants-corruption-paid-before-effect = Zepsucie bierze się przed akcją
web-option-merchants-splitter-needs-two-in-pool = Rozdzielnik wymaga dwóch reliktów w puli
web-option-merchants-replaced-townsfolk-keep-symbols = Zastąpieni mieszkańcy nadal punktują
web-option-merchants-sea-passengers-sorted-before-sales = Pasażerowie z morza trafiają do siedzib przed sprzedażą

web-preset-merchants-first-game = Dla początkujących
web-preset-merchants-duel = Pojedynek
web-preset-merchants-guild = Pełna gildia
web-preset-merchants-tycoon = Przeciw Potentatowi
web-preset-merchants-for-gold = Tylko o złoto
web-preset-merchants-robbers-and-sailors = Rabusie i żeglarze
