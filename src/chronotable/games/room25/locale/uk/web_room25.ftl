# Поле гри «Кімната 25» у браузері.

## Короткі назви, що вміщаються в малюнки
web-room25-room-central = Центральна
web-room25-room-room25 = Кімната 25
web-room25-room-empty = Порожня
web-room25-room-vision = Відео
web-room25-room-control-room = Пульт
web-room25-room-tunnel = Тунель
web-room25-room-moving = Рухома
web-room25-room-vortex = Вир
web-room25-room-prison = Камера
web-room25-room-cold = Холодна
web-room25-room-dark = Темна
web-room25-room-trap = Пастка
web-room25-room-mortal = Смерть
web-room25-room-illusion = Ілюзія
web-room25-room-flooded = Затоплена
web-room25-room-acid = Кислота
web-room25-room-robot-room = Роботи
web-room25-room-regeneration = Регенерація
web-room25-room-pivoting = Поворотна
web-room25-room-mirror = Дзеркала
web-room25-room-abm-room = А.Р.Б.
web-room25-room-jamming = Глушіння
web-room25-room-timer = Годинник
web-room25-room-shredder = Пили
web-room25-room-paranoia = Параноя
web-room25-room-key-room = Ключ
web-room25-silence-room = Тиша: хтось у Кімнаті глушіння. Доки там хтось є, ніхто не може обмінюватися інформацією.
web-room25-silence-card = Тиша: діє карта «Глушіння». До кінця раунду ніхто не може обмінюватися інформацією.
web-room25-token-look = Огляд
web-room25-token-move = Рух
web-room25-token-push = Виштов­хування
web-room25-token-control = Керування
web-room25-token-special = Здібність

## Будівля
web-room25-building = Будівля: п’ять рядів і п’ять стовпців кімнат
web-room25-unknown = Закрита кімната
web-room25-you-saw = { $round ->
    [0] бачили
   *[other] бачили, р{ $round }
}
web-room25-only-you = { $round ->
    [0] Закрита. Це знаєте лише ви: оглянута перед першим раундом.
   *[other] Закрита. Оглянута в раунді { $round }.
}
web-room25-label-up = { $room }, колір: { $colour }
web-room25-label-seen = закрита, у раунді { $round } ви бачили: { $room }
web-room25-closed = недоступна
web-room25-closed-text = Жетон заборони входу: ніхто не може увійти.
web-room25-locked = замкнена
web-room25-locked-text = Жетон замка: увійти можуть лише Еммет і роботи.
web-room25-robot = Робот { $robot }
web-room25-reminder-of = жетон-нагадування: { $character }
web-room25-announced = Оголошений колір
web-room25-announced-by = { $round ->
    [0] { $character } каже: { $colour } (перед раундом 1)
   *[other] { $character } каже: { $colour } (раунд { $round })
}
web-room25-slide = Зсунути: { $line }, { $direction }
web-room25-slid = Зсунуто в цьому раунді: { $line }, { $direction }
web-room25-here = ви тут
web-room25-you = Ви

## Час і порядок
web-room25-status = { $round ->
    [0] Перед раундом 1
   *[other] Раунд { $round }, лишилося { $left }
} · { $phase }
web-room25-countdown = Відлік
web-room25-rounds-left = { $n ->
    [one] { $n } раунд лишився
    [few] { $n } раунди лишилися
   *[other] { $n } раундів лишилося
}
web-room25-left = лишилося
web-room25-silence = Тиша
web-room25-players = Гравці
web-room25-turn-order = Порядок ходу
web-room25-player = Гравець { $number }
web-room25-team = Команда { $number }
web-room25-out = поза грою
web-room25-hidden = в укритті
web-room25-trapped = мусить вийти!
web-room25-drowns = потоне в раунді { $round }
web-room25-by-round = р{ $round }
web-room25-paranoid = параноя
web-room25-thinking = вибирає
web-room25-role-hidden = роль прихована
web-room25-key-found = Вихід відкрито
web-room25-key-missing = У Кімнаті з ключем ще ніхто не був

## Програма
web-room25-programme = Програма
web-room25-fold-first = Спершу: { $token }
web-room25-fold-only = Лише одна дія
web-room25-your-characters = Ваші персонажі
web-room25-role-secret = { $role }: бачите лише ви
web-room25-role-open = { $role }: знають усі
web-room25-reminder = Жетон-нагадування
web-room25-spare-rooms = { $n ->
    [one] { $n } запасна порожня кімната
    [few] { $n } запасні порожні кімнати
   *[other] { $n } запасних порожніх кімнат
}
web-room25-in-hand = на руці
web-room25-set = задано
web-room25-now = зараз
web-room25-played = зіграно
web-room25-lost = втрачено
web-room25-lost-token = втрачено: { $token }
web-room25-face-down = закритий
web-room25-choose = виберіть жетон
web-room25-nothing = нічого
web-room25-stack = { $n ->
    [one] { $n } жетон у стосі параної: береться навмання
    [few] { $n } жетони у стосі параної: беруться навмання
   *[other] { $n } жетонів у стосі параної: беруться навмання
}
web-room25-free = Без програми: вибираєте, коли настане ваш хід.
web-room25-adrenaline = Адреналін
web-room25-once = раз за гру
web-room25-declared = оголошено
web-room25-used-up = використано
web-room25-clear = Очистити
web-room25-set-one = Лише цей
web-room25-set-programme = Задати програму
web-room25-spectator = Програми таємні.

## З чого складається будівля
web-room25-recipe = Будівля
web-room25-found = відкрито { $open } з { $count }
web-room25-removed = Прибрано:
web-room25-cards = Карти А.Р.Б.
web-room25-deck = Колода: { $deck }, скид: { $discard }
