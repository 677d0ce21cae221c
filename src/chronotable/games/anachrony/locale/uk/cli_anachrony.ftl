# «Анахронія» в терміналі: літери, короткі назви та слова навколо планшетів.

cli-anachrony-title = Анахронія: { $side }

## Літери: запаси малі, робітники великі

cli-anachrony-goods-water = в
cli-anachrony-goods-titanium = т
cli-anachrony-goods-uranium = у
cli-anachrony-goods-gold = з
cli-anachrony-goods-neutronium = н
cli-anachrony-goods-energy-core = я
cli-anachrony-goods-vp = ПО
cli-anachrony-goods-name-water = вода
cli-anachrony-goods-name-titanium = титан
cli-anachrony-goods-name-uranium = уран
cli-anachrony-goods-name-gold = золото
cli-anachrony-goods-name-neutronium = нейтроній
cli-anachrony-goods-name-energy-core = ядра
cli-anachrony-goods-name-vp = ПО
cli-anachrony-worker-scientist = Н
cli-anachrony-worker-engineer = І
cli-anachrony-worker-administrator = А
cli-anachrony-worker-genius = Г
cli-anachrony-exosuit = Е
cli-anachrony-icon-time = По
cli-anachrony-icon-war = Ві
cli-anachrony-icon-genetics = Ге
cli-anachrony-icon-technology = Те
cli-anachrony-icon-society = Су
cli-anachrony-warp-space-morale-up = +
cli-anachrony-warp-space-vp = О
cli-anachrony-warp-space-parallel = =
cli-anachrony-warp-space-paradox-remove = <
cli-anachrony-warp-space-paradox-gain = >
cli-anachrony-warp-space-morale-down = -

## Короткі назви

