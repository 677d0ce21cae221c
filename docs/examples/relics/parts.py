"""What set-up options and described positions are made of: each part said once."""

from __future__ import annotations

from typing import Any, Final

from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Count, Flag, NoSuchWord, Noun, Several
from chronotable.kernel.options import Option, Options
from chronotable.kernel.parts import Agenda, Part, Position, Told
from chronotable.kernel.position_nouns import Pile
from chronotable.kernel.schema import short

from .nouns import STEPS


class BySeat(Several):
    """Something for each seat; how many there are only the table knows."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun, 2, 4)

    def number(self, s: Any, word: Any) -> list[Any]:
        if len(word) < (seats := len(s.hands)):
            raise NoSuchWord(Message("kernel-schema-short", found=short(word), least=seats))
        if len(word) > seats:
            raise NoSuchWord(Message("kernel-schema-long", found=short(word), most=seats))
        return super().number(s, word)


NUMBER: Final = Count(-1, 100)
NUMBERS: Final = Several(NUMBER)
BY_SEAT: Final = BySeat(NUMBERS)
NUMBER_BY_SEAT: Final = BySeat(NUMBER)

OPTIONS: Final = Options(
    "Relics",
    Option("players", Count(2, 4), lambda s, _: len(s.hands), default=2, rule="RELICS-2.1"),
    Option("rounds", Count(1, 3), default=3, rule="RELICS-2.1"),
)
POSITION: Final = Position(
    "A position of Relics",
    OPTIONS.part(lambda s, _: s),
    Part("hands", BY_SEAT, "Bid cards in hand, by seat."),
    Part("bids", NUMBER_BY_SEAT, "Bids by seat, 0 for none yet."),
    Part("on_bid", NUMBER_BY_SEAT, "By seat: 1 when the crystal lies on the bid."),
    Part("crystals", NUMBER_BY_SEAT, "By seat: 1 until the crystal is spent."),
    Part("scores", NUMBER_BY_SEAT, "Points by seat."),
    Part("unseen", NUMBERS, "Bid cards that nobody got."),
    Part("spent", BY_SEAT, "Earlier bids, by seat."),
    Part("pile", NUMBERS, "Relics by their places in the data, the next one last."),
    Part("relic", NUMBER, "The relic turned up, -1 for none."),
    Part("gone", NUMBERS, "Relics taken or lost."),
    Part("over", Flag(), "Is the game over?"),
    Told("fate", Pile(NUMBER), "What the die will show, in turn."),
    Agenda(STEPS),
)
