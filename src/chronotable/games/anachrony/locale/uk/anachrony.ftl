# Назви у грі «Анахронія»; терміни власні, бо жодне джерело їх не має. Форми: .gen родовий, .acc знахідний,
# .loc місцевий відмінок, .fit робітник, який підходить.

## Запаси: назви та кількості

anachrony-goods-water = вода
anachrony-goods-titanium = титан
anachrony-goods-uranium = уран
anachrony-goods-gold = золото
anachrony-goods-neutronium = нейтроній
anachrony-goods-energy-core = енергоядро
anachrony-goods-vp = переможне очко

anachrony-amount-water = { $n ->
    [one] { $n } одиниця води
    [few] { $n } одиниці води
   *[many] { $n } одиниць води
}
    .acc = { $n ->
        [one] { $n } одиницю води
        [few] { $n } одиниці води
       *[many] { $n } одиниць води
    }
anachrony-amount-titanium = { $n ->
    [one] { $n } одиниця титану
    [few] { $n } одиниці титану
   *[many] { $n } одиниць титану
}
    .acc = { $n ->
        [one] { $n } одиницю титану
        [few] { $n } одиниці титану
       *[many] { $n } одиниць титану
    }
anachrony-amount-uranium = { $n ->
    [one] { $n } одиниця урану
    [few] { $n } одиниці урану
   *[many] { $n } одиниць урану
}
    .acc = { $n ->
        [one] { $n } одиницю урану
        [few] { $n } одиниці урану
       *[many] { $n } одиниць урану
    }
anachrony-amount-gold = { $n ->
    [one] { $n } одиниця золота
    [few] { $n } одиниці золота
   *[many] { $n } одиниць золота
}
    .acc = { $n ->
        [one] { $n } одиницю золота
        [few] { $n } одиниці золота
       *[many] { $n } одиниць золота
    }
anachrony-amount-neutronium = { $n ->
    [one] { $n } одиниця нейтронію
    [few] { $n } одиниці нейтронію
   *[many] { $n } одиниць нейтронію
}
    .acc = { $n ->
        [one] { $n } одиницю нейтронію
        [few] { $n } одиниці нейтронію
       *[many] { $n } одиниць нейтронію
    }
anachrony-amount-energy-core = { $n ->
    [one] { $n } енергоядро
    [few] { $n } енергоядра
   *[many] { $n } енергоядер
}
anachrony-amount-vp = { $n } ПО
anachrony-amount-tug = { $n ->
    [one] { $n } одиниця титану/урану/золота
    [few] { $n } одиниці титану/урану/золота
   *[many] { $n } одиниць титану/урану/золота
}
    .acc = { $n ->
        [one] { $n } одиницю титану/урану/золота
        [few] { $n } одиниці титану/урану/золота
       *[many] { $n } одиниць титану/урану/золота
    }

## Робітники

anachrony-worker-scientist = науковець
    .gen = науковця
    .acc = науковця
    .fit = науковець або геній
anachrony-worker-engineer = інженер
    .gen = інженера
    .acc = інженера
    .fit = інженер або геній
anachrony-worker-administrator = адміністратор
    .gen = адміністратора
    .acc = адміністратора
    .fit = адміністратор або геній
anachrony-worker-genius = геній
    .gen = генія
    .acc = генія
    .fit = геній
anachrony-worker-any = будь-який робітник
    .gen = будь-якого робітника
    .acc = будь-якого робітника
    .fit = робітник
anachrony-worker-same-as-placed = робітник того самого типу
    .gen = робітника того самого типу
    .acc = робітника того самого типу
    .fit = робітник того самого типу

anachrony-column-active = активний
anachrony-column-tired = втомлений

## Шляхи, лідери, умови евакуації

anachrony-path-harmony = Шлях гармонії
anachrony-path-dominance = Шлях панування
anachrony-path-progress = Шлях прогресу
anachrony-path-salvation = Шлях спасіння

anachrony-leader-haulani = Патріарх Гаулані
anachrony-leader-zaida = Матріарх Заїда
anachrony-leader-wolfe = Капітан Вулф
anachrony-leader-samira = Шукачка скарбів Саміра
anachrony-leader-valerian = Патрон Валеріан
anachrony-leader-cornella = Бібліотекарка Корнелла
anachrony-leader-caratacus = Пастир Каратак
anachrony-leader-amena = Верховна сонцехідка Амена

