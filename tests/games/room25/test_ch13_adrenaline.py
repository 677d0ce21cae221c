"""Chapter 13: adrenaline."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, ending, program, table, where

FOUR = ["max", "alice", "kevin", "emmet"]
DECLARED = {"adrenaline": "declared"}


def adrenaline(id: str = "max", **words: Any) -> Match:
    """The adrenaline pass, in which one character has declared."""
    more = {id: {**DECLARED, "reminder": "none", **words.pop("more", {})}}
    return table(**{"order": [id], "phase": "adrenaline", **words}, more=more)


@pytest.mark.rule("R25-13.1")
def test_a_third_action_once_a_game() -> None:
    m = table(phase="programming", order=["max"], at={"max": "b2"})
    program(m, {"max": "move:control"}, adrenaline=["max"])
    play(m, "move:b1", *["wait"] * 7, "slide:row_1:left")
    assert asked(m) == [("max", "adrenaline")]
    play(m, "token:move", "move:b1")
    assert [event["token"] for event in happened(m, "token_played") if event["character"] == "max"] == [
        "move", "control", "move",
    ]  # fmt: skip
    assert character(m, "max")["adrenaline"] == "none"
    m.choose("program:look", 2)
    assert refused(m, "adrenaline:yes", 2)
    assert ("max", "declare") not in asked(m)


@pytest.mark.rule("R25-13.2")
@pytest.mark.parametrize("programmed", ["program:move:look", "program:move"])
def test_it_is_declared_in_the_programming_phase_with_one_or_two_actions(programmed: str) -> None:
    m = table("suspicion", cast=FOUR, phase="programming")
    m.choose(programmed, 0)
    assert keys(m, 0) == ["adrenaline:no", "adrenaline:yes"]
    m.choose("adrenaline:yes", 0)
    assert character(m, "max", seat=0)["adrenaline"] == "declared"
    later = table("suspicion", cast=FOUR, programs={"max": ["move", "look"]})
    assert refused(later, "adrenaline:yes", 0) == "R25-13.2"


@pytest.mark.rule("R25-13.3")
def test_one_more_pass_in_player_order_for_those_who_declared() -> None:
    m = table(
        phase="second_pass",
        acting="emmet",
        order=["kevin", "alice", "max", "emmet"],
        at={"kevin": "b2", "max": "d2"},
        more={"max": DECLARED, "kevin": DECLARED},
    )
    assert (m.view(None)["phase"], asked(m)) == ("adrenaline", [("kevin", "adrenaline")])
    play(m, "token:move", "move:b1")
    assert asked(m) == [("max", "adrenaline")]
    play(m, "token:move", "move:d1")
    assert m.view(None)["round"] == 3


@pytest.mark.rule("R25-13.3")
def test_any_basic_action_again_or_lost_but_never_the_special_ability() -> None:
    m = adrenaline(
        at={"max": "b2", "alice": "b2"},
        rooms={"b1": "?trap"},
        more={"lost_tokens": ["look", "control"], "played": ["move", "push"]},
    )
    assert keys(m) == ["token:look", "token:move", "token:push", "token:control"]
    assert refused(m, "token:special") == "R25-13.3"
    play(m, "token:look")
    assert happened(m, "room_looked_at") == [{"character": "max", "cell": "b1"}]


@pytest.mark.rule("R25-13.3")
def test_without_a_declaration_there_is_no_such_pass() -> None:
    m = table(phase="second_pass", at={"max": "b2"}, programs={"max": [None, "move"]})
    play(m, "move:b1")
    assert m.view(None)["round"] == 3


@pytest.mark.rule("R25-13.4")
def test_afterwards_the_token_is_gone_but_franck_can_regain_his() -> None:
    m = adrenaline("franck", at={"franck": "b2"})
    play(m, "token:move", "move:b1")
    assert character(m, "franck")["adrenaline"] == "none"
    m = table(
        at={"franck": "b2", "max": "b4"},
        programs={"franck": ["special"], "max": ["special"], "kevin": ["look"]},
        more={"franck": {"adrenaline": "none"}, "max": {"adrenaline": "none"}},
    )
    play(m, "play", "wait")
    assert character(m, "franck")["adrenaline"] == "ready"
    assert character(m, "max")["adrenaline"] == "none"


@pytest.mark.rule("R25-13.5")
def test_a_declaration_stands_and_without_a_possible_action_the_token_is_spent() -> None:
    flooded, shredder = {"room": "flooded", "closed": True}, {"room": "shredder", "closed": True}
    cells = {"c2": flooded, "d3": flooded, "c4": shredder, "b3": shredder}
    m = adrenaline(rooms=cells)  # in the central room, walled in
    assert character(m, "max")["adrenaline"] == "none"
    assert happened(m, "adrenaline_lost") == [{"character": "max"}]
    assert m.view(None)["round"] == 3
    m = adrenaline(at={"max": "b2"})
    assert refused(m, "done") == "R25-13.3", "it must be used"
    m = table(at={"max": "b2"}, programs={"max": ["move", "look"]}, more={"max": DECLARED})
    assert refused(m, "adrenaline:no") == "R25-13.2"


@pytest.mark.rule("R25-13.6")
def test_it_always_comes_after_the_action_phase() -> None:
    m = table(
        at={"max": "b2", "kevin": "d2"},
        order=["max", "kevin"],
        more={"max": {**DECLARED, "program": ["move"]}, "kevin": {"program": ["move", "control"]}},
    )
    play(m, "play", "move:b1", "move:d1")
    assert asked(m) == [("kevin", "control")], "Max has had his only action; his third one waits for the others"
    play(m, "slide:row_1:right")
    assert asked(m) == [("max", "adrenaline")]


@pytest.mark.rule("R25-13.7")
def test_in_the_cold_it_can_neither_be_declared_nor_used() -> None:
    m = table("suspicion", cast=FOUR, phase="programming", rooms={"b2": "cold"}, at={"max": "b2"})
    assert refused(m, "adrenaline:yes", 0) == "R25-13.7"
    m = adrenaline(rooms={"b2": "cold"}, at={"max": "b2"})
    assert character(m, "max")["adrenaline"] == "none"
    assert "token_played" not in event_kinds(m)
    assert happened(m, "adrenaline_lost") == [{"character": "max"}]


@pytest.mark.rule("R25-13.7")
def test_the_action_lost_in_the_cold_still_shows_hidden_alice() -> None:
    m = adrenaline("alice", rooms={"b2": "cold"}, at={"alice": "b2"}, more={"hidden": True})
    assert not character(m, "alice")["hidden"]


@pytest.mark.rule("R25-13.8")
def test_it_is_an_action_like_others() -> None:
    trapped = adrenaline(rooms={"b2": "trap"}, at={"max": "b2"}, more={"trap": 1})
    play(trapped, "token:control", "slide:row_2:left")
    assert where(trapped, "max") is None, "the trap has sprung"
    saved = adrenaline(rooms={"b2": "trap"}, at={"max": "b2"}, more={"trap": 1})
    play(saved, "token:move", "move:b1")
    assert where(saved, "max") == "b1"
    hidden = adrenaline("alice", at={"alice": "b2"}, more={"hidden": True})
    assert not character(hidden, "alice")["hidden"]
    escape = adrenaline(rooms={"a1": "room25"}, at={"max": "a1", "alice": "a1"})
    play(escape, "token:control", "slide:row_1:left")
    assert ending(escape) == "escape"


@pytest.mark.rule("R25-13.9")
def test_in_the_central_room_only_look_or_move() -> None:
    m = adrenaline(rooms={"c2": "?trap"})
    assert keys(m) == ["token:look", "token:move"]
    assert refused(m, "token:control") == "R25-13.3"


@pytest.mark.rule("R25-13.10")
def test_solo_and_revealed_guards_declare_at_the_start_of_the_round() -> None:
    m = table("solo", cast=FOUR, phase="cards", order=FOUR)
    assert asked(m) == [("max", "declare")]
    guard = table(
        "suspicion", cast=FOUR, roles={"max": "guard"}, more={"max": {"shown": 1}}, phase="programming", order=FOUR
    )
    assert asked(guard)[0] == ("max", "declare")
    guard.choose("adrenaline:yes", 0)
    program(guard)
    assert happened(guard, "adrenaline_declared") == [{"character": "max"}]
    assert asked(guard) == [("max", "free_action")]


@pytest.mark.rule("R25-13.11")
def test_who_is_eliminated_before_the_pass_loses_the_token_even_if_revived() -> None:
    m = table(
        rooms={"b1": "mortal", "d1": "regeneration"},
        at={"max": "b2", "emmet": "d2"},
        order=["max", "emmet"],
        more={"max": {**DECLARED, "program": ["move", "look"]}, "emmet": {"program": [None, "move"]}},
    )
    play(m, "move:b1")
    assert character(m, "max")["adrenaline"] == "none"
    play(m, "move:d1")
    assert (where(m, "max"), m.view(None)["round"]) == ("c3", 3)
    assert character(m, "max")["adrenaline"] == "none"
