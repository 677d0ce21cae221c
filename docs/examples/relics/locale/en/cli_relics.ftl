# Relics at the terminal.

cli-relics-relic = Turned up: { $relic } { $mark } { $worth }; in the pile: { $pile }
cli-relics-no-relic = Nothing is turned up; in the pile: { $pile }
cli-relics-player = { $name }: score { $score }, cards { $cards }{ $crystal ->
    [yes] , crystal
   *[no] { "" }
}
cli-relics-spent = bid so far: { $spent }
cli-relics-hand = your cards: { $hand }
cli-relics-means-worth = what the relic is worth
