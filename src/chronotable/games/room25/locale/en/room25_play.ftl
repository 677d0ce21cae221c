# Prompts, options, the log, cards and results of Room 25.

## Prompts

room25-prompt-clue = { $character } ({ $cell }): starting clue. Which room beside the Central Room do you look at?
room25-prompt-program = { $character } ({ $cell }): which actions do you programme, and in which order?
room25-prompt-declare = { $character } ({ $cell }): do you declare adrenaline for this round?
room25-prompt-play-or-wait = { $character } ({ $cell }): do you play your token now?
room25-prompt-free-action = { $character } ({ $cell }): which action do you perform?
room25-prompt-adrenaline = { $character } ({ $cell }): adrenaline! Which action do you perform?
room25-prompt-look = { $character } ({ $cell }): which room do you look at?
room25-prompt-after-look = { $character } ({ $cell }): do you put your reminder token down now?
room25-prompt-announce = { $character } ({ $cell }): you have seen { $tile }. Which colour do you announce? You may lie.
room25-prompt-last-moment = { $character } ({ $cell }): this is the end of your turn. Anything else?
room25-prompt-move = { $character } ({ $cell }): where do you move?
room25-prompt-push = { $character } ({ $cell }): whom do you push?
room25-prompt-push-to = { $character } ({ $cell }): where do you push { $other }?
room25-prompt-control = { $character } ({ $cell }): which line do you slide, and in which direction?
room25-prompt-special = { $character } ({ $cell }): which ability do you use?
room25-prompt-lost = { $character } ({ $cell }): the action cannot be performed. What do you do?
room25-prompt-remind = { $character } ({ $cell }): on which room do you put your reminder token?
room25-prompt-call = { $character } ({ $cell }): whom do you call?
room25-prompt-decline = { $character } ({ $cell }): Bruce is calling. Do you go to him?
room25-prompt-carry = { $character } ({ $cell }): whom do you carry?
room25-prompt-carry-to = { $character } ({ $cell }): where do you carry { $other }?
room25-prompt-reactivate = { $character } ({ $cell }): which room do you reactivate?
room25-prompt-lock-beside = { $character } ({ $cell }): on which adjacent room do you put a lock token?
room25-prompt-move-lock = { $character } ({ $cell }): from where do you take the lock token for { $to }?
room25-prompt-hack-building = { $character } ({ $cell }): which rooms do you swap?
room25-prompt-sabotage-robot = { $character } ({ $cell }): which robot do you destroy?
room25-prompt-robot-order = { $character } ({ $cell }): which order do you give, and to which robot?
room25-prompt-robot-move = { $character } ({ $cell }): where does robot { $robot } move?
room25-prompt-robot-push = { $character } ({ $cell }): whom does robot { $robot } push?
room25-prompt-robot-push-to = { $character } ({ $cell }): where does the robot push { $other }?
room25-prompt-refuse = { $character } ({ $cell }): a robot is about to push you to { $to }. Do you let it?
room25-prompt-bring-robot = { $character } ({ $cell }): which robot comes to you?
room25-prompt-vision = { $character } ({ $cell }): Vision Chamber. Which face-down room do you look at?
room25-prompt-room-slide = { $character } ({ $cell }): Control Room. Which line do you slide, and in which direction?
room25-prompt-tunnel = { $character } ({ $cell }): Tunnel Room. Where does the tunnel take you?
room25-prompt-moving-room = { $character } ({ $cell }): Moving Chamber. Which face-down room does it swap with?
room25-prompt-illusion = { $character } ({ $cell }): Illusion Chamber. Which face-down room does it swap with?
room25-prompt-acid-order = { $character } ({ $cell }): Acid Bath. Who came in first and is eliminated?
room25-prompt-chaos-tunnel = { $character } ({ $cell }): Chaos. Where does the tunnel take you?
room25-prompt-panic-swap = { $character } ({ $cell }): Panic. Which rooms do you swap?
room25-prompt-panic-crowd = { $character } ({ $cell }): Panic. { $along ->
    [yes] Which yellow room do you carry everybody to?
   *[no] Which yellow room do you push everybody to?
}

## Options

