"""Fingerprints of many games: a pure function of the code, the same on every machine and in every build.

`tools/golden` writes `digests.json` anew, after a wanted change of the rules.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from chronotable.kernel import engine
from chronotable.kernel.rng import spread
from tests.conformance.games import Case, tables
from tests.conformance.play import as_bytes

FILE = Path(__file__).parent / "digests.json"
GAMES = 8  # games a case


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


def digests() -> dict[str, str]:
    return {case.id: digest(case) for table in tables() for case in table.cases}


def write() -> None:
    FILE.write_text(json.dumps(digests(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
