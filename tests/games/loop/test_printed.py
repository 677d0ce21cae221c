"""Pending steps in described positions: what each is called, and that it is read back as the step it was."""

from __future__ import annotations

import inspect
from typing import Any, cast

import pytest

import chronotable as ct
from chronotable.games.loop.components import box, data
from chronotable.games.loop.printed import STEPS, forms
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.vocabulary import VOCABULARY
from chronotable.kernel.step import own_fields
from tests.games.loop.table import table
from tests.games.playing import Json

PRINTED = [*box().card_effect, *(agent["ability"].get("effect", []) for agent in data()["agents"])]
EFFECTS = [effect for printed in PRINTED for effect in VOCABULARY.effects(printed)]

# A record of every step that names something, as positions have had it since version 2 of the rules.
RECORDS: list[Json] = [
    {"step": "actions"},
    {"step": "enter_phase", "phase": "acquire"},
    {"step": "enter_landing", "cubes": 3},
    {"step": "take_bonus", "agent": "mr_time"},
    {"step": "give_card", "card": "dynamite"},
    {"step": "use_own", "agent": "mr_time"},
    {"step": "push_to", "clone": "dawn>robots"},
    {"step": "push_to", "super_clone": "medieval>globalization"},
    {"step": "carry_clone", "origin": "dawn", "destination": "medieval", "pickup": "path"},
    {"step": "carry_clone", "origin": "dawn", "destination": "medieval", "pickup": "vortex"},
    {"step": "drop_clone", "clone": "dawn>robots", "destination": "medieval"},
    {"step": "drop_clone", "super_clone": "medieval>globalization", "destination": "medieval"},
    {"step": "move_agent_to", "agent": "mr_time", "steps": {"min": 1, "max": 2}},
    {"step": "move_agent_to", "agent": "mr_time", "to": "doctor"},
    {"step": "other_draws", "who": "other", "n": 1},
    {"step": "each_player", "block": [{"draw": {"who": "self", "n": 1}}], "done": ["mr_time"]},
    {"step": "resume", "you": "v_girl", "using": None, "last_card": "dynamite", "arrival": None, "callers": 0},
    {"step": "resume", "you": "v_girl", "using": "dynamite", "last_card": None, "arrival": "dawn", "callers": 1},
]  # fmt: skip


@pytest.fixture(scope="module")
def state() -> LoopState:
    eras = {
        "dawn": {"clones": ["dawn>robots"]},
        "medieval": {"super_clones": ["medieval>globalization"]},
    }
    m = table(eras=eras, options={"mode": "super_clones"})
    return cast(LoopState, m.position)


def test_steps_are_made_of_fields_with_nouns_or_of_what_is_printed() -> None:
    for term, kind in STEPS.kinds.items():
        if term not in forms():
            made_of = set(inspect.signature(kind).parameters) - set(kind.derived)
            assert made_of == set(own_fields(kind)), f"{term} is made of {made_of}"
            assert made_of <= set(STEPS.nouns), f"{term} has a field without a noun"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["step"])
def test_a_record_is_read_and_written_alike(state: LoopState, record: Json) -> None:
    assert STEPS.describe(state, STEPS.make(state, record)) == record


@pytest.mark.rule("LOOP-20.6")
def test_every_effect_of_the_box_is_described_as_it_is_printed(state: LoopState) -> None:
    seen = set()
    for effect in EFFECTS:
        ((word, printed),) = effect.items()
        step = VOCABULARY.compile([effect])[-1]
        described = STEPS.describe(state, step)
        seen.add(word)
        details: Any = described.get("block", {name: described[name] for name in described if name != "step"})
        assert details == printed, effect
        assert STEPS.describe(state, STEPS.make(state, described)) == described
    assert len(seen) > 15


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({"step": "push_to"}, '"push_to" with these values cannot be pending'),
        ({"step": "push_to", "clone": "dawn>robots", "super_clone": "medieval>globalization"}, "cannot be pending"),
        ({"step": "push_to", "clone": "end>industrial"}, "cannot be pending"),
        ({"step": "drop_clone", "clone": "dawn>robots", "destination": "end"}, "cannot be pending"),
        ({"step": "carry_clone", "origin": "dawn", "destination": "end", "pickup": "path"}, "cannot be pending"),
        ({"step": "carry_clone", "origin": "dawn", "destination": "medieval", "pickup": "none"}, "path and vortex"),
        ({"step": "use_own", "agent": "v_girl"}, "cannot be pending"),
        ({"step": "destruction_bonus", "era": "dawn"}, "cannot be pending"),
        ({"step": "move_agent_to", "agent": "mr_time"}, "agenda.0"),
        ({"step": "move_agent_to", "agent": "nobody", "steps": 1}, "agenda.0.agent"),
        ({"step": "move_agent_to", "agent": "mr_time", "who": "any", "steps": 1}, "agenda.0"),
        ({"step": "other_draws", "who": "self", "n": 1}, "agenda.0.who"),
        ({"step": "each_player", "block": []}, "agenda.0"),
        ({"step": "may", "block": [{"ready": {"n": 1}}], "done": []}, "agenda.0"),
        ({"step": "destroy_clone", "era": "own", "n": {"min": 3, "max": 1}}, "agenda.0.n"),
    ],
    ids=str,
)
def test_what_cannot_be_is_told_by_its_step_and_field(state: LoopState, record: Json, told: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        STEPS.make(state, record, "agenda.0")
    assert told in str(caught.value)
