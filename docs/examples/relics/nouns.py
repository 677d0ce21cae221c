"""The nouns and verbs of Relics: what fields of steps, parts of keys and arguments of events stand for."""

from __future__ import annotations

from typing import Any, Final

from chronotable.kernel.asking import Asking
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Count, Nouns, Number, Seat, Term
from chronotable.kernel.state import Event
from chronotable.kernel.verbs import Verb, table

from .state import RelicsState, data

NOUNS: Final[Nouns] = {
    "answer": Term(("no", "yes")),
    "card": Number(element="card"),
    "relic": Term(lambda s: [relic["id"] for relic in data()["relics"]], kind="relic"),
    "seat": Seat(),
    "who": Count(0, lambda s: len(s.hands) - 1),
}
CARDS: Final = [str(card + 1) for card in range(data()["cards"])]
STEPS: Final = DescribedSteps(NOUNS, f"{__package__}.steps")
VERBS: Final = table(
    [
        Verb("bid", "card", "RELICS-3.2", note="The card to bid.", only={"card": CARDS}),
        Verb("crystal", "answer", "RELICS-3.3", note="Put the crystal on the bid, or not."),
        Verb("send", "answer", "RELICS-3.5", note="Send the relic through time, or not."),
    ]
)


class RelicsAsking(Asking[RelicsState]):
    def event_args(self, s: RelicsState, event: Event) -> dict[str, Any]:
        """A secret argument is missing for those who may not see it; the texts have a variant for that."""
        return {"card": 0, "answer": "hidden", **super().event_args(s, event)}


ASKING: Final = RelicsAsking("relics", VERBS, NOUNS, turn_rule="RELICS-3.2")
