## A table that was played under other rules than the program's

web-rules-changed = This table was played under other rules than the server has now. Nothing can be done here until everybody agrees to go on under today's rules.
web-go-on-not-now = There is nothing to agree on here: the table is played under today's rules, or the game is over.
web-proof-changed = This game was played under other rules than the server has now, so its draws cannot be checked here.
web-edition-same = The server's rules have changed since this game began. It was replayed under today's and stands exactly as it stood; from here on today's rules hold.
web-edition-changed = { $number ->
    [0] This game was played under other rules: under today's it would have begun differently.
   *[other] This game was played under other rules: under today's it would be another game from choice { NUMBER($number, useGrouping: 0) } on.
}
web-edition-kept = You see the last position that was stored; nothing of it has changed.
web-edition-replayed = Its last position was not stored: you see how far it can be replayed under today's rules, which may differ from what you remember.
web-edition-over = The game was over. It stays as it is.
web-edition-go-on = Go on from here under today's rules
web-edition-agree = Everybody at the table has to agree. What is hidden stays hidden; the game then has a new promise for its draws.
web-edition-export = Download the game as it was played
web-edition-went-on = This game began under other rules ({ $was }) and went on under today's by everybody's consent.
web-edition-versions = Rules then: { $was }. Rules now: { $now }.
web-proposal-go-on = { $name } proposes to go on from here under today's rules.
