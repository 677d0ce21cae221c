"""The positions that the page's gallery shows: web/src/gallery/examples.

For every moment below a game is played with random choices of a fixed seed until the moment has come; what the first
seat sees then is written down.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

import chronotable
from chronotable.kernel.match import Match
from chronotable.server.table.views import Picture, events_count
from chronotable.server.wire import SeatShown

SEAT = 0
SEEDS = 60
View = dict[str, Any]


class Moment(NamedTuple):
    """A kind of game, and when it is worth a look: asked with what the looking seat sees."""

    options: dict[str, Any]
    has_come: Callable[[View, Match], bool]


def choosing(match: Match, start: str = "") -> bool:
    """Is the looking seat asked something with several answers, one of which begins like this?"""
    asked = match.decision_of(SEAT)
    return asked is not None and len(asked.options) > 1 and any(each.key.startswith(start) for each in asked.options)


def over(_: View, match: Match) -> bool:
    return match.result is not None


MOMENTS: dict[str, dict[str, Moment]] = {
    "loop": {
        "middle": Moment({"players": 3}, lambda view, match: view["turn"] > 6 and choosing(match, "play:")),
        "super": Moment(
            {"players": 2, "mode": "super_clones"}, lambda view, match: view["turn"] > 2 and choosing(match, "play:")
        ),
    },
    "room25": {
        "programming": Moment(
            {"players": 4, "mode": "suspicion"}, lambda view, match: view["round"] > 3 and choosing(match, "program:")
        ),
        "middle": Moment(
            {"players": 6, "mode": "suspicion"}, lambda view, match: view["round"] > 3 and choosing(match, "slide:")
        ),
        "end": Moment({"players": 4, "mode": "suspicion"}, over),
    },
    "anachrony": {
        "middle": Moment({"players": 4}, lambda view, match: view["era"] == 4 and choosing(match, "place:")),
        "impact": Moment(
            {"players": 4, "side": "b"}, lambda view, match: view["era"] == 6 and choosing(match, "place:")
        ),
        "power": Moment({"players": 4}, lambda view, match: view["era"] == 2 and choosing(match, "power:")),
        "warp": Moment({"players": 4}, lambda view, match: view["era"] == 3 and choosing(match, "warp:none")),
        "research": Moment({"players": 4}, lambda view, match: choosing(match, "set:")),
        "payment": Moment({"players": 4}, lambda view, match: choosing(match, "pay:")),
    },
    "merchants": {
        "middle": Moment(
            {"players": 4},
            lambda view, match: view["day"] == 2 and view["merchants"][SEAT]["hour"] > 6 and choosing(match, "move:"),
        ),
        "push": Moment(
            {"players": 2, "rogue_card": "robbers", "townsfolk_sets": ["mercenaries", "sailors"]},
            lambda view, match: view["day"] == 3 and choosing(match, "insert:"),
        ),
        "market": Moment(
            {"players": 3, "rogue_card": "cultists", "townsfolk_sets": ["locals", "sailors"]},
            lambda view, match: view["day"] == 3 and choosing(match, "sell:"),
        ),
        "freeze": Moment(
            {"players": 2, "townsfolk_sets": ["locals", "sailors"]},
            lambda view, match: view["day"] == 3 and choosing(match, "freeze:"),
        ),
        "hired": Moment(
            {"players": 2, "townsfolk_sets": ["mercenaries", "sailors"]},
            lambda view, match: view["day"] == 3 and choosing(match, "assign:"),
        ),
        "peddler": Moment(
            {"players": 1, "mode": "solo_peddler"}, lambda view, match: view["day"] == 3 and choosing(match, "seat:")
        ),
        "end": Moment(
            {"players": 4, "replaced_townsfolk_keep_symbols": True},
            lambda view, match: over(view, match) and bool(view["merchants"][SEAT]["remembered"]),
        ),
    },
}


def record(game: str, moment: Moment) -> View:
    """The first game, by its seed, in which the moment comes."""
    for seed in range(SEEDS):
        match = chronotable.new(game, seed=seed, **moment.options)
        chance = random.Random(seed)
        while not (come := moment.has_come(match.view(SEAT), match)) and match.decision is not None:
            match.choose(chance.choice(match.decision.options).key, match.decision.seat)
        if come:
            return shown(match)
    raise SystemExit(f"no game of {game} with {moment.options} comes so far")


def shown(match: Match) -> View:
    """As it goes over the wire; see `Example` in web/src/gallery/gallery.ts."""
    count = events_count(match)
    last = len(match.told(len(match.history)))
    state = msgspec.json.decode(Picture(match, 0, count, undo=False).frame(SEAT, count - last))
    return {
        "seat": SEAT,
        "seats": [_seat(seat) for seat in range(match.seats)],
        "view": state["view"],
        "decision": state["decision"],
        "fresh": state["events"],
        "result": state["result"],
    }


def _seat(seat: int) -> SeatShown:
    """A person's, who is here."""
    yours = seat == SEAT
    return SeatShown(seat, "person", "", None, True, yours, False, browsers=1, begun=True, offered=False, bot_in=None)


def files() -> dict[str, str]:
    """A file for each game."""
    texts = {}
    for game, moments in MOMENTS.items():
        found = {name: record(game, moment) for name, moment in moments.items()}
        text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
        texts[f"web/src/gallery/examples/{game}.json"] = text
    return texts
