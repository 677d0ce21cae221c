# Запитання, варіанти, журнал і підсумки гри «Петля».

## Запитання

loop-prompt-actions = { $agent }: виберіть дію.
loop-prompt-acquire = { $agent }: яку доступну карту ви додаєте у свою колоду?
loop-prompt-archive = { $agent }: чи архівуєте ви плитку диверсії своєї епохи?
loop-prompt-negate = Який із кинутих розривів ви скасовуєте?
loop-prompt-enter-landing = Куди впали кубики з вашої Машини?
loop-prompt-destruction-bonus = Клона знищено: чи використовуєте ви особливу здібність?
loop-prompt-take-bonus = Нагорода для агентів ({ $agent }): яку карту ви додаєте у свою колоду?
loop-prompt-order-destroyed = Яка карта потрапляє в колоду знищених карт наступною?
loop-prompt-discard-ultra = Яку карту Ультрамашини ви скидаєте?
loop-prompt-deal = Який агент виконує хід?
loop-prompt-give-card = Який агент отримує карту «{ $card }»?
loop-prompt-add-energy = У яку епоху ви додаєте енергію?
loop-prompt-remove-rift = З якої епохи ви вилучаєте розриви?
loop-prompt-match = У якій епосі діє ця властивість?
loop-prompt-push-clone = Якого клона ви виштовхуєте?
loop-prompt-push-to = У яку епоху ви виштовхуєте клона?
loop-prompt-pull-clone = Якого клона ви притягуєте?
loop-prompt-destroy-clone = Якого клона ви знищуєте?
loop-prompt-move-self = У яку епоху ви переміщуєтеся?
loop-prompt-carry-clone = Якого клона ви переносите із собою?
loop-prompt-drop-clone = У якій епосі ви залишаєте клона?
loop-prompt-move-agent = Якого агента ви переміщуєте?
loop-prompt-move-agent-to = У яку епоху переміщується цей агент?
loop-prompt-swap-agents = З яким агентом ви міняєтеся місцями?
loop-prompt-other-draws = Який агент бере карти?
loop-prompt-let-agent-use = Якому агентові ви дозволяєте зіграти карту?
loop-prompt-use-own = { $agent }: яку карту з руки ви граєте?
loop-prompt-use-available = Властивість якої доступної карти ви застосовуєте?
loop-prompt-take-available = Яку доступну карту ви додаєте у свою колоду?
loop-prompt-lose-card = Якої карти з руки ви позбуваєтеся?
loop-prompt-ready = Яку карту ви підготовлюєте?
loop-prompt-choose = Виберіть одну з властивостей.
loop-prompt-may = Чи застосовуєте ви цю частину властивості?
loop-prompt-each-player = Який агент наступний?

## Варіанти

loop-option-play = Зіграти карту «{ $card }» ({ $dimension }): { $effect }
loop-option-use = Застосувати властивість карти «{ $card }» ({ $dimension }): { $effect }
loop-option-move = Витратити 1 енергію й переміститися { $era_to } ({ $direction ->
    [previous] попередня епоха
   *[next] наступна епоха
})
loop-option-free = Безплатне переміщення { $era_to }{ $direction ->
    [next] { " " }(наступна епоха)
    [previous] { " " }(попередня епоха)
   *[far] { "" }
}
loop-option-loop = ПЕТЛЯ, вимір: { $dimension } (вартість: { $cost ->
    [one] { $cost } енергія
   *[other] { $cost } енергії
})
loop-option-ability = Особлива здібність: { $ability }
loop-option-dismantle = Розібрати центрифугу у своїй епосі
loop-option-damage = Завдати 1 пошкодження місії «{ $mission }»
loop-option-archive = Заархівувати місію «{ $mission }»
loop-option-take = Додати карту «{ $card }» у свою колоду
loop-option-discard = Скинути карту «{ $card }»
loop-option-destroy = Знищити карту «{ $card }»
loop-option-ready = Підготувати карту «{ $card }»
loop-option-negate = Скасувати 1 розрив { $era_in }
loop-option-landing = Попередня епоха: { $previous }, епоха доктора Хиби: { $doctor }, наступна епоха: { $next }
loop-option-clone = Клон { $era_in } (епоха знищення: { $destroy })
loop-option-super = Суперклон { $era_in } (епоха знищення: { $destroy })
loop-option-era = { CAPITAL($era) }
loop-option-era-idle = { CAPITAL($era) } (там нічого не станеться)
loop-option-agent = { $agent }
loop-option-ultra = Скинути карту «{ $ultra }»
loop-option-choose = { $effect }
loop-option-may = { $answer ->
    [yes] Так: { $effect }
   *[no] Ні
}

