"""Choosing, undoing, branching, saving and asking nonsense in any order: Hypothesis looks for an order that breaks."""

from __future__ import annotations

from chronotable.testing.any_order import AnyOrder
from tests.conformance.games import tables


class TestAnyOrder(AnyOrder):
    tables = tables()
