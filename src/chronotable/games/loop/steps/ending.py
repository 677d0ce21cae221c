"""Chapter 13: the end of the game."""

from __future__ import annotations

from typing import Any

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import CLONES, ENDINGS, WON


def finish(s: LoopState, ending: int, told: dict[str, Any] | None = None) -> None:
    """The game ends at this very moment (LOOP-13.2); `told` brought it about, where the table does not show it."""
    s.ending = ending
    s.agenda.clear()
    if s.witness is not None:
        s.witness.tell("game_over", {"reason": ENDINGS[ending], **(told or {})})


def check_victory(s: LoopState) -> None:
    """Four archived tiles, and what the mode adds, at the first moment all of it holds (LOOP-13.1, 17.2)."""
    if not s.ending and victory_missing(s) == {}:
        finish(s, WON)


def victory_missing(s: LoopState) -> dict[str, int]:
    """What the mode's victory still needs, by the words of the mode's record."""
    needed: dict[str, Any] = s.box.modes[s.mode]["win"]
    missing: dict[str, int] = {}
    for word, number in needed.items():
        if word == "archived_tiles":
            lack = number - len(s.archived)
        elif word == "centrifuges_dismantled":
            lack = number - s.dismantled
        else:
            lack = sum([at >= 0 for at in s.clone_at[CLONES:]]) - number
        if lack > 0:
            missing[word] = lack
    return missing
