"""Who one is, what one wants and what befalls one, in every mode."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.playing import play
from tests.games.room25.table import table

SIX = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
ROLES = {**dict.fromkeys(["max", "alice", "kevin", "emmet"], "prisoner"), "franck": "guard", "jennifer": "guard"}
GUARD = SIX.index("franck")
FOUR = SIX[:4]


def suspicion(**described: Any) -> Match:
    return table("suspicion", **{"cast": SIX, "roles": ROLES, **described})


def goal(m: Match, seat: int | None) -> str:
    brief = m.brief(seat)
    assert brief is not None
    return " ".join(str(part) for part in (brief.who, brief.side, brief.goal, brief.end) if part is not None)


def told(m: Match, seat: int | None) -> list[tuple[str, str]]:
    return [(fate.grade, fate.text.id.removeprefix("room25-fate-")) for fate in m.fates(seat)]


@pytest.mark.rule("R25-4.8", "R25-18.4", "R25-18.5")
def test_prisoners_and_guards_are_told_their_secret_role_and_only_they() -> None:
    m = suspicion(programs={"max": ["look"]})
    prisoner, guard, onlooker = m.brief(0), m.brief(GUARD), m.brief(None)
    assert prisoner is not None
    assert guard is not None
    assert onlooker is not None
    assert (prisoner.secret, prisoner.rule) == (True, "R25-18.4")
    assert (guard.secret, guard.rule) == (True, "R25-18.5")
    assert "You are Max. You are a prisoner." in goal(m, 0)
    assert "You are Franck. You are a guard. Tell nobody" in goal(m, GUARD)
    assert "two prisoners are eliminated" in str(guard.goal)
    assert "In the last round one prisoner may be missing" in str(prisoner.goal)
    assert (onlooker.who, onlooker.side, onlooker.secret) == (None, None, False)
    others = [goal(m, seat) for seat in (None, *range(len(SIX))) if seat != GUARD]
    assert not [text for text in others if "Franck" in text], "nobody else reads his name in it"


@pytest.mark.rule("R25-19.1", "R25-19.7")
def test_a_guard_that_is_known_is_told_so() -> None:
    m = suspicion(programs={"franck": ["move", "look"]}, more={"franck": {"shown": 2}})
    brief = m.brief(GUARD)
    assert brief is not None
    assert not brief.secret
    assert "everybody knows it" in str(brief.side)
    assert told(m, GUARD) == [("fate", "guard-known")]
    assert "From the next round on" in str(m.fates(GUARD)[0].text)
    m = suspicion(order=["franck"], more={"franck": {"shown": 1}})
    assert "You choose your actions when your turn comes" in str(m.fates(GUARD)[0].text)


@pytest.mark.rule("R25-18.7", "R25-18.8", "R25-18.10", "R25-18.11", "R25-18.12")
@pytest.mark.parametrize(
    ("options", "rule", "words"),
    [
        ({"mode": "team", "players": 4}, "R25-18.7", "On your team: Kevin. Get your whole team into Room 25"),
        ({"mode": "competition", "players": 2}, "R25-18.8", "Get both your characters into Room 25"),
        ({"mode": "cooperation", "players": 4}, "R25-18.11", "Activate the Key Room, get all characters"),
        ({"mode": "cooperation", "players": 2, "ruleset": "classic"}, "R25-18.10", "it is a partial victory"),
        ({"mode": "solo", "players": 1}, "R25-18.11", "You lose as soon as one character is eliminated"),
        (
            {"mode": "solo", "players": 1, "ruleset": "classic"},
            "R25-18.12",
            "You lose as soon as one character is eliminated",
        ),
    ],
)
def test_every_mode_says_what_is_wanted(options: dict[str, Any], rule: str, words: str) -> None:
    m = ct.new("room25", seed=1, **options)
    brief = m.brief(0)
    assert brief is not None
    assert (brief.rule, brief.secret) == (rule, False)
    assert words in goal(m, 0)
    assert goal(m, None)


@pytest.mark.rule("R25-18.4", "R25-18.5", "R25-11.16")
def test_who_walks_into_the_mortal_chamber_is_told_and_what_is_left() -> None:
    m = suspicion(at={"max": "b2", "franck": "d4"}, rooms={"b1": "?mortal", "d5": "?mortal"},
                  programs={"max": ["move", "look"], "franck": ["move", "look"]})  # fmt: skip
    assert told(m, 0) == []
    play(m, "move:b1", "move:d5")
    assert told(m, 0) == told(m, GUARD) == [("fate", "out")]
    assert str(m.fates(0)[0].text) == (
        "Max is eliminated. You still win if all the other prisoners escape, in the last round. "
        "Until then you may watch."
    )
    assert "Franck is eliminated. You still win if two prisoners are eliminated" in str(m.fates(GUARD)[0].text)
    assert told(m, 1) == [], "to others it is news, not their fate"
    assert told(m, None) == []


@pytest.mark.rule("R25-12.5", "R25-17.6")
def test_somebody_may_still_bring_one_back() -> None:
    m = suspicion(at={"max": None, "alice": "b2"}, rooms={"b1": "regeneration"}, programs={"alice": ["move", "look"]},
                  order=["alice"])  # fmt: skip
    assert "Whoever enters the Regeneration Room brings you back." in str(m.fates(0)[0].text)
    play(m, "move:b1")
    assert told(m, 0) == [("fate", "revived")]


@pytest.mark.rule("R25-18.7", "R25-18.8", "R25-18.10")
def test_in_other_modes_it_depends_on_who_is_left() -> None:
    m = table(at={"emmet": None}, programs={"franck": ["move", "look"]}, order=["franck"])
    assert "You still win if your other character escapes, in the last round" in str(m.fates(0)[0].text)
    m = table(at={"emmet": None, "kevin": None}, programs={"franck": ["move", "look"]}, order=["franck"])
    assert [str(fate.text) for fate in m.fates(0)] == ["Emmet is eliminated. You may watch the others.",
                                                       "Kevin is eliminated. You may watch the others."]  # fmt: skip
    m = table("cooperation", cast=FOUR, options={"ruleset": "classic"}, at={"max": None},
              programs={"alice": ["move", "look"]}, order=["alice"])  # fmt: skip
    assert [told(m, seat) for seat in range(4)] == [[("fate", "one-lost")]] * 4, "it costs all of them"


@pytest.mark.rule("R25-11.9", "R25-11.13", "R25-11.18", "R25-11.21", "R25-12.19")
def test_rooms_that_threaten_say_so_to_those_inside() -> None:
    m = suspicion(at={"max": "b2", "alice": "d2"}, rooms={"b1": "?trap", "d1": "?flooded"},
                  programs={"max": ["move", "look"], "alice": ["move", "look"]})  # fmt: skip
    play(m, "move:b1", "move:d1")
    assert told(m, 0) == [("danger", "trap")]
    assert "must leave it with the next action, or is eliminated" in str(m.fates(0)[0].text)
    assert told(m, 1) == [("danger", "drown")]
    assert "by the second action of the next round" in str(m.fates(1)[0].text)
    m = suspicion(
        at={"max": "a1", "alice": "a2", "kevin": "a2", "emmet": "a3"},
        rooms={"a1": "acid", "a2": "shredder", "a3": "prison"},
        programs={"max": ["look", "move"]},
        order=["max"],
    )
    assert [told(m, seat) for seat in range(4)] == [
        [("danger", "acid")], [("danger", "shredder")], [("danger", "shredder")], [("fate", "prison")],
    ]  # fmt: skip


@pytest.mark.rule("R25-17.10")
def test_the_last_round_is_told_to_everybody() -> None:
    m = suspicion(rounds_left=1, programs={"max": ["look", "move"]})
    assert [told(m, seat) for seat in (None, 0, GUARD)] == [[("danger", "last-round")]] * 3
    assert "One prisoner may now be missing" in str(m.fates(0)[0].text)


def test_after_the_end_nothing_threatens_any_more() -> None:
    m = suspicion(at={"max": None, "alice": "b2"}, rooms={"b1": "?mortal"}, programs={"alice": ["move", "look"]},
                  order=["alice"])  # fmt: skip
    play(m, "move:b1")
    assert m.result is not None
    assert (told(m, 0), told(m, 1)) == ([], [])
