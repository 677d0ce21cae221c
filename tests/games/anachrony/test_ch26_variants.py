"""Chapter 26: the variants."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.components import data
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, happened, keys, play, refused

TILES = [f"alt_{n}" for n in range(1, 10)]


def timeline(tile: str, era: int = 1) -> list[str]:
    """The nine tiles, this one in the given Era."""
    rest = [other for other in TILES if other != tile]
    return [*rest[: era - 1], tile, *rest[era - 1 :]]


def alternate(tile: str, era: int = 1, **words: Any) -> Match:
    options = {**words.pop("options", {}), "alternate_timeline": True}
    return table(phase="warp", era=era, timeline=timeline(tile, era), options=options, **words)


@pytest.mark.rule("ANA-26.1")
def test_the_harder_game_of_two_has_one_council_hex() -> None:
    taken = {"research_top": {"seat": 1, "worker": "genius"}, "research_middle": {"seat": 1, "worker": "genius"}}
    words: dict[str, Any] = {"active": {"scientist": 1}, "powered": 1, "goods": {"water": 2}, "hexes": taken}
    m = table(options={"harder_two_player": True}, **words)
    assert refused(m, "place:council_right") == "ANA-26.1"
    assert "place:council_left" in keys(m)
    assert "place:council_right" in keys(table(**words))
    with pytest.raises(ct.BadOption):
        ct.new("anachrony", seed=1, players=3, harder_two_player=True)


@pytest.mark.rule("ANA-26.2", "ANA-38.9")
def test_predictable_paradoxes() -> None:
    m = table(era=3, phase="paradox", options={"predictable_paradox": True}, paradoxes=1,
              warps={"gold": 1, "water": 2})  # fmt: skip
    assert [event["n"] for event in happened(m, "paradox_rolled")] == [1, 1]
    assert happened(m, "anomaly_triggered") == [{"seat": 0}]
    assert player(m)["paradoxes"] == 0


@pytest.mark.rule("ANA-26.3")
def test_all_power_up_at_the_same_time() -> None:
    m = table(phase="power_up", options={"simultaneous_power_up": True}, other={"leader": "samira"})
    assert {d.seat for d in m.decisions} == {0, 1}
    m.choose("power:2", 1)
    assert m.view(0)["seats"][1]["exosuits"]["powered"] == 0, "not shown before all have decided"
    assert m.view(0)["seats"][1]["secret"] is None
    m.choose("power:3", 0)
    assert [player(m, seat)["exosuits"]["powered"] for seat in (0, 1)] == [3, 2]
    assert [goods(m, seat) for seat in (0, 1)] == [{"water": 3}, {"water": 4}]


@pytest.mark.rule("ANA-26.4", "ANA-26.9", "ANA-34.5", "ANA-36.15")
def test_alternate_tiles_have_eight_spaces() -> None:
    m = alternate("alt_4")
    shown = m.view(None)["timeline"]
    assert len(shown) == 7
    assert all(len(tile["spaces"]) == 8 for tile in shown)
    assert shown[0]["spaces"] == ["vp", None, None, "paradox_gain", "parallel", None, None, "morale_down"]
    dealt = {tuple(ct.position_of(ct.new("anachrony", seed=n, players=2, alternate_timeline=True))["timeline"])
             for n in range(4)}  # fmt: skip
    assert len(dealt) == 4
    assert all(sorted(tiles) == TILES for tiles in dealt)
    assert {tile["source"] for tile in data()["alternate_timeline"]["tiles"]} == {"reconstructed"}
    assert all(tile["spaces"] == [] for tile in table().view(None)["timeline"]), "the standard side has none"


@pytest.mark.rule("ANA-26.5", "ANA-26.6", "ANA-26.7", "ANA-38.67")
def test_three_players_warp_on_an_alternate_tile() -> None:
    m = alternate("alt_4", players=3)
    m.choose("warp:neutronium:titanium", 0)
    m.choose("warp:uranium:water", 1)
    m.choose("warp:gold", 2)
    assert (decision(m).seat, keys(m)) == (0, ["warp:neutronium", "warp:titanium"]), "the player picks the order"
    play(m, "warp:neutronium")
    assert goods(m) == {"neutronium": 1, "titanium": 1, "vp": 1}
    assert decision(m).seat == 1
    play(m, "warp:water")
    assert [player(m, seat)["paradoxes"] for seat in (0, 1, 2)] == [0, 1, 0]
    assert goods(m, 2) == {"gold": 2}
    assert [player(m, seat)["warp_spaces"] for seat in (0, 1, 2)] == [
        {"neutronium": 1, "titanium": 2}, {"water": 3, "uranium": 4}, {"gold": 5},
    ]  # fmt: skip


@pytest.mark.rule("ANA-26.7")
def test_a_second_copy_is_paid_back_once() -> None:
    m = table(era=2, options={"alternate_timeline": True}, timeline=timeline("alt_9"), warps={"gold": 1},
              warp_spaces={"gold": 2}, goods={"gold": 2}, slots={"power_plant_1": "101"},
              active={"engineer": 1})  # fmt: skip
    play(m, "use:101", "send:gold")
    assert (goods(m), player(m)["warps"], player(m)["time_travel"]) == ({"gold": 1}, {}, 1)


SPACES = [
    ("morale_up", "alt_8", {"morale": 5}), ("vp", "alt_4", {"vp": 1}), ("paradox_gain", "alt_2", {"paradoxes": 2}),
    ("morale_down", "alt_6", {"morale": 3}),
]  # fmt: skip


@pytest.mark.rule("ANA-26.6")
@pytest.mark.parametrize(("word", "tile", "after"), SPACES)
def test_marked_first_spaces(word: str, tile: str, after: dict[str, int]) -> None:
    m = play(alternate(tile, paradoxes=1, morale=4), "warp:gold", "warp:none")
    seen = {"morale": player(m)["morale"], "vp": player(m)["goods"]["vp"], "paradoxes": player(m)["paradoxes"]}
    assert seen == {"morale": 4, "vp": 0, "paradoxes": 1, **after}
    assert happened(m, "warp_space")[0]["word"] == word


@pytest.mark.rule("ANA-26.6", "ANA-0.12")
@pytest.mark.parametrize(("held", "left"), [(2, 1), (0, 0)])
def test_a_stable_rift_returns_a_paradox(held: int, left: int) -> None:
    """alt_3 has it on its third space, behind a loss of morale."""
    m = alternate("alt_3", seats=[{"morale": 4}, {"paradoxes": held, "leader": "samira"}])
    m.choose("warp:titanium:gold", 0)
    m.choose("warp:gold", 1)
    play(m, "warp:titanium")
    assert (player(m, 1)["paradoxes"], player(m)["morale"]) == (left, 3)


@pytest.mark.rule("ANA-26.8")
def test_second_copies_of_water_workers_and_exosuits() -> None:
    """alt_9 has the second copy on its second space."""
    m = alternate("alt_9", goods={"water": 1})
    play(m, "warp:gold:engineer", "warp:none", "warp:gold")
    assert (workers(m, "active"), goods(m)) == ({"engineer": 2}, {"gold": 1}), "the second one costs no water"
    m = play(alternate("alt_9"), "warp:gold:water", "warp:none", "warp:gold")
    assert goods(m) == {"gold": 1, "water": 4}
    m = play(alternate("alt_9", powered=4), "warp:gold:exosuit", "warp:none", "warp:gold")
    assert player(m)["exosuits"]["powered"] == 6
    m = play(alternate("alt_9", powered=5), "warp:gold:exosuit", "warp:none", "warp:gold")
    assert player(m)["exosuits"]["powered"] == 6, "no further one was left"


@pytest.mark.rule("ANA-26.18")
def test_goods_come_before_the_tiles_are_placed() -> None:
    m = play(alternate("alt_9"), "warp:water:engineer", "warp:none")
    assert (goods(m), workers(m, "active")) == ({"water": 1}, {"engineer": 1}), "nothing lies on the tile yet"
    assert player(m)["warps"] == {}
    play(m, "warp:engineer")
    assert goods(m) == {"water": 3}


def drafting(players: int, seed: int = 1, **options: Any) -> Match:
    return ct.new("anachrony", seed=seed, players=players, starting_asset_draft=True,
                  **{"paths": ["harmony", "dominance", "progress", "salvation"][:players], "leaders": "random",
                     **options})  # fmt: skip


@pytest.mark.rule("ANA-26.10", "ANA-26.13")
def test_the_kit_of_the_asset_draft() -> None:
    m = drafting(4)
    for seat in range(4):
        assert goods(m, seat) == {"energy_core": 2, "water": 2}
        assert (workers(m, "active", seat), workers(m, "tired", seat)) == ({"scientist": 2, "engineer": 1}, {})
        assert player(m, seat)["breakthroughs"] == {}


@pytest.mark.rule("ANA-26.11", "ANA-34.5")
@pytest.mark.parametrize(("players", "dealt"), [(2, 8), (3, 5), (4, 4)])
def test_hands_are_passed_to_the_right(players: int, dealt: int) -> None:
    m = drafting(players)
    hands = [m.view(seat)["draft"]["hand"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [dealt] * players
    assert len({card for hand in hands for card in hand}) == dealt * players
    assert m.view(None)["draft"]["hand"] is None
    for seat in range(players):
        m.choose(keys(m, seat)[0], seat)
    passed = [m.view(seat)["draft"]["hand"] for seat in range(players)]
    for seat in range(players):
        right = (seat - 1) % players
        assert passed[right] == hands[seat][1:], "the seat before in turn order sits to the right"
    while any(d.options[0].key.startswith("card:") for d in m.decisions):
        play(m, keys(m)[0])
    assert m.view(None)["phase"] == "power_up"
    assert [len(event["cards"]) for event in happened(m, "assets_shown")] == [4] * players


@pytest.mark.rule("ANA-26.12", "ANA-26.13", "ANA-26.14")
def test_all_gain_their_cards_and_the_lowest_sum_is_first() -> None:
    assets = {card["id"]: card for card in data()["starting_assets"]["cards"]}
    assert {card["source"] for card in assets.values()} == {"reconstructed"}
    codes = {"W": "water", "T": "titanium", "U": "uranium", "G": "gold", "N": "neutronium", "EC": "energy_core"}
    for seed in range(6):
        m = drafting(3, seed)
        while m.view(None)["phase"] != "power_up":
            play(m, keys(m)[seed % len(keys(m))])
        kept = {event["seat"]: event["cards"] for event in happened(m, "assets_shown")}
        rank = {seat: (sum(assets[c]["number"] for c in cards), min(assets[c]["number"] for c in cards))
                for seat, cards in kept.items()}  # fmt: skip
        first = m.view(None)["first"]
        assert rank[first] == min(rank.values())
        for seat, cards in kept.items():
            expected = Counter({"energy_core": 2, "water": 2 + min(1, (seat - first) % 3)})
            for card in cards:
                expected.update({codes[c]: n for c, n in assets[card]["gives"].items() if c in codes})
            assert goods(m, seat) == dict(expected)


@pytest.mark.rule("ANA-26.12", "ANA-38.68")
def test_a_tie_of_sums_goes_to_the_lowest_card() -> None:
    """Fifteen cards are dealt; hands are described just before the last card is taken."""
    kept = {0: [3, 6, 8, 13], 1: [2, 4, 9, 12], 2: [1, 5, 7, 14]}  # sums 30, 27, 27
    m = drafting(3)
    position = ct.position_of(m)
    # A card taken in turn t comes from the hand that started at seat + t.
    position["hands"] = [[kept[0][0], kept[2][1], kept[1][2], kept[0][3], 10],
                         [kept[1][0], kept[0][1], kept[2][2], kept[1][3], 11],
                         [kept[2][0], kept[1][1], kept[0][2], kept[2][3], 15]]  # fmt: skip
    m = ct.position("anachrony", position, seed=1)
    for turn in range(4):
        for seat in range(3):
            m.choose(f"card:asset_{kept[seat][turn]:02}", seat)
    assert m.view(None)["first"] == 2


@pytest.mark.rule("ANA-26.15", "ANA-26.16", "ANA-26.17", "ANA-38.69", "ANA-36.22")
@pytest.mark.parametrize(("players", "dealt", "kept", "added"), [(2, 4, 2, 1), (3, 2, 1, 2), (4, 2, 1, 1)])
def test_the_endgame_draft(players: int, dealt: int, kept: int, added: int) -> None:
    additions = set()
    for seed in range(8):
        m = ct.new("anachrony", seed=seed, players=players, paths="random", leaders="random",
                   endgame_condition_draft=True)  # fmt: skip
        hands = [m.view(seat)["draft"]["hand"] for seat in range(players)]
        assert [len(hand) for hand in hands] == [dealt] * players
        chosen = []
        for seat in range(players):
            key = keys(m, seat)[0]
            chosen += key.split(":")[1:]
            if seat + 1 < players:
                assert all(len(key.split(":")) == 1 + kept for key in keys(m, seat))
                m.choose(key, seat)
                assert m.view(None)["endgame"] == [], "revealed together"
            else:
                m.choose(key, seat)
        shown = m.view(None)["endgame"]
        assert len(shown) == 5
        assert set(chosen) <= set(shown)
        extra = set(shown) - set(chosen)
        rejected = {card for hand in hands for card in hand} - set(chosen)
        assert len(extra) == added
        assert extra <= rejected
        additions.add(frozenset(extra))
    assert len(additions) > 1
