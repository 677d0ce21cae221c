# Чому щось неможливо у грі «Бухта купців»: вибір, параметри, позиції, набори, закони.

## Вибір

merchants-why-no-such-corruption = У вас немає такої карти скверни.
merchants-why-other-slot = Це місце в машині часу належить іншій фігурці.
merchants-why-shared-space = Там стоїть Помічник; дві фігурки не можуть стояти на одному полі.
merchants-why-behind-assistant = Хрономант не може обійти Помічника, який стоїть у нього на шляху ({ $space }).
merchants-why-assistant-waits = Помічник виходить із машини часу лише тоді, коли в ній перебуває і Хрономант.
merchants-why-through-machine = Помічник іде за годинниковою стрілкою і мусить зупинитися в найближчій машині часу.
merchants-why-uncovered = На цьому символі немає жетона: { $colour }.
merchants-why-covered = Цей символ уже закрито: { $colour }.
merchants-why-freeze-count = Зупинка часу забирає рівно { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} або стільки, скільки лишилося.
merchants-why-hours = Жетонів можна витратити щонайбільше стільки, скільки годин треба сплатити: { $n }.
merchants-why-few-tokens = Жетони в запасі, які зараз можна витратити: { $n }.
merchants-why-not-in-stream = Плитки { $tile } немає в потоці часу: { $stream }.
merchants-why-no-staff = На цю здібність не призначено містянина: { $ability }.
merchants-why-staff-used = Цю здібність уже використано: { $ability }.
merchants-why-no-exchange = Такий обмін неможливий: { $ability }. Товар, який ви віддаєте, має бути на полиці, а бажані — у запасі.
merchants-why-other-support = Кольори підтримки на цьому полі: { $colours }.
merchants-why-not-in-pool = У вашому запасі вже немає: { $good }.
merchants-why-other-goods = Тут можна виготовити лише: { $goods }.
merchants-why-not-in-square = Містянина { $id } немає на міській площі: { $square }.
merchants-why-same-boat = Пасажир виходить із { $boat_gen } і має сісти до іншого.
merchants-why-docked = Цей човен уже причалив, місць у ньому немає: { $boat }.
merchants-why-full = Немає вільного місця: { $boat }.
merchants-why-berth-taken = Там уже стоїть човен: { $berth }.
merchants-why-other-side = Цей причал з іншого боку: { $berth }.
merchants-why-not-on-shelf = На вашій полиці є: { $good } × { $n }.
merchants-why-size = { CAPITAL($pier) } не приймає товарів такого розміру: { $good }.
merchants-why-rogues-buy-nothing = У цій грі розбійники нічого не купують.
merchants-why-no-rogues = На цій пристані немає розбійників: { $pier }.
merchants-why-no-customers = На цій пристані немає покупців цього кольору: { $pier }, { $colour }.
merchants-why-batch = Товари цього кольору тут уже продано; розбійників рахують або для всіх товарів, або для жодного: { $pier }.

## Параметри

merchants-option-merchants = Названо купців: { $n }, а гравців: { $players }. Назвіть одного для всіх або по одному для кожного.
merchants-option-broken = Не вдається завантажити купця «{ $name }» з пакета { $package } ({ $detail }).
merchants-option-mode = Режим «{ $mode }» не для такої кількості гравців: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}. Дозволено: { $allowed } (COVE-16.1, COVE-16.2, COVE-16.10).

## Позиції

