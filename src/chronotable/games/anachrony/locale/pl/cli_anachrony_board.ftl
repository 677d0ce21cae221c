# Plansza w terminalu: na co dotąd nie było miejsca.

cli-anachrony-evacuates = Ewak. { $what }
cli-anachrony-at-most = maks.
cli-anachrony-path-leaders = Liderzy: { $leaders }

## Przeciwnik w grze jednoosobowej

cli-anachrony-opponent-brief = P{ $travel } Px{ $paradoxes }
cli-anachrony-opponent-actions = Akcje { $n }
cli-anachrony-opponent-die = Kość SI:
cli-anachrony-opponent-era = Era { $n }
cli-anachrony-opponent-built = zbudowane: { $what }
cli-anachrony-opponent-hexes = Egzoszkielety: { $what }
cli-anachrony-opponent-harder = utrudnienia: { $what }
cli-anachrony-opponent-warps = kafle Warpu poza Osią Czasu: { $n }
cli-anachrony-opponent-score = wynik teraz { $n }: { $parts }
cli-anachrony-opponent-loop = pętla { $n }:
cli-anachrony-opponent-foreseen = { $faces }: { $deed }{ $outcome ->
    [fails] {" "}– nie uda się, bo { $why }
    [taken] : { $what } ({ $why })
   *[done] { "" }
}; potem: { $following }
cli-anachrony-opponent-rests = W następnej turze nie rzuci kością.
cli-anachrony-objectives = Cele:
cli-anachrony-opponent-level = { $level } od { $n } ({ $vp } PZ)
cli-anachrony-opponent-objective = Cel: { $name }, masz { $n }{ $any ->
    [yes] , { $level }
   *[no] { "" }
}; { $levels }
cli-anachrony-about-chronobot = Niczego nie płaci i nie potrzebuje Robotników. Kość SI wskazuje żeton rozkazu: ten wykonuje swój krok i przesuwa się dalej. Nieudana Akcja daje mu 1 PZ. Na planszach innych widać, co przyniosłaby każda liczba.
cli-anachrony-about-chronossus = Gra jak Chronobot, ale każdy żeton ma własną pętlę, a Egzoszkielety zasilają rdzenie dobierane z jego puli. Jego cele punktujesz na końcu ty, a nie on. Na planszach innych widać, co przyniosłaby każda liczba.
cli-anachrony-means-opponent = przeciwnik: jego Egzoszkielet na Heksie, na Erze jego kafle Warpu
cli-anachrony-means-die = liczby na kości SI; to się nie uda
