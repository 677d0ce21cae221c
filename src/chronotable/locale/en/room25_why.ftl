# Why something is not possible in Room 25: choices, options, described positions.

## Choices

room25-why-unknown-key = There is no choice of this form. Choices begin with: { $verbs }.
room25-why-not-your-turn = It is not your decision. Choosing now: { $seats }.
room25-why-eliminated = You have no character left in the game: the eliminated take no part until they are revived.
room25-why-not-offered = This is not among the options: { $offered }.
room25-why-other-question = First of all: { $question }
room25-why-no-such-token = There is no action "{ $id }". Actions: { $tokens }.
room25-why-token-twice = There is only one token of each kind: the same action cannot be programmed twice.
room25-why-token-lost = { $character } has lost this action for the rest of the game: { $token }.
room25-why-classic = Without Season 2 there are no special abilities.
room25-why-cold = In the Cold Chamber only one action can be programmed.
room25-why-no-such-room = There is no room "{ $id }": columns are a to e, rows 1 to 5.
room25-why-dark = Look is impossible in the Dark Chamber.
room25-why-not-adjacent = { $cell } is not adjacent.
room25-why-corridor = A Pivoting Room can be left only through the two exits of its corridor.
room25-why-face-up = { $cell } is already face up.
room25-why-closed = { $cell } has a do-not-cross token: nobody can enter.
room25-why-locked = { $cell } is locked: only Emmet and robots can enter.
room25-why-prison = Out of the Prison Cell you can move only to the Central Room or to a room with a character or a robot inside.
room25-why-central = In the Central Room only Look and Move are possible.
room25-why-no-such-character = The character "{ $id }" is not in play. In play: { $characters }.
room25-why-elsewhere = { $other } is not in your room.
room25-why-hidden = { $other } is hidden and cannot be pushed.
room25-why-no-such-line = There is no line "{ $id }". Lines: { $lines }.
room25-why-middle-line = The row and the column of the Central Room never slide.
room25-why-other-line = Control slides only the row or the column you are in.
room25-why-slide-lock = { CAPITAL($line) } has already slid the other way this round.
room25-why-no-adrenaline = { $character } has no adrenaline token.
room25-why-cold-adrenaline = Adrenaline cannot be declared in the Cold Chamber.
room25-why-declare-later = Adrenaline is declared in the programming phase.
room25-why-token-played = This action has already been performed this round: the second one must be another.
room25-why-adrenaline-special = Adrenaline never lets you use a special ability.
room25-why-no-reminders = This game is played without reminder tokens.
room25-why-reminder-out = The reminder token lies on a room and comes back only when that room is revealed.
room25-why-jamming-card = A Jamming card is on display: no reminder token may be placed until the next round.
room25-why-all-face-up = No room is face down: there is none to put the reminder token on.
room25-why-own-turn = This is possible only during the character's own turn.
room25-why-no-roles = There are roles only in Suspicion.
room25-why-role-shown = This role has already been revealed.
room25-why-prisoner = Prisoners never reveal themselves of their own accord.

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

room25-position-character = The character "{ $id }" is not in play. In play: { $characters } (R25-3.13).
room25-position-card = There is no A.B.M. card "{ $id }" (R25-16.1).
room25-position-step = The pending step "{ $step }" does not exist or does not fit.

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
room25-law-rounds = rounds left: { $n } (R25-3.6)
room25-law-cards = an A.B.M. card that is there twice (R25-3.12)
room25-law-winners = winners of a game that still runs (R25-18.1)
room25-law-over = so many eliminated characters that the game would have ended (R25-6.5)

## Packs

room25-pack-direction = { $axis ->
    [row] A row cannot slide "{ $found }"
   *[column] A column cannot slide "{ $found }"
}. Possible: { $allowed }.
room25-pack-endless = Drawing cards might never end: a penalty, or a building movement without the draw symbol, must be left in the deck.
