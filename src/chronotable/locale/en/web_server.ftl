# What the server of the web table says.

## Seats and tables

web-no-table = There is no such table: its link is incomplete, or it has been deleted.
web-no-seat = There is no seat { $seat } at this table.
web-no-language = There are no texts in “{ $name }”. Languages: { $languages }.
web-no-how-to-play = This game has no how-to-play page.
web-not-your-seat = Seat { $seat } is not yours.
web-seat-lent = A bot plays this seat. Take it back first.
web-seat-taken = This seat is not open.
web-not-listed = This table is private: a seat needs its link.
web-link-unknown = This link opens no seat: it is incomplete, or the seat was handed over.
web-too-many-seats = { $given ->
    [one] One seat was
   *[other] { $given } seats were
} described, the game has { $seats }.
web-bot-unknown = There is no bot “{ $name }”. Bots: { $known }.
web-table-unreadable = This table was played by different rules and cannot be opened (line { $number } of its log).
web-pack-missing = This server does not have these packs: { $packs }. Whoever runs it can start it with --pack FILE.
web-pack-twice = A pack can be used only once at a table.

## Moves

web-stale = The table has changed in the meantime. This is how it stands now.
web-undo-off = Undo is switched off at this table.
web-takeback-range = Only a running game can be taken back, to a point from 0 to { $last }.
web-proposal-open = This is being proposed already.
web-proposal-gone = This proposal is no longer open.
web-replace-whom = Only a person’s seat, or one that nobody has taken, can be given to a bot.
web-replace-present = Whoever sits there is present.
web-why-nothing-there = There is nothing to do with this now.
web-why-over = The game is over.

## Hints and talk

web-hints-off = Hints are switched off at this table.
web-hint-not-now = There is nothing to choose for you now.
web-talk-empty = The message is empty.
web-talk-forbidden = A rule of the game forbids talking now.
web-talk-no-team = You have no team to talk to.

## Looking back

web-past-closed = The past of a running game is open to you only when nobody else has, had or can still take a seat at the table.
web-moment-range = There are moments from 0 to { $last }.
web-proof-later = The seed stays secret until the game is over.
web-save-long = A save may have at most { NUMBER($most, useGrouping: 0) } choices.
web-choice-secret = a secret choice
web-choice-plain = { $key }

## Trouble

web-command-id = A command needs an id of 1 to 40 letters, digits, hyphens or underscores.
web-frame-form = The server did not understand a frame. It must be a JSON object of the protocol with at most { NUMBER($most, useGrouping: 0) } characters.
web-hello-first = The first frame must be a hello.
web-body-form = The request was not understood: it must be a JSON object of the protocol.
web-body-field = The request was not understood: the field “{ $field }” is missing, unknown, or of another kind than the protocol says.
web-body-large = The request is too large: at most { NUMBER($most, useGrouping: 0) } bytes.
web-too-fast = That was too much at once. Wait a moment.
web-server-trouble = Something went wrong on the server. Nothing was changed; try again.
