# Sitting down, seats, what somebody may know, and deleting a table.

## What the server says

web-link-used = This seat is taken, and its link is used up. Ask whoever sits there or whoever made the table for a new link.
web-host-only = Only whoever made this table can do that, in the browser in which it was made.
web-free-whom = Only a seat that somebody has taken can be freed.
web-free-late = Whoever sits there has made a choice already: the seat can no longer be freed.
web-replace-wait = { $seconds ->
    [one] Wait { $seconds } more second: only then can a bot play for somebody who is away.
   *[other] Wait { $seconds } more seconds: only then can a bot play for somebody who is away.
}
web-table-deleted = This table has been deleted, with its game and its talk.

## The page of a seat’s link

web-link-title = A seat at the table
web-link-invited = You are invited to play
web-link-by = { $by } invites you to play
web-link-table = Table “{ $name }”
web-link-seat = Seat { $seat } of { $seats }
web-link-people = At the table: { $names }
web-link-fresh = The game has not begun yet.
web-link-running = { $n ->
    [one] { $n } choice has been made already.
   *[other] { $n } choices have been made already.
}
web-link-over = The game is over.
web-link-name = Your name
web-link-sit = Sit down
web-link-sit-why = Nothing is taken until you press the button. Then the seat belongs to this browser alone, and the link is used up.
web-link-elsewhere = Would you rather play in another browser? Copy the link and open it there.
web-link-device-title = Your seat on this device too
web-link-device = This link is for another device of the person who plays seat { $seat }. If you are somebody else, do not use it: you would both hold the same seat.
web-link-device-sit = Play on this device too
web-link-yours = This seat is yours already.
web-link-taken = This seat is taken, and its link is used up.
web-link-taken-why = If it was you, play in the browser in which you sat down, or make a link for this device there. Otherwise ask whoever made the table: until the first choice of the seat they can free it.
web-link-to-table = To the table
web-link-watch = Only watch
web-link-privacy = What is kept about you

## Seats

web-seat-browsers = { $n ->
    [one] { $n } browser holds this seat.
   *[other] { $n } browsers hold this seat.
}
web-seat-browsers-short = { $n } browsers
web-seat-bot-in = If nobody comes, you can propose a bot in { $time }.
web-seat-link-only = Only whoever gets its link can take it.
web-device = Play on another device too
web-device-why = This makes a link that works once, within ten minutes. It is for you alone: whoever uses it sees and plays your seat. Everybody at the table sees that two browsers hold it.
web-device-yes = Make the link for my device
web-device-done = Open this link on your other device within ten minutes.
web-free = Free this seat
web-free-why = Did the wrong person or the wrong browser sit down? Until the first choice you can free the seat: whoever has it loses it, and you get a new link.
web-free-yes = Free the seat and make a new link
web-free-done = The seat is free. Send this link to the right person.

## Somebody may know more

web-known = Somebody may know what is hidden
web-known-loaded = This game was loaded from a saved game. Whoever had the file may know every hidden card and role.
web-known-branched = This game branched off from another one. Whoever played that may know what is hidden here.
web-known-seen = Its save, another timeline or a takeback has shown somebody what is hidden here.
web-known-handed = A seat has changed hands. Whoever had it before has seen what only this seat may see.
web-known-guided = This is a lesson: it is always dealt the same way.
web-known-short-loaded = from a saved game
web-known-short-branched = branched from another game
web-known-short-seen = hidden things were seen
web-known-short-handed = a seat changed hands
web-known-short-guided = a lesson, always dealt the same way
web-known-promises = The fingerprints of all seeds so far, the first one first
web-known-proof = The draws follow from the seeds, but somebody may have known them beforehand.

## Deleting a table

web-delete = Delete the table
web-delete-why = The game, the names and the talk are deleted for everybody, for good. Whoever is at the table is told.
web-delete-yes = Delete for good
web-delete-no = Keep it

## Short codes

web-code-form = A code has { $signs } letters and digits.
web-code-unknown = No seat has this code. A code works once and for 15 minutes: ask for a new one, or for the link.
web-code-late = This code is older than 15 minutes and no longer works. Ask for a new one.
web-code-used = This code is used up: somebody has taken the seat with it.
web-code-tries = Too many tries with codes. Wait a minute, or ask for the link instead.
