# Назви у грі «Петля». Форми: .gen родовий, .dat давальний, .acc знахідний, .ins орудний;
# .in / .to / .from з прийменником.

## Епохи

loop-era-dawn = Світанок часів
    .gen = Світанку часів
    .acc = Світанок часів
    .ins = Світанком часів
    .in = на Світанку часів
    .to = до Світанку часів
    .from = зі Світанку часів
loop-era-medieval = Середньовіччя
    .gen = Середньовіччя
    .acc = Середньовіччя
    .ins = Середньовіччям
    .in = у Середньовіччі
    .to = до Середньовіччя
    .from = із Середньовіччя
loop-era-renaissance = Ренесанс
    .gen = Ренесансу
    .acc = Ренесанс
    .ins = Ренесансом
    .in = у Ренесансі
    .to = до Ренесансу
    .from = з Ренесансу
loop-era-industrial = Промислова епоха
    .gen = Промислової епохи
    .acc = Промислову епоху
    .ins = Промисловою епохою
    .in = у Промисловій епосі
    .to = до Промислової епохи
    .from = із Промислової епохи
loop-era-globalization = Глобалізація
    .gen = Глобалізації
    .acc = Глобалізацію
    .ins = Глобалізацією
    .in = в епосі Глобалізації
    .to = до епохи Глобалізації
    .from = з епохи Глобалізації
loop-era-robots = Епоха роботів
    .gen = Епохи роботів
    .acc = Епоху роботів
    .ins = Епохою роботів
    .in = в Епосі роботів
    .to = до Епохи роботів
    .from = з Епохи роботів
loop-era-end = Кінець часів
    .gen = Кінця часів
    .acc = Кінець часів
    .ins = Кінцем часів
    .in = у Кінці часів
    .to = до Кінця часів
    .from = із Кінця часів

loop-direction-next = наступна епоха
loop-direction-previous = попередня епоха

## Виміри

loop-dimension-spiral = спіраль
    .gen = спіралі
    .acc = спіраль
loop-dimension-stripes = смуги
    .gen = смуг
    .acc = смуги
loop-dimension-star = зірка
    .gen = зірки
    .acc = зірку
loop-dimension-black-hole = чорна діра
    .gen = чорної діри
    .acc = чорну діру

## Агенти

loop-agent-time-thief = Часова бунтарка
    .gen = Часової бунтарки
    .dat = Часовій бунтарці
    .acc = Часову бунтарку
    .ins = Часовою бунтаркою
loop-agent-mr-time = Містер Час
    .gen = Містера Часа
    .dat = Містеру Часу
    .acc = Містера Часа
    .ins = Містером Часом
loop-agent-exterminatrix-404 = Механічна войовниця-404
    .gen = Механічної войовниці-404
    .dat = Механічній войовниці-404
    .acc = Механічну войовницю-404
    .ins = Механічною войовницею-404
loop-agent-cztwyzzek = Чтвиззек
    .gen = Чтвиззека
    .dat = Чтвиззеку
    .acc = Чтвиззека
    .ins = Чтвиззеком
loop-agent-v-girl = V-Girl
    .gen = V-Girl
    .dat = V-Girl
    .acc = V-Girl
    .ins = V-Girl

## Фази ходу

loop-phase-doctor = Фаза доктора Хиби
loop-phase-action = Фаза дій
loop-phase-acquire = Фаза додавання 1 карти у свою колоду
loop-phase-archive = Фаза архівації 1 плитки диверсії
loop-phase-end = Фаза кінця ходу
loop-phase-deal = Роздавання карт

## Режими, рівні, Машина

