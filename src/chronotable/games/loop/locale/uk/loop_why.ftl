# Чому щось неможливо у грі «Петля»: вибір, параметри, описані позиції.

## Вибір

loop-why-unfinished = Спершу завершіть розпочату дію.
loop-why-phase = Для цього є інша фаза: { $phase }.
loop-why-not-in-hand = Карти «{ $card }» немає у вас на руці.
loop-why-exhausted = Карта «{ $card }» активована; спершу її треба підготувати.
loop-why-one-era = Можна переміститися лише в наступну або попередню епоху.
loop-why-no-energy = Переміщення коштує 1 енергію, а { $era_in } її немає.
loop-why-drained = Ваші батареї розряджені: безплатне переміщення цього ходу вже використано.
loop-why-sealed = Карта Ультрамашини забороняє безплатні переміщення, що починаються { $era_in }.
loop-why-black-hole = Для ПЕТЛІ ніколи не можна вибрати вимір чорної діри.
loop-why-loop-cost = ПЕТЛЯ номер { $ordinal } за ваш хід коштує { $cost ->
    [one] { $cost } енергію
   *[other] { $cost } енергії
}, а { $era_in } { $energy ->
    [0] енергії немає
    [one] є лише { $energy } енергія
   *[other] є лише { $energy } енергії
}.
loop-why-ability-no-action = { $agent } має особливу здібність, яка не є окремою дією.
loop-why-ability-used = { $agent } не може використати особливу здібність цього ходу ще раз.
loop-why-no-centrifuge = { CAPITAL($era_in) } немає центрифуги.
loop-why-dismantle-cost = Розібрати центрифугу коштує { $cost ->
    [one] { $cost } енергію
   *[other] { $cost } енергії
}, а { $era_in } { $energy ->
    [0] енергії немає
    [one] є лише { $energy } енергія
   *[other] є лише { $energy } енергії
}.
loop-why-mission-not-face-up = Ця місія не відкрита.
loop-why-damage-automatic = Ця місія отримує пошкодження сама, щойно виконано її умову.
loop-why-not-clean = { CAPITAL($era_in) } ще є розрив або клон.
loop-why-once-per-turn = Ця місія отримує щонайбільше 1 пошкодження за хід.
loop-why-slot-filled = Комірка цієї епохи вже зайнята: { $era }.
loop-why-not-available = Карта «{ $card }» недоступна.
loop-why-other-era = Карта «{ $card }» доступна не у вашій епосі, а { $era_in }.
loop-why-no-acquire = Карта Ультрамашини забороняє додавати в колоду карти { $era_from }.
loop-why-not-fulfilled = Ця місія має { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
   *[many] { $damage } пошкоджень
} з { $required } потрібних.
loop-why-mission-elsewhere = Ця плитка диверсії лежить { $era_in }; заархівувати можна лише плитку своєї епохи.

## Що нічого не змінило б

loop-why-readies-nothing = Немає активованих карт цього виміру: підготовлювати було б нічого.

## Параметри

loop-option-agents = { $players ->
    [1] Для соло-режиму потрібно від { $least } до { $most } агентів
   *[other] Кількість гравців: { $players }, потрібна кількість агентів: { $least }
}, а вказано { $count } ({ $players ->
    [1] LOOP-18.1
   *[other] LOOP-2.8
}).
loop-option-weights = Принаймні одна вага Машини має бути більшою за 0 (LOOP-19.3).

## Описані позиції

loop-position-agent = Агент «{ $id }» не бере участі у грі. Грають: { $agents }.
loop-position-face-up = Кількість відкритих місій: { $n }, дозволено: { $most }.
loop-position-slots = Місія «{ $mission }» має по одній комірці на епоху: замість числа вкажіть епохи.
loop-position-no-slots = Місія «{ $mission }» не має комірок епох: вкажіть кількість пошкоджень.
loop-position-origin = Карта «{ $card }» не може бути доступною в «{ $era }»: її епоха створення — «{ $origin }».
loop-position-doctor-cards = Карт доктора Хиби має бути разом 7, по одній на кожну епоху.
loop-position-clone-twice = Клона «{ $id }» названо двічі.
loop-position-few-missions = Названо забагато місій: для решти епох нічого не лишилося.
loop-position-exhausted = Карта «{ $card }» не може бути активованою: її немає на цій руці.

## Закони столу; частини kernel-position-impossible

