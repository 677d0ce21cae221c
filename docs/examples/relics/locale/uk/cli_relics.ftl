# «Релікти» в терміналі.

cli-relics-relic = Відкрито: { $relic } { $mark } { $worth }; у стосі: { $pile }
cli-relics-no-relic = Нічого не відкрито; у стосі: { $pile }
cli-relics-player = { $name }: рахунок { $score }, карти { $cards }{ $crystal ->
    [yes] , кристал
   *[no] { "" }
}
cli-relics-spent = попередні ставки: { $spent }
cli-relics-hand = ваші карти: { $hand }
cli-relics-means-worth = скільки вартий релікт
