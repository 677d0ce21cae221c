"""Every offered option can be carried out and leads on; games end; things are conserved."""

from __future__ import annotations

from chronotable.testing.playing import Playing
from tests.conformance.games import tables


class TestPlaying(Playing):
    tables = tables()
