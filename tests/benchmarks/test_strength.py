"""Series of bots on paired seeds: what was played is not played again, and weights are only changed for a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import strength
from chronotable.games.loop.weights import WEIGHTS

RANDOM = "random"
OTHER = "random vortex=0.5"


def test_a_series_that_was_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "games.jsonl"
    vortex = WEIGHTS.vortex
    strength.main(["loop", "--games", "2", "--into", str(into), RANDOM])
    played = into.read_text()
    assert played.count("\n") == 2
    into.write_text(played[:-30])  # the last line was not written to its end
    strength.main(["loop", "--games", "2", "--into", str(into), RANDOM, OTHER])
    told = capsys.readouterr().out.splitlines()
    assert len(into.read_text().splitlines()) == 5
    assert into.read_text().startswith(played.splitlines()[0])
    assert f"{RANDOM}: 2 games, won 0.0 %" in told[-7]
    assert "better in 0, worse in 0 of 2" in told[-1]
    assert vortex == WEIGHTS.vortex


def test_a_candidate_among_rivals_sits_at_every_seat_in_turn(tmp_path: Path) -> None:
    series = strength.Series("merchants", {"players": 2}, 2, 5, "random")
    rows = [series.played(strength.Candidate.of("random"), number) for number in range(2)]
    assert sum(row["won"] for row in rows) == 1.0, "the same game, seen from both seats"
    assert rows[0]["points"] == -rows[1]["points"] != 0


@pytest.mark.parametrize(("candidate", "said"), [("chess", "no bot"), ("random loops=2", "no weight loops")])
def test_what_cannot_play_is_named(
    candidate: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        strength.main(["loop", "--into", str(tmp_path / "games.jsonl"), candidate])
    assert said in capsys.readouterr().err
