"""Every offered option can be carried out and leads on; games end; things are conserved."""

from __future__ import annotations

from chronotable.games import names
from chronotable.testing.playing import Playing
from tests.conformance.games import TABLES, tables


def test_every_game_has_a_table() -> None:
    assert set(names()) <= set(TABLES)


class TestPlaying(Playing):
    tables = tables()
