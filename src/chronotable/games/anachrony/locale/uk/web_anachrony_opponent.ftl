# Планшет суперника в грі наодинці.

web-anachrony-opponent-board = Планшет: { $opponent }
web-anachrony-opponent-suits = { $n ->
    [one] { $n } заряджений екзокостюм ще не виставлено
    [few] { $n } заряджені екзокостюми ще не виставлено
    [many] { $n } заряджених екзокостюмів ще не виставлено
   *[other] { $n } зарядженого екзокостюма ще не виставлено
}
web-anachrony-opponent-actions = Дії в цій ері: { $n }{ $least ->
    [0] { "" }
   *[other] {" "}(щонайменше { $least })
}
web-anachrony-opponent-travel = Подорожі в часі: поділка { $n }, варта { $vp } ПО
web-anachrony-opponent-warps = Плитки варпу не на лінії часу: { $n }
web-anachrony-opponent-anomalies = Аномалії: { $n }, щонайбільше { $most }
web-anachrony-opponent-pool = Його запас: ядер { $n }, виснажених { $exhausted }
web-anachrony-hex-opponent = { $space }: { $opponent }
web-anachrony-warp-opponent = Плитка варпу, { $opponent }, ера { $era }

web-anachrony-die = Якби він кидав зараз
web-anachrony-die-rests = Наступного ходу він не кидатиме кубик.
web-anachrony-die-chance = { $n ->
    [one] { $n } грань із { $of }
    [few] { $n } грані з { $of }
    [many] { $n } граней із { $of }
   *[other] { $n } грані з { $of }
}
web-anachrony-die-then = Наступний крок цього жетона: { $deed }
web-anachrony-foreseen = { $deed }: { $what } ({ $why })
web-anachrony-foreseen-plain = { $deed }
web-anachrony-foreseen-fails = { $deed } — не вдасться: { $why }

web-anachrony-loops = Жетони команд
web-anachrony-loop-slot = { $deed } (плитка дії)
web-anachrony-loop-tokens = { $step }: { $n ->
    [one] жетон команди { $numbers }
   *[other] жетони команд { $numbers }
}

web-anachrony-objectives = Цілі
web-anachrony-objective-level = { $level } від { $n } ({ $vp } ПО)
web-anachrony-objective-now = У вас { $n }{ $any ->
    [yes] : { $level }
   *[no] , рівня ще немає
}.
web-anachrony-opponent-harder = Ускладнення: { $ways }
