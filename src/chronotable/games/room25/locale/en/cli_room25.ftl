# Room 25 in the terminal: short names and the words around the building.

cli-room25-title = Room 25: { $mode }
cli-room25-code-alice = Al
cli-room25-code-jennifer = Je
cli-room25-code-max = Ma
cli-room25-code-kevin = Ke
cli-room25-code-franck = Fr
cli-room25-code-emmet = Em
cli-room25-code-sarah = Sa
cli-room25-code-bruce = Br
cli-room25-short-central = Centre
cli-room25-short-room25 = ROOM 25
cli-room25-short-empty = Empty
cli-room25-short-vision = Vision
cli-room25-short-control-room = Control
cli-room25-short-tunnel = Tunnel
cli-room25-short-moving = Moving
cli-room25-short-vortex = Vortex
cli-room25-short-prison = Prison
cli-room25-short-cold = Cold
cli-room25-short-dark = Dark
cli-room25-short-trap = Trap
cli-room25-short-mortal = Mortal
cli-room25-short-illusion = Illusion
cli-room25-short-flooded = Flooded
cli-room25-short-acid = Acid
cli-room25-short-robot-room = Robots
cli-room25-short-regeneration = Regener.
cli-room25-short-pivoting = Pivoting
cli-room25-short-mirror = Mirror
cli-room25-short-abm-room = A.B.M.
cli-room25-short-jamming = Jamming
cli-room25-short-timer = Timer
cli-room25-short-shredder = Shredder
cli-room25-short-paranoia = Paranoia
cli-room25-short-key-room = KEY
cli-room25-token-look = Look
cli-room25-token-move = Move
cli-room25-token-push = Push
cli-room25-token-control = Contr
cli-room25-token-special = Special
cli-room25-seen = r{ $round }
cli-room25-time = Round { $round }, { $left ->
    [1] THE LAST
   *[other] { $left } left
} { $marks }
cli-room25-order = Order: { $order }
cli-room25-key = Key Room: { $state ->
    [active] activated, the exit is open
   *[waiting] not yet activated
}
cli-room25-cards = A.B.M.: deck { $deck }, discard { $discard }
cli-room25-displayed = On display: { $cards }
cli-room25-silence = TALKING IS FORBIDDEN
cli-room25-lost-tokens = lost: { $tokens }
cli-room25-out = out
cli-room25-hidden = hidden
cli-room25-trapped = must leave!
cli-room25-drowns = drowns in r{ $round }!
cli-room25-paranoid = paranoid ({ $n })
cli-room25-spare = spare rooms: { $n }
cli-room25-free = no programme
cli-room25-legend = { $blue } special { $green } safe { $yellow } obstacle { $red } deadly  { $down } face down  { $closed } closed { $locked } locked  { $reminder } reminder { $robot } robot  { $zone } exit zone  ? more
cli-room25-you = you
cli-room25-team = team { $number }
cli-room25-short-program = { $first }{ $arrow }{ $second }
cli-room25-short-only = only { $token }
cli-room25-short-move = { $cell } { $there }
cli-room25-short-slide = { $line } { $arrow }
cli-room25-rooms-left = Rooms of this building: { $rooms }
cli-room25-removed = Taken out: { $rooms }
cli-room25-discarded = Discard pile: { $cards }
cli-room25-about = { $name } [{ $key }] – { $kind ->
    [room] room, { $colour }
    [character] character
   *[card] A.B.M. card
}
cli-room25-ability = { $ability }: { $text }
cli-room25-means-colour = special (blue), safe (green), obstacle (yellow) and deadly (red) rooms
cli-room25-means-down = a face-down room you do not know
cli-room25-means-remembered = a face-down room you have seen, and in which round
cli-room25-means-closed = closed: nobody may enter
cli-room25-means-locked = locked: only Emmet and robots may enter
cli-room25-means-corridor = the exits of a Pivoting Room
cli-room25-means-robot = robot
cli-room25-means-reminder = reminder token of that character
cli-room25-means-announced = the colour that this character announced; it may be a lie
cli-room25-means-hidden = hidden character
cli-room25-means-acting = the character whose turn it is
cli-room25-means-program = tokens lying face down; your own are shown in words
cli-room25-means-played = tokens already played this round
cli-room25-means-adrenaline = adrenaline: still there, declared for this round
cli-room25-means-slid = a line slid this way this round and cannot go back
cli-room25-means-zone = the frame of a room in an exit zone
cli-room25-means-number = the numbers of options that concern this room

## Any game with secrets

cli-only-you = Only you learn this:

## The set-up screen

cli-game-room25 = Room 25
cli-game-room25-publishers = by François Rouzé; published by Matagot, in Polish by Rebel
cli-option-ruleset = Rules
cli-option-recipe = Building
cli-option-characters = Characters
cli-option-five-player-guards = Guards with 5 players
cli-option-kevin-panic-rooms-adjacent-to = Kevin’s panic swaps rooms
cli-option-key-room-in-exit-zone = Key Room in an exit zone
cli-option-madness-draw-last-round = Madness: cards in the last round too
cli-option-prison-blocks-forced-exit = Prison Cell also stops pushes
cli-option-barred-card-keeps-draw-symbol = Ignored card: still draw another
cli-option-madness-recipe-as-standard = Madness: standard building
cli-option-madness-cards-in-other-modes = Madness cards in other modes
cli-option-remembered-tiles-shown = Show rooms already looked at
cli-option-panic-moves-from-central = Panic empties the Central Room too
cli-option-announcements = Announcing colours
cli-option-no-reminder-tokens = Without reminder tokens
cli-game-room25-about = Twenty-five hidden rooms that slide and kill: find the way out in time, together or against each other.
