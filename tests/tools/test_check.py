"""What `./play` and `./check` install of the page's packages, and what a part of a check is found to have cost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import page
import parts

OMITTED = "--omit=dev"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments of every npm that was started, in a folder of its own."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "node_commands", lambda python: ("node", ["npm"], {}))
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: started.append(words))
    return started


def test_playing_needs_no_linters_and_no_test_tools(installed: list[list[str]]) -> None:
    page.install(sys.executable)
    page.install(sys.executable)
    assert [OMITTED in words for words in installed] == [True]


def test_checking_adds_what_playing_left_out(installed: list[list[str]]) -> None:
    page.install(sys.executable)
    page.install(sys.executable, for_checks=True)
    page.install(sys.executable, for_checks=True)
    page.install(sys.executable)  # to play again takes nothing away
    assert [OMITTED in words for words in installed] == [True, False]


def test_other_packages_are_installed_anew(installed: list[list[str]]) -> None:
    page.install(sys.executable, for_checks=True)
    (page.WEB / "package-lock.json").write_text("{ }")
    page.install(sys.executable)
    assert [OMITTED in words for words in installed] == [False, True]


def python(program: str) -> parts.Part:
    return parts.Part("a part", [sys.executable, "-c", program])


def test_a_part_that_fails_is_shown_with_all_that_it_printed(capfd: pytest.CaptureFixture[str]) -> None:
    assert parts.run(python("pass"), os.environ, aside=True).passed
    assert not parts.run(python("import sys; print('because'); sys.exit(3)"), os.environ, aside=True).passed
    assert "\nbecause\n" in capfd.readouterr().out


def test_work_aside_goes_on_while_other_parts_run(tmp_path: Path) -> None:
    """Each of them ends only once the other has begun."""
    meet = "import pathlib, sys, time; mine, other = map(pathlib.Path, sys.argv[1:]); mine.touch()\n"
    meet += "while not other.exists(): time.sleep(0.01)"
    here, there = str(tmp_path / "here"), str(tmp_path / "there")
    beside = parts.Aside(
        lambda: [parts.run(parts.Part("aside", [*python(meet).command, there, here]), os.environ, True)]
    )
    (outcome,) = parts.run_in_turn([parts.Part("in turn", [*python(meet).command, here, there])], os.environ)
    assert [outcome.passed, *(each.passed for each in beside.wait())] == [True, True]


def test_the_processes_of_a_part_count(capfd: pytest.CaptureFixture[str]) -> None:
    work = "import time\nwhile time.process_time() < 0.5: pass"
    alone = parts.run(python(work), os.environ)
    inside = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {work!r}])"
    assert alone.cpu >= 0.5
    assert parts.run(python(inside), os.environ).cpu >= 0.5
    parts.report([alone], 1.0)
    assert "CPU minutes" in capfd.readouterr().out
