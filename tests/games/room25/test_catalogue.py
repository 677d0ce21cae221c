"""What boards may read about components: printed facts, the same for everybody."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.games.room25.catalogue import catalogue
from chronotable.games.room25.game import GAME
from chronotable.games.room25.terms import CHARACTER_TERMS, ROOM_TERMS, TOKEN_TERMS
from chronotable.lessons.course import find_lesson
from chronotable.locale import message_ids
from tests.games.room25.table import state_of, table


def test_every_component_is_there_under_the_word_that_views_use() -> None:
    shown = catalogue(())
    assert sorted(shown["room"]) == sorted(ROOM_TERMS)
    assert sorted(shown["character"]) == sorted(CHARACTER_TERMS)
    assert sorted(shown["token"]) == sorted(TOKEN_TERMS)
    assert len(shown["card"]) == 58
    assert json.loads(json.dumps(shown)) == shown


@pytest.mark.rule("R25-1.5")
def test_rooms_carry_the_colour_of_their_danger() -> None:
    colours = {id: facts["colour"] for id, facts in catalogue(())["room"].items()}
    assert (colours["room25"], colours["vision"], colours["prison"], colours["mortal"]) == (
        "blue", "green", "yellow", "red",
    )  # fmt: skip


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_what_a_room_does_is_said_in_every_language(language: str) -> None:
    for id, facts in catalogue(())["room"].items():
        assert facts["text"] in message_ids(language), id


@pytest.mark.rule("R25-15.61")
def test_abilities_are_those_of_the_sheets_and_bruce_mimics() -> None:
    characters = catalogue(())["character"]
    assert characters["kevin"]["abilities"] == ["hack_building", "hack_robot"]
    assert characters["bruce"]["abilities"] == ["mimicry"]


def test_what_is_not_known_from_print_is_marked() -> None:
    shown = catalogue(())
    assert shown["card"]["abm_01"]["stand_in"], "lines and directions of the cards are stand-ins"
    assert not shown["room"]["mortal"]["stand_in"]


@pytest.mark.rule("R25-4.2")
@pytest.mark.parametrize(("mode", "players"), [("suspicion", 8), ("cooperation", 5), ("solo", 1), ("competition", 3)])
@pytest.mark.parametrize("ruleset", ["classic", "season2"])
def test_the_countdown_is_as_long_as_the_game(mode: str, players: int, ruleset: str) -> None:
    if (mode, ruleset) == ("suspicion", "classic"):
        players = 6
    view = ct.new("room25", seed=1, mode=mode, players=players, ruleset=ruleset).view(None)
    facts = catalogue(())["mode"][mode]
    classic = facts["rounds_classic"] if ruleset == "classic" else None
    assert (classic or facts["rounds"][str(len(view["characters"]))]) == view["rounds_left"]


# ---- other things a table asks


@pytest.mark.rule("R25-4.8")
def test_only_the_team_game_has_open_teams() -> None:
    team = ct.new("room25", seed=1, mode="team", players=4)
    assert GAME.team(state_of(team), 0) == tuple(n for n, side in enumerate(team.view(0)["teams"]) if side == 0)
    suspicion = ct.new("room25", seed=1, mode="suspicion", players=4)
    assert [GAME.team(state_of(suspicion), seat) for seat in range(4)] == [(), (), (), ()]


@pytest.mark.rule("R25-20.5")
def test_talking_is_forbidden_while_somebody_is_jammed() -> None:
    rooms = {"b3": "jamming"}
    assert GAME.talk_forbidden(state_of(table(rooms=rooms, at={"max": "b3"})))
    assert not GAME.talk_forbidden(state_of(table(rooms=rooms)))


def test_a_lesson_is_always_the_same() -> None:
    one, other = (find_lesson("room25", "first").begin() for _ in range(2))
    assert one.view(0) == other.view(0)
    assert one.commitment == other.commitment
