"""A plan beside its rival, in the same imagined worlds: what each brings about, and what speaks for one of them.

`compare` takes two choices of a seat and makes the best plan of the own turn that begins with each.  Both plans are
carried out, and the others' answers to them, in a few worlds that fit what the seat knows.  A game says what it looks
for in that (`chronotable.kernel.reasons`); what differs are points for one or the other, the weightiest first.

Everything comes from the position that the seat may know and from a number: the same view, the same points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.bots.beam import Beam
from chronotable.bots.bot import Steps
from chronotable.bots.turns import chooser, go_on, is_running, take
from chronotable.kernel import engine
from chronotable.kernel.imagined_chance import ImaginedChance
from chronotable.kernel.reasons import Passage, Reason
from chronotable.kernel.rng import spread
from chronotable.kernel.state import Event, Witness

if TYPE_CHECKING:
    from chronotable.kernel.decision import Option
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_ANSWERS: Final = 60  # turns of others, at most
_LONGEST: Final = 40  # choices of a plan
_DIFFERENCE: Final = 0.3  # of the worlds, in which something unsure comes about for one of two plans only
_ALIKE: Final = 1e-6  # what plans are worth that come to the same, up to the hurry of planners

Names = tuple[tuple[str, Any], ...]


class Move(NamedTuple):
    """A choice of a plan: whose, and what it is called."""

    seat: int
    option: Option


@dataclass(slots=True)
class Plan:
    """The best plan that begins with a choice, and what came of it in each world."""

    first: str  # the choice's key
    moves: list[Move] = field(default_factory=list)  # the own ones, as far as they can be made in every world
    passages: list[Passage[Any]] = field(default_factory=list)
    at_once: list[Passage[Any]] = field(default_factory=list)  # of the first choice alone
    values: list[float] = field(default_factory=list)  # `Game.outlook` when it was carried out
    outcomes: list[float] = field(default_factory=list)  # `Game.outlook` when the others had answered
    work: int = 0  # choices weighed
    is_whole: bool = True  # these moves are all of it in every world


@dataclass(frozen=True, slots=True)
class Point:
    """Something that speaks for a plan: it brings it more often or more of it, or it is spared it."""

    reason: Reason[Any]
    names: Names
    weight: float
    ours: tuple[int, ...]  # how much of it there is in each world: of the plan that it speaks for,
    theirs: tuple[int, ...]  # and of the other one
    at_once: bool  # the first choice alone does it
    unsure: bool  # it is said with how often

    @property
    def worlds(self) -> int:
        return len(self.ours)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What speaks for the plan and what for its rival, and what both do alike; the weightiest first."""

    plan: Plan
    rival: Plan
    points: list[Point]
    against: list[Point]
    alike: list[Point]

    @property
    def is_equal(self) -> bool:
        """Do both come to the same in every world?"""
        return not self.points and not self.against and are_worth_the_same(self.plan, self.rival)

    @property
    def margin(self) -> float:
        """By how much the plan leads, by the game's outlook after the others' answers: a mean over the worlds."""
        count = len(self.plan.outcomes)
        return sum(one - other for one, other in zip(self.plan.outcomes, self.rival.outcomes)) / count


def are_worth_the_same(one: Plan, other: Plan) -> bool:
    return all(abs(mine - theirs) < _ALIKE for mine, theirs in zip(one.values, other.values))


