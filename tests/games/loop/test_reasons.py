"""Each kind of sentence a hint can say of The LOOP: where it is true, and a twin in which it must not be said."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.loop.game import GAME
from chronotable.games.loop.terms import FOURTH_VORTEX, WON
from chronotable.kernel.reasons import Passage
from tests.reasons import carried_out, changed, event, found_by

POSITION: dict[str, Any] = {
    "agents": {"time_thief": {"era": "dawn", "hand": ["spartan_shield"]}, "mr_time": {"era": "end"}},
    "active": "time_thief", "phase": "action", "doctor": "dawn",
    "eras": {"dawn": {"rifts": 3, "energy": 2}, "end": {"mission": {"id": "patch_spacetime", "face_up": True}}},
}  # fmt: skip
BEFORE: Any = ct.position("loop", POSITION, seed=1).position
END = 6


def put(name: str, at: int, value: Any) -> Any:
    def change(s: Any) -> None:
        getattr(s, name)[at] = value

    return change


def ended(how: int) -> Any:
    def change(s: Any) -> None:
        s.ending = how

    return change


def with_clone(at: int) -> Any:
    s = BEFORE.clone()
    s.clone_at[0] = at
    return s


FREE = next(place for place in BEFORE.clone_at if place < 0)
HOME = BEFORE.box.clone_destroy[0]
REQUIRED = BEFORE.box.mission_required[BEFORE.tile[END]]
ALL = (1 << REQUIRED) - 1 if BEFORE.box.mission_per_era[BEFORE.tile[END]] else REQUIRED
PATCH = {"mission": "patch_spacetime"}
NOTHING = changed(BEFORE)
KINDS: dict[str, tuple[Passage[Any], list[tuple[dict[str, Any], int]], Passage[Any]]] = {
    "won": (changed(BEFORE, after=ended(WON)), [({}, 1)], changed(BEFORE, after=ended(FOURTH_VORTEX))),
    "archived": (
        changed(BEFORE, told=(event("mission_archived", agent="time_thief", mission="patch_spacetime", era="end"),)),
        [(PATCH, 1)],
        changed(BEFORE, answered=(event("mission_archived", agent="mr_time", mission="patch_spacetime", era="end"),)),
    ),
    "fulfilled": (
        changed(BEFORE, after=put("damage", END, ALL)), [(PATCH, 1)],
        changed(BEFORE, after=put("damage", END, ALL >> 1)),
    ),
    "damaged": (
        changed(BEFORE, after=put("damage", END, 1)), [(PATCH, 1)], changed(BEFORE, later=put("damage", END, 1)),
    ),
    "centrifuge": (
        changed(BEFORE, told=(event("centrifuge_dismantled", agent="time_thief", era="dawn"),)),
        [({"era": "dawn"}, 1)], NOTHING,
    ),
    "relieved": (
        changed(BEFORE, after=put("rifts", 0, 2)), [({"era": "dawn", "next": "yes"}, 1)],
        changed(BEFORE, after=put("rifts", 1, 0)),
    ),
    "rifts": (changed(BEFORE, after=put("rifts", 0, 1)), [({}, 2)], changed(BEFORE, after=put("rifts", 1, 1))),
    "clones": (
        changed(with_clone(2), after=put("clone_at", 0, FREE)), [({}, 1)], changed(with_clone(2)),
    ),
    "clones_more": (
        changed(with_clone(FREE), after=put("clone_at", 0, 2)), [({}, 1)], changed(with_clone(2)),
    ),
    "lured": (
        changed(with_clone((HOME + 3) % 7), after=put("clone_at", 0, (HOME + 1) % 7)), [({}, 2)],
        changed(with_clone((HOME + 1) % 7), after=put("clone_at", 0, (HOME + 3) % 7)),
    ),
    "energy": (changed(BEFORE, after=put("energy", 3, 2)), [({}, 2)], changed(BEFORE, after=put("energy", 0, 1))),
    "energy_spent": (changed(BEFORE, after=put("energy", 0, 1)), [({}, 1)], changed(BEFORE, after=put("energy", 0, 3))),
    "powered": (changed(BEFORE, after=put("energy", 3, 1)), [({}, 1)], changed(BEFORE, after=put("energy", 0, 5))),
    "deck": (
        changed(BEFORE, told=(event("card_taken", agent="time_thief", card="dynamite"),)),
        [({"card": "dynamite"}, 120)],
        changed(BEFORE, told=(event("card_drawn", agent="time_thief", card="dynamite"),)),
    ),
    "drawn": (
        changed(BEFORE, told=(event("card_drawn", agent="time_thief", card="dynamite"),)), [({}, 1)],
        changed(BEFORE, told=(event("card_taken", agent="time_thief", card="dynamite"),)),
    ),
    "revealed": (
        changed(BEFORE, told=(event("mission_revealed", mission="patch_spacetime", era="end"),)),
        [({"era": "end"}, 1)], NOTHING,
    ),
    "looped": (
        changed(BEFORE, told=(event("loop_made", agent="time_thief", era="dawn", dimension="star"),)), [({}, 1)],
        NOTHING,
    ),
    "lost": (
        changed(BEFORE, later=ended(FOURTH_VORTEX)), [({}, 1)], changed(BEFORE, later=ended(WON)),
    ),
    "vortex": (
        changed(BEFORE, later=put("vortex", 0, True)), [({"era": "dawn"}, 1)],
        changed(BEFORE, later=put("rifts", 1, 3)),
    ),
    "mission_lost": (
        changed(changed(BEFORE, after=put("damage", END, 1)).after, later=put("vortex", END, True)), [(PATCH, 1)],
        changed(BEFORE, later=put("vortex", END, True)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_said_where_it_is_true_and_not_of_its_twin(name: str) -> None:
    true, said, twin = KINDS[name]
    found = found_by(GAME, name, true)
    assert [names for names, _ in found] == [names for names, _ in said]
    assert all(n > 0 if name == "deck" else n == other for (_, n), (_, other) in zip(found, said))
    assert found_by(GAME, name, twin) == []


def test_every_kind_is_tested() -> None:
    assert {kind.name for kind in GAME.reasons.kinds} == {*KINDS, "safer", "riskier"}


@pytest.mark.rule("LOOP-6.1")
def test_a_vortex_is_less_likely_where_rifts_are_fewer() -> None:
    """What the doctor's cards can bring is no secret; what they will bring is."""
    fewer, more = changed(BEFORE, after=put("rifts", 0, 0)), changed(BEFORE, after=put("rifts", 3, 3))
    assert found_by(GAME, "safer", fewer)
    assert not found_by(GAME, "riskier", fewer)
    assert found_by(GAME, "riskier", more)
    assert not found_by(GAME, "safer", more)


def test_what_a_card_does_is_found_in_the_plan_that_uses_it() -> None:
    way = carried_out(ct.position("loop", POSITION, seed=1), "play:spartan_shield")
    assert found_by(GAME, "rifts", way) == [({}, 2)]
    assert found_by(GAME, "relieved", way) == [({"era": "dawn", "next": "yes"}, 1)]
    moved = carried_out(ct.position("loop", POSITION, seed=1), "move:next")
    assert found_by(GAME, "rifts", moved) == []
    assert found_by(GAME, "energy_spent", moved) == [({}, 1)]
