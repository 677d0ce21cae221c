# Cofanie tego, co wybrali inni, przywracanie i spóźnione podpowiedzi.

## Serwer

web-redo-nothing = Nie ma czego przywrócić: ktoś już potem wybierał albo cofnął to ktoś inny.
web-hint-moved-on = Zanim bot pomyślał, przy stole coś się zmieniło. Zapytaj jeszcze raz.

## Strona

web-undo-asks = { $n ->
    [one] To cofnie też { $n } wybór innych ({ $names }), do chwili przed twoim wyborem „{ $choice }”.
    [few] To cofnie też { $n } wybory innych ({ $names }), do chwili przed twoim wyborem „{ $choice }”.
   *[many] To cofnie też { $n } wyborów innych ({ $names }), do chwili przed twoim wyborem „{ $choice }”.
}
web-undo-asks-number = { $n ->
    [one] To cofnie też { $n } wybór innych ({ $names }), do chwili przed wyborem { NUMBER($number, useGrouping: 0) }.
    [few] To cofnie też { $n } wybory innych ({ $names }), do chwili przed wyborem { NUMBER($number, useGrouping: 0) }.
   *[many] To cofnie też { $n } wyborów innych ({ $names }), do chwili przed wyborem { NUMBER($number, useGrouping: 0) }.
}
web-undo-asks-all = Zapytamy o zgodę pozostałych.
web-undo-take = Cofnij
web-undo-keep = Zostaw
web-redo = Przywróć
web-redo-why = To, co cofnięto, wróci takie, jakie było. Wszyscy muszą się zgodzić, jak przy cofaniu.
web-proposal-redo = { $name } proponuje przywrócić to, co cofnięto, aż do wyboru { NUMBER($choice, useGrouping: 0) }.
web-key-redo = przywróć
web-hint-play = Zagraj tak
web-hint-marked = propozycja
web-will-be-sent = Wyślemy, gdy wróci połączenie: { $choice }
