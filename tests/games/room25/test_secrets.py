"""Non-interference, bytes compared: what a seat cannot know never changes what it gets.

The first half takes random games of all modes and, at many points, a described position in which everything a seat
cannot know was drawn anew: other programs, roles, face-down rooms, stacks, the deck.  The second half changes one
secret at a time by hand and plays on.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from tests.games.playing import happened, play
from tests.games.room25.table import character, program, room, table, where

Json = dict[str, Any]
FOUR = ["max", "alice", "kevin", "emmet"]
SETTINGS: dict[str, Json] = {
    "suspicion": {"mode": "suspicion", "players": 6, "madness_cards_in_other_modes": True},
    "masks": {"mode": "suspicion", "players": 4, "no_reminder_tokens": True, "recipe": "example_one_guard"},
    "classic": {"mode": "suspicion", "players": 5, "ruleset": "classic"},
    "team": {"mode": "team", "players": 8},
    "competition": {"mode": "competition", "players": 3},
    "cooperation": {"mode": "cooperation", "players": 4},
    "madness": {"mode": "cooperation", "players": 3, "difficulty": "madness"},
    "solo": {"mode": "solo", "players": 1, "difficulty": "madness"},
}
ASKED = (
    "move:c2", "look:b3", "push:max", "slide:row_1:left", "show_role", "remind", "program:look:look", "token:special",
)  # fmt: skip


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, default=Message.as_json).encode()


def seat_bytes(m: Match, seat: int | None, since: int = 0) -> bytes:
    """View, goals, questions with their options, events and explanations, as one seat gets them."""
    questions = [
        [d.prompt.as_json(), d.rule, [[o.key, o.label.as_json(), o.targets, o.rule] for o in d.options]]
        for d in m.decisions
        if d.seat == seat
    ]
    reasons = [] if seat is None else [[(why := m.explain(key, seat)).rule, why.reason.as_json()] for key in ASKED]
    return as_bytes([m.view(seat), m.brief(seat), m.fates(seat), questions, m.events(since, seat), reasons])


def points(options: Json, seed: int, every: int) -> Iterator[Match]:
    """A random game, every so many decisions."""
    m = ct.new("room25", seed=seed, **options)
    rng = random.Random(seed)
    number = seed
    while m.decisions:
        number += 1
        if number % every == 0:
            yield m
        decision = rng.choice(m.decisions)
        m.choose(rng.choice(decision.options).key, decision.seat)


@pytest.mark.rule("R25-20.1")
@pytest.mark.parametrize("options", SETTINGS.values(), ids=list(SETTINGS))
def test_a_redrawn_position_looks_the_same_to_the_seat(options: Json) -> None:
    compared = different = 0
    for seed in range(4):
        rng = random.Random(seed)
        for m in points(options, seed, every=11 if options["players"] > 3 else 4):
            truth = as_bytes(ct.position_of(m))
            for seat in rng.sample(range(m.seats), min(m.seats, 2)):
                redrawn = m.game.describe(m.determinise(seat, seed + 7))
                twin = ct.position("room25", redrawn)
                assert seat_bytes(twin, seat, 10**9) == seat_bytes(m, seat, 10**9)
                assert as_bytes(twin.view(None)) == as_bytes(m.view(None)), "a spectator knows no more than the seat"
                compared += 1
                different += as_bytes(redrawn) != truth
    assert compared > 15
    assert different > 0.9 * compared, "there was something to hide"


@pytest.mark.rule("R25-20.1")
def test_redrawing_depends_only_on_the_view() -> None:
    """From the truth or from a twin, the same number gives the same imagined state."""
    for options in SETTINGS.values():
        for m in points(options, 5, every=31):
            for seat in range(m.seats):
                twin = ct.position("room25", m.game.describe(m.determinise(seat, 3)))
                mine, theirs = m.determinise(seat, 11), twin.determinise(seat, 11)
                assert as_bytes(m.game.describe(mine)) == as_bytes(m.game.describe(theirs))


def test_everything_unknown_is_really_redrawn() -> None:
    """Roles, rooms, programs, declarations, stacks and the deck take more than one value."""
    m = table(
        "suspicion",
        cast=FOUR,
        phase="programming",
        rooms={"a1": "?mortal", "b1": "?trap", "d1": "?room25", "e5": "paranoia"},
        at={"emmet": "e5"},
        roles={"kevin": "guard"},
        more={"emmet": {"paranoid": True, "drawing": True, "stack": ["push", "look", "move", "control"]}},
        deck=["abm_01", "abm_02", "abm_03"],
    )
    m.choose("program:move:look", 1)
    m.choose("adrenaline:yes", 1)
    m.choose("program:push", 2)
    found: dict[str, set[str]] = {}
    for number in range(60):
        imagined = m.game.describe(m.determinise(0, number))
        people = imagined["characters"]
        for name, value in {
            "rooms": [imagined["rooms"][cell]["room"] for cell in ("a1", "b1", "d1")],
            "roles": [words["role"] for words in people.values()],
            "program": people["alice"]["program"],
            "tokens": len([token for token in people["kevin"]["program"] if token]),
            "declared": people["alice"]["adrenaline"],
            "undeclared": people["kevin"]["adrenaline"],
            "stack": people["emmet"]["stack"],
            "deck": imagined["deck"],
            "own role": people["max"]["role"],
        }.items():
            found.setdefault(name, set()).add(repr(value))
    assert len(found.pop("own role")) == 1
    assert found.pop("undeclared") == {"'ready'"}, "Kevin's owner has not answered yet, as everybody sees"
    assert {name: len(values) > 1 for name, values in found.items()} == dict.fromkeys(found, True)


@pytest.mark.rule("R25-7.12", "R25-21.1")
def test_what_was_played_last_round_says_nothing_about_the_new_program() -> None:
    """All tokens came back to hand, so between programming and the first pass every token that is left is possible."""
    m = table(
        "cooperation",
        cast=FOUR,
        phase="programming",
        rooms={"b3": "cold"},
        at={"max": "b2"},
        more={"kevin": {"lost_tokens": ["look", "control"], "played": ["move", "push"]}},
        order=["max"],
        deck_top=["abm_51"],
        options={"difficulty": "madness"},
    )
    program(m, {"kevin": "move:push"})
    assert m.view(None)["asked"][0]["question"] == "lock_beside", "the card before the first pass"
    imagined = [m.game.describe(m.determinise(0, number))["characters"]["kevin"]["program"] for number in range(30)]
    assert {token for both in imagined for token in both} == {"move", "push", "special"}


@pytest.mark.rule("R25-4.8")
def test_an_imagined_guard_may_unmask_itself_and_an_imagined_prisoner_not() -> None:
    """What the true role allows must not shine through to those who imagine what another seat may choose."""
    m = table("suspicion", cast=FOUR, roles={"max": "guard"}, programs={"max": ["move", "look"]})
    assert "show_role" in [option.key for option in m.decisions[0].options]
    met = set()
    for number in range(30):
        imagined = m.determinise(1, number)
        role = m.game.describe(imagined)["characters"]["max"]["role"]
        assert imagined.step is not None
        offered = [imagined.step.key(imagined, option) for option in imagined.options]
        assert ("show_role" in offered) == (role == "guard")
        met.add(role)
    assert met == {"guard", "prisoner"}


# ---- one secret at a time


def variants(secrets: list[Json], choices: list[tuple[int, str]], seats: list[int | None], **common: Any) -> None:
    """Positions that differ in a secret give the seats the same bytes before and after every choice."""
    trails = []
    for secret in secrets:
        m = table(**{**common, **secret})
        trail = [[seat_bytes(m, seat) for seat in seats]]
        for seat, key in choices:
            m.choose(key, seat)
            trail.append([seat_bytes(m, other) for other in seats])
        trails.append(trail)
    for trail in trails[1:]:
        assert trail == trails[0]


@pytest.mark.rule("R25-21.1")
def test_programming_is_invisible_until_all_are_done() -> None:
    for first in ("program:look:move", "program:control:push", "program:special"):
        m = table("suspicion", cast=FOUR, phase="programming", roles=dict.fromkeys(FOUR, "prisoner"))
        m.choose(first, 0)
        m.choose("program:move", 1)
        for seat in (None, 2, 3):
            others = [words for words in m.view(seat)["characters"] if words["seat"] != seat]
            assert {(words["programmed"], words["between_slots"], "program" in words) for words in others} == {
                (None, None, False)
            }
        assert happened(m, "programmed", seat=2) == [{"character": "max"}, {"character": "alice"}]
        program(m)
        assert [words["programmed"] for words in m.view(3)["characters"]].count(None) == 0, "face-down tokens lie open"


@pytest.mark.rule("R25-4.8")
def test_roles_change_nothing_for_others() -> None:
    """A guard's whole turn looks like a prisoner's: in the cramped central room, without reminder tokens too."""
    roles = [{"roles": {"max": "guard"}}, {"roles": {"alice": "guard"}}, {"roles": dict.fromkeys(FOUR, "prisoner")}]
    for reminders in (False, True):
        variants(
            roles,
            [(0, "lost"), (0, "move:c2"), (0, "done"), (2, "move:b3"), (2, "done")],
            [2, 3, None],
            mode="suspicion",
            cast=FOUR,
            programs={"max": ["control", "move"], "kevin": ["look", "move"]},
            rooms={"a1": "?mortal"} if reminders else {},
            more={"kevin": {"program": [None, "move"]}},
            options={"no_reminder_tokens": not reminders},
        )


@pytest.mark.rule("R25-20.1")
def test_face_down_rooms_change_nothing() -> None:
    rooms = [("?mortal", "?room25", "?robot_room"), ("?robot_room", "?mortal", "?room25")]
    variants(
        [{"rooms": dict(zip(("a1", "e1", "e4"), kinds, strict=True))} for kinds in rooms],
        [(2, "play"), (2, "slide:row_2:left"), (0, "play"), (0, "move:c2")],
        [0, 1, 2, 3, None],
        at={"max": "b2"},
        programs={"max": ["control"], "kevin": ["move"], "sarah": ["look"]},
    )


@pytest.mark.rule("R25-12.2")
def test_the_number_of_a_robot_tells_nothing_about_the_other_robot_room() -> None:
    """The first robot to appear is number 1, wherever the second robot room lies."""
    for other in ("a1", "e5"):
        m = table(
            rooms={"b3": "?robot_room", other: "?robot_room", "d5": "room25"},
            programs={"max": ["move"], "sarah": ["look"]},
        )
        play(m, "play", "move:b3")
        assert happened(m, "robot_placed") == [{"cell": "b3", "robot": 1}]
        assert where(m, "max") == "b3"


@pytest.mark.rule("R25-20.2")
def test_looks_are_private_to_the_player() -> None:
    """What Max sees makes no difference to anybody else, now or later in the game."""
    rooms = [("?acid", "?vision", "?room25"), ("?vision", "?room25", "?acid"), ("?room25", "?acid", "?vision")]
    variants(
        [{"rooms": dict(zip(("b1", "a2", "e1"), kinds, strict=True))} for kinds in rooms],
        [(2, "play"), (2, "look:b1"), (2, "done"), (0, "play"), (0, "move:c4")],
        [0, 1, 3, None],
        at={"max": "b2"},
        programs={"max": ["look"], "kevin": ["move"], "sarah": ["look"]},
        more={"kevin": {"reminder": "none"}, "sarah": {"reminder": "none"}},
    )


@pytest.mark.rule("R25-20.2")
def test_in_solo_a_spectator_does_not_see_what_the_player_has_seen() -> None:
    m = ct.new("room25", seed=1, mode="solo", players=1, ruleset="classic")  # no card moves the room away
    m.choose("room:c2", 0)
    assert room(m, "c2", 0)["room"] is not None
    assert room(m, "c2", None)["room"] is None


@pytest.mark.rule("R25-20.1")
def test_the_deck_and_a_paranoia_stack_are_secret_even_from_their_owner() -> None:
    stacks = [["push", "look", "move"], ["move", "push", "look"], ["look", "move", "push"]]
    variants(
        [{"more": {"max": {"paranoid": True, "drawing": True, "stack": stack}}} for stack in stacks],
        [(0, "play"), (0, "move:c4")],
        [0, 1, 2, 3, None],
        rooms={"b2": "paranoia"},
        at={"max": "b2"},
        order=["kevin", "sarah", "max"],
        programs={"kevin": ["move"], "sarah": ["move"]},
    )
    cards = [["abm_01", "abm_02", "abm_03"], ["abm_03", "abm_01", "abm_02"]]
    variants(
        [{"deck": deck} for deck in cards],
        [(0, "play"), (0, "move:c4")],
        [0, 1, 2, 3, None],
        programs={"kevin": ["move"], "sarah": ["move"]},
    )


def test_what_was_open_once_everybody_remembers() -> None:
    """A room that Emmet turned face down was seen by all, spectators included."""
    m = table(
        rooms={"b2": {"room": "flooded", "closed": True}},
        at={"emmet": "b1"},
        programs={"emmet": ["special"], "kevin": ["look"]},
    )
    play(m, "play", "ability:reactivation")
    for seat in (None, 0, 1, 2, 3):
        assert (room(m, "b2", seat)["face_up"], room(m, "b2", seat)["room"]) == (False, "flooded")
    assert character(m, "emmet")["played"] == ["special"]
