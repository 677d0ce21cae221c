"""What games promise to those who build tables around them: open information, catalogues, pointing, guided games."""

from __future__ import annotations

from chronotable.testing.promises import Promises
from tests.conformance.games import tables


class TestPromises(Promises):
    tables = tables()
