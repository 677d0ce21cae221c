"""How likely a win is said to be is a probability, and tells no secret."""

from __future__ import annotations

from chronotable.testing.likely import Likely
from tests.conformance.games import tables


class TestLikely(Likely):
    tables = tables()