room25-option-ability = { $ability }
room25-option-accept = Agree
room25-option-adrenaline = { $answer ->
    [yes] Declare adrenaline
   *[no] Do not declare adrenaline
}
room25-option-announce = { $cell }: { $colour }
room25-option-bring = Robot { $robot } ({ $cell })
room25-option-character = { $character } ({ $cell })
room25-option-destroy = Robot { $robot } ({ $cell })
room25-option-keep-role = Go on and reveal nothing
room25-option-look = Look at { $cell }
room25-option-lost = Go on: the action is lost
room25-option-move = Move to { $cell } ({ $there })
room25-option-play = Play the token now
room25-option-program = First { $token }, then { $second }
room25-option-program-one = Only { $token }
room25-option-push = Push { $character }
room25-option-refuse = Refuse
room25-option-remind = Place the reminder token
room25-option-robot = Robot { $robot } ({ $cell }): { $order }
room25-option-room = { $cell } ({ $there })
room25-option-show-role = Reveal yourself as a guard
room25-option-slide = Slide { $line } { $direction }
room25-option-swap = { $cell } ({ $there }) with { $to } ({ $beyond })
room25-option-token = { $token }
room25-option-wait = Wait for the second pass

room25-done-after-look = Go on
room25-done-announce = Say nothing
room25-done-clue = Look at no room
room25-done-free-action = No action in this pass
room25-done-last-moment = End the turn

## What happened

room25-event-ability-used = { $character } uses a special ability: { $ability }.
room25-event-action-lost = { $character } cannot perform the action and loses it: { $token }.
room25-event-adrenaline-declared = { $character } declares adrenaline.
room25-event-adrenaline-lost = { $character } loses the adrenaline token.
room25-event-adrenaline-regained = { $character } regains the adrenaline token.
room25-event-alarm = Alarm! Only { $n ->
    [one] { $n } round is
   *[other] { $n } rounds are
} left, this one included.
room25-event-announced = { $character } announces a colour. { $cell }: { $colour }.
room25-event-call-declined = { $character } does not follow the call.
room25-event-card-drawn = A.B.M. card: { $card }
room25-event-countdown = { $n ->
    [1] The countdown jumps ahead: this is now the last round!
   *[other] The countdown jumps ahead: { $n } rounds are left, this one included.
}
room25-event-eliminated = { $character } is eliminated in { $cell }!
room25-event-entered = { $character } goes from { $cell } to { $to }.
room25-event-game-over = { $result }
room25-event-key-activated = { $character } activates the Key Room: the way out through Room 25 is open.
room25-event-line-slid = { CAPITAL($line) } slides { $direction }.
room25-event-program-lost = { $character } loses the rest of this round’s programme.
room25-event-programmed = { $character }'s programme is ready.
room25-event-push-refused = { $character } refuses to be pushed by the robot.
room25-event-pushed = { $character } pushes { $other } to { $to }.
room25-event-reminder-placed = { $character } puts a reminder token on { $cell }.
room25-event-revived = { $character } returns to the game in the Central Room.
room25-event-robot-destroyed = Robot { $robot } is destroyed in { $cell }.
room25-event-robot-moved = Robot { $robot } moves from { $cell } to { $to }.
room25-event-robot-placed = Robot { $robot } appears in { $cell }.
room25-event-robot-pushed = The robot pushes { $character } to { $to }.
room25-event-role-shown = { $character } reveals the role: { $role }.
room25-event-room-closed = { $cell } can no longer be entered (do-not-cross token).
room25-event-room-covered = { $cell } is turned face down ({ $room }).
room25-event-room-locked = { $cell } is locked (lock token).
room25-event-room-looked-at = { $character } looks at { $cell } ({ $room }).
room25-event-room-looked-at-by-other = { $character } looks at { $cell }.
room25-event-room-replaced = { $cell } ({ $room }) is replaced by an empty room.
room25-event-room-revealed = { $cell } is revealed ({ $room }).
room25-event-room-unlocked = The lock token is taken off { $cell }.
room25-event-rooms-swapped = { $cell } and { $to } change places.
room25-event-round-started = Round { $round } begins: { $n ->
    [1] the last one!
   *[other] { $n } rounds are left, this one included.
}
room25-event-token-lost = { $character } loses this action for the rest of the game: { $token }.
room25-event-token-played = { $character } plays a token: { $token }.

