# Поле «Бухти купців» у браузері.

## Стан

web-merchants-status = День { $day } із { $days } · { $phase }
web-merchants-phases = Фази дня
web-merchants-gold = Золото
web-merchants-others = Інші
web-merchants-own = Що ви маєте
web-merchants-own-gold = Золото: { $n }
web-merchants-own-relics = { $n ->
    [one] { $n } реліквія
    [few] { $n } реліквії
   *[many] { $n } реліквій
}
web-merchants-own-artifacts = { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакти
   *[many] { $n } артефактів
}
web-merchants-own-corruption = { $n ->
    [one] { $n } карта скверни
    [few] { $n } карти скверни
   *[many] { $n } карт скверни
}
web-merchants-hour = година { $hour }
web-merchants-day = День { $day }

## Сторінки на телефоні

web-merchants-pages = Частини столу
web-merchants-page-shop = Крамниця
web-merchants-page-mine = Полиця
web-merchants-page-harbour = Гавань
web-merchants-page-clock = Годинник
web-merchants-page-town = Площа

## Крамниця

web-merchants-shop = Ваша крамниця
web-merchants-shop-of = Крамниця: { $who }
web-merchants-ring = Поле крамниці: десять місць за годинниковою стрілкою
web-merchants-cost = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
}{ $cards ->
    [0] { "" }
   *[other] , карт скверни: { $cards }
}
web-merchants-space = { $space }: { $action }. { $cost }.
web-merchants-lands = Веде на годину { $hour }. { $n ->
    [0] Дорогою ніхто не прибуває.
    [one] Дорогою прибуває { $n } шукач пригод.
    [few] Дорогою прибувають { $n } шукачі пригод.
   *[many] Дорогою прибуває { $n } шукачів пригод.
}
web-merchants-support = Підтримка гільдії
web-merchants-symbol-covered = Підтримка гільдії, { $colour }: символ закритий жетоном і не дає золота.
web-merchants-symbol-open = Підтримка гільдії, { $colour }: символ відкритий і у фазі торгівлі дає золото: { $gold }.
web-merchants-tokens = Жетони
web-merchants-pool-tokens = У запасі: { $n ->
    [one] { $n } жетон зупиненого часу
    [few] { $n } жетони зупиненого часу
   *[many] { $n } жетонів зупиненого часу
}
web-merchants-take-tokens = Взяти: { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
web-merchants-spend-tokens = Витратити: { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
web-merchants-spend-none = Не витрачати

## Потік часу

web-merchants-stream = Потік часу
web-merchants-stream-into = куди вставити: { $column }
web-merchants-tile = { $tile }, { $side }: { $action }. Лівий край: { $left }; правий край: { $right }.
web-merchants-edges = Лівий край: { $left }. Правий край: { $right }.
web-merchants-starter = Починає у верхньому ряду.
web-merchants-if-pushed = Якщо вставити { $tile }
web-merchants-before = до
web-merchants-after = після
web-merchants-leaves = { $tile } перевертається і йде в потік
web-merchants-unchanged = без змін
web-merchants-push = Вставити { $tile }

## Полиця, персонал, скверна

web-merchants-shelf = Полиця
web-merchants-shelf-pale = бліді: ще в запасі
web-merchants-good = { $good }: на полиці { $n }, у запасі { $pool }, ціна { $price }
web-merchants-staff = Персонал
web-merchants-staff-note = задіюють увесь разом
web-merchants-empty = порожньо
web-merchants-remembered = також враховано: { $n }
web-merchants-symbols = Символи: { $symbols }.
web-merchants-corruption = Скверна
web-merchants-face = Карти скверни ({ $symbols ->
    [one] { $symbols } символ розбійника
    [few] { $symbols } символи розбійника
   *[many] { $symbols } символів розбійника
}): { $n }
web-merchants-signs-secret = { $n ->
    [one] { $n } символ розбійника
    [few] { $n } символи розбійника
   *[many] { $n } символів розбійника
}; їх бачите лише ви

## Гавань

web-merchants-harbour = Гавань
web-merchants-nobody = ще нікого
web-merchants-boat = { $boat }: { $passengers }; { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
web-merchants-berth-free = { $berth }: вільний
web-merchants-berth-taken = { $berth }: { $boat }
web-merchants-berths = Зайнято причалів: { $n } із { $all }
web-merchants-in-hand = чекає на місце: { $adventurer }
web-merchants-pier = { $pier }: { $crowd }
web-merchants-pier-large = Базар
web-merchants-pier-small = Площа
web-merchants-pier-black = Чорний ринок
web-merchants-takes-all = Приймає малі й великі товари.
web-merchants-takes-small = Приймає малі товари: реліквії.
web-merchants-takes-large = Приймає великі товари: артефакти.
web-merchants-charges = Продаж тут коштує карт скверни: { $n }.

## Годинник, зали, торба

web-merchants-clock-and-halls = Годинник і зали гільдій
web-merchants-clock = Годинник: { $pieces }. Шукачі пригод прибувають о годинах: { $symbols }.
web-merchants-piece-at = { $who } на { $hour }
web-merchants-token-at = Торгівля почнеться, коли всі дійдуть до години { $hour }.
web-merchants-next = Наступний — останній на годиннику: { $who }
web-merchants-halls = Зали гільдій
web-merchants-halls-note = золото за символ
web-merchants-hall = { $guild }: у залі { $n }
web-merchants-hall-text = Стільки золота дає кожен відкритий символ підтримки, а наприкінці — кожен символ персоналу: { $n }.
web-merchants-guild-red = Воїни
web-merchants-guild-green = Барди
web-merchants-guild-blue = Чарівники
web-merchants-guild-yellow = Вельможі
web-merchants-lair-note = стільки коштує наприкінці кожен символ розбійника
web-merchants-lair-text = Розбійників у лігві: { $n }. Наприкінці стільки золота коштує кожен символ розбійника.
web-merchants-bag = У торбі: { $crowd }

## Міська площа

web-merchants-town = Міська площа
web-merchants-town-note = діє під час наймання · символи рахують наприкінці
web-merchants-deck = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[many] { $n } карт у колоді
}
web-merchants-slot-hours = Наймання з цього місця коштує: { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}; якщо наймаєте через портал, ця ціна не діє.
web-merchants-hired = найнято

## Золото

web-merchants-forecast = Якби торгівля почалася зараз
web-merchants-forecast-sum = Золото: { $gold }
web-merchants-selling = Продаж
web-merchants-sale = { $good } × { $n }, { $pier }{ $rogues ->
    [yes] , розбійники теж купують
   *[no] { "" }
}, золото: { $gold }{ $cards ->
    [0] { "" }
   *[other] , карт скверни: { $cards }
}
web-merchants-no-customer = Зараз цього ніхто не купить: { $good }
web-merchants-fewer = Менше: { $good }
web-merchants-more = Більше: { $good }
web-merchants-support-gold = Підтримка гільдії, { $colour }: золото { $gold }
web-merchants-nothing-yet = ще немає чого продавати
web-merchants-at-the-end = наприкінці
web-merchants-signs-gold = Символи персоналу, { $colour } × { $n }: золото { $gold }
web-merchants-losses = { $n ->
    [one] { $n } символ розбійника
    [few] { $n } символи розбійника
   *[many] { $n } символів розбійника
} × { $rogues } у лігві: втрата золота { $gold }
web-merchants-total = разом

## Інші

web-merchants-strip = { $who }: година { $hour }, золото { $gold }, { $cards ->
    [one] { $cards } карта скверни
    [few] { $cards } карти скверни
   *[many] { $cards } карт скверни
}, { $goods ->
    [one] { $goods } товар
    [few] { $goods } товари
   *[many] { $goods } товарів
}. Відкрити всю крамницю.
web-merchants-left = ліва
web-merchants-right = права
web-merchants-no-goods = без товарів
web-merchants-kept = Містяни
web-merchants-peddler-deck = Лишилося в колоді: { $n }

## Галерея

web-merchants-gallery-signs = Товари, шукачі пригод, гільдії, символи
web-merchants-gallery-tiles = Плитки з обох сторін
web-merchants-gallery-portals = Портали, машини часу, фігурки
web-merchants-gallery-shop = Крамниця, потік часу та наслідки зміни лінії часу
web-merchants-gallery-own = Полиця, персонал, підтримка гільдії, скверна
web-merchants-gallery-townsfolk = Містяни й міська площа
web-merchants-gallery-cards = Карти розбійників, здібності персоналу, скверна, карти Торгаша
web-merchants-gallery-harbour = Човни, причали, пристані
web-merchants-gallery-day = Годинник, зали гільдій, лігво, торба
web-merchants-gallery-other = Чужа крамниця
web-merchants-gallery-options = Малюнки перед варіантами вибору
web-merchants-gallery-any-relic = Реліквія будь-якого кольору
web-merchants-gallery-any-artifact = Артефакт будь-якого кольору
web-merchants-gallery-small = Малий товар
web-merchants-gallery-large = Великий товар
web-merchants-gallery-hour = Година
web-merchants-gallery-token = Жетон зупиненого часу
web-merchants-gallery-guest = Прибуває шукач пригод
web-merchants-gallery-market = Жетон ринку
web-merchants-gallery-bag = Торба
web-merchants-gallery-lair = Лігво
web-merchants-gallery-compact-portal = на телефоні
