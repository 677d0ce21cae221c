"""Series of bots on paired seeds: what was played is not played again, and weights are only changed for a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import strength
from chronotable.bots.series import game_seed
from chronotable.games.loop.weights import WEIGHTS

RANDOM = "random"
OTHER = "random vortex=0.5"


def test_a_series_that_was_broken_off_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "games.jsonl"
    vortex = WEIGHTS.vortex
    strength.main(["loop", "--games", "2", "--into", str(into), RANDOM])
    played = into.read_text()
    assert played.count("\n") == 3, "what the series is, and two games"
    into.write_text(played[:-30])  # the last line was not written to its end
    strength.main(["loop", "--games", "2", "--into", str(into), RANDOM, OTHER])
    told = capsys.readouterr().out.splitlines()
    assert len(into.read_text().splitlines()) == 6
    assert into.read_text().startswith(played.splitlines()[0])
    assert f"{RANDOM}: 2 games, won 0.0 %" in told[-7]
    assert "better in 0, worse in 0 of 2" in told[-1]
    assert vortex == WEIGHTS.vortex


@pytest.mark.parametrize(("change", "said", "games"), [({}, "goes on", 2), ({"decisions": 1}, "begins anew", 4)])
def test_games_of_other_code_count_only_where_the_first_is_played_as_it_was(
    change: dict[str, int], said: str, games: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "games.jsonl"
    words = ["merchants", "--players", "1", "--games", "2", "--into", str(into), RANDOM]
    strength.main(words)
    first, *rows = (json.loads(line) for line in into.read_text().splitlines())
    rows = [{**row, "code": "other", "commit": "abc", **change} for row in rows]
    into.write_text("".join(json.dumps(row) + "\n" for row in (first, *rows)))
    capsys.readouterr()
    strength.main(words)
    told = capsys.readouterr().out.splitlines()
    assert "2 games by other code (abc)" in told[0]
    assert told[0].endswith(said)
    assert len(into.read_text().splitlines()) == 1 + games
    strength.main(words)
    assert len(into.read_text().splitlines()) == 1 + games, "what was played anew is not played again"


def test_a_candidate_has_all_seats_of_its_side() -> None:
    options = {"players": 6, "mode": "suspicion"}
    guards, prisoners = (strength.Series("room25", options, 6, 5, "random", side) for side in ("guard", "prisoner"))
    for number in range(3):
        seed = game_seed(5, number)
        assert sorted([*guards.own_seats(seed, number), *prisoners.own_seats(seed, number)]) == list(range(6))
        assert len(guards.own_seats(seed, number)) < len(prisoners.own_seats(seed, number))


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