loop-law-rift-slots = розриви в «{ $era }»: { $n }, комірки: { $most } (LOOP-1.2)
loop-law-energy-era = енергія в «{ $era }»: { $n } (LOOP-14.7)
loop-law-eternal = використана вічна енергія в «{ $era }»: { $n } з { $most } (LOOP-17.6)
loop-law-rifts = усі розриви: { $n }, кубики: { $most } (LOOP-1.10)
loop-law-energy = уся енергія: { $n }, кубики: { $most } (LOOP-1.10)
loop-law-vortices = вихори: { $n }, плитки: { $most } (LOOP-1.5)
loop-law-bag = клони в мішечку: { $n }, поза полем: { $most } (LOOP-20.4)
loop-law-super-pile = суперклони у стосі: { $n }, поза полем: { $most } (LOOP-17.10)
loop-law-clone-paradox = клон у власній епосі знищення «{ $era }» (LOOP-14.11)
loop-law-cards = карти (повторні: { $twice }; відсутні: { $missing }; зайві: { $foreign }) (LOOP-20.4)
loop-law-hands = руки або колоди, карти яких не сходяться (LOOP-4.1)
loop-law-missions = плитки диверсії, кількість яких не сходиться ({ $found }) (LOOP-2.2)
loop-law-face-up = відкриті місії: { $n }, потрібно: { $most } (LOOP-7.1)
loop-law-no-mission = пошкодження або відкрита плитка в «{ $era }», де плитки немає (LOOP-7.5)
loop-law-damage = пошкодження місії в «{ $era }»: { $n } з { $most } (LOOP-9.6)
loop-law-vortex-mission = вихор і плитка диверсії в «{ $era }» (LOOP-6.3)
loop-position-centrifuges = центрифуги на полі або розібрані: { $n }, потрібно: { $needed }
loop-position-eternal = вічна енергія: { $n }, дозволено: { $most }
loop-position-super-clones = суперклони, що не відповідають режиму
loop-position-machine-cards = карти Ультрамашини, що не відповідають режиму або названі двічі
loop-position-vortex-cards = доступні карти у вихорі в «{ $era }»
loop-position-hidden-damage = пошкодження закритої місії в «{ $era }»
loop-position-solo-deck = більше ніж одна колода в соло-режимі (єдина належить агентові «{ $agent }»)
loop-position-bag-order = відомі клони в мішечку: { $n }, усього: { $most }
loop-position-victory = перемога не узгоджується із завершенням «{ $ending }»
loop-position-defeat = ніщо не пояснює завершення «{ $ending }»
loop-position-agenda-over = відкладені кроки, хоча гру вже завершено
loop-position-agenda = відкладені кроки, яких не може бути ({ $found })
loop-position-phase = крок «{ $step }» належить до фази «{ $phase }»
loop-position-step = відкладений крок «{ $step }» не знаходить того, що називає
loop-position-callers = застосовувані карти: { $n }, кроки, що повертаються до них: { $resumes }
loop-position-program = відкладені властивості не є рештою застосовуваної карти чи особливої здібності: { $found }; застосовувана карта: { $using } (LOOP-8.6)
loop-position-no-doctor-card = для наступного ходу немає карти доктора Хиби
loop-position-loose = «{ $what }» щось містить, але відкладеного кроку «{ $step }» немає
loop-law-turns = хід { $turn }: у грі щонайбільше { $most } ходів (LOOP-12.6)
loop-law-calendar = хід { $turn } і відкриті карти доктора Хиби в циклі { $cycle }: { $row }, тобто разом { $n } замість { $needed } (LOOP-12.6)
loop-law-doctor-row = немає відкритої карти доктора Хиби, хоча цього ходу вона має бути (LOOP-5.8)
loop-law-doctor = доктор Хиба в «{ $found }», а його остання карта — «{ $needed }» (LOOP-3.5)
loop-law-no-doctor = доктор Хиба без епохи в циклі { $cycle } (LOOP-3.5)
loop-law-archived = заархівовані плитки: { $n }, ходи, коли це було можливо: { $most } (LOOP-11.1)
loop-law-early-vortex = вихори до того, як випали розриви: { $n } (LOOP-6.10)
loop-law-before-actions = «{ $what }» дорівнює { $n } до дій цього ходу (LOOP-5.2)
loop-law-battery = плитка агента «{ $agent }» розряджена поза його діями (LOOP-12.1)
loop-law-ability = застосування здібності агента «{ $agent }» цього ходу: { $n }, дозволено: { $most } (LOOP-8.14)
loop-law-destructions = клони, знищені цього ходу: { $n }, хоча поза полем їх лише { $most } (LOOP-9.22)
loop-law-capped = плитка в «{ $era }» не могла зазнати пошкодження цього ходу (LOOP-9.10)
loop-law-running = карту застосовано всередині неї самої: { $cards } (LOOP-15.16)
loop-law-you = агент «{ $agent }» щось виконує, хоча жодна дія не триває (LOOP-8.2)
loop-law-no-action = вказано «{ $what }», хоча жодна дія не триває (LOOP-8.2)
loop-law-hand = карти на руці агента «{ $agent }» до дій: { $n }, щонайменше { $least } (LOOP-12.1, LOOP-18.4)
loop-law-landing = розриви, які треба ввести: { $n }, випадає розривів: { $needed } (LOOP-5.9)
loop-law-drop = випало розривів: { $n }, належить: { $needed } (LOOP-5.9)
loop-law-gaps = епохи без плитки й без вихору: { $n }, заархівовані плитки: { $most } (LOOP-11.2)
loop-law-tiles = заархівовані та втрачені плитки: { $n }, епохи без плитки: { $most } (LOOP-2.2)
loop-position-super-pile = суперклони, що ще мають з’явитися, у циклі { $cycle }: { $n }, потрібно: { $needed } (LOOP-17.10)
loop-position-machine-row = чинні карти Ультрамашини в циклі { $cycle }: { $n }, досі відкрито: { $most } (LOOP-17.12)
loop-position-limbo = на знищення чекають карти, в епосі яких немає вихору: { $cards } (LOOP-15.5)
loop-position-machine = крок «{ $step }» потребує параметра { $option } (LOOP-19.4)
loop-position-no-tile = крок «{ $step }» іде після архівування плитки, а жодної немає (LOOP-11.6)
loop-position-takers = нагороду для агентів беруть за годинниковою стрілкою від активного гравця, а не: { $found } (LOOP-11.7)
loop-position-offer = карти нагороди для агентів: { $n }, могло лишитися щонайбільше { $most } (LOOP-11.6)
loop-position-order = крок «{ $step }» потребує параметра { $option } (LOOP-20.3)
loop-position-negate = розриви, які може скасувати агент «{ $agent }»: { $n }, дозволено: { $most } (LOOP-16.3)
loop-position-fate-manual = «{ $what }» каже, куди випадуть розриви, але їх вводять вручну (LOOP-19.4)
loop-position-fate-ramp = «{ $what }» містить «{ $lane }», куди за ваг { $weights } розрив не випаде (LOOP-19.3)
loop-position-fate-drops = розриви, названі у «{ $what }»: { $n }, це більше, ніж іще може випасти (скидань до кінця гри: { $drops }) (LOOP-5.9)

