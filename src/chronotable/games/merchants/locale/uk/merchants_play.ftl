# Запитання, варіанти, журнал і підсумки гри «Затока купців».

## Запитання

merchants-prompt-move-figure = Година { $hour }: яка фігурка рухається і куди?
merchants-prompt-freeze-time = Зупинка часу: які жетони ви берете? Їхні знаки платитимуть.
merchants-prompt-spend-tokens = Вартість: { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}. Чи витрачаєте жетони застиглого часу? Запас: { $tokens }.
merchants-prompt-change-timeline = Зміна лінії часу ({ $column }): яку плитку з потоку часу ви всуваєте?
merchants-prompt-relic-or-support = Ви берете реліквію чи підтримку гільдії?
merchants-prompt-take-good = Який товар ви берете на полицю?
merchants-prompt-hire = Кого ви наймаєте?
merchants-prompt-assign-staff = { $card }: до якої здібності?
merchants-prompt-activate-staff = Персонал працює: яку здібність ви використовуєте?
merchants-prompt-discard-corruption = Можете скинути карти скверни (щонайбільше { $n }).
merchants-prompt-seat-adventurer = { CAPITAL($adventurer) }: до якого човна?
merchants-prompt-dock = { CAPITAL($boat) } повний: де він причалює?
merchants-prompt-robber-push = Грабіжники: чи пересаджуєте ви іншого пасажира { $boat_gen }?
merchants-prompt-board-from-bag = Чи витягуєте ви з торби шукача пригод?
merchants-prompt-return-to-bag = Який пасажир повертається до торби?
merchants-prompt-move-passenger = Якого пасажира ви пересаджуєте?
merchants-prompt-swap-passengers = Якого пасажира ви міняєте?
merchants-prompt-swap-with = { CAPITAL($adventurer) } ({ $boat }): на кого ви його міняєте?
merchants-prompt-sell-goods = Фаза торгівлі: що ви продаєте?

## Варіанти

merchants-option-assign = { CAPITAL($ability) }{ $taken ->
    [yes] , замість { $replaced }
   *[no] { "" }
}
merchants-option-bulbulator = Бульбулятор: { $colour_f } реліквія за { $wanted_colour_facc }
merchants-option-enlarger = Збільшувач: { $colour_f } реліквія за артефакт
merchants-option-splitter = Розділювач: { $colour } артефакт за реліквії
merchants-option-guard = Охорона, скинути: { $face }
merchants-option-discard = Скинути: { $face }
merchants-option-dock = { CAPITAL($berth) } ({ $pier })
merchants-option-draw = Витягніть шукача пригод
merchants-option-freeze = Візьміть жетони: { $symbols }
merchants-option-hire = { $card }
merchants-option-insert = { $tile }, { $side }: { $action }
merchants-option-move = { CAPITAL($figure) }: { $space }, { $action } ({ $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}{ $cards ->
    [0] { "" }
   *[other] , скверна { $cards }
})
merchants-option-passenger = { CAPITAL($adventurer) } ({ $boat })
merchants-option-seat = { CAPITAL($boat) } (на борту: { $passengers })
merchants-option-sell = { CAPITAL($pier) }: { $good } × { $n }{ $rogues ->
    [yes] , також розбійникам
   *[no] { "" }
} ({ $gold } золота{ $cards ->
    [0] { "" }
   *[other] , скверна { $cards }
})
merchants-option-spend = { $n ->
    [0] Не витрачайте жетонів
   *[other] Витратьте жетони на: { $symbols }
} ({ $left ->
    [one] лишається { $left } година
    [few] лишаються { $left } години
   *[many] лишається { $left } годин
})
merchants-option-support = Підтримка гільдії, зала: { $colour_f } ({ $gold } золота)
merchants-option-take = { CAPITAL($good) }

merchants-done-activate-staff = Більше жодних здібностей
merchants-done-board-from-bag = Не витягуйте нікого
merchants-done-discard-corruption = Не скидайте нічого
merchants-done-move-passenger = Не пересаджуйте нікого
merchants-done-return-to-bag = Не повертайте нікого
merchants-done-robber-push = Не пересаджуйте нікого
merchants-done-sell-goods = Більше не продавайте
merchants-done-swap-passengers = Не міняйте нікого
merchants-done-take-good = Не беріть нічого

