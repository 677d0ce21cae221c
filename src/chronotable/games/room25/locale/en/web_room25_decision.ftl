# The decision panel of Room 25 in the browser: where one is, the parts of the round, long lists in short.

web-room25-situation = You are in { $cell }, { $room }, { $n ->
    [0] alone
   *[other] with { $others }
}. { $left ->
    [one] { $left } round left.
   *[other] { $left } rounds left.
}{ $drowns ->
    [0] { "" }
   *[other] { " " }Leave before the end of round { $drowns }, or you drown.
}

web-room25-phase-cards = Cards
web-room25-phase-programming = Programming
web-room25-phase-first = Action 1
web-room25-phase-second = Action 2
web-room25-phase-adrenaline = Adrenaline
web-room25-phase-countdown = Countdown

web-room25-token-hack = Hack
web-room25-token-sabotage = Sabotage
web-room25-adrenaline-ask = ask me
web-room25-adrenaline-no = no
web-room25-adrenaline-yes = declare

web-room25-row-rows = Rows
web-room25-row-columns = Columns
web-room25-row-rooms = Rooms
web-room25-row-pairs = Pairs
web-room25-chip-slide = { CAPITAL($line) } { $direction }
web-room25-chip-room = { $cell }
web-room25-chip-swap = { $cell } ↔ { $to }
