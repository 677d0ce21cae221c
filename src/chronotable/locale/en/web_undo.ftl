# Taking back what others chose, having it again, and hints that come late.

## The server

web-redo-nothing = There is nothing to redo: somebody has chosen since, or it was not your undo.
web-hint-moved-on = The table has moved on while the bot was thinking. Ask again.

## The page

web-undo-asks = { $n ->
    [one] This also takes back { $n } choice of { $names }, to before your choice “{ $choice }”.
   *[other] This also takes back { $n } choices of { $names }, to before your choice “{ $choice }”.
}
web-undo-asks-number = { $n ->
    [one] This also takes back { $n } choice of { $names }, to before choice { NUMBER($number, useGrouping: 0) }.
   *[other] This also takes back { $n } choices of { $names }, to before choice { NUMBER($number, useGrouping: 0) }.
}
web-undo-asks-all = The others are asked too.
web-undo-take = Take back
web-undo-keep = Keep
web-redo = Redo
web-redo-why = What was taken back is restored exactly as it was. Everybody has to agree, just as for taking it back.
web-proposal-redo = { $name } proposes redoing what was taken back, up to choice { NUMBER($choice, useGrouping: 0) }.
web-key-redo = redo
web-hint-play = Play it
web-hint-marked = suggested
web-will-be-sent = Will be sent when the connection is back: { $choice }
