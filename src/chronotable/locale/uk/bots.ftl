# Комп’ютерні гравці: що не так із назвою, числом чи налаштуванням.

bots-unknown = Немає комп’ютерного гравця «{ $name }». Є: { $known }.
bots-form = Бота «{ $name }» немає. Можливі: { $allowed }.
bots-setting = Бот { $name } не має налаштування «{ $setting }». Налаштування: { $allowed }.
bots-whole = Бот { $name }, { $setting }: потрібне ціле число, а не { $found }.
bots-range = Бот { $name }, { $setting }: { $found } не між { NUMBER($least, useGrouping: 0) } і { NUMBER($most, useGrouping: 0) }.
bots-idle = Місцю { $seat } зараз нема що вибирати.
bots-not-finished = Гру не завершено після { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] рішення
    [few] рішень
    [many] рішень
   *[other] рішення
}.
