# Що панель рішень каже про Anachrony.

web-anachrony-name = { CAPITAL($name) }
web-anachrony-words = { $text }
web-anachrony-confirm = Підтвердити
web-anachrony-situation-turn = { $suits ->
    [one] { $suits } заряджений екзокостюм
    [few] { $suits } заряджені екзокостюми
   *[many] { $suits } заряджених екзокостюмів
}, { $workers ->
    [one] { $workers } активний робітник
    [few] { $workers } активні робітники
   *[many] { $workers } активних робітників
}.
web-anachrony-situation-power = { $workers ->
    [one] { $workers } активний робітник
    [few] { $workers } активні робітники
   *[many] { $workers } активних робітників
}, { $tired ->
    [one] { $tired } втомлений
    [few] { $tired } втомлені
   *[many] { $tired } втомлених
}.
web-anachrony-row-construct = будівля або суперпроєкт
web-anachrony-row-recruit = робітник і бонус
web-anachrony-row-research = прорив
web-anachrony-row-council = { $any ->
    [yes] як { $actions }
   *[no] лише перший гравець: нічого копіювати
}
web-anachrony-row-mine = і один із пулу
web-anachrony-row-purify = 3 одиниці води, з науковцем або генієм 4
web-anachrony-row-trade = 1 обмін, з адміністратором або генієм 2
web-anachrony-row-evacuation = очки за вашу умову
web-anachrony-row-supply = втомлені робітники стають активними, дух +1
web-anachrony-row-force = втомлені робітники стають активними, дух −1
