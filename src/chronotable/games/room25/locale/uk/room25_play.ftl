# Запитання, варіанти, журнал, карти й підсумки гри «Кімната 25».

## Запитання

room25-prompt-clue = { $character } ({ $cell }): початкова підказка. Яку кімнату поряд із Центральною ви оглядаєте?
room25-prompt-program = { $character } ({ $cell }): які дії ви програмуєте і в якому порядку?
room25-prompt-declare = { $character } ({ $cell }): чи оголошуєте ви адреналін на цей раунд?
room25-prompt-play-or-wait = { $character } ({ $cell }): чи граєте ви свій жетон зараз?
room25-prompt-free-action = { $character } ({ $cell }): яку дію ви виконуєте?
room25-prompt-adrenaline = { $character } ({ $cell }): адреналін! Яку дію ви виконуєте?
room25-prompt-look = { $character } ({ $cell }): яку кімнату ви оглядаєте?
room25-prompt-after-look = { $character } ({ $cell }): чи кладете ви зараз жетон-нагадування?
room25-prompt-announce = { $character } ({ $cell }): ви бачили кімнату { $tile }. Який колір ви оголошуєте? Можна й збрехати.
room25-prompt-last-moment = { $character } ({ $cell }): ваш хід закінчується. Зробите ще щось?
room25-prompt-move = { $character } ({ $cell }): куди ви йдете?
room25-prompt-push = { $character } ({ $cell }): кого ви виштовхуєте?
room25-prompt-push-to = { $character } ({ $cell }): куди ви виштовхуєте { $other_acc }?
room25-prompt-control = { $character } ({ $cell }): яку лінію ви зсуваєте і в якому напрямку?
room25-prompt-special = { $character } ({ $cell }): яку здібність ви використовуєте?
room25-prompt-lost = { $character } ({ $cell }): цю дію виконати не можна. Що ви робите?
room25-prompt-remind = { $character } ({ $cell }): на яку кімнату ви кладете жетон-нагадування?
room25-prompt-call = { $character } ({ $cell }): кого ви викликаєте?
room25-prompt-decline = { $character } ({ $cell }): вас викликає Брюс. Чи йдете ви до нього?
room25-prompt-carry = { $character } ({ $cell }): кого ви переносите?
room25-prompt-carry-to = { $character } ({ $cell }): куди ви переносите { $other_acc }?
room25-prompt-reactivate = { $character } ({ $cell }): яку кімнату ви запускаєте повторно?
room25-prompt-lock-beside = { $character } ({ $cell }): на яку сусідню кімнату ви кладете жетон замка?
room25-prompt-move-lock = { $character } ({ $cell }): звідки ви берете жетон замка для { $to }?
room25-prompt-hack-building = { $character } ({ $cell }): які кімнати ви міняєте місцями?
room25-prompt-sabotage-robot = { $character } ({ $cell }): якого робота ви знищуєте?
room25-prompt-robot-order = { $character } ({ $cell }): який наказ ви віддаєте і якому роботові?
room25-prompt-robot-move = { $character } ({ $cell }): куди йде робот { $robot }?
room25-prompt-robot-push = { $character } ({ $cell }): кого виштовхує робот { $robot }?
room25-prompt-robot-push-to = { $character } ({ $cell }): куди робот виштовхує { $other_acc }?
room25-prompt-refuse = { $character } ({ $cell }): робот хоче виштовхнути вас до { $to }. Чи дозволяєте ви це?
room25-prompt-bring-robot = { $character } ({ $cell }): який робот приходить до вас?
room25-prompt-vision = { $character } ({ $cell }): Кімната відеоспостереження. Яку закриту кімнату ви оглядаєте?
room25-prompt-room-slide = { $character } ({ $cell }): Пульт керування. Яку лінію ви зсуваєте і в якому напрямку?
room25-prompt-tunnel = { $character } ({ $cell }): Кімната з тунелем. Куди веде вас тунель?
room25-prompt-moving-room = { $character } ({ $cell }): Рухома кімната. З якою закритою кімнатою вона міняється місцями?
room25-prompt-illusion = { $character } ({ $cell }): Кімната ілюзій. З якою закритою кімнатою вона міняється місцями?
room25-prompt-acid-order = { $character } ({ $cell }): Кислотна ванна. Хто увійшов першим і вибуває?
room25-prompt-chaos-tunnel = { $character } ({ $cell }): Хаос. Куди веде вас тунель?
room25-prompt-panic-swap = { $character } ({ $cell }): Паніка. Які кімнати ви міняєте місцями?
room25-prompt-panic-crowd = { $character } ({ $cell }): Паніка. { $along ->
    [yes] До якої жовтої кімнати ви переносите всіх?
   *[no] До якої жовтої кімнати ви виштовхуєте всіх?
}

## Варіанти

