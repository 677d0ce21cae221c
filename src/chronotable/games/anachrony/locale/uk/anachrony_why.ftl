# Чому щось неможливо у грі «Анахронія»; неправильні параметри та позиції.

anachrony-why-passed = Ви спасували: у цій ері ви більше не маєте ходів і безплатних дій.
anachrony-why-free-placement = Ця безплатна дія дає змогу поставити робітника деінде.
anachrony-why-no-active = У вас немає активного робітника.
anachrony-why-not-active = { $busy ->
    [yes] У вас немає активного { $worker_gen }: кожен втомлений або зайнятий.
   *[no] У вас немає { $worker_gen }.
}
anachrony-why-no-exosuit = У вас більше немає зарядженого екзокостюма.
anachrony-why-no-free-hex = { CAPITAL($action) }: немає вільного гекса.
anachrony-why-no-third-hex = Нижній гекс використовують лише за чотирьох гравців.
anachrony-why-occupied = { $space }: цей гекс займає { PLAYER($seat) }.
anachrony-why-council-closed = У складнішій грі для двох правий гекс Світової ради недоступний.
anachrony-why-flipped = { $space }: цей гекс уже недоступний.
anachrony-why-water = Потрібно води: { $needed }, у вас: { $held }.
anachrony-why-goods = Ціна: { $cost }. У вас: { $held }.
anachrony-why-hexes = Незакритих гексів для екзокостюмів: { $n }.
anachrony-why-hex-price = Жоден набір ваших гексів стільки не коштує; спершу займають безплатні гекси.
anachrony-why-no-trade = У вас немає нічого, що обмінюють кочівники.
anachrony-why-before-impact = Евакуація можлива лише після Зіткнення.
anachrony-why-evacuated = Ви вже евакуювалися.
anachrony-why-condition = Ви не виконали своєї умови евакуації ({ $condition }).
anachrony-why-hex-free = У кожної дії Столиці ще є вільний гекс, а таку дію не можна скопіювати.
anachrony-why-no-copy = Жоден ваш робітник не може виконати дії Столиці, у якої не лишилося вільних гексів.
anachrony-why-action-has-hex = { CAPITAL($action) }: у цієї дії Столиці ще є вільний гекс, тому її не можна скопіювати.
anachrony-why-not-capital = { CAPITAL($action) }: скопіювати можна лише дію Столиці.
anachrony-why-supply-free = На цьому планшеті Постачання — безплатна дія.
anachrony-why-supply-taken = Постачання в цій ері вже використано.
anachrony-why-empty-slot = Це місце для будівлі порожнє.
anachrony-why-anomaly-price = Усунення аномалії коштує 2 одиниці води та 1 одиницю нейтронію або 2 одиниці титану, урану чи золота.
anachrony-why-covered = { CAPITAL($tile) }: цю плитку закриває аномалія.
anachrony-why-no-worker-action = { CAPITAL($tile) }: на цій плитці немає дії робітника.
anachrony-why-spot-taken = { CAPITAL($tile) }: цю плитку в цій ері вже використано.
anachrony-why-not-yours = { CAPITAL($tile) }: цієї плитки немає на вашому планшеті.
anachrony-why-needs-worker = Потрібен активний { $worker_fit }.
anachrony-why-wrong-worker = Дію «{ $space }» не може виконати { $worker }.
anachrony-why-nothing-to-build = Із цим робітником ви зараз нічого не можете збудувати.
anachrony-why-nobody-to-recruit = У пулі вербування немає нікого, кого міг би завербувати цей робітник.
anachrony-why-no-effect = Це нічого не дало б.
anachrony-why-no-past = У першій ері ще немає минулого.
anachrony-why-no-paradox = У вас немає парадоксу, який можна повернути.
anachrony-why-no-warp = У вас немає плиток варпу на лінії часу.
anachrony-why-no-tired = У вас немає втомленого робітника.
anachrony-why-no-unpowered = У вас більше немає незарядженого екзокостюма.
anachrony-why-nothing-to-copy = Немає чого копіювати.
anachrony-why-nothing-to-copy-there = { CAPITAL($tile) }: на цій плитці немає дії робітника, яку можна скопіювати.
anachrony-why-not-built = { CAPITAL($tile) }: цієї плитки ніхто не збудував.
anachrony-why-nobody-to-lose = У вас немає активного чи втомленого робітника, якого можна втратити.
anachrony-why-no-free-action = У вас немає такої безплатної дії.
anachrony-why-used = Цю безплатну дію в цій ері вже виконано.
anachrony-why-place-first = Спершу відправте робітника на цю дію: { $action }.
anachrony-why-place-before-worker = Спершу виберіть місце, потім того, хто туди піде.
anachrony-why-other-phase = Це вирішують в інший час: { $phase }.
anachrony-why-projects-only = Зараз можна збудувати лише суперпроєкт.
anachrony-why-not-on-top = { CAPITAL($tile) }: ця будівля не лежить зверху жодного стосу.
anachrony-why-row-full = У вас більше немає вільного місця для { $row_gen }.
anachrony-why-cannot-pay = Ви не можете заплатити за { $tile_acc }. { $price }
anachrony-why-not-in-focus = { $tile }: цей суперпроєкт лежить не над ерою { $n }, на якій ваш фокус.
anachrony-why-no-two-slots = Суперпроєкт потребує двох вільних сусідніх місць в одному ряду.
anachrony-why-no-breakthrough = У вас немає проривів, яких коштує цей суперпроєкт: { $tile }.
anachrony-why-no-worker-to-pay = У вас немає активного чи втомленого { $worker_gen }, яким можна заплатити.
anachrony-why-not-in-pool = У пулі вербування немає { $worker_gen }.
anachrony-why-engineer-genius = Інженер не може завербувати генія.
anachrony-why-not-past = Ера { $n } не в минулому.
anachrony-why-out-of-range = Це задалеко. Ер назад: { $n }, дальність: { $most }.
anachrony-why-warp-elsewhere = Плитка варпу ({ $warp }) лежить не на ері { $n }, на якій ваш фокус.
anachrony-why-cannot-send = У вас немає того, що показує плитка варпу ({ $warp }).
anachrony-why-two-warps = За одну еру на лінію часу кладуть щонайбільше дві плитки варпу.
anachrony-why-warp-out = Плитка варпу ({ $warp }) уже лежить на лінії часу.
anachrony-why-warp-water = Кожна плитка варпу з робітником коштує 1 одиницю води.
anachrony-why-not-in-hand = Цієї карти немає у вас на руці.
anachrony-why-keep = Лишіть різні карти зі своєї руки; потрібна кількість: { $n }.

