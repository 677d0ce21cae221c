"""Where a finished game turned: luck and choices add up, what is better was to be had, and nothing is said too soon."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import chronotable as ct
from chronotable.analysis import Analyst, Part, luck
from chronotable.analysis.luck import WHOLE, Line, is_certain
from chronotable.analysis.telling import as_json, tenths, told_share
from chronotable.kernel.match import Match

GAMES: dict[str, dict[str, Any]] = {
    "loop": {"players": 2},
    "room25": {"players": 4},
    "merchants": {"players": 2},
    "anachrony": {"players": 2, "paths": "random", "leaders": "random"},
}


@cache
def played(game: str) -> Match:
    """A whole game of careless players: there is something to find fault with."""
    match, chance = ct.new(game, seed=3, **GAMES[game]), random.Random(1)
    while match.waiting():
        seat = match.waiting()[-1]
        match.choose(chance.choice(match.ask(seat).options), seat)
    return match


@cache
def analysed(game: str) -> ct.Analysis:
    return ct.analyse(played(game))


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_choices_add_up_to_the_whole_exactly(game: str) -> None:
    found = analysed(game)
    assert found.lines
    for place, (line, share) in enumerate(zip(found.lines, found.shares, strict=True)):
        known = [value for value in line.values if value is not None]
        assert known[-1] in (0, WHOLE), "the end is certain"
        changes = [part.choice[place] + part.luck[place] for part in found.parts]
        assert changes == [after - before for before, after in pairwise(known)]
        assert share.own + share.others + share.luck == known[-1] - known[0]
        told: dict[str, Any] = dict(told_share(share).args)
        assert told["own"] + told["others"] + told["luck"] == told["whole"], "what people read adds up, too"


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_where_chance_had_a_word(game: str) -> None:
    match, found = played(game), analysed(game)
    for part in found.parts:
        if is_certain(match.history[part.number - 1]):
            assert not any(part.luck)
    assert any(any(part.luck) for part in found.parts)
    assert any(any(part.choice) for part in found.parts)


@pytest.mark.parametrize("game", GAMES)
def test_what_cost_most_was_a_choice_and_had_a_better_one(game: str) -> None:
    match, found = played(game), analysed(game)
    assert 1 <= len(found.turns) <= 3, "careless players make mistakes"
    assert [turn.number for turn in found.turns] == sorted(turn.number for turn in found.turns)
    for turn in found.turns:
        choice = match.history[turn.number - 1]
        asked = match.branch(turn.number - 1).ask(turn.seat)
        assert (choice.seat, choice.key) == (turn.seat, turn.key)
        assert asked.option(turn.key).label == turn.label
        better, label = turn.better[0]
        assert better != turn.key
        assert asked.option(better).label == label
        assert turn.cost >= WHOLE / 100


def test_the_same_game_gets_the_same_analysis_and_stays_as_it_was() -> None:
    match = played("loop")
    before = match.save()
    assert as_json(match, ct.analyse(match)) == as_json(match, analysed("loop"))
    assert match.save() == before


@pytest.mark.parametrize("game", ["loop", "merchants"])
def test_a_game_that_goes_on_is_not_analysed(game: str) -> None:
    match = played(game).branch(len(played(game).history) - 1)
    with pytest.raises(ct.BadOption, match="over"):
        ct.analyse(match)


def test_it_is_worked_out_in_small_steps_of_bounded_number() -> None:
    """However long the game is, the look-ahead is for so many choices and worlds; the rest is a step a choice."""
    match = played("loop")
    working = Analyst(match).working()
    assert sum(1 for _ in working) <= len(match.history) + 1 + 24 * 6 + 6 * (4 * 4 + 1)


def test_a_set_up_without_data_gets_no_figure() -> None:
    match, chance = ct.new("loop", seed=3, players=2, mode="centrifuges"), random.Random(1)
    assert ct.odds(match) is None
    while match.waiting():
        match.choose(chance.choice(match.ask().options))
    found = ct.analyse(match)
    assert (found.lines, found.turns, found.games) == ([], [], 0)


def test_a_choice_is_expected_to_bring_the_mean_of_what_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds in which it ends well and badly by turns: half of it is luck, whatever came."""
    match = played("loop")
    number = next(n for n, choice in enumerate(match.history, 1) if not is_certain(choice))
    ends = iter([(2000,), (6000,)] * 6)
    monkeypatch.setattr(luck, "values_at", lambda game, s: next(ends))
    values: list[tuple[int, ...] | None] = [*([(5000,)] * len(match.history)), (9000,)]
    values[number] = (9000,)
    assert luck.part(match, number, values) == Part(number, match.history[number - 1].seat, (-1000,), (5000,))


def test_what_is_open_is_never_told_as_certain() -> None:
    assert [tenths(value) for value in (0, 1, 400, 4400, 9990, WHOLE)] == [0, 1, 1, 4, 9, 10]


def test_lines_are_of_seats_where_they_are_rivals() -> None:
    assert [line.seat for line in analysed("merchants").lines] == [0, 1]
    assert [type(line) for line in analysed("loop").lines] == [Line]
    assert analysed("loop").lines[0].seat is None
