# Запитання, варіанти, журнал і підсумки гри «Анахронія».

## Запитання

anachrony-prompt-choose-path = Який Шлях ви вибираєте?
anachrony-prompt-choose-leader = Якого лідера ви вибираєте?
anachrony-prompt-draft-asset = Яку карту початкових запасів ви лишаєте собі?
anachrony-prompt-draft-endgame = Які карти умов кінця гри ви лишаєте?
anachrony-prompt-power-up = Скільки екзокостюмів ви заряджаєте?
anachrony-prompt-exchange-cores = Чи обмінюєте ви енергоядра й воду?
anachrony-prompt-warp = Які плитки варпу ви кладете на лінію часу?
anachrony-prompt-place-warp = Яку плитку варпу ви кладете на наступну клітинку?
anachrony-prompt-turn = Ера { $era }: розмістіть робітника або спасуйте.
anachrony-prompt-choose-worker = { CAPITAL($space) }. Кого ви сюди ставите?
anachrony-prompt-place-worker = Куди ви ставите робітника?
anachrony-prompt-construct = Що ви будуєте?
anachrony-prompt-project-place = На які два місця ви кладете суперпроєкт?
anachrony-prompt-pay-breakthroughs = Які прориви ви витрачаєте?
anachrony-prompt-pay-worker = Яким робітником ви платите?
anachrony-prompt-pay-construction = { CAPITAL($tile) }. Яку знижку ви берете?
anachrony-prompt-recruit = Кого ви вербуєте?
anachrony-prompt-recruit-bonus = Який бонус за вербування ви берете?
anachrony-prompt-research = Який кубик ви виставляєте і на яку грань?
anachrony-prompt-name-icon = Знак питання. Який символ прориву ви вибираєте ({ $shape })?
anachrony-prompt-reroll = Таких проривів уже немає: { $shape } ({ $icon }). Який кубик ви кидаєте знову?
anachrony-prompt-standard-action = Яку дію ви виконуєте?
anachrony-prompt-copy-action = Яку дію Столиці без вільних гексів ви копіюєте?
anachrony-prompt-mine = Який ресурс ви берете з пулу видобутку?
anachrony-prompt-trade = Що ви обмінюєте?
anachrony-prompt-gain-any = Що ви берете?
anachrony-prompt-pay-any = Чим ви платите?
anachrony-prompt-pay-x = Скільки ви платите?
anachrony-prompt-choose = Що ви вибираєте?
anachrony-prompt-may = Чи використовуєте ви здібність лідера? { $leader }: { $text }.
anachrony-prompt-gain-worker = Якого робітника ви берете?
anachrony-prompt-lose-worker = Якого робітника ви втрачаєте?
anachrony-prompt-set-focus = На яку еру ви переносите фокус?
anachrony-prompt-send-back = Що ви відсилаєте в минуле?
anachrony-prompt-retrieve-warp = Яку плитку варпу ви забираєте?
anachrony-prompt-rescue-warp = Аномалія. Яку плитку варпу ви забираєте?
anachrony-prompt-take-anomaly = Куди потрапляє аномалія?
anachrony-prompt-remove-anomaly = Чим ви платите за усунення аномалії?
anachrony-prompt-paradox = Скільки парадоксів ви повертаєте?
anachrony-prompt-copy-tile = Яку дію робітника ви копіюєте?

## Варіанти

