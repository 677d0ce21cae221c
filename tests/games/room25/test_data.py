"""Chapter 1: what is in the boxes, and what limits there are."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.components import data, tile_counts
from chronotable.games.room25.terms import CARD_TERMS, CHARACTER_TERMS, COLOUR_TERMS, ROOM_TERMS, TOKEN_TERMS
from tests.games.playing import happened, keys, play
from tests.games.room25.table import asked, character, program, room, table

TOKENS = {token["id"]: token for token in data()["tokens"]}
ROOMS = {kind["id"]: kind for kind in data()["rooms"]}


def pieces(id: str, box: str) -> int:
    count: int = TOKENS[id]["count"][box]
    return count


@pytest.mark.rule("R25-1.1")
def test_the_base_box() -> None:
    assert sum(kind["count"]["base"] for kind in ROOMS.values()) == 32
    assert (pieces("role_guard", "base"), pieces("role_prisoner", "base"), pieces("control_token", "base")) == (2, 4, 6)
    each = {"character_figure": 1, "action_token_basic": 4, "reminder": 1, "order_marker": 1, "character_sheet": 1}
    assert {id: pieces(id, "base") for id in each} == {id: 6 * count for id, count in each.items()}
    sides = {max(mode["rounds_by_characters"].values()) for mode in data()["modes"]}
    assert sides == {10, 8}, "the two sides of the countdown board"


@pytest.mark.rule("R25-1.2")
def test_what_season_2_adds() -> None:
    assert sum(kind["count"]["season2"] for kind in ROOMS.values()) == 15
    assert pieces("character_figure", "season2") + pieces("robot", "season2") == 4
    assert (pieces("action_token_basic", "season2"), pieces("action_token_special", "season2")) == (8, 8)
    assert len(data()["abm_cards"]) == data()["abm_deck"]["total"] == 58
    assert pieces("adrenaline", "season2") == 8
    assert (pieces("role_prisoner", "season2"), pieces("role_guard", "season2")) == (2, 0)
    assert pieces("character_sheet", "season2") == 2


@pytest.mark.rule("R25-1.3")
def test_the_fourteen_markers_of_season_2() -> None:
    markers = {"do_not_cross": 4, "lock": 2, "control_token": 2, "hidden": 2, "order_marker": 2, "reminder": 2}
    assert {id: pieces(id, "season2") for id in markers} == markers
    assert sum(markers.values()) == 14


@pytest.mark.rule("R25-1.4")
def test_eight_characters_two_of_them_from_season_2() -> None:
    boxes = {words["id"]: words["box"] for words in data()["characters"]}
    assert sorted(boxes) == sorted(CHARACTER_TERMS)
    assert [id for id, box in boxes.items() if box == "season2"] == ["sarah", "bruce"]


@pytest.mark.rule("R25-1.4")
def test_in_classic_all_characters_are_alike() -> None:
    m = ct.new("room25", seed=1, mode="suspicion", ruleset="classic", players=6)
    for _ in range(6):
        play(m, "done")
    offered = [keys(m, seat) for seat in range(6)]
    assert all(options == offered[0] for options in offered)
    assert "program:look:move" in offered[0]
    assert not [key for key in offered[0] if "special" in key]
    assert {(words["adrenaline"], words["spare_rooms"]) for words in m.view(None)["characters"]} == {("none", 0)}


@pytest.mark.rule("R25-1.5")
def test_the_tiles_of_the_base_box() -> None:
    twice = ("dark", "cold", "trap", "flooded", "acid", "vortex", "mortal", "prison", "tunnel")
    once = ("vision", "control_room", "illusion", "moving", "central", "room25")
    expected = {"empty": 8, **dict.fromkeys(twice, 2), **dict.fromkeys(once, 1)}
    assert {id: count for id, count in tile_counts(season2=False).items() if count} == expected


@pytest.mark.rule("R25-1.6")
def test_the_tiles_of_season_2() -> None:
    expected = {
        "robot_room": 2, "tunnel": 1, "regeneration": 1, "pivoting": 2, "mirror": 1, "abm_room": 2, "jamming": 1,
        "timer": 1, "shredder": 2, "paranoia": 1, "key_room": 1,
    }  # fmt: skip
    assert {id: kind["count"]["season2"] for id, kind in ROOMS.items() if kind["count"]["season2"]} == expected
    assert tile_counts(season2=True)["tunnel"] == 3
    assert sum(tile_counts(season2=True).values()) == 47


@pytest.mark.rule("R25-1.7")
def test_colours() -> None:
    colours = {
        "blue": {"central", "room25", "key_room"},
        "green": {"empty", "vision", "control_room", "tunnel", "moving", "robot_room", "regeneration"},
        "yellow": {"vortex", "prison", "cold", "dark", "pivoting", "mirror", "abm_room", "jamming"},
        "red": {"trap", "mortal", "illusion", "flooded", "acid", "timer", "shredder", "paranoia"},
    }
    for colour, kinds in colours.items():
        assert {id for id, kind in ROOMS.items() if kind["colour"] == colour} == kinds
    m = table(rooms={"a1": "trap", "b1": "cold", "d1": "vision"})
    assert [room(m, cell)["colour"] for cell in ("a1", "b1", "d1", "c3")] == ["red", "yellow", "green", "blue"]


def test_the_engine_knows_every_word_of_the_data() -> None:
    assert sorted(ROOM_TERMS) == sorted(ROOMS)
    assert [colour["id"] for colour in data()["colours"]] == COLOUR_TERMS
    assert sorted(TOKEN_TERMS) == sorted(action["id"] for action in data()["actions"])
    assert sorted(CARD_TERMS) == sorted(kind["id"] for kind in data()["abm_card_kinds"])
    assert {card["kind"] for card in data()["abm_cards"]} == set(CARD_TERMS)


# ---- limits


@pytest.mark.rule("R25-1.8")
def test_do_not_cross_tokens_are_no_limit() -> None:
    """All rooms of the boxes that can be closed are."""
    kinds = {"a1": "flooded", "a3": "shredder", "a5": "shredder"}
    closed: dict[str, Any] = {cell: {"room": kind, "closed": True} for cell, kind in kinds.items()}
    m = table(rooms={**closed, "c2": "?flooded"}, programs={"max": ["move"]}, more={"max": {"reminder": "none"}})
    play(m, "play", "move:c2")
    assert [cell for cell in (*closed, "c2") if room(m, cell)["closed"]] == [*closed, "c2"]


@pytest.mark.rule("R25-1.8")
def test_control_tokens_are_no_limit() -> None:
    slid = {f"row_{number}": 1 for number in (1, 2, 4, 5)} | {f"column_{letter}": 1 for letter in "abd"}
    m = table(at={"max": "e3"}, programs={"max": ["control"]}, slid=slid)
    play(m, "play", "slide:column_e:down")
    assert happened(m, "line_slid") == [{"line": "column_e", "direction": "down"}]


@pytest.mark.rule("R25-1.8")
def test_spare_empty_rooms_are_no_limit_but_those_of_sarah_and_bruce_are() -> None:
    m = table(rooms={"b3": "timer"}, programs={"max": ["move"]})
    play(m, "play", "move:b3")
    assert room(m, "b3")["room"] == "empty", "all the other rooms are empty ones already"
    m = table(at={"sarah": "b2"}, programs={"sarah": ["special"]}, more={"sarah": {"spare": 0}})
    play(m, "play")
    assert happened(m, "action_lost") == [{"character": "sarah", "token": "special"}]
    assert (character(table(), "sarah")["spare_rooms"], character(table(), "bruce")["spare_rooms"]) == (2, 1)


@pytest.mark.rule("R25-1.8")
def test_two_locks_two_robots_and_one_adrenaline_token_are_limits() -> None:
    locked: dict[str, Any] = {cell: {"room": "empty", "locked": True} for cell in ("a1", "a5")}
    m = table(rooms=locked, at={"emmet": "d2"}, programs={"emmet": ["special"]})
    play(m, "play", "room:d1")
    assert keys(m) == ["room:a1", "room:a5"], "which of the two is moved?"
    play(m, "room:a5")
    assert [cell for cell in ("a1", "a5", "d1") if room(m, cell)["locked"]] == ["a1", "d1"]
    assert len(m.view(None)["robots"]) == 2
    three = {cell: {"room": "empty", "locked": True} for cell in ("a1", "a5", "e1")}
    with pytest.raises(ct.BadPosition):
        table(rooms=three)
    m = program(table(phase="programming"), adrenaline=["max"])
    while asked(m) != [("max", "move")]:
        play(m, "play")
    play(m, "move:c2")
    assert character(m, "max")["adrenaline"] == "none"
    m.choose("program:look", 2)
    assert asked(m)[2] == ("alice", "program"), "Max is not asked for adrenaline"


@pytest.mark.rule("R25-1.9")
def test_reference_sheets() -> None:
    sheets = TOKENS["reference_sheet"]
    assert sheets["count"] == {"base": 0, "season2": 16}
    assert sheets["kinds"] == {"ability_board": 8, "new_rooms_sheet": 8}
    assert pieces("reference_sheet", "season2") + pieces("character_sheet", "season2") == 18


@pytest.mark.rule("R25-1.10")
def test_both_boxes_give_five_modes_for_one_to_eight_players() -> None:
    properties = ct.options("room25")["properties"]
    assert properties["mode"]["enum"] == ["suspicion", "team", "competition", "cooperation", "solo"]
    assert properties["ruleset"]["enum"] == ["classic", "season2"], "there is no Season 2 without the base box"
    played = {players for mode in data()["modes"] for players in mode["players"]["season2"]}
    assert played == set(range(1, 9))
    assert all(tile_counts(season2=True)[id] >= count for id, count in tile_counts(season2=False).items())
