"""Chapter 18: information, randomness, invariants."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.merchants.table import boat, me, table
from tests.games.playing import decision, keys, play, refused

Json = dict[str, Any]
COLOURS = ("red", "green", "blue", "yellow")
SETTINGS: list[Json] = [
    {"players": 1, "mode": "solo_score", "townsfolk_sets": ["sailors", "mercenaries"]},
    {"players": 1, "mode": "solo_peddler", "difficulty": "tycoon"},
    {"players": 2, "rogue_card": "robbers", "townsfolk_sets": ["sailors", "locals"]},
    {"players": 4, "rogue_card": "cultists"},
]


def random_game(seed: int, **options: Any) -> Match:
    return ct.new("merchants", seed=seed, **options)


# ---- who sees what


@pytest.mark.rule("COVE-18.1")
def test_orders_and_the_faces_of_others_corruption_cards_are_hidden() -> None:
    rivals = [{"corruption": {"corruption_1": 1, "corruption_2": 2}}]
    m = table(players=2, rivals=rivals, me={"corruption": {"corruption_2": 1}})
    for seat in (0, None):
        view = m.view(seat)
        assert view["townsfolk_deck"] == 20, "only how many"
        assert view["corruption_deck"] == 56
        assert (view["merchants"][1]["corruption_cards"], view["merchants"][1]["corruption"]) == (3, None)
    assert m.view(1)["merchants"][1]["corruption"] == {"corruption_1": 1, "corruption_2": 2}
    assert m.view(0)["merchants"][0]["corruption"] == {"corruption_1": 0, "corruption_2": 1}


@pytest.mark.rule("COVE-18.1")
def test_the_order_of_the_decks_leaves_no_trace_in_a_view() -> None:
    tops = [["l02", "m12"], ["m12", "l02"]]
    views = [table(players=2, deck_top=top).view(0) for top in tops]
    assert views[0] == views[1]
    decks = [["pd01", "pd09"], ["pd09", "pd01"]]
    views = [table(players=1, mode="solo_peddler", peddler_deck=deck).view(0) for deck in decks]
    assert views[0] == views[1]


@pytest.mark.rule("COVE-18.1")
def test_everything_else_is_open_to_everybody() -> None:
    m = table(players=2, rivals=[{"shelf": {"relic_red": 2}, "gold": 9, "staff": {"guard": "l02"}}])
    mine, others, nobodys = (m.view(seat)["merchants"][1] for seat in (1, 0, None))
    assert {name for name in mine if mine[name] != others[name]} == {"corruption"}
    assert others == nobodys
    assert m.view(0)["bag"] == m.view(None)["bag"]
    assert sum(m.view(None)["bag"].values()) > 20, "what is in the bag is known, in which order it comes is not"
    for tile in others["shop"]["stream"]:
        assert {"left", "right", "action"} <= set(tile)


@pytest.mark.rule("COVE-18.1")
def test_at_the_end_all_cards_are_open() -> None:
    m = table(players=2, phase="market", day=3, rivals=[{"corruption": {"corruption_2": 2}}])
    assert m.result is not None
    assert m.view(0)["merchants"][1]["corruption"] == {"corruption_1": 0, "corruption_2": 2}


@pytest.mark.rule("COVE-16.11", "COVE-18.1")
def test_a_computer_player_imagines_what_is_hidden_anew_each_time() -> None:
    m = table(players=2, rivals=[{"corruption": {"corruption_1": 3, "corruption_2": 3}}])
    imagined = [m.game.describe(m.determinise(0, number)) for number in range(12)]
    decks = {tuple(position["deck"]) for position in imagined}
    assert len(decks) == 12
    assert len({tuple(sorted(deck)) for deck in decks}) == 1, "the same cards in another order"
    held = [position["players"][1]["corruption"] for position in imagined]
    assert {sum(faces.values()) for faces in held} == {6}
    assert len({faces["corruption_2"] for faces in held}) > 1
    m = table(players=1, mode="solo_peddler", peddler_deck=["pd01", "pd02", "pd03", "pd04", "pd05", "pd06"])
    assert len({tuple(m.game.describe(m.determinise(0, number))["peddler_deck"]) for number in range(12)}) > 8


# ---- chance


@pytest.mark.rule("COVE-18.2")
@pytest.mark.parametrize("options", SETTINGS)
def test_the_same_seed_and_decisions_give_the_same_game(options: Json) -> None:
    ends = []
    for _ in range(2):
        m, chance = random_game(7, **options), Random(7)
        while m.decision is not None:
            play(m, chance.choice(keys(m)))
        ends.append((m.events(), ct.position_of(m)))
    assert ends[0] == ends[1]


@pytest.mark.rule("COVE-18.2")
def test_another_seed_gives_another_game() -> None:
    positions = {json.dumps(ct.position_of(random_game(seed, players=2))) for seed in range(10)}
    assert len(positions) == 10


@pytest.mark.rule("COVE-18.2")
def test_draws_from_the_bag_are_uniform_over_the_pieces() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(250):
        m = random_game(seed, players=2)
        for n in range(1, 7):
            drawn.update(boat(m, f"boat{n}"))
    total = sum(drawn.values())
    assert total == 250 * 12
    for kind, pieces in {"red": 12, "green": 12, "blue": 8, "yellow": 8, "rogue": 6}.items():
        assert abs(drawn[kind] / total - pieces / 46) < 0.03, kind


# ---- what always holds


def count_adventurers(position: Json) -> Counter[str]:
    found: Counter[str] = Counter({kind: position["halls"][kind] for kind in COLOURS})
    found["rogue"] = position["lair"]
    found.update(position["bag"])
    for passengers in position["boats"].values():
        found.update(passengers)
    for crowd in position["piers"].values():
        found.update(crowd)
    found.update([position["drawn"]] if position["drawn"] else [])
    return found


def check_conservation(m: Match, townsfolk: set[str]) -> None:
    position = ct.position_of(m)
    assert count_adventurers(position) == Counter(red=13, green=13, blue=9, yellow=9, rogue=8)
    corruption = Counter(position["corruption_deck"]) + Counter(position["corruption_discard"])
    cards = [*position["deck"], *position["discard"], *position["square"]]
    cards += [position["hired"]] if position["hired"] else []
    cards += (position["peddler"] or {}).get("kept", [])
    for seat, player in enumerate(position["players"]):
        corruption += Counter(player["corruption"])
        cards += [card for card in player["staff"].values() if card]
        assert len(player["tiles"]) + len(player["stream"]) == len(
            {face[:-1] for face in [*player["tiles"].values(), *player["stream"]]}
        ) == 10  # fmt: skip
        assert len(player["stream"]) == 6
        mine = me(m, seat)
        assert mine["shop"]["tokens"] + len(player["covered"]) == 4
        for colour in COLOURS:
            assert mine["pool"][f"relic_{colour}"] + mine["shelf"][f"relic_{colour}"] == 3
            assert mine["pool"][f"artifact_{colour}"] + mine["shelf"][f"artifact_{colour}"] == 2
    assert corruption == Counter(corruption_1=45, corruption_2=15)
    assert len(cards) == 24
    assert set(cards) == townsfolk


@pytest.mark.rule("COVE-18.3", "COVE-18.5")
@pytest.mark.parametrize("options", SETTINGS)
def test_every_piece_and_card_is_somewhere_after_every_decision(options: Json) -> None:
    m, chance = random_game(3, **options), Random(3)
    sets = options.get("townsfolk_sets", ["locals", "mercenaries"])
    townsfolk = {f"{name[0]}{n:02}" for name in sets for n in range(1, 13)}
    while m.decision is not None:
        check_conservation(m, townsfolk)
        play(m, chance.choice(keys(m)))
    check_conservation(m, townsfolk)


@pytest.mark.rule("COVE-18.4")
def test_nothing_is_offered_whose_rules_are_not_met() -> None:
    m = table(me={"shelf": {"relic_red": 3}})
    assert refused(m, "move:chronomancer:p1") == "COVE-12.7", "an unreachable space"
    play(m, "move:assistant:p1")
    assert refused(m, "take:relic_red") == "COVE-14.8", "a good that is not in the pool"
    m = table(me={"covered": []})
    play(m, "move:assistant:p1", "take:relic_red")
    assert refused(m, "spend:red:green:blue") == "COVE-13.5", "more tokens than hours"
    piers = {"large_pier": {"red": 1}, "small_pier": {"red": 1}}
    m = table(phase="market", piers=piers, me={"shelf": {"relic_red": 1}})
    assert refused(m, "sell:large_pier:relic_red:1") == "COVE-6.9", "a pier for another size"
    assert decision(m).seat == 0
