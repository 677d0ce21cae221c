"""Chapter 6: the structure of a round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, ending, program, room, table, where, winners

FOUR = ["max", "alice", "kevin", "emmet"]


@pytest.mark.rule("R25-6.1")
def test_standard_cards_programming_two_passes_adrenaline_countdown() -> None:
    m = table("cooperation", cast=FOUR, phase="cards", deck_top=["abm_01", "abm_02", "abm_03", "abm_04"], order=FOUR)
    assert (m.view(None)["phase"], len(happened(m, "card_drawn"))) == ("programming", 2)
    program(m, dict.fromkeys(FOUR, "push:move"), adrenaline=["kevin"])
    assert m.view(None)["phase"] == "second_pass"  # in the central room every Push is lost
    lost = [event["character"] for event in happened(m, "action_lost")]
    assert lost == FOUR
    play(m, *["move:c2"] * 4)
    assert (m.view(None)["phase"], asked(m)) == ("adrenaline", [("kevin", "adrenaline")])
    play(m, "token:control", "slide:row_2:right")
    assert (m.view(None)["round"], m.view(None)["rounds_left"], m.view(None)["phase"]) == (3, 5, "programming")
    kinds = [event for event in event_kinds(m) if event in ("round_started", "card_drawn", "adrenaline_declared")]
    assert kinds == [
        "round_started", "card_drawn", "card_drawn", "adrenaline_declared", "round_started", "card_drawn", "card_drawn",
    ]  # fmt: skip


@pytest.mark.rule("R25-6.1")
def test_madness_has_its_cards_before_either_pass() -> None:
    m = table("cooperation", cast=FOUR, phase="cards", deck_top=["abm_01", "abm_03"], options={"difficulty": "madness"})
    assert (m.view(None)["phase"], event_kinds(m)) == ("programming", ["round_started"])
    program(m, dict.fromkeys(FOUR, "push:control"))
    kinds = [kind for kind in event_kinds(m) if kind in ("card_drawn", "token_played", "round_started")]
    assert kinds[:11] == ["round_started", "card_drawn", *["token_played"] * 4, "card_drawn", *["token_played"] * 4]


@pytest.mark.rule("R25-6.2")
def test_first_actions_of_all_in_order_then_second_actions() -> None:
    m = table(
        at={"max": "b2", "kevin": "d2"},
        programs={"max": ["move", "control"], "kevin": ["control", "move"]},
    )
    assert asked(m) == [("max", "move")]
    play(m, "move:b1")
    assert (m.view(None)["phase"], asked(m)) == ("first_pass", [("kevin", "control")])
    play(m, "slide:row_2:left")
    assert (m.view(None)["phase"], asked(m)) == ("second_pass", [("max", "control")])
    play(m, "slide:row_1:left")
    assert asked(m) == [("kevin", "move")]


@pytest.mark.rule("R25-6.2")
def test_an_action_with_all_its_effects_comes_before_the_next_character() -> None:
    """Max goes through an illusion into a moving room; only then Kevin acts."""
    m = table(
        rooms={"c2": "illusion", "a5": "?moving", "e1": "?trap"},
        programs={"max": ["move", "look"], "kevin": ["move", "look"]},
        more={id: {"reminder": "none"} for id in ("max", "kevin")},
    )
    play(m, "move:c2")
    assert asked(m) == [("max", "illusion")]
    play(m, "room:a5")
    assert asked(m) == [("kevin", "move")]
    assert (where(m, "max"), room(m, "e1")["room"]) == ("e1", "moving"), "the moving room had only e1 to swap with"


@pytest.mark.rule("R25-6.3")
def test_an_action_must_be_carried_out_to_the_actors_harm() -> None:
    m = table(
        at={"max": "a1"},
        rooms={"a2": "mortal", "b1": "mortal"},
        programs={"max": ["move", "look"]},
    )
    assert keys(m) == ["move:b1", "move:a2"], "there is no way out"
    assert refused(m, "done") == "R25-9.3"
    play(m, "move:a2")
    assert where(m, "max") is None


@pytest.mark.rule("R25-6.3")
def test_an_action_without_a_legal_way_is_lost_without_effect() -> None:
    closed = {"room": "flooded", "closed": True}
    m = table(at={"max": "a1"}, rooms={"a2": closed, "b1": closed}, programs={"max": ["move", "control"]})
    assert happened(m, "action_lost") == [{"character": "max", "token": "move"}]
    assert where(m, "max") == "a1"
    assert asked(m) == [("max", "control")], "the next one is played as usual"


@pytest.mark.rule("R25-6.4")
def test_the_order_is_fixed_and_skips_the_eliminated() -> None:
    m = table(
        at={"max": "b2", "kevin": "b2", "alice": "a1"},
        rooms={"b1": "mortal"},
        programs={"max": ["push", "move"], "kevin": ["move", "look"], "alice": ["move", "control"]},
    )
    play(m, "room:b1")
    assert where(m, "kevin") is None
    assert asked(m) == [("alice", "move")], "Kevin is passed over"
    assert m.view(None)["order"][:3] == ["max", "kevin", "alice"]
    play(m, "move:a2")
    assert asked(m) == [("max", "move")]
    play(m, "move:c2")
    assert asked(m) == [("alice", "control")]
    assert not [event for event in happened(m, "token_played") if event["character"] == "kevin"]


@pytest.mark.rule("R25-6.5")
def test_the_end_is_checked_after_every_effect_in_the_middle_of_an_action() -> None:
    """Leaving the shredder eliminates the last opponents: the A.B.M. room entered draws no card any more."""
    m = table(
        cast=["emmet", "kevin", "max", "alice"],
        at={"max": "b2", "emmet": "b2", "kevin": "b2"},
        rooms={"b2": "shredder", "b1": "abm_room"},
        programs={"max": ["move", "look"]},
        deck_top=["abm_01"],
    )
    play(m, "move:b1")
    assert ending(m) == "opponents_eliminated"
    assert "card_drawn" not in event_kinds(m)
    assert event_kinds(m)[-1] == "game_over"


@pytest.mark.rule("R25-6.5")
def test_all_victims_of_one_effect_are_out_before_the_end_is_checked() -> None:
    """The last characters of both sides die in the same shredder: nobody is left to win."""
    m = table(
        cast=["emmet", "kevin", "max", "alice"],
        at={"emmet": None, "kevin": "b2", "max": "b2", "alice": None},
        rooms={"b2": "shredder", "a2": "empty"},
        robots=["a2", None],
        more={"kevin": {"played": ["special"], "actions": 1}},
        phase="second_pass",
        acting="kevin",
        agenda=[
            {"step": "robot_move", "figure": 1, "robot": 0},
            {"step": "last_moment", "figure": 1},
            {"step": "deadline", "figure": 1},
            *({"step": "turn", "figure": figure, "phase": 4} for figure in (2, 0, 3)),
            {"step": "pass", "phase": 5},
            {"step": "count_down"},
        ],
        options={"players": 2},
    )
    play(m, "room:b2")
    assert ending(m) == "draw"
    assert winners(m) == []


@pytest.mark.rule("R25-6.6")
def test_the_eliminated_leave_the_board_with_their_program_and_keep_their_role() -> None:
    m = table(
        "suspicion",
        cast=["max", "alice", "kevin", "emmet"],
        roles={"max": "guard", "alice": "prisoner"},
        at={"max": "b2", "alice": "b2"},
        rooms={"b1": "mortal"},
        more={"alice": {"program": ["look", "move"], "hidden": False, "adrenaline": "declared"}},
        programs={"max": ["push", "look"]},
    )
    play(m, "push:alice", "room:b1")
    gone = character(m, "alice", seat=1)
    assert (gone["alive"], gone["cell"], gone["hidden"], gone["programmed"]) == (False, None, False, 0)
    assert gone["program"] == []
    assert gone["role"] == "prisoner"
    assert gone["adrenaline"] == "none"
    program(m)
    assert not [event for event in happened(m, "token_played") if event["character"] == "alice"]


@pytest.mark.rule("R25-6.6")
def test_a_hidden_token_leaves_the_board_too() -> None:
    m = table(
        at={"alice": "b2", "max": "b2"},
        rooms={"b2": "shredder"},
        more={"alice": {"hidden": True}},
        programs={"max": ["move", "look"], "kevin": ["look"]},
    )
    play(m, "move:b1")
    assert (where(m, "alice"), character(m, "alice")["hidden"]) == (None, False)


@pytest.mark.rule("R25-6.6")
@pytest.mark.parametrize("threat", ["trap", {"room": "flooded", "closed": True}], ids=["trap", "flood"])
def test_what_threatened_the_eliminated_is_over(threat: Any) -> None:
    """Max, who is trapped or would drown, is pushed to death and revived: nothing waits for him."""
    m = table(
        rooms={"b1": "mortal", "b2": threat, "d1": "regeneration"},
        at={"max": "b2", "kevin": "b2", "emmet": "d2"},
        programs={"kevin": ["push"], "emmet": ["move"], "sarah": ["look"]},
    )
    play(m, "play", "room:b1", "play", "move:d1")
    assert where(m, "max") == "c3"
    assert (character(m, "max")["trapped"], character(m, "max")["drowns_in_round"]) == (False, None)


@pytest.mark.rule("R25-6.6")
def test_nobody_acts_for_an_eliminated_character() -> None:
    m = table("suspicion", cast=FOUR, at={"max": None}, roles={"max": "guard"}, phase="programming")
    assert "max" not in [id for id, _ in asked(m)]
    assert refused(m, "program:look:move", 0) == "R25-6.6"
