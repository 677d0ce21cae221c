"""Relics for the conformance suite: the settings it is played in, and what may be expected of it."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from chronotable.kernel.game import Game
from chronotable.locale import LANGUAGES
from chronotable.testing.table import Case, Table


def table(game: Game[Any]) -> Table:
    options = [{"players": players, "rounds": rounds} for players, rounds in product((2, 3, 4), (1, 2, 3))]
    cases = [Case(game, f"relics-{given['players']}-{given['rounds']}", options=given) for given in options]
    cases.append(Case(game, "relics-position", position={"hands": [[1, 2, 3], [4, 5, 6]], "fate": [6, 1]}))
    return Table(
        game,
        tuple(cases),
        verbs=frozenset({"bid", "crystal", "send"}),
        shared=frozenset({"options", "worths"}),
        hidden=("pile", "unseen"),
        languages=LANGUAGES,
        fate=6,
        digests=Path(__file__).with_name("digests.json"),
    )