anachrony-leader-text-haulani = раз на еру, безплатно: поставте робітника на місце для робітника на своєму планшеті
anachrony-leader-text-zaida = у фазі прибирання заплатіть 2 одиниці води за робітника одного з типів на карті вербування цієї ери
anachrony-leader-text-wolfe = у фазі заряджання обмінюйте кожне енергоядро на 2 одиниці води або навпаки
anachrony-leader-text-samira = у фазі прибирання візьміть випадковий ресурс, потім заплатіть 2 одиниці води за титан, уран або золото
anachrony-leader-text-valerian = під час розміщення та повернення ваші науковці вважаються геніями
anachrony-leader-text-cornella = у фазі прибирання заплатіть 3 одиниці води за Дослідження
anachrony-leader-text-caratacus = раз на еру, безплатно: візьміть 2 одиниці води й парадокс або заплатіть 2 одиниці води й поверніть парадокс
anachrony-leader-text-amena = Зіткнення не закриває жодного вашого гекса для екзокостюмів

anachrony-condition-harmony-a = Добробут і процвітання
anachrony-condition-harmony-b = Відродження природи
anachrony-condition-dominance-a = Промислова революція
anachrony-condition-dominance-b = Сила єдності
anachrony-condition-progress-a = Технологічна перевага
anachrony-condition-progress-b = Вершина людства
anachrony-condition-salvation-a = Нездоланна сила
anachrony-condition-salvation-b = Володарі часу

anachrony-condition-text-harmony-a = 3 системи життєзабезпечення; 2 ПО і по 3 ПО за кожну пару «геній і 1 одиниця золота»
anachrony-condition-text-harmony-b = 6 зайнятих місць для будівель; 2 ПО і по 3 ПО за кожну пару «будівля й адміністратор»
anachrony-condition-text-dominance-a = 3 фабрики; 5 ПО і по 2 ПО за кожну пару «інженер і 1 одиниця титану»
anachrony-condition-text-dominance-b = моральний дух у кінці шкали; 3 ПО і по 1 ПО за кожного робітника
anachrony-condition-text-progress-a = 3 лабораторії; 6 ПО і по 4 ПО за кожен набір «прорив і 2 науковці»
anachrony-condition-text-progress-b = 8 одиниць води; 3 ПО і по 5 ПО за кожен суперпроєкт
anachrony-condition-text-salvation-a = 3 електростанції; 3 ПО і по 3 ПО за кожну одиницю нейтронію
anachrony-condition-text-salvation-b = 2 аномалії; 4 ПО і по 5 ПО за кожен набір «2 поділки подорожей у часі й 2 одиниці урану»

## Планшети

anachrony-row-power-plant = електростанція
    .acc = електростанцію
    .gen = електростанції
anachrony-row-factory = фабрика
    .acc = фабрику
    .gen = фабрики
anachrony-row-life-support = система життєзабезпечення
    .acc = систему життєзабезпечення
    .gen = системи життєзабезпечення
anachrony-row-lab = лабораторія
    .acc = лабораторію
    .gen = лабораторії

anachrony-slot-power-plant-1 = місце 1 для електростанції
    .gen = місця 1 для електростанції
    .loc = місці 1 для електростанції
anachrony-slot-power-plant-2 = місце 2 для електростанції
    .gen = місця 2 для електростанції
    .loc = місці 2 для електростанції
anachrony-slot-power-plant-3 = місце 3 для електростанції
    .gen = місця 3 для електростанції
    .loc = місці 3 для електростанції
anachrony-slot-factory-1 = місце 1 для фабрики
    .gen = місця 1 для фабрики
    .loc = місці 1 для фабрики
anachrony-slot-factory-2 = місце 2 для фабрики
    .gen = місця 2 для фабрики
    .loc = місці 2 для фабрики
anachrony-slot-factory-3 = місце 3 для фабрики
    .gen = місця 3 для фабрики
    .loc = місці 3 для фабрики
anachrony-slot-life-support-1 = місце 1 для системи життєзабезпечення
    .gen = місця 1 для системи життєзабезпечення
    .loc = місці 1 для системи життєзабезпечення
anachrony-slot-life-support-2 = місце 2 для системи життєзабезпечення
    .gen = місця 2 для системи життєзабезпечення
    .loc = місці 2 для системи життєзабезпечення
anachrony-slot-life-support-3 = місце 3 для системи життєзабезпечення
    .gen = місця 3 для системи життєзабезпечення
    .loc = місці 3 для системи життєзабезпечення
anachrony-slot-lab-1 = місце 1 для лабораторії
    .gen = місця 1 для лабораторії
    .loc = місці 1 для лабораторії
anachrony-slot-lab-2 = місце 2 для лабораторії
    .gen = місця 2 для лабораторії
    .loc = місці 2 для лабораторії
anachrony-slot-lab-3 = місце 3 для лабораторії
    .gen = місця 3 для лабораторії
    .loc = місці 3 для лабораторії

