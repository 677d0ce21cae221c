# Why a bot suggests a choice: what its plan brings, or what otherwise happens (see bots_why.ftl).

room25-reason-won = wins the game by the end of the round
room25-reason-inside = brings { $character } into Room 25
room25-reason-key = activates the Key Room
room25-reason-rescued = gets { $character } out of danger
room25-reason-found-exit = finds Room 25
room25-reason-found-key = finds the Key Room
room25-reason-steered = slides Room 25 into the exit zone
room25-reason-nearer = brings { $character } { $n } { $n ->
    [one] room
   *[other] rooms
} nearer to Room 25
room25-reason-looked = looks into { $cell }{ $zone ->
    [yes] , which may be Room 25
   *[no] {""}
}
room25-reason-explored = opens { $cell }, which may be Room 25
room25-reason-pushed = pushes { $other } to { $to }
room25-reason-told = lets the others know the colour of { $cell }
room25-reason-learnt = shows you { $n } unknown { $n ->
    [one] room
   *[other] rooms
} by the end of the round
room25-reason-lost = you have lost by the end of the round
room25-reason-eliminated = { $character } is eliminated by the end of the round
room25-reason-red = { $character } is in a red room at the end of the round
room25-reason-yellow = { $character } is in a yellow room at the end of the round
room25-reason-left-exit = { $character } leaves Room 25
room25-reason-farther = { $character } ends up { $n } { $n ->
    [one] room
   *[other] rooms
} farther from Room 25
room25-reason-steered-away = Room 25 slides out of the exit zone
room25-reason-blindly = { $character } steps blindly into { $cell }
room25-reason-adrenaline = { $character } has no adrenaline left after this round
room25-reason-lied = the others hear a wrong colour for { $cell }
room25-reason-declared = gives { $character } one more action in this round
room25-reason-planned = gives { $character } { $n } { $n ->
    [one] action
   *[other] actions
} in this round
