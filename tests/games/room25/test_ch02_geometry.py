"""Chapter 2: cells, lines and sliding."""

from __future__ import annotations

import random

import pytest

import chronotable as ct
from chronotable.games.room25.components import data
from chronotable.games.room25.terms import CELL_TERMS, EXIT_ZONE, INNER_DIAMOND, SIZE
from tests.games.playing import event_kinds, keys, play, refused
from tests.games.room25.table import character, column, program, room, row, table, where

DISTINCT = {"a2": "vision", "b2": "cold", "c2": "dark", "d2": "vortex", "e2": "mirror"}


@pytest.mark.rule("R25-2.1")
def test_the_centre_is_c3_and_row_and_column_count_from_the_top_left() -> None:
    assert [CELL_TERMS[0], CELL_TERMS[4], CELL_TERMS[12], CELL_TERMS[20]] == ["a1", "e1", "c3", "a5"]
    m = ct.new("room25", seed=1, mode="solo", players=1)
    assert [cell["cell"] for cell in m.view(None)["rooms"]] == CELL_TERMS


@pytest.mark.rule("R25-2.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_central_room_never_leaves_its_cell(seed: int) -> None:
    """Whatever slides, swaps, turns and replaces rooms: a whole game with every kind of A.B.M. card."""
    m = ct.new("room25", seed=seed, mode="suspicion", players=8, madness_cards_in_other_modes=True)
    rng = random.Random(seed)
    while m.decisions:
        decision = rng.choice(m.decisions)
        m.choose(rng.choice(decision.options).key, decision.seat)
        assert (room(m, "c3")["room"], room(m, "c3")["face_up"]) == ("central", True)


@pytest.mark.rule("R25-2.1")
def test_kevin_cannot_swap_the_central_room() -> None:
    m = table(at={"kevin": "c2"}, programs={"kevin": ["special"]})
    play(m, "play")
    assert keys(m) == ["swap:c1:d2", "swap:c1:b2", "swap:d2:b2"]
    assert refused(m, "swap:c1:c3") == "R25-15.59"


@pytest.mark.rule("R25-2.2")
def test_adjacent_is_orthogonal_and_does_not_wrap() -> None:
    ways = {"a1": ["b1", "a2"], "c1": ["d1", "c2", "b1"], "e3": ["e2", "e4", "d3"], "b4": ["b3", "c4", "b5", "a4"]}
    for cell, neighbours in ways.items():
        m = table(at={"max": cell}, programs={"max": ["move"]})
        play(m, "play")
        assert sorted(keys(m)) == sorted(f"move:{beside}" for beside in neighbours)
    m = table(at={"max": "a1"}, programs={"max": ["move"]})
    play(m, "play")
    assert refused(m, "move:b2") == "R25-2.2"
    assert refused(m, "move:e1") == "R25-2.2"


@pytest.mark.rule("R25-2.3")
def test_twelve_cells_are_exit_zones_and_twelve_the_inner_diamond() -> None:
    assert {(cell // SIZE, cell % SIZE) for cell in EXIT_ZONE} == {tuple(cell) for cell in data()["grid"]["exit_zone"]}
    assert {(cell // SIZE, cell % SIZE) for cell in EXIT_ZONE} == {
        (0, 0), (0, 1), (1, 0), (0, 3), (0, 4), (1, 4), (3, 0), (4, 0), (4, 1), (3, 4), (4, 3), (4, 4),
    }  # fmt: skip
    near = {cell for cell in range(25) if 1 <= abs(cell // SIZE - 2) + abs(cell % SIZE - 2) <= 2}
    assert set(INNER_DIAMOND) == near
    assert len(INNER_DIAMOND) == len(EXIT_ZONE) == 12


@pytest.mark.rule("R25-2.3")
def test_exit_zones_do_not_move_with_the_tiles() -> None:
    """Room 25 slides from b1 into the diamond (c1): from there no slide brings it over the edge."""
    m = table(rooms={"b1": "room25"}, at={"max": "b1", "alice": "b1"}, programs={"max": ["control"], "kevin": ["look"]})
    play(m, "play", "slide:row_1:right")
    assert (where(m, "max"), room(m, "c1")["room"]) == ("c1", "room25")
    for way, cell in (("left", "b1"), ("right", "d1")):
        m = table(rooms={"c1": "room25"}, at={"max": "c1", "alice": "c1"}, programs={"max": ["control"]})
        play(m, "play")
        assert keys(m) == ["slide:row_1:left", "slide:row_1:right"]
        play(m, f"slide:row_1:{way}")
        assert (where(m, "alice"), m.result) == (cell, None)


@pytest.mark.rule("R25-2.4")
def test_the_lines_of_the_central_room_never_slide() -> None:
    m = table(rooms={"b3": "control_room"}, programs={"max": ["move"]})
    play(m, "play", "move:b3")
    lines = {key.split(":")[1] for key in keys(m)}
    assert lines == {f"row_{number}" for number in (1, 2, 4, 5)} | {f"column_{letter}" for letter in "abde"}
    assert refused(m, "slide:row_3:left") == "R25-2.4"
    assert refused(m, "slide:column_c:up") == "R25-2.4"
    moved = [card for card in data()["abm_cards"] if card["kind"] == "building_movement"]
    assert {card["index"] for card in moved} == {0, 1, 3, 4}


@pytest.mark.rule("R25-2.5")
def test_a_slide_takes_five_tiles_one_step_and_wraps_the_last() -> None:
    m = table(rooms=DISTINCT, at={"max": "d2"}, programs={"max": ["control"]})
    play(m, "play", "slide:row_2:right")
    assert row(m, 2) == ["mirror", "vision", "cold", "dark", "vortex"]
    m = table(rooms=DISTINCT, at={"max": "a2"}, programs={"max": ["control"]})
    play(m, "play", "slide:column_a:up")
    assert column(m, "a") == ["vision", "empty", "empty", "empty", "empty"]
    assert where(m, "max") == "a1"


@pytest.mark.rule("R25-2.5")
def test_everything_rides_along() -> None:
    m = table(
        rooms={
            "a2": {"room": "flooded", "closed": True},
            "b2": {"room": "cold", "locked": True},
            "c2": {"room": "pivoting", "axis": "east_west"},
            "d2": "?mortal",
            "e2": "vision",
        },
        at={"max": "b2", "alice": "b2", "kevin": "c2"},
        robots=["c2", None],
        more={"alice": {"hidden": True}, "emmet": {"reminder": "d2"}},
        programs={"max": ["control"]},
    )
    play(m, "play", "slide:row_2:left")
    assert (room(m, "e2")["room"], room(m, "e2")["closed"]) == ("flooded", True)
    assert (room(m, "a2")["locked"], room(m, "a2")["characters"]) == (True, ["max", "alice"])
    assert character(m, "alice")["hidden"]
    assert (room(m, "b2")["axis"], room(m, "b2")["robots"], room(m, "b2")["characters"]) == (
        "east_west",
        [1],
        ["kevin"],
    )
    assert (room(m, "c2")["face_up"], room(m, "c2")["reminders"], room(m, "c2")["room"]) == (False, ["emmet"], None)
    assert m.view(None)["robots"] == ["b2", None]


@pytest.mark.rule("R25-2.5")
def test_a_slide_is_no_entering_and_no_leaving() -> None:
    """Neither the shredder, nor the acid, nor the trap, nor the vortex notices it."""
    m = table(
        rooms={"a2": "shredder", "b2": "acid", "c2": "vortex", "d2": "trap"},
        at={"max": "a2", "alice": "a2", "kevin": "b2", "emmet": "c2", "sarah": "d2", "bruce": "d2"},
        programs={"max": ["control"]},
    )
    since = len(m.events())
    before = ct.position_of(m)["traps"]
    play(m, "play", "slide:row_2:right")
    assert set(event_kinds(m, since)) == {"token_played", "line_slid", "round_started"}
    assert [where(m, id) for id in ("max", "alice", "kevin", "emmet", "sarah", "bruce")] == [
        "b2", "b2", "c2", "d2", "e2", "e2",
    ]  # fmt: skip
    assert ct.position_of(m)["traps"] == before, "the trap has not caught them anew"


@pytest.mark.rule("R25-2.6")
def test_a_line_slides_only_one_way_within_a_round_but_any_number_of_times() -> None:
    m = table(
        rooms=DISTINCT,
        at={"max": "b2", "kevin": "d2"},
        programs={"max": ["control"], "kevin": ["control"]},
    )
    play(m, "play", "slide:row_2:left")
    assert m.view(None)["slid"] == {"row_2": "left"}
    play(m, "play")
    assert (where(m, "kevin"), row(m, 2)) == ("b2", ["dark", "vortex", "mirror", "vision", "cold"]), "no other way"


@pytest.mark.rule("R25-2.6")
def test_the_other_line_is_free() -> None:
    m = table(at={"max": "a2", "kevin": "e2"}, programs={"max": ["control"], "kevin": ["control"]})
    play(m, "play", "slide:row_2:left", "play")
    assert keys(m) == ["slide:row_2:left", "slide:column_d:up", "slide:column_d:down"]
    assert refused(m, "slide:row_2:right") == "R25-2.6"


@pytest.mark.rule("R25-2.6")
def test_the_lock_ends_with_the_round() -> None:
    m = table(at={"max": "b2"}, programs={"max": ["control"]})
    play(m, "play", "slide:row_2:left")
    assert m.view(None)["round"] == 3
    assert m.view(None)["slid"] == {}
    program(m, {"max": "control"})
    while character(m, "max")["played"] != ["control"]:
        play(m, "play" if "play" in keys(m) else keys(m)[0])
    assert "slide:row_2:right" in keys(m)


@pytest.mark.rule("R25-2.6")
def test_the_control_room_respects_the_lock_and_sets_it() -> None:
    m = table(
        rooms={"b3": "control_room"},
        at={"kevin": "d4"},
        programs={"max": ["move"], "kevin": ["control"]},
        slid={"row_1": -1},
    )
    play(m, "play", "move:b3")
    assert "slide:row_1:left" in keys(m)
    assert refused(m, "slide:row_1:right") == "R25-2.6"
    play(m, "slide:row_4:right", "play")
    assert refused(m, "slide:row_4:left") == "R25-2.6"


@pytest.mark.rule("R25-2.7")
def test_a_room_holds_any_number_of_characters_and_robots() -> None:
    everybody = ["kevin", "franck", "jennifer", "alice", "sarah", "bruce", "emmet"]
    m = table(at=dict.fromkeys(everybody, "c2"), robots=["c2", "c2"], programs={"max": ["move"]})
    play(m, "play", "move:c2")
    assert len(room(m, "c2")["characters"]) == 8
    assert room(m, "c2")["robots"] == [1, 2]
