# Плитки, планшети гравців і панелі вибору гри «Анахронія».

## Плитки

web-anachrony-or = або
web-anachrony-used = використано в цій ері
web-anachrony-in-stack = у стосі: { $n }
web-anachrony-worked-by = працює { $worker }
web-anachrony-leader-free = Безплатна дія
web-anachrony-leader-clean-up = Під час прибирання
web-anachrony-leader-power-up = Під час заряджання
web-anachrony-leader-always = Завжди
web-anachrony-anomaly = Аномалія
web-anachrony-anomaly-text = Займає місце для будівлі. Робітник усуває її за воду й ресурси; його ви втрачаєте.
web-anachrony-warp-text = Щойно її надіслано, вона дає те, що на ній зображено. Щоб забрати її з лінії часу, надішліть те саме назад, коли ваш фокус на тій ері. Якщо лишити її до кінця гри, вона забирає очки.
web-anachrony-endgame-text = Наприкінці гри очки отримує той, хто попереду; за нічиєї — усі, хто нарівні.
web-anachrony-project-price = Коштує: { $goods }; до того ж прорив { $exact } або по одному: { $first } і { $second }.
web-anachrony-project-price-pair = Коштує: { $goods }; до того ж два прориви: { $first } і { $second }.
web-anachrony-evacuated-as = евакуація, черговість: { $n }

# Хто попереду, що збудовано, і слова про ери та парадокси.
web-anachrony-leads = попереду
web-anachrony-endgame-ahead = Зараз попереду: { $names }.
web-anachrony-built-by = будівничий: { $player }
web-anachrony-era-warps = { $player }: { $warps }
web-anachrony-era-past = минула
web-anachrony-era-next = ще попереду
web-anachrony-era-text = Плитки варпу, залишені в минулій ері, несуть парадокси: у кожній фазі парадоксу кубик кидає той, у кого їх там найбільше.
web-anachrony-paradox-text = Їх дає кубик парадоксу — за плитки варпу в минулих ерах, а також деякі будівлі. Коли їх { $limit }, ви повертаєте всі, а аномалія займає місце для будівлі; одна плитка варпу може повернутися безплатно.
web-anachrony-paradox-near = Ще один — і з’явиться аномалія.

## Планшети гравців

web-anachrony-your-board = Ваш планшет
web-anachrony-board-of = Планшет: { $name }
web-anachrony-open-board = відкрити весь планшет
web-anachrony-goods = Запаси
web-anachrony-exosuits = Екзокостюми
web-anachrony-powered = { $n ->
    [one] { $n } заряджений
    [few] { $n } заряджені
   *[many] { $n } заряджених
}
web-anachrony-hex-powered = заряджений екзокостюм
web-anachrony-hex-away = екзокостюм на головному полі
web-anachrony-hex-empty = порожній гекс для екзокостюма
web-anachrony-hex-covered = гекс, закритий Зіткненням
web-anachrony-active = Активні
web-anachrony-tired = Втомлені
web-anachrony-busy = Зайняті
web-anachrony-busy-none = нікого
web-anachrony-given-up = втрачена будівля
web-anachrony-active-tired = активні робітники, потім втомлені
web-anachrony-workers-in-column = { $worker }, { $column ->
    [tired] втомлений
   *[active] активний
}: { $n }
web-anachrony-leftmost = будуйте на крайньому лівому вільному місці
web-anachrony-paradoxes = Парадокси
web-anachrony-paradoxes-of = { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}, межа { $limit }
web-anachrony-morale-note = очки та ціна Постачання
web-anachrony-morale-at = Моральний дух { $at } з { $of }: { $vp } ПО
web-anachrony-travel-note = очки
web-anachrony-travel-at = Подорожі в часі, поділка { $at } з { $of }: { $vp } ПО
web-anachrony-warp-tiles = Плитки варпу
web-anachrony-warp-count = { $here } тут · { $there } на лінії часу
web-anachrony-warp-here = тут
web-anachrony-warp-there = в ері { $era }
web-anachrony-passed = пас
web-anachrony-thinking = вибирає
web-anachrony-ready = готово

## Панелі

