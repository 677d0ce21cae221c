# Plansza przeciwnika w grze jednoosobowej.

web-anachrony-opponent-board = Plansza: { $opponent }
web-anachrony-opponent-suits = { $n ->
    [one] { $n } zasilony Egzoszkielet do wystawienia
    [few] { $n } zasilone Egzoszkielety do wystawienia
    [many] { $n } zasilonych Egzoszkieletów do wystawienia
   *[other] { $n } zasilonego Egzoszkieletu do wystawienia
}
web-anachrony-opponent-actions = Akcje w tej Erze: { $n }{ $least ->
    [0] { "" }
   *[other] {" "}(co najmniej { $least })
}
web-anachrony-opponent-travel = Podróże w Czasie: pole { $n }, warte { $vp } PZ
web-anachrony-opponent-warps = Kafle Warpu poza Osią Czasu: { $n }
web-anachrony-opponent-anomalies = Anomalie: { $n }, najwyżej { $most }
web-anachrony-opponent-pool = Jego pula: rdzenie { $n }, zużyte { $exhausted }
web-anachrony-hex-opponent = { $space }: { $opponent }
web-anachrony-warp-opponent = Kafel Warpu, { $opponent }, Era { $era }

web-anachrony-die = Gdyby rzucał teraz
web-anachrony-die-rests = W następnej turze nie rzuci kością.
web-anachrony-die-chance = { $n ->
    [one] { $n } ścianka z { $of }
    [few] { $n } ścianki z { $of }
    [many] { $n } ścianek z { $of }
   *[other] { $n } ścianki z { $of }
}
web-anachrony-die-then = Następny krok tego żetonu: { $deed }
web-anachrony-foreseen = { $deed }: { $what } ({ $why })
web-anachrony-foreseen-plain = { $deed }
web-anachrony-foreseen-fails = { $deed } – nie uda się: { $why }

web-anachrony-loops = Żetony rozkazów
web-anachrony-loop-slot = { $deed } (kafel Akcji)
web-anachrony-loop-tokens = { $step }; żetony rozkazów: { $numbers }

web-anachrony-objectives = Cele
web-anachrony-objective-level = { $level } od { $n } ({ $vp } PZ)
web-anachrony-objective-now = Masz { $n }{ $any ->
    [yes] : { $level }
   *[no] , jeszcze bez poziomu
}.
web-anachrony-opponent-harder = Utrudnienia: { $ways }
