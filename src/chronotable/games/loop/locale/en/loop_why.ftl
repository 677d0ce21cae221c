# Why something is not possible in The LOOP: choices, options, described positions.

## Choices

loop-why-unfinished = Finish the action you have begun first.
loop-why-phase = This belongs to another phase: { $phase }.
loop-why-not-in-hand = { $card } is not in your hand.
loop-why-exhausted = { $card } is exhausted; it must be readied first.
loop-why-one-era = You can only move to the next or the previous era.
loop-why-no-energy = A move costs 1 energy; there is none { $era_in }.
loop-why-drained = Your battery is drained: the free move has been used this turn.
loop-why-sealed = An Ultramachina card forbids free moves that start { $era_in }.
loop-why-black-hole = A LOOP can never choose the black hole dimension.
loop-why-loop-cost = LOOP number { $ordinal } of your turn costs { $cost } energy; there is { $energy } energy { $era_in }.
loop-why-ability-no-action = { CAPITAL($agent_pos) } special ability is not an action of its own.
loop-why-ability-used = { CAPITAL($agent_the) } cannot use the special ability again this turn.
loop-why-no-centrifuge = There is no centrifuge { $era_in }.
loop-why-dismantle-cost = Dismantling a centrifuge costs { $cost } energy; there is { $energy } energy { $era_in }.
loop-why-mission-not-face-up = This mission is not face up.
loop-why-damage-automatic = This mission takes its damage automatically as soon as its condition is met.
loop-why-not-clean = There is still a rift or a clone { $era_in }.
loop-why-once-per-turn = This mission takes at most 1 damage a turn.
loop-why-slot-filled = The slot of this era is already filled: { $era }.
loop-why-not-available = { $card } is not available.
loop-why-other-era = { $card } is not available in your era but { $era_in }.
loop-why-no-acquire = An Ultramachina card forbids taking cards { $era_from }.
loop-why-not-fulfilled = This mission has { $damage } damage of { $required }.
loop-why-mission-elsewhere = This sabotage tile lies { $era_in }; you can only archive the tile of your own era.

## What would change nothing

loop-why-readies-nothing = No card of this dimension is exhausted: nothing would be readied.

## Options

loop-option-agents = { $players ->
    [1] A solo player needs { $least } to { $most } agents
   *[other] { $players } players need { $least } agents
}, not { $count } ({ $players ->
    [1] LOOP-18.1
   *[other] LOOP-2.8
}).
loop-option-weights = At least one weight of the machine must be greater than 0 (LOOP-19.3).

## Described positions

loop-position-agent = The agent "{ $id }" is not in play. In play: { $agents }.
loop-position-face-up = { $n } missions are face up; at most { $most } can be.
loop-position-slots = The mission "{ $mission }" has one slot an era: name the eras instead of a number.
loop-position-no-slots = The mission "{ $mission }" has no slots by era: give a number of damage.
loop-position-origin = The card "{ $card }" cannot be available in "{ $era }": its era of origin is "{ $origin }".
loop-position-doctor-cards = The doctor cards must be 7 in all, one for each era.
loop-position-clone-twice = The clone "{ $id }" is named twice.
loop-position-few-missions = Too many missions are named: none are left for the other eras.
loop-position-exhausted = The card "{ $card }" cannot be exhausted: it is not in that hand.

## Laws of the table; parts of kernel-position-impossible

