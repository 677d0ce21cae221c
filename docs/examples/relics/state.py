"""What is on the table: plain, typed data and its copy."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from chronotable.kernel.state import State


@cache
def data() -> dict[str, Any]:
    """The printed facts of the components."""
    content = files(__package__).joinpath("data/relics.yaml").read_text(encoding="utf-8")
    loaded: dict[str, Any] = yaml.safe_load(content)
    return loaded


class RelicsState(State):
    """The table of Relics.  Cards are their numbers, relics their places in the data."""

    __slots__ = (
        "bids", "crystals", "gone", "hands", "on_bid", "over", "pile", "relic", "rounds", "scores", "spent", "unseen",
        "worths",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0  # agreed before the game
        self.worths: list[int] = []  # of the relics, with packs; never changed
        self.hands: list[list[int]] = []  # by seat, secret
        self.bids: list[int] = []  # by seat, secret until all have chosen; 0: not chosen yet
        self.on_bid: list[int] = []  # by seat, secret likewise: 1 when the crystal lies on the bid
        self.crystals: list[int] = []  # by seat: 1 until it is spent
        self.scores: list[int] = []  # by seat
        self.unseen: list[int] = []  # bid cards that nobody got
        self.spent: list[list[int]] = []  # by seat: earlier bids, open to all
        self.pile: list[int] = []  # relics; the top one is the last
        self.relic = -1  # the one turned up
        self.gone: list[int] = []  # relics taken or lost
        self.over = False

    def clone(self) -> RelicsState:
        copy = RelicsState()
        copy.copy_base(self)
        copy.rounds = self.rounds
        copy.worths = self.worths
        copy.hands = [hand.copy() for hand in self.hands]
        copy.bids = self.bids.copy()
        copy.on_bid = self.on_bid.copy()
        copy.crystals = self.crystals.copy()
        copy.scores = self.scores.copy()
        copy.unseen = self.unseen.copy()
        copy.spent = [cards.copy() for cards in self.spent]
        copy.pile = self.pile.copy()
        copy.relic = self.relic
        copy.gone = self.gone.copy()
        copy.over = self.over
        return copy

    def tell(self, kind: str, secret: tuple[str, ...] = (), seats: tuple[int, ...] = (), **args: object) -> None:
        """Report an event; only `seats` see its `secret` arguments.  A search has no witness and pays nothing."""
        if self.witness is not None:
            self.witness.tell(kind, args, secret, seats)
