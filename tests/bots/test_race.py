"""Races of favoured options: the same worlds for all, no simulation wasted on who is clearly behind."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.bots import Greedy, Search
from chronotable.bots.race import Race, Runner
from chronotable.bots.turns import options_of
from chronotable.kernel.match import Match


def runner(*endings: float) -> Runner:
    made = Runner(0, 0.0)
    made.endings = list(endings)
    return made


def first_turn() -> tuple[Match, int]:
    """Of a game: many ways to send a worker out."""
    match = ct.new("anachrony", seed=3, players=2)
    before = ct.bot("greedy")
    while match.view(None)["phase"] != "action":
        match.choose(before.choose(match, match.decisions[0].seat), match.decisions[0].seat)
    return match, match.decisions[0].seat


def race(simulations: int) -> Race:
    match, seat = first_turn()
    made = Race(match.game, match.determinise(seat, 0), seat, 5)
    made.run(simulations)
    return made


def test_who_is_behind_in_every_world_is_clearly_behind() -> None:
    """However much the worlds themselves differ."""
    ahead = runner(0.2, 0.9, 0.4, 0.7, 0.1, 0.6)
    assert runner(0.18, 0.89, 0.38, 0.67, 0.08, 0.58).is_clearly_behind(ahead)


def test_who_is_ahead_in_some_worlds_is_not_clearly_behind() -> None:
    ahead = runner(0.2, 0.9, 0.4, 0.7, 0.1, 0.6)
    assert not runner(0.5, 0.5, 0.5, 0.5, 0.3, 0.5).is_clearly_behind(ahead)
    assert not runner(*ahead.endings).is_clearly_behind(ahead)


def test_no_more_simulations_than_allowed() -> None:
    run = race(20)
    assert len(run.runners) > 1
    assert 0 < run.simulations() <= 20


def test_whoever_drops_out_ran_in_the_same_worlds() -> None:
    run = race(60)
    again = race(12)
    for short, long in zip(again.runners, run.runners):
        assert long.endings[: len(short.endings)] == short.endings


def test_without_simulations_the_plan_decides() -> None:
    run = race(1)
    assert run.winner() == run.prospects.index(max(run.prospects))


@pytest.mark.parametrize("simulations", [1, 40])
def test_the_winner_is_what_is_told_first(simulations: int) -> None:
    run = race(simulations)
    told = run.opinions()
    assert told[run.winner()] == max(told, key=lambda each: (each[1], each[0]))
    assert sum(share for _, share in told) == pytest.approx(1.0)


def test_a_turn_is_played_to_its_end_by_the_best_plan() -> None:
    match, seat = first_turn()
    world = match.determinise(seat, 0)
    found, _ = Greedy(width=1).look_ahead(match.game, [world], seat)
    after = Greedy(width=1).turn_played(match.game, world, seat)
    assert match.game.turn(after) > match.game.turn(world)
    assert match.game.evaluate(after, seat) == pytest.approx(max(found), abs=1e-5)


def test_search_takes_what_the_race_finds() -> None:
    match = ct.new("anachrony", seed=4, players=2)
    seat = match.decisions[0].seat
    bot = Search(simulations=20)
    assert bot.choose(match, seat) == bot.weigh(match, seat)[0].key
    assert len(bot.weigh(match, seat)) == len(options_of(match.determinise(seat, 0), seat))
