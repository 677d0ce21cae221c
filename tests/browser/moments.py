"""Moments of games that pictures are taken of: always the same, reached by choosing at random."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import chronotable as ct
from chronotable.kernel.match import Match
from tests.browser.person import BOT, ME, Json, Person

THOROUGH = os.environ.get("CHRONOTABLE_THOROUGH") == "1"
_SEEDS = 100


@dataclass(frozen=True, eq=False)
class Moment:
    """When it is, as the first seat sees it."""

    game: str
    name: str
    players: int
    holds: Callable[[Json], bool]
    options: Json = field(default_factory=dict)
    is_end: bool = False
    asks: str = ""  # how keys that may be chosen begin

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"


MOMENTS = (
    Moment("loop", "middle", 3, lambda view: view["turn"] >= 6),
    Moment("room25", "middle", 4, lambda view: view["round"] >= 4, {"mode": "suspicion"}),
    Moment("anachrony", "set-up", 4, lambda view: view["era"] == 0),
    Moment("anachrony", "warp", 4, lambda view: view["era"] == 2 and view["phase"] == "warp"),
    Moment("anachrony", "middle", 4, lambda view: view["era"] == 3 and view["phase"] == "action"),
    Moment("anachrony", "impact", 4, lambda view: view["impact"] and view["phase"] == "action"),
    Moment("anachrony", "end", 4, lambda view: bool(view["winners"]), is_end=True),
    Moment("merchants", "set-up", 1, lambda view: view["day"] == 1),
    Moment("merchants", "middle", 3, lambda view: view["day"] == 2 and view["phase"] == "production"),
    Moment("merchants", "market", 3, lambda view: view["day"] == 3 and view["phase"] == "market"),
    Moment("merchants", "end", 3, lambda view: bool(view["winners"]), is_end=True),
)

LAST_CYCLE = Moment("loop", "late", 2, lambda view: sum(era["vortex"] for era in view["eras"]) >= 2)
LAST_ROUNDS = {
    "suspicion": Moment("room25", "late-suspicion", 4, lambda view: view["rounds_left"] <= 2, {"mode": "suspicion"}),
    "cooperation": Moment("room25", "late", 3, lambda view: view["rounds_left"] <= 2, {"mode": "cooperation"}),
}
LAST_ERA = Moment("anachrony", "last-era", 4, lambda view: view["era"] == 7 and view["phase"] == "action")
LAST_DAY = {
    1: Moment("merchants", "last-day", 1, lambda view: view["day"] == 3),
    3: Moment("merchants", "last-market", 3, lambda view: view["day"] == 3 and view["phase"] == "market"),
}

MIDDLE = {moment.game: moment for moment in MOMENTS if moment.name == "middle"}


@cache
def save_of(moment: Moment) -> str:
    for seed in range(_SEEDS):
        match = ct.new(moment.game, seed=seed, players=moment.players, **moment.options)
        if _play_to(match, moment, random.Random(seed)):
            return match.save()
    raise AssertionError(f"no game comes to {moment.id}")


def _play_to(match: Match, moment: Moment, chance: random.Random) -> bool:
    while match.decisions:
        mine = match.decision_of(0)
        if not moment.is_end and mine is not None and len(mine.options) > 2 and moment.holds(match.view(0)):
            if any(option.key.startswith(moment.asks) for option in mine.options):
                return True
        asked = match.decisions[-1]  # the first seat last, where several choose at once
        match.choose(chance.choice(asked.options).key, asked.seat)
    return moment.is_end and moment.holds(match.view(0))


def sit_down_to_play(somebody: Person, late: Moment) -> None:
    """At a game that is played to its end: from this moment on or, in a night's run, from its beginning."""
    if THOROUGH:
        seats = [ME, *[BOT] * (late.players - 1)]
        somebody.sit(somebody.new_table(late.game, seats, options=late.options)["table"])
    else:
        sit_down(somebody, late)


def sit_down(somebody: Person, moment: Moment) -> None:
    """At a table that begins there, careless bots at the other seats."""
    seats = [ME, *[BOT] * (moment.players - 1)]
    somebody.sit(somebody.load_table(save_of(moment), seats)["table"])
    assert somebody.wait_for_turn() != moment.is_end
    if not moment.is_end:  # where several choose at once, the bots are asked, too: nothing moves once they have chosen
        somebody.wait_until(lambda: somebody.state["waiting"] == [0], "waiting for the first seat alone")
        somebody.wait_for_version(somebody.state["version"])
    for read in somebody.page.locator("[data-brief]").get_by_role("button").all():
        read.click()  # the card that says who one is lies over a small board