## A.B.M. cards

room25-card-name-building-movement = Building movement
room25-card-name-penalty = Penalty
room25-card-name-power-failure = Power failure
room25-card-name-jamming-card = Jamming
room25-card-name-setback = Setback
room25-card-name-robot-card = Robot
room25-card-name-time-bomb = Time bomb
room25-card-name-lockdown = Lock-down
room25-card-name-disabled-rooms = Disabled rooms
room25-card-name-chaos = Chaos
room25-card-name-acceleration = Acceleration
room25-card-name-panic = Panic

room25-card-building-movement = { room25-card-name-building-movement }. { CAPITAL($line) } slides { $direction }{ $n ->
    [1] { "" }
   *[other] { " " }twice
}, unless it has slid the other way this round.{ $again ->
    [yes] { " " }Then draw another card.
   *[no] { "" }
}
room25-card-penalty = { room25-card-name-penalty }. Characters: { $characters }. Action lost for the rest of the game: { $token }.{ $immune ->
    [yes] { " " }Alice is immune.
   *[no] { "" }
}
room25-card-power-failure = { room25-card-name-power-failure }. All robots are destroyed, and all face-up green rooms are replaced by empty ones.
room25-card-jamming-card = { room25-card-name-jamming-card }. No information may be exchanged until the end of the round. In Solo, the reminder tokens are taken back and none may be placed.
room25-card-setback = { room25-card-name-setback }. The first player’s character goes back to the Central Room; its programme stays.
room25-card-robot-card = { room25-card-name-robot-card }. A robot comes to the first player’s character and pushes it to an adjacent yellow room. No effect in red and blue rooms.
room25-card-time-bomb = { room25-card-name-time-bomb }. If a second one is drawn this round, all characters in red rooms are eliminated.
room25-card-lockdown = { room25-card-name-lockdown }. The first player puts a lock token on an adjacent face-up room that is not blue.
room25-card-disabled-rooms = { room25-card-name-disabled-rooms }. All face-up { $colour } rooms with nobody inside are turned face down.
room25-card-chaos = { room25-card-name-chaos }. Pivoting Rooms turn, robots push the characters beside them to adjacent yellow rooms, and tunnels take characters to other Tunnel Rooms.
room25-card-acceleration = { room25-card-name-acceleration }. Until the end of the round, every Control action slides its line twice.
room25-card-panic = { room25-card-name-panic }. The first player’s character loses its head.

## How it ended

room25-winners = { $n ->
    [0] Nobody wins.
    [1] { $winners } wins.
   *[other] { $winners } win.
}
room25-result-escape = { $mode ->
    [suspicion] The prisoners escape through Room 25! { room25-winners }
    [team] A team escapes through Room 25! { room25-winners }
    [competition] A player escapes through Room 25! { room25-winners }
   *[other] Victory! Everybody has escaped through Room 25.
}
room25-result-partial-escape = Partial victory: all but one have escaped through Room 25.
room25-result-guards-eliminated-prisoners = { $n ->
    [0] Two prisoners have been eliminated, but there was no guard. { room25-winners }
   *[other] Two prisoners have been eliminated: victory for the guards! { room25-winners }
}
room25-result-time-is-up = { $mode ->
    [suspicion] { $n ->
        [0] Time is up and the prisoners have not escaped, but there was no guard. { room25-winners }
       *[other] Time is up and the prisoners have not escaped: victory for the guards! { room25-winners }
    }
    [competition] Time is up and nobody has escaped. { room25-winners }
   *[other] Defeat: time is up.
}
room25-result-opponents-eliminated = All opponents have been eliminated. { room25-winners }
room25-result-character-eliminated = { $out ->
    [1] Defeat: a character has been eliminated.
   *[other] Defeat: too many characters have been eliminated.
}
room25-result-most-in-room25 = Time is up: one team has more characters in Room 25. { room25-winners }
room25-result-draw = A draw: neither side has won.
