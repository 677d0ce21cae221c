"""What steps can wait above one another, as patterns of their words, the next step first: the cove's own parts.

A merchant makes the shape of its turns of them (see `Presentation.turn_shape`).
"""

from __future__ import annotations

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import ROBBER_PUSH
from chronotable.kernel.laws import either


def arriving(s: MerchantsState) -> str:
    """Adventurers are drawn, seated, and full boats dock; a robber may first push somebody else (COVE-6.5, 10.6)."""
    seating = ["seat_adventurer ", "dock "]
    if s.settings.rogue_effect == ROBBER_PUSH:
        seating += ["robber_push dock ", "seat_adventurer dock ", "dock dock "]
    return f"{either(seating)}?(?:arrive )?"


def hiring(s: MerchantsState) -> str:
    """A townsfolk is chosen, or what it brings comes before it is assigned (COVE-11.2)."""
    words = (
        "board_from_bag", "discard_corruption", "move_passenger", "return_to_bag", "swap_passengers", "swap_with",
        "take_good",
    )  # fmt: skip
    ability = either([*(f"{word} " for word in words), arriving(s)])
    return either(["hire ", f"{ability}assign_staff "])
