"""The events of Room 25: their kinds, and what each tells."""

from __future__ import annotations

from typing import Final, TypedDict

from chronotable.games.room25.words import Ability, Cell, Character, Colour, Direction, Ending, Line, Role, Room, Token
from chronotable.kernel.declared import Events


class Arguments(TypedDict, total=False):
    card: str
    cell: Cell
    character: Character
    colour: Colour
    direction: Direction
    line: Line
    n: int
    other: Character
    reason: Ending
    robot: int
    role: Role
    room: Room
    round: int
    to: Cell
    token: Token
    winners: list[int]
    word: Ability


EVENTS: Final = Events(
    Arguments,
    {
        "ability_used": ("character", "word"),
        "action_lost": ("character", "token"),
        "adrenaline_declared": ("character",),
        "adrenaline_lost": ("character",),
        "adrenaline_regained": ("character",),
        "alarm": ("n",),
        "announced": ("character", "cell", "colour"),
        "call_declined": ("character",),
        "card_drawn": ("card",),
        "countdown": ("n",),
        "eliminated": ("character", "cell"),
        "entered": ("character", "cell", "to"),
        "game_over": ("reason", "winners"),
        "key_activated": ("character",),
        "line_slid": ("line", "direction"),
        "program_lost": ("character",),
        "programmed": ("character",),
        "push_refused": ("character",),
        "pushed": ("character", "other", "to"),
        "reminder_placed": ("character", "cell"),
        "revived": ("character",),
        "robot_destroyed": ("robot", "cell"),
        "robot_moved": ("robot", "cell", "to"),
        "robot_placed": ("robot", "cell"),
        "robot_pushed": ("character", "to"),
        "role_shown": ("character", "role"),
        "room_closed": ("cell",),
        "room_covered": ("cell", "room"),
        "room_locked": ("cell",),
        "room_looked_at": ("character", "cell", "room!"),
        "room_replaced": ("cell", "room"),
        "room_revealed": ("cell", "room"),
        "room_unlocked": ("cell",),
        "rooms_swapped": ("cell", "to"),
        "round_started": ("round", "n"),
        "token_lost": ("character", "token"),
        "token_played": ("character", "token"),
    },
    notes={"game_over": "The game is over."},
)
