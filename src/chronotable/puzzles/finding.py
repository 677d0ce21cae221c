"""Looking for puzzles: bots play, and every position of theirs is asked what can be proved of it."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from chronotable import api, bots
from chronotable.kernel import engine
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match
from chronotable.kernel.rng import spread
from chronotable.kernel.state import State
from chronotable.puzzles.goal import Goal, goals
from chronotable.puzzles.proof import prove
from chronotable.puzzles.puzzle import HARDEST, Puzzle
from chronotable.puzzles.search import NotProvable

_LONGEST: Final = 2_000  # choices of a game
_FEWEST: Final = 2  # wrong first choices: with less it is no puzzle
SOLVERS: Final = ("greedy", "search:50", "planner", "search:200")  # asked how hard it is, each with three seeds
_SEEDS: Final = 3
_LETTERS: Final = "abcdefgh"  # of seats, in ids


def find(goal: Goal, seeds: Sequence[int], player: str, told: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles in the games with these seeds, ungraded ones left out; `told` counts why other positions are none."""
    for seed in seeds:
        match = _opening(goal, seed)
        turns: dict[tuple[int, int], list[State]] = {}  # by turn and seat
        bot = bots.make(player, seed=seed)
        game = match.game
        while match.result is None and len(match.history) < _LONGEST:
            seat = match.waiting()[0]
            position = match.position
            if not goal.asked or any(seat == who and word in goal.asked for who, word in _asked(position)):
                turns.setdefault((game.turn(position), seat), []).append(position)
            match.choose(bot.choose(match, seat), seat)
        for (number, seat), asked in turns.items():
            if (found := _first_of_turn(game, goal, seat, asked, told)) is not None:
                s = found
                told_by = _told_by(game, goal, s, seat)
                if (
                    puzzle := _puzzle(game, told_by, f"{told_by.id}-{seed}-{number}{_LETTERS[seat]}", seat, s)
                ) is not None:
                    told["found"] += 1
                    yield puzzle


def _asked(s: State) -> list[tuple[int, str]]:
    return [(seat, step.term) for seat, step, _ in engine.pending(s)]


def _opening(goal: Goal, seed: int) -> Match:
    match = api.new(goal.game, seed=seed, **dict(goal.options))
    if not goal.known:
        return match
    s = match.position.clone()
    show(goal, s)
    return api.position(goal.game, match.game.describe(s), seed=seed)


def show(goal: Goal, s: State) -> None:
    """All that the puzzle shows and the game would hide."""
    for field in goal.known:
        setattr(s, field, [True] * len(getattr(s, field)))


def _first_of_turn(game: Game[Any], goal: Goal, seat: int, asked: Sequence[State], told: Counter[str]) -> State | None:
    """From the end of the turn backwards, as far as can be proved: the earliest position is the longest puzzle."""
    found: State | None = None
    for position in reversed(asked):
        s = game.determinise(position, seat, spread(1))
        show(goal, s)
        try:
            proof = prove(game, goal, s, seat)
        except NotProvable as why:
            told[str(why)] += 1
            if why.is_final:
                break  # what was before comes to this position, too
            continue
        if len(proof.only[0].others) >= _FEWEST:
            found = s
    return found


def _told_by(game: Game[Any], goal: Goal, s: State, seat: int) -> Goal:
    """The harder goal where that is reached as well, and only so."""
    if goal.harder:
        harder = goals(goal.game)[goal.harder]
        with contextlib.suppress(NotProvable):
            prove(game, harder, s, seat)
            return harder
    return goal


def _puzzle(game: Game[Any], goal: Goal, id: str, seat: int, s: State) -> Puzzle | None:
    """Graded; None where the position cannot be described so that the same is proved of it."""
    proof = prove(game, goal, s, seat)  # of the goal it is told by
    puzzle = Puzzle(
        goal.game, id, goal, 0, seat, game.describe(s), proof.start, proof.best, proof.only, proof.rest, proof.positions
    )
    try:
        match = puzzle.begin()
        if prove(game, goal, match.position, seat) != proof:
            return None
    except (ChronotableError, NotProvable):
        return None
    missed = [
        bots.make(name, seed=seed).choose(match, match.waiting()[0]) != proof.only[0].key
        for name in SOLVERS
        for seed in range(_SEEDS)
    ]
    grade = min(HARDEST, 1 + sum(missed) * HARDEST // (len(missed) + 1))
    return Puzzle(
        goal.game,
        id,
        goal,
        grade,
        seat,
        puzzle.position,
        proof.start,
        proof.best,
        proof.only,
        proof.rest,
        proof.positions,
    )
