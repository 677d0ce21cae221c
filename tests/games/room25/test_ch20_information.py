"""Chapter 20: information and reminder tokens."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.playing import happened, keys, play, refused
from tests.games.room25.table import asked, character, program, room, table

FOUR = ["max", "alice", "kevin", "emmet"]


@pytest.mark.rule("R25-20.1")
def test_what_is_public() -> None:
    m = table(
        rooms={
            "a1": {"room": "flooded", "closed": True},
            "a2": {"room": "cold", "locked": True},
            "b1": "?mortal",
            "c2": {"room": "pivoting", "axis": "east_west"},
        },
        at={"max": "d2", "kevin": None},
        robots=["e1", None],
        slid={"row_1": -1},
        discard=["abm_01"],
        display=["abm_46"],
        more={
            "alice": {"adrenaline": "declared", "hidden": True},
            "emmet": {"lost_tokens": ["look"], "reminder": "b1"},
            "sarah": {"spare": 1},
            "max": {"program": ["move", "look"]},
        },
    )
    view = m.view(None)
    assert (room(m, "a1")["closed"], room(m, "a2")["locked"], room(m, "c2")["axis"]) == (True, True, "east_west")
    assert room(m, "d2")["characters"] == ["max"]
    assert (view["robots"], view["slid"]) == (["e1", None], {"row_1": "left"})
    assert (view["discard"], view["display"]) == (["abm_01"], ["abm_46"])
    assert (view["rounds_left"], view["order"]) == (
        6,
        ["emmet", "franck", "jennifer", "max", "alice", "sarah", "bruce"],
    )
    assert character(m, "alice")["adrenaline"] == "declared"
    assert character(m, "emmet")["lost_tokens"] == ["look"]
    assert character(m, "sarah")["spare_rooms"] == 1
    assert room(m, "b1")["reminders"] == ["emmet"]
    assert character(m, "kevin")["alive"] is False


@pytest.mark.rule("R25-20.1")
def test_what_is_secret() -> None:
    m = table(
        "suspicion",
        cast=FOUR,
        rooms={"b1": "?mortal", "d1": "paranoia"},
        at={"max": "d2", "kevin": "d1"},
        roles={"max": "guard"},
        more={
            "kevin": {"paranoid": True, "drawing": True, "stack": ["push", "look", "move"]},
            "max": {"program": ["move", "look"]},
        },
        order=["max"],
    )
    for seat in (None, 1, 2, 3):
        assert (room(m, "b1", seat)["room"], room(m, "b1", seat)["colour"]) == (None, None)
        words = character(m, "max", seat)
        assert (words["role"], words["programmed"], words.get("program")) == (None, 1, None)
        assert character(m, "kevin", seat)["stack"] == 3, "how many, not which comes next"
        assert isinstance(m.view(seat)["deck"], int)
    assert character(m, "max", 0)["program"] == ["look"], "Move is being played"


@pytest.mark.rule("R25-20.1")
def test_a_shown_role_is_public() -> None:
    m = table("suspicion", cast=FOUR, roles={"max": "guard"}, more={"max": {"shown": 1}})
    assert [character(m, "max", seat)["role"] for seat in (None, 0, 1)] == ["guard"] * 3


@pytest.mark.rule("R25-20.2")
@pytest.mark.parametrize("shown", [False, True])
def test_who_looked_where_is_public_what_was_seen_is_remembered_by_the_viewer_alone(shown: bool) -> None:
    m = table(
        rooms={"b1": "?mortal"},
        at={"max": "b2", "kevin": "d1"},
        programs={"max": ["look"], "kevin": ["control"], "sarah": ["look"]},
        more={"max": {"reminder": "none"}, "kevin": {"reminder": "none"}},
        options={"remembered_tiles_shown": shown},
    )
    play(m, "play")
    assert happened(m, "room_looked_at") == [{"character": "max", "cell": "b1"}]
    play(m, "play", "slide:row_1:right")
    assert (room(m, "c1", 2)["room"], room(m, "c1", 2)["seen"]) == ("mortal", 2), "the memory moves along with the tile"
    assert (room(m, "b1", 2)["room"], room(m, "b1", 2)["seen"]) == ("empty", None)
    assert [room(m, "c1", seat)["room"] for seat in (None, 0, 1, 3)] == [None] * 4
    assert m.view(2)["remembered_tiles_shown"] is shown, "whether a board shows it is agreed before the game"


# ---- reminder tokens


@pytest.mark.rule("R25-20.3")
def test_a_reminder_token_is_put_on_any_face_down_room_for_free() -> None:
    m = table(
        rooms={"b1": "?mortal", "e1": "?trap", "d5": "?vision"},
        at={"max": "b2"},
        programs={"max": ["move", "control"]},
    )
    assert keys(m)[-1] == "remind"
    play(m, "remind")
    assert keys(m) == ["room:b1", "room:e1", "room:d5"]
    play(m, "room:e1")
    assert (room(m, "e1")["reminders"], character(m, "max")["reminder"]) == (["max"], "e1")
    assert happened(m, "reminder_placed") == [{"character": "max", "cell": "e1"}]
    assert asked(m) == [("max", "move")], "the action is still to come"
    assert refused(m, "remind") == "R25-20.3", "there is only one token"


@pytest.mark.rule("R25-20.3")
def test_it_may_be_put_down_right_after_looking() -> None:
    m = table(rooms={"b1": "?mortal", "e1": "?trap"}, at={"max": "b2"}, programs={"max": ["look", "move"]})
    play(m, "look:b1")
    assert (asked(m), keys(m)) == ([("max", "after_look")], ["done", "remind"])
    later = m.clone()
    play(m, "remind", "room:b1")
    assert room(m, "b1")["reminders"] == ["max"]
    play(later, "done")
    assert asked(later) == [("max", "move")]
    vision = table(rooms={"b1": "vision", "e1": "?trap"}, at={"max": "b2"}, programs={"max": ["move", "push"]})
    play(vision, "move:b1")
    assert (asked(vision), keys(vision)) == ([("max", "after_look")], ["done", "remind"])


@pytest.mark.rule("R25-20.3")
def test_it_travels_with_the_tile_and_returns_only_when_the_room_is_revealed() -> None:
    m = table(
        rooms={"b1": "?vortex", "e4": "?trap"},
        at={"max": "a1", "kevin": "c1"},
        more={"emmet": {"reminder": "b1"}, "max": {"reminder": "e4"}, "kevin": {"reminder": "e4"}},
        programs={"max": ["control", "look"], "kevin": ["move", "look"], "sarah": ["look"]},
    )
    play(m, "slide:row_1:right")
    assert (room(m, "c1")["reminders"], character(m, "emmet")["reminder"]) == (["emmet"], "c1")
    play(m, "move:c1")
    assert character(m, "emmet")["reminder"] == "in_hand"


@pytest.mark.rule("R25-20.3")
def test_only_in_the_own_turn() -> None:
    m = table(rooms={"b1": "?mortal"}, at={"max": "d2"}, programs={"max": ["move", "push"]})
    assert refused(m, "remind", 0)
    pushed = table(
        rooms={"b1": "vision", "a1": "?mortal", "e1": "?trap"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["push", "move"]},
        more={"max": {"reminder": "none"}},
    )
    play(pushed, "room:b1")
    assert asked(pushed) == [("kevin", "vision")]
    assert refused(pushed, "remind", 0)
    play(pushed, "room:e1")
    assert asked(pushed) == [("max", "move")], "it is not Kevin's turn"


@pytest.mark.rule("R25-20.3")
def test_nothing_to_put_it_on() -> None:
    m = table(at={"max": "b2"}, programs={"max": ["move", "push"]})
    assert "remind" not in keys(m)


@pytest.mark.rule("R25-20.4")
def test_a_hidden_characters_position_is_public() -> None:
    m = table(at={"alice": "b2"}, more={"alice": {"hidden": True}})
    for seat in (None, 0, 3):
        assert (character(m, "alice", seat)["cell"], character(m, "alice", seat)["hidden"]) == ("b2", True)
        assert room(m, "b2", seat)["characters"] == ["alice"]


# ---- talking


@pytest.mark.rule("R25-20.5")
@pytest.mark.parametrize(
    ("described", "forbidden"),
    [
        ({}, False),
        ({"rooms": {"b2": "jamming"}}, False),
        ({"rooms": {"b2": "jamming"}, "at": {"max": "b2"}}, True),
        ({"rooms": {"b2": "jamming"}, "at": {"alice": "b2"}, "more": {"alice": {"hidden": True}}}, True),
        ({"rooms": {"b2": "jamming"}, "robots": ["b2", None]}, False),
        ({"display": ["abm_46"]}, True),
        ({"display": ["abm_49"]}, False),
        ({"discard": ["abm_46"]}, False),
    ],
)
def test_the_view_says_when_talking_is_forbidden(described: dict[str, Any], forbidden: bool) -> None:
    m = table(**{"at": {"max": "d2"}, **described}, programs={"max": ["move", "look"]})
    for seat in (None, 0, 1, 2, 3):
        assert m.view(seat)["talk_forbidden"] is forbidden


@pytest.mark.rule("R25-20.5", "R25-20.8")
def test_the_ban_ends_when_the_room_is_left_or_the_round_is_over() -> None:
    m = table(rooms={"b2": "jamming"}, at={"max": "b2"}, programs={"max": ["move"], "kevin": ["look"]})
    play(m, "play", "move:b1")
    assert m.view(0)["talk_forbidden"] is False
    card = table(programs={"max": ["move"]}, display=["abm_46"])
    assert card.view(0)["talk_forbidden"] is True
    play(card, "play", "move:c2")
    assert (card.view(0)["round"], card.view(0)["talk_forbidden"]) == (3, False)


@pytest.mark.rule("R25-20.8")
def test_a_drawn_jamming_card_bans_all_information_at_once() -> None:
    m = table(
        "cooperation",
        cast=FOUR,
        phase="programming",
        deck_top=["abm_46"],
        options={"difficulty": "madness"},
    )
    assert m.view(1)["talk_forbidden"] is False
    program(m, dict.fromkeys(FOUR, "move:look"))
    assert happened(m, "card_drawn") == [{"card": "abm_46"}]
    assert [m.view(seat)["talk_forbidden"] for seat in (None, 0, 1, 2, 3)] == [True] * 5


@pytest.mark.rule("R25-20.7")
@pytest.mark.parametrize(
    ("mode", "players"), [("suspicion", 4), ("team", 4), ("competition", 2), ("cooperation", 4), ("solo", 1)]
)
def test_every_mode_may_be_played_without_reminder_tokens(mode: str, players: int) -> None:
    m = ct.new("room25", seed=1, mode=mode, players=players, no_reminder_tokens=True)
    assert {words["reminder"] for words in m.view(None)["characters"]} == {None}
    for _ in range(players):
        play(m, "done")
    cards_take_neither = "move:push"  # whatever is drawn before (R25-16.8)
    program(m, dict.fromkeys([words["id"] for words in m.view(None)["characters"]], cards_take_neither))
    assert "remind" not in keys(m)
    assert refused(m, "remind") == "R25-20.7"


@pytest.mark.rule("R25-16.21", "R25-4.14", "R25-20.3")
def test_why_no_reminder_token_can_be_placed_in_the_own_turn() -> None:
    mad = {"difficulty": "madness"}
    jammed: Any = {"rooms": {"b1": "?cold"}, "order": ["max"], "display": ["abm_46"], "options": mad}
    solo = table("solo", cast=FOUR, at={"max": "b2"}, **jammed)
    assert refused(solo, "remind") == "R25-16.21"
    bright = table("solo", cast=FOUR, at={"max": "b2"}, order=["max"])
    assert bright.explain("remind", 0).reason.id == "room25-why-all-face-up"
    m = table("cooperation", cast=FOUR, at={"max": "b2"}, programs={"max": ["move", "look"]}, options=mad)
    assert refused(m, "remind") == "R25-4.14"
