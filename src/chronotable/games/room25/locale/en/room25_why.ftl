# Why something is not possible in Room 25: choices, options, described positions.

## Choices

room25-why-eliminated = You have no character left in the game: the eliminated take no part until they are revived.
room25-why-token-twice = There is only one token of each kind: the same action cannot be programmed twice.
room25-why-token-lost = { $character } has lost this action for the rest of the game: { $token }.
room25-why-classic = Without Season 2 there are no special abilities.
room25-why-cold = In the Cold Chamber only one action can be programmed.
room25-why-dark = Look is impossible in the Dark Chamber.
room25-why-not-adjacent = { $cell } is not adjacent.
room25-why-corridor = A Pivoting Room can be left only through the two exits of its corridor.
room25-why-face-up = { $cell } is already face up.
room25-why-closed = { $cell } has a do-not-cross token: nobody can enter.
room25-why-locked = { $cell } is locked: only Emmet and robots can enter.
room25-why-prison = Out of the Prison Cell you can move only to the Central Room or to a room with a character or a robot inside.
room25-why-central = In the Central Room only Look and Move are possible.
room25-why-elsewhere = { $other } is not in your room.
room25-why-hidden = { $other } is hidden and cannot be pushed.
room25-why-middle-line = The row and the column of the Central Room never slide.
room25-why-other-line = Control slides only the row or the column you are in.
room25-why-slide-lock = { CAPITAL($line) } has already slid the other way this round.
room25-why-no-adrenaline = { $character } has no adrenaline token.
room25-why-cold-adrenaline = Adrenaline cannot be declared in the Cold Chamber.
room25-why-declare-later = Adrenaline is declared in the programming phase.
room25-why-token-played = This action has already been performed this round: the second one must be different.
room25-why-adrenaline-special = Adrenaline never lets you use a special ability.
room25-why-no-reminders = This game is played without reminder tokens.
room25-why-reminder-out = The reminder token lies on a room and comes back only when that room is revealed.
room25-why-jamming-card = A Jamming card is on display: no reminder token may be placed until the next round.
room25-why-all-face-up = No room is face down: there is none to put the reminder token on.
room25-why-own-turn = This is possible only on the character’s own turn.
room25-why-no-roles = There are roles only in Suspicion.
room25-why-role-shown = This role has already been revealed.
room25-why-prisoner = Prisoners never reveal themselves of their own accord.
room25-why-no-announcements = This game is played without announcing colours.
room25-why-nobody-to-tell = There is nobody to whom you could announce a colour.
room25-why-silence = No information may be exchanged now: somebody is in the Jamming Room, or a Jamming card is on display.
room25-why-look-first = A colour is announced right after looking at the room, or not at all.

## What would change nothing

room25-why-in-vain = As things stand, this action would be lost: { $token }.

## Options

room25-option-players = { $mode ->
    [suspicion] { room25-mode-suspicion }
    [team] { room25-mode-team }
    [competition] { room25-mode-competition }
    [cooperation] { room25-mode-cooperation }
   *[solo] { room25-mode-solo }
}: { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} not possible under these rules. Possible numbers: { $allowed } (R25-4.1).
room25-option-madness = Madness is only for Cooperation and Solo with Season 2 (R25-4.11).
room25-option-characters = Characters given: { $n }, needed: { $needed } (R25-4.1).
room25-option-foreign = Not among the characters of these rules: { $characters }. Possible: { $allowed } (R25-1.4).
room25-option-recipe = The building "{ $recipe }" does not fit the mode, the rules or the number of players. Possible: { $allowed } (R25-3.1).
room25-option-tiles = Rooms given: { $n }, needed: { $needed } (R25-3.1).
room25-option-tile-count = Rooms of the kind "{ $room }" given: { $n }, available: { $most } (R25-5.11).
room25-option-key-room = The Key Room belongs only to Cooperation and Solo with Season 2 (R25-5.11).
room25-option-needs = The building needs exactly one room of the kind "{ $room }" (R25-3.1).

