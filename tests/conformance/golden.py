"""Golden games: finished once, kept as saves, and read again by every later version of the code with the same end.

A game names the endings it wants and where each may start from; the first seed, by number, whose random game ends that
way is kept.  `tools/golden` makes them anew after a wanted change of the rules.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.testing.play import as_bytes, play_on

Json = dict[str, Any]
TRIES = 3000


def anything(match: Match) -> bool:
    return True


@dataclass(frozen=True)
class Wanted:
    """An ending, where games that may end so start (by seed), and what else must be true of the finished game."""

    ending: str
    start: Callable[[int], Match]
    also: Callable[[Match], bool] = anything

    def is_met(self, match: Match) -> bool:
        result = match.result
        return result is not None and result.details["ending"] == self.ending and self.also(match)


def find(name: str, wanted: Wanted) -> Match:
    """The first game, by number, that ends as wanted."""
    for seed in range(TRIES):
        match = play_on(wanted.start(seed), random.Random(seed), eager=True)
        if wanted.is_met(match):
            return match
    raise LookupError(f"{name}: no game in {TRIES} ends with {wanted.ending}")


def outcome(match: Match) -> Json:
    """What is expected of a golden game: its result, and a fingerprint of the final position and of all events."""
    result = match.result
    assert result is not None
    return {
        "ending": result.details["ending"],
        "winners": list(result.winners),
        "scores": list(result.scores),
        "choices": len(match.history),
        "position": hashlib.blake2b(as_bytes(ct.position_of(match)), digest_size=12).hexdigest(),
        "events": hashlib.blake2b(as_bytes(match.events()), digest_size=12).hexdigest(),
    }


def write(folder: Path, games: Mapping[str, Wanted]) -> None:
    """A save for each name, and what is expected of all of them."""
    folder.mkdir(exist_ok=True)
    found = {name: find(name, wanted) for name, wanted in games.items()}
    for old in folder.glob("*.ct"):
        old.unlink()
    for name, match in found.items():
        (folder / f"{name}.ct").write_text(match.save(), encoding="utf-8")
    expected = {name: outcome(match) for name, match in found.items()}
    (folder / "expected.json").write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def expected(folder: Path) -> dict[str, Json]:
    """By name, what the games of a folder came to."""
    known: dict[str, Json] = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return known


def golden(folder: Path, name: str) -> Match:
    return ct.load((folder / f"{name}.ct").read_text(encoding="utf-8"))


def check(folder: Path, name: str, known: Json) -> None:
    """The save is read, ends as it did, and is written again as it was."""
    text = (folder / f"{name}.ct").read_text(encoding="utf-8")
    match = ct.load(text)
    assert outcome(match) == known
    assert match.save() == text
    assert match.verify()
