# Чому бот радить вибір: що дає його план або що станеться інакше (див. bots_why.ftl).

room25-reason-won = виграє гру до кінця раунду
room25-reason-inside = { $character } потрапляє до Кімнати 25
room25-reason-key = вмикає Кімнату з ключем
room25-reason-rescued = { $character } уникає небезпеки
room25-reason-found-exit = знаходить Кімнату 25
room25-reason-found-key = знаходить Кімнату з ключем
room25-reason-steered = зсуває Кімнату 25 до зони виходу
room25-reason-nearer = { $character } на { $n } { $n ->
    [one] кімнату
    [few] кімнати
   *[many] кімнат
} ближче до Кімнати 25
room25-reason-looked = показує { $cell }{ $zone ->
    [yes] , а це може бути Кімната 25
   *[no] {""}
}
room25-reason-explored = відкриває { $cell }, а це може бути Кімната 25
room25-reason-pushed = виштовхує { $other_acc } до { $to }
room25-reason-told = повідомляє іншим колір { $cell }
room25-reason-learnt = дає до кінця раунду дізнатися про { $n } { $n ->
    [one] невідому кімнату
    [few] невідомі кімнати
   *[many] невідомих кімнат
}
room25-reason-lost = до кінця раунду гру програно
room25-reason-eliminated = { $character } вибуває до кінця раунду
room25-reason-red = { $character } наприкінці раунду в червоній кімнаті
room25-reason-yellow = { $character } наприкінці раунду в жовтій кімнаті
room25-reason-left-exit = { $character } залишає Кімнату 25
room25-reason-farther = { $character } на { $n } { $n ->
    [one] кімнату
    [few] кімнати
   *[many] кімнат
} далі від Кімнати 25
room25-reason-steered-away = Кімната 25 виходить із зони виходу
room25-reason-blindly = { $character } заходить навмання до { $cell }
room25-reason-adrenaline = { $character } після цього раунду не має адреналіну
room25-reason-lied = інші чують хибний колір { $cell }
room25-reason-declared = { $character } виконує в цьому раунді на одну дію більше
room25-reason-planned = { $character } планує на цей раунд { $n ->
    [one] { $n } дію
    [few] { $n } дії
   *[many] { $n } дій
}