## Параметри

anachrony-setup-side = Параметр «{ $name }»: усі гравці мають ту саму сторону планшетів, а вказано: { $sides } (ANA-3.2).
anachrony-setup-path-twice = Параметр «paths»: усі гравці мають різні Шляхи, а вказано: { $paths } (ANA-3.1).
anachrony-setup-count = Параметр «{ $name }»: вказано значень: { $n }, а гравців: { $players } (ANA-0.1).
anachrony-setup-leader = Параметр «leaders»: «{ $leader }» веде Шляхом «{ $own }», а не «{ $path }» (ANA-3.7).
anachrony-setup-harder = Параметр «harder_two_player» призначено для 2 гравців, а вказано { $players } (ANA-26.1).

## Описані позиції

anachrony-position-agenda = Останнім кроком незавершеної гри має бути «era».
anachrony-position-players = Описано гравців: { $n }, беруть участь: { $players } (ANA-0.1).
anachrony-position-seat = Немає місця { $seat }; останнє має номер { $last }.
anachrony-position-slot = Місце «{ $slot }» описано двічі.
anachrony-position-covered = У гравця { $seat } закрито не ті гекси, які закриває Зіткнення (ANA-24.4).
anachrony-position-timeline = Кожна плитка альтернативної лінії часу має бути рівно один раз.

## Закони столу; частини kernel-position-impossible

