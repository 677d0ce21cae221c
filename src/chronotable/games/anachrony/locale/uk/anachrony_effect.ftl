# Що роблять плитки, за їхніми даними.

anachrony-ability-list = { $first }; { $last }
anachrony-ability-worker-action = { $worker }{ $paid ->
    [yes] {" "}+ { $cost }
   *[no] {""}
} → { $effects }{ $retrieved ->
    [motivated] {" "}(лишається вмотивованим)
    [administrator] {" "}(адміністратор лишається вмотивованим)
    [dies] {" "}(робітник гине, коли повертається)
   *[tired] {""}
}
anachrony-ability-free-action = безплатна дія: { $paid ->
    [yes] { $cost } → { $effects }
   *[no] { $effects }
}
anachrony-ability-passive = завжди: { $effects }
anachrony-ability-one-time = одразу: { $effects }

anachrony-effect-gain = { $goods }
anachrony-effect-pay = заплатіть { $goods_acc }
anachrony-effect-exchange = { $give } → { $get }
anachrony-effect-block = { $effects }
anachrony-effect-choose = { $first } або { $last }
anachrony-effect-gain-worker = { $workers } ({ $column ->
    [tired] втомлений
   *[active] активний
})
anachrony-effect-gain-powered-exosuit = заряджений екзокостюм
anachrony-effect-set-focus = фокус, дальність { $range }
anachrony-effect-retrieve-warp = { $n ->
    [1] заберіть плитку варпу
   *[other] заберіть плитки варпу (щонайбільше { $n })
}
anachrony-effect-paradox-up = { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}
anachrony-effect-paradox-down = поверніть { $n ->
    [one] { $n } парадокс
    [few] { $n } парадокси
   *[many] { $n } парадоксів
}
anachrony-effect-morale-up = моральний дух зростає
anachrony-effect-wake-all = усі втомлені робітники стають активними
anachrony-effect-standard-action = звичайна дія: { $actions }
anachrony-effect-place-worker-main = поставте робітника в екзокостюмі на головне поле
anachrony-effect-lose-worker = втратьте робітника
anachrony-effect-copy-worker-action = дія робітника будь-якої збудованої плитки
anachrony-effect-discount = Будівництво коштує на 1 одиницю титану, урану або золота менше
anachrony-effect-modify-supply-cost = Постачання коштує вдвічі менше
anachrony-effect-modify-power-plant-range = дальність ваших електростанцій +{ $n }
anachrony-effect-modify-paradox-limit = межа парадоксів +{ $n }
anachrony-effect-modify-anomaly-vp = кожна ваша аномалія дає на { $n } ПО більше
anachrony-effect-modify-research-set-second-die = під час Дослідження можна за 1 одиницю води виставити й другий кубик
anachrony-effect-modify-time-travel-step-vp = кожна поділка шкали подорожей у часі дає на { $n } ПО більше
anachrony-effect-modify-action-water-cost-per-turn = дії одного ходу коштують разом на { $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[many] { $n } одиниць
} води менше
anachrony-effect-modify-no-negative-morale-vp = без від’ємних ПО за моральний дух
anachrony-effect-modify-no-worker-loss-on-force-at-minimum = за найнижчого морального духу ви не втрачаєте робітника
anachrony-effect-modify-mine-extra = Видобуток ресурсів дає на 1 одиницю титану, урану або золота більше
anachrony-effect-modify-evacuation-base-condition-met = вашу умову евакуації вважають виконаною
anachrony-effect-modify-superproject-vp = кожен ваш суперпроєкт дає на { $n } ПО більше
