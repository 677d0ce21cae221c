"""For the tests of characters: somebody whose special-ability token comes up first."""

from __future__ import annotations

from typing import Any

from chronotable.kernel.match import Match
from tests.games.playing import happened
from tests.games.room25.table import table

NO_REMINDER = {"reminder": "none"}
CLOSED = {"room": "flooded", "closed": True}


def using(id: str, rooms: dict[str, Any] | None = None, at: dict[str, Any] | None = None, **described: Any) -> Match:
    """A character whose special-ability token comes up first; usually on b2."""
    return table(
        rooms=rooms or {},
        at={id: "b2", **(at or {})},
        programs={id: ["special", None], **described.pop("programs", {})},
        more={id: NO_REMINDER, **described.pop("more", {})},
        **described,
    )


def lost(m: Match) -> list[tuple[str, str]]:
    return [(event["character"], event["token"]) for event in happened(m, "action_lost")]
