"""The chance of real matches: fair, secret, repeatable from the seed, and the fast generator has no part in it."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace

import pytest

import chronotable as ct
from chronotable.kernel import engine
from chronotable.kernel.chance import ChanceMismatch, NotTold, Script, Seed, Stream, Told, seed_bytes
from chronotable.kernel.errors import NoGenerator
from chronotable.kernel.notation import MOST_TAKEBACKS
from chronotable.kernel.rng import NO_GENERATOR, spread
from chronotable.kernel.state import Witness
from docs.examples.relics.game import GAME

SECRET = bytes(range(32))


def test_the_stream_is_as_documented() -> None:
    """docs/chance.md: somebody with the seed and a hash function gets the same outcomes."""
    text = (5).to_bytes(8, "big") + (1).to_bytes(4, "big") + (0).to_bytes(4, "big")
    block = hashlib.blake2b(text, key=SECRET, digest_size=64, person=b"chronotable 2").digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]
    stream = Stream(SECRET, 5, takebacks=1)
    assert [stream.below(49) for _ in range(16)] == [word % 49 for word in words]  # none of them is thrown away
    assert stream.below(1 << 32) != words[0]  # the next block


def test_no_outcome_is_likelier_than_others() -> None:
    """Of a range that divides the words badly, the words beyond the last whole range are thrown away."""
    n = 3 << 30  # of 2^32 words the last quarter would make the first third of outcomes twice as likely
    stream = Stream(SECRET, 1)
    thirds = Counter(stream.below(n) * 3 // n for _ in range(9000))
    assert all(2800 < thirds[third] < 3200 for third in range(3)), thirds


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_only_ranges_that_can_be_drawn_fairly(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        Stream(SECRET, 1).below(n)


def test_every_choice_takeback_and_seed_has_its_own_chance() -> None:
    first = {
        Stream(seed, number, takebacks).below(1 << 32)
        for seed in (SECRET, seed_bytes(2))
        for number in range(50)
        for takebacks in range(3)
    }
    assert len(first) == 300


def test_a_match_has_no_fast_generator() -> None:
    """Whoever plays a copy of a real match's state on must determinise it first: it cannot draw by accident."""
    m = ct.new(GAME, seed=3)
    assert m.position.rng == NO_GENERATOR
    with pytest.raises(NoGenerator):
        m.position.clone().below(2)
    with pytest.raises(NoGenerator):
        m.position.clone().shuffle([1, 2])
    assert m.determinise(0, 1).below(2) in (0, 1)
    for name in ct.games():
        state = ct.new(name, seed=1).position.clone()
        with pytest.raises(NoGenerator):
            engine.playout(state, state, 10_000)


def test_a_bare_state_is_not_a_match() -> None:
    s = GAME.start({}, 5)
    assert s.rng not in (NO_GENERATOR, spread(5))
    assert s.witness is None


def test_recorded_outcomes_are_repeated_in_their_order() -> None:
    script = Script((2, 0))
    assert script.below(3) == 2
    assert not script.is_over
    assert script.below(1) == 0
    assert script.is_over
    with pytest.raises(ChanceMismatch):
        script.below(1)


# ---- takebacks


def test_after_an_agreed_takeback_chance_does_not_repeat() -> None:
    m = ct.new("loop", players=2, seed=7)
    while not (m.history and len(m.history[-1].outcomes) > 3):
        assert m.decision is not None
        m.choose(m.decision.options[-1].key, m.decision.seat)
    choice = m.history[-1]
    at = len(m.history) - 1
    seen = {choice.outcomes}
    for takebacks in range(1, 6):
        m = m.take_back(at)
        assert m.origin.seeds[-1].takebacks == takebacks
        m.choose(choice.key, choice.seat)
        seen.add(m.history[-1].outcomes)
        assert m.verify()
        loaded = ct.load(m.save())
        assert loaded.verify()
        assert loaded.save() == m.save()
    assert len(seen) == 6
    assert m.commitment == ct.new("loop", players=2, seed=7).commitment  # one promise holds for all of it