anachrony-option-path = { CAPITAL($path) }
anachrony-option-leader = { CAPITAL($leader) }
anachrony-option-ability = Так: { $text }
anachrony-option-card = { CAPITAL($card) }
anachrony-option-keep = Лишити: { $cards }
anachrony-option-power = { $n ->
    [0] Не заряджати екзокостюмів
    [one] Зарядити { $n } екзокостюм
    [few] Зарядити { $n } екзокостюми
   *[many] Зарядити { $n } екзокостюмів
}
anachrony-option-power-paid = { $n ->
    [one] Зарядити { $n } екзокостюм
    [few] Зарядити { $n } екзокостюми
   *[many] Зарядити { $n } екзокостюмів
} за { $goods_acc }
anachrony-option-exchange = Віддати { $goods_acc }, взяти { $other_acc }
anachrony-option-warp = { CAPITAL($warps) }
anachrony-option-warp-none = Жодної плитки варпу
anachrony-option-place = { CAPITAL($space) }
anachrony-option-place-hex = { CAPITAL($space) }{ $collapsed ->
    [yes] {" "}({ $tile })
   *[no] { $n ->
        [0] {""}
        [one] {" "}(коштує { $n } одиницю води)
        [few] {" "}(коштує { $n } одиниці води)
       *[many] {" "}(коштує { $n } одиниць води)
    }
}
anachrony-option-use = { CAPITAL($tile) }: { $text }
anachrony-option-anomaly = Усунути аномалію з { $slot_gen }
anachrony-option-pass = Спасувати
anachrony-option-free = { CAPITAL($free) } ({ $text })
anachrony-option-free-force-workers = Безплатна дія: Примусова праця
anachrony-option-free-supply = Безплатна дія: Постачання
anachrony-option-worker = { CAPITAL($worker) }
anachrony-option-build = Збудувати { $tile_acc } { $paid ->
    [yes] за { $price_acc }
   *[no] безплатно
}{ $less ->
    [0] {""}
   *[other] , мінус { $less } на вибір
} ({ $text })
anachrony-option-slot = { CAPITAL($slot) }
anachrony-option-spend = { CAPITAL($breakthroughs) }
anachrony-option-lose = { CAPITAL($column) } { $worker }
anachrony-option-discount = Заплатити { $paid_acc } (знижка: { $goods })
anachrony-option-discount-none = Без знижки
anachrony-option-recruit = { CAPITAL($worker) }
anachrony-option-bonus = { CAPITAL($goods) }
anachrony-option-set = Виставити: { $face }
anachrony-option-set-both = Виставити обидва кубики: { $face }, { $icon }
anachrony-option-icon = { CAPITAL($icon) }
anachrony-option-reroll = Кинути знову: { $die }
anachrony-option-action = { CAPITAL($action) }
anachrony-option-mine = { CAPITAL($goods) }
anachrony-option-trade = Віддати { $goods_acc }, взяти { $other_acc }
anachrony-option-take = Взяти { $goods_acc }
anachrony-option-pay = Заплатити { $goods_acc }
anachrony-option-x = { $n }
anachrony-option-choose = { CAPITAL($effect) }
anachrony-option-focus = Ера { $n }
anachrony-option-send = { CAPITAL($warp) }
anachrony-option-retrieve = { CAPITAL($warp) }
anachrony-option-return = { $n ->
    [0] Не повертати парадоксів
    [one] Повернути { $n } парадокс
    [few] Повернути { $n } парадокси
   *[many] Повернути { $n } парадоксів
}
anachrony-option-giveup = Натомість втратити { $tile_acc }
anachrony-option-cover = Закрити { $tile_acc }
anachrony-option-copy = { CAPITAL($tile) }: { $text }

anachrony-done-exchange-cores = Не обмінювати
anachrony-done-construct = Нічого не будувати
anachrony-done-recruit = Нікого не вербувати
anachrony-done-research = Без Дослідження
anachrony-done-copy-action = Нічого не копіювати
anachrony-done-trade = Завершити обмін
anachrony-done-may = Ні
anachrony-done-send-back = Нічого не відсилати
anachrony-done-retrieve-warp = Не забирати жодної
anachrony-done-rescue-warp = Не забирати жодної

## Що сталося