room25-option-ability = { CAPITAL($ability) }
room25-option-accept = Погодитися
room25-option-adrenaline = { $answer ->
    [yes] Оголосити адреналін
   *[no] Не оголошувати адреналіну
}
room25-option-announce = { $cell }: { $colour }
room25-option-bring = Робот { $robot } ({ $cell })
room25-option-character = { $character } ({ $cell })
room25-option-destroy = Робот { $robot } ({ $cell })
room25-option-keep-role = Далі, не розкриваючи ролі
room25-option-look = Оглянути { $cell }
room25-option-lost = Далі: дію втрачено
room25-option-move = Перейти до { $cell } ({ $there })
room25-option-play = Зіграти жетон зараз
room25-option-program = Спершу { $token }, потім { $second }
room25-option-program-one = Лише { $token }
room25-option-push = Виштовхнути { $character_acc }
room25-option-refuse = Відмовитися
room25-option-remind = Покласти жетон-нагадування
room25-option-robot = Робот { $robot } ({ $cell }): { $order }
room25-option-room = { $cell } ({ $there })
room25-option-show-role = Розкрити, що ви наглядач
room25-option-slide = Зсунути { $line } { $direction }
room25-option-swap = { $cell } ({ $there }) та { $to } ({ $beyond })
room25-option-token = { CAPITAL($token) }
room25-option-wait = Зачекати на друге коло

room25-done-after-look = Далі
room25-done-announce = Промовчати
room25-done-clue = Нічого не оглядати
room25-done-free-action = Без дії в цьому колі
room25-done-last-moment = Завершити хід

## Що відбулося

room25-event-ability-used = { $character } використовує особливу здібність: { $ability }.
room25-event-action-lost = { $character } не може виконати дію і втрачає її: { $token }.
room25-event-adrenaline-declared = { $character } оголошує адреналін.
room25-event-adrenaline-lost = { $character } втрачає жетон адреналіну.
room25-event-adrenaline-regained = { $character } повертає собі жетон адреналіну.
room25-event-alarm = Тривога! { $n ->
    [one] Лишився тільки { $n } раунд
    [few] Лишилося тільки { $n } раунди
   *[many] Лишилося тільки { $n } раундів
}, рахуючи цей.
room25-event-announced = { $character } оголошує колір кімнати { $cell }: { $colour }.
room25-event-call-declined = { $character } не йде на виклик.
room25-event-card-drawn = Карта А.Р.Б.: { $card }
room25-event-countdown = { $n ->
    [1] Відлік пришвидшується: це вже останній раунд!
    [one] Відлік пришвидшується: лишився { $n } раунд, рахуючи цей.
    [few] Відлік пришвидшується: лишилося { $n } раунди, рахуючи цей.
   *[many] Відлік пришвидшується: лишилося { $n } раундів, рахуючи цей.
}
room25-event-eliminated = { $character } вибуває в { $cell }!
room25-event-entered = { $character } потрапляє з { $cell } до { $to }.
room25-event-game-over = { $result }
room25-event-key-activated = { $character } вмикає Кімнату з ключем: шлях через Кімнату 25 відкрито.
room25-event-line-slid = { CAPITAL($line) } зсувається { $direction }.
room25-event-program-lost = { $character } втрачає решту програми цього раунду.
room25-event-programmed = Програма { $character_gen } готова.
room25-event-push-refused = { $character } не дає роботові себе виштовхнути.
room25-event-pushed = { $character } виштовхує { $other_acc } до { $to }.
room25-event-reminder-placed = { $character } кладе жетон-нагадування на { $cell }.
room25-event-revived = { $character } повертається до гри в Центральній кімнаті.
room25-event-robot-destroyed = Робота { $robot } знищено в { $cell }.
room25-event-robot-moved = Робот { $robot } йде з { $cell } до { $to }.
room25-event-robot-placed = Робот { $robot } з’являється в { $cell }.
room25-event-robot-pushed = Робот виштовхує { $character_acc } до { $to }.
room25-event-role-shown = { $character } розкриває свою роль: { $role }.
room25-event-room-closed = Кімната { $cell } стає недоступною (жетон заборони входу).
room25-event-room-covered = Кімнату { $cell } ({ $room }) перевернуто долілиць.
room25-event-room-locked = Кімнату { $cell } замкнено (жетон замка).
room25-event-room-looked-at = { $character } оглядає { $cell } ({ $room }).
room25-event-room-looked-at-by-other = { $character } оглядає { $cell }.
room25-event-room-replaced = Замість { $cell } ({ $room }) тепер порожня кімната.
room25-event-room-revealed = Відкрито { $cell } ({ $room }).
room25-event-room-unlocked = Із кімнати { $cell } знято жетон замка.
room25-event-rooms-swapped = Кімнати { $cell } і { $to } міняються місцями.
room25-event-round-started = Починається раунд { $round }: { $n ->
    [1] останній!
    [one] лишився { $n } раунд, рахуючи цей.
    [few] лишилося { $n } раунди, рахуючи цей.
   *[many] лишилося { $n } раундів, рахуючи цей.
}
room25-event-token-lost = { $character } до кінця гри втрачає дію: { $token }.
room25-event-token-played = { $character } грає жетон: { $token }.

