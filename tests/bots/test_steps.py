"""A thought in steps, with pauses for others, comes to the same choice as one without."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.bots import Bot, Steps, Weighing, make
from chronotable.kernel import engine
from chronotable.kernel.match import Match


def midgame(game: str) -> tuple[Match, int]:
    """Some choices into a game, where the seat has a choice to make."""
    match = ct.new(game, seed=3)
    for _ in range(12):
        seat = engine.pending(match.position)[0][0]
        match.choose(make("random").choose(match, seat), seat)
    return match, engine.pending(match.position)[0][0]


@pytest.mark.parametrize("game", ["loop", "room25", "anachrony", "merchants"])
@pytest.mark.parametrize("bot", ["search:14", "planner:3", "strong:1", "greedy", "random"])
def test_thoughts_that_take_turns_do_not_disturb_one_another(game: str, bot: str) -> None:
    match, seat = midgame(game)
    wanted = make(bot).choose(match, seat), make(bot).weigh(match, seat)
    thoughts: list[Steps[str] | Steps[list[Weighing]]] = [
        make(bot).choosing(match, seat),
        make(bot).weighing(match, seat),
    ]
    found: dict[int, str | list[Weighing]] = {}
    while len(found) < len(thoughts):
        for number, thought in enumerate(thoughts):
            if number not in found:
                try:
                    next(thought)
                except StopIteration as end:
                    found[number] = end.value
    assert (found[0], found[1]) == wanted


@pytest.mark.parametrize("game", ["loop", "anachrony"])
def test_a_search_can_be_put_aside_after_every_simulation(game: str) -> None:
    match, seat = midgame(game)
    bot: Bot = make("search:12")
    assert sum(1 for _ in bot.choosing(match, seat)) >= 6


@pytest.mark.parametrize("game", ["loop", "anachrony"])
def test_a_search_that_was_run_in_pieces_is_the_same_search(game: str) -> None:
    match, seat = midgame(game)
    known = match.determinise(seat, 0)
    bot = ct.bots.Search(20)
    whole = bot.simulated(match.game, known, seat, 5)
    parts = ct.bots.Search(3).simulated(match.game, known, seat, 5)
    for more in (1, 7, 9):
        parts.run(more)
    assert parts.simulations() == whole.simulations()
    assert parts.opinions() == whole.opinions()