loop-mode-sabotage = Д.И.В.Е.Р.С.І.Я
loop-mode-centrifuges = Центрифуги
loop-mode-super-clones = Суперклони
loop-mode-ultramachine = Ультрамашина
loop-mode-text-sabotage = Щоб перемогти, заархівуйте 4 плитки диверсії.
loop-mode-text-centrifuges = Щоб перемогти, заархівуйте 4 плитки диверсії та розберіть усі 3 центрифуги. Коли доктор Хиба з’являється в епосі з центрифугою, уся енергія там зникає, перш ніж розриви впадуть у Машину.
loop-mode-text-super-clones = Щоб перемогти, заархівуйте 4 плитки диверсії та очистьте поле від суперклонів. Кожен із них додає в Машину 2 розриви, і знищити його можна лише в його епосі знищення.
loop-mode-text-ultramachine = Щоб перемогти, заархівуйте 4 плитки диверсії. Ультрамашина відкриває все нові карти, що вам заважають; кожна заархівована плитка позбавляє вас однієї з них.
loop-level-intern = Стажер
loop-level-employee-of-the-month = Працівник місяця
loop-level-agency-legend = Легенда Агентства
loop-machine-default = Звичайна Машина (1 : 2 : 1)
loop-machine-uniform = Рівномірна Машина (1 : 1 : 1)
loop-machine-narrow = Вузька Машина (1 : 4 : 1)
loop-machine-manual = Власна Машина: ви самі вказуєте, куди впали кубики

## Карти артефактів

loop-card-quantum-patch = Квантовий пластир
loop-card-pickpocketed-power-bank = Поцуплений павербанк
loop-card-crowbar-of-causality = Причиново-наслідковий лом
loop-card-getaway-skateboard = Скейт-драпак
loop-card-shoulder-barge = Удар плечем
loop-card-lasso-of-lost-seconds = Ласо втрачених секунд
loop-card-mechanical-grapple = Механічний абордажний гак
loop-card-ion-chronograph = Іонний темпорограф
loop-card-instructors-whistle = Свисток інструктора
loop-card-chalkboard-eraser = Губка для дошки
loop-card-gold-chain-capacitor = Конденсатор на золотому ланцюгу
loop-card-pop-quiz = Несподівана контрольна
loop-card-hydraulic-shove = Гідравлічний стусан
loop-card-tractor-beam-eye = Око з тяговим променем
loop-card-error-message = Повідомлення про помилку
loop-card-emergency-recharge = Аварійна підзарядка
loop-card-target-lock = Ціль захоплено
loop-card-hot-patch = Латка нашвидкуруч
loop-card-saucer-hop = Стрибок на тарілці
loop-card-goo-sealant = Слизогерметик
loop-card-abduction-ray = Промінь викрадення
loop-card-crop-circle = Коло на полі
loop-card-antenna-spark = Іскристі вусики
loop-card-telepathic-nudge = Телепатичний штурхан
loop-card-super-underpants = Суперкальсони
loop-card-grabber-arm = Рука-хапайка
loop-card-mecha-fist = Мехакулак
loop-card-rocket-boots = Реактивні чоботи
loop-card-donut-reactor = Пончиковий реактор
loop-card-team-huddle = Командні обіймашки
loop-card-spartan-shield = Спартанський щит
loop-card-mammoth-bulldozer = Мамонт-бульдозер
loop-card-campfire-reactor = Реактор на хмизі
loop-card-cave-map = Наскельна мапа
loop-card-first-wheel = Перше колесо
loop-card-sabretooth-trap = Шаблезуба пастка
loop-card-big-bang-jar = Великий вибух у банці
loop-card-war-horse = Бойовий кінь
loop-card-holy-grail = Святий Грааль
loop-card-trebuchet-of-tomorrow = Требушет майбутнього
loop-card-alchemists-funnel = Лійка алхіміка
loop-card-round-table = Круглий стіл
loop-card-portcullis = Опускні ґрати
loop-card-dragon-egg = Драконяче яйце
loop-card-gutenberg-wormhole = Книжкова червоточина Гутенберга
loop-card-patrons-commission = Замовлення мецената
loop-card-flying-screw = Летючий гвинт
loop-card-perspective-grid = Сітка перспективи
loop-card-bankers-purse = Капшук банкіра
loop-card-vitruvian-lever = Вітрувіанський важіль
loop-card-heliocentric-model = Геліоцентрична модель
loop-card-matryoshka = Матрьошка
loop-card-steam-magnet = Паровий магніт
loop-card-assembly-line = Складальний конвеєр
loop-card-telegraph = Телеграф
loop-card-rivet-gun = Клепальний пістолет
loop-card-locomotive = Паровоз
loop-card-dynamite = Динаміт
loop-card-double-joystick = Подвійний джойстик
loop-card-global-power-strip = Глобальний подовжувач
loop-card-walkman = Касетний плеєр
loop-card-fax-machine = Факс
loop-card-group-video-call = Груповий відеодзвінок
loop-card-skate-ramp = Скейт-рампа
loop-card-franchise-licence = Ліцензія на франшизу
loop-card-drone-swarm = Рій дронів
loop-card-place-swapper = Місцемінялка
loop-card-autonomous-bus = Безпілотний автобус
loop-card-recycling-unit = Модуль переробки
loop-card-laser-fence = Лазерний паркан
loop-card-clone-compactor = Прес для клонів
loop-card-singularity-core = Ядро сингулярності
loop-card-last-match = Останній сірник
loop-card-hourglass-vacuum = Пилосос для піску часу
loop-card-doomsday-clock = Годинник Судного дня
loop-card-escape-pod = Рятувальна капсула
loop-card-ash-cloak = Плащ із попелу
loop-card-final-countdown = Останній відлік
loop-card-black-hole-marble = Кулька з чорною дірою

