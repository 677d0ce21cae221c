# Суперники для соло-гри: їхній планшет, що вони роблять і чому.

anachrony-opponent-chronobot = Хронобот
anachrony-opponent-chronossus = Хроноссус

## Кроки жетонів команд і плитки дій

anachrony-deed-construct-power-plant = збудувати електростанцію
anachrony-deed-construct-factory = збудувати фабрику
anachrony-deed-construct-life-support = збудувати систему життєзабезпечення
anachrony-deed-construct-lab = збудувати лабораторію
anachrony-deed-construct-superproject = збудувати суперпроєкт
anachrony-deed-recruit = Вербування
anachrony-deed-recruit-genius = завербувати генія
anachrony-deed-research = Дослідження
anachrony-deed-genius-or-research = завербувати генія або Дослідження
anachrony-deed-mine = Видобуток ресурсів
anachrony-deed-time-travel = подорож у часі
anachrony-deed-remove-anomaly = усунути аномалію
anachrony-deed-reboot = перезавантаження
anachrony-deed-reboot-b = «Очки» зі стрибком
anachrony-deed-score = «Очки»
anachrony-deed-score-b = «Очки» та «Енергозапас»
anachrony-deed-energy-pack = «Енергозапас»
anachrony-deed-energy-pack-b = «Енергозапас» зі стрибком

## Чому так і чому ні

anachrony-cause-plain = так кажуть його правила
anachrony-cause-more-vp = має найбільше ПО
anachrony-cause-secondary = ПО порівну, тож те, що з другого стосу
anachrony-cause-only-one = іншого немає
anachrony-cause-lacking = перший тип, якого він ще не має
anachrony-cause-has-all = він уже має всі типи із запасу, тож перший за порядком
anachrony-cause-wanted = цих двох він хоче найбільше
anachrony-cause-second-best = найкраще з доступного
anachrony-cause-most-tiles = там найбільше його плиток варпу
anachrony-cause-oldest = деінде їх стільки само, але ця ера найстарша
anachrony-cause-older-era = ПО порівну, тож те, що зі старшої ери
anachrony-cause-genius = у запасі є геній
anachrony-cause-no-genius = у запасі немає генія
anachrony-cause-most-held = цього він має найбільше
anachrony-cause-no-hex = немає вільного гекса
anachrony-cause-no-suit = він не має зарядженого екзокостюма
anachrony-cause-three-buildings = для ще однієї будівлі цього типу немає місця
anachrony-cause-no-building = обидва стоси порожні
anachrony-cause-three-superprojects = для ще одного суперпроєкту немає місця
anachrony-cause-no-breakthrough = він не має прориву
anachrony-cause-no-superproject = немає суперпроєкту, який можна взяти
anachrony-cause-nobody = запас вербування порожній
anachrony-cause-no-such-shape = проривів цієї форми не лишилося
anachrony-cause-pool-empty = запас видобутку порожній
anachrony-cause-no-warp = на минулих ерах немає його плиток варпу
anachrony-cause-no-anomaly = він не має аномалії
anachrony-cause-too-few = він має замало ресурсів
anachrony-cause-no-suits = екзокостюмів не лишилося
anachrony-cause-travelled = екзокостюмів не лишилося, лише ця подорож у часі
anachrony-cause-you-passed = ви спасували, а він виконав свої дії

## Як ускладнити гру

anachrony-harder-leave-reboot = його жетони не лишаються на перезавантаженні
anachrony-harder-no-leader = гра без здібності лідера
anachrony-harder-extra-turn = ще один хід після вашого паса
anachrony-harder-six-actions = щонайменше 6 дій за еру
anachrony-harder-covered-council = на один гекс менше у Світовій раді
anachrony-harder-tiles-b = плитки дій стороною B
anachrony-harder-swapped-tiles = плитки дій I та III поміняно місцями
anachrony-harder-one-core = на 1 ядро більше
anachrony-harder-two-cores = на 2 ядра більше
anachrony-harder-three-cores = на 3 ядра більше
anachrony-harder-more-suits = на один екзокостюм за еру більше
anachrony-harder-cores-score = залишкові ядра дають очки
anachrony-harder-failures-score = невдалі дії дають 2 ПО
anachrony-harder-new-shapes = Дослідження дає форму, якої бракує
anachrony-harder-two-objectives = лише 2 завдання
anachrony-harder-one-objective = лише 1 завдання
anachrony-harder-no-objectives = без завдань
anachrony-harder-bright-spaces = клітинки з бонусом дають йому 3 ПО

## Рівні завдань

anachrony-level-bronze = бронза
anachrony-level-silver = срібло
anachrony-level-gold = золото

## Що він робить

