"""The ledger's words as small integers: eras, dimensions, phases, selectors."""

from __future__ import annotations

from typing import Final

ERAS: Final = 7
BLACK_HOLE: Final = 3  # the dimension no LOOP can choose (LOOP-8.10)

ERA_TERMS: Final = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"]
DIRECTION_TERMS: Final = ["next", "previous"]  # of a move by one era
DIMENSION_TERMS: Final = ["spiral", "stripes", "star", "black_hole"]

# Where a clone token is when it is in no era.
IN_BAG: Final = -1
IN_PILE: Final = -2  # a super clone not yet placed
OUT_OF_GAME: Final = -3

CLONES: Final = 28  # tokens 0..27 are clones, 28..34 super clones
SUPER_CLONES: Final = 7
CUBES: Final = 30  # rifts, and as many energy (LOOP-1.4)
RIFT_SLOTS: Final = 3
MEGA_RIFT_SLOTS: Final = 2
VORTEX_TILES: Final = 3
FACE_UP_MISSIONS: Final = 2
HAND: Final = 3
CYCLES: Final = 3

# Phases of a turn (LOOP-5.2); SOLO_DEAL comes before them in a solo game (LOOP-18.3).
LANE_TERMS: Final = ["previous", "doctor", "next"]  # ramps of the machine in `fate` (LOOP-19.6)
PHASE_TERMS: Final = ["doctor", "action", "acquire", "archive", "end", "deal"]
DOCTOR: Final = 0
ACTION: Final = 1
ACQUIRE: Final = 2
ARCHIVE: Final = 3
END: Final = 4
DEAL: Final = 5

# Era selectors of card effects.
SELECTOR_TERMS: Final = [
    "own", "previous", "next", "adjacent", "each_adjacent", "any", "doctor", "vortex", "each_vortex",
    "other_agent", "each_other_agent", "card_origin", "arrival", "destruction",
]  # fmt: skip
OWN: Final = 0
PREVIOUS: Final = 1
NEXT: Final = 2
ADJACENT: Final = 3
EACH_ADJACENT: Final = 4
ANY: Final = 5
DOCTOR_ERA: Final = 6
VORTEX: Final = 7
EACH_VORTEX: Final = 8
OTHER_AGENT: Final = 9
EACH_OTHER_AGENT: Final = 10
CARD_ORIGIN: Final = 11
ARRIVAL: Final = 12
DESTRUCTION: Final = 13

CARRY_TERMS: Final = ["none", "path", "vortex"]  # where a clone may be picked up on a move (LOOP-14.12)

# What missions watch (LOOP-9.10 to 9.20).
MISSION_KINDS: Final = ["surround", "clean_own_era", "remove_rift", "loop", "destroy_clone", "add_energy"]
SURROUND: Final = 0
CLEAN_OWN_ERA: Final = 1
REMOVE_RIFT: Final = 2
LOOP: Final = 3
DESTROY_CLONE: Final = 4
ADD_ENERGY: Final = 5
MISSION_PLACES: Final = ["any_era", "doctor_era", "tile_era"]
IN_DOCTOR_ERA: Final = 1
IN_TILE_ERA: Final = 2

# Effects of ultramachine cards (LOOP-17.13).
ULTRA_KINDS: Final = [
    "extra_rift", "energy_leak", "loop_tax", "anchored_clones", "sealed_exit", "slow_repair", "no_acquire",
]  # fmt: skip
EXTRA_RIFT: Final = 0
ENERGY_LEAK: Final = 1
LOOP_TAX: Final = 2
ANCHORED_CLONES: Final = 3
SEALED_EXIT: Final = 4
SLOW_REPAIR: Final = 5
NO_ACQUIRE: Final = 6

# When an agent's special ability works (chapter 16).
ABILITY_TIMINGS: Final = ["after_drop", "action", "on_clone_destroyed", "on_free_move", "on_push"]
AFTER_DROP: Final = 0
OWN_ACTION: Final = 1
ON_CLONE_DESTROYED: Final = 2
ON_FREE_MOVE: Final = 3
ON_PUSH: Final = 4

# How the game ended.
ENDINGS: Final = ["running", "won", "second_vortex", "fourth_vortex", "time_is_up"]
RUNNING: Final = 0
WON: Final = 1
SECOND_VORTEX: Final = 2  # LOOP-13.3
FOURTH_VORTEX: Final = 3  # LOOP-13.4
TIME_IS_UP: Final = 4  # LOOP-13.5
