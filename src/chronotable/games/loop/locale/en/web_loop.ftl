# The board of The LOOP in the browser.

web-loop-status = Cycle { $cycle } · turn { $turn } · { $phase }

## The ring

web-loop-ring = Ring of seven eras
web-loop-era-counts = { $era }: { $rifts ->
    [one] { $rifts } rift
   *[other] { $rifts } rifts
} of { $slots }, { $energy } energy, { $clones ->
    [one] { $clones } clone
   *[other] { $clones } clones
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} available
web-loop-doctor-here = Dr Faux is here
web-loop-machine = Dr Faux and his machine, { $era_in }
web-loop-machine-idle = Dr Faux and his machine
web-loop-full = All slots are full: one more rift opens a vortex
web-loop-last-vortex = Torn apart: { $era }
web-loop-vortex = Vortex
web-loop-face-down = Sabotage tile, face down
web-loop-tile-gone = The sabotage tile of this era is archived
web-loop-archived-tile = archived
web-loop-mission = Mission “{ $mission }”, damage { $damage } of { $required }
web-loop-centrifuge = Centrifuge
web-loop-clone = Clone { $era_in }, destroyed { $destroy_in }
web-loop-super-clone = Supa Clone { $era_in }, destroyed { $destroy_in }
web-loop-agent = { $agent }, { $era_in }
web-loop-you = You
web-loop-you-are-here = you are here
web-loop-available = Available card: { $card }
web-loop-choose-era = This era: { $era }

## Cards

web-loop-hand = Hand
web-loop-your-hand = Your hand
web-loop-hand-empty = No card in hand.
web-loop-ready = ready
web-loop-exhausted = exhausted
web-loop-running = in use
web-loop-origin = Comes { $era_from }
web-loop-charged = Charged
web-loop-drained = Drained
web-loop-free-move = free move
web-loop-full-battery = full
web-loop-empty-battery = empty
web-loop-ability = Ability
web-loop-loop = LOOP
web-loop-loop-cost = { $cost } energy
web-loop-loop-in = LOOP, dimension: { $dimension }
web-loop-deck = Deck { $n }
web-loop-deck-top = On top, next first
web-loop-discard = Discard { $n }
web-loop-offer = Quarterly bonus: choose from these
web-loop-limbo = About to be destroyed
web-loop-close = Close
web-loop-none = none
web-loop-team = Team
web-loop-more = Hand and deck: { $agent }

## Headquarters

web-loop-hq = Headquarters
web-loop-hq-tab = HQ
web-loop-cycle = Cycle { $n }
web-loop-turn = turn { $n }
web-loop-cycle-words = Cycle { $n } of 3, { $left ->
    [one] { $left } doctor card
   *[other] { $left } doctor cards
} left, { $clones ->
    [one] { $clones } new clone
   *[other] { $clones } new clones
} each turn
web-loop-been = Eras where Dr Faux has been in this cycle
web-loop-vortices = Vortex stock
web-loop-vortices-lose = 4th loses
web-loop-vortices-left = { $n ->
    [one] { $n } vortex tile left
   *[other] { $n } vortex tiles left
}
web-loop-archive = Archive
web-loop-archive-win = { $n ->
    [one] { $n } tile wins
   *[other] { $n } tiles win
}
web-loop-archived = Archived: { $done } of { $need }
web-loop-dismantled = Centrifuges dismantled: { $done } of { $need }
web-loop-supers-left = Supa Clones on the board: { $n }
web-loop-ultras = Ultramachina cards at work: { $n }
web-loop-supply = Supply
web-loop-rifts = { $n ->
    [one] { $n } rift
   *[other] { $n } rifts
}
web-loop-energy = { $n } energy
web-loop-clones = { $n ->
    [one] { $n } clone
   *[other] { $n } clones
}
web-loop-supers = { $n ->
    [one] { $n } Supa Clone
   *[other] { $n } Supa Clones
}
web-loop-arsenal = arsenal
web-loop-arsenal-n = Arsenal ({ $n })
web-loop-destroyed = destroyed
web-loop-destroyed-n = Destroyed cards ({ $n })
web-loop-store = Out of play
web-loop-missions-archived = Archived missions
web-loop-missions-unseen = Missions nobody has seen yet
web-loop-missions-lost = Missions lost in a vortex
web-loop-strip-cycle = Cycle { $n } · { $left } left
web-loop-strip-vortex = vortices left: { $n }
web-loop-strip-archived = { $done }/{ $need } archived
