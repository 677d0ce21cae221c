"""A server under siege goes on.  `tools/server-fuzz` does the same for longer, and looks at the slowest moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import running, sqlite
from tests.server.siege import KINDS, Overrun, Phase, besiege, check

SECONDS = 1.0
_TRIES = 3  # somebody else may want the machine for a while; a server that can be stopped is stopped each time


def test_others_play_on_under_siege(tmp_path: Path) -> None:
    complaints = tmp_path / "complaints"
    for attempt in range(_TRIES):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        limits = ("--limits-factor", "1")
        with complaints.open("w") as file, running(sqlite(folder), *limits, complaints=file.fileno()) as server:
            try:
                phases = besiege(server, KINDS, SECONDS, share=0.5)
            except Overrun:
                if attempt == _TRIES - 1:
                    raise
                continue
        assert [phase.name for phase in phases] == ["quiet", "spin", *KINDS]
        assert "Traceback" not in complaints.read_text()
        return


# ---- the check itself can fail


def phase(name: str, seconds: float, memory: int = 100_000_000, attack: bool = True) -> Phase:
    return Phase(name, [seconds] * 20, memory, {"connects": 1} if attack else {}, seconds=2.0)


def test_an_honest_siege_passes() -> None:
    check([phase("quiet", 0.01), phase("spin", 0.02), phase("ping", 0.09)], 0.99)


@pytest.mark.parametrize(
    ("attacked", "word"),
    [
        (phase("ping", 0.11), "slower"),
        (Phase("ping", [], 0, {"connects": 1}), "slower"),
        (Phase("ping", [0.01], 0, {"connects": 1}, seconds=2.0), "hardly any"),
        (phase("uploads", 0.01, 500_000_000), "memory"),
        (phase("ping", 0.01, attack=False), "nothing"),
        (Phase("half-open", [0.01] * 20, 0, {"left": 1000}, seconds=2.0), "too many connections"),
    ],
)
def test_a_siege_that_is_felt_is_noticed(attacked: Phase, word: str) -> None:
    with pytest.raises(Overrun, match=word):
        check([phase("quiet", 0.01), phase("spin", 0.02), attacked], 0.99)
