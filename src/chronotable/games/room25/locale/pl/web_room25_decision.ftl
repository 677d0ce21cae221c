# Panel decyzji Room 25 w przeglądarce: gdzie jesteś, części rundy, długie listy w skrócie.

web-room25-situation = Jesteś w { $cell } ({ $room }), { $n ->
    [0] bez towarzystwa
   *[other] obok: { $others }
}. { $left ->
    [one] Została { $left } runda.
    [few] Zostały { $left } rundy.
   *[many] Zostało { $left } rund.
}{ $drowns ->
    [0] { "" }
   *[other] { " " }Wyjdź przed końcem rundy { $drowns }, bo utoniesz.
}

web-room25-phase-cards = Karty
web-room25-phase-programming = Programowanie
web-room25-phase-first = Akcja 1
web-room25-phase-second = Akcja 2
web-room25-phase-adrenaline = Adrenalina
web-room25-phase-countdown = Odliczanie

web-room25-token-hack = Hakowanie
web-room25-token-sabotage = Sabotaż
web-room25-adrenaline-ask = pytaj
web-room25-adrenaline-no = nie
web-room25-adrenaline-yes = zapowiedz

web-room25-row-rows = Szeregi
web-room25-row-columns = Kolumny
web-room25-row-rooms = Pomieszczenia
web-room25-row-pairs = Pary
web-room25-chip-slide = { CAPITAL($line) } { $direction }
web-room25-chip-room = { $cell }
web-room25-chip-swap = { $cell } ↔ { $to }
