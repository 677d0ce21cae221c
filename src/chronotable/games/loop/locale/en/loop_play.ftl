# Prompts, options, the log and results of The LOOP.

## Prompts

loop-prompt-actions = { $agent }: choose an action.
loop-prompt-acquire = { $agent }: which available card do you add to your deck?
loop-prompt-archive = { $agent }: do you archive the sabotage tile of your era?
loop-prompt-negate = Which of the dropped rifts do you negate?
loop-prompt-enter-landing = Where did the cubes of your machine fall?
loop-prompt-destruction-bonus = A clone has been destroyed: do you use your special ability?
loop-prompt-take-bonus = Quarterly bonus for { $agent }: which card do you add to your deck?
loop-prompt-order-destroyed = Which card goes to the destroyed pile next?
loop-prompt-discard-ultra = Which Ultramachina card do you discard?
loop-prompt-deal = Which agent takes the turn?
loop-prompt-give-card = Which agent gets { $card }?
loop-prompt-add-energy = To which era do you add energy?
loop-prompt-remove-rift = From which era do you remove rifts?
loop-prompt-match = In which era does the effect apply?
loop-prompt-push-clone = Which clone do you push?
loop-prompt-push-to = To which era do you push the clone?
loop-prompt-pull-clone = Which clone do you pull?
loop-prompt-destroy-clone = Which clone do you destroy?
loop-prompt-move-self = To which era do you move?
loop-prompt-carry-clone = Which clone do you carry along?
loop-prompt-drop-clone = In which era do you put the clone down?
loop-prompt-move-agent = Which agent do you move?
loop-prompt-move-agent-to = To which era does the agent move?
loop-prompt-swap-agents = With which agent do you swap places?
loop-prompt-other-draws = Which agent draws?
loop-prompt-let-agent-use = Which agent may use a card?
loop-prompt-use-own = { $agent }: which card from your hand do you use?
loop-prompt-use-available = Which available card’s effect do you apply?
loop-prompt-take-available = Which available card do you add to your deck?
loop-prompt-lose-card = Which card from your hand do you give up?
loop-prompt-ready = Which card do you ready?
loop-prompt-choose = Choose one of the effects.
loop-prompt-may = Do you want to use this part of the effect?
loop-prompt-each-player = Which agent is next?

## Options

loop-option-play = Use { $card } ({ $dimension }): { $effect }
loop-option-use = Apply { $card } ({ $dimension }): { $effect }
loop-option-move = Spend 1 energy and move { $era_to } ({ $direction ->
    [previous] previous era
   *[next] next era
})
loop-option-free = Free move { $era_to }{ $direction ->
    [next] { " " }(next era)
    [previous] { " " }(previous era)
   *[far] { "" }
}
loop-option-loop = LOOP, dimension: { $dimension } (cost: { $cost } energy)
loop-option-ability = Special ability: { $ability }
loop-option-dismantle = Dismantle the centrifuge in your era
loop-option-damage = Deal 1 damage to the mission “{ $mission }”
loop-option-archive = Archive the mission “{ $mission }”
loop-option-take = Add { $card } to your deck
loop-option-discard = Discard { $card }
loop-option-destroy = Destroy { $card }
loop-option-ready = Ready { $card }
loop-option-negate = Negate 1 rift { $era_in }
loop-option-landing = Previous era: { $previous }, Dr Faux’s era: { $doctor }, next era: { $next }
loop-option-clone = Clone { $era_in } (era of destruction: { $destroy })
loop-option-super = Supa Clone { $era_in } (era of destruction: { $destroy })
loop-option-era = { CAPITAL($era) }
loop-option-era-idle = { CAPITAL($era) } (nothing happens there)
loop-option-agent = { $agent }
loop-option-ultra = Discard { $ultra }
loop-option-choose = { $effect }
loop-option-may = { $answer ->
    [yes] Yes: { $effect }
   *[no] No
}

loop-done-actions = End the action phase
loop-done-acquire = Add no card
loop-done-archive = Do not archive
loop-done-negate = Negate no rift
loop-done-destruction-bonus = Do not use the special ability
loop-done-push-clone = Push no more clones
loop-done-pull-clone = Pull no more clones
loop-done-destroy-clone = Destroy no more clones
loop-done-carry-clone = Carry no clone
loop-done-use-own = Use no card
loop-done-ready = Ready no more cards

## Special abilities

loop-ability-after-drop = In your doctor phase, once the rifts have come out of the machine, you may negate { $n ->
    [one] { $n } of them: it goes straight back to the supply, is never placed and does not count as removed.
   *[other] { $n } of them: they go straight back to the supply, are never placed and do not count as removed.
}
loop-ability-action = { $effect } ({ $n ->
    [1] Once a turn
   *[other] Up to { $n } times a turn
}, as an action of its own.)
loop-ability-on-clone-destroyed = { $effect } (You may use this for each clone destroyed on your turn{ $from_destruction ->
    [1] .
    [2] , except the first one.
   *[other] , beginning with number { $from_destruction }.
})
loop-ability-on-free-move = { $n ->
    [0] With the free move you may travel any number of eras.
   *[other] With the free move you may travel up to { $n } eras.
}
loop-ability-on-push = When you push a clone, you may push it up to { $n } eras in one direction.

## What happened

