"""`python -m benchmarks --against`: what it concludes from numbers, and that it can compare two commits at all."""

from __future__ import annotations

import contextlib
import json
import subprocess
from pathlib import Path
from random import Random

import pytest

from benchmarks.__main__ import main
from benchmarks.against import command, trees
from benchmarks.against.ratios import FASTER, SAME, SLOWER, TOO_FEW, Ratio, level_of_each, ratio, rounds_needed

needs_git = pytest.mark.skipif(not (trees.CHECKOUT / ".git").exists(), reason="compares commits of a checkout")


def noisy(random: Random, factor: float, rounds: int) -> list[float]:
    """Ratios of a machine that is sometimes half as fast for a while."""
    return [factor * random.lognormvariate(0, 0.05) * random.choice((0.5, 2, *[1] * 8)) for _ in range(rounds)]


def test_an_interval_is_made_of_order_statistics() -> None:
    numbers = [float(number) for number in range(1, 21)]
    Random(1).shuffle(numbers)
    assert ratio(numbers, 0.95) == Ratio(10.5, 6.0, 15.0)  # the 6th and the 15th, as in every table


def test_many_measures_need_wider_intervals() -> None:
    assert level_of_each(1) == pytest.approx(0.95)
    assert level_of_each(16) ** 16 == pytest.approx(0.95)
    assert rounds_needed(level_of_each(1)) == 6
    assert rounds_needed(level_of_each(16)) == 10
    numbers = [float(number) for number in range(1, 21)]
    assert ratio(numbers, level_of_each(16)) == Ratio(10.5, 4.0, 17.0)


def test_too_few_rounds_conclude_nothing() -> None:
    assert ratio([0.5] * 9, level_of_each(16)).verdict == TOO_FEW


@pytest.mark.parametrize(("factor", "verdict"), [(0.8, SLOWER), (1.25, FASTER)])
def test_a_difference_is_seen_through_noise(factor: float, verdict: str) -> None:
    random = Random(5)
    found = [ratio(noisy(random, factor, 20), level_of_each(16)).verdict for _ in range(100)]
    assert found.count(verdict) >= 80
    assert {*found} <= {verdict, SAME}


def test_equals_are_rarely_told_apart() -> None:
    """Of runs with sixteen measures each, about one in twenty may see any difference where there is none."""
    random = Random(2)
    level = level_of_each(16)
    runs = [{ratio(noisy(random, 1, 20), level).verdict for _ in range(16)} for _ in range(400)]
    assert 370 <= runs.count({SAME}) < 400


@needs_git
def test_compares_a_commit_with_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "stay_on", lambda cores: None)  # the other tests want the other cores
    file = tmp_path / "rates.json"
    words = ["--against=HEAD", "--with=HEAD", "--games=loop", "--rounds=2", "--slice=0.001", f"--json={file}"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    measured = json.loads(file.read_text())
    assert [each["name"] for each in measured] == ["decisions", "copies", "simulations", "matches"]
    for each in measured:
        assert f"loop {each['name']}" in shown
        assert len(each["old"]) == len(each["new"]) == 2
        assert min(each["old"] + each["new"]) > 0
    assert "needs at least 8 rounds" in shown


@needs_git
def test_the_working_tree_is_taken_as_it_is_and_left_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    git = ["git", "-c", "user.name=somebody", "-c", "user.email=somebody"]
    subprocess.run([*git, "init", "--quiet"], cwd=tmp_path, check=True)
    (tmp_path / "committed").write_text("before")
    subprocess.run([*git, "add", "."], cwd=tmp_path, check=True)
    subprocess.run([*git, "commit", "--quiet", "-m", "first"], cwd=tmp_path, check=True)
    (tmp_path / "committed").write_text("after")
    (tmp_path / "untracked").write_text("new")
    status = subprocess.check_output(["git", "status", "--short"], cwd=tmp_path)
    monkeypatch.setattr(trees, "CHECKOUT", tmp_path)
    with contextlib.suppress(KeyboardInterrupt), trees.two_trees("HEAD", None, compiled=False) as (old, new):
        assert (old.folder / "committed").read_text() == "before"
        assert (new.folder / "committed").read_text() == "after"
        assert (new.folder / "untracked").read_text() == "new"
        raise KeyboardInterrupt
    assert not old.folder.parent.exists()
    assert subprocess.check_output(["git", "worktree", "list"], cwd=tmp_path, text=True).count("\n") == 1
    assert subprocess.check_output(["git", "status", "--short"], cwd=tmp_path) == status


@needs_git
def test_says_that_there_is_no_such_commit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "stay_on", lambda cores: None)
    assert main(["--against=no-such-commit"]) == 2
    assert "no-such-commit" in capsys.readouterr().out