## Described positions

room25-position-character = The character "{ $id }" is not in play. In play: { $characters }.
room25-position-dealt = Two rooms are said to have been dealt to the same place (R25-3.2).

## Laws of the table; parts of kernel-position-impossible

room25-law-tiles = rooms that are missing or there twice (R25-3.1)
room25-law-centre = something other than the one Central Room in the middle (R25-2.1)
room25-law-covered-token = a do-not-cross or lock token on the face-down room "{ $cell }" (R25-10.9)
room25-law-locked-blue = a lock token on the blue room "{ $cell }" (R25-15.41)
room25-law-locks = lock tokens in use: { $n } (R25-1.8)
room25-law-robot = a robot in the red or face-down room "{ $cell }" (R25-14.14)
room25-law-place = the place of "{ $character }", who must be in a room exactly when not eliminated (R25-6.6)
room25-law-covered = "{ $character }" in a face-down room (R25-10.2)
room25-law-token-twice = the same token twice in the programme of "{ $character }" (R25-7.2)
room25-law-reminder = the reminder token of "{ $character }" on a face-up room (R25-20.3)
room25-law-characters = a character that is there twice (R25-1.4)
room25-law-roles = roles that do not fit the number of players (R25-4.6)
room25-law-markers = an order marker that is there twice (R25-3.6)
room25-law-no-marker = no order marker for "{ $character }" (R25-3.6)
room25-law-fallen = "{ $character }", who must be on the list of eliminated characters exactly when eliminated (R25-6.6)
room25-law-rounds = { $n } rounds left in round { $round }, where 1 to { $most } are possible (R25-3.6)
room25-law-cards = an A.B.M. card that is there twice (R25-3.12)
room25-law-winners = winners of a game that still runs (R25-18.1)
room25-law-over = so many eliminated characters that the game would have ended (R25-6.5)
room25-law-exit = { $n } times Room 25 instead of once (R25-3.1)
room25-law-key-room = a Key Room that is not in the building exactly as long as it was not activated (R25-12.40)
room25-law-no-key-room = a Key Room, or one that was activated, in a game without it (R25-12.40)
room25-law-box = the room "{ $room }" { $n } times, those that were replaced included; the boxes hold { $most } (R25-5.11)
room25-law-removed = the Central Room or Room 25 among the rooms that were replaced (R25-10.8)
room25-law-exit-zone = the room "{ $room }" dealt to a place beside the Central Room instead of an exit zone (R25-3.2)
room25-law-sabotage = rooms that only Sarah and Bruce can have replaced in this game: { $rooms } ({ $n }); spare rooms that they have used: { $most } (R25-15.55)
room25-law-slid = the slid line "{ $line }", which holds the Central Room (R25-2.4)
room25-law-classic-building = robots, lock tokens or replaced rooms in the classic game (R25-1.10)
room25-law-closed = a do-not-cross token on "{ $cell }", which is neither flooded nor a shredder (R25-8.7)
room25-law-open = a face-up flooded room without a do-not-cross token on "{ $cell }" (R25-11.18)
room25-law-locks-gone = lock tokens while Emmet is eliminated (R25-15.43)
room25-law-no-locks = lock tokens though neither Emmet nor a Lock-down card is in the game (R25-15.41)
room25-law-robots = { $n } robots in the building with { $rooms } robot rooms, replaced ones included (R25-12.2)
room25-law-robot-room = a robot’s room that is no robot room, or that of both robots (R25-12.2)
room25-law-no-trap = "{ $character }" in a trap that does not threaten this character (R25-11.13)
room25-law-no-flood = "{ $character }" in a flooded room without a deadline (R25-11.18)
room25-law-acid = "{ $character }" in an acid bath with somebody else (R25-11.21)
room25-law-alarm = "{ $character }" in Room 25 with { $n } rounds left, where the alarm leaves five (R25-17.8)
room25-law-trap = a trap that threatens "{ $character }", who is in no such trap (R25-11.13)
room25-law-flood = a flood that threatens "{ $character }", who is in no flooded room (R25-11.18)
room25-law-flood-late = "{ $character }" to drown in round { $n }, later than in the next one (R25-11.18)
room25-law-paranoia = the paranoia of "{ $character }", who is not in the paranoia room or draws no tokens (R25-12.30)
room25-law-hidden = "{ $character }" hidden: only Alice and Bruce can be, and not when eliminated (R25-15.50)
room25-law-lost-token = a token of "{ $character }", programmed or in the stack, that was lost to a penalty (R25-16.9)
room25-law-waiting = a token of "{ $character }" between the slots, where exactly one must be programmed (R25-7.3)
room25-law-no-program = a programme of "{ $character }", who programmes nothing this round (R25-7.9)
room25-law-stack = a paranoia stack of "{ $character }", who does not draw from it (R25-12.30)
room25-law-eliminated = tokens played by "{ $character }", who is eliminated (R25-6.6)
room25-law-free = "{ $character }" playing without programming, neither in Solo nor an unmasked guard (R25-7.9)
room25-law-actions = the number of actions of "{ $character }" (R25-13.1)
room25-law-spare = { $n } spare empty rooms of "{ $character }", who has { $most } at most (R25-3.5)
room25-law-adrenaline = an adrenaline token of "{ $character }" on madness difficulty (R25-4.14)
room25-law-penalty = a penalty of "{ $character }": only Look, Control and abilities can be lost, and Alice loses none (R25-16.8)
room25-law-no-reminder = a reminder token of "{ $character }" in a game without them (R25-20.7)
room25-law-no-announcements = an announced colour in a game without announcements (R25-20.9)
room25-law-announced-twice = two announcements of one player about the same room (R25-20.9)
room25-law-announced-face-up = an announced colour of the face-up room "{ $cell }" (R25-20.9)
room25-law-announced-later = an announced colour of "{ $cell }" from round { $n }, which is yet to come (R25-20.9)
room25-law-classic = something of Season 2 with "{ $character }" in the classic game (R25-1.10)
room25-law-no-roles = roles in a game without guards (R25-4.9)
room25-law-shown = the role of "{ $character }" shown in round { $n }, which has yet to come (R25-19.1)
room25-law-fallen-role = the secret role of "{ $character }", after whom another was eliminated (R25-19.4)
room25-law-masks = the secret role of "{ $character }" while most of the living are in Room 25 (R25-19.6)
room25-law-clue = starting clues when the first round has begun (R25-3.9)
room25-law-madness-cards = madness cards on standard difficulty (R25-4.12)
room25-law-classic-cards = A.B.M. cards in the classic game (R25-1.10)
room25-law-display = a card on display that does not stay there (R25-16.2)
room25-law-seats = winners who do not play (R25-18.1)
room25-position-agenda-over = something is pending although the game is over (R25-6.5)
room25-position-agenda = pending steps that cannot come about in the phase "{ $phase }" ({ $found }) (R25-6.1)
room25-position-draws = { $n } cards of the round yet to be drawn in the phase "{ $phase }" (R25-4.12)
room25-position-turns = turns to come ({ $found }) that are not the rest of the order ({ $order }) (R25-6.2)
room25-position-acting = "{ $found }", whose turn it cannot be with what is pending in the phase "{ $phase }" (R25-6.2)
room25-position-pending = the pending step "{ $step }", which does not find what it is about (R25-6.3)
room25-position-program = programmes of { $characters } that do not fit what is yet to be programmed (R25-7.1)

## Packs

room25-pack-direction = { $axis ->
    [row] A row cannot slide "{ $found }"
   *[column] A column cannot slide "{ $found }"
}. Possible: { $allowed }.
room25-pack-endless = Drawing cards might never end: a penalty, or a building movement without the draw symbol, must be left in the deck.
