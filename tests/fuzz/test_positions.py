"""Whatever is described as a position: a match that can be played to its end, or an error that says what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import chronotable as ct
from tests.fuzz.effort import examples
from tests.fuzz.mutation import mutate, play_to_the_end, positions

RANDOMS = st.randoms(use_true_random=False)
WORDS = sorted(ct.position_schema("loop")["properties"])
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from(WORDS)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(st.text(max_size=5), st.sampled_from(WORDS)), inner)
    ),
    max_leaves=20,
)


def place_or_refuse(description: Any) -> ct.Match | None:
    try:
        return ct.position("loop", description, seed=3)
    except ct.ChronotableError as error:
        message = str(error)
    assert message
    assert not message.startswith(("kernel-", "loop-")), "every error has words"
    return None


def check_playable(m: ct.Match) -> None:
    assert ct.position("loop", ct.position_of(m)) == m
    play_to_the_end(m, 1)


@examples(100)
@given(st.one_of(JSON, st.dictionaries(st.sampled_from(WORDS), JSON)))
def test_any_json(description: Any) -> None:
    if (m := place_or_refuse(description)) is not None:
        check_playable(m)


@examples(250)
@given(RANDOMS)
def test_changed_descriptions(random: Random) -> None:
    description = json.loads(random.choice(positions()))
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        if description:
            mutate(description, json.loads(random.choice(positions())), random, ("agenda", "action", "agents"))
    before = json.dumps(description)
    m = place_or_refuse(description)
    assert json.dumps(description) == before, "what was given is left alone"
    if m is not None:
        check_playable(m)


@examples(60)
@given(RANDOMS)
def test_parts_of_descriptions(random: Random) -> None:
    """What is left out is set up as usual."""
    whole = json.loads(random.choice(positions()))
    names = random.sample(sorted(whole), random.randrange(1, 8))
    m = place_or_refuse({name: whole[name] for name in names})
    if m is not None:
        check_playable(m)
