## A table that was played under other rules than the program's

web-rules-changed = This table was played under other rules than the server has now. Nothing can be done here until everybody agrees to go on under today’s rules.
web-go-on-not-now = There is nothing to agree on here: the table is played under today’s rules, or the game is over.
web-proof-changed = This game was played under rules other than those the server has now, so its draws cannot be checked here.
web-edition = The rules have changed
web-edition-changed = { $number ->
    [0] This game was played under other rules than the server has now: under today’s it would have begun differently.
   *[other] This game was played under other rules than the server has now: under today’s it would be a different game from choice { NUMBER($number, useGrouping: 0) } on.
}
web-edition-unproven = This game may have been played under other rules than the server has now: nothing was kept that could tell whether today’s lead to the same positions.
web-edition-kept = You see the last position that was stored; nothing in it has changed. Prices and texts on the components are today’s.
web-edition-replayed = Its last position was not stored, or cannot be under today’s rules: you see how far it can be replayed under today’s rules, which may differ from what you remember.
web-edition-behind = { $n ->
    [one] One more choice was made after it; its position was not stored.
   *[other] { $n } more choices were made after it; their positions were not stored.
}
web-edition-over = The game was over. It stays as it is, with its result.
web-edition-versions = Rules then: { $was }. Rules now: { $now }.
web-edition-unsaid = The version of the rules has the same name as then ({ $now }): the rules were changed without a new version name.
web-edition-go-on = Go on from here under today’s rules
web-edition-end = End it here
web-edition-agree = Everybody at the table has to agree. If you go on, what is hidden stays hidden, and the draws to come get a new fingerprint. If you end it here, the game has no result and nothing is hidden any more.
web-edition-left = This game was ended without a result
web-edition-open = Everybody agreed to end it here, without a result. Nothing in it is hidden any more: anybody who can see the table may download it.
web-edition-export = Download the game as it was played
web-edition-export-later = You can download the game as it was played once everybody has agreed to end it: the file reveals what is hidden.
web-edition-short-same = The server has new rules; this game is as it was
web-edition-long-same = The server’s rules have changed since this game began. Replayed under today’s, every choice leads to the position that it led to, so the game goes on. From here on today’s rules hold, with their prices and points.
web-edition-short-went-on = This game went on under newer rules
web-edition-long-went-on = This game began under other rules. From one of its positions it went on under newer ones, by consent; what happened before is no longer part of its record here.
web-proposal-go-on = { $name } proposes going on from here under today’s rules.
web-proposal-end = { $name } proposes ending the game here, without a result. Nothing in it would be hidden any more.
web-home-load-go-on = Go on from its last position
web-edition-log = What happened before that is not shown here.