anachrony-law-tiles = будівлі або суперпроєкти, яких бракує або які повторюються (ANA-1.2)
anachrony-law-stacks = будівля у стосі іншого типу (ANA-2.4)
anachrony-law-breakthroughs = не по 3 прориви кожного типу (ANA-1.4)
anachrony-law-table = ера або пул поза дозволеними межами (ANA-0.2)
anachrony-law-endgame = не 5 різних умов кінця гри (ANA-2.8)
anachrony-law-evacuation = евакуації до Зіткнення або не за порядком (ANA-18.4)
anachrony-law-capital = плитки занепаду Столиці, яких немає на їхніх гексах після Зіткнення (ANA-24.3)
anachrony-law-flipped = недоступний гекс дії Столиці з екзокостюмом або без плитки (ANA-10.5)
anachrony-law-draft = карти вибору, які до нього не належать, яких бракує або які повторюються ({ $rule })
anachrony-law-no-draft = карти на руках, хоча вибір карт не триває (ANA-26.11)
anachrony-law-secret = таємний вибір гравця { $seat }, який неможливий, якого бракує або який ніхто не розкриє (ANA-7.1, ANA-26.3)
anachrony-law-goods = від’ємна кількість запасів гравця { $seat } (ANA-0.9)
anachrony-law-paradoxes = парадокси гравця { $seat } поза межею (ANA-5.10)
anachrony-law-markers = маркери гравця { $seat } поза їхніми шкалами (ANA-20.5)
anachrony-law-paths = гравець без власного Шляху (ANA-3.1)
anachrony-law-path = лідер або умова евакуації гравця { $seat } з іншого Шляху (ANA-3.7)
anachrony-law-workers = від’ємна кількість робітників гравця { $seat } (ANA-0.4)
anachrony-law-busy = зайняті робітники гравця { $seat }, які не стоять на своїх місцях (ANA-0.4)
anachrony-law-exosuits = не 6 екзокостюмів гравця { $seat } (ANA-0.6)
anachrony-law-row = будівля гравця { $seat } в ряду іншого типу, «{ $slot }» (ANA-11.2)
anachrony-law-two-slots = суперпроєкт гравця { $seat } не на двох сусідніх місцях, «{ $slot }» (ANA-11.7)
anachrony-law-covered = аномалія гравця { $seat }, яка не закриває плитки, «{ $slot }» (ANA-5.17)
anachrony-law-spot = робітник гравця { $seat } не на місці для робітника, «{ $slot }» (ANA-9.7)
anachrony-law-warps = плитки варпу гравця { $seat } на ерах, які ще не почалися (ANA-7.2)
anachrony-law-warp-spaces = плитки варпу гравця { $seat } без окремих клітинок на альтернативній лінії часу (ANA-26.5)

## Набори

