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
web-relics-tour-welcome = Відкрито релікт. Усі торгуються за нього водночас і таємно; його бере найвища ставка.
web-relics-tour-bid = Обеліск вартий найбільше. Поставте свою дев’ятку.
web-relics-tour-crystal = Кристал додає 3 до однієї ставки. Дев’ятки має вистачити: збережіть його.
web-relics-tour-keep = Релікт ваш. Надісланий крізь час, він був би вартий стільки, скільки випаде на кубику; обеліск може лише втратити. Залиште його.
web-relics-tour-yours = Це був цілий раунд. Другий зіграйте вже самі.
