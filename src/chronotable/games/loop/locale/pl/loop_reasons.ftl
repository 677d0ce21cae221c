# Dlaczego bot podpowiada wybór: co daje jego plan albo co stanie się inaczej (patrz bots_why.ftl).

loop-reason-won = wygrywa grę
loop-reason-archived = archiwizuje misję „{ $mission }”
loop-reason-fulfilled = doprowadza misję „{ $mission }” do końca: można ją archiwizować
loop-reason-damaged = zadaje misji „{ $mission }” { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
   *[many] { $n } uszkodzeń
}
loop-reason-centrifuge = rozmontowuje wirówkę { $era_in }
loop-reason-relieved = robi miejsce na wyrwę { $era_in }, gdzie go nie było{ $next ->
    [yes] , a mogą tam spaść następne wyrwy doktora
   *[no] {""}
}
loop-reason-rifts = zostawia na planszy o { $n } { $n ->
    [one] wyrwę
    [few] wyrwy
   *[many] wyrw
} mniej
loop-reason-clones = usuwa z planszy { $n } { $n ->
    [one] duplikat
    [few] duplikaty
   *[many] duplikatów
}
loop-reason-energy = zostawia na planszy o { $n } { $n ->
    [one] kostkę energii
    [few] kostki energii
   *[many] kostek energii
} więcej
loop-reason-revealed = odkrywa misję { $era_in }
loop-reason-looped = wykonuje { $n ->
    [one] { $n } pętlę
    [few] { $n } pętle
   *[many] { $n } pętli
}
loop-reason-deck = wzmacnia talię kartą „{ $card }”
loop-reason-drawn = dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
loop-reason-safer = zmniejsza ryzyko, że następne wyrwy doktora utworzą wir
loop-reason-riskier = rośnie ryzyko, że następne wyrwy doktora utworzą wir
loop-reason-powered = zasila energią { $n ->
    [one] { $n } erę więcej
    [few] { $n } ery więcej
   *[many] { $n } er więcej
}
loop-reason-lured = zbliża duplikaty do er, w których zostaną zniszczone
loop-reason-lost = gra jest przegrana jeszcze przed następnym wyborem
loop-reason-vortex = { $era_in } pojawia się wir
loop-reason-mission-lost = uszkodzenia misji „{ $mission }” przepadają w wirze
loop-reason-energy-spent = z planszy { $n ->
    [one] znika { $n } kostka energii
    [few] znikają { $n } kostki energii
   *[many] znika { $n } kostek energii
}
loop-reason-clones-more = na planszy { $n ->
    [one] przybywa { $n } duplikat
    [few] przybywają { $n } duplikaty
   *[many] przybywa { $n } duplikatów
}
