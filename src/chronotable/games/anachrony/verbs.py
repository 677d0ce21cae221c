"""What keys begin with, and what the parts behind it are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any, Final

from chronotable.games.anachrony.steps.power_up import BASE, power_key
from chronotable.games.anachrony.terms import BREAKTHROUGH_TERMS, ERAS, GOODS_TERMS, ICONS, NEUTRONIUM, TITANIUM
from chronotable.kernel.nouns import Nouns
from chronotable.kernel.verbs import WHOLE, Verb, Word, table

MOST_PAID: Final = 2  # digits
TUG: Final = GOODS_TERMS[TITANIUM:NEUTRONIUM]  # the three kinds that mixes are made of
MOST_UNITS: Final = ERAS  # of a mix
MOST_EXCHANGED: Final = 60  # cores at once that programs have numbers for
MOST_CHOICES: Final = 4  # alternatives of an effect
MOST_PARADOXES: Final = 5


class Powering(Verb):
    """Exosuits, and the units paid for them, if any, in pairs: `power:5:energy_core:2`."""

    def shape(self) -> str:
        return "power:<n>[:<goods>:<n>…]"

    def words(self, parts: list[str]) -> dict[str, Word] | None:
        if len(parts) == 1:
            return {"n": parts[0]}
        found = super().words(parts)
        pairs = list(zip(parts[1::2], parts[2::2]))
        if found is not None and len(parts) % 2 and all(n.isdecimal() and len(n) <= MOST_PAID for _, n in pairs):
            found["goods"] = [goods for goods, n in pairs for _ in range(int(n))]
        return found  # what are no pairs stays as it is, and is no goods

    def every_key(self, nouns: Nouns, box: Any) -> Iterator[str]:
        """The ways that the boards know: by exosuits, then as the boards have them."""
        codes = {way.code: None for board in box.boards for ways in board.ways.values() for way in ways}
        return map(power_key, sorted(codes, key=lambda code: code % BASE))


class Spending(Verb):
    """One Breakthrough, or two of the shapes that a Superproject shows, in its order."""

    def every_key(self, nouns: Nouns, box: Any) -> Iterator[str]:
        for word in BREAKTHROUGH_TERMS:
            yield f"{self.name}:{word}"
        for one, other in sorted(set(box.project_pair)):
            first, second = of_shape(one), of_shape(other)
            pairs = combinations_with_replacement(first, 2) if one == other else product(first, second)
            yield from (f"{self.name}:{a}:{b}" for a, b in pairs)


def of_shape(shape: int) -> list[str]:
    return BREAKTHROUGH_TERMS[shape * ICONS : (shape + 1) * ICONS]


VERBS: Final = table(
    [
        Verb("place", "space", note="Put a Worker on a space; which Worker is asked next."),
        Verb("use", "tile", note="Put a Worker on the action of an own building or Superproject."),
        Verb("anomaly", "slot", note="Put a Worker on an Anomaly, to remove it."),
        Verb("free", "free", at={}, note="A free action: Force Workers, Supply, or a Leader's or tile's."),
        Verb("pass", note="Take no more turns in this Era."),
        Verb("worker", "worker", at={}, note="The Worker that is meant: to place, to pay or to take."),
        Powering(
            "power",
            "n goods+",
            at={},
            note="Power up so many Exosuits; goods and numbers in pairs are what is paid beyond the free ones.",
        ),
        Verb(
            "exchange",
            "goods n",
            note="Captain Wolfe: what is given, water or energy cores, and how many cores come or go.",
            only={"goods": ["water", "energy_core"], "n": range(1, MOST_EXCHANGED + 1)},
        ),
        Verb("warp", "warps+", note="The Warp tiles to put on the Timeline, or `none`.", sizes=(0, 2)),
        Verb("build", "tile", note="The building or Superproject to construct."),
        Verb("slot", "slot", note="The spot of the own board where a thing goes."),
        Spending("spend", "breakthroughs+", note="The Breakthroughs that a Superproject costs."),
        Verb(
            "pay",
            "goods+",
            note="The units to pay, each named.",
            only={"goods": [*TUG, "neutronium"]},
            sizes=(1, MOST_UNITS),
            twice=True,
        ),
        Verb(
            "take",
            "goods+",
            note="The units to gain, each named.",
            only={"goods": TUG},
            sizes=(1, MOST_UNITS),
            twice=True,
        ),
        Verb(
            "discount",
            "goods+",
            note="The units by which a construction gets cheaper, or `none`.",
            only={"goods": TUG},
            sizes=(0, MOST_UNITS),
            twice=True,
        ),
        Verb("recruit", "worker", at={"recruit": "worker"}, note="The Worker to take from the pool."),
        Verb("bonus", "goods", note="The recruit bonus of a Genius."),
        Verb("set", "face icon?", at={}, note="The face to set a Research die to, or the faces of both dice."),
        Verb("icon", "icon", note="The icon that a rolled question mark stands for."),
        Verb("reroll", "die", note="The Research die to roll again."),
        Verb("action", "action", note="The Capital Action to take or to copy."),
        Verb("mine", "goods", at={"mine": "goods"}, note="The Resource to take from the pool."),
        Verb("trade", "goods other", at={"trade": "goods"}, note="What is given to the Nomads, and what is taken."),
        Verb("x", "n", note="How much to pay, where a tile lets one choose.", only={"n": range(1, ERAS + 2)}),
        Verb(
            "choose",
            "n",
            note="One of the alternatives of an effect, counted from 1.",
            only={"n": range(1, MOST_CHOICES + 1)},
        ),
        Verb(
            "focus",
            "n",
            at={"timeline": "n"},
            note="The past Era to set the Focus marker on.",
            only={"n": range(1, ERAS + 1)},
        ),
        Verb("send", "warp", note="The Warp tile of the Era in focus to pay back."),
        Verb("retrieve", "warp", note="The Warp tile to take back from the Timeline."),
        Verb("return", "n", note="How many Paradoxes to give back.", only={"n": range(MOST_PARADOXES + 1)}),
        Verb("copy", "tile", note="The built tile whose Worker action is copied."),
        Verb("cover", "tile", note="The own tile that an Anomaly covers."),
        Verb("giveup", "tile", note="The building to lose in place of an Anomaly."),
        Verb(
            "lose",
            "column worker",
            at={"worker": WHOLE},
            note="The Worker to give back to the supply, active or tired.",
        ),
        Verb("ability", "leader", note="Use the Leader's ability that is offered."),
        Verb("leader", "leader", note="The Leader to play with."),
        Verb("path", "path", note="The Path to play."),
        Verb("card", "card", note="The Starting Asset to keep."),
        Verb("keep", "cards+", note="The Endgame Conditions to keep.", sizes=(1, 2)),
        Verb("done", note="No, or no more: end what is asked."),
    ]
)
