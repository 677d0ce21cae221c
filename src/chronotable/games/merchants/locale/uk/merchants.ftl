# Назви гри «Бухта купців» і пояснення того, що вони означають, власними словами.

merchants-either = { $first } / { $last }
    .f = { $first_f } / { $last_f }

## Гравці

merchants-piece-player1 = { PLAYER(1) }
merchants-piece-player2 = { PLAYER(2) }
merchants-piece-player3 = { PLAYER(3) }
merchants-piece-player4 = { PLAYER(4) }
merchants-piece-peddler = Торгаш Нозама

## Кольори й шукачі пригод

merchants-colour-red = червоний
    .f = червона
merchants-colour-green = зелений
    .f = зелена
merchants-colour-blue = синій
    .f = синя
merchants-colour-yellow = жовтий
    .f = жовта
merchants-colour-rogue = розбійник
merchants-adventurer-red = червоний воїн
    .acc = червоного воїна
merchants-adventurer-green = зелений бард
    .acc = зеленого барда
merchants-adventurer-blue = синій чарівник
    .acc = синього чарівника
merchants-adventurer-yellow = жовтий вельможа
    .acc = жовтого вельможу
merchants-adventurer-rogue = розбійник
    .acc = розбійника

## Товари

merchants-good-relic-red = червона реліквія
    .acc = червону реліквію
merchants-good-relic-green = зелена реліквія
    .acc = зелену реліквію
merchants-good-relic-blue = синя реліквія
    .acc = синю реліквію
merchants-good-relic-yellow = жовта реліквія
    .acc = жовту реліквію
merchants-good-artifact-red = червоний артефакт
merchants-good-artifact-green = зелений артефакт
merchants-good-artifact-blue = синій артефакт
merchants-good-artifact-yellow = жовтий артефакт

## Гавань

merchants-boat-boat1 = човен 1
    .gen = човна 1
merchants-boat-boat2 = човен 2
    .gen = човна 2
merchants-boat-boat3 = човен 3
    .gen = човна 3
merchants-boat-boat4 = човен 4
    .gen = човна 4
merchants-boat-boat5 = човен 5
    .gen = човна 5
merchants-boat-boat6 = човен 6
    .gen = човна 6
merchants-berth-berth1 = причал 1
merchants-berth-berth2 = причал 2
merchants-berth-berth3 = причал 3
merchants-berth-berth4 = причал 4
merchants-pier-large-pier = Базар
merchants-pier-small-pier = пристань «Міська площа»
merchants-pier-black-market = Чорний ринок

## Крамниця Хрономанта

merchants-merchant-chronomancer = Хрономант
merchants-figure-chronomancer = Хрономант
    .acc = Хрономанта
merchants-figure-assistant = Помічник
    .acc = Помічника
merchants-space-lc = ліва машина часу
merchants-space-la = ліва машина часу
merchants-space-p1 = портал 1
merchants-space-p2 = портал 2
merchants-space-p3 = портал 3
merchants-space-rc = права машина часу
merchants-space-ra = права машина часу
merchants-space-p4 = портал 4
merchants-space-p5 = портал 5
merchants-space-p6 = портал 6
merchants-side-white = біла сторона
merchants-side-blue = синя сторона
merchants-column-left = лівий стовпець
merchants-column-right = правий стовпець
merchants-ability-bulbulator = Булькотрон
merchants-ability-enlarger = Збільшувач
merchants-ability-splitter = Розділювач
merchants-ability-guard = Охорона
merchants-ability-text-bulbulator = Обміняйте реліквію з полиці на реліквію іншого кольору із запасу.
merchants-ability-text-enlarger = Обміняйте реліквію з полиці на артефакт того самого кольору із запасу.
merchants-ability-text-splitter = Обміняйте артефакт із полиці на дві реліквії того самого кольору із запасу.
merchants-ability-text-guard = Скиньте одну зі своїх карт скверни.
merchants-action-artifact = артефакт ({ $colours })
merchants-action-relic = реліквія ({ $colours_f })
merchants-action-activate-staff = робота персоналу
merchants-action-relic-or-support = реліквія або підтримка гільдії ({ $colours_f })
merchants-action-hire = наймання або заміна містянина
merchants-action-change-timeline = зміна лінії часу
merchants-action-freeze-time = зупинка часу