## Карти А.Р.Б.

room25-card-name-building-movement = Рух будівлі
room25-card-name-penalty = Покарання
room25-card-name-power-failure = Аварія електромережі
room25-card-name-jamming-card = Глушіння
room25-card-name-setback = Крок назад
room25-card-name-robot-card = Робот
room25-card-name-time-bomb = Бомба сповільненої дії
room25-card-name-lockdown = Блокування
room25-card-name-disabled-rooms = Вимкнені кімнати
room25-card-name-chaos = Хаос
room25-card-name-acceleration = Прискорення
room25-card-name-panic = Паніка

room25-card-building-movement = { room25-card-name-building-movement }. { CAPITAL($line) } зсувається { $n ->
    [1] { "" }
   *[other] двічі{ " " }
}{ $direction }, якщо в цьому раунді він ще не зсувався в протилежний бік.{ $again ->
    [yes] { " " }Потім беруть наступну карту.
   *[no] { "" }
}
room25-card-penalty = { room25-card-name-penalty }. Персонажі: { $characters }. Дія, втрачена до кінця гри: { $token }.{ $immune ->
    [yes] { " " }Аліса невразлива.
   *[no] { "" }
}
room25-card-power-failure = { room25-card-name-power-failure }. Усіх роботів знищено, а всі відкриті зелені кімнати замінюють порожніми.
room25-card-jamming-card = { room25-card-name-jamming-card }. До кінця раунду не можна обмінюватися жодною інформацією. У режимі «Соло» жетони-нагадування повертаються на руку, і класти їх не можна.
room25-card-setback = { room25-card-name-setback }. Персонаж першого гравця повертається до Центральної кімнати; його програма лишається.
room25-card-robot-card = { room25-card-name-robot-card }. До персонажа першого гравця приходить робот і виштовхує його до сусідньої жовтої кімнати. Не діє в червоних і синіх кімнатах.
room25-card-time-bomb = { room25-card-name-time-bomb }. Якщо в цьому раунді з’явиться друга, усі персонажі в червоних кімнатах вибувають.
room25-card-lockdown = { room25-card-name-lockdown }. Перший гравець кладе жетон замка на сусідню відкриту кімнату, якщо вона не синя.
room25-card-disabled-rooms = { room25-card-name-disabled-rooms }. Усі відкриті { $colour_rooms } кімнати, у яких нікого немає, перевертають долілиць.
room25-card-chaos = { room25-card-name-chaos }. Поворотні кімнати повертаються, роботи виштовхують персонажів зі своїх кімнат до сусідніх жовтих, а тунелі переносять персонажів до інших тунелів.
room25-card-acceleration = { room25-card-name-acceleration }. До кінця раунду кожне керування зсуває лінію двічі.
room25-card-panic = { room25-card-name-panic }. Персонаж першого гравця втрачає голову.

## Як усе скінчилося

room25-winners = { $n ->
    [0] Ніхто не перемагає.
    [1] Перемагає { $winners }.
   *[other] Перемагають { $winners }.
}
room25-result-escape = { $mode ->
    [suspicion] В’язні втікають через Кімнату 25! { room25-winners }
    [team] Команда втікає через Кімнату 25! { room25-winners }
    [competition] Вдала втеча через Кімнату 25! { room25-winners }
   *[other] Перемога! Усі втекли через Кімнату 25.
}
room25-result-partial-escape = Часткова перемога: через Кімнату 25 втекли всі, крім одного персонажа.
room25-result-guards-eliminated-prisoners = { $n ->
    [0] Двоє в’язнів вибули, але наглядача у грі не було. { room25-winners }
   *[other] Двоє в’язнів вибули: перемога наглядачів! { room25-winners }
}
room25-result-time-is-up = { $mode ->
    [suspicion] { $n ->
        [0] Час сплив, а в’язні не втекли, але наглядача у грі не було. { room25-winners }
       *[other] Час сплив, а в’язні не втекли: перемога наглядачів! { room25-winners }
    }
    [competition] Час сплив, і ніхто не втік. { room25-winners }
   *[other] Поразка: час сплив.
}
room25-result-opponents-eliminated = Усі суперники вибули. { room25-winners }
room25-result-character-eliminated = { $out ->
    [1] Поразка: один із персонажів вибув.
   *[other] Поразка: вибуло забагато персонажів.
}
room25-result-most-in-room25 = Час сплив: одна з команд має в Кімнаті 25 більше персонажів. { room25-winners }
room25-result-draw = Нічия: жодна зі сторін не перемогла.
