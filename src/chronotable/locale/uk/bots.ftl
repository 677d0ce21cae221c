# Боти: що не так із назвою, числом чи параметром.

bots-unknown = Немає бота «{ $name }». Є: { $known }.
bots-form = Бота «{ $name }» немає. Можливі: { $allowed }.
bots-setting = Бот { $name } не має параметра «{ $setting }». Параметри: { $allowed }.
bots-whole = Бот { $name }, { $setting }: потрібне ціле число, а не { $found }.
bots-range = Бот { $name }, { $setting }: { $found } не між { NUMBER($least, useGrouping: 0) } і { NUMBER($most, useGrouping: 0) }.
bots-idle = На місці { $seat } зараз немає чого вибирати.
bots-not-finished = Гру не завершено після { NUMBER($limit, useGrouping: 0) } { $limit ->
    [one] рішення
    [few] рішень
    [many] рішень
   *[other] рішення
}.
