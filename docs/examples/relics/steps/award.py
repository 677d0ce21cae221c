"""RELICS-3.1, 3.4, 3.5 and 4.1: rounds, who gets the relic, and the end."""

from __future__ import annotations

from typing import ClassVar

from chronotable.kernel.step import Step

from ..state import RelicsState, data
from .bid import RelicStep, all_bid, answer


class NewRound(Step[RelicsState]):
    """The next relic, or the end when all hands are empty."""

    __slots__ = ()

    rule: ClassVar[str] = "RELICS-3.1"

    def apply(self, s: RelicsState, option: int) -> None:
        if not s.hands[0]:
            s.over = True
            s.tell("game_over")
            return
        s.relic = s.pile.pop()
        s.reveal()
        s.tell("relic_shown", relic=data()["relics"][s.relic]["id"])
        s.agenda += [NewRound(), ShowBids(), all_bid(s)]  # the last one comes first


class ShowBids(Step[RelicsState]):
    """The highest bid takes the relic; a tie loses it."""

    __slots__ = ()

    rule: ClassVar[str] = "RELICS-3.4"

    def apply(self, s: RelicsState, option: int) -> None:
        totals = [bid + on_bid * data()["crystal"] for bid, on_bid in zip(s.bids, s.on_bid, strict=True)]
        s.tell("bids_shown", bids=totals)
        s.crystals = [kept - on_bid for kept, on_bid in zip(s.crystals, s.on_bid, strict=True)]
        for spent, bid in zip(s.spent, s.bids, strict=True):
            spent.append(bid)
        s.bids = [0] * len(totals)
        s.on_bid = [0] * len(totals)
        if totals.count(max(totals)) == 1:
            s.agenda.append(Send(totals.index(max(totals))))
        else:
            s.tell("relic_lost")
            s.gone.append(s.relic)
            s.relic = -1


class Send(RelicStep):
    """The relic may be sent through time."""

    __slots__ = ()

    rule: ClassVar[str] = "RELICS-3.5"

    def options(self, s: RelicsState) -> list[int]:
        return [1, 0]

    def apply(self, s: RelicsState, option: int) -> None:
        worth = roll(s) if option else s.worths[s.relic]
        s.scores[self.who] += worth
        s.gone.append(s.relic)
        s.relic = -1
        s.tell("relic_taken", seat=self.who, worth=worth)

    def key(self, s: RelicsState, option: int) -> str:
        return f"send:{answer(option)}"


def roll(s: RelicsState) -> int:
    """The die; a described position may have fixed what it will show."""
    if s.fate:
        return s.fixed_outcome(faces())
    return s.below(data()["die"]) + 1


def faces() -> list[int]:
    return list(range(1, data()["die"] + 1))
