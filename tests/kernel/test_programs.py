"""Programs of effects: words that are declared once, the schema and the compiler that follow, what is left of them."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.programs import (
    FLAG,
    PROGRAM,
    Among,
    Around,
    Effect,
    Shape,
    Steps,
    Vocabulary,
    Word,
    number,
    term,
    whether,
)
from chronotable.kernel.schema import Problem, problem
from chronotable.kernel.state import State
from chronotable.kernel.step import Step
from chronotable.kernel.under_way import Rest
from chronotable.kernel.under_way import Steps as Found

Json = dict[str, Any]


class Do(Step[Any]):
    """A step that only says what it was made of."""

    __slots__ = ("made_of",)

    def __init__(self, *made_of: Any) -> None:
        self.made_of = made_of

    def parameters(self) -> Json:
        return {"made_of": repr(self.made_of)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Do) and (other.term, other.made_of) == (self.term, self.made_of)

    def __hash__(self) -> int:
        return hash(self.term)

    def __repr__(self) -> str:
        return f"{self.term}{self.made_of}"


class Walk(Do):
    __slots__ = ()

    def brings(self, s: Any) -> list[list[Any]]:
        return [["wait"]]


class Wait(Do):
    __slots__ = ()


class Choose(Do):
    __slots__ = ()

    def brings(self, s: Any) -> list[list[Any]]:
        found: list[list[Any]] = self.made_of[0]
        return found


PLACES = ["hall", "garden", "tower"]
VOCABULARY = Vocabulary(
    {
        "walk": Word(Walk, {"to": term(PLACES)}, {"steps": number(1, 3), "home": FLAG.or_else(False)}),
        "wait": Word(lambda n, asleep: [Wait(asleep)] * n, {"n": number(1, 2), "how": whether("asleep", ["asleep"])}),
        "take": Word(lambda *n: Do(*n), dict.fromkeys(("gold", "wood"), number(1, 9).or_else(0))),
        "rest": Word(Do),
        "may": Around(lambda steps, data, source: Do("may", steps, data, source), sourced=True),
        "choose": Among(lambda blocks, data: Choose(blocks)),
    },
    3,
)


def wrong(program: Any) -> Problem | None:
    return problem(program, {**PROGRAM, "$defs": VOCABULARY.definitions()})


# ---- compiling


@pytest.mark.parametrize(
    ("effect", "steps"),
    [
        ({"walk": {"to": "tower"}}, [Walk(2)]),
        ({"walk": {"steps": 2, "home": True}}, [Walk(2, True)]),
        ({"walk": {"steps": 2}}, [Walk(2, False)]),
        ({"wait": {"n": 2, "how": "asleep"}}, [Wait(True), Wait(True)]),
        ({"take": {"wood": 4}}, [Do(0, 4)]),
        ({"rest": {}}, [Do()]),
        ({"may": [{"rest": {}}]}, [Do("may", [Do()], [{"rest": {}}], "card")]),
        ({"choose": [[{"rest": {}}], [{"walk": {"steps": 1}}]]}, [Choose([[Do()], [Walk(1, False)]])]),
    ],
    ids=str,
)  # fmt: skip
def test_a_word_becomes_what_it_stands_for(effect: Effect, steps: Steps) -> None:
    assert wrong([effect]) is None
    assert VOCABULARY.compile([effect], "card") == steps


def test_the_first_effect_is_the_last_step_ready_for_the_agenda() -> None:
    assert VOCABULARY.compile([{"walk": {"to": "hall"}}, {"rest": {}}]) == [Do(), Walk(0)]


def test_effects_are_found_inside_others() -> None:
    inner: Effect = {"rest": {}}
    choice: Effect = {"choose": [[inner], [inner]]}
    outer: Effect = {"may": [choice]}
    assert list(VOCABULARY.effects([outer])) == [outer, choice, inner, inner]


def test_a_game_can_put_steps_before_an_effect() -> None:
    class Forgetful(Vocabulary):
        def before(self, earlier: Any, effect: Effect, inside: bool) -> Steps:
            return [Do("again", inside)] if effect in earlier else []

    words = Forgetful(VOCABULARY.words, 3)
    rest: Effect = {"rest": {}}
    assert words.compile([rest, rest]) == [Do(), Do("again", False), Do()]
    (may,) = words.compile([{"may": [rest, rest]}])
    assert may.made_of[1] == [Do(), Do("again", True), Do()]


# ---- checking


@pytest.mark.parametrize(
    ("program", "path", "told"),
    [
        ([{"wlak": {"to": "tower"}}], "0", 'Did you mean "walk"?'),
        ([{"op": "walk", "to": "tower"}], "0", "walk, wait, take"),
        ([{"walk": {"to": "attic"}}], "0.walk.to", "hall, garden and tower"),
        ([{"walk": {"to": "hall", "steps": 1}}], "0.walk", "steps"),
        ([{"wait": {"n": 3, "how": "asleep"}}], "0.wait.n", "2"),
        ([{"wait": {"n": 1}}], "0.wait", "how"),
        ([{"take": {}}], "0.take", "At least one of these is needed: gold and wood"),
        ([{"rest": {"n": 1}}], "0.rest", "n"),
        ([{"rest": {}, "may": []}], "0", "Too much at once: rest and may. Only one of these"),
        ([{"may": [{"choose": [[{"rest": {}}], [{"walk": {"steps": 0}}]]}]}], "0.may.0.choose.1.0.walk.steps", "0"),
        ([{"choose": [[{"rest": {}}]]}], "0.choose", "2"),
        ([], "", "1"),
        ([{"rest": {}}] * 4, "", "3"),
    ],
    ids=str,
)
def test_what_is_wrong_is_told_with_its_place(program: Any, path: str, told: str) -> None:
    from chronotable.locale import render

    found = wrong(program)
    assert found is not None
    assert found.path == path
    assert told in render(found.message, "en")


def test_programs_that_nobody_could_follow_are_refused() -> None:
    long: list[Effect] = [{"may": [{"rest": {}}] * 20}] * 2
    assert [(path, message.id) for path, message in VOCABULARY.too_much(long)] == [("", "kernel-program-long")]
    deep: list[Effect] = [{"rest": {}}]
    for _ in range(4):
        deep = [{"rest": {}}, {"may": deep}]
    found = list(VOCABULARY.too_much(deep))
    assert [(path, message.id) for path, message in found] == [("1.may.1.may.1.may.1.may", "kernel-program-deep")]
    assert not list(VOCABULARY.too_much(deep[1]["may"]))


def test_a_shape_says_what_it_allows_and_reads_it() -> None:
    size = Shape({"enum": ["s", "m"]}, {"s": 1, "m": 2}.get)
    words = Vocabulary({"sew": Word(Do, {"size": size})}, 1)
    assert words.schema("sew")["properties"]["size"] == {"enum": ["s", "m"]}
    assert words.compile([{"sew": {"size": "m"}}]) == [Do(2)]


# ---- what is left


FIRST, LAST = Walk(1), Wait(2)
CHOICE = Choose([[Do("b"), Do("a")], [Walk(7)]])
PROGRAM_OF_THREE = [LAST, CHOICE, FIRST]


@pytest.mark.parametrize(
    ("found", "can_be"),
    [
        ([], True),
        ([LAST], True),
        ([CHOICE, LAST], True),
        ([FIRST, CHOICE, LAST], True),
        ([Do("a"), Do("b"), LAST], True),  # the first alternative is under way
        ([Do("b"), LAST], True),
        ([Wait(9), LAST], True),  # the second one, and what a walk brings: any wait
        ([Wait(9), CHOICE, LAST], True),
        ([FIRST, LAST], False),
        ([Do("b"), Do("a"), LAST], False),
        ([Do("a"), LAST], False),
        ([LAST, CHOICE], False),
        ([Do("c")], False),
        ([FIRST, FIRST, CHOICE, LAST], False),
    ],
    ids=repr,
)
def test_what_is_left_has_come_about(found: Found, can_be: bool) -> None:
    assert Rest(State(), found).is_of(PROGRAM_OF_THREE) is can_be
