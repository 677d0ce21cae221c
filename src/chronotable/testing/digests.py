"""Compiled or not, today or tomorrow, on any machine: the same games.

Fingerprints of many games are a pure function of the code.  `record` writes them, once and after a wanted change of
the rules; the table names the file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from chronotable.kernel import engine
from chronotable.kernel.rng import spread
from chronotable.testing.laws import Laws
from chronotable.testing.play import as_bytes
from chronotable.testing.table import THOROUGH, Case, Table

GAMES = 8  # games a case
ADVICE = "the rules play differently than before; if that is wanted, record the games anew and raise the rules version"


def digest(case: Case) -> str:
    """Of every option offered, every choice made and the final position of some random games."""
    total = hashlib.blake2b(digest_size=12)
    for seed in range(GAMES):
        s = case.new(seed)._state.clone()
        s.rng = spread(seed)
        while s.options:
            for seat, step, options in engine.pending(s):
                total.update(f"{seat} {step.term} {[step.key(s, option) for option in options]}\n".encode())
            seats = [seat for seat, _, _ in engine.pending(s)]
            seat = seats[s.below(len(seats))]
            count = next(len(options) for chooser, _, options in engine.pending(s) if chooser == seat)
            engine.choose_for(s, seat, s.below(count))
        total.update(as_bytes(case.game.describe(s)))
    return total.hexdigest()


def record(file: Path, tables: Iterable[Table]) -> None:
    """Write the fingerprints of all cases of these tables."""
    found = {case.id: digest(case) for table in tables for case in table.cases}
    file.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


class Digests(Laws):
    def test_games_are_played_as_they_were(self, recorded_case: Case) -> None:
        file = self.table_of(recorded_case).digests
        assert file is not None
        known = json.loads(file.read_text(encoding="utf-8"))
        if recorded_case.id in known or not THOROUGH:  # the thorough run has cases that are not recorded
            assert digest(recorded_case) == known[recorded_case.id], ADVICE