loop-law-rift-slots = rifts in "{ $era }": { $n }, slots: { $most } (LOOP-1.2)
loop-law-energy-era = energy in "{ $era }": { $n } (LOOP-14.7)
loop-law-eternal = used eternal energy in "{ $era }": { $n } of { $most } (LOOP-17.6)
loop-law-rifts = rifts in all: { $n }, cubes: { $most } (LOOP-1.10)
loop-law-energy = energy in all: { $n }, cubes: { $most } (LOOP-1.10)
loop-law-vortices = vortices: { $n }, tiles: { $most } (LOOP-1.5)
loop-law-bag = clones in the bag: { $n }, not on the board: { $most } (LOOP-20.4)
loop-law-super-pile = Supa Clones in their pile: { $n }, not on the board: { $most } (LOOP-17.10)
loop-law-clone-paradox = a clone in its own era of destruction "{ $era }" (LOOP-14.11)
loop-law-cards = cards (twice: { $twice }; missing: { $missing }; foreign: { $foreign }) (LOOP-20.4)
loop-law-hands = hands or decks that do not add up (LOOP-4.1)
loop-law-missions = sabotage tiles that do not add up ({ $found }) (LOOP-2.2)
loop-law-face-up = face-up missions: { $n }, required: { $most } (LOOP-7.1)
loop-law-no-mission = damage or a face-up tile in "{ $era }", where there is none (LOOP-7.5)
loop-law-damage = damage to the mission in "{ $era }": { $n } of { $most } (LOOP-9.6)
loop-law-vortex-mission = a vortex and a sabotage tile in "{ $era }" (LOOP-6.3)
loop-position-centrifuges = centrifuges on the board or dismantled: { $n }, required: { $needed }
loop-position-eternal = eternal energy: { $n }, allowed: { $most }
loop-position-super-clones = Supa Clones that do not fit the mode
loop-position-machine-cards = Ultramachina cards that do not fit the mode or are named twice
loop-position-vortex-cards = available cards on the vortex in "{ $era }"
loop-position-hidden-damage = damage to the face-down mission in "{ $era }"
loop-position-solo-deck = more than one deck in a solo game (the only one belongs to "{ $agent }")
loop-position-bag-order = known clones in the bag: { $n }, clones there: { $most }
loop-position-victory = victory does not fit the ending "{ $ending }"
loop-position-defeat = nothing gives a reason for the ending "{ $ending }"
loop-position-agenda-over = something is pending although the game is over
loop-position-agenda = pending steps that cannot come about ({ $found })
loop-position-phase = the step "{ $step }" belongs to the phase "{ $phase }"
loop-position-step = the pending step "{ $step }" does not find what it names
loop-position-callers = cards in use: { $n }, steps that lead back to them: { $resumes }
loop-position-program = the pending effects are not the rest of the card or special ability in use: { $found }; card in use: { $using } (LOOP-8.6)
loop-position-no-doctor-card = no doctor card is left for the next turn
loop-position-loose = "{ $what }" holds something, but the step "{ $step }" is not pending
loop-law-turns = turn { $turn }: a game has at most { $most } turns (LOOP-12.6)
loop-law-calendar = turn { $turn } with { $row } doctor cards revealed in cycle { $cycle }: { $n } in all, not { $needed } (LOOP-12.6)
loop-law-doctor-row = no doctor card lies revealed, although this turn’s must (LOOP-5.8)
loop-law-doctor = Dr Faux in "{ $found }", his last card says "{ $needed }" (LOOP-3.5)
loop-law-no-doctor = Dr Faux without an era in cycle { $cycle } (LOOP-3.5)
loop-law-archived = archived tiles: { $n }, turns that could archive one: { $most } (LOOP-11.1)
loop-law-early-vortex = vortices before any rifts have fallen: { $n } (LOOP-6.10)
loop-law-before-actions = "{ $what }" is { $n } before the actions of the turn (LOOP-5.2)
loop-law-battery = the tile of "{ $agent }" is drained outside that agent’s actions (LOOP-12.1)
loop-law-ability = special ability of "{ $agent }" used this turn: { $n }, allowed: { $most } (LOOP-8.14)
loop-law-destructions = clones destroyed this turn: { $n }, though only { $most } are off the board (LOOP-9.22)
loop-law-capped = the tile in "{ $era }" cannot have had its damage of this turn (LOOP-9.10)
loop-law-running = a card is in use inside itself: { $cards } (LOOP-15.16)
loop-law-you = "{ $agent }" resolves something although no action is under way (LOOP-8.2)
loop-law-no-action = "{ $what }" is given although no action is under way (LOOP-8.2)
loop-law-hand = cards in the hand of "{ $agent }" before the actions: { $n }, at least { $least } (LOOP-12.1, LOOP-18.4)
loop-law-landing = rifts to be entered: { $n }, rifts that fall: { $needed } (LOOP-5.9)
loop-law-drop = fallen rifts: { $n }, called for: { $needed } (LOOP-5.9)
loop-law-gaps = eras with neither tile nor vortex: { $n }, archived tiles: { $most } (LOOP-11.2)
loop-law-tiles = archived and lost tiles: { $n }, eras without a tile: { $most } (LOOP-2.2)
loop-position-super-pile = Supa Clones still to come in cycle { $cycle }: { $n }, required: { $needed } (LOOP-17.10)
loop-position-machine-row = Ultramachina cards at work in cycle { $cycle }: { $n }, revealed so far: { $most } (LOOP-17.12)
loop-position-limbo = cards wait to be destroyed whose era is no vortex: { $cards } (LOOP-15.5)
loop-position-machine = the step "{ $step }" needs the option { $option } (LOOP-19.4)
loop-position-no-tile = the step "{ $step }" follows an archived tile, and there is none (LOOP-11.6)
loop-position-takers = the bonus goes clockwise from the active player, not { $found } (LOOP-11.7)
loop-position-offer = bonus cards: { $n }, at most { $most } can be left (LOOP-11.6)
loop-position-order = the step "{ $step }" needs the option { $option } (LOOP-20.3)
loop-position-negate = rifts that "{ $agent }" may negate: { $n }, allowed: { $most } (LOOP-16.3)
loop-position-fate-manual = "{ $what }" says where rifts fall, but they are entered by hand (LOOP-19.4)
loop-position-fate-ramp = "{ $what }" says "{ $lane }", where no rift can fall with the weights { $weights } (LOOP-19.3)
loop-position-fate-drops = "{ $what }" names { $n } rifts, more than can fall in the { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
 } still to come (LOOP-5.9)

