"""Chapters 9 and 20: saying the colour of a room that was looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.components import data
from chronotable.games.room25.terms import CELL_TERMS
from chronotable.kernel.match import Match
from tests.games.playing import Json, happened, keys, play, refused
from tests.games.room25.table import asked, character, room, table

FOUR = ["max", "alice", "kevin", "emmet"]
COLOURS = ["announce:blue", "announce:green", "announce:yellow", "announce:red"]
LOOKING = {"max": ["look", "move"]}
FORMER = Path(__file__).parents[2] / "kernel" / "former" / "room25.ct"


def talking(mode: str = "competition", *, options: Json | None = None, **described: Any) -> Match:
    """A quiet table at which colours are announced."""
    return table(mode, options={"announcements": True, **(options or {})}, **described)


def after_max_looked(**described: Any) -> Match:
    rooms = {"b1": "?mortal", "a2": "?trap", **described.pop("rooms", {})}
    programs = {"max": ["look", "move"]}
    m = talking(**{"rooms": rooms, "at": {"max": "b2"}, "programs": programs, **described})
    play(m, "look:b1")
    return m


def said_of(m: Match, cell: str, seat: int | None = None) -> list[tuple[str, str, int]]:
    return [(each["character"], each["colour"], each["round"]) for each in room(m, cell, seat).get("announced", [])]


# ---- when it is asked


@pytest.mark.rule("R25-9.2", "R25-20.6")
@pytest.mark.parametrize("key", COLOURS)
def test_after_a_look_any_colour_may_be_announced_true_or_not_and_everybody_hears_it(key: str) -> None:
    m = after_max_looked()
    assert (asked(m), keys(m)) == ([("max", "announce")], ["done", *COLOURS, "remind"])
    play(m, key)
    colour = key.partition(":")[2]
    for seat in (None, 0, 1, 2, 3):
        assert said_of(m, "b1", seat) == [("max", colour, 2)]
        assert happened(m, "announced", seat=seat) == [{"character": "max", "cell": "b1", "colour": colour}]
    assert room(m, "b1")["colour"] is None, "what is said is not what is known"
    assert room(m, "b1", 2)["colour"] == "red", "the speaker goes on knowing"


@pytest.mark.rule("R25-9.2", "R25-20.6")
def test_one_may_stay_silent() -> None:
    m = after_max_looked()
    play(m, "done")
    assert (said_of(m, "b1"), happened(m, "announced"), asked(m)) == ([], [], [("max", "move")])


@pytest.mark.rule("R25-20.3", "R25-20.6")
def test_the_reminder_token_may_be_put_down_before_or_after() -> None:
    m = after_max_looked()
    before = m.clone()
    play(before, "remind", "room:b1")
    assert (asked(before), keys(before)) == ([("max", "announce")], ["done", *COLOURS])
    play(m, "announce:red")
    assert (asked(m), keys(m)) == ([("max", "after_look")], ["done", "remind"])
    play(m, "remind", "room:b1")
    assert (room(m, "b1")["reminders"], said_of(m, "b1")) == (["max"], [("max", "red", 2)])


@pytest.mark.rule("R25-9.2", "R25-3.9")
def test_a_starting_clue_may_be_told_and_no_look_leaves_nothing_to_tell() -> None:
    m = ct.new("room25", seed=1, mode="cooperation", players=4, ruleset="classic")
    first = m.decisions[0].seat
    m.choose("room:c2", first)
    assert m.decisions[0].seat == first
    assert keys(m) == ["done", *COLOURS]
    m.choose("announce:green", first)
    assert said_of(m, "c2")[0][1:] == ("green", 0)
    m.choose("done", m.decisions[0].seat)
    assert asked(m)[0][1] == "clue", "who looked at nothing has nothing to say"


@pytest.mark.rule("R25-9.2", "R25-20.9", "R25-15.21")
def test_a_vision_chamber_lets_all_who_came_together_speak() -> None:
    m = talking(
        rooms={"b1": "vision", "e1": "?trap", "e2": "?cold"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["special", "move"], "sarah": ["look"]},
        more={"max": {"reminder": "none"}, "kevin": {"reminder": "none"}},
    )
    play(m, "room:b1")
    assert asked(m) == [("max", "vision")]
    play(m, "room:e1")
    speakers = []
    for key in ("announce:red", "announce:green"):
        speakers += asked(m)
        play(m, key)
    assert sorted(speakers) == [("kevin", "announce"), ("max", "announce")]
    assert len(said_of(m, "e1")) == 2


@pytest.mark.rule("R25-20.5", "R25-20.8", "R25-20.9")
@pytest.mark.parametrize(
    ("described", "rule"),
    [
        ({"rooms": {"d1": "jamming"}, "at": {"max": "b2", "kevin": "d1"}}, "R25-20.5"),
        ({"rooms": {"b2": "jamming"}}, "R25-20.5"),
        ({"display": ["abm_46"]}, "R25-20.5"),
        ({"options": {"announcements": False}}, "R25-20.9"),
    ],
)
def test_nobody_is_asked_while_talking_is_forbidden_or_not_agreed(described: Json, rule: str) -> None:
    m = after_max_looked(**described)
    assert (asked(m), keys(m)) == ([("max", "after_look")], ["done", "remind"])
    assert refused(m, "announce:red") == rule


@pytest.mark.rule("R25-20.9")
def test_in_solo_there_is_nobody_to_tell() -> None:
    m = talking("solo", cast=FOUR, rooms={"b1": "?mortal", "a2": "?trap"}, at={"max": "b2"}, order=["max"])
    play(m, "token:look", "look:b1")
    assert asked(m) == [("max", "after_look")]
    assert refused(m, "announce:red") == "R25-20.9"


@pytest.mark.rule("R25-20.6")
def test_not_before_looking() -> None:
    m = talking(rooms={"b1": "?mortal"}, at={"max": "b2"}, programs={"max": ["look", "move"]})
    assert refused(m, "announce:red") == "R25-20.6"


@pytest.mark.rule("R25-4.8", "R25-20.6")
def test_a_guard_is_asked_like_a_prisoner() -> None:
    questions = []
    for role in ("guard", "prisoner"):
        roles = {"max": role, "alice": "prisoner" if role == "guard" else "guard"}
        m = after_max_looked(mode="suspicion", cast=FOUR, roles=roles)
        assert ("show_role" in keys(m)) == (role == "guard"), "in the own turn, for the owner alone to see"
        questions.append((m.view(1)["asked"], m.view(None)))
    assert questions[0] == questions[1]


# ---- what stays of it


@pytest.mark.rule("R25-20.9")
def test_it_travels_with_the_room_and_is_gone_when_that_is_revealed() -> None:
    m = talking(
        rooms={"b1": "?vortex"},
        at={"max": "a1", "kevin": "c1"},
        programs={"max": ["control", "look"], "kevin": ["move", "look"], "sarah": ["look"]},
        announced=[{"character": "emmet", "cell": "b1", "colour": "red", "round": 1}],
    )
    play(m, "slide:row_1:right")
    assert (said_of(m, "b1"), said_of(m, "c1")) == ([], [("emmet", "red", 1)])
    play(m, "move:c1")
    assert [said_of(m, cell) for cell in CELL_TERMS] == [[]] * 25


@pytest.mark.rule("R25-20.9")
def test_of_one_player_the_last_word_on_a_room_stays_and_of_others_theirs() -> None:
    before = [
        {"character": "alice", "cell": "b1", "colour": "red", "round": 1},  # Max's player, by her other character
        {"character": "kevin", "cell": "b1", "colour": "green", "round": 1},
    ]
    m = after_max_looked(announced=before)
    play(m, "announce:yellow")
    assert said_of(m, "b1") == [("kevin", "green", 1), ("max", "yellow", 2)]


@pytest.mark.rule("R25-20.6")
def test_what_was_said_cannot_be_taken_back() -> None:
    m = after_max_looked()
    play(m, "announce:red")
    assert not m.can_undo()


@pytest.mark.rule("R25-20.9")
def test_a_position_with_announcements_is_described_and_placed_again() -> None:
    m = after_max_looked()
    play(m, "announce:green")
    described = ct.position_of(m)
    assert described["announced"] == [{"character": "max", "cell": "b1", "colour": "green", "round": 2}]
    assert ct.position_of(ct.position("room25", described)) == described
    again = after_max_looked()
    assert ct.position_of(ct.position("room25", ct.position_of(again))) == ct.position_of(again), "asked, not answered"


@pytest.mark.rule("R25-20.9")
def test_a_save_from_before_goes_on_without_announcements() -> None:
    m = ct.load(FORMER)
    assert m.origin.options["announcements"] is False
    assert "announcements" not in FORMER.read_text(encoding="utf-8")


# ---- what bots make of it


def imagined(m: Match, seat: int, cell: str, times: int = 40) -> set[str]:
    """The colours that a room has in the states which the seat imagines."""
    colours = {kind["id"]: kind["colour"] for kind in data()["rooms"]}
    found = [m.game.describe(m.determinise(seat, number))["rooms"][cell]["room"] for number in range(times)]
    return {colours[kind] for kind in found}


HIDDEN = {
    "b1": "?mortal",
    "a2": "?trap",
    "a1": "?empty",
    "b2": "empty",
    "d1": "?vortex",
    "e1": "?cold",
    "e2": "?tunnel",
}


@pytest.mark.rule("R25-9.2")
def test_partners_are_believed_and_what_one_has_seen_oneself_counts_more() -> None:
    said = [{"character": "max", "cell": "b1", "colour": "green", "round": 2}]  # a lie
    seen: list[Json] = [{}, {"b1": 2}, {}, {}, {}]
    m = talking("cooperation", cast=FOUR, rooms=HIDDEN, announced=said, seen=seen, programs={"kevin": ["move", "look"]})
    assert imagined(m, 2, "b1") == {"green"}
    assert imagined(m, 1, "b1") == {"red"}, "Alice has seen it"


@pytest.mark.rule("R25-9.2")
def test_of_two_who_contradict_each_other_the_later_is_believed_and_what_cannot_be_is_nothing() -> None:
    said = [
        {"character": "max", "cell": "b1", "colour": "green", "round": 1},
        {"character": "alice", "cell": "b1", "colour": "yellow", "round": 2},
        *({"character": "max", "cell": cell, "colour": "blue", "round": 2} for cell in ("a1", "a2", "d1")),
    ]
    m = talking("cooperation", cast=FOUR, rooms=HIDDEN, announced=said, programs={"kevin": ["move", "look"]})
    assert imagined(m, 2, "b1") == {"yellow"}
    assert "blue" not in imagined(m, 2, "a1"), "no blue room lies face down"


@pytest.mark.rule("R25-9.2", "R25-4.8")
def test_in_suspicion_the_word_of_an_imagined_guard_counts_for_nothing() -> None:
    said = [{"character": "max", "cell": "b1", "colour": "green", "round": 2}]
    m = talking(
        "suspicion",
        cast=FOUR,
        rooms=HIDDEN,
        announced=said,
        roles={"max": "guard"},
        programs={"kevin": ["move", "look"]},
    )
    for number in range(60):
        state = m.game.describe(m.determinise(2, number))
        if state["characters"]["max"]["role"] == "prisoner":
            assert state["rooms"]["b1"]["room"] in ("empty", "tunnel")
    assert imagined(m, 2, "b1", 80) > {"green"}


@pytest.mark.rule("R25-9.2", "R25-20.6")
@pytest.mark.parametrize("bot", ["greedy", "search:40", "strong:5"])
@pytest.mark.parametrize("kind", ["mortal", "vortex", "tunnel"])
def test_bots_tell_their_partners_the_truth(bot: str, kind: str) -> None:
    rooms = {**HIDDEN, "b1": f"?{kind}"}
    m = talking(
        "cooperation",
        cast=FOUR,
        rooms=rooms,
        at={"max": "b2"},
        programs={"max": ["look", "move"]},
        options={"no_reminder_tokens": True},
    )
    play(m, "look:b1")
    assert ct.bot(bot).choose(m, 0) == {"mortal": COLOURS[3], "vortex": COLOURS[2], "tunnel": COLOURS[1]}[kind]


@pytest.mark.rule("R25-20.6")
def test_bots_tell_rivals_nothing() -> None:
    m = after_max_looked(rooms=HIDDEN)
    assert ct.bot("greedy").choose(m, 2) == "done"
    assert character(m, "max")["reminder"] == "in_hand"


@pytest.mark.rule("R25-20.6")
def test_planners_see_no_merit_in_telling_what_has_been_told() -> None:
    gains = []
    for teller in ([], [{"character": "alice", "cell": "b1", "colour": "red", "round": 2}]):
        m = talking("cooperation", cast=FOUR, rooms=HIDDEN, at={"max": "b2"}, announced=teller, programs=LOOKING)
        play(m, "look:b1")
        before = m.game.outlook(m.position, 0)
        play(m, "announce:red")
        gains.append(m.game.outlook(m.position, 0) - before)
    assert gains[0] > 0
    assert gains[1] == pytest.approx(0)