## Журнал

merchants-event-adventurer-drawn = { $who } витягує з торби: { $adventurer }.
merchants-event-adventurer-seated = { $who } садить до човна: { $adventurer }, { $boat }.
merchants-event-boat-arrived = Прибуває { $boat }. На борту: { $passengers }.
merchants-event-boat-docked = { CAPITAL($boat) } повний і причалює: { $berth }, { $pier }.
merchants-event-corruption-shed = { $who } скидає: { $face }.
merchants-event-corruption-taken = { $who } бере: { $face }.
merchants-event-corruption-taken-by-other = { $who } бере карту скверни.
merchants-event-day-started = Починається день { $n }.
merchants-event-figure-moved = { $who } пересуває { $figure_acc }: { $space }.
merchants-event-final-scoring = Кінцевий підрахунок, { $who }: { $gold } золота за знаки персоналу, втрата { $loss } за { $symbols ->
    [one] { $symbols } знак розбійника
    [few] { $symbols } знаки розбійника
   *[many] { $symbols } знаків розбійника
}. Разом: { $total } золота.
merchants-event-game-over = Гру завершено. { $result }
merchants-event-good-made = { $who } бере на полицю: { $good }.
merchants-event-goods-exchanged = { $who } обмінює товар: { $good } на { $wanted_acc } × { $n }.
merchants-event-hours-passed = { $who }: { $n ->
    [one] минає { $n } година
    [few] минають { $n } години
   *[many] минає { $n } годин
}, тепер година { $hour }.
merchants-event-market-opened = День { $n }: починається фаза торгівлі.
merchants-event-market-token-placed = Усі причали зайнято: жетон ринку лягає на годину { $n }.
merchants-event-passenger-moved = { $who } пересаджує пасажира { $boat_gen }: { $adventurer }, тепер { $to }.
merchants-event-passenger-returned = { $who } повертає до торби пасажира { $boat_gen }: { $adventurer }.
merchants-event-passengers-swapped = { $who } міняє пасажирів: { $adventurer } ({ $boat }) і { $other } ({ $to }).
merchants-event-peddler-card = Карта Торгаша: { $peddler_card }.
merchants-event-peddler-discards = Торгаш скидає { $card }.
merchants-event-peddler-keeps = Торгаш залишає собі { $card }.
merchants-event-peddler-scoring = Кінцевий підрахунок, Торгаш: { $gold } золота за знаки. Разом: { $n } золота.
merchants-event-rogue-card-turned-up = Відкрито карту розбійників цієї гри: { $rogue_card }.
merchants-event-sea-passengers-left = Хто лишився в морі, йде до зали своєї гільдії: { $adventurer } × { $n }.
merchants-event-sea-rogues-left = Хто лишився в морі, йде до лігва: { $adventurer } × { $n }.
merchants-event-sold = { $who } продає: { $good } × { $n }, { $pier }, { $gold } золота.
merchants-event-staff-assigned = { $who } призначає містянина { $card }: { $ability }.
merchants-event-staff-replaced = { $who } призначає містянина { $card }: { $ability }, замість { $replaced }.
merchants-event-support-collected = { $who } отримує підтримку гільдій: { $gold } золота.
merchants-event-support-taken = { $who } бере підтримку гільдії ({ $colour_f }): { $gold } золота.
merchants-event-time-frozen = { $who } зупиняє час і бере жетони: { $symbols }.
merchants-event-timeline-changed = { $who } змінює лінію часу: { $tile } ({ $side }), { $column }. До потоку часу потрапляє { $out } ({ $out_side }).
merchants-event-tokens-spent = { $who } витрачає жетони застиглого часу на: { $symbols }.
merchants-event-townsfolk-hired = { $who } наймає містянина { $card }.
merchants-event-townsfolk-shown = Новий містянин на міській площі: { $card }.

## Підсумки

merchants-result-score = { $gold } золота: { $rating }.
merchants-result-peddler = { $won ->
    [yes] Ви перемагаєте, у вас { $gold } золота; у Торгаша { $other }.
   *[no] Перемагає Торгаш, у нього { $other } золота; у вас { $gold }.
}
merchants-result-winners = { $n ->
    [1] Перемагає { $winners }, золото: { $gold }.
   *[other] Перемогу ділять { $winners }, золото: { $gold }.
}