## Містяни, скверна, Торгаш

merchants-townsfolk = { $id } — { $effect }; символи: { $symbols }
    .number = { $id }
merchants-effect-discard-corruption = { $n ->
    [one] скиньте { $n } карту скверни
    [few] скиньте щонайбільше { $n } карти скверни
   *[many] скиньте щонайбільше { $n } карт скверни
}
merchants-effect-gain-small = візьміть реліквію ({ $colours_f })
merchants-effect-gain-large = візьміть артефакт ({ $colours })
merchants-effect-gain-two-small-same = візьміть щонайбільше дві реліквії одного кольору ({ $colours_f })
merchants-effect-board-from-bag = витягніть із торби шукача пригод і посадіть його
merchants-effect-return-to-bag = поверніть пасажира до торби
merchants-effect-move-passenger = пересадіть пасажира до іншого човна
merchants-effect-swap-passengers = поміняйте місцями двох пасажирів
merchants-corruption-card = карта скверни ({ $n ->
    [one] { $n } символ розбійника
    [few] { $n } символи розбійника
   *[many] { $n } символів розбійника
})
    .acc = карту скверни ({ $n ->
        [one] { $n } символ розбійника
        [few] { $n } символи розбійника
       *[many] { $n } символів розбійника
    })
merchants-peddler-hire = наймає містянина з місця 1 ({ $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
})
merchants-peddler-small-good = малий товар, { $colour } ({ $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
})
merchants-peddler-large-good = великий товар, { $colour } ({ $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
})

## Фази, режими, параметри

merchants-phase-arrival = Прибуття
merchants-phase-production = Виробництво
merchants-phase-market = Фаза торгівлі
merchants-phase-over = Кінець гри
merchants-mode-solo-score = Соло: випробування на рахунок
merchants-mode-solo-peddler = Соло проти Торгаша
merchants-mode-duel-of-chronomancers = Дуель Хрономантів
merchants-mode-guild-of-chronomancers = Гільдія Хрономантів
merchants-mode-text-solo-score = Важить лише золото; звання за нього дає таблиця. Цей режим ми придумали самі.
merchants-mode-text-solo-peddler = Вам треба більше золота, ніж у Торгаша, автоматичного суперника. Його друковані правила невідомі; ці правила наші.
merchants-mode-text-duel-of-chronomancers = Двоє гравців, кожен із власним Хрономантом: наш варіант. Перемагає той, у кого найбільше золота.
merchants-mode-text-guild-of-chronomancers = Троє чи четверо гравців, кожен із власним Хрономантом: наш варіант. Перемагає той, у кого найбільше золота.
merchants-difficulty-hawker = Лоточник
merchants-difficulty-trader = Купець
merchants-difficulty-tycoon = Магнат
merchants-difficulty-text-hawker = Торгаш починає без золота і продає за звичайними цінами.
merchants-difficulty-text-trader = Торгаш починає, маючи 20 золота, й отримує на 1 золото більше за кожен товар.
merchants-difficulty-text-tycoon = Торгаш починає, маючи 40 золота, й отримує на 2 золота більше за кожен товар.
merchants-rogue-card-criminals = Злочинці
merchants-rogue-card-cultists = Культисти
merchants-rogue-card-robbers = Грабіжники
merchants-rogue-card-text-criminals = Розбійники не роблять нічого особливого.
merchants-rogue-card-text-cultists = Коли ви продаєте на пристані товари одного кольору, можете порахувати тамтешніх розбійників як покупців за карту скверни.
merchants-rogue-card-text-robbers = Хто посадить розбійника, може пересадити іншого пасажира цього човна до іншого човна.
merchants-townsfolk-set-locals = Місцеві
merchants-townsfolk-set-mercenaries = Найманці
merchants-townsfolk-set-sailors = Моряки
merchants-black-market-corruption-mode-per-good = карта за кожен товар
merchants-black-market-corruption-mode-per-colour-batch = карта за кожен колір
merchants-black-market-corruption-mode-per-visit = карта за кожні відвідини
merchants-rating-sweeper = Прибиральник майстерні
merchants-rating-stallholder = Власник ятки
merchants-rating-trader = Купець
merchants-rating-guild-master = Майстер гільдії
merchants-rating-master-of-time = Володар часу