anachrony-rolled = { $opponent } кидає { $n }
anachrony-unrolled = { $opponent }
anachrony-event-opponent-first = Перший гравець: { $opponent }.
anachrony-event-opponent-powered = { $opponent } заряджає { $n ->
    [one] { $n } екзокостюм
    [few] { $n } екзокостюми
   *[many] { $n } екзокостюмів
}.
anachrony-event-opponent-cores = { $opponent } тягне зі свого запасу; ядра: { $n }, без заряду: { $exhausted }.
anachrony-event-opponent-paradoxes = { $opponent } кидає кубик парадоксу за еру { $era }, результат: { $n }.
anachrony-event-opponent-anomaly = { $opponent } досягає межі парадоксів: аномалія, разом { $n }. { $era ->
    [0] Забрати плитку варпу він не може.
   *[other] Він забирає плитку варпу з ери { $era }.
}
anachrony-event-opponent-anomaly-full = { $opponent } досягає межі парадоксів, але ще однієї аномалії не отримує.
anachrony-event-opponent-warped = { $opponent } кидає кубик парадоксу й кладе на лінію часу { $n ->
    [0] 0 плиток варпу
    [one] { $n } плитку варпу
    [few] { $n } плитки варпу
   *[many] { $n } плиток варпу
}.
anachrony-event-opponent-bright = { $opponent } отримує { $vp } ПО за клітинки з бонусом, їх: { $n }.
anachrony-event-opponent-built = { $rolled }: { $deed }. Він бере { $tile_acc }: { $why } ({ $space }).
anachrony-event-opponent-superproject = { $rolled }: { $deed }. Він бере { $tile_acc }: { $why } ({ $space }). Він скидає прорив: { $breakthrough }.
anachrony-event-opponent-recruited = { $rolled }: { $deed }. Він бере { $worker_acc }: { $why } ({ $space }).
anachrony-event-opponent-mined = { $rolled }: { $deed }. Він бере: { $units }; { $why } ({ $space }).
anachrony-event-opponent-researched = { $rolled }: { $deed }. Він бере прорив: { $breakthrough }; { $why } ({ $space }).
anachrony-event-opponent-travelled = { $rolled }: { $deed }. Він забирає плитку варпу з ери { $era }: { $why }. Його шкала дає тепер { $vp } ПО.
anachrony-event-opponent-removed = { $rolled }: { $deed }. Він скидає: { $units }; { $why }.
anachrony-event-opponent-tile = { $rolled }: { $deed }. Він отримує { $vp } ПО, ядра: { $cores }.
anachrony-event-opponent-idle = { $rolled }: { $deed }. Він нічого не робить.
anachrony-event-opponent-failed = { $rolled }: { $deed }. Це не вдається, бо { $why }; він отримує { $vp } ПО.
anachrony-event-opponent-unmoved = { $rolled }: { $deed }, але екзокостюмів не лишилося.
anachrony-event-opponent-passed = { $opponent } пасує: { $why }.
anachrony-event-opponent-set-workers = { $opponent } скидає по одному робітнику кожного типу й отримує { $vp } ПО.
anachrony-event-opponent-set-resources = { $opponent } скидає по одному ресурсу кожного виду й отримує { $vp } ПО.

## Кінець

anachrony-result-alone-won = { $ending ->
    [capital_collapsed] Столиця впала.
   *[last_era] Сьома ера добігла кінця.
} Перемога, рахунок: { $score } ПО; { $opponent }: { $other } ПО.
anachrony-result-alone-lost = { $ending ->
    [capital_collapsed] Столиця впала.
   *[last_era] Сьома ера добігла кінця.
} Перемагає { $opponent }, рахунок: { $other } ПО; у вас { $score } ПО.
anachrony-victor-opponent = Перемагає { $opponent }.
anachrony-end-opponent = { $opponent }

## Приготування, позиції та закони

anachrony-setup-alone = Параметр «{ $name }» призначено для одного гравця, а вказано { $players } (ANA-37.10).
anachrony-setup-no-draft = Параметр «{ $name }» не для одного гравця (ANA-37.11).
anachrony-setup-way = Параметр «{ $name }»: «{ $way }» не ускладнює гру проти суперника «{ $opponent }». Дозволено: { $allowed } (ANA-37.50).
anachrony-pack-token = Жетон команди починає на кроці { $step } кола «{ $loop }», а кроків у ньому { $n }.
anachrony-pack-loop = Жоден крок кола «{ $loop }» не потребує екзокостюма: ера могла б ніколи не скінчитися.
anachrony-pack-slot = Суперник «{ $opponent }» не має місця «{ $slot }» для плитки.
anachrony-position-opponent = У цій грі немає суперника (ANA-37.10).
anachrony-position-step = У колі цього жетона команди немає кроку { $n }; останній має номер { $last } (ANA-37.3).
anachrony-law-opponent-held = щось на планшеті суперника, чого він не може мати ({ $rule })
anachrony-law-opponent-suits = екзокостюми чи позначки суперника, неможливі в цій фазі (ANA-37.18)
anachrony-law-opponent-warps = плитки варпу суперника там, де вони не можуть лежати, або забагато їх (ANA-37.19)
