# Тексти поля Anachrony.

## Головне поле, лінія часу, сторінки

web-anachrony-status = Ера { $era } з 7, { $phase }
web-anachrony-status-setup = { $phase }
web-anachrony-choice = Вибір
web-anachrony-timeline = Лінія часу
web-anachrony-mine = Моє
web-anachrony-others = Інші
web-anachrony-main-board = Головне поле
web-anachrony-setup = Шляхи й лідери
web-anachrony-led-by = Лідери: { $names }
web-anachrony-hex-taken = { $space }: { $player }, { $worker }
web-anachrony-hex-closed = { $space }: недоступний гекс
web-anachrony-pool-taken = { $space }: { $names }
web-anachrony-motivated = лишається вмотивованим
web-anachrony-dies = гине у фазі прибирання
web-anachrony-first-player = Перший гравець
web-anachrony-not-allowed = { $worker }: не можна
web-anachrony-earns-titanium = { $worker }: на 1 одиницю титану менше
web-anachrony-earns-motivated = { $worker }: лишається вмотивованим
web-anachrony-no-genius = { $worker }: не може завербувати генія
web-anachrony-pool = Пул
web-anachrony-any-bonus = будь-який із цих бонусів
web-anachrony-recruit-pool = Пул вербування
web-anachrony-in-pool = { $worker }: { $n } у пулі, бонус: { $bonus }
web-anachrony-mine-pool = Пул видобутку
web-anachrony-mine-pool-has = Пул видобутку: { $goods }
web-anachrony-copies-full = копіює заповнену дію Столиці:
web-anachrony-none-full = жодна не заповнена
web-anachrony-exchanges = Обміни між сусідами, в обидва боки: { $list }
web-anachrony-give = Віддати: { $goods }
web-anachrony-after-impact = після Зіткнення
web-anachrony-evacuated = Черговість евакуації
web-anachrony-stacks = Будівлі
web-anachrony-stacks-note = верх кожного стосу
web-anachrony-stack-empty = { $row }: порожній стос
web-anachrony-purify-bonus = Науковець або геній: на 1 одиницю води більше
web-anachrony-trade-bonus = Адміністратор або геній: два обміни
web-anachrony-warp-of = Плитка варпу, { $player }, ера { $era }: { $warp }
web-anachrony-focus-of = Фокус: { $player }
web-anachrony-focus-own = ваш фокус
web-anachrony-era = Ера { $n }
web-anachrony-era-of = Ера { $n } з 7
web-anachrony-warps-here = { $n ->
    [one] { $n } плитка варпу
    [few] { $n } плитки варпу
   *[other] { $n } плиток варпу
}
web-anachrony-face-down = Суперпроєкт ери { $n }, закритий
web-anachrony-built = збудовано
web-anachrony-now = зараз
web-anachrony-rolls = кидає кубик парадоксу за цю еру: { $names }
web-anachrony-rolled = Ера { $era }: { $mine ->
    [yes] ви кидаєте,
   *[no] { PLAYER($seat) } кидає,
} результат: { $n }; парадокси: { $have } з { $limit }{ $anomaly ->
    [yes] , тобто аномалія ({ $vp } ПО).
   *[no] .
}
web-anachrony-alternate = Альтернативна лінія часу: розташування позначених клітинок — наша реконструкція.
web-anachrony-impact = Зіткнення
web-anachrony-impact-over = уже сталося
web-anachrony-impact-in = { $n ->
    [0] наприкінці цієї ери
    [1] після наступної ери
    [few] через { $n } ери
   *[other] через { $n } ер
}
web-anachrony-your-turn = Ваш хід
web-anachrony-turn-of = Хід: { $names }
web-anachrony-phase-preparation = Підготовка
web-anachrony-phase-paradox = Парадокс
web-anachrony-phase-power-up = Заряджання
web-anachrony-phase-warp = Варп
web-anachrony-phase-action = Дії
web-anachrony-phase-clean-up = Прибирання
