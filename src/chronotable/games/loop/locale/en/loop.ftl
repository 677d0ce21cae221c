# Names of The LOOP. Forms: .the with article, .pos possessive, .in / .to / .from with preposition.

## Eras

loop-era-dawn = Dawn of Time
    .the = the Dawn of Time
    .in = at the Dawn of Time
    .to = to the Dawn of Time
    .from = from the Dawn of Time
loop-era-medieval = Medieval Era
    .the = the Medieval Era
    .in = in the Medieval Era
    .to = to the Medieval Era
    .from = from the Medieval Era
loop-era-renaissance = Renaissance Era
    .the = the Renaissance Era
    .in = in the Renaissance Era
    .to = to the Renaissance Era
    .from = from the Renaissance Era
loop-era-industrial = Industrial Era
    .the = the Industrial Era
    .in = in the Industrial Era
    .to = to the Industrial Era
    .from = from the Industrial Era
loop-era-globalization = Globalization Era
    .the = the Globalization Era
    .in = in the Globalization Era
    .to = to the Globalization Era
    .from = from the Globalization Era
loop-era-robots = Age of Robots
    .the = the Age of Robots
    .in = in the Age of Robots
    .to = to the Age of Robots
    .from = from the Age of Robots
loop-era-end = End of Times
    .the = the End of Times
    .in = at the End of Times
    .to = to the End of Times
    .from = from the End of Times

loop-direction-next = next era
loop-direction-previous = previous era

## Dimensions

loop-dimension-spiral = spiral
loop-dimension-stripes = stripes
loop-dimension-star = star
loop-dimension-black-hole = black hole

## Agents

loop-agent-time-thief = Time Prowler
    .the = the Time Prowler
    .pos = the Time Prowler’s
loop-agent-mr-time = Mr Time
    .the = Mr Time
    .pos = Mr Time’s
loop-agent-exterminatrix-404 = Robofinisher 404
    .the = Robofinisher 404
    .pos = Robofinisher 404's
loop-agent-cztwyzzek = Cztwyzzek
    .the = Cztwyzzek
    .pos = Cztwyzzek’s
loop-agent-v-girl = V-Girl
    .the = V-Girl
    .pos = V-Girl’s

## Phases of a turn

loop-phase-doctor = Doctor phase
loop-phase-action = Action phase
loop-phase-acquire = Add 1 card to your deck
loop-phase-archive = Archive 1 sabotage tile
loop-phase-end = End of turn
loop-phase-deal = Dealing the cards

## Modes, levels, the machine

loop-mode-sabotage = S.A.B.O.T.A.G.E.
loop-mode-centrifuges = Centrifuges
loop-mode-super-clones = Supa Clones
loop-mode-ultramachine = Ultramachina
loop-mode-text-sabotage = Archive 4 sabotage tiles to win.
loop-mode-text-centrifuges = Archive 4 sabotage tiles and dismantle all 3 centrifuges to win. When Dr Faux arrives in an era with a centrifuge, all energy there is lost before the rifts drop.
loop-mode-text-super-clones = To win, archive 4 sabotage tiles and clear the board of Supa Clones. Each of them adds 2 rifts to a drop and can only be destroyed in its own era of destruction.
loop-mode-text-ultramachine = Archive 4 sabotage tiles to win. The Ultramachina keeps turning up cards that hamper you; each archived tile rids you of one.
loop-level-intern = Intern
loop-level-employee-of-the-month = Employee of the Month
loop-level-agency-legend = Agency Legend
loop-machine-default = Usual machine (1 : 2 : 1)
loop-machine-uniform = Even machine (1 : 1 : 1)
loop-machine-narrow = Narrow machine (1 : 4 : 1)
loop-machine-manual = Your own machine: you enter where the cubes fell

## Artifact cards

