# The whole text of Relics.

relics-relic-sundial = the sundial
relics-relic-hourglass = the hourglass
relics-relic-pocket-watch = the pocket watch
relics-relic-astrolabe = the astrolabe
relics-relic-metronome = the metronome
relics-relic-obelisk = the obelisk

relics-prompt-bid = Which card do you bid for { $relic }?
relics-prompt-crystal = Put your crystal on the bid for { $relic }?
relics-prompt-send = Send { $relic } through time?

relics-option-bid = Bid { $card }.
relics-option-crystal = { $answer ->
    [yes] Yes: the bid counts 3 more.
   *[no] No: keep the crystal.
}
relics-option-send = { $answer ->
    [yes] Yes: roll the die.
   *[no] No: keep it as it is.
}

relics-event-relic-shown = { CAPITAL($relic) } is turned up.
relics-event-bid-made = { $card ->
    [0] Player { $seat } has bid.
   *[other] Player { $seat } has bid { $card }.
}
relics-event-crystal-decided = { $answer ->
    [yes] Player { $seat } puts the crystal on the bid.
    [no] Player { $seat } keeps the crystal.
   *[hidden] Player { $seat } has decided about the crystal.
}
relics-event-bids-shown = The bids are { $bids }.
relics-event-relic-lost = A tie: the relic is lost.
relics-event-relic-taken = Player { $seat } takes the relic, worth { $worth }.
relics-event-game-over = The game is over.

relics-why-not-yours = You cannot bid { $card }: it is not in your hand.
relics-law-cards = every bid card must be in exactly one place (RELICS-1.1)
relics-law-relics = every relic must be in exactly one place (RELICS-1.2)
relics-result = Most worth: player { $winners }.
