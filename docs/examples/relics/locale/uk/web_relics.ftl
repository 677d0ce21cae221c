# «Релікти» за столом у браузері.

web-option-relics-players = Гравці
web-option-relics-rounds = Раунди
web-relics-turned-up = Відкрито
web-relics-nothing = нічого
web-relics-worth = вартість { $worth }
web-relics-hidden = { $n ->
    [one] { $n } релікт у стосі
    [few] { $n } релікти в стосі
    [many] { $n } реліктів у стосі
   *[other] { $n } релікта в стосі
}
web-relics-player = Гравець { $seat }
web-relics-score = Рахунок: { $n }
web-relics-cards = Карти: { $n }
web-relics-spent = Попередні ставки: { $cards }
web-relics-crystal = кристал
web-relics-card = Карта { $card }
