"""The conformance suite on Pig: any pytest runs it, here or where the package lives."""

from __future__ import annotations

from pig.game import GAME

from chronotable.testing import Case, Conformance, Table

CASES = tuple(Case(GAME, f"pig-{players}", {"players": players}) for players in (2, 3))


class TestPig(Conformance):
    tables = (Table(GAME, CASES, verbs=frozenset({"roll", "hold"}), fate=6),)
