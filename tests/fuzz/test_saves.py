"""Whatever text is loaded: a match that can be played, or an error that says what is wrong."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

import chronotable as ct
from tests.fuzz.effort import examples
from tests.fuzz.mutation import mutate_save, mutate_text, play_to_the_end, resealed, saves

RANDOMS = st.randoms(use_true_random=False)


def load_or_refuse(text: str) -> ct.Match | None:
    try:
        return ct.load(text)
    except ct.ChronotableError as error:
        message = str(error)
    assert message
    assert not message.startswith("kernel-"), "every error has words"
    return None


@examples(100)
@given(st.one_of(st.text(), st.text().map(lambda text: f"Chronotable 1\n{text}"), st.text().map(resealed)))
def test_any_text(text: str) -> None:
    assert load_or_refuse(text) is None


@examples(100)
@given(st.text(), st.sampled_from(range(40)))
def test_any_text_with_a_good_seal(noise: str, line: int) -> None:
    lines = saves()[line % len(saves())].split("\n")
    lines[1 + line % (len(lines) - 1)] = noise
    if (m := load_or_refuse(resealed("\n".join(lines)))) is not None:
        play_to_the_end(m, line)


@examples(150)
@given(RANDOMS)
def test_changed_saves_without_their_seal(random: Random) -> None:
    """Any change is seen, since the seal does not fit any more."""
    text = resealed(random.choice(saves()))
    changed = mutate_text(text, random)
    m = load_or_refuse(changed)
    assert m is None or changed.rstrip("\n") == text.rstrip("\n")


@examples(250)
@given(RANDOMS)
def test_changed_saves_with_a_good_seal(random: Random) -> None:
    """The content itself is read: what is accepted can be played on, saved and loaded again."""
    body = random.choice(saves())
    for _ in range(random.choice([1, 1, 2, 3])):
        body = mutate_save(body, random)
    if (m := load_or_refuse(resealed(body))) is not None:
        assert ct.load(m.save()) == m
        play_to_the_end(m, 1)
