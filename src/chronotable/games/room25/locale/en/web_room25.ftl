# The board of Room 25 in the browser.

## Short names that fit into the drawings
web-room25-room-central = Central Room
web-room25-room-room25 = Room 25
web-room25-room-empty = Empty
web-room25-room-vision = Vision
web-room25-room-control-room = Control Room
web-room25-room-tunnel = Tunnel
web-room25-room-moving = Moving
web-room25-room-vortex = Vortex
web-room25-room-prison = Prison Cell
web-room25-room-cold = Cold
web-room25-room-dark = Dark
web-room25-room-trap = Trap
web-room25-room-mortal = Mortal
web-room25-room-illusion = Illusion
web-room25-room-flooded = Flooded
web-room25-room-acid = Acid Bath
web-room25-room-robot-room = Robot Room
web-room25-room-regeneration = Regeneration
web-room25-room-pivoting = Pivoting
web-room25-room-mirror = Mirror
web-room25-room-abm-room = A.B.M.
web-room25-room-jamming = Jamming
web-room25-room-timer = Timer
web-room25-room-shredder = Shredder
web-room25-room-paranoia = Paranoia
web-room25-room-key-room = Key Room
web-room25-silence-room = Silence: somebody is in the Jamming Room, and until they leave it nobody may exchange any information.
web-room25-silence-card = Silence: the Jamming card lies on display, and until the end of the round nobody may exchange any information.
web-room25-token-look = Look
web-room25-token-move = Move
web-room25-token-push = Push
web-room25-token-control = Control
web-room25-token-special = Ability

## The building
web-room25-building = The building: five rows and five columns of rooms
web-room25-unknown = Face-down room
web-room25-you-saw = { $round ->
    [0] you saw
   *[other] you saw, r{ $round }
}
web-room25-only-you = { $round ->
    [0] Face down. Only you know it: you saw it before the first round.
   *[other] Face down. You saw it in round { $round }.
}
web-room25-label-up = { $room }, { $colour }
web-room25-label-seen = face down, you saw { $room } in round { $round }
web-room25-closed = do not cross
web-room25-closed-text = Do-not-cross token: nobody can enter.
web-room25-locked = locked
web-room25-locked-text = Lock token: only Emmet and robots can enter.
web-room25-robot = Robot { $robot }
web-room25-reminder-of = reminder token: { $character }
web-room25-announced = Announced colour
web-room25-announced-by = { $round ->
    [0] { $character } said before round 1: { $colour }
   *[other] { $character } said in round { $round }: { $colour }
}
web-room25-slide = Slide { $line } { $direction }
web-room25-slid = Slid this round: { $line } { $direction }
web-room25-here = you are here
web-room25-you = You

## Time and order
web-room25-status = { $round ->
    [0] Before round 1
   *[other] Round { $round }, { $left } left
} · { $phase }
web-room25-countdown = Countdown
web-room25-rounds-left = { $n ->
    [one] { $n } round left
   *[other] { $n } rounds left
}
web-room25-left = left
web-room25-silence = Silence
web-room25-players = Players
web-room25-turn-order = Turn order
web-room25-player = Player { $number }
web-room25-team = Team { $number }
web-room25-out = out
web-room25-hidden = hidden
web-room25-trapped = must leave now!
web-room25-drowns = drowns in r{ $round }
web-room25-by-round = r{ $round }
web-room25-paranoid = paranoia
web-room25-thinking = is choosing
web-room25-role-hidden = role hidden
web-room25-key-found = Exit open
web-room25-key-missing = Key Room not entered yet

## Programme
web-room25-programme = Programme
web-room25-fold-first = First { $token }
web-room25-fold-only = A single action
web-room25-your-characters = Your characters
web-room25-role-secret = { $role }: only you see it
web-room25-role-open = { $role }: everybody knows
web-room25-reminder = Reminder token
web-room25-spare-rooms = { $n ->
    [one] { $n } spare empty room
   *[other] { $n } spare empty rooms
}
web-room25-in-hand = in hand
web-room25-set = set
web-room25-now = now
web-room25-played = played
web-room25-lost = lost
web-room25-lost-token = lost: { $token }
web-room25-face-down = face down
web-room25-choose = choose a token
web-room25-nothing = nothing
web-room25-stack = { $n ->
    [one] { $n } token in the paranoia stack: it is drawn at random
   *[other] { $n } tokens in the paranoia stack: they are drawn at random
}
web-room25-free = Without a programme: you choose when your turn comes.
web-room25-adrenaline = Adrenaline
web-room25-once = once a game
web-room25-declared = declared
web-room25-used-up = used up
web-room25-clear = Clear
web-room25-set-one = Only this one
web-room25-set-programme = Set programme
web-room25-spectator = Programmes are secret.

## What the building is made of
web-room25-recipe = Building
web-room25-found = { $open } of { $count } revealed
web-room25-removed = Taken out:
web-room25-cards = A.B.M. cards
web-room25-deck = Deck: { $deck }, discard pile: { $discard }
