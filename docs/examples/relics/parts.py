"""What set-up options and described positions are made of: each part said once."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.nouns import Count, Flag, Several
from chronotable.kernel.options import Option, Options
from chronotable.kernel.parts import Agenda, Part, Position, Told
from chronotable.kernel.position_nouns import Pile

from .nouns import STEPS

NUMBER: Final = Count(-1, 100)
NUMBERS: Final = Several(NUMBER)
BY_SEAT: Final = Several(NUMBERS)

OPTIONS: Final = Options(
    "Relics",
    Option("players", Count(2, 4), lambda s, _: len(s.hands), default=2, rule="RELICS-2.1"),
    Option("rounds", Count(1, 3), default=3, rule="RELICS-2.1"),
)
POSITION: Final = Position(
    "A position of Relics",
    OPTIONS.part(lambda s, _: s),
    Part("hands", BY_SEAT, "Bid cards in hand, by seat."),
    Part("bids", NUMBERS, "Bids by seat, 0 for none yet."),
    Part("on_bid", NUMBERS, "By seat: 1 when the crystal lies on the bid."),
    Part("crystals", NUMBERS, "By seat: 1 until the crystal is spent."),
    Part("scores", NUMBERS, "Points by seat."),
    Part("unseen", NUMBERS, "Bid cards that nobody got."),
    Part("spent", BY_SEAT, "Earlier bids, by seat."),
    Part("pile", NUMBERS, "Relics by their places in the data, the next one last."),
    Part("relic", NUMBER, "The relic turned up, -1 for none."),
    Part("gone", NUMBERS, "Relics taken or lost."),
    Part("over", Flag(), "Is the game over?"),
    Told("fate", Pile(NUMBER), "What the die will show, in turn."),
    Agenda(STEPS),
)
