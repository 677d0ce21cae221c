"""The planner plans the whole turn, keeps to one world for it, and takes as much work as its budget allows."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.bots import Planner
from chronotable.bots.beam import Beam
from chronotable.bots.bot import finished
from chronotable.kernel.match import Match
from chronotable.kernel.rng import spread

GAMES = ["loop", "merchants", "anachrony", "room25"]


def midgame(game: str, choices: int = 12) -> Match:
    match = ct.new(game, players=4 if game == "room25" else 2, seed=3)
    for _ in range(choices):
        seat = match.waiting()[0]
        match.choose(ct.bot("random").choose(match, seat), seat)
    return match


def own_turn(match: Match, bot: Planner) -> list[str]:
    """The keys of all that the bot chooses up to the end of the turn."""
    turn = match.game.turn(match.position)
    keys = []
    while (decision := match.decision) is not None and match.game.turn(match.position) == turn:
        keys.append(bot.choose(match, decision.seat))
        match.choose(keys[-1], decision.seat)
    return keys


def test_whatever_way_a_match_came_about_the_planner_chooses_alike_in_it() -> None:
    match, bot = midgame("loop"), Planner(4)
    keys = own_turn(match, bot)
    begin = len(match.history) - len(keys)
    for at in range(begin, len(match.history)):
        seat = match.history[at].seat
        again = match.branch(at)
        loaded = ct.load(again.save())
        assert bot.choose(again, seat) == Planner(4).choose(loaded, seat) == keys[at - begin]
        again.choose(keys[at - begin], seat)
        if again.can_undo():
            again.undo()
            assert bot.choose(again, seat) == keys[at - begin]


def test_a_turn_is_planned_in_one_world_and_the_next_in_another() -> None:
    match, bot = midgame("loop"), Planner(2)
    numbers: dict[int, set[int]] = {}
    while len(numbers) < 3 and (decision := match.decision) is not None:
        known = match.determinise(decision.seat, 0)
        number = bot._number_of(match, known, decision.seat, [], None)
        numbers.setdefault(match.game.turn(known), set()).add(number)
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert len(numbers) == len(set().union(*numbers.values())) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_beam_follows_its_lines_to_the_end_of_the_turn(game: str) -> None:
    match = midgame(game)
    seat = match.waiting()[0]
    world = match.determinise(seat, 7)
    beam = Beam(match.game, world, seat, 3)
    best = beam.run()
    assert not beam.is_open(best.world)
    assert best.value == max(line.value for line in beam.ended) == max(beam.outlooks())
    assert beam.outlooks()[best.first] == best.value


def test_a_wide_beam_finds_what_a_narrow_one_passes_by() -> None:
    gain = 0.0
    for seed in range(4):
        match = ct.new("loop", players=2, seed=seed)
        seat = match.waiting()[0]
        world = match.determinise(seat, 7)
        gain += Beam(match.game, world, seat, 8).run().value - Beam(match.game, world, seat, 1).run().value
    assert gain > 0


@pytest.mark.parametrize("game", ["loop", "merchants"])
def test_a_budget_is_counted_in_work_and_buys_a_wider_beam(game: str) -> None:
    match = midgame(game, 0)
    seat = match.waiting()[0]
    known = match.determinise(seat, 0)
    widths, work = [], []
    for budget in (1, 16, 256):
        beam = finished(Planner(8, budget).planning(match.game, known, seat, 5))
        widths.append(beam.width)
        work.append(beam.weighed)
        assert beam.width == 1 or beam.weighed <= budget * match.game.ladder.pace
    assert widths == sorted(widths)
    assert widths[0] < widths[-1] <= 8
    assert work == sorted(work)
    unlimited = finished(Planner(8).planning(match.game, known, seat, 5))
    assert (
        unlimited.best().value == Beam(match.game, match.game.determinise(known, seat, spread(5)), seat, 8).run().value
    )
