"""The quiet table of a single player and an opponent (chapter 37): describe what the rule is about, and play.

`alone(["token_3"])` is Era 2 against the Chronobot, whose turn it is: the AI die shows 3.  The player is Harmony with
Haulani, has nothing, and is asked as soon as the opponent is done.  `board` are the words of the opponent, the others
those of `tests.games.anachrony.table`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronotable.kernel.match import Match
from tests.games.anachrony.table import OWN_TERMS, table
from tests.games.playing import Json, happened

QUIET: Json = {"goods": {}, "active": {}, "tired": {}, "breakthroughs": {}}
CHRONOBOT_STEPS = [4, 1, 2, 8]
CHRONOBOT = {
    "construct_life_support": (3, 1), "time_travel": (3, 2), "construct_superproject": (3, 3), "remove_anomaly": (3, 4),
    "mine": (4, 1), "construct_power_plant": (4, 2), "recruit": (4, 3), "construct_factory": (4, 4), "reboot": (4, 5),
    "genius_or_research": (4, 6), "construct_lab": (4, 7), "research": (4, 8),
}  # fmt: skip


def alone(
    fate: Sequence[str] = (),
    board: Json | None = None,
    *,
    opponent: str = "chronobot",
    harder: Sequence[str] = (),
    options: Json | None = None,
    **described: Any,
) -> Match:
    """The opponent's turn, unless another phase or the player is named."""
    chosen: Json = {"opponent": opponent, "paths": ["harmony"], "leaders": ["haulani"], **(options or {})}
    if harder:
        chosen["harder"] = list(harder)
    acting = {} if "phase" in described or "acting" in described else {"acting": 1}
    first = {"first": 1} if "first" not in described else {}
    own = {name: described.pop(name) for name in OWN_TERMS if name in described}
    words = {"opponent": board or {}, "fate": list(fate), **acting, **first, **described}
    return table(players=1, options=chosen, seats=[{**QUIET, **own}], **words)


def does(deed: str, board: Json | None = None, fate: Sequence[str] = (), **described: Any) -> Match:
    """The Chronobot does this deed: the token that can comes to lie on its step, and the die shows it."""
    token, step = CHRONOBOT[deed]
    steps = CHRONOBOT_STEPS.copy()
    steps[token - 2] = step
    return alone([f"token_{token}", *fate], {"steps": steps, **(board or {})}, **described)


def bot(m: Match) -> Json:
    found: Json = m.view(None)["opponent"]
    return found


def tokens(m: Match) -> dict[str, int]:
    return {token["token"]: token["step"] for token in bot(m)["tokens"]}


def told(m: Match, kind: str) -> Json:
    """The one event of this kind, without its number."""
    (event,) = happened(m, kind)
    return {name: value for name, value in event.items() if name not in ("number", "kind", "opponent", "n", "deed")}


def failed(m: Match) -> Json:
    return told(m, "opponent_failed")
