"""Chapter 16: modes and opponents."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.merchants.components import data
from chronotable.kernel.match import Match
from tests.games.merchants.table import (
    berth,
    boat,
    crowd,
    gold,
    hour,
    line,
    me,
    moves,
    pier,
    stream,
    table,
    tiles,
    town_square,
)
from tests.games.playing import decision, happened, keys, play

EMPTY: dict[str, list[str]] = {f"boat{n}": [] for n in range(1, 7)}


def peddling(*deck: str, start: int = 4, until: int = 4, **described: Any) -> Match:
    """The Peddler, on top where they share an hour, reveals these cards until its piece is beyond the player's."""
    clock = [{"piece": "peddler", "hour": start}, {"piece": "player1", "hour": until}]
    return table(players=1, mode="solo_peddler", clock=clock, peddler_deck=list(deck), **described)


def peddler(m: Match) -> Any:
    return m.view(None)["peddler"]


# ---- for a score


@pytest.mark.rule("COVE-16.1")
def test_the_score_challenge_has_one_piece_and_no_opponent() -> None:
    m = ct.new("merchants", players=1, mode="solo_score", seed=1)
    assert (line(m), peddler(m)) == ([("player1", 0)], None)
    assert m.view(None)["clock"]["symbols"] == list(range(1, 13))


@pytest.mark.rule("COVE-16.1")
@pytest.mark.parametrize(
    ("gold", "rating"),
    [
        (0, "sweeper"), (89, "sweeper"), (90, "stallholder"), (130, "trader"), (164, "trader"), (165, "guild_master"),
        (200, "master_of_time"), (999, "master_of_time"),
    ],
)  # fmt: skip
def test_the_final_gold_is_rated_and_the_player_has_won(gold: int, rating: str) -> None:
    m = table(players=1, mode="solo_score", phase="market", day=3, me={"gold": gold})
    assert m.result is not None
    assert (m.result.scores, m.result.winners, m.result.details["rating"]) == ((float(gold),), (0,), rating)


@pytest.mark.rule("COVE-16.1", "COVE-9.5")
def test_debts_are_rated_too() -> None:
    m = table(players=1, mode="solo_score", phase="market", day=3, me={"corruption": {"corruption_1": 4}})
    assert m.result is not None
    assert m.result.scores[0] < 0
    assert m.result.details["rating"] == "sweeper"


# ---- against the Peddler


@pytest.mark.rule("COVE-16.2")
def test_a_solo_player_meets_the_peddler_unless_said_otherwise() -> None:
    m = ct.new("merchants", players=1, seed=1)
    assert m.view(None)["mode"] == "solo_peddler"
    assert (m.seats, sorted(piece for piece, _ in line(m))) == (1, ["peddler", "player1"])


@pytest.mark.rule("COVE-16.3")
def test_the_peddler_acts_whenever_its_piece_is_last() -> None:
    m = peddling("pd01", "pd05", "pd09", start=3, until=5)
    assert [event["peddler_card"] for event in happened(m, "peddler_card")] == ["pd01", "pd05"]
    assert (hour(m, "peddler"), decision(m).seat) == (6, 0), "3 + 1 + 2"
    assert peddler(m)["deck"] == ["pd09"]


@pytest.mark.rule("COVE-16.3")
def test_all_twelve_cards_are_shuffled_when_none_is_left() -> None:
    assert len(data()["peddler"]["deck"]) == 12
    firsts = set()
    for seed in range(8):
        m = peddling("pd01", start=3, until=4, boats=EMPTY, seed=seed)
        first, second, *others = [event["peddler_card"] for event in happened(m, "peddler_card")]
        assert first == "pd01"
        assert len(peddler(m)["deck"]) == 11 - len(others)
        firsts.add(second)
    assert len(firsts) > 3


@pytest.mark.rule("COVE-16.4")
@pytest.mark.parametrize(
    ("card", "hours", "good"), [("pd05", 2, "relic_red"), ("pd08", 2, "relic_yellow"), ("pd11", 3, "artifact_blue")]
)
def test_the_peddler_makes_goods(card: str, hours: int, good: str) -> None:
    m = peddling(card, peddler={"shelf": {good: 7}})
    assert (hour(m, "peddler"), crowd(peddler(m)["shelf"])) == (4 + hours, {good: 8}), "without limit"


