"""The end of a match as people are told: a sheet that adds up, and a course that is whole; all of it in words."""

from __future__ import annotations

from chronotable.testing.ending import Ending
from tests.conformance.games import tables


class TestEnding(Ending):
    tables = tables()
