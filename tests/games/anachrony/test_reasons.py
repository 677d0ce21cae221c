"""Each kind of sentence a hint can say of Anachrony: where it is true, and a twin in which it must not be said."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.terms import (
    ACTION_PHASE,
    ACTION_TERMS,
    CORE,
    ENGINEER,
    GOLD,
    NEUTRONIUM,
    POWER_UP,
    VP,
    WATER,
)
from chronotable.kernel.reasons import Passage
from tests.reasons import changed, event, found_by


def start() -> Any:
    match = ct.new("anachrony", players=2, seed=3)
    s: Any = match.position.clone()
    s.era, s.phase = 2, ACTION_PHASE
    player = s.players[0]
    player.goods[:] = [3] * len(player.goods)
    player.active[ENGINEER] = 2
    player.suits, player.morale, player.paradoxes = 3, 3, 1
    s.first = 1
    return s


BEFORE = start()


def own(name: str, value: Any, at: int | None = None) -> Any:
    """The first player's."""

    def change(s: Any) -> None:
        if at is None:
            setattr(s.players[0], name, value)
        else:
            getattr(s.players[0], name)[at] = value

    return change


def goods(kind: int, n: int) -> Any:
    return own("goods", n, kind)


def with_own(name: str, value: Any, at: int | None = None) -> Any:
    s = BEFORE.clone()
    own(name, value, at)(s)
    return s


def put(name: str, value: Any) -> Any:
    def change(s: Any) -> None:
        setattr(s, name, value)

    return change


def taken(*hexes: int) -> Any:
    def change(s: Any) -> None:
        for hex in hexes:
            s.hexes[hex] = 12

    return change


def at_power_up() -> Any:
    s = with_own("suits", 0)
    s.phase = POWER_UP
    return s


BOX = BEFORE.box
NOTHING = changed(BEFORE)
ANOMALY = with_own("slots", BOX.anomaly, 11)
KINDS: dict[str, tuple[Passage[Any], list[tuple[dict[str, Any], int]], Passage[Any]]] = {
    "points": (changed(BEFORE, after=goods(VP, 5)), [({}, 2)], changed(BEFORE, after=goods(VP, 1))),
    "water": (changed(BEFORE, after=goods(WATER, 5)), [({}, 2)], changed(BEFORE, after=goods(WATER, 1))),
    "water_spent": (changed(BEFORE, after=goods(WATER, 1)), [({}, 2)], changed(BEFORE, after=goods(WATER, 5))),
    "cores": (changed(BEFORE, after=goods(CORE, 4)), [({}, 1)], NOTHING),
    "cores_spent": (changed(BEFORE, after=goods(CORE, 2)), [({}, 1)], NOTHING),
    "neutronium": (changed(BEFORE, after=goods(NEUTRONIUM, 4)), [({}, 1)], changed(BEFORE, after=goods(GOLD, 4))),
    "neutronium_spent": (changed(BEFORE, after=goods(NEUTRONIUM, 2)), [({}, 1)], changed(BEFORE, after=goods(GOLD, 2))),
    "resources": (
        changed(BEFORE, after=goods(GOLD, 4)), [({"goods": "gold"}, 1)], changed(BEFORE, after=goods(NEUTRONIUM, 4)),
    ),
    "resources_spent": (
        changed(BEFORE, after=goods(GOLD, 2)), [({"goods": "gold"}, 1)], changed(BEFORE, after=goods(WATER, 2)),
    ),
    "built": (
        changed(BEFORE, after=own("slots", 0, 0)), [({"tile": BOX.tile_ids[0]}, 1)],
        changed(BEFORE, after=own("slots", BOX.anomaly, 0)),
    ),
    "superproject": (
        changed(BEFORE, after=own("slots", BOX.buildings, 0)), [({"tile": BOX.tile_ids[BOX.buildings]}, 1)],
        changed(BEFORE, after=own("slots", 0, 0)),
    ),
    "breakthroughs": (changed(BEFORE, after=own("breakthroughs", 1, 0)), [({}, 1)], NOTHING),
    "recruited": (
        changed(BEFORE, after=own("tired", 1, ENGINEER)), [({"worker": "engineer"}, 1)],
        changed(with_own("tired", 1, ENGINEER)),
    ),
    "woken": (changed(BEFORE, after=own("active", 4, ENGINEER)), [({}, 2)], changed(BEFORE, after=own("tired", 2, 0))),
    "worker_used": (
        changed(BEFORE, after=own("active", 1, ENGINEER)), [({"worker": "engineer"}, 1)],
        changed(BEFORE, after=own("active", 3, ENGINEER)),
    ),
    "travelled": (changed(BEFORE, after=own("travel", 2)), [({}, 2)], NOTHING),
    "anomaly_removed": (changed(ANOMALY, after=own("slots", -1, 11)), [({}, 1)], changed(ANOMALY)),
    "paradoxes_returned": (
        changed(BEFORE, after=own("paradoxes", 0)), [({}, 1)], changed(BEFORE, after=own("paradoxes", 2)),
    ),
    "morale": (changed(BEFORE, after=own("morale", 4)), [({}, 1)], changed(BEFORE, after=own("morale", 2))),
    "morale_lost": (changed(BEFORE, after=own("morale", 2)), [({}, 1)], changed(BEFORE, after=own("morale", 4))),
    "suits_used": (changed(BEFORE, after=own("suits", 1)), [({}, 1)], changed(BEFORE, after=own("suits", 7))),
    "passed": (changed(BEFORE, after=own("passed", True)), [({}, 1)], changed(with_own("passed", True))),
    "evacuated": (changed(BEFORE, after=own("evacuation", 1)), [({}, 1)], changed(with_own("evacuation", 1))),
    "first_player": (changed(BEFORE, after=put("first", 0)), [({}, 1)], NOTHING),
    "crowded_out": (
        changed(BEFORE, later=taken(0, 1)), [({"action": ACTION_TERMS[0]}, 1)], changed(BEFORE, after=taken(0, 1)),
    ),
    "paradoxes": (
        changed(BEFORE, answered=(event("paradoxes_gained", seat=0, n=2),)), [({}, 2)],
        changed(BEFORE, answered=(event("paradoxes_gained", seat=1, n=2),)),
    ),
    "anomaly": (changed(BEFORE, later=own("slots", BOX.anomaly, 11)), [({}, 1)], changed(ANOMALY)),
    "powered": (changed(at_power_up(), later=own("suits", 7)), [({}, 3)], changed(BEFORE, later=own("suits", 63))),
    "warped": (changed(BEFORE, later=own("warp_at", 2, 0)), [({}, 1)], changed(with_own("warp_at", 1, 0))),
}  # fmt: skip
KINDS["debts_paid"] = (changed(with_own("warp_at", 1, 0), after=own("warp_at", 0, 0)), [({}, 1)], NOTHING)


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_said_where_it_is_true_and_not_of_its_twin(name: str) -> None:
    true, said, twin = KINDS[name]
    assert found_by(GAME, name, true) == said
    assert found_by(GAME, name, twin) == []


def test_every_kind_is_tested() -> None:
    assert {kind.name for kind in GAME.reasons.kinds} == set(KINDS)
