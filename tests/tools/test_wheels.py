"""What `tools/try-wheels` and `tools/release` complain about after playing."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct

ROOT = Path(__file__).parents[2]


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return runpy.run_path(str(ROOT / "tools" / "wheels.py"), run_name="wheels")


def trial(wheels: dict[str, Any], is_compiled: bool, **seen: object) -> Any:
    kind = "compiled wheel" if is_compiled else "pure wheel"
    package = wheels["Package"](kind, Path("any.whl"), "python3.13", is_compiled)
    usual = {"python": "3.13.0", "version": "1.0.0", "compiled": is_compiled, "games": "a"}
    return wheels["Trial"](package, **{**usual, **seen})


def test_equal_games_of_the_right_version_are_well(wheels: dict[str, Any]) -> None:
    assert wheels["problems"]([trial(wheels, False), trial(wheels, True)], "1.0.0") == []


@pytest.mark.parametrize(
    ("seen", "problem"),
    [
        ({"games": "b"}, "plays other games than the pure wheel on Python 3.13.0"),
        ({"version": "0.9.0"}, "says that it is 0.9.0, not 1.0.0"),
        ({"compiled": False}, "is not compiled"),
    ],
)
def test_what_is_not_as_it_should_be_is_named(wheels: dict[str, Any], seen: dict[str, object], problem: str) -> None:
    found = wheels["problems"]([trial(wheels, False), trial(wheels, True, **seen)], "1.0.0")
    assert found == [f"the compiled wheel on Python 3.13.0 {problem}"]


def test_the_version_is_the_one_that_python_knows(wheels: dict[str, Any]) -> None:
    assert wheels["written_version"]() == ct.__version__


def test_what_is_tried_of_a_wheel_works_here() -> None:
    """The trial itself runs only when wheels are made, and would go stale unseen."""
    runpy.run_path(str(ROOT / "tools" / "trial.py"))["serves"]()
