# Koniec gry w Pokój 25 i jej przebieg.

room25-victor-draw = Remis.
room25-victor-prisoners = Wygrywają więźniowie.
room25-victor-guards = Wygrywają strażnicy.
room25-victor-nobody = Nikt nie uciekł.
room25-victor-everybody = Uciekli wszyscy.
room25-victor-most = Uciekli wszyscy oprócz jednej postaci.
room25-end-role = { $role }
room25-end-eliminated = { $character }: eliminacja w rundzie { $n }, pomieszczenie { $cell }.
room25-end-eliminated-in = { $character }: eliminacja w rundzie { $n }, pomieszczenie { $cell } ({ $room }).
room25-end-inside = { $character }: na końcu w Pokoju 25.
room25-end-alive = { $character }: na końcu w pomieszczeniu { $cell } ({ $room }).
room25-end-rounds = Rozegrane rundy: { $n }. Na torze odliczania zostało: { $left }.
room25-measure-rooms = Odkryte pomieszczenia
room25-measure-alive = Postacie w grze
room25-measure-steps = Odległość od Pokoju 25 w pomieszczeniach
room25-part = Runda { $n }