anachrony-event-path-taken = { PLAYER($seat) } вибирає { $word }.
anachrony-event-leader-taken = { PLAYER($seat) }, лідер: { $word }.
anachrony-event-asset-kept = { PLAYER($seat) } лишає собі: { $card }.
anachrony-event-asset-kept-hidden = { PLAYER($seat) } лишає собі одну карту.
anachrony-event-assets-shown = { PLAYER($seat) }, початкові запаси: { $cards }.
anachrony-event-endgame-kept = { PLAYER($seat) } лишає: { $cards }.
anachrony-event-endgame-kept-hidden = { PLAYER($seat) } вибирає карти умов кінця гри.
anachrony-event-endgame-cards = Умови кінця гри: { $cards }.
anachrony-event-first-player = Перший гравець: { PLAYER($seat) }.
anachrony-event-era-started = Починається ера { $n }.
anachrony-event-superproject-revealed = Над ерою { $n } відкрито суперпроєкт: { $tile }.
anachrony-event-prepared = Пули та стоси готові до ери { $n }.
anachrony-event-paradox-rolled = { PLAYER($seat) } кидає кубик парадоксу за еру { $word }, результат: { $n }.
anachrony-event-paradoxes-gained = { PLAYER($seat) } отримує { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}.
anachrony-event-paradoxes-returned = { PLAYER($seat) } повертає { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}.
anachrony-event-anomaly-triggered = { PLAYER($seat) } досягає межі парадоксів: аномалія!
anachrony-event-anomaly-placed = { PLAYER($seat) } кладе аномалію на { $slot }.
anachrony-event-tile-covered = { PLAYER($seat) } закриває аномалією { $tile_acc } ({ $slot }).
anachrony-event-building-given-up = { PLAYER($seat) } втрачає { $tile_acc }.
anachrony-event-anomaly-removed = { PLAYER($seat) } усуває аномалію з { $slot_gen }.
anachrony-event-powered-up = { PLAYER($seat) } { $n ->
    [0] не заряджає екзокостюмів
    [one] заряджає { $n } екзокостюм
    [few] заряджає { $n } екзокостюми
   *[many] заряджає { $n } екзокостюмів
}.
anachrony-event-exosuit-powered = { PLAYER($seat) } отримує заряджений екзокостюм.
anachrony-event-warp-chosen = { PLAYER($seat) } вибирає плитки варпу: { $warps }.
anachrony-event-warp-chosen-nothing = { PLAYER($seat) } не вибирає жодної плитки варпу.
anachrony-event-warp-chosen-hidden = { PLAYER($seat) } вибирає плитки варпу.
anachrony-event-warped = { PLAYER($seat) } бере з майбутнього: { $warps }.
anachrony-event-warped-nothing = { PLAYER($seat) } нічого не бере з майбутнього.
anachrony-event-warp-placed = { PLAYER($seat) } кладе плитку варпу ({ $warp }) на клітинку { $n }.
anachrony-event-warp-space = { PLAYER($seat) }: { $word }.
anachrony-event-warp-retrieved = { PLAYER($seat) } забирає плитку варпу ({ $warp }).
anachrony-event-passed = { PLAYER($seat) } пасує.
anachrony-event-free-action = { PLAYER($seat) }, безплатна дія: { $word }.
anachrony-event-worker-placed = { PLAYER($seat) } ставить { $worker_acc }: { $space }.
anachrony-event-worker-placed-on-tile = { PLAYER($seat) } ставить { $worker_acc }: { $tile }.
anachrony-event-worker-placed-on-anomaly = { PLAYER($seat) } ставить { $worker_acc }: аномалія на { $slot_loc }.
anachrony-event-copied = { PLAYER($seat) } копіює { $tile_acc }.
anachrony-event-gained = { PLAYER($seat) } отримує { $goods_acc }.
anachrony-event-paid = { PLAYER($seat) } платить { $goods_acc }.
anachrony-event-worker-gained = { PLAYER($seat) } отримує робітника: { $worker } ({ $word }).
anachrony-event-worker-lost = { PLAYER($seat) } втрачає робітника: { $worker } ({ $word }).
anachrony-event-workers-woken = { PLAYER($seat) }: { $n ->
    [one] { $n } втомлений робітник стає активним
    [few] { $n } втомлені робітники стають активними
   *[many] { $n } втомлених робітників стають активними
}.
anachrony-event-morale = { PLAYER($seat) }, моральний дух: { $n } із 7.
anachrony-event-recruited = { PLAYER($seat) } вербує { $worker_acc }.
anachrony-event-shape-rolled = { PLAYER($seat) } кидає кубик форми: { $word }.
anachrony-event-icon-rolled = { PLAYER($seat) } кидає кубик символу: { $word }.
anachrony-event-breakthrough = { PLAYER($seat) } здійснює прорив: { $breakthrough }.
anachrony-event-breakthrough-spent = { PLAYER($seat) } витрачає прорив: { $breakthrough }.
anachrony-event-built = { PLAYER($seat) } будує { $tile_acc } ({ $slot }).
anachrony-event-focus-set = { PLAYER($seat) } переносить фокус на еру { $n }.
anachrony-event-time-travelled = { PLAYER($seat) } просувається на шкалі подорожей у часі до поділки { $n }.
anachrony-event-evacuated = { PLAYER($seat) } евакуюється, черговість: { $n }.
anachrony-event-impact = Зіткнення!
anachrony-event-tile-drawn = { $space }: { $word }.
anachrony-event-tile-flipped = { $space }: цей гекс відтепер недоступний.
anachrony-event-game-over = Гру завершено.

anachrony-free-force-workers = Примусова праця
anachrony-free-supply = Постачання

## Чим усе скінчилося

anachrony-result-last-era = Сьома ера добігла кінця. { $n ->
    [1] Перемагає { $winners }
   *[other] Перемогу ділять { $winners }
}, рахунок: { $score } ПО.
anachrony-result-capital-collapsed = Столиця впала. { $n ->
    [1] Перемагає { $winners }
   *[other] Перемогу ділять { $winners }
}, рахунок: { $score } ПО.
anachrony-done-standard-action = Без дії