loop-done-actions = Завершити фазу дій
loop-done-acquire = Не додавати карту
loop-done-archive = Не архівувати
loop-done-negate = Не скасовувати розривів
loop-done-destruction-bonus = Не використовувати особливу здібність
loop-done-push-clone = Більше не виштовхувати клонів
loop-done-pull-clone = Більше не притягувати клонів
loop-done-destroy-clone = Більше не знищувати клонів
loop-done-carry-clone = Не переносити клона
loop-done-use-own = Не грати карту
loop-done-ready = Більше не підготовлювати карт

## Особливі здібності

loop-ability-after-drop = У своїй фазі доктора Хиби, коли розриви вже випали з Машини, можете скасувати { $n ->
    [one] { $n } з них: він одразу повертається в запас, не потрапляє на поле й не вважається вилученим.
   *[other] { $n } з них: вони одразу повертаються в запас, не потрапляють на поле й не вважаються вилученими.
}
loop-ability-action = { $effect } ({ $n ->
    [1] Один раз за хід
    [one] Щонайбільше { $n } раз за хід
    [few] Щонайбільше { $n } рази за хід
   *[many] Щонайбільше { $n } разів за хід
}, окремою дією.)
loop-ability-on-clone-destroyed = { $effect } (Можете використати це за кожного клона, знищеного у ваш хід{ $from_destruction ->
    [1] .
    [2] , крім першого.
   *[other] , починаючи з клона номер { $from_destruction }.
})
loop-ability-on-free-move = { $n ->
    [0] Безплатним переміщенням можете подолати будь-яку кількість епох.
    [one] Безплатним переміщенням можете подолати щонайбільше { $n } епоху.
    [few] Безплатним переміщенням можете подолати щонайбільше { $n } епохи.
   *[many] Безплатним переміщенням можете подолати щонайбільше { $n } епох.
}
loop-ability-on-push = Виштовхуючи клона, можете виштовхнути його в одному напрямку щонайбільше на { $n ->
    [one] { $n } епоху
    [few] { $n } епохи
   *[many] { $n } епох
}.

## Що відбулося

