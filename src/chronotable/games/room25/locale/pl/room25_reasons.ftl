# Dlaczego bot podpowiada wybór: co daje jego plan albo co stanie się inaczej (patrz bots_why.ftl).

room25-reason-won = wygrywa grę do końca rundy
room25-reason-inside = { $character } dociera do Pokoju 25
room25-reason-key = aktywuje Pokój kontrolny
room25-reason-rescued = { $character } unika niebezpieczeństwa
room25-reason-found-exit = odnajduje Pokój 25
room25-reason-found-key = odnajduje Pokój kontrolny
room25-reason-steered = przesuwa Pokój 25 do Strefy Wyjścia
room25-reason-nearer = { $character } jest o { $n } { $n ->
    [one] pomieszczenie
    [few] pomieszczenia
   *[many] pomieszczeń
} bliżej Pokoju 25
room25-reason-looked = pokazuje { $cell }{ $zone ->
    [yes] , a to może być Pokój 25
   *[no] {""}
}
room25-reason-explored = odkrywa { $cell }, a to może być Pokój 25
room25-reason-pushed = wypycha { $other_acc } do { $to }
room25-reason-told = zdradza pozostałym kolor { $cell }
room25-reason-learnt = pozwala do końca rundy poznać { $n } { $n ->
    [one] nieznane pomieszczenie
    [few] nieznane pomieszczenia
   *[many] nieznanych pomieszczeń
}
room25-reason-lost = do końca rundy jest przegrana
room25-reason-eliminated = { $character } zostaje { $character_gender ->
    [f] wyeliminowana
   *[m] wyeliminowany
} do końca rundy
room25-reason-red = { $character } jest na końcu rundy w czerwonym pomieszczeniu
room25-reason-yellow = { $character } jest na końcu rundy w żółtym pomieszczeniu
room25-reason-left-exit = { $character } opuszcza Pokój 25
room25-reason-farther = { $character } jest o { $n } { $n ->
    [one] pomieszczenie
    [few] pomieszczenia
   *[many] pomieszczeń
} dalej od Pokoju 25
room25-reason-steered-away = Pokój 25 wysuwa się ze Strefy Wyjścia
room25-reason-blindly = { $character } wchodzi w ciemno do { $cell }
room25-reason-adrenaline = { $character } nie ma po tej rundzie adrenaliny
room25-reason-lied = pozostali słyszą zły kolor { $cell }
room25-reason-declared = { $character } wykonuje w tej rundzie jedną akcję więcej
room25-reason-planned = { $character } planuje na tę rundę { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[many] { $n } akcji
}
