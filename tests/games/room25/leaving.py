"""The last slide, for the tests of chapter 18."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chronotable.kernel.match import Match
from tests.games.playing import keys, play
from tests.games.room25.table import table

FOUR = ["max", "alice", "kevin", "emmet"]
SIX = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
OUT = None


def leave(
    mode: str,
    cast: list[str],
    inside: list[str],
    *,
    actor: str | None = None,
    out: list[str] | None = None,
    left: int = 3,
    key: bool = False,
    **described: Any,
) -> Match:
    """Room 25 lies on a1; the actor (the first of those inside) slides it over the edge, the others stay away.

    `key`: the Key Room lies on e5 and nobody has found it yet.
    """
    who = actor or inside[0]
    at: Mapping[str, str | None] = {**dict.fromkeys(inside, "a1"), **dict.fromkeys(out or [], OUT)}
    shown = {id: {"shown": 1} for id in out or []} if mode == "suspicion" and len(out or []) > 1 else {}
    programs: dict[str, list[str | None]] = {} if mode == "solo" else {who: ["control", None]}
    m = table(
        mode,
        cast=cast,
        rooms={"a1": "room25", **({"e5": "?key_room"} if key else {})},
        at={**at, **({who: "a1"} if who not in at else {})},
        programs=programs,
        order=[who],
        rounds_left=left,
        more=shown,
        **described,
    )
    if mode == "solo":
        play(m, "token:control")
    play(m, "slide:row_1:left")
    if m.decision is not None and "done" in keys(m) and mode == "suspicion":
        play(m, "done")  # the last moment of the turn
    return m
