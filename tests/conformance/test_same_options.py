"""Equal matches offer equal options in the same order, and go on to do so while choices and chance are the same."""

from __future__ import annotations

from chronotable.testing.same_options import SameOptions
from tests.conformance.games import tables


class TestSameOptions(SameOptions):
    tables = tables()
