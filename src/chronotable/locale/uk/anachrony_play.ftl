# Запитання, варіанти, журнал і підсумки гри «Анахронія».

## Запитання

anachrony-prompt-choose-path = Гравець { $seat }: який Шлях ви обираєте?
anachrony-prompt-choose-leader = Гравець { $seat }: якого лідера ви обираєте?
anachrony-prompt-draft-asset = Гравець { $seat }: яку карту початкових запасів ви лишаєте собі?
anachrony-prompt-draft-endgame = Гравець { $seat }: які карти умов кінця гри ви лишаєте?
anachrony-prompt-power-up = Гравець { $seat }: скільки екзокостюмів ви заряджаєте?
anachrony-prompt-exchange-cores = Гравець { $seat }: чи обмінюєте ви енергоядра й воду?
anachrony-prompt-warp = Гравець { $seat }: які плитки варпу ви кладете на лінію часу?
anachrony-prompt-place-warp = Гравець { $seat }: яку плитку варпу ви кладете на наступну клітинку?
anachrony-prompt-turn = Гравець { $seat }: ера { $era }, ваш хід.
anachrony-prompt-choose-worker = Гравець { $seat }: { $space }. Кого ви сюди ставите?
anachrony-prompt-place-worker = Гравець { $seat }: куди ви ставите робітника?
anachrony-prompt-construct = Гравець { $seat }: що ви будуєте?
anachrony-prompt-project-place = Гравець { $seat }: на які два місця ви кладете суперпроєкт?
anachrony-prompt-pay-breakthroughs = Гравець { $seat }: які прориви ви витрачаєте?
anachrony-prompt-pay-worker = Гравець { $seat }: яким робітником ви платите?
anachrony-prompt-pay-construction = Гравець { $seat }: { $tile }. На що ви зменшуєте ціну?
anachrony-prompt-recruit = Гравець { $seat }: кого ви вербуєте?
anachrony-prompt-recruit-bonus = Гравець { $seat }: який бонус за вербування ви берете?
anachrony-prompt-research = Гравець { $seat }: який кубик ви виставляєте і на яку грань?
anachrony-prompt-name-icon = Гравець { $seat }: знак питання. Який символ прориву ви обираєте ({ $shape })?
anachrony-prompt-reroll = Гравець { $seat }: таких проривів уже немає: { $shape } ({ $icon }). Який кубик ви кидаєте знову?
anachrony-prompt-standard-action = Гравець { $seat }: яку дію ви виконуєте?
anachrony-prompt-copy-action = Гравець { $seat }: яку дію Столиці без вільних гексів ви копіюєте?
anachrony-prompt-mine = Гравець { $seat }: який ресурс ви берете з пулу видобутку?
anachrony-prompt-trade = Гравець { $seat }: що ви обмінюєте?
anachrony-prompt-gain-any = Гравець { $seat }: що ви берете?
anachrony-prompt-pay-any = Гравець { $seat }: чим ви платите?
anachrony-prompt-pay-x = Гравець { $seat }: скільки ви платите?
anachrony-prompt-choose = Гравець { $seat }: що ви обираєте?
anachrony-prompt-may = Гравець { $seat }: чи використовуєте ви здібність лідера? { $leader }: { $text }.
anachrony-prompt-gain-worker = Гравець { $seat }: якого робітника ви берете?
anachrony-prompt-lose-worker = Гравець { $seat }: якого робітника ви втрачаєте?
anachrony-prompt-set-focus = Гравець { $seat }: на яку еру ви переносите фокус?
anachrony-prompt-send-back = Гравець { $seat }: що ви відсилаєте в минуле?
anachrony-prompt-retrieve-warp = Гравець { $seat }: яку плитку варпу ви забираєте?
anachrony-prompt-rescue-warp = Гравець { $seat }: аномалія. Яку плитку варпу ви забираєте?
anachrony-prompt-take-anomaly = Гравець { $seat }: куди потрапляє аномалія?
anachrony-prompt-remove-anomaly = Гравець { $seat }: чим ви платите за усунення аномалії?
anachrony-prompt-paradox = Гравець { $seat }: скільки парадоксів ви повертаєте?
anachrony-prompt-copy-tile = Гравець { $seat }: яку дію робітника ви копіюєте?

## Варіанти