loop-event-turn-started = Turn { $n }: { $agent }.
loop-event-turn-ended = { CAPITAL($agent_the) } ends the turn and discards the whole hand.
loop-event-cycle-started = Cycle { $n } begins.
loop-event-doctor-moved = Dr Faux appears { $era_in }.
loop-event-rifts-dropped = { $n ->
    [0] No rift is left to drop.
    [one] { $n } rift falls out of the machine: { $landing }.
   *[other] { $n } rifts fall out of the machine: { $landing }.
}
loop-landed = { $n } { $era_in }
loop-landed-nothing = none
loop-event-rift-negated = { CAPITAL($agent_the) } negates 1 rift { $era_in }.
loop-event-rifts-placed = { $n ->
    [one] { $n } rift opens { $era_in }.
   *[other] { $n } rifts open { $era_in }.
}
loop-event-rift-removed = { $n ->
    [one] { $n } rift is removed { $era_from }.
   *[other] { $n } rifts are removed { $era_from }.
}
loop-event-vortex-opened = A vortex opens { $era_in }!
loop-event-energy-added = { $n } energy is added { $era_to }.
loop-event-energy-lost = { $n } energy is lost { $era_in }.
loop-event-energy-spent = { $n } energy is spent { $era_in }.
loop-event-clone-generated = A { $clone ->
    [super] Supa Clone
   *[clone] clone
} appears { $era_in } (era of destruction: { $destroy }).
loop-event-clone-pushed = A { $clone ->
    [super] Supa Clone
   *[clone] clone
} is pushed { $era_from } { $to_to } (era of destruction: { $destroy }).
loop-event-clone-pulled = A { $clone ->
    [super] Supa Clone
   *[clone] clone
} is pulled { $era_from } { $to_to } (era of destruction: { $destroy }).
loop-event-clone-carried = A { $clone ->
    [super] Supa Clone
   *[clone] clone
} is carried { $era_from } { $to_to } (era of destruction: { $destroy }).
loop-event-clone-destroyed = A { $clone ->
    [super] Supa Clone
   *[clone] clone
} is destroyed { $era_in } (its era of destruction: { $destroy }).
loop-event-agent-moved = { CAPITAL($agent_the) } moves { $era_from } { $to_to }.
loop-event-agents-swapped = { CAPITAL($agent_the) } and { $other_the } swap places.
loop-event-card-used = { CAPITAL($agent_the) } uses { $card }.
loop-event-loop-made = { CAPITAL($agent_the) } makes a LOOP { $era_in }, dimension: { $dimension }.
loop-event-ability-used = { CAPITAL($agent_the) } uses the special ability.
loop-event-centrifuge-dismantled = { CAPITAL($agent_the) } dismantles the centrifuge { $era_in }.
loop-event-card-drawn = { CAPITAL($agent_the) } draws { $card }.
loop-event-card-discarded = { CAPITAL($agent_the) } discards { $card }.
loop-event-card-destroyed = { $card } is destroyed.
loop-event-card-readied = { CAPITAL($agent_the) } readies { $card }.
loop-event-card-available = { $card } becomes available { $era_in }.
loop-event-card-taken = { CAPITAL($agent_the) } adds { $card } to the deck.
loop-event-card-dealt = { CAPITAL($agent_the) } gets { $card }.
loop-event-deck-shuffled = { CAPITAL($agent_the) } shuffles the discard pile into a new deck.
loop-event-arsenal-recycled = The destroyed pile becomes the new arsenal ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
loop-event-mission-revealed = Mission revealed { $era_in }: “{ $mission }”
loop-event-mission-damaged = The mission “{ $mission }” { $era_in } now has { $n } damage.
loop-event-mission-archived = { CAPITAL($agent_the) } archives the mission “{ $mission }” { $era_in }.
loop-event-mission-lost = The mission “{ $mission }” { $era_in } is lost in the vortex.
loop-event-hidden-mission-lost = The hidden mission { $era_in } is lost in the vortex.
loop-event-bonus-revealed = Quarterly bonus: { $card }.
loop-event-bonus-taken = Quarterly bonus: { $agent_the } adds { $card } to the deck.
loop-event-ultra-revealed = The Ultramachina reveals { $ultra } { $era_in }.
loop-event-ultra-discarded = { $ultra } { $era_in } stops working.
loop-event-game-over = { $reason ->
    [won] { loop-result-won }
    [second_vortex] { loop-result-second-vortex }
    [fourth_vortex] { loop-result-fourth-vortex }
   *[time_is_up] { loop-result-time-is-up }
}

## How it ended

loop-result-won = Victory! Dr Faux has been stopped and the universe is safe, at least until the next quarter.
loop-result-second-vortex = Defeat: a second vortex would open { $n ->
    [0] in the same era.
   *[other] { $era_in } ({ loop-result-rifts }).
}
loop-result-fourth-vortex = Defeat: a fourth vortex would open{ $n ->
    [0] .
   *[other] { " " }{ $era_in } ({ loop-result-rifts }).
}
loop-result-rifts = { $rifts ->
    [0] no rift there, but { $n } falling
    [one] { $rifts } rift there and { $n } more
   *[other] { $rifts } rifts there and { $n } more
}
loop-result-time-is-up = Defeat: Dr Faux has completed his third cycle.
