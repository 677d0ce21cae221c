## Stół, przy którym grano według innych reguł niż reguły programu

web-rules-changed = Przy tym stole grano według innych reguł niż te, które serwer ma teraz. Nic nie można tu zrobić, dopóki wszyscy nie zgodzą się kontynuować według dzisiejszych reguł.
web-go-on-not-now = Nie ma tu na co się zgadzać: przy tym stole obowiązują dzisiejsze reguły albo gra jest zakończona.
web-proof-changed = Tę grę rozegrano według innych reguł niż te, które serwer ma teraz, więc nie można tu sprawdzić jej losowań.
web-edition-same = Reguły serwera zmieniły się od początku tej gry. Odtworzono ją według dzisiejszych i jej stan jest dokładnie taki sam; od teraz obowiązują dzisiejsze reguły.
web-edition-changed = { $number ->
    [0] Tę grę prowadzono według innych reguł: według dzisiejszych zaczęłaby się inaczej.
   *[other] Tę grę prowadzono według innych reguł: według dzisiejszych od wyboru { NUMBER($number, useGrouping: 0) } byłaby to inna gra.
}
web-edition-kept = Widzisz ostatnie zapisane położenie; nic się w nim nie zmieniło.
web-edition-replayed = Ostatniego położenia nie zapisano: widzisz grę tak daleko, jak da się ją odtworzyć według dzisiejszych reguł; może to się różnić od tego, co pamiętasz.
web-edition-over = Gra była zakończona. Pozostaje taka, jaka jest.
web-edition-go-on = Kontynuuj stąd według dzisiejszych reguł
web-edition-agree = Muszą się zgodzić wszyscy przy stole. To, co ukryte, pozostaje ukryte; gra dostanie nową obietnicę dla losowań.
web-edition-export = Pobierz grę tak, jak ją rozegrano
web-edition-went-on = Ta gra zaczęła się według innych reguł ({ $was }) i za zgodą wszystkich toczy się dalej według dzisiejszych.
web-edition-versions = Reguły wtedy: { $was }. Reguły teraz: { $now }.
web-proposal-go-on = { $name } proponuje kontynuować stąd według dzisiejszych reguł.
