"""A.B.M. cards on the table of the rule tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronotable.kernel.match import Match
from tests.games.room25.table import PAIRS, table

# One card of each kind that tests draw; penalties are for Emmet and Kevin unless they say otherwise.
ROW_1_RIGHT_AND_DRAW = "abm_25"
COLUMN_D_UP, COLUMN_D_DOWN, COLUMN_D_UP_TWICE, COLUMN_D_DOWN_AND_DRAW = "abm_13", "abm_14", "abm_23", "abm_31"
COLUMN_B_UP = "abm_11"
LOSE_LOOK, LOSE_CONTROL, LOSE_SPECIAL = "abm_33", "abm_34", "abm_35"
MAX_AND_ALICE_LOSE_LOOK = "abm_39"
POWER_FAILURE, JAMMING, SETBACK, ROBOT = "abm_45", "abm_46", "abm_47", "abm_48"
TIME_BOMB, OTHER_TIME_BOMB, LOCKDOWN = "abm_49", "abm_50", "abm_51"
GREEN_OFF, YELLOW_OFF, RED_OFF = "abm_52", "abm_53", "abm_54"
CHAOS, ACCELERATION, PANIC, OTHER_PANIC = "abm_55", "abm_56", "abm_57", "abm_58"


def drawn(*cards: str, first: str, then: Sequence[dict[str, Any]] = (), **described: Any) -> Match:
    """The quiet table on which these cards have just been drawn, with `first` as the first player's character.

    Competition survives an elimination, which Cooperation does not: so cards are drawn there, as pending steps.  `then`
    is what comes after them, usually the countdown.
    """
    cast = list(described.get("cast", PAIRS))
    rest = described.pop("order", [id for id in cast if described.get("at", {}).get(id, "") is not None])
    draws = [{"step": "draw_card", "entered": []} for _ in cards]
    return table(
        deck_top=cards,
        order=[first, *(id for id in rest if id != first)],
        agenda=[*draws, *(then or [{"step": "count_down"}])],
        **described,
    )