anachrony-action-construct = Будівництво
anachrony-action-recruit = Вербування
anachrony-action-research = Дослідження
anachrony-action-world-council = Світова рада
anachrony-action-mine = Видобуток ресурсів
anachrony-action-purify = Очищення води
anachrony-action-trade = Торгівля з кочівниками
anachrony-action-evacuation = Евакуація
anachrony-action-supply = Постачання

anachrony-space-construct-top = Будівництво, верхній гекс
anachrony-space-construct-middle = Будівництво, середній гекс
anachrony-space-construct-bottom = Будівництво, нижній гекс
anachrony-space-recruit-top = Вербування, верхній гекс
anachrony-space-recruit-middle = Вербування, середній гекс
anachrony-space-recruit-bottom = Вербування, нижній гекс
anachrony-space-research-top = Дослідження, верхній гекс
anachrony-space-research-middle = Дослідження, середній гекс
anachrony-space-research-bottom = Дослідження, нижній гекс
anachrony-space-council-left = Світова рада, лівий гекс (коштує 2 одиниці води, перший гравець)
anachrony-space-council-right = Світова рада, правий гекс (коштує 1 одиницю води)
anachrony-space-mine-top = Видобуток ресурсів, верхній гекс (додатково 1 одиниця урану)
anachrony-space-mine-middle = Видобуток ресурсів, середній гекс (додатково 1 одиниця золота)
anachrony-space-mine-bottom = Видобуток ресурсів, нижній гекс (додатково 1 одиниця титану)
anachrony-space-purify = Очищення води
anachrony-space-trade = Торгівля з кочівниками
anachrony-space-evacuation = Евакуація
anachrony-space-supply = Постачання

anachrony-building = { $type } { $id }
    .acc = { $type_acc } { $id }
anachrony-anomaly-on = аномалія на { $slot_loc }

## Суперпроєкти

anachrony-superproject-welfare-society = Суспільство загального добробуту
anachrony-superproject-archive-of-the-eras = Архів ер
anachrony-superproject-continuum-stabilizer = Стабілізатор континууму
anachrony-superproject-grand-reservoir = Велике водосховище
anachrony-superproject-anti-gravity-field = Антигравітаційне поле
anachrony-superproject-uranium-cores = Уранові ядра
anachrony-superproject-particle-collider = Колайдер частинок
anachrony-superproject-temporal-tourism = Часовий туризм
anachrony-superproject-outback-conditioner = Тераформер пустищ
anachrony-superproject-synthetic-endorphins = Синтетичні ендорфіни
anachrony-superproject-exocrawler = Екзовсюдихід
anachrony-superproject-dark-matter-converter = Перетворювач темної матерії
anachrony-superproject-tectonic-drill = Тектонічний бур
anachrony-superproject-rescue-pods = Рятувальні капсули
anachrony-superproject-neutronium-research-center = Центр досліджень нейтронію
anachrony-superproject-ultimate-plan = Остаточний план
anachrony-superproject-quantum-chameleon = Квантовий хамелеон
    .acc = Квантового хамелеона
anachrony-superproject-cloning-vat = Камера клонування
    .acc = Камеру клонування

## Плитки варпу, прориви, кубики

anachrony-warp-neutronium = нейтроній
anachrony-warp-uranium = уран
anachrony-warp-titanium = титан
anachrony-warp-gold = золото
anachrony-warp-water = 2 одиниці води
anachrony-warp-administrator = адміністратор
anachrony-warp-engineer = інженер
anachrony-warp-scientist = науковець
anachrony-warp-exosuit = заряджений екзокостюм

anachrony-shape-circle = коло
anachrony-shape-triangle = трикутник
anachrony-shape-square = квадрат
anachrony-icon-time = подорож у часі
anachrony-icon-war = війна
anachrony-icon-genetics = генетика
anachrony-icon-technology = технологія
anachrony-icon-society = суспільство
anachrony-icon-any = знак питання
anachrony-breakthrough = { $shape } ({ $icon })
anachrony-die-shape = кубик форми
anachrony-die-icon = кубик символу

anachrony-warp-space-morale-up = Надихальне послання: моральний дух зростає
anachrony-warp-space-vp = Світле майбутнє: 1 ПО
anachrony-warp-space-parallel = Паралельна лінія часу: те саме ще раз
anachrony-warp-space-paradox-remove = Стабільний розлом у часі: поверніть парадокс
anachrony-warp-space-paradox-gain = Нестабільний розлом у часі: парадокс
anachrony-warp-space-morale-down = Похмуре послання: моральний дух падає

## Плитки занепаду Столиці

