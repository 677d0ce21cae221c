# Поле The LOOP у браузері.

web-loop-status = Цикл { $cycle } · хід { $turn } · { $phase }

## Кільце

web-loop-ring = Кільце семи епох
web-loop-era-counts = { $era }: { $rifts ->
    [one] { $rifts } розрив
    [few] { $rifts } розриви
   *[many] { $rifts } розривів
} із { $slots }, енергія: { $energy }, { $clones ->
    [one] { $clones } клон
    [few] { $clones } клони
   *[many] { $clones } клонів
}, { $cards ->
    [one] { $cards } доступна карта
    [few] { $cards } доступні карти
   *[many] { $cards } доступних карт
}
web-loop-doctor-here = тут доктор Хиба
web-loop-machine = Доктор Хиба та його Машина, { $era_in }
web-loop-machine-idle = Доктор Хиба та його Машина
web-loop-full = Усі комірки заповнено: через наступний розрив утвориться вихор
web-loop-last-vortex = Розірвана епоха: { $era }
web-loop-vortex = Вихор
web-loop-face-down = Закрита плитка диверсії
web-loop-tile-gone = Плитку диверсії цієї епохи заархівовано
web-loop-archived-tile = в архіві
web-loop-mission = Місія «{ $mission }», пошкодження: { $damage } із { $required }
web-loop-centrifuge = Центрифуга
web-loop-clone = Клон { $era_in }, знищується { $destroy_in }
web-loop-super-clone = Суперклон { $era_in }, знищується { $destroy_in }
web-loop-agent = { $agent }, { $era_in }
web-loop-you = Ви
web-loop-you-are-here = ви тут
web-loop-available = Доступна карта: { $card }
web-loop-choose-era = Ця епоха: { $era }

## Карти

web-loop-hand = Рука
web-loop-your-hand = Ваша рука
web-loop-hand-empty = На руці немає карт.
web-loop-ready = підготовлена
web-loop-exhausted = активована
web-loop-running = діє
web-loop-origin = Епоха створення: { $era }
web-loop-charged = Заряджено
web-loop-drained = Розряджено
web-loop-free-move = безплатне переміщення
web-loop-full-battery = повна
web-loop-empty-battery = порожня
web-loop-ability = Здібність
web-loop-loop = ПЕТЛЯ
web-loop-loop-cost = енергія: { $cost }
web-loop-loop-in = ПЕТЛЯ, вимір: { $dimension }
web-loop-deck = Колода { $n }
web-loop-deck-top = Згори, від наступної
web-loop-discard = Скид { $n }
web-loop-offer = Нагорода для агентів: виберіть одну з цих карт
web-loop-limbo = Зараз буде знищено
web-loop-close = Закрити
web-loop-none = немає
web-loop-team = Команда
web-loop-more = Рука й колода: { $agent }

## Штаб-квартира

web-loop-hq = Штаб-квартира
web-loop-hq-tab = Штаб
web-loop-cycle = Цикл { $n }
web-loop-turn = хід { $n }
web-loop-cycle-words = Цикл { $n } із 3, { $left ->
    [one] лишилася { $left } карта доктора Хиби
    [few] лишилося { $left } карти доктора Хиби
   *[many] лишилося { $left } карт доктора Хиби
}, { $clones ->
    [one] { $clones } новий клон
    [few] { $clones } нові клони
   *[many] { $clones } нових клонів
} щоходу
web-loop-been = Епохи, де доктор Хиба був у цьому циклі
web-loop-vortices = Запас вихорів
web-loop-vortices-lose = 4-й — поразка
web-loop-vortices-left = { $n ->
    [one] Лишилася { $n } плитка вихору
    [few] Лишилося { $n } плитки вихору
   *[many] Лишилося { $n } плиток вихору
}
web-loop-archive = Архів
web-loop-archive-win = { $n ->
    [one] { $n } плитка для перемоги
    [few] { $n } плитки для перемоги
   *[many] { $n } плиток для перемоги
}
web-loop-archived = Заархівовано: { $done } із { $need }
web-loop-dismantled = Розібрано центрифуг: { $done } із { $need }
web-loop-supers-left = Суперклонів на кільці: { $n }
web-loop-ultras = Діють карти Ультрамашини: { $n }
web-loop-supply = Запас
web-loop-rifts = { $n ->
    [one] { $n } розрив
    [few] { $n } розриви
   *[many] { $n } розривів
}
web-loop-energy = { $n ->
    [one] { $n } енергія
    [few] { $n } енергії
   *[many] { $n } енергії
}
web-loop-clones = { $n ->
    [one] { $n } клон
    [few] { $n } клони
   *[many] { $n } клонів
}
web-loop-supers = { $n ->
    [one] { $n } суперклон
    [few] { $n } суперклони
   *[many] { $n } суперклонів
}
web-loop-arsenal = вел. колода
web-loop-arsenal-n = Велетенська колода ({ $n })
web-loop-destroyed = знищені
web-loop-destroyed-n = Знищені карти ({ $n })
web-loop-store = Поза грою
web-loop-missions-archived = Заархівовані місії
web-loop-missions-unseen = Місії, яких ще ніхто не бачив
web-loop-missions-lost = Місії, втрачені у вихорі
web-loop-strip-cycle = { $n } цикл · ще { $left }
web-loop-strip-vortex = вихорів: { $n }
web-loop-strip-archived = { $done }/{ $need } в архіві
