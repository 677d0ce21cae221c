"""The page of the reference for what is installed: games from outside, and the cove with a merchant from outside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.outside.installed import PIG, ROOT, environment, install


def test_pages_of_what_is_installed_are_made_where_they_are_wanted(tmp_path: Path) -> None:
    site = install(PIG, tmp_path / "site")
    install(ROOT / "docs" / "examples" / "glassblower", site)
    words = [str(ROOT / "tools" / "generate"), "--to", str(tmp_path / "pages"), "pig", "merchants"]
    done = subprocess.run(
        [sys.executable, *words], cwd=tmp_path, env=environment(site), capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    pig = (tmp_path / "pages" / "pig.md").read_text(encoding="utf-8")
    assert "| `over` | `true` or `false` |" in pig
    assert "](../" not in pig
    cove = (tmp_path / "pages" / "merchants.md").read_text(encoding="utf-8")
    assert "| `work:<workplace>` |" in cove
    assert "| `glassblower_worked` |" in cove
    assert "| `workplace` | one of `furnace`" in cove or "| `workplace` | `furnace`" in cove  # an argument of an event
    assert '`["locals", "mercenaries"]`' in cove


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    words = [str(ROOT / "tools" / "generate"), "--to", str(tmp_path / "pages"), "pigs"]
    done = subprocess.run(
        [sys.executable, *words], cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 2
    assert "there is no game 'pigs'" in done.stderr
    assert not (tmp_path / "pages").exists()
