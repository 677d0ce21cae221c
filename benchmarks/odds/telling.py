"""How good the odds are, as the tables of `docs/analysis.md`."""

from __future__ import annotations

from typing import Any


def rows(game: str, held: dict[str, Any]) -> list[str]:
    """The line of the game in the first table, and its reliability curve in the second one."""
    percent = f"{100 * held['ece']:.1f}"
    first = (
        f"| {game} | {held['games']} | {held['positions']} | {held['brier']} | {held['brier_of_setup']} | {percent} |"
    )
    bins = ["–" if not count else f"{_percent(said)}: {_percent(won)} ({count})" for said, won, count in held["curve"]]
    return [first, f"| {game} | {' | '.join(bins)} |"]


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
