# Запитання, варіанти, журнал і підсумки гри «Бухта купців».

## Запитання

merchants-prompt-move-figure = Година { $hour }: яка фігурка рухається і куди?
merchants-prompt-freeze-time = Зупинка часу: які жетони ви берете? Символи під ними приноситимуть золото.
merchants-prompt-spend-tokens = Вартість: { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}. Чи витрачаєте ви жетони зупиненого часу? Запас: { $tokens }.
merchants-prompt-change-timeline = Зміна лінії часу ({ $column }): яку плитку з потоку часу ви вставляєте?
merchants-prompt-relic-or-support = Ви берете реліквію чи підтримку гільдії?
merchants-prompt-take-good = Який товар ви берете на полицю?
merchants-prompt-hire = Кого ви наймаєте?
merchants-prompt-assign-staff = { $card_number }: на яку здібність ви його призначаєте?
merchants-prompt-activate-staff = Персонал працює: яку здібність ви використовуєте?
merchants-prompt-discard-corruption = Можете скинути карти скверни (щонайбільше { $n }).
merchants-prompt-seat-adventurer = { CAPITAL($adventurer) }: у який човен він сідає?
merchants-prompt-dock = { CAPITAL($boat) } повний: де він причалює?
merchants-prompt-robber-push = Грабіжники: чи пересаджуєте ви іншого пасажира { $boat_gen }?
merchants-prompt-board-from-bag = Чи витягуєте ви з торби шукача пригод?
merchants-prompt-return-to-bag = Який пасажир повертається до торби?
merchants-prompt-move-passenger = Якого пасажира ви пересаджуєте?
merchants-prompt-swap-passengers = Якого пасажира ви міняєте місцями?
merchants-prompt-swap-with = { CAPITAL($adventurer) } ({ $boat }): з ким ви міняєте його місцями?
merchants-prompt-sell-goods = Фаза торгівлі: що ви продаєте?

## Варіанти

merchants-option-assign = { CAPITAL($ability) }{ $taken ->
    [yes] , замість { $replaced_number }
   *[no] { "" }
}
merchants-option-bulbulator = Булькотрон: { $colour_f } реліквія → { $wanted_colour_f }
merchants-option-enlarger = Збільшувач: { $colour_f } реліквія → артефакт
merchants-option-splitter = Розділювач: { $colour } артефакт → реліквії
merchants-option-guard = Охорона: скинути { $face_acc }
merchants-option-discard = Скинути { $face_acc }
merchants-option-dock = { CAPITAL($berth) } ({ $pier })
merchants-option-draw = Витягнути шукача пригод
merchants-option-freeze = Взяти жетони: { $symbols }
merchants-option-hire = { $card }
merchants-option-insert = { $tile }, { $side }: { $action }
merchants-option-move = { CAPITAL($figure) }: { $space }, { $action } ({ $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}{ $cards ->
    [0] { "" }
   *[other] , карт скверни: { $cards }
})
merchants-option-passenger = { CAPITAL($adventurer) } ({ $boat })
merchants-option-seat = { CAPITAL($boat) } (на борту: { $passengers })
merchants-option-sell = { CAPITAL($pier) }: { $good } × { $n }{ $rogues ->
    [yes] , також розбійникам
   *[no] { "" }
} (золото: { $gold }{ $cards ->
    [0] { "" }
   *[other] , карт скверни: { $cards }
})
merchants-option-spend = { $n ->
    [0] Не витрачати жетонів
   *[other] Витратити жетони на: { $symbols }
} ({ $left ->
    [one] лишається { $left } година
    [few] лишаються { $left } години
   *[many] лишається { $left } годин
})
merchants-option-support = Підтримка гільдії, зала: { $colour_f } (золото: { $gold })
merchants-option-take = { CAPITAL($good) }

merchants-done-activate-staff = Більше жодних здібностей
merchants-done-board-from-bag = Нікого не витягувати
merchants-done-discard-corruption = Нічого не скидати
merchants-done-move-passenger = Нікого не пересаджувати
merchants-done-return-to-bag = Нікого не повертати
merchants-done-robber-push = Нікого не пересаджувати
merchants-done-sell-goods = Більше не продавати
merchants-done-swap-passengers = Нікого не міняти
merchants-done-take-good = Нічого не брати

## Журнал