cli-anachrony-path-harmony = Гармонія
cli-anachrony-path-dominance = Панування
cli-anachrony-path-progress = Прогрес
cli-anachrony-path-salvation = Спасіння
cli-anachrony-row-power-plant = Е
cli-anachrony-row-factory = Ф
cli-anachrony-row-life-support = Ж
cli-anachrony-row-lab = Л
cli-anachrony-row-name-power-plant = Електрост.
cli-anachrony-row-name-factory = Фабрика
cli-anachrony-row-name-life-support = Життєзабезп.
cli-anachrony-row-name-lab = Лабораторія
cli-anachrony-action-construct = Будівн.
cli-anachrony-action-recruit = Вербув.
cli-anachrony-action-research = Дослідж.
cli-anachrony-action-mine = Видобуток
cli-anachrony-action-world-council = Рада
cli-anachrony-action-purify = Очищення
cli-anachrony-action-trade = Торгівля
cli-anachrony-action-evacuation = Евакуація
cli-anachrony-space-construct-top = Будівництво 1
cli-anachrony-space-construct-middle = Будівництво 2
cli-anachrony-space-construct-bottom = Будівництво 3
cli-anachrony-space-recruit-top = Вербування 1
cli-anachrony-space-recruit-middle = Вербування 2
cli-anachrony-space-recruit-bottom = Вербування 3
cli-anachrony-space-research-top = Дослідження 1
cli-anachrony-space-research-middle = Дослідження 2
cli-anachrony-space-research-bottom = Дослідження 3
cli-anachrony-space-council-left = Рада, перший гравець
cli-anachrony-space-council-right = Рада
cli-anachrony-space-mine-top = Видобуток (уран)
cli-anachrony-space-mine-middle = Видобуток (золото)
cli-anachrony-space-mine-bottom = Видобуток (титан)
cli-anachrony-space-purify = Очищення води
cli-anachrony-space-trade = Торгівля
cli-anachrony-space-evacuation = Евакуація
cli-anachrony-space-supply = Постачання
cli-anachrony-tile-construct-1 = -1 т/у/з
cli-anachrony-tile-construct-2 = -1 н
cli-anachrony-tile-construct-3 = 1-3 ПО
cli-anachrony-tile-construct-4 = проєкт 2ПО
cli-anachrony-tile-construct-5 = двічі
cli-anachrony-tile-recruit-1 = 2 бонуси
cli-anachrony-tile-recruit-2 = +1 Е
cli-anachrony-tile-recruit-3 = дух +1
cli-anachrony-tile-recruit-4 = будить
cli-anachrony-tile-recruit-5 = двічі
cli-anachrony-tile-research-1 = 2 кубики
cli-anachrony-tile-research-2 = 2 ПО
cli-anachrony-tile-research-3 = проєкт
cli-anachrony-tile-research-4 = парад. -2
cli-anachrony-tile-research-5 = двічі
cli-anachrony-effect-focus = фокус { $n }
cli-anachrony-effect-morale = дух { $n }
cli-anachrony-effect-retrieve-warp = варп назад
cli-anachrony-effect-wake-all = будить
cli-anachrony-effect-standard-action = дія
cli-anachrony-effect-place-worker = розмістити
cli-anachrony-effect-lose-worker = -*
cli-anachrony-effect-discount = дешевше 1
cli-anachrony-effect-copy-worker-action = копія
cli-anachrony-effect-power-plant-range = дальн. { $n }
cli-anachrony-effect-paradox-limit = межа { $n }
cli-anachrony-effect-supply-cost = пост. 1/2
cli-anachrony-effect-anomaly-vp = аном. { $n }ПО
cli-anachrony-effect-research-set-second-die = 2 кубики
cli-anachrony-effect-action-water-cost-per-turn = -1в за хід
cli-anachrony-effect-mine-extra = видоб. +1
cli-anachrony-effect-evacuation-base-condition-met = евакуація
cli-anachrony-effect-superproject-vp = проєкт { $n }ПО
cli-anachrony-effect-time-travel-step-vp = подорож { $n }ПО
cli-anachrony-effect-no-negative-morale-vp = дух >= 0
cli-anachrony-effect-no-worker-loss-on-force-at-minimum = без втрат
cli-anachrony-verb-build = будувати
cli-anachrony-verb-use = задіяти
cli-anachrony-verb-copy = копія
cli-anachrony-verb-cover = закрити
cli-anachrony-verb-giveup = втратити
cli-anachrony-verb-free = безплатна
cli-anachrony-endgame = Кінець:
cli-anachrony-endgame-workers = робітники
cli-anachrony-endgame-water = вода
cli-anachrony-endgame-breakthroughs = прориви
cli-anachrony-endgame-occupied-building-slots = місця
cli-anachrony-endgame-morale-position = дух
cli-anachrony-endgame-sum-of-time-travel-ranges = дальності
cli-anachrony-endgame-superprojects = суперпроєкти
cli-anachrony-endgame-time-travel-track-position = подорожі
cli-anachrony-category-buildings = будівлі
cli-anachrony-category-superprojects = проєкти
cli-anachrony-category-anomalies = аномалії
cli-anachrony-category-time-travel = подорожі
cli-anachrony-category-morale = дух
cli-anachrony-category-breakthroughs = прориви
cli-anachrony-category-vp-tokens = жетони
cli-anachrony-category-warp-penalty = варп
cli-anachrony-category-endgame-conditions = кінець

## Навколо планшетів

