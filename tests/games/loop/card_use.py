"""One use of an artifact card, as `test_every_card` plays it."""

from __future__ import annotations

from dataclasses import dataclass, field

from chronotable.games.loop.components import data
from chronotable.kernel.match import Match
from tests.games.loop.table import table
from tests.games.playing import Json

CARDS = {card["id"]: card for card in [*data()["starting_cards"], *data()["arsenal_cards"]]}

# You stand in the Renaissance, between medieval and industrial; the other agent in globalization.
HERE = "renaissance"
THERE = "globalization"


@dataclass(frozen=True)
class Use:
    """One use of a card.  In a choice all offered keys are written out; the one that is taken bears a star."""

    card: str
    choices: tuple[str, ...] = ()
    after: Json = field(default_factory=dict)
    eras: Json = field(default_factory=dict)
    others: Json = field(default_factory=dict)  # the other agents
    hand: tuple[str, ...] = ()  # beside the card
    described: Json = field(default_factory=dict)
    about: str = ""

    @property
    def user(self) -> str:
        """Starting cards are used by their own agent, arsenal cards by the Time Prowler."""
        return str(CARDS[self.card].get("agent") or "time_thief")

    def table(self) -> Match:
        other = "mr_time" if self.user != "mr_time" else "time_thief"
        agents = {self.user: {"era": HERE, "hand": [self.card, *self.hand]}, **(self.others or {other: {"era": THERE}})}
        you = self.described.get("you", {})
        agents[self.user] = {**agents[self.user], **you}
        described = {name: value for name, value in self.described.items() if name != "you"}
        return table(agents=agents, eras=self.eras, **described)

    def __str__(self) -> str:
        return f"{self.card}{'-' + self.about if self.about else ''}"
