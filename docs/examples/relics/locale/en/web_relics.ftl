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
