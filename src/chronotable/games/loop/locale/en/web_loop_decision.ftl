# The decision panel of The LOOP in the browser: where one stands, the phases, kinds of actions and their options in short.

web-loop-situation = You stand { $era_in }: { $energy } energy, { $rifts ->
    [one] { $rifts } rift
   *[other] { $rifts } rifts
}, { $clones ->
    [one] { $clones } clone
   *[other] { $clones } clones
}.

web-loop-phase-doctor = Doctor
web-loop-phase-action = Actions
web-loop-phase-acquire = Card
web-loop-phase-archive = Archive
web-loop-phase-end = End

web-loop-row-cards = Cards
web-loop-row-cards-note = use, then exhausted
web-loop-row-move = Move
web-loop-row-move-free = free: your battery
web-loop-row-move-energy = 1 energy
web-loop-row-move-either = battery or 1 energy
web-loop-row-loop = LOOP
web-loop-row-loop-note = { $cost } energy
web-loop-chip-card = { $card }
web-loop-chip-era = { CAPITAL($era) }
web-loop-chip-energy = 1 energy
web-loop-chip-dimension = { CAPITAL($dimension) }
