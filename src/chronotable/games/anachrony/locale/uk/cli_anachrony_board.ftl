# Поле в терміналі: на що досі не було місця.

cli-anachrony-evacuates = Евак. { $what }
cli-anachrony-at-most = макс.
cli-anachrony-path-leaders = Лідери: { $leaders }

## Суперник у грі наодинці

cli-anachrony-opponent-brief = П{ $travel } Пд{ $paradoxes }
cli-anachrony-opponent-actions = дії { $n }
cli-anachrony-opponent-die = Кубик ШІ:
cli-anachrony-opponent-era = ера { $n }
cli-anachrony-opponent-built = збудовано: { $what }
cli-anachrony-opponent-hexes = екзокостюми: { $what }
cli-anachrony-opponent-harder = ускладнення: { $what }
cli-anachrony-opponent-warps = плитки варпу не на лінії часу: { $n }
cli-anachrony-opponent-score = рахунок зараз { $n }: { $parts }
cli-anachrony-opponent-loop = коло { $n }:
cli-anachrony-opponent-foreseen = { $faces }: { $deed }{ $outcome ->
    [fails] {" "}— не вдасться, бо { $why }
    [taken] : { $what } ({ $why })
   *[done] { "" }
}; далі: { $following }
cli-anachrony-opponent-rests = Наступного ходу він не кидатиме кубик.
cli-anachrony-objectives = Завдання:
cli-anachrony-opponent-level = { $level } від { $n } ({ $vp } ПО)
cli-anachrony-opponent-objective = Завдання: { $name }, у вас { $n }{ $any ->
    [yes] , { $level }
   *[no] { "" }
}; { $levels }
cli-anachrony-about-chronobot = Він нічого не платить і не потребує робітників. Кубик ШІ показує, який жетон команди діє: той виконує свій крок і пересувається далі. Невдала дія дає йому 1 ПО. На планшетах інших видно, що принесе кожне число.
cli-anachrony-about-chronossus = Він грає як Хронобот, але кожен жетон має власне коло, а екзокостюми заряджають ядра, витягнуті з його запасу. Його завдання наприкінці дають очки вам, а не йому. На планшетах інших видно, що принесе кожне число.
cli-anachrony-means-opponent = суперник: його екзокостюм на гексі, на ері його плитки варпу
cli-anachrony-means-die = числа кубика ШІ; те, що не вдасться
