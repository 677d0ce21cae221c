"""`tools/generate` in a checkout of its own: what is not current is named, and made anew only when that is asked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Only the generators, and the schemas that they made."""
    for folder in ("tools", "docs/schemas"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def generate(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, str(checkout / "tools" / "generate"), *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False)


def test_a_changed_and_a_missing_file_are_named_but_not_touched(checkout: Path) -> None:
    changed, missing = (checkout / "docs/schemas" / name for name in ("loop-options.json", "room25-pack.json"))
    changed.write_text("{}\n")
    missing.unlink()
    done = generate(checkout, "--check", "schemas")
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "docs/schemas/loop-options.json is not what tools/generate makes",
        "docs/schemas/room25-pack.json is not what tools/generate makes",
    ]
    assert changed.read_text() == "{}\n"
    assert not missing.exists()


def test_what_is_not_current_is_made_anew(checkout: Path) -> None:
    changed = checkout / "docs/schemas/loop-options.json"
    good = changed.read_bytes()
    changed.write_text("{}\n")
    done = generate(checkout, "schemas")
    assert (done.returncode, done.stdout) == (0, "docs/schemas/loop-options.json made anew\n")
    assert changed.read_bytes() == good
    assert generate(checkout, "--check", "schemas").returncode == 0


def test_an_unknown_part_is_refused_with_the_known_ones(checkout: Path) -> None:
    done = generate(checkout, "--check", "scheme")
    assert done.returncode == 2
    assert "there is no part 'scheme'; the parts are schemas, provenance, " in done.stderr
