# Панель рішення Room 25 у браузері: де ви, частини раунду, довгі списки коротко.

web-room25-situation = Ви в { $cell } ({ $room }), { $n ->
    [0] поруч нікого
   *[other] поруч: { $others }
}. { $left ->
    [one] Лишився { $left } раунд.
    [few] Лишилося { $left } раунди.
   *[many] Лишилося { $left } раундів.
}{ $drowns ->
    [0] { "" }
   *[other] { " " }Вийдіть до кінця раунду { $drowns }, інакше потонете.
}

web-room25-phase-cards = Карти
web-room25-phase-programming = Програмування
web-room25-phase-first = Дія 1
web-room25-phase-second = Дія 2
web-room25-phase-adrenaline = Адреналін
web-room25-phase-countdown = Відлік

web-room25-token-hack = Злам
web-room25-token-sabotage = Саботаж
web-room25-adrenaline-ask = питати
web-room25-adrenaline-no = ні
web-room25-adrenaline-yes = оголосити

web-room25-row-rows = Ряди
web-room25-row-columns = Стовпці
web-room25-row-rooms = Кімнати
web-room25-row-pairs = Пари
web-room25-chip-slide = { CAPITAL($line) } { $direction }
web-room25-chip-room = { $cell }
web-room25-chip-swap = { $cell } ↔ { $to }