anachrony-capital-tile-construct-1 = на 1 одиницю титану, урану або золота дешевше
anachrony-capital-tile-construct-2 = на 1 одиницю нейтронію дешевше
anachrony-capital-tile-construct-3 = 1/2/3 ПО за будівлю у стовпці 1/2/3
anachrony-capital-tile-construct-4 = 2 ПО за суперпроєкт
anachrony-capital-tile-construct-5 = ще одне Будівництво
anachrony-capital-tile-recruit-1 = подвійний бонус за вербування
anachrony-capital-tile-recruit-2 = заряджений екзокостюм
anachrony-capital-tile-recruit-3 = моральний дух зростає
anachrony-capital-tile-recruit-4 = усі втомлені робітники стають активними
anachrony-capital-tile-recruit-5 = ще одне Вербування
anachrony-capital-tile-research-1 = виставте обидва кубики
anachrony-capital-tile-research-2 = 2 ПО
anachrony-capital-tile-research-3 = Будівництво суперпроєкту
anachrony-capital-tile-research-4 = поверніть щонайбільше 2 парадокси
anachrony-capital-tile-research-5 = ще одне Дослідження

## Карти

anachrony-endgame-workers = найбільше робітників
anachrony-endgame-water = найбільше води
anachrony-endgame-breakthroughs = найбільше проривів
anachrony-endgame-occupied-building-slots = найбільше зайнятих місць для будівель
anachrony-endgame-morale-position = найвищий моральний дух
anachrony-endgame-sum-of-time-travel-ranges = найбільша сума дальностей подорожей у часі
anachrony-endgame-superprojects = найбільше суперпроєктів
anachrony-endgame-time-travel-track-position = найдалі на шкалі подорожей у часі

anachrony-asset-asset-01 = карта 1 (2 одиниці титану, 1 одиниця води)
anachrony-asset-asset-02 = карта 2 (1 одиниця урану, 1 одиниця золота, 1 одиниця води)
anachrony-asset-asset-03 = карта 3 (4 одиниці води)
anachrony-asset-asset-04 = карта 4 (1 енергоядро, 1 одиниця води)
anachrony-asset-asset-05 = карта 5 (1 одиниця титану, втомлений інженер)
anachrony-asset-asset-06 = карта 6 (1 одиниця урану, втомлений науковець)
anachrony-asset-asset-07 = карта 7 (1 одиниця золота, втомлений адміністратор)
anachrony-asset-asset-08 = карта 8 (1 одиниця нейтронію, 2 одиниці води)
anachrony-asset-asset-09 = карта 9 (1 енергоядро, 1 одиниця титану, 1 одиниця води)
anachrony-asset-asset-10 = карта 10 (1 одиниця титану, активний інженер)
anachrony-asset-asset-11 = карта 11 (1 одиниця урану, активний науковець)
anachrony-asset-asset-12 = карта 12 (1 одиниця золота, активний адміністратор)
anachrony-asset-asset-13 = карта 13 (2 енергоядра)
anachrony-asset-asset-14 = карта 14 (1 одиниця нейтронію, 2 одиниці титану)
anachrony-asset-asset-15 = карта 15 (2 одиниці води, втомлений геній)
anachrony-asset-asset-16 = карта 16 (1 енергоядро, випадковий прорив)
# Карти з наборів.
anachrony-asset-card = карта { $number } ({ $gives })
anachrony-asset-worker = { $column ->
    [tired] втомлений { $worker }
   *[active] активний { $worker }
}
anachrony-asset-breakthroughs = { $n ->
    [one] випадковий прорив
    [few] { $n } випадкові прориви
   *[many] { $n } випадкових проривів
}

## Підрахунок очок

anachrony-category-buildings = будівлі
anachrony-category-superprojects = суперпроєкти
anachrony-category-anomalies = аномалії
anachrony-category-time-travel = подорожі в часі
anachrony-category-morale = моральний дух
anachrony-category-breakthroughs = прориви
anachrony-category-vp-tokens = жетони ПО
anachrony-category-warp-penalty = плитки варпу
anachrony-category-objectives = завдання
anachrony-category-endgame-conditions = умови кінця гри

## Фази

anachrony-phase-setup = Приготування гри
anachrony-phase-preparation = Фаза підготовки
anachrony-phase-paradox = Фаза парадоксів
anachrony-phase-power-up = Фаза заряджання
anachrony-phase-warp = Фаза варпу
anachrony-phase-action = Фаза дій
anachrony-phase-clean-up = Фаза прибирання

## Екран приготування гри

anachrony-side-a = сторона A
anachrony-side-b = сторона B
anachrony-side-text-a = Усі планшети гравців однакові.
anachrony-side-text-b = Кожен Шлях має планшет гравця з власними перевагами й вадами.
anachrony-paths-choose = вибирають гравці
anachrony-leaders-choose = вибирають гравці
anachrony-evacuation-a = перша умова евакуації
anachrony-evacuation-b = друга умова евакуації