@pytest.mark.rule("COVE-16.4")
def test_the_peddler_hires_from_the_first_slot() -> None:
    m = peddling("pd03", deck_top=["m12"])
    assert [card["card"] for card in peddler(m)["kept"]] == ["l01"]
    assert town_square(m) == ["m01", "m05", "l11", "m12"]
    assert (hour(m, "peddler"), gold(m)) == (5, 0)
    full = {"kept": ["l02", "l03", "l04", "l05"]}
    m = peddling("pd03", peddler=full)
    assert [card["card"] for card in peddler(m)["kept"]] == full["kept"]
    assert m.view(None)["townsfolk_discard"] == ["l01"], "a fifth card is discarded"


@pytest.mark.rule("COVE-16.4")
def test_the_peddler_uses_no_ability_and_takes_no_corruption() -> None:
    m = peddling("pd03", square=["m05", "l01", "l02", "l03"])
    assert crowd(peddler(m)["shelf"]) == {}
    assert m.view(None)["corruption_deck"] == 60


@pytest.mark.rule("COVE-16.5")
@pytest.mark.parametrize(
    ("boats", "chosen"),
    [
        ({"boat3": ["red"] * 2, "boat5": ["red"] * 3}, "boat5"),
        ({"boat2": ["red", "green"], "boat4": ["blue", "green"]}, "boat4"),
        ({"boat2": ["red", "green"], "boat4": ["red", "yellow"]}, "boat2"),
        ({"boat1": ["blue"], "boat6": ["red", "red"]}, "boat6"),
        ({}, "boat1"),
    ],
)
def test_where_the_peddler_seats_an_adventurer(boats: dict[str, list[str]], chosen: str) -> None:
    m = peddling("pd05", boats={**EMPTY, **boats}, fate=["blue"])
    assert happened(m, "adventurer_seated") == [{"who": "peddler", "adventurer": "blue", "boat": chosen}]


@pytest.mark.rule("COVE-16.5")
def test_the_peddler_passes_over_full_boats() -> None:
    boats = {**EMPTY, "boat3": ["red"] * 4, "boat6": ["green"]}
    m = peddling("pd05", boats=boats, berths={"berth1": "boat1", "berth2": "boat2"}, fate=["blue"])
    assert boat(m, "boat6") == {"green": 1, "blue": 1}


@pytest.mark.rule("COVE-16.6")
@pytest.mark.parametrize(
    ("word", "taken", "berth_of_it"),
    [
        ("boat1", {}, "berth2"), ("boat1", {"berth2": "boat2"}, "berth1"),
        ("boat4", {}, "berth3"), ("boat4", {"berth3": "boat5"}, "berth4"),
    ],
)  # fmt: skip
def test_where_the_peddler_docks(word: str, taken: dict[str, str], berth_of_it: str) -> None:
    boats = {name: found for name, found in EMPTY.items() if name not in taken.values()}
    m = peddling("pd05", boats={**boats, word: ["red"] * 3}, berths=taken, fate=["blue"])
    assert berth(m, word) == berth_of_it


@pytest.mark.rule("COVE-16.7")
def test_the_peddler_sells_where_a_customer_is_but_never_at_the_black_market() -> None:
    piers = {"small_pier": {"red": 3}, "large_pier": {"blue": 2}, "black_market": {"green": 2, "red": 1, "blue": 1}}
    shelf = {"relic_red": 2, "relic_green": 1, "artifact_blue": 1, "artifact_red": 1}
    m = table(players=1, phase="market", piers=piers, peddler={"gold": 1, "shelf": shelf}, halls={"red": 2})
    assert peddler(m)["gold"] == 1 + 2 * 2 * 3 + 9 * 2
    assert crowd(peddler(m)["shelf"]) == {"relic_green": 1, "artifact_red": 1}, "the others are kept"
    assert happened(m, "support_collected") == []


@pytest.mark.rule("COVE-16.7")
def test_the_peddler_sells_to_the_same_crowd_in_market_order() -> None:
    stock = {"shelf": {"relic_red": 1}}
    m = table(players=1, phase="market", hour=10, others=12, piers={"small_pier": {"red": 3}}, me=stock, peddler=stock)
    assert happened(m, "sold") == [{"who": "peddler", "good": "relic_red", "pier": "small_pier", "n": 1, "gold": 6}]
    assert pier(m, "small_pier") == {"red": 3, "rogue": 1}
    play(m, "sell:small_pier:relic_red:1")
    assert gold(m) == 6


