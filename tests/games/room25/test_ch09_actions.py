"""Chapter 9: the four basic actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, ending, room, row, table, where

NO_REMINDER = {"max": {"reminder": "none"}}


@pytest.mark.rule("R25-9.1")
def test_look_shows_an_adjacent_face_down_room_and_puts_it_back() -> None:
    m = table(
        rooms={"b1": "?mortal", "a2": "?vision", "d4": "?trap"},
        at={"max": "b2"},
        programs={"max": ["look", "move"]},
        more=NO_REMINDER,
    )
    assert keys(m) == ["look:b1", "look:a2"]
    assert refused(m, "look:c2") == "R25-9.1"
    assert refused(m, "look:d4") == "R25-2.2"
    play(m, "look:b1")
    assert (room(m, "b1", 2)["room"], room(m, "b1", 2)["face_up"]) == ("mortal", False)
    assert where(m, "max") == "b2"


@pytest.mark.rule("R25-9.1")
def test_look_is_lost_without_a_face_down_neighbour_and_in_the_dark() -> None:
    m = table(rooms={"d4": "?trap"}, at={"max": "b2"}, programs={"max": ["look", "move"]}, more=NO_REMINDER)
    assert happened(m, "action_lost") == [{"character": "max", "token": "look"}]
    m = table(
        rooms={"b2": "dark", "b1": "?mortal"}, at={"max": "b2"}, programs={"max": ["look", "move"]}, more=NO_REMINDER
    )
    assert happened(m, "action_lost") == [{"character": "max", "token": "look"}]
    assert asked(m) == [("max", "move")]


@pytest.mark.rule("R25-9.1")
def test_in_the_dark_the_reason_is_told() -> None:
    m = table(rooms={"b2": "dark", "b1": "?mortal"}, at={"max": "b2"}, programs={"max": ["look", "move"]})
    assert keys(m) == ["lost", "remind"]
    assert refused(m, "look:b1") == "R25-11.12"
    play(m, "lost")
    assert happened(m, "action_lost") == [{"character": "max", "token": "look"}]


@pytest.mark.rule("R25-9.2")
def test_what_is_seen_is_private() -> None:
    m = table(
        rooms={"b1": "?mortal", "a2": "?trap", "c2": "vision"},
        at={"max": "b2", "kevin": "c3"},
        programs={"max": ["look"], "kevin": ["move"]},
        more={**NO_REMINDER, "kevin": {"reminder": "none"}},
    )
    play(m, "play", "look:b1")
    for seat in (None, 0, 1, 3):
        assert room(m, "b1", seat)["room"] is None
        assert happened(m, "room_looked_at", seat=seat) == [{"character": "max", "cell": "b1"}]
    assert happened(m, "room_looked_at", seat=2) == [{"character": "max", "cell": "b1", "room": "mortal"}]
    play(m, "play", "move:c2", "room:a2")  # the vision room
    assert [room(m, "a2", seat)["room"] for seat in (0, 1, 2, 3, None)] == ["trap", None, None, None, None]


@pytest.mark.rule("R25-9.3")
def test_move_reveals_the_room_for_good_and_then_it_acts() -> None:
    m = table(rooms={"b3": "?vortex"}, at={"max": "b2"}, programs={"max": ["move"], "kevin": ["look"]})
    play(m, "play", "move:b3")
    assert (room(m, "b3")["face_up"], room(m, "b3")["room"], where(m, "max")) == (True, "vortex", "c3")
    kinds = event_kinds(m)
    assert kinds.index("room_revealed") < len(kinds) - 1 - kinds[::-1].index("entered"), "first shown, then sucked in"


@pytest.mark.rule("R25-9.3")
def test_move_goes_to_an_adjacent_room_only() -> None:
    m = table(at={"max": "d4"}, programs={"max": ["move", "look"]})
    assert keys(m) == ["move:d3", "move:e4", "move:d5", "move:c4"]


@pytest.mark.rule("R25-9.4")
def test_push_moves_another_character_and_the_pusher_stays() -> None:
    m = table(
        rooms={"b1": "?mortal"},
        at={"max": "b2", "alice": "b2", "kevin": "b2", "emmet": "d4"},
        programs={"max": ["push", "look"]},
        more=NO_REMINDER,
    )
    assert keys(m) == ["push:kevin", "push:alice"]
    assert refused(m, "push:emmet") == "R25-9.4"
    assert refused(m, "push:max")
    play(m, "push:kevin")
    assert keys(m) == ["room:b1", "room:c2", "room:b3", "room:a2"]
    play(m, "room:b1")
    assert (where(m, "max"), where(m, "kevin"), where(m, "alice")) == ("b2", None, "b2")
    assert room(m, "b1")["face_up"]


@pytest.mark.rule("R25-9.4")
def test_the_pushed_one_makes_the_choices_of_the_room() -> None:
    m = table(
        rooms={"b1": "?vision", "a1": "?trap", "e1": "?acid"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["push", "look"]},
        more=NO_REMINDER,
    )
    play(m, "room:b1")
    assert asked(m) == [("kevin", "vision")]
    assert m.decisions[0].seat == 0
    play(m, "room:e1")
    assert (room(m, "e1", 0)["room"], room(m, "e1", 2)["room"]) == ("acid", None)


@pytest.mark.rule("R25-9.4")
def test_push_is_lost_without_company() -> None:
    m = table(at={"max": "b2"}, programs={"max": ["push", "move"]})
    assert happened(m, "action_lost") == [{"character": "max", "token": "push"}]


@pytest.mark.rule("R25-9.5")
def test_into_the_central_room_yes_out_of_it_no() -> None:
    m = table(at={"max": "b3", "alice": "b3"}, programs={"max": ["push", "look"]})
    play(m, "room:c3")
    assert where(m, "alice") == "c3"
    m = table(programs={"max": ["push", "move"]})
    assert happened(m, "action_lost") == [{"character": "max", "token": "push"}]
    assert refused(m, "push:alice")


@pytest.mark.rule("R25-9.5")
def test_out_of_room_25_too() -> None:
    m = table(rooms={"b2": "room25"}, at={"max": "b2", "alice": "b2"}, programs={"max": ["push", "look"]})
    play(m, "room:b1")
    assert where(m, "alice") == "b1"


@pytest.mark.rule("R25-9.6")
def test_hidden_characters_and_robots_cannot_be_pushed() -> None:
    m = table(
        at={"max": "b2", "alice": "b2", "bruce": "b2", "kevin": "b2"},
        robots=["b2", None],
        programs={"max": ["push", "move"]},
        more={"alice": {"hidden": True}, "bruce": {"hidden": True}},
    )
    assert asked(m) == [("max", "push_to")], "only Kevin is left, so he is pushed"
    play(m, "room:b1")
    assert (where(m, "kevin"), m.view(None)["robots"]) == ("b1", ["b2", None])
    m = table(at={"max": "b2", "alice": "b2"}, programs={"max": ["push", "move"]}, more={"alice": {"hidden": True}})
    assert happened(m, "action_lost") == [{"character": "max", "token": "push"}]
    m = table(
        at={"max": "b2", "alice": "b2", "kevin": "b2", "emmet": "b2"},
        programs={"max": ["push", "move"]},
        more={"alice": {"hidden": True}},
    )
    assert refused(m, "push:alice") == "R25-9.6"


# ---- control


@pytest.mark.rule("R25-9.7")
def test_control_slides_the_own_row_or_column_either_way() -> None:
    m = table(at={"max": "d4"}, programs={"max": ["control", "look"], "kevin": ["look"]})
    assert keys(m) == ["slide:row_4:left", "slide:row_4:right", "slide:column_d:up", "slide:column_d:down"]
    assert refused(m, "slide:row_1:left") == "R25-9.7"
    play(m, "slide:column_d:down")
    assert where(m, "max") == "d5"
    assert m.view(None)["slid"] == {"column_d": "down"}


@pytest.mark.rule("R25-9.7")
def test_control_is_lost_without_a_legal_slide() -> None:
    m = table(programs={"max": ["control", "move"]})
    assert happened(m, "action_lost") == [{"character": "max", "token": "control"}]


@pytest.mark.rule("R25-9.8")
@pytest.mark.parametrize(
    ("cell", "lines"), [("a3", ["column_a"]), ("c1", ["row_1"]), ("e3", ["column_e"]), ("c5", ["row_5"])]
)
def test_in_the_middle_lines_only_the_other_one_slides(cell: str, lines: list[str]) -> None:
    m = table(at={"max": cell}, programs={"max": ["control", "move"]})
    assert {key.split(":")[1] for key in keys(m)} == set(lines)


ACCELERATION = "abm_56"


@pytest.mark.rule("R25-9.9")
def test_acceleration_slides_twice() -> None:
    rooms = {"a2": "vision", "b2": "cold", "c2": "dark", "d2": "vortex", "e2": "mirror"}
    m = table(rooms=rooms, at={"max": "b2"}, programs={"max": ["control"], "kevin": ["look"]}, display=[ACCELERATION])
    play(m, "play", "slide:row_2:left")
    assert row(m, 2) == ["dark", "vortex", "mirror", "vision", "cold"]
    assert happened(m, "line_slid") == [{"line": "row_2", "direction": "left"}] * 2


@pytest.mark.rule("R25-9.9")
def test_the_first_of_two_slides_may_win_or_the_second() -> None:
    for cell, slides in (("a1", 0), ("b1", 1)):
        m = table(
            rooms={cell: "room25"},
            at={"max": cell, "alice": cell},
            programs={"max": ["control"]},
            display=[ACCELERATION],
        )
        play(m, "play", "slide:row_1:left")
        assert ending(m) == "escape"
        assert len(happened(m, "line_slid")) == slides, "what follows is not done any more"


@pytest.mark.rule("R25-9.10")
def test_only_a_control_action_takes_room_25_out() -> None:
    """The control room slides it over the edge with both characters of a player inside: it wraps round."""
    m = table(
        rooms={"a1": "room25", "c4": "control_room"},
        at={"emmet": "a1", "kevin": "a1"},
        programs={"max": ["move", "look"]},
    )
    play(m, "move:c4", "slide:row_1:left")
    assert m.result is None
    assert (where(m, "emmet"), room(m, "e1")["room"]) == ("e1", "room25")
    inside = table(
        rooms={"a1": "room25", "b1": "control_room"},
        at={"max": "a1", "alice": "a1", "emmet": "a1", "kevin": "a1", "bruce": "a1"},
        programs={"bruce": ["push", "look"]},
        order=["bruce"],
    )
    play(inside, "push:max", "room:b1", "slide:column_a:up")
    assert inside.result is None
    assert character(inside, "emmet")["cell"] == "a5"


@pytest.mark.rule("R25-9.1", "R25-9.3")
def test_the_answer_to_another_action_is_the_question_that_is_open() -> None:
    m = table(rooms={"b1": "?cold", "a2": "?dark"}, at={"max": "b2"}, programs={"max": ["look", "move"]})
    assert m.explain("look:b3", 2).reason.id == "room25-why-face-up"
    for key in ("move:b1", "move:e5", "room:b1"):
        why = m.explain(key, 2)
        assert (why.reason.id, why.rule) == ("kernel-why-other-question", "R25-9.1"), "B1 is face down, for one thing"
    n = table(rooms={"b1": "?cold"}, at={"max": "b2"}, programs={"max": ["move", "look"]}, slid={"row_2": 1})
    assert n.explain("slide:row_2:right", 2).reason.id == "kernel-why-other-question"


@pytest.mark.rule("R25-7.9", "R25-13.3", "R25-19.2")
def test_a_token_that_cannot_be_chosen_says_why() -> None:
    free = {"kevin": {"shown": 1, "played": ["look"], "actions": 1, "lost_tokens": ["control"]}}
    guard: Any = {"cast": ["kevin", "max", "alice", "emmet"], "roles": {"kevin": "guard"}, "order": ["kevin"]}
    m = table("suspicion", phase="second_pass", at={"kevin": "b2"}, more=free, **guard)
    found = {key: m.explain(f"token:{key}", 0) for key in ("look", "control", "leap")}
    assert {key: (why.reason.id, why.rule) for key, why in found.items()} == {
        "look": ("room25-why-token-played", "R25-7.9"),
        "control": ("room25-why-token-lost", "R25-7.7"),
        "leap": ("kernel-schema-enum", "R25-7.1"),
    }
    assert "look, move, push, control" in str(found["leap"].reason)
    n = table(phase="adrenaline", at={"kevin": "b2"}, more={"kevin": {"adrenaline": "declared"}}, order=["kevin"])
    assert refused(n, "token:special") == "R25-13.3"
