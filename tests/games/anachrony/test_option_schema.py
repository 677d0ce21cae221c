"""The option schema says which options go together: a form made from it offers only what the game takes."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.opponents import ways_of
from chronotable.games.anachrony.options import HARDER_WAYS
from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, OPPONENT_TERMS, PATH_TERMS
from tests.games.option_schema import Taken

is_taken = Taken(GAME)


@pytest.mark.rule("ANA-0.1", "ANA-26.1")
def test_players_and_the_harder_game_of_two() -> None:
    taken = [
        (players, harder)
        for players, harder in product(range(1, 6), (False, True))
        if is_taken({"players": players, "harder_two_player": harder})
    ]
    assert taken == [(1, False), (2, False), (2, True), (3, False), (4, False)]


@pytest.mark.rule("ANA-26.1")
def test_the_harder_game_is_one_of_two_unless_somebody_says_otherwise() -> None:
    assert is_taken({"harder_two_player": True})
    assert GAME.check_options({"harder_two_player": True}, ())["players"] == 2
    assert GAME.check_options({}, ())["players"] == 4


@pytest.mark.rule("ANA-37.10", "ANA-37.11", "ANA-37.50", "ANA-37.68")
def test_an_opponent_is_for_one_player() -> None:
    for opponent in OPPONENT_TERMS:
        assert [n for n in range(1, 5) if is_taken({"players": n, "opponent": opponent})] == [1]
        assert GAME.check_options({"opponent": opponent}, ())["players"] == 1
        ways = [way for way in HARDER_WAYS if is_taken({"players": 1, "opponent": opponent, "harder": [way]})]
        assert ways == [way for way in HARDER_WAYS if way in ways_of(data(), opponent)]
    assert GAME.check_options({"players": 1}, ())["opponent"] == "chronobot"
    assert not is_taken({"players": 2, "harder": ["extra_turn"]})
    assert not is_taken({"players": 1, "starting_asset_draft": True})


@pytest.mark.rule("ANA-0.1", "ANA-3.1")
def test_what_is_said_by_seat_is_said_for_every_seat() -> None:
    for players, count in product((2, 3, 4), range(5)):
        for name, words in (("paths", PATH_TERMS), ("leaders", LEADER_TERMS[::2]), ("evacuation", list("abab"))):
            fits = is_taken({"players": players, name: words[:count]})
            assert fits == (players == count)


@pytest.mark.rule("ANA-3.7")
def test_leaders_of_the_chosen_paths() -> None:
    """A schema does not say which seat a leader sits at, so they are given in the order of their Paths."""
    for paths, leaders in product(combinations(PATH_TERMS, 2), combinations(range(len(LEADER_TERMS)), 2)):
        own = [PATH_TERMS[leader // LEADERS_EACH] for leader in leaders]
        if own[0] != own[1]:
            words = [LEADER_TERMS[leader] for leader in leaders]
            fits = is_taken({"players": 2, "paths": list(paths), "leaders": words})
            assert fits == (own == list(paths))
