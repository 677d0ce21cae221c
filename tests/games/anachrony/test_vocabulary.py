"""The words of tiles, leaders and bonuses: what the data file says with them, and what it could not say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.vocabulary import VOCABULARY, WORDS
from chronotable.kernel.programs import PROGRAM, parts
from chronotable.kernel.schema import problem
from tests.games.playing import Json

SCHEMA = {**PROGRAM, "$defs": VOCABULARY.definitions()}


def programs(record: Any) -> Iterator[list[Json]]:
    """All that is printed somewhere in the data file."""
    for name, part in record.items() if isinstance(record, dict) else enumerate(record):
        if name == "effects":
            yield part
        elif isinstance(part, (dict, list)):
            yield from programs(part)


def test_every_program_of_the_box_fits_the_schema() -> None:
    found = list(programs(data()))
    assert len(found) > 100
    for program in found:
        assert problem(program, SCHEMA) is None, program
        assert not list(VOCABULARY.too_much(program))


def test_every_word_is_used_and_explained() -> None:
    used = {parts(effect)[0] for program in programs(data()) for effect in VOCABULARY.effects(program)}
    assert used == set(WORDS) == set(data()["effect_vocabulary"]["words"])


@pytest.mark.parametrize(
    "effect",
    [
        {"op": "gain", "W": 2},  # as it was written before
        {"gain": {"water": 2}},
        {"gain": {}},
        {"gain": {"W": "x"}},
        {"gain": {"VP_by_column": [1, 2]}},
        {"paradox": {}},
        {"set_focus": {"range": 9, "labs": True}},
        {"gain_worker": {"types": ["doctor"], "to": "active"}},
        {"standard_action": {"actions": ["mine"]}},
        {"modify": {"parameter": "gravity"}},
        {"exchange": {"give": {}, "get": {"N": 1}}},
        {"choose": [[{"gain": {"W": 1}}]]},
    ],
    ids=str,
)
def test_other_words_and_arguments_do_not(effect: Json) -> None:
    assert problem([effect], SCHEMA) is not None
