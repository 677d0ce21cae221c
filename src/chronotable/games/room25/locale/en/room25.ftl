# Names of Room 25 and what the things do, in our own words.

## Characters

room25-character-alice = Alice
room25-character-jennifer = Jennifer
room25-character-max = Max
room25-character-kevin = Kevin
room25-character-franck = Franck
room25-character-emmet = Emmet
room25-character-sarah = Sarah
room25-character-bruce = Bruce

## Action tokens

room25-token-look = Look
room25-token-move = Move
room25-token-push = Push
room25-token-control = Control
room25-token-special = Special ability

## Special abilities

room25-ability-hide = Hide
room25-ability-call = Call
room25-ability-carry = Carry
room25-ability-vitality = Vitality
room25-ability-reactivation = Reactivation
room25-ability-lock = Lock
room25-ability-sabotage-room = Sabotage the room
room25-ability-sabotage-robot = Sabotage a robot
room25-ability-hack-building = Hack the building
room25-ability-hack-robot = Hack a robot
room25-ability-mimicry = Mimicry

room25-ability-text-hide = You are hidden until your next action: nobody can push, carry or call you. The effects of rooms still reach you.
room25-ability-text-call = Bring a character from an adjacent room into yours; the effect of your room applies to it.
room25-ability-text-carry = Move to an adjacent room and take a character from your room along; the new room affects you both.
room25-ability-text-vitality = If your adrenaline token is gone, you get it back.
room25-ability-text-reactivation = Take the do-not-cross token off an adjacent room with nobody inside and turn that room face down.
room25-ability-text-lock = Put a lock token on an adjacent face-up room that is not blue: only Emmet and robots can enter it.
room25-ability-text-sabotage-room = Replace the room you are in, unless it is blue, with one of your spare empty rooms.
room25-ability-text-sabotage-robot = Destroy a robot in your room.
room25-ability-text-hack-building = Swap two rooms adjacent to yours. Face-up blue rooms cannot be swapped.
room25-ability-text-hack-robot = Give any robot in the building an order: to move or to push.
room25-ability-text-mimicry = Use the special ability of a character in your room or an adjacent one. From Kevin you copy only hacking a robot, from Emmet only the reactivation, from Sarah only sabotaging the room, and from Franck vitality only when he is in your room.

## Rooms

room25-room-central = Central Room
room25-room-room25 = Room 25
room25-room-empty = Empty Chamber
room25-room-vision = Vision Chamber
room25-room-control-room = Control Room
room25-room-tunnel = Tunnel Room
room25-room-moving = Moving Chamber
room25-room-vortex = Vortex Room
room25-room-prison = Prison Cell
room25-room-cold = Cold Chamber
room25-room-dark = Dark Chamber
room25-room-trap = Trapped Room
room25-room-mortal = Mortal Chamber
room25-room-illusion = Illusion Chamber
room25-room-flooded = Flooded Chamber
room25-room-acid = Acid Bath
room25-room-robot-room = Robot Room
room25-room-regeneration = Regeneration Room
room25-room-pivoting = Pivoting Room
room25-room-mirror = Mirror Room
room25-room-abm-room = A.B.M. Room
room25-room-jamming = Jamming Room
room25-room-timer = Timer Room
room25-room-shredder = Shredder Room
room25-room-paranoia = Paranoia Room
room25-room-key-room = Key Room

room25-room-text-central = Everybody starts here. The room never moves, and only Look and Move are possible inside.
room25-room-text-room25 = The way out: when a Control action made inside slides it over the edge of the building, a side that is complete here escapes. In Suspicion, Team and Competition, entering it with more than 5 rounds left sets off the alarm: only 5 rounds remain.
room25-room-text-empty = Nothing happens here.
room25-room-text-vision = Look in secret at any face-down room in the building.
room25-room-text-control-room = Slide any row or column except the middle ones by one step. Nobody can escape this way.
room25-room-text-tunnel = Go on at once to another face-up Tunnel Room, if there is one. If there are two, choose.
room25-room-text-moving = Swap this room, with everybody inside, with any face-down room, which stays face down.
room25-room-text-vortex = You are taken back to the Central Room.
room25-room-text-prison = You can move out only to the Central Room or to an adjacent room with another character or a robot inside.
room25-room-text-cold = Whoever is here while programming has only one action and cannot declare adrenaline.
room25-room-text-dark = Nobody can perform Look here.
room25-room-text-trap = Leave the room with your next action, or you are eliminated right after it.
room25-room-text-mortal = You are eliminated.
room25-room-text-illusion = This room changes places with any face-down room. You now stand in that room, and its effect applies to you.
room25-room-text-flooded = The room can no longer be entered. If you are still inside after your second action of the next round, you are eliminated.
room25-room-text-acid = When somebody else comes in, whoever was here before is eliminated.
room25-room-text-robot-room = If this room’s robot is not in the building, it appears here. Then give any robot an order: to move or to push.
room25-room-text-regeneration = If anybody has been eliminated, all eliminated characters return to the Central Room, and this room is replaced by an empty one.
room25-room-text-pivoting = The corridor turns towards the room you came from. Moving, looking and pushing out are possible only through its two exits.
room25-room-text-mirror = You lose your adrenaline token and the rest of your programme for this round.
room25-room-text-abm-room = Draw an A.B.M. card and apply it. A card that concerns certain characters concerns only you.
room25-room-text-jamming = While a character is inside, the players may not exchange any information.
room25-room-text-timer = One round fewer is left; in the last round you are eliminated instead. Then the room is replaced by an empty one.
room25-room-text-shredder = When a character leaves or a robot enters, everybody still inside is eliminated and the room can no longer be entered.
room25-room-text-paranoia = Your tokens become a shuffled stack. As long as you are inside, you draw each action from it at random.
room25-room-text-key-room = Only in Cooperation and Solo: nobody can leave through Room 25 until somebody has entered this room. Then it is replaced by an empty one.

