"""The conformance suite as a stranger uses it: installed, without a checkout, in a plain pytest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.installed import PIG, environment, install_pig

BROKEN = '''
from chronotable.testing import Conformance, Table
from pig.game import Pig


class Forgetful(Pig):
    """Its copies share the scores."""

    def determinise(self, s, seat, rng):
        copy = super().determinise(s, seat, rng)
        copy.scores = s.scores
        return copy


class TestForgetful(Conformance):
    tables = (Table(Forgetful()),)
'''


def run(folder: Path, file: str, *more: str) -> str:
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *plain, *more, file],
        cwd=folder, env=environment(folder), capture_output=True, text=True, timeout=500,
    )  # fmt: skip
    return done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return install_pig(tmp_path)


def test_the_example_passes(folder: Path) -> None:
    (folder / "test_pig.py").write_text((PIG / "test_pig.py").read_text(encoding="utf-8"), encoding="utf-8")
    told = run(folder, "test_pig.py")
    assert " passed" in told, told[-3000:]
    assert "failed" not in told, told[-3000:]
    assert "error" not in told, told[-3000:]


def test_a_mistake_is_found_and_shown(folder: Path) -> None:
    (folder / "test_forgetful.py").write_text(BROKEN, encoding="utf-8")
    told = run(folder, "test_forgetful.py", "-k", "copy")
    assert "FAILED test_forgetful.py::TestForgetful::test_a_copy_shares_nothing_that_changes[pig]" in told
    assert "['state.scores']" in told, "the assertion is shown in full"
