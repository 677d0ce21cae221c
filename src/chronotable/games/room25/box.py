"""The box: components as tables the rules can read quickly.  Never changed once filled."""

from __future__ import annotations

from typing import Any


class Box:
    """`chronotable.games.room25.components` fills it from the data file and packs."""

    __slots__ = (
        "card_again", "card_characters", "card_colour", "card_direction", "card_ids", "card_kind",
        "card_line", "card_madness", "card_stays", "card_times", "card_token", "modes", "records", "room_colour",
    )  # fmt: skip

    room_colour: list[int]  # by kind
    card_ids: list[str]
    card_kind: list[int]
    card_line: list[int]  # building movement: row 0-4, column 5-9
    card_direction: list[int]
    card_times: list[int]
    card_again: list[bool]  # the draw symbol
    card_characters: list[list[int]]  # penalty
    card_token: list[int]
    card_colour: list[int]  # disabled rooms
    card_madness: list[bool]  # else a barrier card (R25-16.1)
    card_stays: list[bool]  # on display until the end of the round
    modes: dict[str, Any]
    records: dict[str, Any]  # the data file with the packs
