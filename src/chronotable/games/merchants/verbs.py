"""What the keys of the cove and of its merchants begin with, and what stands behind."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.kernel.verbs import WHOLE, Verb, table

COVE_VERBS: Final = [
    Verb("take", "good", "COVE-14.5"),
    Verb("sell", "pier good n rogues?", "COVE-7.3", at={"pier": "pier", "good": "good", "sale": WHOLE}),
    Verb("seat", "boat", "COVE-6.5"),
    Verb("dock", "berth", "COVE-6.7"),
    Verb("passenger", "boat adventurer", "COVE-11.10", at={"boat": "boat", "passenger": WHOLE}),
    Verb("draw", "", "COVE-11.10"),
    Verb("hire", "card", "COVE-11.2"),
    Verb("assign", "ability", "COVE-11.7"),
    Verb("discard", "face", "COVE-11.10"),
    Verb("done", "", "COVE-5.4"),
]
VERBS: Final = table(COVE_VERBS, *(shown.verbs for shown in PRESENTATIONS.values()))
