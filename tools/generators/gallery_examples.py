"""The positions that the page's gallery shows: web/src/boards/<game>/gallery/examples.json.

For every moment in `tests/games/<game>/gallery_moments.py` a game is played with random choices of a fixed seed until
the moment has come; what the first seat sees then is written down.
"""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import msgspec

import chronotable
from chronotable.kernel.match import Match
from chronotable.server.table.views import Picture, events_count
from chronotable.server.wire_parts import SeatShown
from tests.games.gallery_moment import SEAT, Moment, View

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 60


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
    """A file for each game that has moments."""
    texts = {}
    for path in sorted(ROOT.glob("tests/games/*/gallery_moments.py")):
        game = path.parent.name
        moments: dict[str, Moment] = import_module(f"tests.games.{game}.gallery_moments").MOMENTS
        found = {name: record(game, moment) for name, moment in moments.items()}
        text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
        texts[f"web/src/boards/{game}/gallery/examples.json"] = text
    return texts