class Comparer:
    """Makes plans of one seat's choices at one position, all in the same worlds."""

    def __init__(self, game: Game[Any], known: State, seat: int, number: int) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.number = number
        self.width = game.reasons.width
        self.keys = [option.key for option in options(game, known, seat)]

    def planned(self, first: str, worlds: int) -> Steps[Plan]:
        """The plan that begins with a choice, in the first so many worlds; one world further at every step."""
        plan = Plan(first)
        yield from self.extend(plan, worlds)
        return plan

    def extend(self, plan: Plan, worlds: int) -> Steps[None]:
        """The same in more worlds."""
        while len(plan.passages) < worlds:
            self.carry_out(plan, len(plan.passages))
            yield

    def carry_out(self, plan: Plan, number: int) -> None:
        """The plan in one world: its own moves, or from where they cannot be made others; and what is answered."""
        game, seat = self.game, self.seat
        before: State = game.imagine(self.known, seat, spread(self.number + number))
        s = before.clone()
        turn = game.turn(s)
        told = follow(game, s, seat, [self.keys.index(plan.first)])
        alone = Passage(seat, before, s.clone(), s, tuple(told))
        plan.at_once.append(Passage(seat, before, alone.after, alone.after, alone.told))
        moves = [Move(seat, options(game, before, seat)[self.keys.index(plan.first)])]
        expected = [move.option.key for move in plan.moves[1:]] if plan.moves else None
        while self.is_own(s, turn) and len(moves) < _LONGEST:
            offered = [option.key for option in options(game, s, seat)]
            if expected and expected[0] in offered:
                indices = [offered.index(expected.pop(0))]
            else:
                expected = None
                beam = Beam(game, s.clone(), seat, self.width if not number else max(1, self.width // 3))
                indices = beam.run().indices()
                plan.work += beam.weighed
            for index in indices:
                if not self.is_own(s, turn):
                    break
                moves.append(Move(seat, options(game, s, seat)[index]))
                told += follow(game, s, seat, [index])
        if plan.moves:
            plan.moves, before_that = in_common(plan.moves, moves), len(plan.moves)
            plan.is_whole = plan.is_whole and len(plan.moves) == before_that == len(moves)
        else:
            plan.moves = moves
        after = s.clone()
        plan.values.append(game.outlook(after, seat))
        answered = self.answer(plan, s, turn)
        plan.passages.append(Passage(seat, before, after, s, tuple(told), tuple(answered)))
        plan.outcomes.append(game.outlook(s, seat))

    def is_own(self, s: State, turn: int) -> bool:
        """Is the seat to choose, still in its turn?"""
        return bool(s.options) and self.game.turn(s) == turn and chooser(s, self.seat) == self.seat

    def answer(self, plan: Plan, s: State, turn: int) -> list[Event]:
        """What follows, everybody going by quick plans, up to where the game's reasons are looked for."""
        game = self.game
        heard: list[Event] = []
        for _ in range(_ANSWERS):
            if not is_running(s):
                break
            if not s.options:
                heard += gone_on(game, s)
                continue
            who = chooser(s, self.seat)
            if game.turn(s) != turn and (who == self.seat or not game.reasons.answered):
                break
            beam = Beam(game, s.clone(), who, game.ladder.quick)
            indices = beam.run().indices()
            plan.work += beam.weighed
            heard += follow(game, s, who, indices)
        return heard

    def comparison(self, plan: Plan, rival: Plan) -> Comparison:
        """What differs in the worlds that both were carried out in."""
        points: list[Point] = []
        against: list[Point] = []
        alike: list[Point] = []
        count = min(len(plan.passages), len(rival.passages))
        nothing = (0,) * count
        for reason in self.game.reasons.kinds:
            is_unsure = reason.is_unsure(self.known)
            mine, theirs = amounts(reason, plan.passages), amounts(reason, rival.passages)
            for names in dict.fromkeys([*mine, *theirs]):
                ours, others = mine.get(names, nothing)[:count], theirs.get(names, nothing)[:count]
                weight = reason.worth * (sum(ours) - sum(others)) / count
                if is_unsure and is_luck(ours, others):
                    continue
                if weight > 0:
                    points.append(
                        Point(reason, names, weight, ours, others, is_at_once(reason, names, plan, ours), is_unsure)
                    )
                elif weight < 0:
                    once = is_at_once(reason, names, rival, others)
                    against.append(Point(reason, names, -weight, others, ours, once, is_unsure))
                elif ours == others and all(ours) and not reason.is_bad:
                    both = reason.worth * sum(ours) / count
                    alike.append(
                        Point(reason, names, both, ours, others, is_at_once(reason, names, plan, ours), is_unsure)
                    )
        for each in (points, against, alike):
            each.sort(key=lambda point: -point.weight)
        return Comparison(plan, rival, points, against, alike)


def compare(
    game: Game[Any], known: State, seat: int, first: str, rival: str, number: int, worlds: int = 0
) -> Steps[Comparison]:
    """Two choices of a seat, by their keys; in as many worlds as the game says, or in so many."""
    comparer = Comparer(game, known, seat, number)
    count = worlds or game.reasons.worlds
    plan = yield from comparer.planned(first, count)
    other = yield from comparer.planned(rival, count)
    return comparer.comparison(plan, other)


def is_luck(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Is it about as frequent either way?  So few worlds cannot tell a small difference from none."""
    difference = abs(sum(amount > 0 for amount in ours) - sum(amount > 0 for amount in theirs))
    return difference < _DIFFERENCE * len(ours)


def amounts(reason: Reason[Any], passages: Sequence[Passage[Any]]) -> dict[Names, tuple[int, ...]]:
    """How much of it each world has, by what its sentence would name."""
    found: dict[Names, list[int]] = {}
    for world, passage in enumerate(passages):
        for names, n in reason.finds(passage):
            found.setdefault(names, [0] * len(passages))[world] += n
    return {names: tuple(ns) for names, ns in found.items()}


def is_at_once(reason: Reason[Any], names: Names, plan: Plan, whole: tuple[int, ...]) -> bool:
    """Does the first choice alone bring all of it?"""
    return amounts(reason, plan.at_once).get(names, ())[: len(whole)] == whole


def in_common(one: list[Move], other: list[Move]) -> list[Move]:
    """The moves that both begin with."""
    count = 0
    for mine, theirs in zip(one, other):
        if mine.option.key != theirs.option.key:
            break
        count += 1
    return one[:count]


# ---- carrying out, and listening


def options(game: Game[Any], s: State, seat: int) -> list[Option]:
    for who, step, numbers in engine.pending(s):
        if who == seat:
            return [game.option(s, step, number) for number in numbers]
    return []


def follow(game: Game[Any], s: State, seat: int, indices: Sequence[int]) -> list[Event]:
    """Carry these choices out, beginning with the seat's, and say what was told."""
    witness = listened(s)
    for index in indices:
        take(game, s, chooser(s, seat), index)
    return heard(s, witness)


def run_on(game: Game[Any], s: State) -> list[Event]:
    """On to the next choice, over the ends of turns."""
    told: list[Event] = []
    while not s.options and is_running(s):
        told += gone_on(game, s)
    return told


def gone_on(game: Game[Any], s: State) -> list[Event]:
    """On to the next choice, or the end of a turn."""
    witness = listened(s)
    go_on(game, s, game.turn(s))
    return heard(s, witness)


def listened(s: State) -> Witness:
    witness = Witness(ImaginedChance(s.rng))
    s.witness = witness
    return witness


def heard(s: State, witness: Witness) -> list[Event]:
    """Chance goes on as it would have without anybody listening."""
    chance = witness.chance
    assert isinstance(chance, ImaginedChance)
    s.rng = chance.rng
    s.witness = None
    return witness.events
