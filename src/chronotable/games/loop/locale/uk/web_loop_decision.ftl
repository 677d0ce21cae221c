# Панель рішення The LOOP у браузері: де ви стоїте, фази, види дій і їхні варіанти коротко.

web-loop-situation = Ви стоїте { $era_in }: { $energy ->
    [one] { $energy } енергія
    [few] { $energy } енергії
   *[many] { $energy } енергії
}, { $rifts ->
    [one] { $rifts } розрив
    [few] { $rifts } розриви
   *[many] { $rifts } розривів
}, { $clones ->
    [one] { $clones } клон
    [few] { $clones } клони
   *[many] { $clones } клонів
}.

web-loop-phase-doctor = Доктор
web-loop-phase-action = Дії
web-loop-phase-acquire = Карта
web-loop-phase-archive = Архів
web-loop-phase-end = Кінець

web-loop-row-cards = Карти
web-loop-row-cards-note = зіграна активується
web-loop-row-move = Переміщення
web-loop-row-move-free = безплатно: батарея
web-loop-row-move-energy = 1 енергія
web-loop-row-move-either = батарея або 1 енергія
web-loop-row-loop = ПЕТЛЯ
web-loop-row-loop-note = { $cost ->
    [one] { $cost } енергія
    [few] { $cost } енергії
   *[many] { $cost } енергії
}
web-loop-chip-card = { $card }
web-loop-chip-era = { CAPITAL($era) }
web-loop-chip-energy = 1 енергія
web-loop-chip-dimension = { CAPITAL($dimension) }
