"""Steps and the agenda: none fizzles, one resolves by itself, several ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import Gain, GainTug
from chronotable.kernel import engine
from chronotable.kernel.chance import ChanceMismatch, Script, Stream, seed_bytes
from chronotable.kernel.errors import EndlessSteps
from chronotable.kernel.rng import spread
from chronotable.kernel.state import State, Witness
from chronotable.kernel.step import Simultaneously, Step


class Board(State):
    """A state that remembers what was done."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def clone(self) -> Board:
        copy = Board()
        copy.copy_base(self)
        copy.done = self.done.copy()
        return copy


class Ask(Step[Board]):
    def __init__(self, name: str, options: list[int], then: Callable[[Board, int], None] | None = None) -> None:
        self.name = name
        self.offered = options
        self.then = then

    def options(self, s: Board) -> list[int]:
        return self.offered

    def apply(self, s: Board, option: int) -> None:
        s.done.append(f"{self.name}{option}")
        if self.then is not None:
            self.then(s, option)


class PayBreakthroughs(Ask):
    """Called as its class is."""


class Tug(Ask):
    term: ClassVar[str] = "gain_any"


class Base(Ask):
    term: ClassVar[str] = ""


class TakeX(Base):
    """Called as its class is, whatever the base says."""


def test_a_step_is_called_like_its_class_unless_it_says_otherwise() -> None:
    """Whether its class and the kernel's are compiled or not; `Gain` is compiled where anything is."""
    named = [kind.term for kind in (PayBreakthroughs, Tug, TakeX, Gain, GainTug, Simultaneously)]
    assert named == ["pay_breakthroughs", "gain_any", "take_x", "gain", "gain_any", "simultaneously"]
    assert [kind.term for kind in (Step, Base, Effect)] == ["", "", ""]


def run(*steps: Step[Any]) -> Board:
    """The first step given is the first one to come."""
    s = Board()
    s.agenda = list(reversed(steps))
    engine.advance(s)
    return s


def test_a_step_without_options_fizzles_and_one_option_is_taken() -> None:
    s = run(Ask("a", []), Ask("b", [7]), Ask("c", [1, 2]), Ask("d", [0]))
    assert s.done == ["b7"]
    assert s.options == [1, 2]
    engine.choose(s, 1)
    assert s.done == ["b7", "c2", "d0"]
    assert (s.step, s.options, s.agenda) == (None, [], [])


def test_what_a_step_pushes_comes_before_what_waited() -> None:
    inner = Ask("inner", [1, 2])
    s = run(Ask("outer", [1, 2], lambda s, _: s.agenda.append(inner)), Ask("after", [5]))
    engine.choose(s, 0)
    assert engine.whole_agenda(s)[0] is inner
    engine.choose(s, 0)
    assert s.done == ["outer1", "inner1", "after5"]


def test_choosing_in_a_finished_game_is_an_error() -> None:
    with pytest.raises(IndexError):
        engine.choose(run(), 0)


def test_a_copy_is_not_witnessed_and_shares_no_agenda() -> None:
    s = run(Ask("a", [1, 2]), Ask("b", [1, 2]))
    s.witness = Witness(Script(()))
    copy = s.clone()
    engine.choose(copy, 0)
    assert copy.witness is None
    assert s.done == []
    assert len(s.agenda) == 1


def test_playout_plays_to_the_end_or_to_the_limit() -> None:
    rng = Board()
    rng.rng = spread(5)
    steps = [Ask(str(number), [1, 2]) for number in range(10)]
    assert engine.playout(run(*steps), rng, 100) == 10
    assert engine.playout(run(*steps), rng, 4) == 4


# ---- chance


def test_numbers_are_below_the_bound_and_about_equally_often() -> None:
    s = Board()
    s.rng = spread(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[s.below(6)] += 1
    assert all(850 < count < 1150 for count in counts), counts


def test_shuffling_reaches_every_order() -> None:
    s = Board()
    s.rng = spread(1)
    orders = set()
    for _ in range(500):
        items = [1, 2, 3, 4]
        s.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24


def test_a_witness_records_outcomes_and_repeats_a_script() -> None:
    s = Board()
    s.draw_from(Witness(Stream(seed_bytes(3), 1)))
    assert s.witness is not None
    drawn = [s.below(10) for _ in range(5)]
    assert s.witness.outcomes == drawn
    assert s.witness.revealed
    again = Board()
    again.draw_from(Witness(Script(drawn)))
    assert [again.below(10) for _ in range(5)] == drawn
    with pytest.raises(ChanceMismatch):
        again.below(10)


def test_a_scripted_outcome_must_be_possible() -> None:
    s = Board()
    s.draw_from(Witness(Script([7])))
    with pytest.raises(ChanceMismatch):
        s.below(6)


def test_a_witness_sees_whether_something_was_revealed() -> None:
    s = Board()
    s.reveal()  # without a witness nobody cares
    s.witness = Witness(Script(()))
    assert not s.witness.revealed
    s.reveal()
    assert s.witness.revealed


class Treadmill(Ask):
    """One answer only, and then the same again."""

    def apply(self, s: Board, option: int) -> None:
        s.agenda.append(self)


@pytest.mark.parametrize("simultaneous", [False, True])
def test_steps_that_never_end_are_told_instead_of_a_program_that_hangs(simultaneous: bool) -> None:
    s, endless = Board(), Treadmill("t", [0])
    s.agenda = [Simultaneously([endless])] if simultaneous else [endless]
    with pytest.raises(EndlessSteps, match="'treadmill'"):
        engine.advance(s)
