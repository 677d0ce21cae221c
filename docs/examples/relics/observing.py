"""What a seat sees, as numbers for programs that learn: as `view` has it, from the seat's own on."""

from __future__ import annotations

from typing import Any, Final

from chronotable.kernel.observation import Seen, among, asked, each, flag, number, one

from .nouns import CARDS, NOUNS, STEPS
from .state import RelicsState

MOST_PLAYERS: Final = 4
MOST_SCORE: Final = 60


def seats_from(s: RelicsState, thing: Any, seat: int) -> list[int]:
    return [(seat + place) % len(s.hands) for place in range(len(s.hands))]


def own(cards: list[int]) -> list[int]:
    return [card - 1 for card in cards]  # cards are called from 1, places counted from 0


OBSERVED: Final[list[Seen]] = [
    asked(STEPS),
    number("players", MOST_PLAYERS, lambda s, _, seat: len(s.hands), "Seats."),
    one("relic", NOUNS["relic"], about="The relic that was turned up."),
    among("gone", NOUNS["relic"], about="Relics taken or lost."),
    among("hand", CARDS, lambda s, _, seat: own(s.hands[seat]), "The own cards."),
    one("bid", CARDS, lambda s, _, seat: s.bids[seat] - 1, "The own bid, once it is made."),
    each(
        "seats",
        ("own", *(f"next_{place}" for place in range(1, MOST_PLAYERS))),
        seats_from,
        number("score", MOST_SCORE, lambda s, who, seat: s.scores[who], "Points."),
        flag("crystal", lambda s, who, seat: s.crystals[who] > 0, "Is the crystal left?"),
        among("spent", CARDS, lambda s, who, seat: own(s.spent[who]), "Earlier bids."),
    ),
]