loop-card-quantum-patch = Quantum Patch
loop-card-pickpocketed-power-bank = Pickpocketed Power Bank
loop-card-crowbar-of-causality = Crowbar of Causality
loop-card-getaway-skateboard = Getaway Skateboard
loop-card-shoulder-barge = Shoulder Barge
loop-card-lasso-of-lost-seconds = Lasso of Lost Seconds
loop-card-mechanical-grapple = Mechanical Grapple
loop-card-ion-chronograph = Ion Chronograph
loop-card-instructors-whistle = Instructor’s Whistle
loop-card-chalkboard-eraser = Chalkboard Eraser
loop-card-gold-chain-capacitor = Gold Chain Capacitor
loop-card-pop-quiz = Pop Quiz
loop-card-hydraulic-shove = Hydraulic Shove
loop-card-tractor-beam-eye = Tractor Beam Eye
loop-card-error-message = Error Message
loop-card-emergency-recharge = Emergency Recharge
loop-card-target-lock = Target Lock
loop-card-hot-patch = Hot Patch
loop-card-saucer-hop = Saucer Hop
loop-card-goo-sealant = Goo Sealant
loop-card-abduction-ray = Abduction Ray
loop-card-crop-circle = Crop Circle
loop-card-antenna-spark = Antenna Spark
loop-card-telepathic-nudge = Telepathic Nudge
loop-card-super-underpants = Super Underpants
loop-card-grabber-arm = Grabber Arm
loop-card-mecha-fist = Mecha Fist
loop-card-rocket-boots = Rocket Boots
loop-card-donut-reactor = Donut Reactor
loop-card-team-huddle = Team Huddle
loop-card-spartan-shield = Spartan Shield
loop-card-mammoth-bulldozer = Mammoth Bulldozer
loop-card-campfire-reactor = Campfire Reactor
loop-card-cave-map = Cave Map
loop-card-first-wheel = First Wheel
loop-card-sabretooth-trap = Sabre-Tooth Trap
loop-card-big-bang-jar = Big Bang in a Jar
loop-card-war-horse = War Horse
loop-card-holy-grail = Holy Grail
loop-card-trebuchet-of-tomorrow = Trebuchet of Tomorrow
loop-card-alchemists-funnel = Alchemist’s Funnel
loop-card-round-table = Round Table
loop-card-portcullis = Portcullis
loop-card-dragon-egg = Dragon Egg
loop-card-gutenberg-wormhole = Gutenberg’s Wormhole
loop-card-patrons-commission = Patron’s Commission
loop-card-flying-screw = Flying Screw
loop-card-perspective-grid = Perspective Grid
loop-card-bankers-purse = Banker’s Purse
loop-card-vitruvian-lever = Vitruvian Lever
loop-card-heliocentric-model = Heliocentric Model
loop-card-matryoshka = Matryoshka
loop-card-steam-magnet = Steam Magnet
loop-card-assembly-line = Assembly Line
loop-card-telegraph = Telegraph
loop-card-rivet-gun = Rivet Gun
loop-card-locomotive = Locomotive
loop-card-dynamite = Dynamite
loop-card-double-joystick = Double Joystick
loop-card-global-power-strip = Global Power Strip
loop-card-walkman = Walkman
loop-card-fax-machine = Fax Machine
loop-card-group-video-call = Group Video Call
loop-card-skate-ramp = Skate Ramp
loop-card-franchise-licence = Franchise Licence
loop-card-drone-swarm = Drone Swarm
loop-card-place-swapper = Place Swapper
loop-card-autonomous-bus = Autonomous Bus
loop-card-recycling-unit = Recycling Unit
loop-card-laser-fence = Laser Fence
loop-card-clone-compactor = Clone Compactor
loop-card-singularity-core = Singularity Core
loop-card-last-match = Last Match
loop-card-hourglass-vacuum = Hourglass Vacuum
loop-card-doomsday-clock = Doomsday Clock
loop-card-escape-pod = Escape Pod
loop-card-ash-cloak = Ash Cloak
loop-card-final-countdown = Final Countdown
loop-card-black-hole-marble = Black Hole Marble

## Missions

loop-mission-surround-doctor = Surround Dr Faux!
loop-mission-quantum-putty = Quantum Putty!
loop-mission-clog-machine = Clog Dr Faux’s Machine!
loop-mission-loop-on-doctor = No More Luck for Dr Faux!
loop-mission-declone-doctor = De-duplicate Dr Faux!
loop-mission-patch-spacetime = Patch Spacetime!
loop-mission-loop-everywhere = LOOP Across the Ages!
loop-mission-exterminate-clones = Exterminate the Clones!
loop-mission-tune-time-stream = Tune the Time Stream!
loop-mission-quantum-bomb = The Great Quantum Bomb!

## Ultramachina cards

loop-ultra-primordial-turbine = Primordial Turbine
loop-ultra-tar-pit-leak = Tar Pit Leak
loop-ultra-toll-bridge = Toll Bridge
loop-ultra-iron-shackles = Iron Shackles
loop-ultra-golden-frame = Golden Frame
loop-ultra-thick-varnish = Thick Varnish
loop-ultra-overpressure-boiler = Overpressure Boiler
loop-ultra-customs-office = Customs Office
loop-ultra-roaming-charges = Roaming Charges
loop-ultra-offshore-drain = Offshore Drain
loop-ultra-firewall = Firewall
loop-ultra-magnetic-floor = Magnetic Floor
loop-ultra-scorched-shelves = Scorched Shelves
loop-ultra-entropy-field = Entropy Field

## What missions ask for; $n is the number of damage needed

