"""Chapter 16: A.B.M. cards, but for the panic."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.components import data
from chronotable.kernel.match import Match
from tests.games.playing import happened, keys, play, refused
from tests.games.room25.drawing import (
    ACCELERATION,
    CHAOS,
    COLUMN_B_UP,
    COLUMN_D_DOWN,
    COLUMN_D_DOWN_AND_DRAW,
    COLUMN_D_UP,
    COLUMN_D_UP_TWICE,
    GREEN_OFF,
    JAMMING,
    LOCKDOWN,
    LOSE_LOOK,
    LOSE_SPECIAL,
    MAX_AND_ALICE_LOSE_LOOK,
    OTHER_TIME_BOMB,
    POWER_FAILURE,
    RED_OFF,
    ROBOT,
    ROW_1_RIGHT_AND_DRAW,
    SETBACK,
    TIME_BOMB,
    YELLOW_OFF,
    drawn,
)
from tests.games.room25.table import asked, character, column, ending, program, room, row, table, where

CREW = ["kevin", "max", "alice", "emmet"]
LOCKED = {"room": "empty", "locked": True}
CLOSED = {"room": "flooded", "closed": True}
PASSES: list[dict[str, Any]] = [*({"step": "pass", "phase": phase} for phase in (3, 4, 5)), {"step": "count_down"}]


def cooperation(*cards: str, **described: Any) -> Match:
    """Round 2 of Cooperation (standard) begins and these cards are on top of the deck."""
    return table("cooperation", cast=CREW, order=CREW, phase="cards", deck_top=cards, **described)


def cards_drawn(m: Match) -> list[str]:
    return [event["card"] for event in happened(m, "card_drawn")]


def eliminated(m: Match) -> list[str]:
    return [event["character"] for event in happened(m, "eliminated")]


def corridor(axis: str) -> dict[str, Any]:
    return {"room": "pivoting", "axis": axis}


# ---- the deck


@pytest.mark.rule("R25-16.1", "R25-16.34")
def test_58_cards_most_of_them_barriers() -> None:
    levels = {kind["id"]: kind["level"] for kind in data()["abm_card_kinds"]}
    kinds = Counter(card["kind"] for card in data()["abm_cards"])
    assert (kinds["building_movement"], kinds["penalty"], kinds.total()) == (32, 12, 58)
    assert sum(n for kind, n in kinds.items() if levels[kind] == "barrier") == 44
    standard = ct.new("room25", mode="cooperation", players=4, seed=1)
    madness = ct.new("room25", mode="cooperation", players=4, difficulty="madness", seed=1)
    assert cards_of(standard) == 44
    assert cards_of(madness) == 58


def cards_of(m: Match) -> int:
    view = m.view(None)
    return int(view["deck"]) + len(view["discard"]) + len(view["display"])


@pytest.mark.rule("R25-16.2")
def test_cards_are_discarded_at_once_or_stay_until_the_end_of_the_round() -> None:
    m = drawn(LOSE_LOOK, ACCELERATION, first="max", then=PASSES, programs={"max": ["move", None]})
    assert (m.view(None)["discard"], m.view(None)["display"]) == ([LOSE_LOOK], [ACCELERATION])
    play(m, "move:c2")
    assert (m.view(None)["discard"], m.view(None)["display"]) == ([LOSE_LOOK, ACCELERATION], [])


# ---- building movement


@pytest.mark.rule("R25-16.3")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        (COLUMN_D_UP, ["cold", "empty", "empty", "empty", "trap"]),
        (COLUMN_D_DOWN, ["empty", "trap", "cold", "empty", "empty"]),
    ],
)
def test_a_movement_card_slides_its_line_like_control(card: str, after: list[str]) -> None:
    m = drawn(card, first="max", rooms={"d1": "trap", "d2": "cold"}, at={"max": "d2"})
    assert column(m, "d") == after
    assert where(m, "max") == f"d{after.index('cold') + 1}", "with everything on it"


@pytest.mark.rule("R25-16.4")
def test_twice_and_draw_again() -> None:
    m = drawn(COLUMN_D_UP_TWICE, first="max", rooms={"d3": "cold"})
    assert column(m, "d")[0] == "cold"
    n = cooperation(ROW_1_RIGHT_AND_DRAW, COLUMN_D_UP, COLUMN_B_UP, rooms={"a1": "cold"})
    assert cards_drawn(n) == [ROW_1_RIGHT_AND_DRAW, COLUMN_D_UP, COLUMN_B_UP], "two cards, and one more for the symbol"
    assert row(n, 1)[1] == "empty"
    assert room(n, "b5")["room"] == "cold", "right, then with column b over the edge"


@pytest.mark.rule("R25-16.5")
@pytest.mark.parametrize("keeps", [False, True])
def test_a_card_against_this_rounds_direction_is_ignored_with_its_symbol(keeps: bool) -> None:
    m = cooperation(
        COLUMN_D_UP,
        COLUMN_D_DOWN_AND_DRAW,
        COLUMN_B_UP,
        rooms={"d3": "cold"},
        options={"barred_card_keeps_draw_symbol": keeps},
    )
    assert column(m, "d")[1] == "cold", "up once"
    assert m.view(None)["slid"]["column_d"] == "up"
    assert (COLUMN_B_UP in cards_drawn(m)) is keeps


@pytest.mark.rule("R25-16.5")
def test_the_same_direction_again_is_no_problem() -> None:
    m = cooperation(COLUMN_D_UP, COLUMN_D_UP_TWICE, rooms={"d4": "cold"})
    assert column(m, "d")[0] == "cold"


@pytest.mark.rule("R25-16.6")
def test_no_card_takes_room_25_out() -> None:
    m = cooperation(COLUMN_D_UP, LOSE_LOOK, rooms={"d1": "room25"}, at=dict.fromkeys(CREW, "d1"), key_active=True)
    assert ending(m) is None
    assert column(m, "d")[4] == "room25"
    assert where(m, "max") == "d5"


@pytest.mark.rule("R25-16.7")
def test_a_card_bars_control_the_other_way() -> None:
    m = cooperation(COLUMN_D_UP, "abm_42", at={"max": "d5"})
    program(m, {"max": "control"})
    while ("max", "play_or_wait") not in asked(m):
        play(m, keys(m)[0])
    play(m, "play")
    assert "slide:column_d:up" in keys(m)
    assert refused(m, "slide:column_d:down") == "R25-2.6"


# ---- penalties


@pytest.mark.rule("R25-16.8", "R25-16.10")
def test_both_shown_lose_the_action_for_good_and_may_collect_more() -> None:
    m = drawn(LOSE_LOOK, LOSE_SPECIAL, first="max")
    assert character(m, "kevin")["lost_tokens"] == character(m, "emmet")["lost_tokens"] == ["look", "special"]
    assert character(m, "max")["lost_tokens"] == []
    assert refused(m, "program:look", 0) == "R25-7.7"


@pytest.mark.rule("R25-16.8")
def test_the_absent_and_the_eliminated_are_skipped() -> None:
    m = drawn(LOSE_LOOK, first="max", at={"emmet": None})
    assert happened(m, "token_lost") == [{"character": "kevin", "token": "look"}]
    n = cooperation("abm_36", "abm_42")  # Franck and Jennifer, Sarah and Bruce: none of them plays
    assert happened(n, "token_lost") == []


@pytest.mark.rule("R25-16.9")
@pytest.mark.parametrize("tokens", [["look", "control"], ["look"]])
def test_a_programmed_token_is_discarded(tokens: list[str]) -> None:
    m = drawn(
        LOSE_LOOK, first="kevin", rooms={"b1": "?cold"}, at={"kevin": "b2"}, programs={"kevin": tokens}, then=PASSES
    )
    played = [event["token"] for event in happened(m, "token_played")]
    assert played == tokens[1:], "the Look never comes up"


@pytest.mark.rule("R25-16.11")
def test_in_the_abm_room_the_visitor_pays_though_not_in_the_picture() -> None:
    m = table(rooms={"b1": "abm_room"}, at={"max": "b2"}, programs={"max": ["move", "look"]}, deck_top=[LOSE_LOOK])
    play(m, "move:b1")
    assert happened(m, "token_lost") == [{"character": "max", "token": "look"}]
    assert [event["token"] for event in happened(m, "token_played")] == ["move"]


@pytest.mark.rule("R25-16.12")
def test_alice_is_immune_and_adrenaline_may_be_the_lost_action() -> None:
    m = drawn(
        MAX_AND_ALICE_LOSE_LOOK,
        first="max",
        rooms={"b1": "?cold"},
        at={"max": "b2"},
        more={"max": {"adrenaline": "declared", "reminder": "none"}},
        then=[{"step": "pass", "phase": 5}, {"step": "count_down"}],
    )
    assert happened(m, "token_lost") == [{"character": "max", "token": "look"}]
    play(m, "token:look")
    assert happened(m, "room_looked_at") == [{"character": "max", "cell": "b1"}]


# ---- madness


@pytest.mark.rule("R25-16.20")
def test_power_failure_destroys_robots_and_open_green_rooms() -> None:
    m = drawn(
        POWER_FAILURE,
        first="max",
        rooms={"a1": "vision", "a2": "?tunnel", "a4": "tunnel", "a5": "cold", "b5": LOCKED, "e1": "robot_room"},
        at={"kevin": "a4"},
        robots=["b1", "e1"],
        removed=["robot_room"],
        discard=[],
    )
    assert m.view(None)["robots"] == [None, None]
    assert [room(m, cell)["room"] for cell in ("a1", "a4", "a5", "e1")] == ["empty", "empty", "cold", "empty"]
    assert m.view(None)["building"]["tunnel"] == 1, "the covered one"
    assert where(m, "kevin") == "a4"
    assert not room(m, "b5")["locked"], "a new empty room lies there"


@pytest.mark.rule("R25-16.21")
def test_the_jamming_card_forbids_to_talk_this_round() -> None:
    m = drawn(JAMMING, first="max", then=PASSES, programs={"max": ["move", None]})
    assert m.view(None)["talk_forbidden"]
    play(m, "move:c2")
    assert not m.view(None)["talk_forbidden"], "the round is over"


@pytest.mark.rule("R25-16.21")
def test_in_solo_the_jamming_card_takes_the_reminder_tokens_away() -> None:
    m = table(
        "solo",
        cast=CREW,
        order=CREW,
        rooms={"b1": "?cold", "e1": "?trap"},
        more={"max": {"reminder": "e1"}, "kevin": {"free": True}},
        options={"difficulty": "madness"},
        deck_top=[JAMMING],
        phase="cards",
        agenda=[{"step": "draw_card", "entered": []}, PASSES[0], {"step": "round_cards", "n": 1}, *PASSES[1:]],
    )
    assert character(m, "max")["reminder"] == "in_hand"
    assert asked(m) == [("kevin", "free_action")]
    assert "remind" not in keys(m)


@pytest.mark.rule("R25-16.22")
def test_setback_puts_the_first_player_in_the_central_room_with_the_program() -> None:
    m = drawn(
        SETBACK,
        first="max",
        rooms={"b2": "shredder"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["move", None]},
        then=PASSES,
    )
    assert where(m, "max") == "c3"
    assert eliminated(m) == ["kevin"], "Max has left the shredder"
    assert "move:c2" in keys(m), "his program stands"


@pytest.mark.rule("R25-16.23")
@pytest.mark.parametrize("kind", ["trap", "room25"])
def test_the_robot_card_spares_red_and_blue_rooms(kind: str) -> None:
    m = drawn(ROBOT, first="max", rooms={"b2": kind, "b1": "cold"}, at={"max": "b2"}, robots=["e1", None])
    assert where(m, "max") == "b2"
    assert m.view(None)["robots"] == ["e1", None]


@pytest.mark.rule("R25-16.23", "R25-16.32")
def test_a_robot_comes_and_pushes_to_an_open_yellow_room_of_the_owners_choice() -> None:
    m = drawn(
        ROBOT,
        first="max",
        rooms={"b1": "cold", "b3": "dark", "a2": "?prison", "c2": {"room": "mirror", "locked": True}},
        at={"max": "b2"},
        robots=["e1", None],
    )
    assert m.view(None)["robots"] == ["b2", None], "the one in play, not one of the supply"
    assert set(keys(m)) == {"room:b1", "room:b3"}
    assert m.decision is not None
    assert m.decision.seat == character(m, "max")["seat"]
    play(m, "room:b3")
    assert where(m, "max") == "b3"


@pytest.mark.rule("R25-16.23")
def test_with_two_robots_the_first_player_chooses_and_corridors_bind() -> None:
    m = drawn(
        ROBOT,
        first="max",
        rooms={"b2": corridor("east_west"), "b1": "cold", "a2": "dark"},
        at={"max": "b2"},
        robots=["e1", "e2"],
    )
    assert set(keys(m)) == {"bring:1", "bring:2"}
    play(m, "bring:2")
    assert m.view(None)["robots"] == ["e1", "b2"]
    assert where(m, "max") == "a2", "b1 is behind the wall"


@pytest.mark.rule("R25-16.23")
def test_without_a_yellow_room_or_for_the_hidden_the_robot_only_comes() -> None:
    m = drawn(ROBOT, first="max", at={"max": "b2"}, robots=["e1", None])
    assert where(m, "max") == "b2"
    assert m.view(None)["robots"] == ["b2", None]
    n = drawn(ROBOT, first="bruce", rooms={"b1": "cold"}, at={"bruce": "b2"}, more={"bruce": {"hidden": True}})
    assert where(n, "bruce") == "b2"


@pytest.mark.rule("R25-16.23", "R25-11.10")
def test_a_table_that_bars_forced_exits_from_prison_bars_this_one_too() -> None:
    m = drawn(
        ROBOT,
        first="max",
        rooms={"b2": "prison", "b1": "cold"},
        at={"max": "b2"},
        options={"prison_blocks_forced_exit": True},
    )
    assert where(m, "max") == "b2"


@pytest.mark.rule("R25-16.24")
def test_the_robot_of_the_supply_needs_no_robot_room() -> None:
    m = drawn(ROBOT, first="max", rooms={"b1": "cold"}, at={"max": "b2"})
    assert m.view(None)["robots"] == ["b2", None]
    assert where(m, "max") == "b1"


@pytest.mark.rule("R25-16.25")
def test_the_second_time_bomb_of_a_round_clears_the_red_rooms() -> None:
    described: dict[str, Any] = {
        "first": "max",
        "rooms": {"b2": "trap", "d4": CLOSED},
        "at": {"kevin": "b2", "alice": "d4", "max": "b4"},
        "more": {"alice": {"hidden": True}},
    }
    assert eliminated(drawn(TIME_BOMB, **described)) == []
    assert set(eliminated(drawn(TIME_BOMB, OTHER_TIME_BOMB, **described))) == {"kevin", "alice"}


@pytest.mark.rule("R25-16.25")
def test_bombs_of_two_rounds_do_not_add_up() -> None:
    m = drawn(
        TIME_BOMB,
        first="max",
        rooms={"b2": "trap"},
        at={"kevin": "b2"},
        then=[{"step": "count_down"}],
    )
    assert m.view(None)["display"] == []
    assert m.view(None)["discard"] == [TIME_BOMB]
    n = drawn(OTHER_TIME_BOMB, first="max", rooms={"b2": "trap"}, at={"kevin": "b2"}, discard=[TIME_BOMB])
    assert eliminated(n) == []


@pytest.mark.rule("R25-16.26", "R25-15.43", "R25-12.6")
def test_lockdown_has_no_tokens_while_emmet_is_eliminated() -> None:
    m = drawn(LOCKDOWN, first="max", at={"max": "b2", "emmet": None})
    assert m.view(None)["phase"] == "programming", "nothing to choose"
    assert happened(m, "room_locked") == []


@pytest.mark.rule("R25-16.26")
def test_lockdown_locks_an_open_room_beside_the_first_player() -> None:
    m = drawn(LOCKDOWN, first="max", rooms={"b1": "?cold", "a2": "room25", "b3": LOCKED}, at={"max": "b2"})
    assert room(m, "c2")["locked"], "the only one that can be locked"
    covered = {"a2": "?cold", "b1": "?cold", "b3": "?dark", "c2": "?dark"}
    n = drawn(LOCKDOWN, first="max", rooms=covered, at={"max": "b2"})
    assert happened(n, "room_locked") == []


@pytest.mark.rule("R25-16.27")
@pytest.mark.parametrize(
    ("card", "covered"), [(GREEN_OFF, {"a1", "b5"}), (YELLOW_OFF, {"a2"}), (RED_OFF, {"a3", "a5"})]
)
def test_disabled_rooms_turn_unoccupied_rooms_of_a_colour_face_down(card: str, covered: set[str]) -> None:
    rooms = {
        "a1": "vision", "b5": LOCKED, "a2": "cold", "a3": "trap", "a5": CLOSED, "a4": "mortal", "b1": "tunnel",
        "b2": "dark", "b3": "prison",
    }  # fmt: skip
    m = drawn(card, first="max", rooms=rooms, at={"max": "b1", "kevin": "b2", "emmet": "a4"}, robots=["b3", None])
    down = {cell for cell in rooms if not room(m, cell)["face_up"]}
    assert down == covered
    assert not [cell for cell in down if room(m, cell)["closed"] or room(m, cell)["locked"]], "tokens are gone"


@pytest.mark.rule("R25-16.28")
def test_chaos_turns_corridors_then_pushes_then_tunnels() -> None:
    m = drawn(
        CHAOS,
        first="max",
        rooms={
            "b2": corridor("north_south"),
            "b1": "cold",
            "a2": "dark",
            "d1": "tunnel",
            "e2": "tunnel",
            "d4": "tunnel",
        },
        at={"max": "b2", "kevin": "d1", "emmet": "e2"},
        order=["max", "kevin", "emmet", "franck", "jennifer", "alice", "sarah", "bruce"],
        robots=["b2", None],
    )
    assert room(m, "b2")["axis"] == "east_west"
    assert where(m, "max") == "a2", "through the turned corridor"
    assert asked(m) == [("kevin", "chaos_tunnel")]
    assert set(keys(m)) == {"room:e2", "room:d4"}
    play(m, "room:e2")
    assert where(m, "kevin") == "e2", "and the tunnel there does not take him on"
    play(m, "room:d1")
    assert where(m, "emmet") == "d1"


@pytest.mark.rule("R25-16.28", "R25-16.33")
def test_chaos_pushes_nobody_out_of_blue_rooms_and_alice_may_refuse() -> None:
    m = drawn(
        CHAOS,
        first="max",
        rooms={"b2": "room25", "b1": "cold", "d4": "empty", "d5": {"room": "cold", "locked": True}, "e4": "dark"},
        at={"max": "b2", "alice": "d4", "kevin": "d4", "bruce": "d4"},
        robots=["b2", "d4"],
        more={"bruce": {"hidden": True}},
    )
    assert where(m, "max") == "b2"
    assert where(m, "kevin") == "e4", "the locked yellow room is not for him"
    assert set(keys(m)) == {"accept", "refuse"}
    play(m, "refuse")
    assert where(m, "alice") == where(m, "bruce") == "d4"


@pytest.mark.rule("R25-16.28")
def test_covered_and_locked_tunnels_are_no_way_in_the_chaos() -> None:
    m = drawn(
        CHAOS,
        first="max",
        rooms={"b2": "tunnel", "d1": "?tunnel", "e1": {"room": "tunnel", "locked": True}},
        at={"max": "b2", "emmet": "b2"},
    )
    assert where(m, "max") == "b2"
    assert where(m, "emmet") == "e1"


@pytest.mark.rule("R25-16.29")
def test_acceleration_doubles_control_but_neither_cards_nor_the_control_room() -> None:
    m = drawn(
        ACCELERATION,
        COLUMN_D_UP,
        first="max",
        rooms={"a2": "cold", "d3": "trap", "b1": "control_room", "a5": "dark"},
        at={"max": "a2", "kevin": "b2"},
        programs={"max": ["control", None], "kevin": [None, "move"]},
        then=PASSES,
    )
    assert column(m, "d")[1] == "trap", "the card slides once"
    play(m, "slide:row_2:right")
    assert where(m, "max") == "c2", "Control slides twice"
    play(m, "move:d1")
    n = drawn(
        ACCELERATION,
        first="max",
        rooms={"b1": "control_room", "a5": "dark"},
        at={"max": "b2"},
        programs={"max": ["move", None]},
        then=PASSES,
    )
    play(n, "move:b1", "slide:row_5:right")
    assert row(n, 5)[1] == "dark", "the control room slides once"