anachrony-option-path = { CAPITAL($path) }
anachrony-option-leader = { CAPITAL($leader) }
anachrony-option-ability = Так: { $text }
anachrony-option-card = { CAPITAL($card) }
anachrony-option-keep = Лишіть: { $cards }
anachrony-option-power = { $n ->
    [0] Не заряджайте екзокостюмів
    [one] Зарядіть { $n } екзокостюм
    [few] Зарядіть { $n } екзокостюми
   *[many] Зарядіть { $n } екзокостюмів
}
anachrony-option-power-paid = { $n ->
    [one] Зарядіть { $n } екзокостюм
    [few] Зарядіть { $n } екзокостюми
   *[many] Зарядіть { $n } екзокостюмів
} за { $goods_acc }
anachrony-option-exchange = Віддайте { $goods_acc }, візьміть { $other_acc }
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
anachrony-option-anomaly = Усуньте аномалію з { $slot_gen }
anachrony-option-pass = Спасуйте
anachrony-option-free = { CAPITAL($tile) } ({ $text })
anachrony-option-free-force-workers = Безплатна дія: Примус робітників
anachrony-option-free-supply = Безплатна дія: Постачання
anachrony-option-worker = { CAPITAL($worker) }
anachrony-option-build = Збудуйте { $tile_acc } ({ $text })
anachrony-option-slot = { CAPITAL($slot) }
anachrony-option-spend = { CAPITAL($breakthroughs) }
anachrony-option-lose = { CAPITAL($column) } { $worker }
anachrony-option-discount = Заплатіть { $paid_acc } (менше на { $goods_acc })
anachrony-option-discount-none = Не зменшуйте ціни
anachrony-option-recruit = { CAPITAL($worker) }
anachrony-option-bonus = { CAPITAL($goods) }
anachrony-option-set = Виставте: { $face }
anachrony-option-set-both = Виставте обидва кубики: { $face }, { $icon }
anachrony-option-icon = { CAPITAL($icon) }
anachrony-option-reroll = Киньте { $die }
anachrony-option-action = { CAPITAL($action) }
anachrony-option-mine = { CAPITAL($goods) }
anachrony-option-trade = Віддайте { $goods_acc }, візьміть { $other_acc }
anachrony-option-take = Візьміть { $goods_acc }
anachrony-option-pay = Заплатіть { $goods_acc }
anachrony-option-x = { $n }
anachrony-option-choose = { CAPITAL($effect) }
anachrony-option-focus = Ера { $n }
anachrony-option-send = { CAPITAL($warp) }
anachrony-option-retrieve = { CAPITAL($warp) }
anachrony-option-return = { $n ->
    [0] Не повертайте парадоксів
    [one] Поверніть { $n } парадокс
    [few] Поверніть { $n } парадокси
   *[many] Поверніть { $n } парадоксів
}
anachrony-option-giveup = Натомість втратьте { $tile_acc }
anachrony-option-cover = Закрийте { $tile_acc }
anachrony-option-copy = { CAPITAL($tile) }: { $text }

anachrony-done-exchange-cores = Не обмінюйте
anachrony-done-construct = Нічого не будуйте
anachrony-done-recruit = Нікого не вербуйте
anachrony-done-research = Без Дослідження
anachrony-done-copy-action = Нічого не копіюйте
anachrony-done-trade = Завершіть обмін
anachrony-done-may = Ні
anachrony-done-send-back = Нічого не відсилайте
anachrony-done-retrieve-warp = Не забирайте жодної
anachrony-done-rescue-warp = Не забирайте жодної

## Що сталося