anachrony-pack-number = Дві карти мають номер { $n }: { $cards }. Кожна карта повинна мати власний номер.
anachrony-pack-building-number = { CAPITAL($row) }: нова будівля має номер від { $least } до { $most }, а не { $id }.
anachrony-pack-building-there = Будівля { $id } вже є: набір може змінити її очки, але не те, чим вона є і що робить.
anachrony-pack-building-kind = Дві здібності типу «{ $kind }»: будівля може мати по одній кожного типу.
anachrony-pack-building-once = Будівля може мати «{ $word }» лише один раз.
anachrony-law-set-up-phase = приготування посеред гри або ера до його завершення (ANA-4.1)
anachrony-law-first-paradox = фаза парадоксів у першій ері (ANA-4.2)
anachrony-law-pending = відкладені кроки, які не належать до цієї фази (ANA-4.1)
anachrony-law-order = відкладені кроки в порядку, якого не може бути ({ $found }) (ANA-4.1)
anachrony-law-seats = гравці, на яких чекає крок «{ $step }» ({ $found }), хоча вони не останні за порядком (ANA-8.1)
anachrony-law-acting = гравець { $seat } не може бути тим, хто діяв останнім; можливі: { $seats } (ANA-7.2, ANA-23.1)
anachrony-law-at-work = дія робітника («{ $worker }»), якого ніхто не розмістив (ANA-8.2)
anachrony-law-effects = відкладені властивості, яких ніщо тут не могло спричинити ({ $found }) (ANA-22.1)
anachrony-law-x = кількість одиниць, вибраних для відкладених властивостей: { $n }; можливо від 1 до { $most } (ANA-27.112)
anachrony-law-together = одночасні вибори, яких не буває ({ $found }) (ANA-7.1, ANA-26.3)
anachrony-law-anomalies = відкладені аномалії гравців { $found }: у фазі парадоксів кожен отримує щонайбільше одну, у порядку ходу (ANA-5.12)
anachrony-law-exchange = обмін енергоядер гравцями { $found }, який дозволяє лише відповідний лідер, і то один раз (ANA-29.3)
anachrony-law-impact = Зіткнення до кінця 4-ї ери або його відсутність після неї (ANA-24.1)
anachrony-law-hexes = закриті гекси гравця { $seat } до Зіткнення або після нього не ті, які воно закриває (ANA-24.4)
anachrony-law-early-flip = недоступний гекс дії Столиці до кінця 5-ї ери (ANA-23.4)
anachrony-law-ending = кінець гри тоді, коли вона не закінчується, або його відсутність, коли закінчується (ANA-23.7)
anachrony-law-untangled = плитки варпу, що лишилися після кінця гри, хоча за них можна заплатити (ANA-25.2)
anachrony-law-set-up = Шлях, лідер або умова евакуації, яких бракує, хоча ніхто їх не вибиратиме, або які є завчасно (ANA-3.7)
anachrony-law-agreed = гравець { $seat } має «{ $found }», а параметр «{ $option }» каже «{ $agreed }» ({ $rule })
anachrony-law-decks = колоди, з яких узято не по одній карті вербування й видобутку на кожну еру (ANA-4.11)
anachrony-law-recruit-card = карта вербування, якої бракує або яка ще в колоді (ANA-4.7)
anachrony-law-recruit-pool = робітники в пулі вербування ({ $n }), які не походять із карти цієї ери (ANA-4.7)
anachrony-law-mine-pool = запаси в пулі видобутку, яких не поклала туди жодна взята карта (ANA-4.8)
anachrony-law-mined = ресурси, яких у пулі видобутку замало або забагато для зайнятих гексів видобутку (ANA-15.1)
anachrony-law-turn = хід нікого, кількох гравців або того, хто спасував (ANA-8.1)
anachrony-law-all-passed = фаза прибирання, перш ніж усі спасували (ANA-8.8)
anachrony-law-banner = перший гравець, який не зайняв лівого гекса Світової ради або не отримав за нього прапора (ANA-14.1)
anachrony-law-reservoir = вода, заощаджена Великим водосховищем, якого активний гравець не має, або поза фазою дій (ANA-28.4)
anachrony-law-fate = «{ $word }» визначено як майбутню випадковість, але в цій грі цього не може випасти (ANA-0.11)
anachrony-law-still-busy = зайняті робітники або відправлені екзокостюми гравця { $seat } поза фазою дій (ANA-23.2)
anachrony-law-still-marked = виконані безплатні дії або пас гравця { $seat } поза фазою дій (ANA-23.5)
anachrony-law-focus = маркер фокуса гравця { $seat } не на поточній ері до фази дій (ANA-20.16)
anachrony-law-travelled = подорож у часі гравця { $seat } у першій ері (ANA-20.7)
anachrony-law-aside = відкладені робітники гравця { $seat } без будівлі, втраченої цього ходу (ANA-33.14)
anachrony-law-powered = заряджені екзокостюми гравця { $seat }, перш ніж їх зарядили в цій ері (ANA-6.2)
anachrony-law-two-warps = більше ніж 2 плитки варпу гравця { $seat } на одній ері (ANA-7.1)
anachrony-law-early-warp = плитки варпу гравця { $seat } на поточній ері, перш ніж їх розкрито (ANA-7.2)
anachrony-law-superprojects = місця над лінією часу, які не відповідають збудованим суперпроєктам: розкладено 7, і будувати можна лише з розпочатих ер (ANA-2.6)
anachrony-law-secondary = більше будівель у другому стосі, ніж розпочалося ер (ANA-4.4)
anachrony-law-returned = втрачені будівлі, хоча ніхто не може їх утратити (ANA-33.14)
anachrony-law-timeline = плитки альтернативної лінії часу у грі без неї (ANA-26.4)
anachrony-law-wrong-worker = робітник гравця { $seat }, якому там не можна стояти: «{ $worker }» на «{ $space }» ({ $rule })
anachrony-law-retrieved = робітник гравця { $seat } на «{ $space }», який повертається не так, як каже це місце (ANA-23.2)
anachrony-law-closed-council = екзокостюм на правому гексі Світової ради, який складніша гра закриває (ANA-26.1)
anachrony-law-nothing-copied = гравець { $seat } на правому гексі Світової ради без заповненої дії Столиці, яку можна скопіювати (ANA-14.5)
anachrony-law-evacuating = робітник гравця { $seat } на евакуації, хоча гравець не евакуювався, зробив це двічі або до Зіткнення (ANA-18.2)
anachrony-law-free-supply = робітник на постачанні гравця { $seat }, якому він не потрібен (ANA-33.16)
anachrony-law-used = позначена безплатна дія гравця { $seat }, якої гравець не має (ANA-8.9)
