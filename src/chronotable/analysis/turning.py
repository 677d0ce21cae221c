"""The choices that cost most: each against the best plan that its seat could have had instead.

A plan is made in worlds that fit what the seat saw, by a bot's beam up to the end of the turn, and is worth what the
odds say there.  First all choices that may have cost something are looked at in one world; then the worst of them in
worlds of their own, so that the figure is not the luck of having been picked.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.analysis.luck import Part, index_of, values_at
from chronotable.bots.beam import Beam, Line
from chronotable.bots.turns import chooser, options_of, take
from chronotable.kernel import engine
from chronotable.kernel.rng import spread

if TYPE_CHECKING:
    from chronotable.kernel.choice import Choice
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.message import Message
    from chronotable.kernel.state import State

TURNS: Final = 3  # choices that are told
_LOOKED_AT: Final = 24  # choices in the first round
_AGAIN: Final = 6  # in the second one
_WORLDS: Final = 4  # of the second one
_RIVALS: Final = 3  # other options that are compared with what was chosen
_WIDTH: Final = 4  # lines of a plan
_LEAST: Final = 100  # ten-thousandths; less is no difference
_STEPS: Final = 6  # of a plan that are told
_FIRST_WORLD: Final = 1000  # numbers of worlds of the second round


class Turn(NamedTuple):
    """A choice, what it cost its seat, and what would have been better."""

    number: int
    seat: int
    cost: int  # ten-thousandths
    key: str
    label: Message
    better: list[tuple[str, Message]]  # a plan: keys and labels, as far as it rests on no luck


class _Looked(NamedTuple):
    cost: int
    option: int  # the place of the best other one


def turning(match: Match, parts: list[Part], line_of: dict[int, int]) -> Generator[None, None, list[Turn]]:
    """Found in steps, between which others may have theirs; `line_of` says which line is a seat's."""
    suspects = sorted(
        (each for each in parts if _count(match, each) > 1), key=lambda each: each.choice[line_of[each.seat]]
    )[:_LOOKED_AT]
    first: list[tuple[int, Part]] = []
    for part in suspects:
        looked = yield from _looked_at(match, part, line_of[part.seat], [0], _RIVALS)
        if looked.cost >= _LEAST:
            first.append((looked.cost, part))
    first.sort(key=lambda each: -each[0])
    found: list[Turn] = []
    for _, part in first[:_AGAIN]:
        worlds = [_FIRST_WORLD + number for number in range(_WORLDS)]
        looked = yield from _looked_at(match, part, line_of[part.seat], worlds, _RIVALS)
        if looked.cost >= _LEAST:
            found.append(_told(match, part, looked))
    found.sort(key=lambda each: -each.cost)
    return sorted(found[:TURNS], key=lambda each: each.number)


def _count(match: Match, part: Part) -> int:
    return len(options_of(match.history[part.number - 1].before, part.seat))


def _looked_at(match: Match, part: Part, line: int, worlds: list[int], rivals: int) -> Generator[None, None, _Looked]:
    """How much better the best of the options that plans favour is than what was chosen, on average."""
    game, choice = match.game, match.history[part.number - 1]
    taken = index_of(choice.before, choice.seat, choice.key)
    compared = _favourites(game, choice, worlds[0], taken, rivals)
    yield
    totals = dict.fromkeys([taken, *compared], 0)
    for number in worlds:
        world = game.determinise(choice.before, choice.seat, spread(number))
        for index in totals:
            end = _planned(game, world.clone(), choice.seat, index)
            values = values_at(game, end)
            totals[index] += values[line] if values is not None else 0
            yield
    best = max(compared, key=totals.__getitem__, default=taken)
    return _Looked((totals[best] - totals[taken]) // len(worlds), best)


def _favourites(game: Game[Any], choice: Choice, world: int, taken: int, count: int) -> list[int]:
    """The other options that the best lines of a beam begin with."""
    beam = Beam(game, game.determinise(choice.before, choice.seat, spread(world)), choice.seat, _WIDTH)
    beam.run()
    outlooks = beam.outlooks()
    order = sorted((index for index in range(len(outlooks)) if index != taken), key=lambda index: -outlooks[index])
    return order[:count]


def _planned(game: Game[Any], world: State, seat: int, index: int) -> State:
    """Where an option leads when the seat makes the best of it to the end of its turn."""
    turn = game.turn(world)
    take(game, world, seat, index)
    if world.options and game.turn(world) == turn and chooser(world, seat) == seat:
        return Beam(game, world, seat, _WIDTH).run().world
    return world


def _told(match: Match, part: Part, looked: _Looked) -> Turn:
    choice = match.history[part.number - 1]
    label = match.game.option(choice.before, *_asked(choice.before, choice.seat, choice.key)).label
    better = _plan(match.game, choice, looked.option)
    return Turn(part.number, part.seat, looked.cost, choice.key, label, better)


def _asked(s: State, seat: int, key: str) -> tuple[Any, int]:
    """The step that asks the seat, and the option of that key."""
    for who, step, options in engine.pending(s):
        if who == seat:
            return step, next(option for option in options if step.key(s, option) == key)
    raise ValueError(key)


def _plan(game: Game[Any], choice: Choice, index: int) -> list[tuple[str, Message]]:
    """The steps of the plan that begins with an option, until chance has a word in it."""
    seat = choice.seat
    world = game.determinise(choice.before, seat, spread(_FIRST_WORLD))
    after = world.clone()
    take(game, after, seat, index)
    indices = [index]
    if after.options and game.turn(after) == game.turn(world) and chooser(after, seat) == seat:
        best: Line = Beam(game, after, seat, _WIDTH).run()
        indices += best.indices()
    found: list[tuple[str, Message]] = []
    for each in indices[:_STEPS]:
        who = chooser(world, seat)
        if who != seat:
            break
        asked = next((step, options) for one, step, options in engine.pending(world) if one == who)
        option = game.option(world, asked[0], asked[1][each])
        found.append((option.key, option.label))
        before = world.rng
        take(game, world, who, each)
        if world.rng != before:
            break
    return found