loop-mission-text-surround-doctor = Before or after an action, stand in one of the two eras next to Dr Faux while another agent stands in the other (at most 1 damage a turn; { $n } needed).
loop-mission-text-quantum-putty = Before or after an action, be in an era without rifts or clones ({ $n } different eras, at most 1 damage a turn).
loop-mission-text-clog-machine = Remove { $n } rifts from Dr Faux’s era.
loop-mission-text-loop-on-doctor = Make { $n } LOOPs in Dr Faux’s era.
loop-mission-text-declone-doctor = Destroy { $n } clones in Dr Faux’s era.
loop-mission-text-patch-spacetime = Remove a rift from each of { $n } different eras.
loop-mission-text-loop-everywhere = Make a LOOP in each of { $n } different eras.
loop-mission-text-exterminate-clones = Destroy a clone in each of { $n } different eras.
loop-mission-text-tune-time-stream = Add { $n } energy to the era of this tile, by actions that begin with at least 1 energy in every era.
loop-mission-text-quantum-bomb = Add { $n } energy to the era of this tile.

## What Ultramachina cards do

loop-ultra-text-extra-rift = When Dr Faux starts the machine { $era_in }, { $n ->
    [one] { $n } more rift is dropped
   *[other] { $n } more rifts are dropped
}.
loop-ultra-text-energy-leak = At the start of each doctor phase, { $n } energy { $era_from } returns to the supply.
loop-ultra-text-loop-tax = Each LOOP { $era_in } costs { $n } more energy.
loop-ultra-text-anchored-clones = Clones { $era_in } cannot be pulled or carried away; they can still be pushed.
loop-ultra-text-sealed-exit = No free move can start { $era_in }.
loop-ultra-text-slow-repair = Each action removes at most { $n ->
    [one] { $n } rift
   *[other] { $n } rifts
} { $era_from }.
loop-ultra-text-no-acquire = No card can be added to a deck { $era_from } in phase III.

## What a mission asks for, made from its data: $n damage; $where any_era, doctor_era, tile_era; $slots per_era, generic

loop-mission-asks = { $does }{ $energy ->
    [every_era] , by actions that begin with at least 1 energy in every era
   *[any] { "" }
}{ $cap ->
    [0] { "" }
   *[other] { " " }(at most { $cap } damage a turn)
}.
loop-mission-does-surround = Before or after an action, stand in one of the two eras next to Dr Faux while another agent stands in the other{ $slots ->
    [per_era] { $n ->
        [one] { "" }
       *[other] , each time with Dr Faux in a different era ({ $n } in all)
    }
   *[generic] { $n ->
        [one] { "" }
       *[other] : { $n } times
    }
}
loop-mission-does-clean-own-era = Before or after an action, be in an era without rifts or clones: { $slots ->
    [per_era] in { $n ->
        [one] { $n } era
       *[other] { $n } different eras
    }
   *[generic] { $n ->
        [one] once
       *[other] { $n } times
    }
}
loop-mission-does-remove-rift = { $slots ->
    [per_era] Remove 1 rift{ loop-mission-from } in { loop-mission-eras }
   *[generic] { $n ->
        [one] Remove { $n } rift{ loop-mission-from }
       *[other] Remove { $n } rifts{ loop-mission-from }
    }
}
loop-mission-does-loop = { $slots ->
    [per_era] Make 1 LOOP{ loop-mission-in } in { loop-mission-eras }
   *[generic] { $n ->
        [one] Make { $n } LOOP{ loop-mission-in }
       *[other] Make { $n } LOOPs{ loop-mission-in }
    }
}
loop-mission-does-destroy-clone = { $slots ->
    [per_era] Destroy 1 clone{ loop-mission-in } in { loop-mission-eras }
   *[generic] { $n ->
        [one] Destroy { $n } clone{ loop-mission-in }
       *[other] Destroy { $n } clones{ loop-mission-in }
    }
}
loop-mission-does-add-energy = { $slots ->
    [per_era] Add 1 energy{ loop-mission-to } in { loop-mission-eras }
   *[generic] Add { $n } energy{ loop-mission-to }
}
loop-mission-eras = { $n ->
    [one] { $n } era
   *[other] each of { $n } different eras
}
loop-mission-from = { $where ->
    [doctor_era] { " " }from Dr Faux’s era
    [tile_era] { " " }from the era of this tile
   *[any_era] { "" }
}
loop-mission-in = { $where ->
    [doctor_era] { " " }in Dr Faux’s era
    [tile_era] { " " }in the era of this tile
   *[any_era] { "" }
}
loop-mission-to = { $where ->
    [doctor_era] { " " }to Dr Faux’s era
    [tile_era] { " " }to the era of this tile
   *[any_era] { "" }
}
