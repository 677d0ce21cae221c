"""Positions that no game reaches are refused, each with the law that it breaks and the rule."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25 import laws
from tests.games.room25.table import PAIRS, POWER_FAILURE, character, room, table

Json = dict[str, Any]

FOUR = ["max", "alice", "kevin", "emmet"]
CLOSED = {"room": "flooded", "closed": True}
LOCKED = {"room": "empty", "locked": True}
MADNESS: Json = {"mode": "cooperation", "cast": FOUR, "options": {"difficulty": "madness"}}
CLASSIC: Json = {"mode": "suspicion", "cast": FOUR, "options": {"ruleset": "classic"}}
SUSPICION: Json = {"mode": "suspicion", "cast": FOUR, "roles": {"emmet": "guard"}}
COOPERATION: Json = {"mode": "cooperation", "cast": FOUR}
TALK: Json = {"options": {"announcements": True}}
SAID: Json = {"character": "max", "cell": "b2", "colour": "red", "round": 2}
TWO_OUT: Json = {"at": {"emmet": None, "max": None}, "fallen": ["emmet", "max"]}
MASKED: Json = {"at": dict.fromkeys(FOUR[:3], "e5"), "more": {"emmet": {"shown": 0}}}

# The law, the rule that its words name, and a position that breaks it and no other law.
BROKEN: list[tuple[str, str, Json]] = [
    ("centre", "2.1", {"rooms": {"c3": {"room": "central", "face_up": False}}, "at": dict.fromkeys(PAIRS, "b2")}),
    ("exit", "3.1", {"rooms": {"a1": "room25", "a2": "room25"}}),
    ("exit", "3.1", {"rooms": {"e5": "mortal"}}),
    ("key-room", "12.40", {**COOPERATION, "key_active": False}),
    ("key-room", "12.40", {**COOPERATION, "key_active": True, "rooms": {"a1": "?key_room"}}),
    ("no-key-room", "12.40", {"rooms": {"a1": "?key_room"}}),
    ("no-key-room", "12.40", {"key_active": True}),
    ("box", "5.11", {"rooms": dict.fromkeys(("a1", "a2"), "vision")}),
    ("box", "5.11", {"rooms": {"a1": "timer"}, "removed": ["timer"]}),
    ("removed", "10.8", {"removed": ["room25"]}),
    ("exit-zone", "3.2", {"rooms": {"e5": {"room": "room25", "dealt": "c2"}}}),
    ("exit-zone", "3.2", {"rooms": {"a1": {"room": "vision", "dealt": "c2"}}}),
    ("exit-zone", "3.2", {"rooms": {"c2": {"room": "robot_room", "dealt": "c2"}}}),
    ("sabotage", "15.55", {"removed": ["empty"], "cast": PAIRS[:4]}),
    ("sabotage", "15.55", {"removed": ["mortal"], "cast": PAIRS[:4]}),
    ("sabotage", "15.55", {"removed": ["mortal"]}),
    ("sabotage", "15.55", {"removed": ["mortal"], "discard": [POWER_FAILURE]}),
    ("sabotage", "15.55", {"removed": ["vision"], "cast": PAIRS[:4]}),
    ("sabotage", "15.55", {"removed": ["empty", "empty"], "more": {"sarah": {"spare": 1}}}),
    ("slid", "2.4", {"slid": {"row_3": 1}}),
    ("slid", "2.4", {"slid": {"column_c": -1}}),
    ("classic-building", "1.10", {**CLASSIC, "robots": ["b2", None]}),
    ("classic-building", "1.10", {**CLASSIC, "removed": ["cold"]}),
    ("covered-token", "10.9", {"rooms": {"a1": {"room": "shredder", "closed": True, "face_up": False}}}),
    ("closed", "8.7", {"rooms": {"a1": {"room": "empty", "closed": True}}}),
    ("open", "11.18", {"rooms": {"a1": "flooded"}}),
    ("locked-blue", "15.41", {"rooms": {"e5": {"room": "room25", "locked": True}}}),
    ("locks", "1.8", {"rooms": dict.fromkeys(("a1", "a2", "a3"), LOCKED)}),
    ("locks-gone", "15.43", {"rooms": {"a1": LOCKED}, "at": {"emmet": None}}),
    ("no-locks", "15.41", {"rooms": {"a1": LOCKED}, "cast": PAIRS[2:]}),
    ("robot", "14.14", {"rooms": {"a1": "trap"}, "robots": ["a1", None]}),
    ("robot", "14.14", {"rooms": {"a1": "?cold"}, "robots": ["a1", None]}),
    ("robots", "12.2", {"robots": ["b2", "b3"], "removed": []}),
    ("robot-room", "12.2", {"robot_rooms": ["b2", None]}),
    ("robot-room", "12.2", {"rooms": {"b2": "robot_room"}, "robot_rooms": ["b2", "b2"]}),
    ("place", "6.6", {"more": {"max": {"cell": "b2", "alive": False}}}),
    ("covered", "10.2", {"rooms": {"b2": "?cold"}, "at": {"max": "b2"}}),
    ("no-trap", "11.13", {"rooms": {"b2": "trap"}, "at": {"max": "b2"}, "more": {"max": {"trap": 0}}}),
    ("no-flood", "11.18", {"rooms": {"b2": CLOSED}, "at": {"max": "b2"}, "more": {"max": {"drown": 0}}}),
    ("acid", "11.21", {"rooms": {"b2": "acid"}, "at": {"max": "b2", "kevin": "b2"}}),
    ("alarm", "17.8", {"at": {"max": "e5"}, "rounds_left": 6}),
    ("trap", "11.13", {"at": {"max": "b2"}, "more": {"max": {"trap": 1}}}),
    ("trap", "11.13", {"rooms": {"b2": "trap"}, "at": {"max": "b2"}, "more": {"max": {"trap": 2}}, "traps": 1}),
    ("flood", "11.18", {"at": {"max": "b2"}, "more": {"max": {"drown": 3}}}),
    ("flood-late", "11.18", {"rooms": {"b2": CLOSED}, "at": {"max": "b2"}, "more": {"max": {"drown": 4}}}),
    ("paranoia", "12.30", {"at": {"max": "b2"}, "more": {"max": {"paranoid": True, "drawing": True}}}),
    ("hidden", "15.50", {"at": {"max": "b2"}, "more": {"max": {"hidden": True}}}),
    ("token-twice", "7.2", {"programs": {"max": ["move", "move"]}}),
    ("lost-token", "16.9", {"programs": {"max": ["look", "move"]}, "more": {"max": {"lost_tokens": ["look"]}}}),
    ("waiting", "7.3", {"programs": {"max": ["look", "move"]}, "more": {"max": {"waiting": True}}}),
    ("no-program", "7.9", {"mode": "solo", "cast": FOUR, "programs": {"max": ["look", "move"]}}),
    ("stack", "12.30", {"more": {"max": {"stack": ["move"]}}}),
    ("eliminated", "6.6", {"at": {"max": None}, "more": {"max": {"program": ["move"]}}}),
    ("eliminated", "6.6", {"at": {"max": None}, "more": {"max": {"adrenaline": "declared"}}}),
    ("free", "7.9", {"more": {"max": {"free": True}}}),
    ("actions", "13.1", {"more": {"max": {"limit": 3}}}),
    ("actions", "13.1", {"more": {"max": {"actions": 4}}}),
    ("spare", "3.5", {"more": {"sarah": {"spare": 7}}}),
    ("spare", "3.5", {"more": {"max": {"spare": 1}}}),
    ("adrenaline", "4.14", {**MADNESS, "more": {"max": {"adrenaline": "ready"}}}),
    ("penalty", "16.8", {"more": {"max": {"lost_tokens": ["move"]}}}),
    ("penalty", "16.8", {"more": {"alice": {"lost_tokens": ["look"]}}}),
    ("reminder", "20.3", {"more": {"max": {"reminder": "b2"}}}),
    ("no-reminder", "20.7", {**MADNESS, "rooms": {"b2": "?cold"}, "more": {"max": {"reminder": "b2"}}}),
    ("classic", "1.10", {**CLASSIC, "more": {"max": {"adrenaline": "ready"}}}),
    ("classic", "1.10", {**CLASSIC, "programs": {"max": ["special", "move"]}}),
    ("no-announcements", "20.9", {"rooms": {"b2": "?cold"}, "announced": [SAID]}),
    ("announced-twice", "20.9", {**TALK, "rooms": {"b2": "?cold"}, "announced": [SAID, SAID | {"character": "alice"}]}),
    ("announced-face-up", "20.9", {**TALK, "announced": [SAID]}),
    ("announced-later", "20.9", {**TALK, "rooms": {"b2": "?cold"}, "announced": [SAID | {"round": 3}]}),
    ("no-roles", "4.9", {"roles": {"max": "guard"}}),
    ("no-roles", "4.9", {"unseen_roles": ["prisoner"]}),
    ("roles", "4.6", {**SUSPICION, "roles": dict.fromkeys(FOUR, "guard")}),
    ("shown", "19.1", {**SUSPICION, "more": {"max": {"shown": 3}}}),
    ("fallen-role", "19.4", {**SUSPICION, **TWO_OUT, "more": {"emmet": {"shown": 0}}}),
    ("masks", "19.6", {**SUSPICION, **MASKED}),
    ("markers", "3.6", {"order": PAIRS, "returning": ["max"]}),
    ("fallen", "6.6", {"fallen": ["max"]}),
    ("rounds", "3.6", {"rounds_left": 8}),
    ("rounds", "3.6", {"rounds_left": 0}),
    ("clue", "3.9", {"phase": "clue"}),
    ("cards", "3.12", {"discard": ["abm_01"], "deck": ["abm_01"]}),
    ("madness-cards", "4.12", {**COOPERATION, "discard": ["abm_45"]}),
    ("classic-cards", "1.10", {**CLASSIC, "deck": ["abm_01"]}),
    ("display", "16.2", {"display": ["abm_01"]}),
    ("seats", "18.1", {"ending": "escape", "winners": [7]}),
    ("winners", "18.1", {"winners": [0]}),
    ("over", "6.5", {"at": dict.fromkeys(PAIRS[:6])}),
]  # fmt: skip
# What `table` cannot describe, since schema and set-up come first.
UNREACHABLE = {"tiles", "characters", "no-marker"}


@pytest.mark.parametrize(("law", "rule", "described"), BROKEN, ids=[f"{law}-{n}" for n, (law, *_) in enumerate(BROKEN)])
def test_an_impossible_position_is_refused_with_its_law_and_rule(law: str, rule: str, described: Json) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        table(**described)
    broken = caught.value.message.args["laws"]
    assert isinstance(broken, list)
    assert {message.id for message in broken} == {f"room25-law-{law}"}
    assert f"(R25-{rule})" in str(caught.value)


def test_every_law_has_an_example() -> None:
    tree = ast.parse(Path(laws.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "law"]
    named = {ast.literal_eval(node.args[0]) for node in calls}
    assert named - {law for law, *_ in BROKEN} == UNREACHABLE


@pytest.mark.rule("R25-3.2")
def test_two_rooms_dealt_to_one_place_are_refused() -> None:
    with pytest.raises(ct.BadPosition, match=r"R25-3\.2"):
        table(rooms={"a1": {"room": "empty", "dealt": "b1"}, "a2": {"room": "empty", "dealt": "b1"}})


def test_a_word_that_room_25_does_not_have_is_refused() -> None:
    """No chance is fixed in advance in Room 25: `fate` is not silently ignored."""
    with pytest.raises(ct.BadPosition, match="fate"):
        table(fate=["move"])


# ---- what follows from a description


@pytest.mark.rule("R25-11.13", "R25-11.18")
def test_whoever_is_described_in_a_trap_or_a_flood_has_just_come() -> None:
    m = table(rooms={"b2": "trap", "b3": CLOSED}, at={"max": "b2", "kevin": "b3"}, programs={"sarah": ["look"]})
    assert character(m, "max")["trapped"]
    assert character(m, "kevin")["drowns_in_round"] == 3


@pytest.mark.rule("R25-19.6")
def test_a_majority_in_room_25_has_unmasked_the_others() -> None:
    m = table("suspicion", cast=FOUR, roles={"emmet": "guard"}, at=dict.fromkeys(FOUR[:3], "e5"))
    assert character(m, "emmet")["role"] == "guard"


@pytest.mark.rule("R25-12.40")
def test_a_key_room_that_is_nowhere_was_activated() -> None:
    assert table("cooperation", cast=FOUR).view(None)["key_active"] is True
    assert table("cooperation", cast=FOUR, rooms={"a1": "?key_room"}).view(None)["key_active"] is False


def test_a_room_nobody_described_lies_face_up_under_a_character() -> None:
    options = {"mode": "suspicion", "players": 4, "characters": FOUR, "recipe": "example_one_guard"}
    m = ct.position("room25", {"options": options, "characters": {"max": {"cell": "b2"}}, "round": 2})
    assert room(m, "b2")["face_up"]


@pytest.mark.parametrize("described", ["moving", "room25", "timer"])
def test_rooms_around_those_described_make_a_possible_building(described: str) -> None:
    """Wherever Room 25 was dealt: it is there once, and so is a room that the deal did or did not have."""
    options: Json = {"mode": "suspicion", "players": 4, "characters": FOUR, "recipe": "example_one_guard"}
    for cell in ("a1", "b1", "a2", "d1", "e1", "e2", "a4", "a5", "b5", "e4", "d5", "e5"):
        rooms = {cell: {"room": described, "face_up": True}, "b2": {"room": "mortal"}, "c1": {"room": "mortal"}}
        m = ct.position("room25", {"options": options, "rooms": rooms}, seed=3)
        assert m.view(None)["building"]["room25"] == m.view(None)["building"][described] == 1
        assert room(m, cell)["room"] == described


def test_rooms_that_are_gone_are_not_dealt_again() -> None:
    options: Json = {"mode": "cooperation", "players": 4, "characters": FOUR, "recipe": "example_cooperation"}
    m = ct.position("room25", {"options": options, "removed": ["timer"], "key_active": True})
    building = m.view(None)["building"]
    assert not {"timer", "key_room"} & set(building)
    assert (building["empty"], sum(building.values())) == (3, 25)


UNDESCRIBED: dict[str, Json] = {  # what is described of a1 without saying which room it is
    "alone": {"characters": {"max": {"cell": "a1"}}},
    "together": {"characters": {"max": {"cell": "a1"}, "kevin": {"cell": "a1"}}},
    "trapped": {"characters": {"max": {"cell": "a1", "trap": 1}}, "traps": 1},
    "not trapped": {"characters": {"max": {"cell": "a1", "trap": 0}}},
    "drowning": {"characters": {"max": {"cell": "a1", "drown": 3}}},
    "robot": {"robots": ["a1", None]},
    "face up": {"rooms": {"a1": {"face_up": True}}},
    "open": {"rooms": {"a1": {"face_up": True, "closed": False}}},
    "locked": {"rooms": {"a1": {"face_up": True, "locked": True}}},
    "closed": {"rooms": {"a1": {"face_up": True, "closed": True}}},
}


@pytest.mark.parametrize(("mode", "recipe"), [("suspicion", "one_guard"), ("cooperation", "cooperation")])
@pytest.mark.parametrize("name", UNDESCRIBED)
def test_a_room_that_is_left_open_is_one_in_which_the_described_can_be(name: str, mode: str, recipe: str) -> None:
    """Whatever was dealt there: no position is refused for a room that nobody described (R25-11.18, 11.21, 17.8)."""
    options: Json = {"mode": mode, "players": 4, "characters": FOUR, "recipe": f"example_{recipe}"}
    found = set()
    for seed in range(40):
        time: Json = {"round": 2, "rounds_left": 6, "phase": "programming"}
        m = ct.position("room25", {"options": options, **time, **UNDESCRIBED[name]}, seed=seed)
        here = room(m, "a1")
        assert here["face_up"]
        assert here["closed"] == (here["room"] == "flooded" or name == "closed")
        assert m.view(None)["building"]["room25"] == m.view(None)["building"]["central"] == 1
        found.add(here["room"])
        for words in UNDESCRIBED[name].get("characters", {}):
            assert here["room"] != "room25" or mode == "cooperation"
            assert character(m, words)["cell"] == "a1"
    impossible = {"together": {"acid"}, "robot": {"trap", "mortal", "acid"}, "locked": {"room25"}, "open": {"flooded"}}
    assert not impossible.get(name, set()) & found
    only = {"trapped": {"trap"}, "drowning": {"flooded"}, "closed": {"flooded", "shredder"}}
    assert found <= only.get(name, found)
    assert len(found) > 5 or name in only, "else it is as it was dealt"


def test_what_no_room_of_the_building_allows_is_still_refused() -> None:
    options: Json = {"mode": "suspicion", "players": 4, "characters": FOUR, "recipe": "example_one_guard"}
    described = {"rooms": {cell: {"face_up": True, "closed": True} for cell in ("a1", "a2", "a3", "a4", "a5")}}
    with pytest.raises(ct.BadPosition, match=r"R25-8\.7"):
        ct.position("room25", {"options": options, "round": 2, **described})