@pytest.mark.rule("COVE-16.8")
def test_the_peddler_scores_guild_symbols_and_ignores_rogue_symbols() -> None:
    kept = {"gold": 10, "kept": ["l07", "m05", "m11"]}
    m = table(players=1, phase="market", day=3, peddler=kept, halls={"red": 4, "yellow": 5}, lair=8)
    assert peddler(m)["gold"] == 10 + 4 + 5 + 4


@pytest.mark.rule("COVE-16.9")
@pytest.mark.parametrize(("level", "start", "bonus"), [("hawker", 0, 0), ("trader", 20, 1), ("tycoon", 40, 2)])
def test_difficulty(level: str, start: int, bonus: int) -> None:
    m = ct.new("merchants", players=1, difficulty=level, seed=1)
    assert (peddler(m)["gold"], peddler(m)["price_bonus"]) == (start, bonus)
    shelf = {"relic_red": 2, "artifact_blue": 1}
    piers = {"small_pier": {"red": 3}, "large_pier": {"blue": 2}}
    m = table(players=1, difficulty=level, phase="market", piers=piers, peddler={"gold": 0, "shelf": shelf})
    assert peddler(m)["gold"] == 2 * (2 + bonus) * 3 + (9 + bonus) * 2
    assert me(m)["prices"]["relic_red"] == 2, "only the Peddler's prices"


@pytest.mark.rule("COVE-16.9")
@pytest.mark.parametrize(("mine", "wins"), [(31, (0,)), (30, ()), (29, ())])
def test_the_player_wins_with_strictly_more_gold(mine: int, wins: tuple[int, ...]) -> None:
    m = table(players=1, phase="market", day=3, me={"gold": mine}, peddler={"gold": 30})
    assert m.result is not None
    assert (m.result.winners, m.result.details["peddler"]) == (wins, 30)


# ---- Chronomancers only


@pytest.mark.rule("COVE-16.10")
@pytest.mark.parametrize(("players", "mode"), [(2, "duel_of_chronomancers"), (3, "guild_of_chronomancers")])
def test_everybody_has_a_set_of_his_own(players: int, mode: str) -> None:
    dealt = []
    for seed in range(6):
        m = ct.new("merchants", players=players, seed=seed)
        assert m.view(None)["mode"] == mode
        for seat in range(players):
            found = [*tiles(m, seat).values(), *stream(m, seat)]
            assert sorted(face[:-1] for face in found) == [f"t{n:02}" for n in range(1, 11)]
            assert sum(me(m, seat)["pool"].values()) == 20
            dealt.append(tuple(found))
    assert len(set(dealt)) == len(dealt), "dealt independently"


@pytest.mark.rule("COVE-16.10")
def test_shops_are_their_owners_alone_and_the_cove_is_shared() -> None:
    m = table(players=2, hour=5, others=5, rivals=[{}])
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat3")
    assert decision(m).seat == 1
    assert moves(m, "assistant") == ["p1", "p2", "p3", "ra"], "his own Assistant has not moved"
    assert me(m, 1)["pool"]["relic_red"] == 3
    play(m, "move:assistant:p3")
    assert "hire:l01" in keys(m)


@pytest.mark.rule("COVE-16.11")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_computer_players_may_fill_any_seat(name: str) -> None:
    m = table(players=3, day=3, hour=8, others=8, rivals=[{}, {}])
    seats = [ct.bot(name, seed=seat) for seat in range(3)]
    met = set()
    while (found := m.decision) is not None:
        key = seats[found.seat].choose(m, found.seat)
        assert key in [option.key for option in found.options], "they obey the same rules"
        m.choose(key, found.seat)
        met.add(found.seat)
    assert (met, m.result is not None) == ({0, 1, 2}, True)


@pytest.mark.rule("COVE-16.11")
def test_computer_players_do_not_see_the_cards_of_others() -> None:
    choices = set()
    for faces in ({"corruption_1": 8}, {"corruption_2": 8}):
        m = table(players=2, hour=10, others=11, rivals=[{"corruption": faces}], lair=6)
        choices.add(tuple(ct.bot("greedy", seed=seed).choose(m, 0) for seed in range(3)))
    assert len(choices) == 1
