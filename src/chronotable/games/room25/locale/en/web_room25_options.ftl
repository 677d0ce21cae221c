# The set-up options of Room 25 on the page of a new table.

web-option-room25-players = Players
web-option-room25-mode = Mode
web-option-room25-mode-text-suspicion = guards may hide among you
web-option-room25-mode-text-team = two teams race to escape
web-option-room25-mode-text-competition = two characters each, each for themselves
web-option-room25-mode-text-cooperation = all against the building
web-option-room25-mode-text-solo = four characters, one player
web-option-room25-ruleset = Rules
web-option-room25-difficulty = Difficulty
web-option-room25-recipe = Building
web-option-room25-characters = Characters
web-option-room25-five-player-guards = Guards with 5 players
web-option-room25-kevin-panic-rooms-adjacent-to = Kevin’s panic swaps rooms
web-option-room25-key-room-in-exit-zone = Key Room in an exit zone
web-option-room25-madness-draw-last-round = Madness: cards in the last round too
web-option-room25-prison-blocks-forced-exit = Prison Cell also stops pushes
web-option-room25-barred-card-keeps-draw-symbol = Ignored card: still draw another
web-option-room25-madness-recipe-as-standard = Madness: standard building
web-option-room25-madness-cards-in-other-modes = Madness cards in other modes
web-option-room25-remembered-tiles-shown = Show rooms already looked at
web-option-room25-panic-moves-from-central = Panic empties the Central Room too
web-option-room25-announcements = Announcing colours
web-option-room25-no-reminder-tokens = Without reminder tokens

web-preset-room25-first-game = For beginners
web-preset-room25-hidden-guards = Hidden guards
web-preset-room25-two-teams = Two teams
web-preset-room25-alone = Alone
web-preset-room25-madness = Madness
