# Стіл у браузері: панель, налаштування, рішення, журнал, розмова, місця, кінець гри.

## Сторінки

web-lost = Тут немає сторінки.
web-to-home = На головну сторінку
web-home-link = Chronotable: на головну сторінку
web-broken = На цій сторінці щось пішло не так.
web-reload = Завантажити сторінку знову
web-menu = Меню
web-close = Закрити
web-fold = Згорнути або розгорнути
web-problem-offline = Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.
web-problem-server = Сервер не зміг відповісти (помилка { $status }).

## Налаштування

web-language = Мова
web-theme = Тема
web-theme-light = Світла
web-theme-dark = Темна
web-theme-system = Системна
web-theme-toggle = Світла або темна тема
web-speed = Анімація
web-speed-slow = повільна
web-speed-normal = звичайна
web-speed-fast = швидка
web-speed-none = вимкнено
web-sound = Звук, коли настає ваш хід
web-first-notes = Пояснювати те, що трапляється вперше
web-first-note = Уперше
web-sounds = Звуки гри
web-volume = Гучність
web-notifications = Сповіщення, коли настає ваш хід

## Стіл

web-table-title = { $game } · Chronotable
web-table-loading = Розкладаємо гру…
web-table-gone = Цього столу немає.
web-connection-lost = З’єднання втрачено.
web-connection-again = З’єднуємося знову; у грі нічого не втрачено.
web-skip-to-decision = До рішення
web-board = Поле
web-tabs = Частини столу
web-tab-act = Хід
web-tab-log = Журнал
web-rules = Правила
web-how-to-play = Як грати
web-how-to-play-named = Як грати: { $game }
web-legend = Символи
web-timeline = Лінія часу
web-save = Завантажити збереження
web-keys = Клавіші

## Рішення

web-decision = Рішення
web-options-show = Показати варіанти
web-options-hide = Сховати варіанти
web-options = Варіанти
web-options-all = { $n ->
    [one] { $n } варіант списком
    [few] Усі { $n } варіанти списком
   *[many] Усі { $n } варіантів списком
}
web-your-turn = Ваш хід
web-which = Який із цих варіантів?
web-waiting = Чекаємо на: { $names }.
web-moment = Хвилинку…
web-spectator = Ви спостерігаєте за грою.
web-undo = Скасувати
web-takeback = Повернути хід
web-takeback-why = Відтоді щось відкрито або вибір зробили інші, тож мають погодитися всі.
web-takeback-to = Запропонувати повернутися до моменту перед вибором { NUMBER($choice, useGrouping: 0) }
web-back = Назад
web-hint = Підказка
web-hint-thinking = Думає…
web-hint-favourite = Пропозиція: { $option }
web-hint-why = Чому: { $why } (бот «{ $bot }»).
web-hint-equal = Те саме дає:
web-hint-plan = Показати дальший план ({ $n ->
    [one] ще { $n } крок
    [few] ще { $n } кроки
   *[many] ще { $n } кроків
})
web-hint-plan-hide = Сховати план
web-why-not = Чому ні?
web-why-mode = Покажіть на будь-що: стіл скаже, що це і чому його не можна вибрати.
web-why-not-now = Не зараз.
web-why-possible = Це можливо.
web-why-rule = Показати правило { $rule }

## Місця

web-seats = Місця
web-you = Ви
web-still-choosing = { $n ->
    [one] ще вибирає { $n } людина
    [few] ще вибирають { $n } людини
   *[other] ще вибирають { $n } людей
}
web-seat-open = вільне
web-seat-about = { $name }{ $figure ->
    [none] { "" }
   *[other] { " " }({ $figure })
}{ $kind ->
    [bot] , бот
    [open] , чекає на когось
    [lent] , за цю людину грає бот
    [absent] , не за столом
   *[person] { "" }
}{ $turn ->
    [yes] , зараз вибирає
    [done] , вибір уже зроблено
   *[no] { "" }
}
web-seat-bot = Тут грає бот: { $bot }.
web-seat-open-why = Тут ще ніхто не сидить. Місце отримає той, хто відкриє його посилання і сяде.
web-seat-absent = Зараз немає за столом: { $name }.
web-sit = Сісти тут
web-look-from = Дивитися з цього місця
web-name = Ім’я
web-rename = Змінити ім’я
web-bot = Бот
web-lend = Нехай грає бот
web-take-back = Знову грати самостійно
web-hand-over = Передати місце
web-hand-over-why = Буде створено нове посилання. Хто сяде з ним, отримає місце; у вас його більше не буде. Стіл показуватиме, що місце перейшло до іншого.
web-hand-over-yes = Створити посилання
web-hand-over-done = Передайте це посилання новому гравцеві. Доки місце не зайняте, воно лишається тут, за столом.
web-propose-bot = Запропонувати бота на це місце
web-link = Посилання на місце
web-copy-link = Копіювати посилання
web-copied = Скопійовано
web-watching = { $n ->
    [one] Спостерігає { $n } людина
    [few] Спостерігають { $n } людини
   *[many] Спостерігають { $n } людей
}
web-invite = Запросити
web-invite-open = { $n ->
    [one] { $n } вільне місце
    [few] { $n } вільні місця
   *[many] { $n } вільних місць
}
web-invite-why = Надішліть кожне посилання одній людині. Це ключ до місця: обліковий запис не потрібен.

