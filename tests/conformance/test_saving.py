"""Saves and described positions give back what they were made from; other timelines part where they should."""

from __future__ import annotations

from chronotable.testing.saving import Saving
from tests.conformance.games import tables


class TestSaving(Saving):
    tables = tables()