cli-anachrony-era = Ера { $n }/{ $last }
cli-anachrony-impact = ЗІТКНЕННЯ
cli-anachrony-anomaly = аномалія
cli-anachrony-exosuits = Костюми
cli-anachrony-suits-left = (запас { $idle }, у грі { $out })
cli-anachrony-morale = Дух { $n }/{ $last } ({ $vp })
cli-anachrony-supply = Постач. { $price }
cli-anachrony-travel = Подорож { $n } ({ $vp })
cli-anachrony-focus = Фокус { $n }
cli-anachrony-paradoxes = Парадокси
cli-anachrony-breakthroughs = Прориви
cli-anachrony-warps = Плитки варпу
cli-anachrony-warps-out = на лінії часу
cli-anachrony-secret = таємний вибір:
cli-anachrony-score = Рахунок зараз { $n }
cli-anachrony-points = { $n } ПО
cli-anachrony-brief = Д{ $morale } П{ $travel } Пд{ $paradoxes }
cli-anachrony-evacuated = евакуація
cli-anachrony-kept = залишено:
cli-anachrony-passed = пас
cli-anachrony-stack = { $row }: лишилося { $n }, відкриті: { $seen }
cli-anachrony-legend = ? більше
cli-anachrony-about = { $name } [{ $key }]: { $text }
cli-anachrony-about-building = { $vp } ПО; { $text }
cli-anachrony-about-project = { $vp } ПО, ціна: { $cost }, прориви: { $exact ->
    [yes] { $breakthrough } або { $shapes }
   *[no] { $shapes }
}; { $text }
cli-anachrony-means-goods = { $goods }
cli-anachrony-means-worker = { $worker }
cli-anachrony-means-exosuit = заряджений екзокостюм
cli-anachrony-means-tired = активні робітники, а в дужках утомлені
cli-anachrony-means-placed = тут стоїть робітник гравця 1
cli-anachrony-means-retrieved = робітник, який лишається вмотивованим, і такий, що не повернеться
cli-anachrony-means-free = вільний гекс і його ціна або те, що дає його плитка
cli-anachrony-means-closed = недоступно: зруйновано, закрито або ще не відкрито
cli-anachrony-means-first = перший гравець
cli-anachrony-means-formula = плитка: робітник і ціна, потім здобуток
cli-anachrony-means-any = будь-який робітник
cli-anachrony-means-free-action = безплатна дія, раз на еру
cli-anachrony-means-one-time = один раз, під час будівництва
cli-anachrony-means-paradox = парадокс або аномалія на планшеті
cli-anachrony-means-warps = плитки варпу гравця 1 на ері
cli-anachrony-means-shapes = прориви: коло, трикутник, квадрат
cli-anachrony-means-impact = Зіткнення стається після четвертої ери
cli-anachrony-means-suits = гекси екзокостюмів: заряджений, порожній, закритий
cli-anachrony-means-brief = моральний дух, подорожі в часі, парадокси
cli-anachrony-means-number = номери варіантів, які стосуються цієї речі

## Екран приготування гри

cli-game-anachrony = Анахронія (Anachrony)
cli-game-anachrony-publishers = автори: Давід Турці (Dávid Turczi), Ріхард Аманн (Richard Amann) і Віктор Петер (Viktor Peter); видавець: Mindclash Games, польською Portal Games
cli-option-side = Планшети гравців
cli-option-paths = Шляхи
cli-option-leaders = Лідери
cli-option-evacuation = Планшети Шляхів
cli-option-opponent = Суперник для соло-гри
cli-option-harder = Складніше проти нього
cli-option-harder-two-player = Складніша гра для двох
cli-option-predictable-paradox = Передбачувані парадокси
cli-option-simultaneous-power-up = Усі заряджають одночасно
cli-option-alternate-timeline = Альтернативна лінія часу
cli-option-starting-asset-draft = Вибір початкових запасів
cli-option-endgame-condition-draft = Вибір умов кінця гри
cli-option-samira-without-neutronium = Саміра ніколи не знаходить нейтроній

## `chronotable simulate`

cli-simulate-column-path = Шлях
cli-simulate-column-path-success = Перемоги
cli-simulate-column-leader = Лідер
cli-simulate-column-leader-success = Перемоги
cli-game-anachrony-about = Позичайте у власного майбутнього, поверніть борг, доки парадокси не розірвали час, і евакуюйтеся після удару астероїда; найдовша з чотирьох.