## Місії

loop-mission-surround-doctor = Оточити доктора Хибу!
loop-mission-quantum-putty = Квантовий герметик!
loop-mission-clog-machine = Засмітити Машину доктора Хиби!
loop-mission-loop-on-doctor = Хибі більше не щастить!
loop-mission-declone-doctor = Хибне возз’єднання!
loop-mission-patch-spacetime = Залатати просторочас!
loop-mission-loop-everywhere = ПЕТЛЯ крізь епохи!
loop-mission-exterminate-clones = Винищити клонів!
loop-mission-tune-time-stream = Відрегулювати потік часу!
loop-mission-quantum-bomb = Велика квантова бомба!

## Карти Ультрамашини

loop-ultra-primordial-turbine = Пратурбіна
loop-ultra-tar-pit-leak = Витік зі смоляної ями
loop-ultra-toll-bridge = Платний міст
loop-ultra-iron-shackles = Залізні кайдани
loop-ultra-golden-frame = Золота рама
loop-ultra-thick-varnish = Товстий шар лаку
loop-ultra-overpressure-boiler = Котел під тиском
loop-ultra-customs-office = Митниця
loop-ultra-roaming-charges = Плата за роумінг
loop-ultra-offshore-drain = Витік в офшори
loop-ultra-firewall = Брандмауер
loop-ultra-magnetic-floor = Магнітна підлога
loop-ultra-scorched-shelves = Спалені полиці
loop-ultra-entropy-field = Поле ентропії

## Чого вимагають місії; $n — потрібна кількість пошкоджень

loop-mission-text-surround-doctor = Перед дією або після неї перебувайте в одній із двох епох, сусідніх з епохою доктора Хиби, поки в другій перебуває інший агент (щонайбільше 1 пошкодження за хід, потрібно { $n }).
loop-mission-text-quantum-putty = Перед дією або після неї перебувайте в епосі без розривів і клонів ({ $n ->
    [one] { $n } епоха
    [few] { $n } різні епохи
   *[many] { $n } різних епох
}, щонайбільше 1 пошкодження за хід).
loop-mission-text-clog-machine = Вилучіть { $n ->
    [one] { $n } розрив
    [few] { $n } розриви
   *[many] { $n } розривів
} з епохи доктора Хиби.
loop-mission-text-loop-on-doctor = Створіть { $n ->
    [one] { $n } ПЕТЛЮ
    [few] { $n } ПЕТЛІ
   *[many] { $n } ПЕТЕЛЬ
} в епосі доктора Хиби.
loop-mission-text-declone-doctor = Знищте { $n ->
    [one] { $n } клона
   *[other] { $n } клонів
} в епосі доктора Хиби.
loop-mission-text-patch-spacetime = Вилучіть по 1 розриву з { $n ->
    [one] { $n } епохи
   *[other] { $n } різних епох
}.
loop-mission-text-loop-everywhere = Створіть по 1 ПЕТЛІ в { $n ->
    [one] { $n } епосі
   *[other] { $n } різних епохах
}.
loop-mission-text-exterminate-clones = Знищте по 1 клону в { $n ->
    [one] { $n } епосі
   *[other] { $n } різних епохах
}.
loop-mission-text-tune-time-stream = Додайте { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} в епоху цієї плитки під час дій, на початку яких у кожній епосі є щонайменше 1 енергія.
loop-mission-text-quantum-bomb = Додайте { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} в епоху цієї плитки.

## Що роблять карти Ультрамашини