merchants-position-agenda = Відкладені кроки мають вести до кінця гри.
merchants-position-turn = Відкладені кроки ходу мають належати одному гравцеві, який на його початку останній на годиннику (COVE-5.1).
merchants-position-order = Відкладені кроки ходу чи ринку стоять не в порядку правил: { $found } (COVE-5.5, COVE-7.2).
merchants-position-over = Завершена гра не має відкладених кроків.
merchants-position-drawn = Витягнутий шукач пригод і крок, який його садить, бувають лише разом (COVE-6.3).
merchants-position-hired = Містянин, якого наймають, і крок, який його призначає, бувають лише разом (COVE-11.5).
merchants-position-arrival = Перед прибуттям усі човни порожні й у морі (COVE-4.2).
merchants-position-undocked = Повний човен мав уже причалити, якщо з його боку є вільний причал: { $boat } (COVE-6.7).
merchants-position-winners = Переможці не випливають із позиції; доки гра триває, їх немає (COVE-9.6).
merchants-position-piece = Фішки часу «{ $piece }» немає в цій грі або її названо двічі. Фішки: { $known } (COVE-3.7).
merchants-position-players = { $n ->
    [one] Описано { $n } гравця
    [few] Описано { $n } гравців
   *[many] Описано { $n } гравців
}; у цій грі їх щонайбільше { $most } (COVE-1.1).
merchants-position-ability = Немає здібності персоналу «{ $id }». Здібності: { $known } (COVE-15.1).
merchants-position-good = Немає товару «{ $id }». Товари: { $known } (COVE-2.2).
merchants-position-face = Немає карти скверни «{ $id }». Карти: { $known } (COVE-10.2).
merchants-position-card = Немає карти містянина «{ $id }» (COVE-11.1).
merchants-position-peddler = Торгаш не бере участі в цій грі (COVE-16.2).
merchants-position-peddler-card = У Торгаша немає карти «{ $id }». Карти: { $known } (COVE-16.3).
merchants-position-symbol = Немає символу підтримки «{ $id }». Символи: { $known } (COVE-3.9).
merchants-position-tile = Немає плитки «{ $id }». Плитки, за кожною перша літера англійської назви її сторони: { $known } (COVE-2.3).
merchants-position-tile-twice = Одну з плиток названо двічі (COVE-18.3).
merchants-position-fate = Не можна витягнути «{ $id }». Відомі: { $known }.

## Набори

merchants-pack-halls = У залі на початку: { $n ->
    [one] { $n } фішка
    [few] { $n } фішки
   *[many] { $n } фішок
}, а їх усього { $most }.
merchants-pack-rogues = Розбійники у лігві й торбі: { $n }; має бути { $needed }.
merchants-pack-full-boats = У кожному човні прибуває { $n ->
    [one] { $n } пасажир
    [few] { $n } пасажири
   *[many] { $n } пасажирів
}, а місць лише { $seats }: принаймні одне має бути вільним.
merchants-pack-hours = Символ шукача пригод на годині { $n }: остання година дня — { $most }.
merchants-pack-action-colours = «{ $id }» має показувати кольори, якщо дає товари чи підтримку, інакше — ні.
merchants-pack-amount = «{ $id }» має містити кількість, якщо скидає скверну, інакше — ні.
merchants-pack-empty = Не лишилося б жодної карти.
merchants-pack-starters = Плитки з початковою позначкою: { $n }; має бути 2.
merchants-pack-blue-side = { $tile }: синя сторона має показувати рівно на один символ менше, ніж біла.
merchants-pack-half-action = «{ $id }»: ліві половини на краю мають дію, праві — ні.
merchants-pack-endless = Зупинка часу давала б { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
} за { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[many] { $hours } годин
}: гра могла б ніколи не завершитися.

## Закони