room25-face-down = face down

## Lines, directions, orders

room25-line-row-1 = row 1
room25-line-row-2 = row 2
room25-line-row-3 = row 3
room25-line-row-4 = row 4
room25-line-row-5 = row 5
room25-line-column-a = column A
room25-line-column-b = column B
room25-line-column-c = column C
room25-line-column-d = column D
room25-line-column-e = column E
room25-direction-up = up
room25-direction-right = to the right
room25-direction-down = down
room25-direction-left = to the left
room25-order-move = Move order
room25-order-push = Push order

## Roles, colours, phases

room25-role-prisoner = prisoner
room25-role-guard = guard
room25-colour-blue = blue
room25-colour-green = green
room25-colour-yellow = yellow
room25-colour-red = red
room25-phase-clue = Starting clue
room25-phase-cards = A.B.M. cards
room25-phase-programming = Programming phase
room25-phase-first-pass = Action phase, first pass
room25-phase-second-pass = Action phase, second pass
room25-phase-adrenaline = Adrenaline
room25-phase-countdown = Countdown

## Modes, rules, difficulty, buildings

room25-mode-suspicion = Suspicion
room25-mode-team = Team
room25-mode-competition = Competition
room25-mode-cooperation = Cooperation
room25-mode-solo = Solo
room25-mode-text-suspicion = The prisoners must escape together through Room 25. Hidden among them there may be guards, who win if two prisoners are eliminated or time runs out.
room25-mode-text-team = Two teams: the first one to escape together through Room 25 wins, or the one whose opponents are all eliminated.
room25-mode-text-competition = Two characters each: the first player to take both out through Room 25 wins, or the last one with characters left.
room25-mode-text-cooperation = All together against the building: everybody must escape through Room 25 before time runs out.
room25-mode-text-solo = One player with four characters: all of them must escape through Room 25 before time runs out.
room25-ruleset-classic = Base game
room25-ruleset-season2 = Base game and Season 2
room25-ruleset-text-classic = No special abilities, adrenaline, robots or A.B.M. cards; all characters are alike.
room25-ruleset-text-season2 = With special abilities, adrenaline, robots, A.B.M. cards and new rooms.
room25-difficulty-standard = Standard
room25-difficulty-madness = Madness
room25-difficulty-text-standard = With Season 2, Cooperation and Solo draw 2 A.B.M. cards before each programming phase.
room25-difficulty-text-madness = Madness cards are in the deck, one card comes before each pass, and there is no adrenaline. Only in Cooperation and Solo with Season 2.
room25-recipe-classic-beginner = Beginners
room25-recipe-classic-expert-competition = Experts: Competition and Team
room25-recipe-classic-expert-suspicion = Experts: Suspicion, Cooperation and Solo
room25-recipe-s2-suspicion-one-guard = Season 2: Suspicion with 1 guard
room25-recipe-s2-suspicion-two-guards = Season 2: Suspicion with 2 guards
room25-recipe-s2-competition-team = Season 2: Competition and Team
room25-recipe-s2-cooperation-standard = Season 2: Cooperation and Solo
room25-recipe-s2-cooperation-madness = Season 2: Cooperation and Solo, Madness
room25-recipe-ultimate-cooperation-easy = Ultimate: Cooperation with six characters, easy
room25-recipe-ultimate-cooperation-middle = Ultimate: Cooperation with six characters, medium
room25-recipe-example-one-guard = Example from the booklet: Suspicion with 1 guard
room25-recipe-example-two-guards = Example from the booklet: Suspicion with 2 guards
room25-recipe-example-cooperation = Example from the booklet: Cooperation
room25-kevin-panic-rooms-adjacent-to-kevin = next to him
room25-kevin-panic-rooms-adjacent-to-each-other = next to each other
