"""Tables in the modes of chapter 17."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chronotable.kernel.match import Match
from tests.games.loop.table import ERAS, era, table
from tests.games.playing import Json

MODES = ["sabotage", "centrifuges", "super_clones", "ultramachine"]
LEVELS = ["intern", "employee_of_the_month", "agency_legend"]
EMPLOYEE = "employee_of_the_month"
LEGEND = "agency_legend"
DONE_TILES = ["surround_doctor", "quantum_putty", "clog_machine"]
# Phase I of the next turns: where the doctor goes, and cubes that do no harm.
CALM: Json = {"fate": ["doctor"] * 30}


def mode(
    id: str,
    level: str = EMPLOYEE,
    *,
    eras: Mapping[str, Json] | None = None,
    ultra: list[str] | None = None,
    **words: Any,
) -> Match:
    """The quiet table of a mode, without the pieces that the mode's set-up puts on random eras."""
    bare = {era: {"centrifuge": False, "eternal": 0, "super_clones": [], **(eras or {}).get(era, {})} for era in ERAS}
    options = {"mode": id, "level": level, **words.pop("options", {})}
    if id == "centrifuges":  # three in all: those not on the board have been dismantled
        words.setdefault("dismantled", 3 - sum(bool(words_of["centrifuge"]) for words_of in bare.values()))
    return table(eras=bare, ultra_row=ultra or [], options=options, **words)


def set_up_events(m: Match) -> list[Json]:
    """What happened before the first turn."""
    events = m.events()
    return events[: [event["kind"] for event in events].index("turn_started")]


def eras_with(m: Match, thing: str) -> list[str]:
    return [id for id in ERAS if era(m, id)[thing]]
