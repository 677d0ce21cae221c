"""What keys begin with, and what stands behind: `clone:dawn:robots` names an era and the era in its monocle.

The rules are those that say which words can stand there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.kernel.nouns import Nouns
from chronotable.kernel.verbs import WHOLE, Verb, table

MOST_FALLEN: Final = 12  # cubes at once that programs have numbers for (LOOP-5.9)
MOST_CHOICES: Final = 8  # alternatives of an effect


class Landing(Verb):
    """So many cubes in each of three eras: no more all together than fall at once."""

    def every_key(self, nouns: Nouns, box: Any) -> Iterator[str]:
        for n in range(MOST_FALLEN + 1):
            for previous in range(n + 1):
                for here in range(n - previous + 1):
                    yield f"{self.name}:{previous}:{here}:{n - previous - here}"


VERBS: Final = table(
    [
        Verb("play", "card", "LOOP-1.8", note="Use a ready card of the hand: exhaust it for its effect."),
        Verb("take", "card", "LOOP-1.8", note="Add a card to the deck: an available one, or a bonus."),
        Verb("use", "card", note="Apply a card that an effect lets an agent use."),
        Verb("ready", "card", note="Ready an exhausted card."),
        Verb("discard", "card", note="Give up a card of the hand to the discard pile."),
        Verb(
            "destroy", "card", note="Give up a card of the hand for good, or say which goes to the destroyed pile next."
        ),
    ],
    [
        Verb("move", "direction", "LOOP-8.3", note="Spend energy to go to a neighbouring era."),
        Verb(
            "free",
            "direction",
            "LOOP-1.1",
            note="The free move of the turn; an era by name where an agent travels farther.",
        ),
        Verb("era", "era", "LOOP-1.1", note="An era that an effect asks for."),
        Verb("negate", "era", "LOOP-1.1", note="Take back one of the dropped rifts before it is placed."),
        Landing(
            "landing",
            "previous doctor next",
            note="Where the cubes of a real machine fell: how many into each of the three eras.",
        ),
        Verb(
            "clone",
            "era destroy",
            at={"clone": WHOLE},
            note="A clone, by the era it stands in and the era in its monocle.",
        ),
        Verb("super", "era destroy", at={"super": WHOLE}, note="A super clone, named in the same way."),
    ],
    [
        Verb("damage", "mission", "LOOP-7.5", note="Deal damage to a mission that was met between actions."),
        Verb(
            "archive",
            "mission",
            "LOOP-11.1",
            note="Archive the sabotage tile of the era, which carries all its damage.",
        ),
        Verb("loop", "dimension", "LOOP-8.9", note="Ready the used cards of one dimension, for energy."),
        Verb("ability", note="Use the agent's special ability."),
        Verb("dismantle", note="Take the centrifuge of the era apart."),
        Verb("ultra", "ultra", note="The revealed ultramachine card to discard."),
        Verb("agent", "agent", note="An agent that an effect, or a solo deal, asks for."),
    ],
    [
        Verb(
            "choose",
            "number",
            note="One of the alternatives of an effect, counted from 1.",
            only={"number": range(1, MOST_CHOICES + 1)},
        ),
        Verb("may", "answer", note="Use an optional part of an effect, or not."),
        Verb("done", note="No, or no more: end what is asked."),
    ],
)
