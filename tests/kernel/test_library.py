"""What a programmer meets first: the names of the package, and words for common slips."""

from __future__ import annotations

import pydoc
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("lop", {}, 'Did you mean "loop"?'),
        ("loop", {"playrs": 2}, 'Did you mean "players"?'),
        ("room25", {"mod": "team"}, 'Did you mean "mode"?'),
        ("anachrony", {"player": 2}, 'Did you mean "players"?'),
        ("merchants", {"player": 2}, 'Did you mean "players"?'),
        ("loop", {"players": 9}, '"players": 9 is too large; at most 4 is allowed.'),
        ("loop", {"players": 0}, '"players": 0 is too small; at least 1 is needed.'),
        ("loop", {"agents": ["x"]}, '"x" is not allowed. Allowed: time_thief'),
        ("loop", {"agents": ["mr_time", "x"]}, '"x" is not allowed. Allowed: time_thief'),
        ("loop", {"agents": []}, "[] is too short"),
    ],
)
def test_slips_are_named(game: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(ct.BadOption) as caught:
        ct.new(game, **options)
    assert said in str(caught.value)


def test_options_are_given_by_name() -> None:
    with pytest.raises(ct.BadOption, match=r"by name, as in players=2, not as 2\. Options: players, mode"):
        ct.new("loop", 2)


def test_languages_are_named() -> None:
    assert ct.languages() == ["en", "pl", "uk"]
    assert ct.render(ct.Message("kernel-why-over")) == "The game is over."
    with pytest.raises(ct.BadOption, match=r'"de".*en, pl and uk'):
        ct.render(ct.Message("kernel-why-over"), "de")


def test_the_package_shows_its_public_names_and_no_others() -> None:
    assert sorted([*ct.__all__, "__doc__", "__version__"]) == dir(ct)
    assert all(hasattr(ct, name) for name in ct.__all__)


def test_help_tells_of_every_part_of_a_match() -> None:
    text = pydoc.plain(pydoc.render_doc(ct.Match))
    for name in ("decision", "result", "seats", "history", "game", "over", "unsealed"):
        assert f"\n |  {name}\n |      " in text, name
    for name in ("accept", "foresee", "position", "repeat", "told"):
        assert "For adapters" in (getattr(ct.Match, name).__doc__ or "")


def test_the_first_lines_of_the_readme_pass_a_strict_type_check(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    first = page.split("```python\n")[1].split("```")[0]
    file = tmp_path / "first.py"
    file.write_text(first, encoding="utf-8")
    words = ["-m", "mypy", "--strict", "--follow-imports=silent", "--cache-dir", str(ROOT / ".mypy_cache"), str(file)]
    checked = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
