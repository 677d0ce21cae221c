"""An example moved into a copy of the house, by the very commands of its documentation."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("docs", "src", "tests", "tools", "web", "pyproject.toml")
LEFT = shutil.ignore_patterns("__pycache__", ".mypy_cache", "node_modules", "page")


def move_in(folder: Path, document: str = "add-a-game.md") -> Path:
    """A checkout with the example in it; that nothing of the house was changed is asserted."""
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT)
        else:
            shutil.copy(ROOT / name, folder / name)
    before = _files(folder)
    for command in commands(document):
        subprocess.run(command, shell=True, cwd=folder, check=True)
    after = _files(folder)
    assert {path: after[path] for path in before} == before, "a file of the house was changed"
    assert len(after) > len(before)
    return folder


def commands(document: str) -> list[str]:
    """What the documentation tells a stranger to do."""
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    found = re.findall(r"^cp -r docs/examples/.*$", text, re.MULTILINE)
    assert len(found) == 2, found
    return found


def environment(house: Path) -> dict[str, str]:
    """Of a process that runs what stands there."""
    return {**os.environ, "PYTHONPATH": str(house / "src"), "XDG_DATA_HOME": str(house / "data")}


def _files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
