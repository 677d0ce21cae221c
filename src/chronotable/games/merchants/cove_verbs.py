"""What the keys of the cove itself begin with, and what stands behind; its merchants have more (`verbs.py`)."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.verbs import WHOLE, Verb

MOST_SOLD: Final = 6  # goods of a kind: no merchant of the house has as many

COVE_VERBS: Final = [
    Verb("take", "good", "COVE-14.5", note="The good to make."),
    Verb(
        "sell",
        "pier good n rogues?",
        "COVE-7.3",
        at={"pier": "pier", "good": "good", "sale": WHOLE},
        note="Sell so many of one good at a pier; with `rogue` also to the rogues there.",
        only={"n": range(1, MOST_SOLD + 1), "rogues": ["rogue"]},
    ),
    Verb("seat", "boat", "COVE-6.5", note="The boat in which an adventurer takes a seat."),
    Verb("dock", "berth", "COVE-6.7", note="The berth at which a full boat docks."),
    Verb(
        "passenger",
        "boat adventurer",
        "COVE-11.10",
        at={"boat": "boat", "passenger": WHOLE},
        note="A passenger, by boat and kind: to move, exchange or put back into the bag.",
    ),
    Verb("draw", "", "COVE-11.10", note="Draw an adventurer from the bag."),
    Verb("hire", "card", "COVE-11.2", note="The townsfolk of the town square to hire."),
    Verb("assign", "ability", "COVE-11.7", note="The ability of the staff board to which a hired card goes."),
    Verb("discard", "face", "COVE-11.10", note="A corruption card to discard."),
    Verb("done", "", "COVE-5.4", note="No, or no more: end what is asked."),
]
