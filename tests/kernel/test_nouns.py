"""Nouns give words to numbers and back; steps are described by their fields, in these words."""

from __future__ import annotations

import inspect
from typing import Any, cast

import pytest

import chronotable as ct
from chronotable.games.anachrony.printed import STEPS as ANACHRONY_STEPS
from chronotable.games.merchants.parts import STEPS as MERCHANTS_STEPS
from chronotable.games.room25.parts import STEPS as ROOM25_STEPS
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CELL_TERMS
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Count, Flag, Id, IfAny, Maybe, NoSuchWord, Noun, Ordinal, SetOf, Several, Term
from chronotable.kernel.position_nouns import Amounts
from chronotable.kernel.schema import problem
from chronotable.kernel.step import Step, own_fields
from docs.examples.relics.nouns import STEPS as RELICS_STEPS

COLOUR = Term(["red", "green", "blue"])
OF_STATE = Term(lambda s: s)
GAMES = [ANACHRONY_STEPS, MERCHANTS_STEPS, ROOM25_STEPS, RELICS_STEPS]


@pytest.mark.parametrize(
    ("noun", "number", "word"),
    [
        (COLOUR, 1, "green"),
        (OF_STATE, 0, "a"),
        (Count(1, 5), 3, 3),
        (Flag(), True, True),
        (Maybe(COLOUR), -1, None),
        (Maybe(COLOUR), 2, "blue"),
        (IfAny(COLOUR), 2, "blue"),
        (Several(COLOUR), [2, 0, 2], ["blue", "red", "blue"]),
        (SetOf(COLOUR), 0b101, ["red", "blue"]),
        (SetOf(COLOUR), 0, []),
        (Term(["none", "red"], first=-1), -1, "none"),
        (Amounts(["water", "gold"], 9), [0, 2], {"gold": 2}),
        (Id(lambda s: s), "b", "b"),
        (Ordinal(), 0, 1),
    ],
)
def test_a_word_for_a_number_and_back(noun: Noun, number: object, word: object) -> None:
    assert noun.word(["a", "b"], number) == word
    assert noun.number(["a", "b"], word) == number
    assert problem(word, noun.schema(["a", "b"])) is None


@pytest.mark.parametrize(
    ("noun", "number"),
    [
        (COLOUR, 1),
        (Maybe(COLOUR), -1),
        (SetOf(COLOUR), 0b101),
        (Several(COLOUR), [0, 1]),
        (Amounts(["a", "b"], 9), [1, 2]),
    ],
)
def test_older_descriptions_have_the_numbers(noun: Noun, number: object) -> None:
    assert noun.number(None, number) == number


@pytest.mark.parametrize(
    ("noun", "word", "told"),
    [
        (COLOUR, "pink", '"pink" is not allowed. Allowed: red, green and blue.'),
        (COLOUR, "gren", 'Did you mean "green"?'),
        (COLOUR, 3, "3 is not allowed"),
        (COLOUR, -1, "-1 is not allowed"),
        (COLOUR, True, "true is not allowed"),
        (COLOUR, ["red"], "is not allowed"),
        (Count(1, 5), 0, "at least 1"),
        (Count(1, lambda s: 5), 6, "at most 5"),
        (Count(1, 5), True, "wrong type"),
        (Flag(), 1, "wrong type"),
        (Several(COLOUR), "red", "wrong type"),
        (SetOf(COLOUR), 8, "wrong type"),
        (SetOf(COLOUR), ["red", "red"], "twice"),
        (Maybe(COLOUR), -1.0, "is not allowed"),
        (SetOf(COLOUR, least=1), [], "too short"),
        (SetOf(COLOUR, least=1), 0, "too short"),
        (Several(COLOUR, least=1), [], "too short"),
        (Amounts(["water", "gold"], 9), {"tar": 1}, '"tar" is not allowed'),
        (Amounts(["water", "gold"], 9), {"gold": 10}, "at most 9"),
        (Amounts(["water", "gold"], 9), 3, "wrong type"),
        (Id(lambda s: ["a"]), "b", '"b" is not allowed'),
        (SetOf(COLOUR), ["pink"], '"pink" is not allowed'),
    ],
)
def test_what_is_no_word_is_told_with_what_is_allowed(noun: Noun, word: object, told: str) -> None:
    with pytest.raises(NoSuchWord) as caught:
        noun.number(None, word)
    assert told in str(caught.value.message)
    assert problem(word, noun.schema(None)) is not None


@pytest.mark.parametrize("steps", GAMES, ids=["anachrony", "merchants", "room25", "relics"])
def test_a_step_is_made_of_its_fields_and_each_has_a_noun(steps: DescribedSteps) -> None:
    for kind in steps.kinds.values():
        made_of = set(inspect.signature(kind).parameters) - set(kind.derived)
        assert made_of == set(own_fields(kind)), f"{kind.__name__} is made of {made_of}"
        named = {kind.nouns.get(name, name) for name in made_of}
        assert named <= set(steps.nouns), f"{kind.__name__} has a field without a noun"


def test_a_record_names_the_step_the_field_and_the_word_that_cannot_be() -> None:
    match = ct.new("room25", players=4, seed=1)
    position: dict[str, Any] = ct.position_of(match)
    for record, told in [
        ({"step": "remnd", "figure": "kevin"}, 'agenda.0.step: "remnd" is not allowed'),
        ({"step": "remind"}, "agenda.0: Missing: figure"),
        ({"step": "remind", "figure": "nobody"}, 'agenda.0.figure: The character "nobody" is not in play'),
        ({"step": "remind", "figure": "kevin", "to": 1}, "agenda.0: Unknown: to"),
        ({"step": "simultaneously", "steps": []}, "agenda.0.steps: [] is too short"),
        ({"step": "simultaneously", "steps": [{"step": "simultaneously", "steps": []}]}, "cannot be pending here"),
        ({"step": "vision", "figures": []}, "agenda.0.figures: [] is too short"),
        ({"step": "simultaneously", "steps": [1]}, "agenda.0.steps.0: 1 has the wrong type"),
    ]:
        with pytest.raises(ct.BadPosition) as caught:
            ct.position("room25", {**position, "agenda": [record, *position["agenda"]]})
        assert told in str(caught.value)


def test_where_an_illusion_came_from_is_a_cell_whatever_lies_there() -> None:
    """Tiles are called by the cells they lie on, and these change; a cell stays what it is."""
    match = ct.new("room25", players=4, seed=1)
    s = cast(Room25State, match.position.clone())
    s.tile_cell[13], s.tile_cell[18] = s.tile_cell[18], s.tile_cell[13]
    record = {"step": "illusion", "figures": ["kevin"], "tile": "d4", "origin": "d3"}
    named = ct.position_of(match)["characters"]
    step = ROOM25_STEPS.make(s, {**record, "figures": [next(iter(named))]})
    assert ROOM25_STEPS.describe(s, step)["origin"] == "d3"
    assert CELL_TERMS[step.parameters()["origin"]] == "d3"


def test_two_steps_of_one_term_are_told() -> None:
    class Bid(Step[Any]):
        """Called like the example's."""

    Bid.__module__ = f"{RELICS_STEPS._packages[0]}.another"
    with pytest.raises(TypeError, match="Bid"):
        _ = DescribedSteps({}, *RELICS_STEPS._packages).kinds
    Bid.__module__ = __name__  # subclasses are known for as long as they live
