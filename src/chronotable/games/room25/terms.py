"""The ledger's words as small integers: rooms, tokens, characters, modes, lines."""

from __future__ import annotations

from typing import Final

SIZE: Final = 5
CELLS: Final = 25
CENTRE: Final = 12

ROOM_TERMS: Final = [
    "central", "room25", "empty", "vision", "control_room", "tunnel", "moving", "vortex", "prison", "cold", "dark",
    "trap", "mortal", "illusion", "flooded", "acid", "robot_room", "regeneration", "pivoting", "mirror", "abm_room",
    "jamming", "timer", "shredder", "paranoia", "key_room",
]  # fmt: skip
CENTRAL: Final = 0
ROOM25: Final = 1
EMPTY: Final = 2
VISION: Final = 3
CONTROL_ROOM: Final = 4
TUNNEL: Final = 5
MOVING: Final = 6
VORTEX: Final = 7
PRISON: Final = 8
COLD: Final = 9
DARK: Final = 10
TRAP: Final = 11
MORTAL: Final = 12
ILLUSION: Final = 13
FLOODED: Final = 14
ACID: Final = 15
ROBOT_ROOM: Final = 16
REGENERATION: Final = 17
PIVOTING: Final = 18
MIRROR: Final = 19
ABM_ROOM: Final = 20
JAMMING: Final = 21
TIMER: Final = 22
SHREDDER: Final = 23
PARANOIA: Final = 24
KEY_ROOM: Final = 25

COLOUR_TERMS: Final = ["blue", "green", "yellow", "red"]
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3

TOKEN_TERMS: Final = ["look", "move", "push", "control", "special"]
LOOK: Final = 0
MOVE: Final = 1
PUSH: Final = 2
CONTROL: Final = 3
SPECIAL: Final = 4
BASIC_TOKENS: Final = 4
NO_TOKEN: Final = -1

CHARACTER_TERMS: Final = ["alice", "jennifer", "max", "kevin", "franck", "emmet", "sarah", "bruce"]
ALICE: Final = 0
JENNIFER: Final = 1
MAX: Final = 2
KEVIN: Final = 3
FRANCK: Final = 4
EMMET: Final = 5
SARAH: Final = 6
BRUCE: Final = 7

MODE_TERMS: Final = ["suspicion", "team", "competition", "cooperation", "solo"]
SUSPICION: Final = 0
TEAM: Final = 1
COMPETITION: Final = 2
COOPERATION: Final = 3
SOLO: Final = 4

DIRECTION_TERMS: Final = ["up", "right", "down", "left"]
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3

# Orientation of a pivoting room's corridor.
NORTH_SOUTH: Final = 0
EAST_WEST: Final = 1
AXIS_TERMS: Final = ["north_south", "east_west"]

ADRENALINE_TERMS: Final = ["none", "ready", "declared"]
NO_ADRENALINE: Final = 0
ADRENALINE: Final = 1
DECLARED: Final = 2

ROLE_TERMS: Final = ["none", "prisoner", "guard"]
NO_ROLE: Final = 0
PRISONER: Final = 1
GUARD: Final = 2

CARD_TERMS: Final = [
    "building_movement", "penalty", "power_failure", "jamming_card", "setback", "robot_card", "time_bomb", "lockdown",
    "disabled_rooms", "chaos", "acceleration", "panic",
]  # fmt: skip
BUILDING_MOVEMENT: Final = 0
PENALTY: Final = 1
POWER_FAILURE: Final = 2
JAMMING_CARD: Final = 3
SETBACK: Final = 4
ROBOT_CARD: Final = 5
TIME_BOMB: Final = 6
LOCKDOWN: Final = 7
DISABLED_ROOMS: Final = 8
CHAOS: Final = 9
ACCELERATION: Final = 10
PANIC: Final = 11

PHASE_TERMS: Final = ["clue", "cards", "programming", "first_pass", "second_pass", "adrenaline", "countdown"]
CLUE_PHASE: Final = 0
CARDS_PHASE: Final = 1
PROGRAMMING: Final = 2
FIRST_PASS: Final = 3
SECOND_PASS: Final = 4
ADRENALINE_PASS: Final = 5
COUNTDOWN: Final = 6

ENDINGS: Final = [
    "running", "escape", "partial_escape", "guards_eliminated_prisoners", "time_is_up", "opponents_eliminated",
    "character_eliminated", "most_in_room25", "draw",
]  # fmt: skip
RUNNING: Final = 0
ESCAPE: Final = 1
PARTIAL_ESCAPE: Final = 2
TWO_PRISONERS: Final = 3
TIME_IS_UP: Final = 4
OPPONENTS_OUT: Final = 5
CHARACTER_OUT: Final = 6
MOST_IN_ROOM25: Final = 7
DRAW: Final = 8


def cell_word(cell: int) -> str:
    """A cell as people read it: column letter and row number, `c3` for the centre."""
    return "abcde"[cell % SIZE] + str(cell // SIZE + 1)


ROBOTS: Final = 2
ORDER_TERMS: Final = ["move", "push"]
MOVE_ORDER: Final = 0
PUSH_ORDER: Final = 1

ABILITY_TERMS: Final = [
    "hide", "call", "carry", "vitality", "reactivation", "lock", "sabotage_room", "sabotage_robot", "hack_building",
    "hack_robot",
]  # fmt: skip
HIDE: Final = 0
CALL: Final = 1
CARRY: Final = 2
VITALITY: Final = 3
REACTIVATION: Final = 4
LOCK: Final = 5
SABOTAGE_ROOM: Final = 6
SABOTAGE_ROBOT: Final = 7
HACK_BUILDING: Final = 8
HACK_ROBOT: Final = 9

CELL_TERMS: Final = [cell_word(cell) for cell in range(CELLS)]

# Lines 0 to 4 are rows, 5 to 9 columns.
LINE_TERMS: Final = [
    "row_1", "row_2", "row_3", "row_4", "row_5", "column_a", "column_b", "column_c", "column_d", "column_e",
]  # fmt: skip

NEIGHBOURS: Final[list[list[int]]] = [
    [
        neighbour
        for neighbour, inside in (
            (cell - SIZE, cell >= SIZE),
            (cell + 1, cell % SIZE < SIZE - 1),
            (cell + SIZE, cell < CELLS - SIZE),
            (cell - 1, cell % SIZE > 0),
        )
        if inside
    ]
    for cell in range(CELLS)
]

EXIT_ZONE: Final = [0, 1, 5, 3, 4, 9, 15, 20, 21, 19, 23, 24]
INNER_DIAMOND: Final = [2, 6, 7, 8, 10, 11, 13, 14, 16, 17, 18, 22]
