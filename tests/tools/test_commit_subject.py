"""Subjects of commits: the room first, and short enough for every list."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "commit_subject.py"


def said(tmp_path: Path, message: str) -> str:
    """What the hook says; nothing when it lets the commit pass."""
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([sys.executable, str(TOOL), str(file)], capture_output=True, text=True, check=False)
    assert bool(done.returncode) == bool(done.stderr)
    return done.stderr


@pytest.mark.parametrize(
    "message",
    [
        "[kernel] Undo stops at a reveal\n\nA very long story" + 100 * " in the body" + "\n",
        "[loop][room25] Deals of the guided games",
        "[docs] " + 65 * "x",
        "Merge branch 'habits'",
    ],
)
def test_ours_pass(tmp_path: Path, message: str) -> None:
    assert said(tmp_path, message) == ""


def test_a_subject_without_a_room_is_refused(tmp_path: Path) -> None:
    assert "begins with its room" in said(tmp_path, "Undo stops at a reveal\n")


def test_a_long_subject_is_refused_with_its_length(tmp_path: Path) -> None:
    assert "73 characters, 72 are the most" in said(tmp_path, "[docs] " + 66 * "x")
