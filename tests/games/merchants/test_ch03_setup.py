"""Chapter 3: setup."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games import game as find_game
from chronotable.games.merchants.components import data
from chronotable.lessons.course import find_lesson
from tests.games.merchants.table import (
    boat,
    cards,
    covered,
    crowd,
    figures,
    goods,
    line,
    me,
    stream,
    table,
    tiles,
    tokens,
    town_square,
)
from tests.games.playing import happened, play

SEEDS = range(40)


def in_bag_and_boats(m: ct.Match) -> dict[str, int]:
    """The pieces that were in the bag when the first day began."""
    found = dict(m.view(None)["bag"])
    for aboard in m.view(None)["boats"]:
        for kind, n in aboard["passengers"].items():
            found[kind] += n
    return crowd(found)


@pytest.mark.rule("COVE-3.1", "COVE-3.3")
def test_one_of_each_colour_in_its_hall_and_the_others_in_the_bag() -> None:
    m = ct.new("merchants", players=2, rogue_card="criminals", seed=1)
    assert m.view(None)["halls"] == {"red": 1, "green": 1, "blue": 1, "yellow": 1}
    assert in_bag_and_boats(m) == {"red": 12, "green": 12, "blue": 8, "yellow": 8, "rogue": 6}


@pytest.mark.rule("COVE-3.2")
@pytest.mark.parametrize(("card", "lair", "bag"), [("criminals", 2, 6), ("cultists", 2, 6), ("robbers", 1, 7)])
def test_the_rogue_card_splits_the_rogues(card: str, lair: int, bag: int) -> None:
    m = ct.new("merchants", players=2, rogue_card=card, seed=1)
    assert m.view(None)["rogue_card"] == card
    assert (m.view(None)["lair"], in_bag_and_boats(m)["rogue"]) == (lair, bag)


@pytest.mark.rule("COVE-3.2")
def test_the_rogue_card_is_turned_up_at_random_and_everybody_is_told() -> None:
    turned_up = set()
    for seed in SEEDS:
        m = ct.new("merchants", players=2, seed=seed)
        card = m.view(None)["rogue_card"]
        turned_up.add(card)
        split = {"criminals": (2, 6), "cultists": (2, 6), "robbers": (1, 7)}[card]
        assert (m.view(None)["lair"], in_bag_and_boats(m)["rogue"]) == split
        assert m.events()[0] == {"number": 0, "kind": "rogue_card_turned_up", "rogue_card": card}
        assert ct.load(m.save()) == m
        assert m.verify()
        assert ct.position_of(m)["options"]["rogue_card"] == card, "a described position knows which"
    assert turned_up == {"criminals", "cultists", "robbers"}


@pytest.mark.rule("COVE-3.2")
def test_the_players_may_choose_the_card_and_the_first_game_has_the_criminals() -> None:
    for seed in SEEDS:
        m = ct.new("merchants", seed=seed, rogue_card="cultists")
        assert m.view(None)["rogue_card"] == "cultists"
        assert happened(m, "rogue_card_turned_up") == []
    game = find_game("merchants")
    assert game.presets()["first_game"]["rogue_card"] == "criminals"
    assert find_lesson("merchants", "first").begin().origin.options["rogue_card"] == "criminals"


@pytest.mark.rule("COVE-3.2")
def test_a_described_lair_decides_which_card_can_have_been_turned_up() -> None:
    """Only the Robbers leave a single rogue there, and nobody ever leaves the lair (COVE-8.3)."""
    for seed in SEEDS:
        assert ct.position("merchants", {"lair": 1}, seed=seed).view(None)["rogue_card"] == "robbers"


@pytest.mark.rule("COVE-3.4")
def test_three_boats_on_either_water() -> None:
    boats = ct.new("merchants", seed=1).view(None)["boats"]
    assert [boat["side"] for boat in boats] == ["left"] * 3 + ["right"] * 3
    assert {boat["berth"] for boat in boats} == {None}


@pytest.mark.rule("COVE-3.5")
@pytest.mark.parametrize("sets", [["locals", "mercenaries"], ["sailors", "locals"], ["mercenaries", "sailors"]])
def test_two_townsfolk_sets_are_one_deck_and_four_cards_are_shown(sets: list[str]) -> None:
    m = ct.new("merchants", townsfolk_sets=sets, seed=1)
    assert (len(town_square(m)), m.view(None)["townsfolk_deck"]) == (4, 20)
    position = ct.position_of(m)
    both = {card["id"].lower() for card in data()["townsfolk"] if card["set"] in sets}
    assert {*position["deck"], *position["square"]} == both
    assert [*position["deck"], *position["square"]] != sorted(both), "shuffled"
    shown = {tuple(town_square(ct.new("merchants", townsfolk_sets=sets, seed=seed))) for seed in SEEDS}
    assert len(shown) > 8
    assert len({card[0] for square in shown for card in square}) == 2, "cards of both sets come up"


@pytest.mark.rule("COVE-3.6")
def test_corruption_cards_come_in_random_order() -> None:
    assert ct.new("merchants", seed=1).view(None)["corruption_deck"] == 60
    drawn = set()
    for seed in SEEDS:
        m = table(
            phase="market", black_market_corruption_mode="per_good", seed=seed,
            piers={"black_market": {"blue": 2, "yellow": 2}},
            me={"shelf": {"relic_blue": 3, "artifact_blue": 1, "relic_yellow": 3, "artifact_yellow": 1}},
        )  # fmt: skip
        for colour in ("blue", "yellow"):
            play(m, f"sell:black_market:relic_{colour}:3", f"sell:black_market:artifact_{colour}:1")
        assert cards(m) == 8
        drawn.add(me(m)["corruption"]["corruption_2"])
    assert len(drawn) > 2


@pytest.mark.rule("COVE-3.7")
def test_no_gold_and_all_pieces_in_one_stack_in_random_order() -> None:
    tops = set()
    for seed in SEEDS:
        m = ct.new("merchants", players=3, seed=seed)
        assert [merchant["gold"] for merchant in m.view(None)["merchants"]] == [0, 0, 0]
        assert {hour for _, hour in line(m)} == {0}
        tops.add(line(m)[0][0])
        assert m.decision is not None
        assert f"player{m.decision.seat + 1}" == line(m)[0][0], "the piece on top acts first"
    assert tops == {"player1", "player2", "player3"}


@pytest.mark.rule("COVE-3.8", "COVE-3.9", "COVE-3.12", "COVE-3.13")
def test_a_chronomancers_boards() -> None:
    m = ct.new("merchants", players=4, seed=1)
    for seat in range(4):
        assert list(me(m, seat)["staff"]) == ["bulbulator", "enlarger", "splitter", "guard"]
        assert set(me(m, seat)["staff"].values()) == {None}
        assert len(me(m, seat)["shop"]["spaces"]) == 10
        assert (covered(m, seat), tokens(m, seat)) == (["red", "green", "blue", "yellow"], 0)
        assert goods(m, "shelf", seat) == {}
        assert sum(goods(m, "pool", seat).values()) == 20
        assert figures(m, seat) == ("lc", "la"), "both in the left machine"


@pytest.mark.rule("COVE-3.10")
def test_the_two_starter_tiles_lie_on_top_in_random_order() -> None:
    starters = {tile["id"].lower() + "w" for tile in data()["portal_tiles"] if tile["starter"]}
    assert len(starters) == 2
    tops = set()
    for seed in SEEDS:
        board = tiles(ct.new("merchants", seed=seed))
        tops.add((board["top_left"], board["top_right"]))
    assert tops == {tuple(sorted(starters)), tuple(sorted(starters, reverse=True))}


@pytest.mark.rule("COVE-3.11")
def test_two_other_tiles_below_and_six_in_the_time_stream() -> None:
    bottoms = set()
    for seed in SEEDS:
        m = ct.new("merchants", seed=seed)
        board = tiles(m)
        assert {face[-1] for face in board.values()} == {"w"}
        assert {face[-1] for face in stream(m)} == {"b"}
        assert len({face[:-1] for face in [*board.values(), *stream(m)]}) == 10
        bottoms.add(board["bottom_left"])
        assert m.view(None)["merchants"][0]["shop"]["stream"] == me(m)["shop"]["stream"], "open to everybody"
    assert len(bottoms) > 4


def test_boats_hold_nobody_but_the_first_passengers() -> None:
    m = ct.new("merchants", seed=1)
    assert {sum(boat(m, word["boat"]).values()) for word in m.view(None)["boats"]} == {2}
