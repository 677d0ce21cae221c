# Kim jesteś w grze Pokój 25, do czego dążysz i co cię spotyka.

room25-brief-who = { $several ->
    [no] Twoja postać: { $characters }.
   *[yes] Twoje postacie: { $characters }.
}
room25-brief-side = { $mode ->
    [suspicion] { $role ->
        [guard] { $shown ->
            [yes] Twoja rola: strażnik. Wszyscy już ją znają.
           *[no] Twoja rola: strażnik. Nikomu tego nie zdradzaj; możesz mówić, że jesteś więźniem.
        }
       *[other] { $shown ->
            [yes] Twoja rola: więzień. Wszyscy już ją znają.
           *[no] Twoja rola: więzień. Wśród was mogą być strażnicy; nikt nie wie, kto nim jest.
        }
    }
    [team] W twojej drużynie: { $others }.
    [competition] Każdy gracz gra przeciw wszystkim pozostałym.
    [solo] Twoje postacie są same przeciw budynkowi.
   *[other] Gracie wszyscy razem przeciw budynkowi.
}
room25-brief-goal = { $mode ->
    [suspicion] { $role ->
        [guard] Wygrywasz, gdy dwóch więźniów zostanie wyeliminowanych albo gdy czas minie, zanim uciekną.
        [prisoner] Zbierzcie wszystkich więźniów w Pokoju 25, a wtedy jeden z was wysuwa go z budynku. W ostatniej rundzie może brakować jednego więźnia.
       *[other] Więźniowie chcą razem uciec przez Pokój 25. Strażnicy wygrywają, gdy dwóch więźniów zostanie wyeliminowanych albo gdy czas minie.
    }
    [team] Zbierzcie całą drużynę w Pokoju 25 i wysuńcie go z budynku przed rywalami albo zostańcie w grze jako ostatnia drużyna.
    [competition] Wprowadź obie swoje postacie do Pokoju 25 i wysuń go z budynku przed rywalami albo zostań w grze jako ostatni gracz.
    [solo] { $ruleset ->
        [season2] Aktywuj Pokój kontrolny, zbierz wszystkie postacie w Pokoju 25 i wysuń go z budynku.
       *[classic] Zbierz wszystkie postacie w Pokoju 25 i wysuń go z budynku.
    }
   *[other] { $ruleset ->
        [season2] Aktywujcie Pokój kontrolny, zbierzcie wszystkie postacie w Pokoju 25 i wysuńcie go z budynku.
       *[classic] Zbierzcie wszystkie postacie w Pokoju 25 i wysuńcie go z budynku.
    }
}
room25-brief-end = { $mode ->
    [suspicion] Gra kończy się ucieczką, eliminacją drugiego więźnia albo ostatnią rundą. Gdy ktoś wejdzie do Pokoju 25, zostaje najwyżej 5 rund.
    [team] Gdy czas minie, wygrywa drużyna, która ma więcej postaci w Pokoju 25. Drużyna, która kogoś straciła, może uciec tylko w ostatniej rundzie. Gdy ktoś wejdzie do Pokoju 25, zostaje najwyżej 5 rund.
    [competition] Gdy czas minie, nikt nie wygrywa. Po stracie postaci można uciec tylko w ostatniej rundzie. Gdy ktoś wejdzie do Pokoju 25, zostaje najwyżej 5 rund.
    [cooperation] { $ruleset ->
        [season2] Przegrywacie, gdy choć jedna postać zostanie wyeliminowana albo gdy czas minie.
       *[classic] Jeśli jedna postać zostanie wyeliminowana, a wszystkie inne uciekną, jest to częściowe zwycięstwo. Przegrywacie, gdy odpadnie druga postać albo gdy czas minie.
    }
   *[solo] Przegrywasz, gdy choć jedna postać zostanie wyeliminowana albo gdy czas minie.
}

room25-fate-out = { $character } – poza grą. { $mode ->
    [suspicion] { $role ->
        [guard] Nadal wygrywasz, jeśli dwóch więźniów zostanie wyeliminowanych albo czas minie.
       *[other] Nadal wygrywasz, jeśli wszyscy pozostali więźniowie uciekną w ostatniej rundzie. Do tego czasu możesz patrzeć.
    }
    [team] { $left ->
        [0] W twojej drużynie nie ma już nikogo.
       *[other] Nadal wygrywasz, jeśli reszta drużyny ucieknie w ostatniej rundzie.
    }
   *[competition] { $left ->
        [0] Możesz patrzeć, jak grają inni.
       *[other] Nadal wygrywasz, jeśli twoja druga postać ucieknie w ostatniej rundzie.
    }
}{ $back ->
    [yes] { " " }Kto wejdzie do pomieszczenia „{ room25-room-regeneration }”, przywróci cię do gry.
   *[no] { "" }
}
room25-fate-one-lost = { $character } – poza grą. Jeśli wszyscy inni uciekną, będzie to jeszcze częściowe zwycięstwo; jeśli odpadnie jeszcze jedna postać, przegrywacie.
room25-fate-revived = { $character } wraca do Pokoju centralnego i działa znowu od następnej rundy.
room25-fate-guard-known = Wszyscy wiedzą, że jesteś strażnikiem. { $now ->
    [yes] Akcje wybierasz wtedy, gdy przychodzi twoja kolej.
   *[no] Od następnej rundy akcje wybierasz wtedy, gdy przychodzi twoja kolej.
}
room25-fate-trap = { $character } tkwi w pułapce: albo wyjdzie z niej najbliższą akcją, albo odpada z gry.
room25-fate-drown = { $character } jest w zalanym pomieszczeniu: albo wyjdzie z niego najpóźniej drugą akcją { $now ->
    [yes] tej rundy
   *[no] następnej rundy
}, albo odpada z gry.
room25-fate-acid = { $character } jest w pomieszczeniu „{ room25-room-acid }” i odpada z gry, gdy tylko wejdzie tam ktoś inny.
room25-fate-shredder = { $character } dzieli z kimś pomieszczenie „{ room25-room-shredder }”: gdy ktoś stamtąd wyjdzie, wszyscy, którzy zostaną, odpadają z gry.
room25-fate-prison = { $character } jest w pomieszczeniu „{ room25-room-prison }”: ruch jest możliwy tylko tam, gdzie ktoś jest, albo do Pokoju centralnego.
room25-fate-paranoid = { $character } jest w pomieszczeniu „{ room25-room-paranoia }” i losuje swoje akcje.
room25-fate-last-round = To ostatnia runda!{ $mode ->
    [suspicion] { " " }Przy ucieczce może teraz brakować jednego więźnia.
    [team] { " " }Drużyna może teraz uciec bez tych, których straciła.
    [competition] { " " }Postać może teraz uciec sama, jeśli jej partner jest poza grą.
   *[other] { "" }
}