web-anachrony-score = Якби гра скінчилася зараз
web-anachrony-score-final = Остаточний рахунок
web-anachrony-after = Що залишиться
web-anachrony-pay-ways = Способи оплати
web-anachrony-pay-title = Як ви платите?
web-anachrony-take-title = Що ви берете?
web-anachrony-discount-title = Яку знижку ви берете?
web-anachrony-spend-title = Які прориви ви витрачаєте?
web-anachrony-exchange-title = Що ви обмінюєте?
web-anachrony-x-title = Скільки ви платите?
web-anachrony-power-title = Скільки екзокостюмів ви заряджаєте?
web-anachrony-power = { $n ->
    [0] Не заряджати жодного
    [one] Зарядити { $n } екзокостюм
    [few] Зарядити { $n } екзокостюми
   *[many] Зарядити { $n } екзокостюмів
}
web-anachrony-empty-hexes = за порожні гекси
web-anachrony-warp-title = Які плитки варпу ви надсилаєте?
web-anachrony-warp-secret = Ніхто цього не побачить, доки всі не виберуть.
web-anachrony-warp-number = { $n ->
    [0] Без плитки варпу
    [one] { $n } плитка варпу
    [few] { $n } плитки варпу
   *[many] { $n } плиток варпу
}
web-anachrony-warp-go = { $n ->
    [0] Нічого не надсилати
    [one] Надіслати { $n } плитку
    [few] Надіслати { $n } плитки
   *[many] Надіслати { $n } плиток
}
web-anachrony-warp-most = { $n ->
    [one] Щонайбільше { $n } плитка за еру.
    [few] Щонайбільше { $n } плитки за еру.
   *[many] Щонайбільше { $n } плиток за еру.
}
web-anachrony-warp-costs = { $n ->
    [one] коштує { $n } одиницю води
    [few] коштує { $n } одиниці води
   *[many] коштує { $n } одиниць води
}
web-anachrony-warp-chosen = { $n ->
    [0] Ви нічого не надсилаєте.
   *[other] Ви вибрали:
}
web-anachrony-warp-ready = Хто готовий
web-anachrony-dice-title = Який кубик ви виставляєте?
web-anachrony-dice-note = Інший кидають. Числа: скільки проривів залишилося.
web-anachrony-dice-both-note = Один (другий кидають) або обидва. Числа: скільки проривів залишилося.
web-anachrony-dice-one = Один кубик
web-anachrony-dice-both = Обидва кубики

## Дії словами

web-anachrony-does-construct = Збудуйте верхню будівлю стосу на крайньому лівому вільному місці її ряду або суперпроєкт над вашим фокусом. Без адміністраторів; інженер або геній платить на 1 одиницю титану менше.
web-anachrony-does-recruit = Візьміть робітника з пулу разом із бонусом. Без науковців; інженер не може взяти генія.
web-anachrony-does-research = Виставте один кубик досліджень, киньте інший і візьміть такий прорив. Лише науковці та генії.
web-anachrony-does-world-council = Виконайте дію Столиці, у якої немає вільного гекса. Лівий гекс також робить вас першим гравцем.
web-anachrony-does-mine = Візьміть ресурс із пулу і той, що на гексі. Інженер або геній лишається вмотивованим.
web-anachrony-does-purify = Візьміть 3 одиниці води; науковець або геній приносить на 1 більше.
web-anachrony-does-trade = Один обмін уздовж кільця; адміністратор або геній може зробити два.
web-anachrony-does-evacuation = Після Зіткнення, раз за гру: якщо ви виконали умову свого Шляху, отримайте за неї очки, щонайбільше 30 ПО.
web-anachrony-does-supply = Заплатіть воду, вказану на поділці морального духу: усі ваші втомлені робітники стають активними, а моральний дух зростає.
web-anachrony-does-force-workers = Безплатна дія, раз за еру: усі ваші втомлені робітники стають активними, але моральний дух падає.

## Галерея

web-gallery-anachrony-impact = Після Зіткнення
web-gallery-anachrony-tokens = Запаси, робітники, екзокостюми, плитки варпу, прориви
web-gallery-anachrony-buildings = Будівлі
web-gallery-anachrony-superprojects = Суперпроєкти до будівництва й після нього
web-gallery-anachrony-cards = Шляхи, лідери, умови, початкові запаси, плитки Столиці
web-gallery-anachrony-pools = Карти пулів та Альтернативна лінія часу
web-gallery-anachrony-alternate = Плитка { $n }
web-gallery-anachrony-boards = Планшети гравців, обидві сторони
