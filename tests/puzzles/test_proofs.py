"""The puzzles there are: proved by the rules as they are, right for a person who solves them, and worded."""

from __future__ import annotations

import contextlib
import os
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

import pytest

from chronotable.games import game as find_game
from chronotable.kernel.message import Message
from chronotable.lessons.standing import standing
from chronotable.locale import LANGUAGES, render_strictly
from chronotable.puzzles import checking
from chronotable.puzzles.as_lesson import as_lesson
from chronotable.puzzles.checking import check, check_rules
from chronotable.puzzles.goal import goals
from chronotable.puzzles.proof import Other
from chronotable.puzzles.puzzle import HARDEST, Puzzle, games_with_puzzles, of_the_day, puzzles
from chronotable.puzzles.search import NotProvable, Search

THOROUGH = os.environ.get("CHRONOTABLE_THOROUGH") == "1"
GAMES = games_with_puzzles()


def small(game: str) -> Puzzle:
    """The puzzle with the shortest proof: the others' are for the long run."""
    return min(puzzles(game), key=lambda each: (each.positions, each.id))


SAMPLE = [each for game in GAMES for each in (puzzles(game) if THOROUGH else [small(game)])]


def name_of(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name_of)
def test_the_proof_holds(puzzle: Puzzle) -> None:
    assert check(puzzle) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_proofs_are_of_the_rules_as_they_are(game: str) -> None:
    assert check_rules(game) is None


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name_of)
def test_whoever_makes_the_only_choices_reaches_the_goal(puzzle: Puzzle) -> None:
    """Played in a match, the way that the puzzle gives leads to what it promises, whatever is dealt beside it."""
    match, lesson = puzzle.begin(), as_lesson(puzzle)
    for number, only in enumerate(puzzle.only):
        now = standing(lesson, match)
        assert (now.at, now.fits, now.keys) == (number, True, (only.key,))
        match.choose(only.key)
    assert standing(lesson, match).at == len(lesson.steps)
    before = match.position
    for key in puzzle.rest:
        match.choose(key)
    reached = max(puzzle.goal.worth(match.game, puzzle.seat, s) for s in (before, match.position))
    assert puzzle.goal.is_reached(reached, puzzle.start, puzzle.best) or match.result is None


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name_of)
def test_every_wrong_try_is_answered_in_every_language(puzzle: Puzzle) -> None:
    match, lesson = puzzle.begin(), as_lesson(puzzle)
    for only in puzzle.only:
        now = standing(lesson, match)
        assert set(now.answers) == set(only.others)
        for answer in now.answers.values():
            for language in LANGUAGES:
                assert render_strictly(answer, language)
        match.choose(only.key)


def test_what_a_wrong_try_is_told_is_true_of_the_table() -> None:
    """The line that is named can be played; what stands against the way is what the table says."""
    told: set[str] = set()
    for puzzle in (each for game in GAMES for each in puzzles(game)[:4]):
        match = puzzle.begin()
        seat = match.waiting()[0]
        for key, answer in standing(as_lesson(puzzle), match).answers.items():
            other, after = puzzle.only[0].others[key], match.clone()
            told.add(answer.id)
            after.choose(key)
            why = answer.args.get("why")
            if answer.id == "puzzle-wrong-line":
                for following in other.line:
                    after.choose(following)
            elif isinstance(why, Message) and why.id != "puzzle-turn-over":
                way = [*(each.key for each in puzzle.only), *puzzle.rest]
                while (said := after.explain(way[0], seat)).allowed:
                    after.choose(way.pop(0), seat)
                assert said.reason == why
    assert "puzzle-wrong" in told


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_that_is_none_is_found_out(game: str) -> None:
    puzzle = small(game)
    only = puzzle.only[0]
    wrong = next(iter(only.others))
    for other in (
        replace(puzzle, best=puzzle.best + 1),
        replace(puzzle, only=(replace(only, key=wrong), *puzzle.only[1:])),
        replace(puzzle, only=(replace(only, others={**only.others, wrong: Other(99.0, ())}), *puzzle.only[1:])),
    ):
        found = check(other)
        assert found is not None
        assert found.message.id == "puzzle-proved-otherwise"
    nowhere = check(replace(puzzle, position={**puzzle.position, "options": {"players": 99}}))
    assert nowhere is not None
    assert nowhere.message.id == "puzzle-no-beginning"


def test_proofs_of_other_rules_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "fingerprint", lambda game: "0.1")
    found = check_rules(GAMES[0])
    assert found is not None
    assert found.message.args["present"] == find_game(GAMES[0]).rules_version


def test_what_chance_or_a_secret_decides_is_no_puzzle() -> None:
    """A round of Room 25 in a building that nobody knows: a step turns a room up."""
    game = find_game("room25")
    s = game.start({"players": 1, "mode": "solo", "ruleset": "classic"}, 3)
    with pytest.raises(NotProvable, match=r"secret|chance"):
        Search(game, s, 0, 1, lambda _: 0.0, (), (), alone=False, to_win=False, most=1000)


def test_what_is_hopeless_need_not_be_followed() -> None:
    """Room 25: with and without the bound on escapes every choice of a small position comes to the same."""
    goal = goals("room25")["escape"]
    compared = 0
    shortest = sorted(puzzles("room25"), key=lambda each: each.positions)
    for puzzle in shortest if THOROUGH else shortest[:4]:
        match = puzzle.begin()
        for key in [*(each.key for each in puzzle.only), *puzzle.rest][:-2]:
            match.choose(key)  # near the end, where all can be followed
        found = []
        for to_win in (True, False):
            worth = partial(goal.worth, match.game, puzzle.seat)
            with contextlib.suppress(NotProvable):
                search = Search(match.game, match.position, puzzle.seat, 1, worth, (), (), False, to_win, 5000)
                found.append([search.best[each] for each in search.nodes[0].following])
        if len(found) == 2:
            assert found[0] == found[1]
            compared += 1
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_graded_and_ask_for_something_to_think_about(game: str) -> None:
    found = puzzles(game)
    assert len({each.id for each in found}) == len(found)
    for each in found:
        assert 1 <= each.grade <= HARDEST
        assert len(each.only[0].others) >= 2


def test_the_puzzle_of_the_day_goes_round_all_of_them() -> None:
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=number)) for number in range(len(GAMES) * 200)]
    assert days[0] is of_the_day(first)
    assert {each.game for each in days[: len(GAMES)] if each} == set(GAMES)
    assert set(days) == {each for game in GAMES for each in puzzles(game)}


def test_the_message_of_a_win_has_no_numbers_to_be_wrong() -> None:
    for game in GAMES:
        for goal in goals(game).values():
            if not goal.measure:
                wrong = goal.message_id("wrong")
                assert all(render_strictly(Message(wrong), language) for language in LANGUAGES)
