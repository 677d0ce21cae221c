"""Actions and observations as numbers: every key has one of its own, and vectors tell nothing hidden."""

from __future__ import annotations

from chronotable.testing.in_numbers import InNumbers
from tests.conformance.games import tables


class TestInNumbers(InNumbers):
    tables = tables()
