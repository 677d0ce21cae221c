"""RELICS-3.1 to 3.3: a relic is turned up, and all bid at once, in secret."""

from __future__ import annotations

from typing import ClassVar

from chronotable.kernel.step import Refusal, SeatStep, Simultaneously, Things, refuse

from ..state import RelicsState


class RelicStep(SeatStep[RelicsState]):
    """A choice of one seat about the relic in the middle."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def prompt_things(self, s: RelicsState) -> dict[str, int]:
        return {"relic": s.relic}


class Bid(RelicStep):
    """Choose a card of the own hand; the last card is bid without asking."""

    __slots__ = ()

    rule: ClassVar[str] = "RELICS-3.2"

    def options(self, s: RelicsState) -> list[int]:
        return s.hands[self.who].copy()

    def apply(self, s: RelicsState, option: int) -> None:
        s.hands[self.who].remove(option)
        s.bids[self.who] = option
        s.tell("bid_made", secret=("card",), seats=(self.who,), seat=self.who, card=option)
        if s.crystals[self.who]:
            s.agenda.append(AddCrystal(self.who))

    def key(self, s: RelicsState, option: int) -> str:
        return f"bid:{option}"

    def why_not(self, s: RelicsState, verb: str, given: Things) -> Refusal | None:
        return refuse("not-yours", self.rule, card=given["card"]) if verb == "bid" else None


class AddCrystal(RelicStep):
    """The crystal may go on the bid."""

    __slots__ = ()

    term: ClassVar[str] = "crystal"
    rule: ClassVar[str] = "RELICS-3.3"

    def options(self, s: RelicsState) -> list[int]:
        return [1, 0]

    def apply(self, s: RelicsState, option: int) -> None:
        s.on_bid[self.who] = option
        s.tell("crystal_decided", secret=("answer",), seats=(self.who,), seat=self.who, answer=answer(option))

    def key(self, s: RelicsState, option: int) -> str:
        return f"crystal:{answer(option)}"


def answer(option: int) -> str:
    return "yes" if option else "no"


def all_bid(s: RelicsState) -> Simultaneously:
    return Simultaneously([Bid(seat) for seat in range(len(s.hands))])
