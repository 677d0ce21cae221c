"""Chapter 4: modes, players, roles, difficulty."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.terms import CHARACTER_TERMS
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES, render
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, program, table

FOUR = ["max", "alice", "kevin", "emmet"]
PLAYERS: list[tuple[str, str, list[int], dict[int, int]]] = [
    ("suspicion", "classic", [4, 5, 6], {}),
    ("suspicion", "season2", [4, 5, 6, 7, 8], {}),
    ("team", "classic", [4, 6], {}),
    ("team", "season2", [4, 6, 8], {}),
    ("competition", "classic", [2, 3], {2: 2, 3: 2}),
    ("competition", "season2", [2, 3, 4], {2: 2, 3: 2, 4: 2}),
    ("cooperation", "classic", [2, 3, 4, 5, 6], {2: 2, 3: 2}),
    ("cooperation", "season2", [2, 3, 4, 5, 6], {2: 2, 3: 2}),
    ("solo", "classic", [1], {1: 4}),
    ("solo", "season2", [1], {1: 4}),
]


def new(seed: int = 1, **options: Any) -> Match:
    return ct.new("room25", seed=seed, **options)


def roles(m: Match) -> Counter[str]:
    """The role tiles that were dealt; the unseen ones are not among them."""
    return Counter(words["role"] for words in ct.position_of(m)["characters"].values())


@pytest.mark.rule("R25-4.1")
@pytest.mark.parametrize(("mode", "ruleset", "allowed", "each"), PLAYERS)
def test_players_and_characters(mode: str, ruleset: str, allowed: list[int], each: dict[int, int]) -> None:
    for players in range(1, 9):
        if players not in allowed:
            with pytest.raises(ct.BadOption, match=str(players)):
                new(mode=mode, ruleset=ruleset, players=players)
            continue
        m = new(mode=mode, ruleset=ruleset, players=players)
        owners = Counter(words["seat"] for words in m.view(None)["characters"])
        assert owners == dict.fromkeys(range(players), each.get(players, 1))


ROUNDS = [
    *(("suspicion", "season2", players, rounds) for players, rounds in ((4, 10), (5, 10), (6, 10), (7, 9), (8, 8))),
    *(("suspicion", "classic", players, 10) for players in (4, 5, 6)),
    *(("team", "season2", players, rounds) for players, rounds in ((4, 10), (6, 10), (8, 8))),
    *(("competition", "season2", players, rounds) for players, rounds in ((2, 10), (3, 10), (4, 8))),
    *(("team", "classic", players, 10) for players in (4, 6)),
    *(("competition", "classic", players, 10) for players in (2, 3)),
]


@pytest.mark.rule("R25-4.2")
@pytest.mark.parametrize(("mode", "ruleset", "players", "rounds"), ROUNDS)
def test_rounds_of_the_ten_round_side(mode: str, ruleset: str, players: int, rounds: int) -> None:
    assert new(mode=mode, ruleset=ruleset, players=players).view(None)["rounds_left"] == rounds


@pytest.mark.rule("R25-4.3")
@pytest.mark.parametrize(
    ("mode", "ruleset", "players", "rounds"),
    [
        *(("cooperation", "season2", players, rounds) for players, rounds in ((2, 8), (3, 6), (4, 8), (5, 7), (6, 6))),
        *(("cooperation", "classic", players, 8) for players in (2, 3, 4, 5, 6)),
        ("solo", "season2", 1, 8),
        ("solo", "classic", 1, 8),
    ],
)
def test_rounds_of_cooperation_and_solo(mode: str, ruleset: str, players: int, rounds: int) -> None:
    assert new(mode=mode, ruleset=ruleset, players=players).view(None)["rounds_left"] == rounds


# ---- pairs and teams

PAIRS = [{"emmet", "kevin"}, {"franck", "jennifer"}, {"max", "alice"}, {"sarah", "bruce"}]


def by_seat(m: Match) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for words in m.view(None)["characters"]:
        found.setdefault(words["seat"], set()).add(words["id"])
    return found


def by_team(m: Match) -> list[set[str]]:
    teams = m.view(None)["teams"]
    return [{words["id"] for words in m.view(None)["characters"] if teams[words["seat"]] == team} for team in (0, 1)]


@pytest.mark.rule("R25-4.4")
@pytest.mark.parametrize("characters", [{}, {"characters": "random"}], ids=["usual", "random"])
def test_players_with_two_characters_have_a_pair(characters: dict[str, str]) -> None:
    for mode, players in (("competition", 2), ("competition", 4), ("cooperation", 2), ("cooperation", 3)):
        for seed in range(5):
            owned = by_seat(new(seed, mode=mode, players=players, **characters))
            assert all(pair in PAIRS for pair in owned.values())


@pytest.mark.rule("R25-4.4")
@pytest.mark.parametrize("characters", [{}, {"characters": "random"}], ids=["usual", "random"])
def test_a_side_of_two_players_is_a_pair(characters: dict[str, str]) -> None:
    for seed in range(5):
        assert all(team in PAIRS for team in by_team(new(seed, mode="team", players=4, **characters)))


@pytest.mark.rule("R25-4.4")
@pytest.mark.parametrize("characters", [{}, {"characters": "random"}], ids=["usual", "random"])
def test_teams_of_three_take_one_of_each_shape(characters: dict[str, str]) -> None:
    for seed in range(5):
        for ruleset in ("classic", "season2"):
            one, other = by_team(new(seed, mode="team", players=6, ruleset=ruleset, **characters))
            shared = [pair for pair in PAIRS if pair & one]
            assert len(shared) == 3
            assert all(len(pair & one) == len(pair & other) == 1 for pair in shared)


@pytest.mark.rule("R25-4.17")
@pytest.mark.parametrize("characters", [{}, {"characters": "random"}], ids=["usual", "random"])
def test_teams_of_four_take_one_of_each_pair(characters: dict[str, str]) -> None:
    for seed in range(5):
        one, other = by_team(new(seed, mode="team", players=8, **characters))
        assert all(len(pair & one) == len(pair & other) == 1 for pair in PAIRS)
    free = ["emmet", "franck", "kevin", "jennifer", "max", "sarah", "alice", "bruce"]
    m = new(mode="team", players=8, characters=free)
    assert by_team(m)[0] == {"emmet", "kevin", "max", "alice"}, "free choice is offered"


@pytest.mark.rule("R25-4.5")
def test_teams_sit_alternately() -> None:
    for players in (4, 6, 8):
        m = new(mode="team", players=players)
        assert m.view(None)["teams"] == [0, 1] * (players // 2)
        seats = [character(m, id)["seat"] for id in m.view(None)["order"]]
        assert {(a % 2, b % 2) for a, b in pairwise(seats)} == {(0, 1), (1, 0)}


# ---- roles


@pytest.mark.rule("R25-4.6")
@pytest.mark.parametrize(
    ("players", "dealt", "unseen"),
    [(4, {4: 0, 3: 1}, 1), (5, {4: 1, 3: 2}, 1), (6, {4: 2}, 0), (7, {5: 2}, 0), (8, {6: 2}, 0)],
)
def test_role_tiles(players: int, dealt: dict[int, int], unseen: int) -> None:
    found = set()
    for seed in range(30):
        m = new(seed, mode="suspicion", players=players)
        count = roles(m)
        found.add((count["prisoner"], count["guard"]))
        assert len(ct.position_of(m)["unseen_roles"]) == unseen
    assert found == set(dealt.items())


@pytest.mark.rule("R25-4.7")
def test_five_players_choose_one_or_two_guards() -> None:
    for guards, tiles, mortal in ((1, {"prisoner": 5, "guard": 1}, 2), (2, {"prisoner": 4, "guard": 2}, 1)):
        for seed in range(4):
            m = new(seed, mode="suspicion", players=5, five_player_guards=guards)
            assert roles(m) + Counter(ct.position_of(m)["unseen_roles"]) == tiles
            building = m.view(None)["building"]
            assert building["mortal"] >= mortal
            assert ("timer" in building) or guards == 2, "the recipe for one guard has the timer room"
            assert ("regeneration" in building) or guards == 1, "the recipe for two guards has regeneration"
    with pytest.raises(ct.BadOption):
        new(mode="suspicion", players=5, five_player_guards=3)


@pytest.mark.rule("R25-4.8")
def test_a_role_is_seen_only_by_its_owner() -> None:
    m = new(mode="suspicion", players=6)
    truth = ct.position_of(m)["characters"]
    for seat in (None, *range(6)):
        for words in m.view(seat)["characters"]:
            assert words["role"] == (truth[words["id"]]["role"] if words["seat"] == seat else None)


@pytest.mark.rule("R25-4.9")
@pytest.mark.parametrize(("mode", "players"), [("team", 4), ("competition", 3), ("cooperation", 4), ("solo", 1)])
def test_no_other_mode_has_guards(mode: str, players: int) -> None:
    m = new(mode=mode, players=players)
    assert roles(m) == {"none": len(m.view(None)["characters"])}
    for _ in range(players):
        play(m, "done")
    assert refused(m, "show_role", 0) == "R25-4.9"


# ---- difficulty and cards


@pytest.mark.rule("R25-4.10")
def test_solo_has_no_programming() -> None:
    m = table("solo", cast=FOUR, phase="programming")
    assert [question for _, question in asked(m)] == ["declare"]
    program(m)
    assert m.view(None)["phase"] == "first_pass"
    assert asked(m) == [("max", "free_action")]
    assert "programmed" not in event_kinds(m)


@pytest.mark.rule("R25-4.11")
def test_difficulty_is_a_choice_of_cooperation_and_solo_in_season_2() -> None:
    for mode, players in (("cooperation", 4), ("solo", 1)):
        for difficulty in ("standard", "madness"):
            assert new(mode=mode, players=players, difficulty=difficulty).view(None)["difficulty"] == difficulty
        with pytest.raises(ct.BadOption):
            new(mode=mode, players=players, ruleset="classic", difficulty="madness")
    for mode in ("suspicion", "team"):
        with pytest.raises(ct.BadOption):
            new(mode=mode, players=4, difficulty="madness")


def standard(**described: Any) -> Match:
    return table("cooperation", cast=FOUR, phase="cards", **described)


@pytest.mark.rule("R25-4.12")
def test_standard_draws_two_cards_before_programming() -> None:
    m = standard(deck_top=["abm_01", "abm_09"])
    assert event_kinds(m) == ["round_started", "card_drawn", "line_slid", "card_drawn", "line_slid"]
    assert m.view(None)["phase"] == "programming"
    assert m.view(None)["slid"] == {"row_1": "left", "column_a": "up"}


@pytest.mark.rule("R25-4.12")
def test_standard_draws_more_if_a_card_says_so_and_none_in_the_last_round() -> None:
    m = standard(deck_top=["abm_25", "abm_01", "abm_09", "abm_13"])
    drawn = [event["card"] for event in happened(m, "card_drawn")]
    assert drawn == ["abm_25", "abm_01", "abm_09"], "abm_25 has the draw symbol"
    m = standard(deck_top=["abm_01"], rounds_left=1)
    assert "card_drawn" not in event_kinds(m)


@pytest.mark.rule("R25-4.12")
def test_a_classic_game_draws_no_cards() -> None:
    m = table("cooperation", cast=FOUR, phase="cards", options={"ruleset": "classic"})
    assert "card_drawn" not in event_kinds(m)


MAD = {"difficulty": "madness"}


@pytest.mark.rule("R25-4.13")
def test_madness_draws_a_card_before_either_action_of_the_first_player() -> None:
    m = table("cooperation", cast=FOUR, phase="programming", deck_top=["abm_01", "abm_09"], options=MAD, order=FOUR)
    program(m, dict.fromkeys(FOUR, "move:look"))
    assert [event["card"] for event in happened(m, "card_drawn")] == ["abm_01"]
    assert event_kinds(m)[-1] == "token_played"
    play(m, "move:c2", "move:c2", "move:c2")
    assert len(happened(m, "card_drawn")) == 1
    play(m, "move:c2")
    assert [event["card"] for event in happened(m, "card_drawn")] == ["abm_01", "abm_09"]
    kinds = event_kinds(m)
    assert kinds.index("card_drawn", kinds.index("card_drawn") + 1) < kinds.index("action_lost")


@pytest.mark.rule("R25-4.13")
@pytest.mark.parametrize("drawn", [False, True])
def test_madness_draws_in_the_last_round_only_with_the_option(drawn: bool) -> None:
    options = {**MAD, "madness_draw_last_round": drawn}
    m = table("cooperation", cast=FOUR, phase="programming", rounds_left=1, deck_top=["abm_01"], options=options)
    program(m, dict.fromkeys(FOUR, "move:look"))
    assert ("card_drawn" in event_kinds(m)) == drawn
    m = table("cooperation", cast=FOUR, phase="cards", rounds_left=1, options={"madness_draw_last_round": drawn})
    assert "card_drawn" not in event_kinds(m), "the option is about madness only"


@pytest.mark.rule("R25-4.14")
@pytest.mark.parametrize(("mode", "reminders"), [("cooperation", None), ("solo", "in_hand")])
def test_madness_has_no_adrenaline_and_only_solo_keeps_reminder_tokens(mode: str, reminders: str | None) -> None:
    m = table(mode, cast=FOUR, options=MAD, phase="programming", deck_top=["abm_01"])
    assert {(words["adrenaline"], words["reminder"]) for words in m.view(None)["characters"]} == {("none", reminders)}
    program(m)
    assert "adrenaline_declared" not in event_kinds(m)
    calm = table(mode, cast=FOUR, phase="programming")
    assert {(words["adrenaline"], words["reminder"]) for words in calm.view(None)["characters"]} == {
        ("ready", "in_hand")
    }


@pytest.mark.rule("R25-4.15")
def test_madness_cards_may_be_agreed_on_in_other_modes() -> None:
    options: dict[str, Any] = {"mode": "suspicion", "players": 8, "recipe": "example_two_guards"}
    deck = ct.position_of(new(**options, madness_cards_in_other_modes=True))["deck"]
    assert "abm_58" in deck
    assert "abm_58" not in ct.position_of(new(**options))["deck"]
    assert new(mode="cooperation", players=4, madness_cards_in_other_modes=True).view(None)["deck"] == 44


@pytest.mark.rule("R25-4.16")
def test_two_characters_of_a_player_run_independently() -> None:
    m = table(phase="programming", order=["max", "emmet", "alice", "kevin"])
    m.choose("program:move:look", 2)
    m.choose("adrenaline:yes", 2)
    m.choose("program:push:control", 2)
    m.choose("adrenaline:no", 2)
    own = {words["id"]: words for words in m.view(2)["characters"]}
    assert (own["max"]["program"], own["alice"]["program"]) == (["move", "look"], ["push", "control"])
    assert (own["max"]["adrenaline"], own["alice"]["adrenaline"]) == ("declared", "ready")
    program(m)
    assert asked(m) == [("max", "move")]
    play(m, "move:c2")
    assert asked(m) == [("emmet", "play_or_wait")], "each marker has its own place"
    play(m, "wait")
    assert happened(m, "action_lost") == [{"character": "alice", "token": "push"}]


@pytest.mark.rule("R25-4.18")
def test_solo_standard_draws_both_cards_first_and_declares_after_them() -> None:
    m = table("solo", cast=FOUR, phase="cards", deck_top=["abm_01", "abm_09"])
    assert event_kinds(m) == ["round_started", "card_drawn", "line_slid", "card_drawn", "line_slid"]
    assert asked(m) == [("max", "declare")]
    play(m, "adrenaline:yes", *["adrenaline:no"] * 3)
    assert happened(m, "adrenaline_declared") == [{"character": "max"}]


@pytest.mark.rule("R25-4.18")
def test_solo_madness_draws_before_either_action_of_the_leading_character() -> None:
    m = table("solo", cast=FOUR, phase="cards", deck_top=["abm_01", "abm_09"], options=MAD)
    assert [event["card"] for event in happened(m, "card_drawn")] == ["abm_01"]
    assert asked(m) == [("max", "free_action")]
    for _ in FOUR:
        play(m, "token:move", "move:c2")
    assert [event["card"] for event in happened(m, "card_drawn")] == ["abm_01", "abm_09"]
    assert asked(m) == [("max", "free_action")]
    assert "token:move" not in keys(m)


# ---- bad input


def test_a_position_with_roles_that_do_not_fit_is_refused() -> None:
    with pytest.raises(ct.BadPosition, match=r"\(R25-4\.6\)"):
        table("suspicion", cast=FOUR, roles=dict.fromkeys(FOUR, "guard"))
    with pytest.raises(ct.BadPosition, match=r"\(R25-4\.6\)"):
        table("suspicion", cast=FOUR, roles={"max": "guard"}, unseen_roles=["guard"])
    m = table("suspicion", cast=FOUR, roles={"max": "guard"})
    assert roles(m) == {"guard": 1, "prisoner": 3}
    assert ct.position_of(m)["unseen_roles"] == ["prisoner"]


def test_unknown_options_and_values_are_named() -> None:
    with pytest.raises(ct.BadOption, match="players"):
        new(mode="solo", players=0)
    with pytest.raises(ct.BadOption, match="ruleset"):
        new(mode="solo", players=1, ruleset="season3")
    with pytest.raises(ct.BadOption, match="weather"):
        new(mode="solo", players=1, weather="fine")
    assert set(ct.options("room25")["properties"]["characters"]["anyOf"][1]["items"]["enum"]) == set(CHARACTER_TERMS)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"players": 9}, "R25-4.1"),
        ({"players": 3, "mode": "suspicion"}, "R25-4.1"),
        ({"mode": "party"}, "R25-4.1"),
        ({"difficulty": "hell"}, "R25-4.11"),
        ({"ruleset": "classic", "difficulty": "madness"}, "R25-4.11"),
        ({"recipe": "castle"}, "R25-3.1"),
        ({"recipe": {"central": 1, "room25": 1, "empty": 5}}, "R25-3.1"),
        ({"recipe": {"central": 1, "room25": 1, "vision": 23}}, "R25-5.11"),
        ({"characters": ["max", "max", "emmet", "alice"]}, "R25-3.13"),
        ({"characters": ["max", "emmet", "alice", "kevin", "franck"]}, "R25-4.1"),
        ({"ruleset": "classic", "characters": ["max", "emmet", "alice", "sarah"]}, "R25-1.4"),
        ({"five_player_guards": 3}, "R25-4.7"),
        ({"no_reminder_tokens": "yes"}, "R25-20.7"),
    ],
    ids=str,
)
def test_bad_options_name_the_rule(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(ct.BadOption) as caught:
        ct.new("room25", **options)
    assert all(f"({rule})" in render(caught.value.message, language) for language in LANGUAGES)
