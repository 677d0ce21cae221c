"""The same seed and choices give the same match, to the byte; copies share nothing that changes."""

from __future__ import annotations

from chronotable.testing.copies import Copies
from tests.conformance.games import tables


class TestCopies(Copies):
    tables = tables()