anachrony-event-path-taken = Гравець { $seat } обирає { $word }.
anachrony-event-leader-taken = Лідер гравця { $seat }: { $word }.
anachrony-event-asset-kept = Гравець { $seat } лишає собі: { $card }.
anachrony-event-asset-kept-hidden = Гравець { $seat } лишає собі одну карту.
anachrony-event-assets-shown = Початкові запаси гравця { $seat }: { $cards }.
anachrony-event-endgame-kept = Гравець { $seat } лишає: { $cards }.
anachrony-event-endgame-kept-hidden = Гравець { $seat } обирає карти умов кінця гри.
anachrony-event-endgame-cards = Умови кінця гри: { $cards }.
anachrony-event-first-player = Перший гравець: гравець { $seat }.
anachrony-event-era-started = Починається ера { $n }.
anachrony-event-superproject-revealed = Над ерою { $n } відкрито суперпроєкт: { $tile }.
anachrony-event-prepared = Пули та стоси готові до ери { $n }.
anachrony-event-paradox-rolled = Гравець { $seat } кидає кубик парадокса за еру { $word }, результат: { $n }.
anachrony-event-paradoxes-gained = Гравець { $seat } отримує { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}.
anachrony-event-paradoxes-returned = Гравець { $seat } повертає { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}.
anachrony-event-anomaly-triggered = Гравець { $seat } досягає межі парадоксів: аномалія!
anachrony-event-anomaly-placed = Гравець { $seat } кладе аномалію на { $slot }.
anachrony-event-tile-covered = Гравець { $seat } закриває аномалією { $tile_acc } ({ $slot }).
anachrony-event-building-given-up = Гравець { $seat } втрачає { $tile_acc }.
anachrony-event-anomaly-removed = Гравець { $seat } усуває аномалію з { $slot_gen }.
anachrony-event-powered-up = Гравець { $seat } { $n ->
    [0] не заряджає екзокостюмів
    [one] заряджає { $n } екзокостюм
    [few] заряджає { $n } екзокостюми
   *[many] заряджає { $n } екзокостюмів
}.
anachrony-event-exosuit-powered = Гравець { $seat } отримує заряджений екзокостюм.
anachrony-event-warp-chosen = Плитки варпу, які обирає гравець { $seat }: { $warps }.
anachrony-event-warp-chosen-nothing = Гравець { $seat } не обирає жодної плитки варпу.
anachrony-event-warp-chosen-hidden = Гравець { $seat } обирає плитки варпу.
anachrony-event-warped = Гравець { $seat } бере з майбутнього: { $warps }.
anachrony-event-warped-nothing = Гравець { $seat } нічого не бере з майбутнього.
anachrony-event-warp-placed = Гравець { $seat } кладе плитку варпу ({ $warp }) на клітинку { $n }.
anachrony-event-warp-space = Гравець { $seat }: { $word }.
anachrony-event-warp-retrieved = Гравець { $seat } забирає плитку варпу ({ $warp }).
anachrony-event-passed = Гравець { $seat } пасує.
anachrony-event-free-action = Гравець { $seat }, безплатна дія: { $word }.
anachrony-event-worker-placed = Гравець { $seat } ставить { $worker_acc }: { $space }.
anachrony-event-worker-placed-on-tile = Гравець { $seat } ставить { $worker_acc }: { $tile }.
anachrony-event-worker-placed-on-anomaly = Гравець { $seat } ставить { $worker_acc }: аномалія на { $slot_loc }.
anachrony-event-copied = Гравець { $seat } копіює { $tile_acc }.
anachrony-event-gained = Гравець { $seat } отримує { $goods_acc }.
anachrony-event-paid = Гравець { $seat } платить { $goods_acc }.
anachrony-event-worker-gained = Гравець { $seat } отримує робітника: { $worker } ({ $word }).
anachrony-event-worker-lost = Гравець { $seat } втрачає робітника: { $worker } ({ $word }).
anachrony-event-workers-woken = Гравець { $seat }: { $n ->
    [one] { $n } втомлений робітник стає активним
    [few] { $n } втомлені робітники стають активними
   *[many] { $n } втомлених робітників стають активними
}.
anachrony-event-morale = Гравець { $seat }: мораль тепер { $n } із 7.
anachrony-event-recruited = Гравець { $seat } вербує { $worker_acc }.
anachrony-event-shape-rolled = Гравець { $seat } кидає кубик форми: { $word }.
anachrony-event-icon-rolled = Гравець { $seat } кидає кубик символу: { $word }.
anachrony-event-breakthrough = Гравець { $seat } здійснює прорив: { $breakthrough }.
anachrony-event-breakthrough-spent = Гравець { $seat } витрачає прорив: { $breakthrough }.
anachrony-event-built = Гравець { $seat } будує { $tile_acc } ({ $slot }).
anachrony-event-focus-set = Гравець { $seat } переносить фокус на еру { $n }.
anachrony-event-time-travelled = Гравець { $seat } просувається на шкалі подорожей у часі до поділки { $n }.
anachrony-event-evacuated = Гравець { $seat } евакуюється, порядковий номер { $n }.
anachrony-event-impact = Зіткнення!
anachrony-event-tile-drawn = { $space }: { $word }.
anachrony-event-tile-flipped = { $space }: цей гекс відтепер недоступний.
anachrony-event-game-over = Гру завершено.

anachrony-free-force-workers = Примус робітників
anachrony-free-supply = Постачання

## Чим усе скінчилося

anachrony-result-last-era = Сьома ера добігла кінця. { $n ->
    [1] Перемагає гравець { $winners }
   *[other] Перемогу ділять гравці { $winners }
}, рахунок: { $score } ПО.
anachrony-result-capital-collapsed = Столиця впала. { $n ->
    [1] Перемагає гравець { $winners }
   *[other] Перемогу ділять гравці { $winners }
}, рахунок: { $score } ПО.
