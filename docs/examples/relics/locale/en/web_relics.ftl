# Relics at the web table.

web-option-relics-players = Players
web-option-relics-rounds = Rounds
web-relics-turned-up = Turned up
web-relics-nothing = nothing
web-relics-worth = worth { $worth }
web-relics-hidden = { $n ->
    [one] { $n } relic in the pile
   *[other] { $n } relics in the pile
}
web-relics-player = Player { $seat }
web-relics-score = Score: { $n }
web-relics-cards = Cards: { $n }
web-relics-spent = Bid so far: { $cards }
web-relics-crystal = crystal
web-relics-card = Card { $card }
web-relics-tour-welcome = A relic is turned up. All bid for it at once, in secret; the highest bid takes it.
web-relics-tour-bid = The obelisk is worth most. Bid your 9.
web-relics-tour-crystal = The crystal adds 3 to one bid. A 9 should do without: keep it.
web-relics-tour-keep = The relic is yours. Sent through time it would be worth a roll of the die; the obelisk can only lose. Keep it.
web-relics-tour-yours = That was a round. The other one is yours alone.
