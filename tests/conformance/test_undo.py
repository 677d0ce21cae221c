"""Taking a choice back restores the match; what was revealed cannot be made unseen."""

from __future__ import annotations

from chronotable.testing.undo import Undo
from tests.conformance.games import tables


class TestUndo(Undo):
    tables = tables()