def test_an_earlier_takeback_does_not_bring_back_what_a_later_one_showed() -> None:
    m = ct.new("loop", players=2, seed=7)
    for _ in range(12):
        assert m.decision is not None
        m.choose(m.decision.options[-1].key, m.decision.seat)
    again = m.take_back(8).take_back(3)
    assert [(seed.start, seed.takebacks) for seed in again.origin.seeds] == [(0, 0), (4, 2)]


def test_a_match_is_taken_back_only_as_often_as_a_save_can_tell() -> None:
    m = ct.new("loop", players=2, seed=7)
    m.choose(m.ask().options[0].key)
    last = m.origin.seeds[-1]
    m.origin = replace(m.origin, seeds=(last._replace(takebacks=MOST_TAKEBACKS - 1),))
    m = m.take_back(0)
    m.choose(m.ask().options[0].key)
    before = m.save()
    assert ct.load(before).origin.seeds[-1].takebacks == MOST_TAKEBACKS
    for language, words in (("en", "10000 agreed takebacks"), ("pl", "10000"), ("uk", "10000")):
        with pytest.raises(ct.IllegalUndo) as caught:
            m.take_back(0)
        assert words in ct.render(caught.value.message, language)
    assert m.save() == before, "nothing has changed"


# ---- undo behind the point where another seed took over


def until_undo(m: ct.Match, least: int) -> None:
    """On, until the last two choices can be taken back."""
    while len(m.history) < least or any(choice.revealed for choice in m.history[-2:]):
        assert m.decision is not None
        m.choose(m.decision.options[-1].key, m.decision.seat)


def test_undo_in_a_branch_does_not_lead_back_to_chance_that_somebody_knows() -> None:
    m = ct.new("loop", players=2, seed=7)
    until_undo(m, 6)
    at = len(m.history)
    branched = m.branch(at, seed=8)
    branched.undo()
    branched.undo()
    assert branched.origin.seeds == (Seed(0, seed_bytes(7)), Seed(at - 1, seed_bytes(8)))
    assert branched.commitment == m.branch(at, seed=8).commitment
    for match in (m, branched):
        while match.decision is not None and len(match.history) < at + 8:
            match.choose(match.decision.options[-1].key, match.decision.seat)
    assert [choice.outcomes for choice in branched.history] != [choice.outcomes for choice in m.history]
    assert branched.verify()
    assert ct.load(branched.save()).verify()


def test_undo_after_an_agreed_takeback_does_not_bring_back_what_was_seen() -> None:
    m = ct.new("loop", players=2, seed=7)
    until_undo(m, 6)
    at = len(m.history)
    m = m.take_back(at)
    m.undo()
    assert [(seed.start, seed.takebacks) for seed in m.origin.seeds] == [(0, 0), (at, 1)]


def test_outcomes_are_told_one_by_one() -> None:
    """What is due is named; what can come out one way only need not be told."""
    outcomes: list[int] = []
    with pytest.raises(NotTold) as lacking:
        Told(outcomes).below(6)
    assert lacking.value.bounds == [6]
    outcomes.append(4)
    told = Told(outcomes)
    assert (told.below(1), told.below(6), told.below(1)) == (0, 4, 0)
    with pytest.raises(NotTold):
        told.below(2)


def shuffled(chance: Told | Script) -> list[int]:
    state = ct.new("loop", seed=1).position.clone()
    state.draw_from(Witness(chance))
    cards = list(range(5))
    state.shuffle(cards)
    return cards


def test_of_a_shuffle_all_outcomes_are_named_at_once() -> None:
    """They are due in this order, whatever they are: so a shuffle is tried once, not once for each card."""
    for told, due in (([], [5, 4, 3, 2]), ([3], [4, 3, 2]), ([3, 0, 1], [2])):
        with pytest.raises(NotTold) as lacking:
            shuffled(Told(told))
        assert lacking.value.bounds == due
    assert shuffled(Told([3, 0, 1, 1])) == shuffled(Script([3, 0, 1, 1])) != list(range(5))