loop-ultra-text-extra-rift = Коли доктор Хиба запускає Машину { $era_in }, киньте в неї на { $n ->
    [one] { $n } розрив
    [few] { $n } розриви
   *[many] { $n } розривів
} більше.
loop-ultra-text-energy-leak = На початку кожної фази доктора Хиби { $n ->
    [one] { $n } енергія { $era_from } повертається
    [few] { $n } енергії { $era_from } повертаються
   *[many] { $n } енергії { $era_from } повертається
} в запас.
loop-ultra-text-loop-tax = Кожна ПЕТЛЯ { $era_in } коштує на { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
} більше.
loop-ultra-text-anchored-clones = Клонів { $era_in } не можна ні притягувати, ні переносити; виштовхувати їх можна.
loop-ultra-text-sealed-exit = Безплатне переміщення не може починатися { $era_in }.
loop-ultra-text-slow-repair = За одну дію { $era_from } можна вилучити щонайбільше { $n ->
    [one] { $n } розрив
    [few] { $n } розриви
   *[many] { $n } розривів
}.
loop-ultra-text-no-acquire = У фазі III не можна додавати в колоду карти { $era_from }.

## Чого вимагає місія, за її даними: $n пошкоджень; $where any_era, doctor_era, tile_era; $slots per_era, generic

loop-mission-asks = { $does }{ $energy ->
    [every_era] { " " }під час дій, на початку яких у кожній епосі є щонайменше 1 енергія
   *[any] { "" }
}{ $cap ->
    [0] { "" }
    [one] { " " }(щонайбільше { $cap } пошкодження за хід)
    [few] { " " }(щонайбільше { $cap } пошкодження за хід)
   *[many] { " " }(щонайбільше { $cap } пошкоджень за хід)
}.
loop-mission-does-surround = Перед дією або після неї перебувайте в одній із двох епох, сусідніх з епохою доктора Хиби, поки в другій перебуває інший агент{ $slots ->
    [per_era] , причому доктор Хиба перебуває в { loop-mission-eras }
   *[generic] { $n ->
        [1] { "" }
        [one] : { $n } раз
        [few] : { $n } рази
       *[many] : { $n } разів
    }
}
loop-mission-does-clean-own-era = Перед дією або після неї перебувайте в епосі без розривів і клонів: { $slots ->
    [per_era] у { loop-mission-eras }
   *[generic] { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
}
loop-mission-does-remove-rift = { $slots ->
    [per_era] Вилучіть по 1 розриву{ loop-mission-from } в { loop-mission-eras }
   *[generic] Вилучіть { $n ->
        [one] { $n } розрив
        [few] { $n } розриви
       *[many] { $n } розривів
    }{ loop-mission-from }
}
loop-mission-does-loop = { $slots ->
    [per_era] Створіть по 1 ПЕТЛІ{ loop-mission-in } в { loop-mission-eras }
   *[generic] Створіть { $n ->
        [one] { $n } ПЕТЛЮ
        [few] { $n } ПЕТЛІ
       *[many] { $n } ПЕТЕЛЬ
    }{ loop-mission-in }
}
loop-mission-does-destroy-clone = { $slots ->
    [per_era] Знищте по 1 клону{ loop-mission-in } в { loop-mission-eras }
   *[generic] Знищте { $n ->
        [one] { $n } клона
       *[other] { $n } клонів
    }{ loop-mission-in }
}
loop-mission-does-add-energy = { $slots ->
    [per_era] Додайте по 1 енергії{ loop-mission-to } в { loop-mission-eras }
   *[generic] Додайте { $n ->
        [one] { $n } енергію
       *[other] { $n } енергії
    }{ loop-mission-to }
}
loop-mission-eras = { $n ->
    [one] { $n } епосі
   *[other] { $n } різних епохах
}
loop-mission-from = { $where ->
    [doctor_era] { " " }з епохи доктора Хиби
    [tile_era] { " " }з епохи цієї плитки
   *[any_era] { "" }
}
loop-mission-in = { $where ->
    [doctor_era] { " " }в епосі доктора Хиби
    [tile_era] { " " }в епосі цієї плитки
   *[any_era] { "" }
}
loop-mission-to = { $where ->
    [doctor_era] { " " }в епоху доктора Хиби
    [tile_era] { " " }в епоху цієї плитки
   *[any_era] { "" }
}
