"""`./check steady` keeps a tally of browser runs, and the second chance in `./check` ends by it."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import parts
import tally
from parts import ROOT

PASSED = tally.Run("abc", "2026-12-01 10:00", "300", "")
FAILED = PASSED._replace(failed="test_seats.py::test_two_tabs_of_one_seat")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(tally.FILE, tmp_path / "steady.csv"))


def test_a_failure_begins_anew(file: Path) -> None:
    tally.add(FAILED, file)
    for number in range(tally.RUNS):
        assert (tally.in_a_row(tally.read(file)), tally.is_steady(file)) == (number, False)
        tally.add(PASSED, file)
    assert tally.is_steady(file)
    assert tally.read(file)[-2:] == [PASSED, PASSED]
    tally.add(FAILED, file)
    assert not tally.is_steady(file)


@pytest.mark.parametrize(("is_steady", "tries"), [(True, 1), (False, 2)])
def test_the_second_chance_ends_when_nobody_needed_it(
    monkeypatch: pytest.MonkeyPatch, is_steady: bool, tries: int
) -> None:
    outcomes = iter([parts.Outcome("browser tests", False, 1, 1), parts.Outcome("one by one", True, 1, 1)])
    monkeypatch.setattr(parts, "run", lambda *_, **__: next(outcomes))
    monkeypatch.setattr(tally, "is_steady", lambda: is_steady)
    found = runpy.run_path(str(ROOT / "check"))["browser_tests"](dict(os.environ))
    assert [outcome.passed for outcome in found] == [not is_steady] * tries


def test_a_run_is_told_with_its_commit_and_what_failed(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = iter([True, True, False])
    monkeypatch.setattr(parts, "run", lambda part, env: parts.Outcome(part.name, next(ended), 1, 299.6))
    monkeypatch.setattr(tally, "read", lambda read=tally.read: read(file))
    monkeypatch.setattr(tally, "add", lambda run, add=tally.add: add(run, file))
    monkeypatch.setattr(sys, "argv", ["steady", "30"])
    steady: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "steady"))
    found = steady["main"].__globals__
    before = len(tally.read())
    found.update(changed=lambda: "", failed=lambda: FAILED.failed)
    assert steady["main"]() == 1
    head = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    told = [(run.commit, run.cpu, run.failed) for run in tally.read()[before:]]
    assert told == [(head.stdout.strip(), "300", failed) for failed in ("", "", FAILED.failed)]
    found.update(changed=lambda: " M src/chronotable/api.py")
    assert steady["main"]() == 1
    assert "api.py" in capsys.readouterr().out
    assert len(tally.read()) == before + 3, "what nobody can come back to does not count"
