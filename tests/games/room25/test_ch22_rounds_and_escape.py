"""Chapter 22, worked examples about sliding, rounds, escape, revival and roles, to the letter."""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, ending, program, room, row, table, where, winners

A, B, C, D, E = "vision", "cold", "dark", "prison", "jamming"


@pytest.mark.rule("R25-22.1")
def test_sliding_and_wrap() -> None:
    m = table(
        rooms=dict(zip(("a2", "b2", "c2", "d2", "e2"), (A, B, C, D, E), strict=True)),
        at={"max": "c2", "kevin": "d2"},
        programs={"max": ["control"], "kevin": ["control"], "sarah": ["look"]},
    )
    play(m, "play", "slide:row_2:left")
    assert row(m, 2) == [B, C, D, E, A]
    assert (where(m, "max"), room(m, "b2")["room"]) == ("b2", C)
    assert m.view(None)["slid"] == {"row_2": "left"}
    assert (where(m, "kevin"), room(m, "c2")["room"]) == ("c2", D)
    play(m, "play")  # Kevin has no other way than row 1 left
    assert happened(m, "line_slid") == [{"line": "row_2", "direction": "left"}] * 2
    assert where(m, "kevin") == "b2"


@pytest.mark.rule("R25-22.1")
def test_outside_column_2_he_could_take_his_column_instead() -> None:
    m = table(at={"max": "c2", "kevin": "e2"}, programs={"max": ["control"], "kevin": ["control"]})
    play(m, "play", "slide:row_2:left", "play")
    assert where(m, "kevin") == "d2"
    assert keys(m) == ["slide:row_2:left", "slide:column_d:up", "slide:column_d:down"]
    assert refused(m, "slide:row_2:right") == "R25-2.6"


@pytest.mark.rule("R25-22.2")
def test_lost_action() -> None:
    m = table(programs={"franck": ["push", "move"], "kevin": ["look"]})
    assert happened(m, "action_lost") == [{"character": "franck", "token": "push"}]
    play(m, "wait", "move:c2")
    assert where(m, "franck") == "c2"


FIVE = ["max", "alice", "kevin", "emmet", "franck"]
P1, P2, P3, G, G2 = FIVE
ROLES = {P1: "prisoner", P2: "prisoner", P3: "prisoner", G: "guard", G2: "guard"}


def room25_on_b1(inside: list[str], left: int, p3: str = "b1") -> Match:
    return table(
        "suspicion",
        cast=FIVE,
        roles=ROLES,
        unseen_roles=["prisoner"],
        rooms={"b1": "room25"},
        at={**dict.fromkeys(inside, "b1"), P3: p3},
        programs={P2: ["control"], G2: ["look"]},
        rounds_left=left,
    )


@pytest.mark.rule("R25-22.3")
def test_escape() -> None:
    m = room25_on_b1([P1, P2, P3, G], 3)
    play(m, "play", "slide:column_b:up")
    assert (ending(m), winners(m)) == ("escape", [P1, P2, P3])


@pytest.mark.rule("R25-22.3")
def test_one_prisoner_outside() -> None:
    m = room25_on_b1([P1, P2, G], 3, p3="c1")
    play(m, "play", "slide:column_b:up")
    assert ending(m) is None
    assert room(m, "b5")["room"] == "room25"
    assert set(room(m, "b5")["characters"]) == {P1, P2, G}
    m = room25_on_b1([P1, P2, G], 1, p3="c1")
    play(m, "play", "slide:column_b:up")
    assert (ending(m), winners(m)) == ("escape", [P1, P2, P3])


@pytest.mark.rule("R25-22.4")
@pytest.mark.parametrize("second", ["slide:row_1:left", "slide:column_a:up"])
def test_wrong_line(second: str) -> None:
    m = table(
        "suspicion",
        cast=FIVE,
        roles=ROLES,
        rooms={"b1": "room25"},
        at={P1: "b1", P2: "b1", P3: "b1"},
        programs={P2: ["control"], P1: ["control"]},
        rounds_left=3,
    )
    play(m, "play", "slide:row_1:left")
    assert (ending(m), room(m, "a1")["room"]) == (None, "room25")
    play(m, "play", second)
    assert ending(m) == "escape"


