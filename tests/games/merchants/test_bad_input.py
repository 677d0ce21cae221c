"""Options, keys and positions that cannot be: a clear error that names the rule, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.locale import LANGUAGES, render
from tests.games.merchants.table import berth, line, table, token
from tests.games.playing import keys, play, refused

Json = dict[str, Any]


# ---- options


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"townsfolk_sets": ["locals", "pirates"]}, '"pirates" is not allowed. Allowed: locals, mercenaries'),
        ({"townsfolk_sets": ["locals"]}, "at least 2"),
        ({"townsfolk_sets": ["locals", "mercenaries", "sailors"]}, "at most 2"),
        ({"townsfolk_sets": ["locals", "locals"]}, "the same thing twice"),
        ({"townsfolk_sets": "locals"}, "wrong type"),
        ({"rogue_card": "thieves"}, "Allowed: random, criminals, cultists and robbers"),
        ({"rogue_card": "robers"}, 'Did you mean "robbers"?'),
        ({"difficulty": "easy"}, "Allowed: hawker, trader and tycoon"),
        ({"black_market_corruption_mode": "per_boat"}, "Allowed: per_good, per_colour_batch and per_visit"),
        ({"splitter_needs_two_in_pool": "yes"}, "wrong type"),
        ({"splitter_needs_two": True}, 'There is no option "splitter_needs_two"'),
        ({"players": 5}, "at most 4"),
        ({"players": True}, "wrong type"),
        ({"players": 2, "mode": "solo_score"}, '"solo_score" is not for 2 players. Allowed: duel_of_chronomancers'),
        ({"players": 1, "mode": "duel_of_chronomancers"}, "Allowed: solo_peddler and solo_score"),
        ({"mode": "team"}, "is not allowed"),
        ({"merchants": ["captain"]}, 'There is no option "merchants"'),
    ],
)
def test_options_that_do_not_exist(options: Json, words: str) -> None:
    with pytest.raises(ct.BadOption) as caught:
        ct.new("merchants", **options)
    assert words in str(caught.value)
    if set(options) <= set(ct.options("merchants")["properties"]):
        assert all("(COVE-" in render(caught.value.message, language) for language in LANGUAGES)


def test_the_callers_options_are_left_alone() -> None:
    sets = ["sailors", "locals"]
    m = ct.new("merchants", townsfolk_sets=sets, seed=1)
    sets[0] = "mercenaries"
    assert m.view(None)["townsfolk_sets"] == ["sailors", "locals"]


# ---- keys


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("move:dragon:p1", "COVE-12.5"),
        ("move:assistant:p7", "COVE-12.1"),
        ("move:assistant", ""),
        ("fly:assistant:p1", ""),
        ("", ""),
        ("take:relic_pink", "COVE-2.2"),
        ("take:relic_red", "COVE-14.5"),
        ("hire:x99", "COVE-11.1"),
        ("hire:l01", "COVE-11.2"),
        ("seat:boat9", "COVE-3.4"),
        ("seat:boat1", "COVE-6.5"),
        ("dock:berth9", "COVE-6.9"),
        ("dock:berth1", "COVE-6.7"),
        ("sell:pier9:relic_red:1", "COVE-6.9"),
        ("sell:small_pier:relic_pink:1", "COVE-2.2"),
        ("sell:small_pier:relic_red:1", "COVE-7.3"),
        ("freeze:pink", "COVE-13.1"),
        ("freeze:red:green", "COVE-13.1"),
        ("spend:red", "COVE-13.4"),
        ("insert:t99", "COVE-2.1"),
        ("insert:t04", "COVE-13.10"),
        ("support:pink", "COVE-1.4"),
        ("support:red", "COVE-14.7"),
        ("guard:corruption_1", "COVE-15.6"),
        ("bulbulator:red:blue", "COVE-15.2"),
        ("enlarger:red", "COVE-15.3"),
        ("splitter:red", "COVE-15.4"),
        ("assign:guard", "COVE-11.7"),
        ("discard:corruption_1", "COVE-11.10"),
        ("passenger:boat1:red", "COVE-11.10"),
        ("draw", "COVE-11.10"),
    ],
)
def test_a_key_that_is_not_offered_is_refused_with_its_rule(key: str, rule: str) -> None:
    assert refused(table(), key) == rule


@pytest.mark.parametrize("amount", ["0", "-1", "x", "", "1.0", "²", "99999999999999999999"])
def test_amounts_that_are_none(amount: str) -> None:
    m = table(phase="market", piers={"small_pier": {"red": 1}}, me={"shelf": {"relic_red": 1}})
    assert refused(m, f"sell:small_pier:relic_red:{amount}") == "COVE-7.3"


def test_reasons_in_the_middle_of_a_turn() -> None:
    m = play(table(me={"staff": {"guard": "l02"}, "corruption": {"corruption_1": 1}}), "move:assistant:p2")
    assert refused(m, "guard:corruption_2") == "COVE-15.6", "not held"
    assert refused(m, "guard:corruption_9") == "COVE-15.6"
    assert refused(m, "move:assistant:p3") == "COVE-12.5", "something else is to be decided"


@pytest.mark.rule("COVE-13.1", "COVE-13.4")
def test_freezing_is_not_spending() -> None:
    """Both name support symbols: the answer is about the one that was asked for."""
    m = play(table(), "move:assistant:ra")
    assert refused(m, "freeze:red") == "COVE-13.1"
    assert m.explain("spend:red", 0).reason.id == "kernel-why-other-question"
    play(m, "freeze:red:blue")
    assert refused(m, "spend:green") == "COVE-13.6"
    assert m.explain("freeze:red", 0).reason.id == "kernel-why-other-question"


# ---- positions

BACKWARDS = [{"piece": "player1", "hour": 5}, {"piece": "player2", "hour": 4}]
SIX = ["t04b", "t05b", "t06b", "t08b", "t09b", "t10b"]
TOP = {"top_left": "t02w", "top_right": "t01w", "bottom_left": "t07w", "bottom_right": "t03w"}


@pytest.mark.parametrize(
    ("described", "words"),
    [
        ({"me": {"chronomancer": "p2", "assistant": "p2"}}, "both figures of player 1 stand on one space"),
        ({"me": {"chronomancer": "p3", "assistant": "p1"}}, "cannot have come to where they stand"),
        ({"me": {"chronomancer": "la", "assistant": "ra"}}, "cannot have come to where they stand"),
        ({"me": {"chronomancer": "p9"}}, "is not allowed"),
        ({"me": {"tiles": {**TOP, "top_left": "t04w"}, "stream": SIX}}, "A tile is named twice"),
        ({"me": {"tiles": {**TOP, "top_left": "t03b"}, "stream": SIX}}, "A tile is named twice"),
        ({"me": {"tiles": {**TOP, "top_left": "t11w"}, "stream": SIX}}, 'There is no tile "t11w"'),
        ({"me": {"tiles": {**TOP, "top_left": "t02x"}, "stream": SIX}}, "players.0.tiles.top_left"),
        ({"me": {"tiles": {}, "stream": SIX[:5]}}, "at least 6"),
        ({"me": {"shelf": {"relic_red": 4}}}, "Player 1 cannot have 4 on the shelf: red relic; there are 3"),
        ({"me": {"shelf": {"relic_pink": 1}}}, 'There is no good "relic_pink"'),
        ({"me": {"shelf": {"relic_red": -1}}}, "players.0.shelf.relic_red"),
        ({"me": {"covered": ["pink"]}}, 'There is no support symbol "pink"'),
        ({"me": {"covered": ["red", "red"]}}, "the same thing twice"),
        ({"me": {"fresh": 1}}, "does not have so many fresh tokens"),
        ({"me": {"staff": {"cook": "l02"}}}, 'There is no staff ability "cook"'),
        ({"me": {"staff": {"guard": "x01"}}}, 'There is no townsfolk card "x01"'),
        ({"me": {"staff": {"guard": "l02", "splitter": "l02"}}}, "must be somewhere, once"),
        ({"me": {"staff": {"guard": "s01"}}}, "must be somewhere, once"),
        ({"square": ["l01", "l01"]}, "must be somewhere, once"),
        ({"square": ["l01", "l02", "l03", "l04", "l05"]}, "5 cards in the town square, which has 4 slots"),
        ({"me": {"corruption": {"corruption_1": 46}}}, "45 corruption cards with 1 rogue symbol, not 46"),
        ({"me": {"corruption": {"corruption_3": 1}}}, 'There is no corruption card "corruption_3"'),
        ({"halls": {"red": 8}}, "there must be 13 of them, not 14: red Warrior"),
        ({"lair": 9}, "there must be 8 of them, not 9: Rogue"),
        ({"bag": {"red": 1}}, "there must be 8 of them, not 2: Rogue"),
        ({"boats": {"boat1": ["red"] * 5}}, "boat 1 has 5 aboard; it has 4 seats"),
        ({"boats": {"boat1": ["red"] * 4}}, "must have docked where a berth on its side is free: boat 1"),
        ({"boats": {"boat1": ["red"]}, "berths": {"berth1": "boat1"}}, "boat 1 has 1 aboard; it has 0 seats"),
        ({"boats": {"boat1": ["red"]}, "phase": "arrival"}, "Before the arrival all boats are empty"),
        ({"berths": {"berth1": "boat1"}, "phase": "arrival"}, "Before the arrival all boats are empty"),
        ({"berths": {"berth1": "boat1", "berth2": "boat1"}}, "a boat lies at two berths"),
        ({"berths": {"berth3": "boat1"}}, "boat 1 cannot lie at berth 3, on the other side"),
        ({"clock": [{"piece": "player1", "hour": 1}, {"piece": "player1", "hour": 2}]}, "or named twice"),
        ({"clock": [{"piece": "peddler", "hour": 1}]}, '"peddler" is not in this game'),
        ({"players": 2, "clock": BACKWARDS}, "order of their hours"),
        ({"token": 13}, "between hour 1 and hour 12"),
        ({"day": 4}, "the game has 3 days"),
        ({"day": 0}, "at least 1"),
        ({"phase": "night"}, "Allowed: arrival, production, market and over"),
        ({"fate": ["pink"]}, 'Nothing called "pink" can be drawn'),
        ({"peddler": {"gold": 1}}, "The Peddler takes no part"),
        ({"players": 1, "peddler_deck": ["pd99"]}, 'The Peddler has no card "pd99"'),
        ({"players": 1, "peddler_deck": ["pd01", "pd01"]}, "twice in the Peddler’s deck"),
        ({"players": 1, "peddler": {"kept": ["l01", "l02", "l03", "l04", "l05"]}}, "keeps 5 townsfolk; it may keep 4"),
        ({"players": 2, "rivals": [{}, {}]}, "3 players are described; in this game there are at most 2"),
        ({"winners": [0]}, "while a game runs there are none"),
        ({"phase": "over", "me": {"gold": 5}, "winners": [1]}, "The winners do not follow from the position"),
        ({"drawn": "red"}, "a step that seats it belong together"),
        ({"hired": "l02"}, "a step that assigns it belong together"),
    ],
)
def test_positions_that_cannot_be(described: Json, words: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        table(**described)
    assert words in str(caught.value)


ALL_TAKEN: Json = {
    "berths": {"berth1": "boat1", "berth2": "boat2", "berth3": "boat4", "berth4": "boat5"},
    "piers": {"large_pier": {"red": 4}, "small_pier": {"green": 8}, "black_market": {"red": 4}},
}
HOURS: Json = {"clock": [{"piece": "player1", "hour": 8}, {"piece": "player2", "hour": 9}]}
DONE: Json = {"clock": [{"piece": "player1", "hour": 12}, {"piece": "player2", "hour": 13}], "phase": "market"}


@pytest.mark.parametrize(
    ("described", "words"),
    [
        ({**HOURS, "token": 10}, "the market token is on the clock, but a berth is free (COVE-6.11)"),
        (
            {**HOURS, **ALL_TAKEN, "berths": {**ALL_TAKEN["berths"], "berth4": None}, "token": 10},
            "but a berth is free (COVE-6.11)",
        ),
        ({**HOURS, **ALL_TAKEN}, "the market token must be on the clock (COVE-6.11)"),
        ({**DONE, **ALL_TAKEN}, "the market token must be on the clock (COVE-6.11)"),
        ({**HOURS, **ALL_TAKEN, "token": 11}, "the market token lies on hour 10 or before"),
        ({"berths": {"berth1": "boat1"}}, "Bazaar: 1 boat is docked there, so 4 adventurers must stand there, not 0"),
        (
            {"berths": {"berth2": "boat1", "berth3": "boat4"}, "piers": {"small_pier": {"red": 7}}},
            "Town Square pier: 2 boats are docked there, so 8 adventurers must stand there, not 7 (COVE-6.7)",
        ),
        ({"berths": {}, "piers": {"small_pier": {"red": 4}}}, "no boat is docked there, so 0 adventurers must stand"),
        ({"piers": {"black_market": {"red": 5}}}, "Black Market: 1 boat is docked there, so 4 adventurers must"),
        ({"phase": "arrival", **HOURS}, "before the arrival all time pieces stand on hour 0 (COVE-8.4)"),
        ({"phase": "arrival", "piers": {"small_pier": {"red": 4}}}, "Before the arrival all boats are empty"),
        ({"phase": "market", **HOURS}, "production is over, but player 1 stands on hour 8, before hour 12 (COVE-6.12)"),
        ({**HOURS, **ALL_TAKEN, "phase": "over", "day": 3, "token": 9}, "player 1 stands on hour 8, before hour 9"),
        ({"phase": "over", "day": 2}, "the game is over only after day 3 (COVE-9.1)"),
        ({"phase": "over", "boats": {"boat1": ["red"]}}, "they have left their boats by now (COVE-7.1)"),
        (
            {**DONE, "boats": {"boat1": ["red"]}, "agenda": [{"step": "clean_up"}, {"step": "day"}]},
            "they have left their boats by now (COVE-7.1)",
        ),
        ({"halls": {"red": 0}}, "0 of them in their hall or lair, which never holds fewer than 1: red Warrior"),
        ({"lair": 1}, "1 of them in their hall or lair, which never holds fewer than 2: Rogue (COVE-8.3)"),
        ({"square": ["l01", "l02", "l03"]}, "a slot of the town square is empty, but there are cards in the deck"),
        ({"players": [{"remembered": ["l01"]}]}, "player 1 keeps symbols of replaced townsfolk, which was not agreed"),
    ],
)
def test_harbour_clock_and_phase_that_do_not_belong_together(described: Json, words: str) -> None:
    position = {"options": {"players": 2, "rogue_card": "criminals"}, **described}
    with pytest.raises(ct.BadPosition) as caught:
        ct.position("merchants", position, seed=1)
    assert words.lower() in str(caught.value).lower()
    assert all("(COVE-" in render(caught.value.message, language) for language in LANGUAGES) or "arrival" in words


@pytest.mark.rule("COVE-6.11")
def test_in_a_running_turn_all_berths_may_be_taken_before_the_token_comes() -> None:
    turn = [{"step": "seat_adventurer", "who": 0, "besides": -1}, {"step": "end_turn"}, *REST]
    m = ct.position("merchants", {**HOURS, **ALL_TAKEN, "drawn": "blue", "agenda": turn}, seed=1)
    assert token(m) is None
    play(m, "seat:boat3")
    assert token(m) == 10


@pytest.mark.rule("COVE-6.7")
def test_where_only_crowds_are_described_their_boats_have_docked() -> None:
    m = ct.position("merchants", {"piers": {"small_pier": {"red": 5, "blue": 3}}, "boats": {"boat1": ["red"]}}, seed=1)
    assert [berth(m, f"boat{n}") for n in range(1, 7)] == [None, "berth2", None, "berth3", None, None]
    m = ct.position("merchants", {"piers": ALL_TAKEN["piers"], "phase": "market", "players": [SELLER]}, seed=1)
    assert (token(m), {hour for _, hour in line(m)}) == (12, {12})
    assert keys(m)[0] == "sell:large_pier:artifact_red:1"


SELLER: Json = {"shelf": {"artifact_red": 1}}
REST = [{"step": "market"}, {"step": "clean_up"}, {"step": "day"}]
TURN = [{"step": "end_turn"}, *REST]


@pytest.mark.parametrize(
    ("described", "words"),
    [
        ({"agenda": []}, "must lead to the end of the game"),
        ({"agenda": [{"step": "day"}]}, "must lead to the end of the game"),
        ({"agenda": [{"step": "next_turn"}, *REST[1:]]}, "must lead to the end of the game"),
        ({"agenda": [*REST[:1], {"step": "next_turn"}, *REST[1:]]}, "must lead to the end of the game"),
        ({"agenda": [{"step": "arrival"}, {"step": "next_turn"}, *REST]}, "must lead to the end of the game"),
        ({"agenda": [*TURN, {"step": "freeze_time", "who": 0}]}, "must lead to the end of the game"),
        ({"agenda": [{"step": "collect_support", "who": 0}, *TURN]}, "must lead to the end"),
        ({"phase": "market", "agenda": [{"step": "freeze_time", "who": 0}, *REST]}, "must lead to the end"),
        ({"phase": "over", "agenda": [{"step": "day"}]}, "over has no pending steps"),
        ({"agenda": [{"step": "juggle"}, *TURN]}, 'agenda.0.step: "juggle" is not allowed'),
        ({"agenda": [{"step": "freeze_time", "who": 7}, *TURN]}, "agenda.0.who: 7 is not allowed"),
        ({"agenda": [{"step": "freeze_time", "who": "player9"}, *TURN]}, '"player9" is not allowed'),
        ({"agenda": [{"step": "freeze_time"}, *TURN]}, "agenda.0: Missing: who"),
        ({"agenda": [{"step": "freeze_time", "who": 0, "x": 1}, *TURN]}, "agenda.0: Unknown: x"),
        ({"agenda": [{"step": "peddler_turn", "who": "peddler"}, *TURN]}, "agenda.0.who"),
        ({"agenda": [{"step": "peddler_turn", "who": "player1"}, *TURN]}, '"peddler_turn" with these values'),
        ({"agenda": [{"step": "seat_adventurer", "who": 0, "besides": -1}, *TURN]}, "belong together"),
    ],
)
def test_pending_steps_that_cannot_be(described: Json, words: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        table(**described)
    assert words in str(caught.value)


def test_a_finished_game_can_be_described_and_its_winners_follow() -> None:
    m = table(players=2, phase="over", day=3, me={"gold": 5}, rivals=[{"gold": 7}])
    assert m.result is not None
    assert m.result.winners == (1,)
    assert ct.position("merchants", ct.position_of(m)) == m
