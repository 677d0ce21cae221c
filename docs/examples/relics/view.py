"""What a seat may see, and what could be hidden behind it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from chronotable.kernel.declared import OneOf
from chronotable.kernel.engine import ask_again, pending

from .state import RelicsState, data

Relic = Annotated[str, OneOf([relic["id"] for relic in data()["relics"]])]


class SeatSeen(TypedDict):
    score: int
    crystal: bool
    spent: list[int]  # earlier bids
    cards: int
    choosing: bool
    hand: list[int] | None  # this and what follows: only one's own
    bid: int | None
    crystal_on_bid: bool | None


class View(TypedDict):
    """The table as a seat sees it."""

    relic: Relic | None
    pile: int
    seats: list[SeatSeen]


def view(s: RelicsState, seat: int | None) -> View:
    """Own hand and bid; of the others how many cards they hold and whether they are done.  Piles show their size."""
    choosing = {chooser for chooser, _, _ in pending(s)}
    return {
        "relic": data()["relics"][s.relic]["id"] if s.relic >= 0 else None,
        "pile": len(s.pile),
        "seats": [
            {
                "score": s.scores[other],
                "crystal": bool(s.crystals[other]),
                "spent": s.spent[other].copy(),
                "cards": len(s.hands[other]),
                "choosing": other in choosing,
                "hand": sorted(s.hands[other]) if other == seat else None,
                "bid": s.bids[other] if other == seat else None,
                "crystal_on_bid": bool(s.on_bid[other]) if other == seat else None,
            }
            for other in range(len(s.hands))
        ],
    }


def determinise(s: RelicsState, seat: int, rng: int) -> RelicsState:
    """A copy in which the other hands, bids and crystals on bids and the order of the piles are drawn anew."""
    copy = s.clone()
    copy.rng = rng
    copy.fate = []
    others = [other for other in range(len(s.hands)) if other != seat]
    hidden = sorted(copy.unseen + [card for o in others for card in [*copy.hands[o], copy.bids[o]] if card])
    copy.shuffle(hidden)  # sorted first, so that the true order leaves no trace
    copy.pile.sort()
    copy.shuffle(copy.pile)
    choosing = {chooser for chooser, _, _ in pending(s)}
    for other in others:
        copy.hands[other] = [hidden.pop() for _ in s.hands[other]]
        if s.bids[other]:
            copy.bids[other] = hidden.pop()
            if s.crystals[other] and other not in choosing:
                copy.on_bid[other] = copy.below(2)
    copy.unseen = hidden
    ask_again(copy)  # the others' options come from their new hands
    return copy
