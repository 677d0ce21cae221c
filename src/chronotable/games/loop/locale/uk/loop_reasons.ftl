# Чому бот радить вибір: що дає його план або що станеться інакше (див. bots_why.ftl).

loop-reason-won = виграє гру
loop-reason-archived = архівує місію «{ $mission }»
loop-reason-fulfilled = доводить місію «{ $mission }» до кінця: її можна архівувати
loop-reason-damaged = завдає місії «{ $mission }» { $n ->
    [one] { $n } пошкодження
    [few] { $n } пошкодження
   *[many] { $n } пошкоджень
}
loop-reason-centrifuge = розбирає центрифугу { $era_in }
loop-reason-relieved = звільняє місце для розриву { $era_in }, де його не було{ $next ->
    [yes] , а туди можуть потрапити наступні розриви доктора
   *[no] {""}
}
loop-reason-rifts = залишає на полі на { $n } { $n ->
    [one] розрив
    [few] розриви
   *[many] розривів
} менше
loop-reason-clones = прибирає з поля { $n } { $n ->
    [one] клона
    [few] клонів
   *[many] клонів
}
loop-reason-energy = залишає на полі на { $n } { $n ->
    [one] енергію
   *[other] енергії
} більше
loop-reason-revealed = відкриває місію { $era_in }
loop-reason-looped = створює { $n ->
    [one] { $n } ПЕТЛЮ
    [few] { $n } ПЕТЛІ
   *[many] { $n } ПЕТЕЛЬ
}
loop-reason-deck = посилює колоду картою «{ $card }»
loop-reason-drawn = бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}
loop-reason-safer = зменшує ризик, що наступні розриви доктора утворять вихор
loop-reason-riskier = зростає ризик, що наступні розриви доктора утворять вихор
loop-reason-powered = наповнює енергією ще { $n ->
    [one] { $n } епоху
    [few] { $n } епохи
   *[many] { $n } епох
}
loop-reason-lured = наближає клонів до епох, де їх буде знищено
loop-reason-lost = гру програно ще до наступного вибору
loop-reason-vortex = { $era_in } утворюється вихор
loop-reason-mission-lost = пошкодження місії «{ $mission }» зникають у вихорі
loop-reason-energy-spent = на полі стає менше на { $n } { $n ->
    [one] енергію
   *[other] енергії
}
loop-reason-clones-more = на полі { $n ->
    [one] з’являється ще { $n } клон
    [few] з’являються ще { $n } клони
   *[many] з’являється ще { $n } клонів
}
