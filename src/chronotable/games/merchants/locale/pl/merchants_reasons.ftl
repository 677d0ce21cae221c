# Dlaczego bot podpowiada wybór: co daje jego plan albo co stanie się inaczej (patrz bots_why.ftl).

merchants-reason-gold = daje { $n } { $n ->
    [one] złoto
   *[other] złota
}
merchants-reason-takings = zwiększa o { $n } { $n ->
    [one] złoto
   *[other] złota
} to, co przyniosłaby ci teraz faza handlu
merchants-reason-large-goods = wytwarza { $n } { $n ->
    [one] duży towar
    [few] duże towary
   *[many] dużych towarów
}
merchants-reason-small-goods = wytwarza { $n } { $n ->
    [one] mały towar
    [few] małe towary
   *[many] małych towarów
}
merchants-reason-symbols = zwiększa o { $n } { $n ->
    [one] złoto
   *[other] złota
} to, co przyniosłyby ci symbole, gdyby gra skończyła się teraz
merchants-reason-hired = zatrudnia mieszkańca { $card }
merchants-reason-docked = doprowadza do brzegu: { $boat }, { $pier }
merchants-reason-shed = odrzuca { $n } { $n ->
    [one] kartę zepsucia
    [few] karty zepsucia
   *[many] kart zepsucia
}
merchants-reason-frozen = daje { $n } { $n ->
    [one] żeton zamrożonego czasu
    [few] żetony zamrożonego czasu
   *[many] żetonów zamrożonego czasu
}
merchants-reason-workshop = daje więcej możliwości na twojej planszy (tak szacuje bot)
merchants-reason-again = zostawia ci także następną turę
merchants-reason-market-near = faza handlu zaczyna się przed twoją następną turą
merchants-reason-takings-lost = faza handlu przyniosłaby ci teraz o { $n } { $n ->
    [one] złoto
   *[other] złota
} mniej
merchants-reason-corruption-cost = zepsucie kosztowałoby cię o { $n } { $n ->
    [one] złoto
   *[other] złota
} więcej, gdyby gra skończyła się teraz
merchants-reason-corruption = dobierasz { $n } { $n ->
    [one] kartę zepsucia
    [few] karty zepsucia
   *[many] kart zepsucia
}
merchants-reason-rogues = do kryjówki { $n ->
    [one] trafia { $n } łotr
    [few] trafia { $n } łotrów
   *[many] trafia { $n } łotrów
}
merchants-reason-hours = { $n ->
    [one] mija { $n } godzina
    [few] mijają { $n } godziny
   *[many] mija { $n } godzin
}
merchants-reason-workshop-worse = twoja plansza daje mniej możliwości (tak szacuje bot)
merchants-reason-stock = podnosi wartość twoich towarów (tak szacuje bot)
merchants-reason-stock-lost = twoje towary są warte mniej (tak szacuje bot)