## Packs

loop-pack-uses = The effect uses other cards too often; at most { $most } uses are allowed.
loop-pack-min-max = The minimum { $min } is greater than the maximum { $max }.
loop-pack-destruction = "destruction" is only for abilities that a destroyed clone triggers.
loop-pack-card-origin = "card_origin" needs an effect before it that names a card: { $words }.
loop-pack-arrival = "arrival" needs an effect before it that moves a clone: { $words }.
loop-pack-push-all = “All clones” cannot be pushed from here. Possible: { $allowed }.
loop-pack-row-twice = There are two rows for { $n }.
loop-pack-card-agent = A starting card needs an agent.
loop-pack-card-no-agent = Only starting cards have an agent.
loop-pack-card-origin-needed = A card of the arsenal needs an era of origin.
loop-pack-mission-where = A mission of the kind "{ $kind }" can only have "any_era" here.
loop-pack-mission-precondition = A mission of the kind "{ $kind }" cannot have a precondition.
loop-pack-mission-slots = One era has one slot: this mission can need only 1 damage.
loop-pack-machine-number = Cards of the kind "{ $kind }" have no number.
loop-pack-clone-eras = A clone cannot be destroyed in the era where it appears.
loop-pack-clone-twice = There are two clones from "{ $start }" to "{ $destroy }".
loop-pack-agent-cards = The agent "{ $agent }" has { $n } starting cards; { $needed } are needed.
loop-pack-few-agents = { $n } agents are left; at least { $least } are needed.
loop-pack-few-missions = { $n } missions are left; at least { $least } are needed.
loop-pack-few-machine-cards = { $n } Ultramachina cards are left; at least { $least } are needed.