## Набори

loop-pack-uses = Властивість занадто часто застосовує інші карти; дозволена кількість разів: { $most }.
loop-pack-min-max = Мінімум { $min } більший за максимум { $max }.
loop-pack-destruction = «destruction» стосується лише здібностей, які запускає знищення клона.
loop-pack-card-origin = «card_origin» потребує попередньої властивості, що називає карту: { $words }.
loop-pack-arrival = «arrival» потребує попередньої властивості, що переміщує клона: { $words }.
loop-pack-push-all = Звідси не можна виштовхнути всіх клонів. Можливо: { $allowed }.
loop-pack-row-twice = Для { $n } є два рядки.
loop-pack-card-agent = Початкова карта повинна мати агента.
loop-pack-card-no-agent = Агента мають лише початкові карти.
loop-pack-card-origin-needed = Карта велетенської колоди повинна мати епоху створення.
loop-pack-mission-where = Місія типу «{ $kind }» може мати тут лише «any_era».
loop-pack-mission-precondition = Місія типу «{ $kind }» не може мати попередньої умови.
loop-pack-mission-slots = Одна епоха має одну комірку: ця місія може потребувати лише 1 пошкодження.
loop-pack-machine-number = Карти типу «{ $kind }» не мають числа.
loop-pack-clone-eras = Клона не можна знищувати в епосі, де він з’являється.
loop-pack-clone-twice = Є два клони з «{ $start }» до «{ $destroy }».
loop-pack-agent-cards = Початкові карти агента «{ $agent }»: { $n }, потрібно: { $needed }.
loop-pack-few-agents = Залишилося агентів: { $n }, потрібно щонайменше { $least }.
loop-pack-few-missions = Залишилося місій: { $n }, потрібно щонайменше { $least }.
loop-pack-few-machine-cards = Залишилося карт Ультрамашини: { $n }, потрібно щонайменше { $least }.