merchants-law-adventurers = їх має бути { $total }, а не { $n }: { $adventurer } (COVE-18.3)
merchants-law-boat-twice = один човен стоїть біля двох причалів (COVE-6.7)
merchants-law-berth-side = { $boat } не може стояти з іншого боку: { $berth } (COVE-6.7)
merchants-law-boat = { $boat }: пасажирів { $n }, місць { $most } (COVE-6.6)
merchants-law-pieces = кожна фішка часу гри стоїть на годиннику рівно один раз (COVE-3.7)
merchants-law-clock = фішки часу стоять не в порядку своїх годин (COVE-5.1)
merchants-law-token = жетон ринку лежить між годиною 1 і годиною { $most } (COVE-6.11)
merchants-law-day = днів у грі: { $most } (COVE-1.1)
merchants-law-townsfolk = кожна карта двох наборів містян має десь бути, рівно один раз (COVE-18.5)
merchants-law-square = карт на міській площі { $n }, місць { $most } (COVE-3.5)
merchants-law-corruption = карт скверни з такою кількістю символів розбійника ({ $symbols }) має бути { $total }, а не { $n } (COVE-10.2)
merchants-law-goods = { $who } не може мати на полиці стільки товарів ({ $n }): { $good }; їх усього { $most } (COVE-2.2)
merchants-law-kept = Торгаш тримає містян: { $n }; дозволено { $most } (COVE-16.4)
merchants-law-peddler-deck = одна карта двічі лежить у колоді Торгаша (COVE-16.3)
merchants-law-hall = у їхній залі чи лігві їх { $n }, а менше ніж { $least } там не буває: { $adventurer } (COVE-8.3)
merchants-law-pier = { $pier }: човнів, що тут причалили, { $boats }, тож шукачів пригод має бути { $total }, а не { $n } (COVE-6.7)
merchants-law-sea-passengers = у морі є пасажири, хоча вони вже мали покинути човни (COVE-7.1)
merchants-law-token-ahead = жетон ринку лежить не далі ніж на годині { $n }, за годину після передньої фішки часу (COVE-6.11)
merchants-law-token-early = жетон ринку лежить на годиннику, але є вільний причал (COVE-6.11)
merchants-law-token-missing = усі причали зайняті й нічий хід не триває, тож жетон ринку має лежати на годиннику (COVE-6.11)
merchants-law-arrival-hours = перед прибуттям човнів усі фішки часу стоять на годині 0 (COVE-8.4)
merchants-law-unfinished = виробництво закінчено, але { $who } стоїть на годині { $n }, перед годиною { $end } (COVE-6.12)
merchants-law-over = гра закінчується лише після дня { $last } (COVE-9.1)
merchants-law-turn = хід { $n } зарано для цього годинника: найменша кількість ходів лише цього дня — { $least } (COVE-5.1)
merchants-law-turn-rest = відкладені кроки з тим, чого ніщо тут не могло спричинити ({ $found }): жодна фігурка не стоїть там, де показано цю дію та її ціну, або прибуло менше шукачів пригод (COVE-5.5, COVE-6.3)
merchants-law-sale = продаж гравця { $who }, який не міг так розпочатися (COVE-7.6, COVE-10.4)
merchants-law-gold = { $who } не може мати стільки золота ({ $n }) до кінцевого підрахунку (COVE-9.5)
merchants-law-square-short = на міській площі є вільне місце, хоча в колоді є карти (COVE-11.4)
merchants-law-remembered = { $who } зберігає символи замінених містян, а про це не домовлялися (COVE-11.7)
merchants-law-tiles = у гравця { $seat } кожна плитка повинна бути рівно один раз (COVE-18.3)
merchants-law-same-space = обидві фігурки гравця { $seat } стоять на одному полі (COVE-12.7)
merchants-law-figures = фігурки гравця { $seat } не могли дійти туди, де стоять (COVE-12.10)
merchants-law-tokens = гравець { $seat } не має стільки свіжих жетонів (COVE-13.7)

## Купець з іншого пакета, який не може грати

merchants-option-unfit = Купець «{ $name }» з пакета { $package } не може грати. { $why }
merchants-unfit-lacks = Бракує: { $names }.
merchants-unfit-kind = { $name } має бути { $wanted }, а є: { $found }.
merchants-unfit-events = { $name } має бути словником кортежів: назви аргументів кожного виду.
merchants-unfit-abilities = { $name } має містити різні слова, кількість: { $n }.
merchants-unfit-declared = { $name } має бути типом зі слів { $words }.
merchants-unfit-module = { $module } — окремий модуль; купець має власний пакет.
merchants-unfit-name = Назва починається з літери та складається з малих латинських літер, цифр і знака «_».
merchants-unfit-offered = Інший пакет має купця з такою назвою ({ $edition }): одного з них треба вилучити.
merchants-unfit-taken = Деякі його слова вже зайняті: { $kind ->
    [verbs] дієслова
    [nouns] іменники
    [told] слова повідомлень
    [steps] кроки
    [events] події
    [arguments] аргументи подій
    [abilities] здібності
   *[fields] поля позицій
}: { $words } ({ $owner }).
merchants-option-absent = Купця «{ $name }» тут не встановлено. Встановлено: { $installed }.