@pytest.mark.rule("R25-22.5")
def test_alarm() -> None:
    six = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
    m = table(
        "suspicion",
        cast=six,
        rooms={"b1": "?room25"},
        at={"alice": "b2"},
        order=six,
        more={"alice": {"program": ["move"], "reminder": "none"}},
        rounds_left=8,
        roles={"alice": "prisoner"},
    )
    play(m, "play", "move:b1", "done")
    assert happened(m, "alarm") == [{"n": 5}]
    assert happened(m, "round_started") == [{"round": 3, "n": 4}], "at countdown k = 4"
    assert m.view(None)["order"] == [*six[1:], six[0]], "only the countdown moved the line"


@pytest.mark.rule("R25-22.6")
def test_timer_then_last_round() -> None:
    m = table(rooms={"b3": "timer"}, programs={"kevin": ["move"], "sarah": ["look"]}, rounds_left=2)
    play(m, "play", "move:b3")
    assert (m.view(None)["rounds_left"], room(m, "b3")["room"], where(m, "kevin")) == (1, "empty", "b3")
    play(m, "play")
    assert ending(m) == "time_is_up", "this was the last round"
    m = table(rooms={"b3": "timer"}, programs={"kevin": ["move"], "sarah": ["look"]}, rounds_left=1)
    play(m, "play", "move:b3")
    assert (m.view(None)["rounds_left"], room(m, "b3")["room"], where(m, "kevin")) == (1, "empty", None)


@pytest.mark.rule("R25-22.15")
def test_regeneration() -> None:
    """Emmet was eliminated two rounds ago, Alice this round, her skull in third place."""
    line = ["sarah", "max", "alice", "kevin", "franck", "jennifer", "bruce"]
    m = table(
        rooms={"b3": "regeneration"},
        at={"emmet": None, "alice": None},
        fallen=["emmet", "alice"],
        order=line,
        more={"sarah": {"program": ["move"]}, "bruce": {"program": ["look"]}, "alice": {"adrenaline": "none"}},
    )
    play(m, "play", "move:b3")
    assert (where(m, "emmet"), where(m, "alice")) == ("c3", "c3")
    assert room(m, "b3")["room"] == "empty"
    assert m.view(None)["rounds_left"] == 6, "k is not affected"
    play(m, "play")
    assert m.view(None)["order"] == ["emmet", "max", "alice", "kevin", "franck", "jennifer", "bruce", "sarah"]
    acted = [event["character"] for event in happened(m, "token_played")]
    assert acted == ["sarah", "bruce"], "neither acts any more this round"
    program(m, {"emmet": "move:look"})
    assert asked(m) == [("emmet", "move")]


@pytest.mark.rule("R25-22.16")
@pytest.mark.parametrize(
    ("column", "up", "down"), [("d", "abm_13", "abm_14"), ("b", "abm_11", "abm_22")], ids=["once", "x2"]
)
def test_card_against_control(column: str, up: str, down: str) -> None:
    """The example is about column d; the deck's card "down x2" is one for column b."""
    four = ["max", "alice", "kevin", "emmet"]
    m = table("cooperation", cast=four, phase="cards", deck_top=[up, down], at={"max": f"{column}2"}, order=four)
    assert [event["card"] for event in happened(m, "card_drawn")] == [up, down]
    assert happened(m, "line_slid") == [{"line": f"column_{column}", "direction": "up"}], "the second card is ignored"
    assert where(m, "max") == f"{column}1"
    program(m, {"max": "control"})
    play(m, "play")
    assert f"slide:column_{column}:up" in keys(m)
    assert refused(m, f"slide:column_{column}:down") == "R25-2.6"


@pytest.mark.rule("R25-22.18")
def test_masks() -> None:
    six = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
    m = table(
        "suspicion",
        cast=six,
        roles={**dict.fromkeys(six, "prisoner"), "kevin": "guard", "jennifer": "guard"},
        rooms={"b1": "room25"},
        at={"max": "b1", "alice": "b1", "kevin": "b1", "emmet": "b2"},
        programs={"emmet": ["move"], "franck": ["look"], "jennifer": ["look"]},
    )
    play(m, "play", "move:b1")
    assert happened(m, "role_shown") == [
        {"character": "franck", "role": "prisoner"},
        {"character": "jennifer", "role": "guard"},
    ]
    while m.view(None)["phase"] != "programming":
        play(m, keys(m)[0])
    assert ("jennifer", "program") not in asked(m)
    assert ("franck", "program") in asked(m)
    assert character(m, "jennifer")["free"]
    assert "programmed" not in event_kinds(m)
