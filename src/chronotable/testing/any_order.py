"""Choosing, undoing, branching, saving and asking nonsense in any order: Hypothesis looks for an order that breaks."""

from __future__ import annotations

import pytest

from chronotable.testing.laws import Laws
from chronotable.testing.table import Table


class AnyOrder(Laws):
    def test_any_order_of_calls_keeps_the_match_whole(self, table: Table) -> None:
        pytest.importorskip("hypothesis", reason="Hypothesis is not installed")
        from chronotable.testing.any_order_machine import run

        run(table)