loop-event-turn-started = Хід { $n }: { $agent }.
loop-event-turn-ended = { $agent } завершує хід і скидає всі карти з руки.
loop-event-cycle-started = Починається цикл { $n }.
loop-event-doctor-moved = Доктор Хиба з’являється { $era_in }.
loop-event-rifts-dropped = { $n ->
    [0] У запасі вже немає розривів для Машини.
    [one] З Машини випадає { $n } розрив: { $landing }.
    [few] З Машини випадають { $n } розриви: { $landing }.
   *[many] З Машини випадає { $n } розривів: { $landing }.
}
loop-landed = { $n } { $era_in }
loop-landed-nothing = немає
loop-event-rift-negated = { $agent } скасовує 1 розрив { $era_in }.
loop-event-rifts-placed = { CAPITAL($era_in) } { $n ->
    [one] утворюється { $n } розрив
    [few] утворюються { $n } розриви
   *[many] утворюється { $n } розривів
}.
loop-event-rift-removed = { CAPITAL($era_from) } вилучено { $n ->
    [one] { $n } розрив
    [few] { $n } розриви
   *[many] { $n } розривів
}.
loop-event-vortex-opened = { CAPITAL($era_in) } утворюється вихор!
loop-event-energy-added = { CAPITAL($era_to) } додано { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
}.
loop-event-energy-lost = { CAPITAL($era_in) } втрачено { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
}.
loop-event-energy-spent = { CAPITAL($era_in) } витрачено { $n ->
    [one] { $n } енергію
   *[other] { $n } енергії
}.
loop-event-clone-generated = { CAPITAL($era_in) } з’являється { $clone ->
    [super] суперклон
   *[clone] клон
} (епоха знищення: { $destroy }).
loop-event-clone-pushed = { $clone ->
    [super] Суперклона
   *[clone] Клона
} виштовхнуто { $era_from } { $to_to } (епоха знищення: { $destroy }).
loop-event-clone-pulled = { $clone ->
    [super] Суперклона
   *[clone] Клона
} притягнуто { $era_from } { $to_to } (епоха знищення: { $destroy }).
loop-event-clone-carried = { $clone ->
    [super] Суперклона
   *[clone] Клона
} перенесено { $era_from } { $to_to } (епоха знищення: { $destroy }).
loop-event-clone-destroyed = { $clone ->
    [super] Суперклона
   *[clone] Клона
} знищено { $era_in } (його епоха знищення: { $destroy }).
loop-event-agent-moved = { $agent } переміщується { $era_from } { $to_to }.
loop-event-agents-swapped = { $agent } та { $other } міняються місцями.
loop-event-card-used = { $agent } грає карту «{ $card }».
loop-event-loop-made = { $agent } створює ПЕТЛЮ { $era_in }, вимір: { $dimension }.
loop-event-ability-used = { $agent } використовує особливу здібність.
loop-event-centrifuge-dismantled = { $agent } розбирає центрифугу { $era_in }.
loop-event-card-drawn = { $agent } бере карту «{ $card }».
loop-event-card-discarded = { $agent } скидає карту «{ $card }».
loop-event-card-destroyed = Карту «{ $card }» знищено.
loop-event-card-readied = { $agent } підготовлює карту «{ $card }».
loop-event-card-available = { CAPITAL($era_in) } з’являється карта «{ $card }».
loop-event-card-taken = { $agent } додає у свою колоду карту «{ $card }».
loop-event-card-dealt = { $agent } отримує карту «{ $card }».
loop-event-deck-shuffled = { $agent } перетасовує скид у нову колоду.
loop-event-arsenal-recycled = Знищені карти утворюють нову велетенську колоду ({ $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}).
loop-event-mission-revealed = Відкрито місію { $era_in }: «{ $mission }»
loop-event-mission-damaged = Місія «{ $mission }» { $era_in } має вже { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
   *[many] { $n } пошкоджень
}.
loop-event-mission-archived = { $agent } архівує місію «{ $mission }» { $era_in }.
loop-event-mission-lost = Місія «{ $mission }» { $era_in } зникає у вихорі.
loop-event-hidden-mission-lost = Закрита місія { $era_in } зникає у вихорі.
loop-event-bonus-revealed = Нагорода для агентів: «{ $card }».
loop-event-bonus-taken = Нагорода для агентів: { $agent } додає у свою колоду карту «{ $card }».
loop-event-ultra-revealed = Ультрамашина відкриває { $era_in } карту «{ $ultra }».
loop-event-ultra-discarded = Карта Ультрамашини «{ $ultra }» { $era_in } більше не діє.
loop-event-game-over = { $reason ->
    [won] { loop-result-won }
    [second_vortex] { loop-result-second-vortex }
    [fourth_vortex] { loop-result-fourth-vortex }
   *[time_is_up] { loop-result-time-is-up }
}

## Як усе скінчилося

loop-result-won = Перемога! Доктора Хибу зупинено, а всесвіт у безпеці — принаймні до наступного кварталу.
loop-result-second-vortex = Поразка: { $n ->
    [0] в одній епосі мав би утворитися другий вихор.
   *[other] { $era_in } мав би утворитися другий вихор ({ loop-result-rifts }).
}
loop-result-fourth-vortex = Поразка: { $n ->
    [0] мав би утворитися четвертий вихор.
   *[other] { $era_in } мав би утворитися четвертий вихор ({ loop-result-rifts }).
}
loop-result-rifts = розриви: { $rifts } там і ще { $n }
loop-result-time-is-up = Поразка: доктор Хиба завершив свій третій цикл.
