## Stół, przy którym grano według innych zasad niż zasady programu

web-rules-changed = Przy tym stole grano według innych zasad niż te, które serwer ma teraz. Nic nie można tu zrobić, dopóki wszyscy nie zgodzą się kontynuować według dzisiejszych zasad.
web-go-on-not-now = Nie ma tu na co się zgadzać: przy tym stole obowiązują dzisiejsze zasady albo gra jest zakończona.
web-proof-changed = Tę grę rozegrano według innych zasad niż te, które serwer ma teraz, więc nie można tu sprawdzić jej losowań.
web-edition = Zasady się zmieniły
web-edition-changed = { $number ->
    [0] Tę grę prowadzono według innych zasad niż te, które serwer ma teraz: według dzisiejszych zaczęłaby się inaczej.
   *[other] Tę grę prowadzono według innych zasad niż te, które serwer ma teraz: według dzisiejszych od wyboru { NUMBER($number, useGrouping: 0) } byłaby to inna gra.
}
web-edition-unproven = Tę grę być może prowadzono według innych zasad niż te, które serwer ma teraz: nie zachowało się nic, co by mówiło, czy dzisiejsze prowadzą do tych samych położeń.
web-edition-kept = Widzisz ostatnie zapisane położenie; nic się w nim nie zmieniło. Ceny i teksty na elementach są już dzisiejsze.
web-edition-replayed = Ostatniego położenia nie zapisano albo nie może ono istnieć według dzisiejszych zasad: widzisz grę tak daleko, jak da się ją odtworzyć według dzisiejszych zasad; może to się różnić od tego, co pamiętasz.
web-edition-behind = { $n ->
    [one] Po nim wykonano jeszcze jeden ruch; jego położenia nie zapisano.
    [few] Po nim wykonano jeszcze { $n } ruchy; ich położeń nie zapisano.
    [many] Po nim wykonano jeszcze { $n } ruchów; ich położeń nie zapisano.
   *[other] Po nim wykonano jeszcze { $n } ruchu; ich położeń nie zapisano.
}
web-edition-over = Gra była zakończona. Pozostaje taka, jaka jest, ze swoim wynikiem.
web-edition-versions = Zasady wtedy: { $was }. Zasady teraz: { $now }.
web-edition-unsaid = Wersja zasad nazywa się tak samo jak wtedy ({ $now }): program zmieniono, nie nadając im nowej.
web-edition-go-on = Kontynuuj stąd według dzisiejszych zasad
web-edition-end = Zakończ na tym
web-edition-agree = Muszą się zgodzić wszyscy przy stole. Jeśli gracie dalej, to, co ukryte, pozostaje ukryte, a przyszłe losowania dostają nowy odcisk. Jeśli na tym zakończycie, gra kończy się bez wyniku i nic już nie jest ukryte.
web-edition-left = Tę grę na tym zakończono
web-edition-open = Wszyscy zgodzili się zakończyć ją tutaj, bez wyniku. Nic w niej nie jest już ukryte: kto widzi ten stół, może ją pobrać.
web-edition-export = Pobierz grę tak, jak ją rozegrano
web-edition-export-later = Grę tak, jak ją rozegrano, będzie można pobrać, gdy wszyscy zgodzą się na tym zakończyć: plik zdradza to, co ukryte.
web-edition-short-same = Serwer ma nowe zasady; ta gra jest taka, jaka była
web-edition-long-same = Zasady serwera zmieniły się od początku tej gry. Odtworzona według dzisiejszych, po każdym wyborze dochodzi do tego samego położenia co wtedy, więc toczy się dalej. Od teraz obowiązują dzisiejsze zasady, z ich cenami i punktami.
web-edition-short-went-on = Ta gra toczy się dalej według nowszych zasad
web-edition-long-went-on = Ta gra zaczęła się według innych zasad. Od jednego ze swoich położeń toczy się, za zgodą, według nowszych; to, co było przedtem, nie należy już tu do jej zapisu.
web-proposal-go-on = { $name } proponuje kontynuować stąd według dzisiejszych zasad.
web-proposal-end = { $name } proponuje zakończyć grę na tym: skończyłaby się tutaj bez wyniku i nic nie byłoby już w niej ukryte.
web-home-load-go-on = Kontynuuj od ostatniego położenia
web-edition-log = Dziennik nie obejmuje tego, co było przedtem.
