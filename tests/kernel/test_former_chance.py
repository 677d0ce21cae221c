"""Chance as it was before it had versions: repeated and proved, never drawn.  Also on the compiled build."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games import game
from chronotable.kernel import former_chance
from chronotable.kernel.chance import VERSION, Seed, seed_bytes
from chronotable.kernel.match import begin
from chronotable.kernel.origin import Origin

SECRET = bytes(range(32))


def former() -> ct.Match:
    """A match that was begun and played before chance had versions."""
    loop = game("loop")
    origin = Origin(loop.check_options({"players": 2}, ()), None, (), (Seed(0, SECRET, 0, former_chance.VERSION),))
    m = begin(loop, origin, origin.proof_of(0))
    for number in range(1, 8):
        assert m.decision is not None
        m._choose(m.decision.options[-1].key, m.decision.seat, origin.proof_of(number))
    return m


def test_nothing_is_drawn_by_the_former_chance_any_more() -> None:
    m = former()
    assert m.decision is not None
    with pytest.raises(ValueError, match="version 1"):
        m.choose(m.decision.options[0].key)


def test_an_old_match_repeats_its_outcomes_goes_on_with_todays_chance_and_proves_both() -> None:
    old = former()
    m = ct.load(old.save())
    assert [choice.outcomes for choice in m.history] == [choice.outcomes for choice in old.history]
    assert [(seed.start, seed.version) for seed in m.origin.seeds] == [(0, former_chance.VERSION), (8, VERSION)]
    while m.decision is not None and len(m.history) < 20:
        m.choose(m.decision.options[-1].key, m.decision.seat)
    assert any(choice.outcomes for choice in m.history[7:])
    assert m.verify()
    assert ct.load(m.save()).verify()
    earlier = m.branch(5)  # also where it branches before the change
    assert [(seed.start, seed.version) for seed in earlier.origin.seeds] == [(0, former_chance.VERSION), (6, VERSION)]


def test_an_old_match_goes_on_after_undo() -> None:
    m = ct.load(former().save())
    m.undo()
    m.undo()
    assert [(seed.start, seed.version) for seed in m.origin.seeds] == [(0, former_chance.VERSION), (6, VERSION)]
    while m.decision is not None and len(m.history) < 12:
        m.choose(m.decision.options[-1].key, m.decision.seat)
    assert any(choice.outcomes for choice in m.history[5:])
    assert m.verify()


def test_a_former_seed_and_todays_do_not_begin_at_the_same_choice() -> None:
    seeds = (Seed(0, SECRET, 0, former_chance.VERSION), Seed(8, seed_bytes(2), 0, former_chance.VERSION))
    later = Origin({}, None, (), seeds).until(7)
    assert later.seeds == (seeds[0], Seed(8, seed_bytes(2)))


def test_the_log_of_an_old_match_keeps_the_chance_it_was_drawn_with() -> None:
    """There chance repeated after a takeback: to say otherwise would make its proof wrong."""
    old = former().origin
    assert old.taken_back(3) == old.undone(3) == old
