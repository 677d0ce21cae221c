# Увесь текст гри «Релікти».

relics-relic-sundial = сонячний годинник
relics-relic-hourglass = пісковий годинник
relics-relic-pocket-watch = кишеньковий годинник
relics-relic-astrolabe = астролябія
    .acc = астролябію
relics-relic-metronome = метроном
relics-relic-obelisk = обеліск

relics-prompt-bid = Якою картою ви торгуєтеся за { $relic_acc }?
relics-prompt-crystal = Покласти кристал на ставку за { $relic_acc }?
relics-prompt-send = Відправити крізь час { $relic_acc }?

relics-option-bid = Поставити { $card }.
relics-option-crystal = { $answer ->
    [yes] Так: ставка важить на 3 більше.
   *[no] Ні: зберегти кристал.
}
relics-option-send = { $answer ->
    [yes] Так: кинути кубик.
   *[no] Ні: залишити як є.
}

relics-event-relic-shown = Відкрито релікт: { $relic }.
relics-event-bid-made = { $card ->
    [0] Гравець { $seat } робить ставку.
   *[other] Гравець { $seat } робить ставку { $card }.
}
relics-event-crystal-decided = { $answer ->
    [yes] Гравець { $seat } кладе кристал на ставку.
    [no] Гравець { $seat } зберігає кристал.
   *[hidden] Гравець { $seat } вирішує щодо кристала.
}
relics-event-bids-shown = Ставки: { $bids }.
relics-event-relic-lost = Нічия: релікт втрачено.
relics-event-relic-taken = Гравець { $seat } бере релікт вартістю { $worth }.
relics-event-game-over = Гру закінчено.

relics-why-not-yours = Карти { $card } немає у вас на руці.
relics-law-cards = кожна карта ставки має бути рівно в одному місці (RELICS-1.1)
relics-law-relics = кожен релікт має бути рівно в одному місці (RELICS-1.2)
relics-result = Найбільша вартість: гравець { $winners }.
