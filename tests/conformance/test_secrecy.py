"""What a seat cannot know never changes the bytes it gets."""

from __future__ import annotations

from chronotable.testing.secrecy import Secrecy
from tests.conformance.games import tables


class TestSecrecy(Secrecy):
    tables = tables()
