# The set-up options of Anachrony on the page of a new table.

web-option-anachrony-players = Players
web-option-anachrony-side = Player boards
web-option-anachrony-side-text-a = the same for everybody
web-option-anachrony-side-text-b = each Path has its own
web-option-anachrony-paths = Paths
web-option-anachrony-leaders = Leaders
web-option-anachrony-evacuation = Evacuation conditions
web-option-anachrony-harder-two-player = Harder for two: one hex fewer at the World Council
web-option-anachrony-opponent = Opponent of a single player
web-option-anachrony-harder = Harder against the opponent
web-option-anachrony-predictable-paradox = Predictable Paradoxes: 1 instead of a roll
web-option-anachrony-simultaneous-power-up = Power Up all at once
web-option-anachrony-alternate-timeline = Alternate Timeline
web-option-anachrony-starting-asset-draft = Choose Starting Assets
web-option-anachrony-endgame-condition-draft = Choose Endgame Conditions
web-option-anachrony-samira-without-neutronium = Samira finds titanium, uranium or gold, never neutronium
web-option-anachrony-side-a = Side A
web-option-anachrony-side-b = Side B
web-option-anachrony-paths-choose = chosen at the table
web-option-anachrony-paths-random = drawn at random
web-option-anachrony-leaders-choose = chosen at the table
web-option-anachrony-leaders-random = drawn at random
web-option-anachrony-evacuation-random = drawn at random
web-option-anachrony-evacuation-a = A
web-option-anachrony-evacuation-b = B

web-preset-anachrony-first-game = For beginners
web-preset-anachrony-table-of-four = Table of four
web-preset-anachrony-own-boards = A board for each Path
web-preset-anachrony-alone = Alone against the Chronobot
web-preset-anachrony-alone-chronossus = Alone against the Chronossus
web-preset-anachrony-duel = Duel
web-preset-anachrony-shifting-timeline = Shifting Timeline
