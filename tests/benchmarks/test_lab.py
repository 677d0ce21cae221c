"""The laboratory's comparison of workers, with very few games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import lab
from benchmarks.__main__ import main
from chronotable.lab.crew import Crew, Processes


def test_both_crews_play_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crews: list[int] = []

    def cluster(workers: int) -> Crew:
        crews.append(workers)
        return Processes(1)

    monkeypatch.setattr(lab, "Cluster", cluster)
    monkeypatch.setattr(lab, "Processes", lambda workers: Processes(1))
    file = tmp_path / "found.json"
    assert main(["lab", "--random", "3", "--greedy", "1", "--rounds", "1", "--json", str(file)]) == 0
    assert crews == [lab.WORKERS, lab.WORKERS]
    out = capsys.readouterr().out
    assert "random: a cluster takes" in out
    assert "greedy: a cluster takes" in out
    assert {bot: sorted(each) for bot, each in json.loads(file.read_text()).items()} == {
        "random": ["cluster", "processes"],
        "greedy": ["cluster", "processes"],
    }


@pytest.mark.slow
def test_the_tables_are_the_same_whoever_plays_and_dies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "--same-tables", "600"]) == 0
    assert "The same tables." in capsys.readouterr().out
