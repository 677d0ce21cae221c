"""A quiet table for rule tests: describe only what the rule is about, and play.

`table()` without arguments is seat 0's turn in Era 2 of a game of two (Harmony with Haulani, Dominance with Wolfe,
side A, first evacuation conditions).  Nobody has goods, workers or exosuits, nothing is built, and seat 1 has passed:
so the turn belongs to seat 0 alone, and after its pass the game runs on to the next Era's Power Up.

    table(goods={"water": 3}, active={"engineer": 1}, powered=2)             # words of seat 0
    table(slots={"lab_1": "404", "factory_2": {"tile": "anomaly"}}, warps={"gold": 1})
    table(other={"slots": {"life_support_1": "310"}})                        # words of seat 1
    table(players=3, seats=[{...}, {...}, {...}])                            # words of every seat
    table(era=6, capital_tiles={"construct_top": "construct_1"}, flipped=["recruit_top"], fate=["circle", "any"])
    table(options={"side": "b", "paths": ["progress", "salvation"]}, phase="power_up")

Every other word of `ct.position_schema("anachrony")` passes through.

Read and play with `keys`, `play`, `goods`, `player`, `happened` and `refused`, which show only what a player sees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import chronotable as ct
from chronotable.games.anachrony.terms import PATH_TERMS
from chronotable.kernel.match import Match
from tests.games.playing import Json

OWN_TERMS = (
    "goods", "active", "tired", "powered", "covered_hexes", "slots", "supply_worker", "used", "breakthroughs", "warps",
    "warp_spaces", "paradoxes", "morale", "time_travel", "focus", "evacuation", "condition", "leader", "passed",
    "secret",
)  # fmt: skip


def table(
    *,
    players: int = 2,
    seats: Sequence[Json] | None = None,
    other: Json | None = None,
    options: Json | None = None,
    seed: int = 1,
    **described: Any,
) -> Match:
    """A match at the described position (see the module's text)."""
    own = {name: described.pop(name) for name in OWN_TERMS if name in described}
    phase = described.get("phase", "action")
    quiet: Json = {"goods": {}, "active": {}, "tired": {}, "breakthroughs": {}}
    idle: Json = {"passed": True} if phase == "action" else {}
    words = [own, {**idle, **(other or {})}] if seats is None else list(seats)
    words += [idle] * (players - len(words))
    position: Json = {
        "era": 2,
        "phase": "action",
        "first": 0,
        **({"acting": 0} if phase == "action" else {}),
        **described,
        "options": {"players": players, "paths": PATH_TERMS[:players], **(options or {})},
        "players": [{**quiet, **spoken(word)} for word in words],
    }
    return ct.position("anachrony", position, seed=seed)


def spoken(words: Mapping[str, Any]) -> Json:
    """Slots may name their tile alone."""
    slots = words.get("slots")
    if slots is None:
        return dict(words)
    return {**words, "slots": {slot: {"tile": tile} if isinstance(tile, str) else tile for slot, tile in slots.items()}}


# ---- playing


# ---- reading


def player(m: Match, seat: int = 0) -> Json:
    """A seat as everybody sees it: goods, active, tired, exosuits, slots, morale, time_travel, focus, ..."""
    found: Json = m.view(None)["seats"][seat]
    return found


def goods(m: Match, seat: int = 0) -> dict[str, int]:
    """The goods a player has, without those that are 0."""
    return {name: n for name, n in player(m, seat)["goods"].items() if n}


def workers(m: Match, column: str, seat: int = 0) -> dict[str, int]:
    """Active or tired workers by type, without those that are 0."""
    return {name: n for name, n in player(m, seat)[column].items() if n}


def tiles(m: Match, seat: int = 0) -> dict[str, str]:
    """What lies on the board, by slot."""
    return {slot: record["tile"] for slot, record in player(m, seat)["slots"].items()}