## Кілька людей за одним екраном

web-pass-screen = Передайте екран: { $name }
web-pass-why = Зараз буде видно таємниці. Решту просимо не дивитися.
web-pass-ready = Це я, { $name }: показати моє місце
web-pass-trust = Більше не питати за цим столом: усі можуть бачити все.

## Пропозиції

web-proposal = Пропозиція
web-proposal-takeback = { $choice ->
    [0] { $name } пропонує повернутися до початку гри.
   *[other] { $name } пропонує повернутися до моменту після вибору { NUMBER($choice, useGrouping: 0) }.
}
web-proposal-replace = { $name } пропонує, щоб бот грав за гравця «{ $absent }».
web-proposal-missing = Ще не відповіли: { $names }.
web-proposal-withdraw = Відкликати
web-proposal-declined = Хтось не погодився: вашу пропозицію знято.
web-agree = Згода
web-decline = Відмовити

## Журнал

web-log = Журнал
web-log-and-talk = Журнал і розмова
web-log-choice = { $n ->
    [0] початок
   *[other] вибір { NUMBER($n, useGrouping: 0) }
}
web-log-since = Від вашого останнього ходу
web-log-none = Ще нічого не сталося.
web-log-more = Показати раніші
web-past = { $at ->
    [0] Початок, виборів: { NUMBER($last, useGrouping: 0) }
   *[other] Після вибору { NUMBER($at, useGrouping: 0) } з { NUMBER($last, useGrouping: 0) }
}
web-past-back = До поточного моменту
web-past-prompt = Ви дивитеся на минуле.
web-past-earlier = На один вибір раніше
web-past-later = На один вибір пізніше
web-past-look = Показати момент після вибору { NUMBER($at, useGrouping: 0) }
web-past-missing = Цей момент не можна показати.
web-branch = Інша лінія часу звідси

## Розмова

web-talk = Розмова
web-talk-unread = нові
web-talk-none = Ще ніхто нічого не сказав.
web-talk-say = Скажіть щось
web-talk-send = Надіслати
web-talk-channel = Хто це почує
web-talk-table = Стіл
web-talk-team = Команда
web-talk-spectator = Глядач
web-talk-silence = Тиша
web-talk-off = Правило гри поки що забороняє розмовляти.
web-talk-off-short = Розмовляти зараз заборонено

## Кінець гри

web-end = Кінець гри
web-end-won = { $all ->
    [yes] Спільна перемога!
   *[no] Перемога!
}
web-end-lost = Поразка.
web-end-winners = { $n ->
    [one] Перемагає { $names }.
    [few] Перемагають { $names }.
   *[many] Перемагають { $names }.
}
web-end-nobody = Ніхто не переміг.
web-end-winner = перемога
web-end-replay = Переглянути гру ще раз
web-end-branch = Інша лінія часу
web-end-new = Нова гра
web-proof = Перевірити випадковість
web-proof-good = Усі випадкові результати було визначено ще до початку гри.
web-proof-bad = Зерна не відповідають відбиткам, показаним на початку.
web-proof-bad-draws = Випадкові результати не випливають із зерен.
web-proof-here = Перевірено тут, вашим браузером: кожне зерно відповідає своєму відбитку, і { $n ->
    [one] { $n } випадковий результат випливає зі свого зерна
    [few] усі { $n } випадкові результати випливають зі своїх зерен
   *[many] усі { $n } випадкових результатів випливають зі своїх зерен
}.{ $former ->
    [0] {""}
   *[other] {" "}Раніші результати ({ $former }) отримано попереднім способом, який перевіряє лише сервер.
}
web-proof-server = { $verified ->
    [yes] Каже сервер: що правила вимагали саме цих результатів. Він відтворив усю гру.
   *[no] Сервер, який відтворив усю гру, каже, що результати були не такі.
}
web-proof-numbers = Зерна та відбитки
web-proof-seed = { $from ->
    [0] Зерно від початку гри
   *[other] Зерно після вибору { NUMBER($from, useGrouping: 0) }
}
web-proof-commitment = Його відбиток (BLAKE2b)
web-proof-chance = (випадковість версії { $chance }{ $takebacks ->
    [0] {""}
    [one] , після { $takebacks } узгодженого скасування
    [few] , після { $takebacks } узгоджених скасувань
    [many] , після { $takebacks } узгоджених скасувань
   *[other] , після { $takebacks } узгодженого скасування
})

## Клавіші

web-key-option = вибрати варіант за номером
web-key-confirm = вибрати виділений або єдиний варіант
web-key-end = завершити цю частину ходу
web-key-undo = скасувати або попросити повернути хід
web-key-hint = підказка
web-key-what = що це: пояснити те, на що вказано
web-key-why = чому ні: пояснювати, а не вибирати
web-key-tab = наступне, що можна вибрати
web-key-arrows = ходити полем
web-key-board = до поля
web-key-hand = до руки
web-key-log = до журналу
web-key-past = раніші й пізніші моменти
web-key-skip = пропустити анімацію на полі
web-key-cancel = скасувати, закрити
web-key-help = цей список

## Просте поле

web-generic-status = { $turn ->
    [0] { "" }
   *[other] Хід { NUMBER($turn, useGrouping: 0) }
}
web-generic-targets = Що можна вибрати
web-generic-facts = Стіл