merchants-event-adventurer-drawn = { $who } витягує з торби { $adventurer_acc }.
merchants-event-adventurer-seated = { $who } садить { $adventurer_acc } в { $boat }.
merchants-event-boat-arrived = Прибуває { $boat }. На борту: { $passengers }.
merchants-event-boat-docked = { CAPITAL($boat) } повний і причалює ({ $berth }, { $pier }).
merchants-event-corruption-shed = { $who } скидає { $face_acc }.
merchants-event-corruption-taken = { $who } бере { $face_acc }.
merchants-event-corruption-taken-by-other = { $who } бере карту скверни.
merchants-event-day-started = Починається день { $n }.
merchants-event-figure-moved = { $who } пересуває { $figure_acc }: { $space }.
merchants-event-final-scoring = Кінцевий підрахунок, { $who }: { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
} за символи персоналу, втрата { $loss } за { $symbols ->
    [one] { $symbols } символ розбійника
    [few] { $symbols } символи розбійника
   *[many] { $symbols } символів розбійника
}. Разом золота: { $total }.
merchants-event-game-over = Гру завершено. { $result }
merchants-event-good-made = { $who } бере на полицю { $good_acc }.
merchants-event-goods-exchanged = { $who } обмінює { $good_acc } на { $wanted_acc } × { $n }.
merchants-event-hours-passed = { $who }: { $n ->
    [one] минає { $n } година
    [few] минають { $n } години
   *[many] минає { $n } годин
}, тепер година { $hour }.
merchants-event-market-opened = День { $n }: починається фаза торгівлі.
merchants-event-market-token-placed = Усі причали зайнято: жетон ринку лягає на годину { $n }.
merchants-event-passenger-moved = { $who } пересаджує { $adventurer_acc } з { $boat_gen } у { $to }.
merchants-event-passenger-returned = { $who } повертає { $adventurer_acc } з { $boat_gen } до торби.
merchants-event-passengers-swapped = { $who } міняє місцями пасажирів: { $adventurer } ({ $boat }) і { $other } ({ $to }).
merchants-event-peddler-card = Карта Торгаша: { $peddler_card }.
merchants-event-peddler-discards = Торгаш скидає містянина { $card_number }.
merchants-event-peddler-keeps = Торгаш залишає собі містянина { $card_number }.
merchants-event-peddler-scoring = Кінцевий підрахунок, Торгаш: { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
} за символи. Разом золота: { $n }.
merchants-event-rogue-card-turned-up = Відкрито карту розбійників цієї гри: { $rogue_card }.
merchants-event-sea-passengers-left = Хто лишився в морі, йде до зали своєї гільдії: { $adventurer } × { $n }.
merchants-event-sea-rogues-left = Хто лишився в морі, йде до лігва: { $adventurer } × { $n }.
merchants-event-sold = { $who } продає { $good_acc } × { $n } ({ $pier }), золото: { $gold }.
merchants-event-staff-assigned = { $who } призначає містянина { $card_number } на здібність «{ $ability }».
merchants-event-staff-replaced = { $who } призначає містянина { $card_number } на здібність «{ $ability }» замість містянина { $replaced_number }.
merchants-event-support-collected = { $who } отримує підтримку гільдій, золото: { $gold }.
merchants-event-support-taken = { $who } бере підтримку гільдії ({ $colour_f }), золото: { $gold }.
merchants-event-time-frozen = { $who } зупиняє час і бере жетони: { $symbols }.
merchants-event-timeline-changed = { $who } змінює лінію часу: { $tile } ({ $side }), { $column }. До потоку часу потрапляє { $out } ({ $out_side }).
merchants-event-tokens-spent = { $who } витрачає жетони зупиненого часу на: { $symbols }.
merchants-event-townsfolk-hired = { $who } наймає містянина { $card_number }.
merchants-event-townsfolk-shown = Новий містянин на міській площі: { $card }.

## Підсумки

merchants-result-score = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}: { $rating }.
merchants-result-peddler = { $won ->
    [yes] Ви перемагаєте. Ваше золото: { $gold }, у Торгаша: { $other }.
   *[no] Перемагає Торгаш. Його золото: { $other }, у вас: { $gold }.
}
merchants-result-winners = { $n ->
    [1] Перемагає { $winners }, золото: { $gold }.
   *[other] Перемогу ділять { $winners }, золото: { $gold }.
}
