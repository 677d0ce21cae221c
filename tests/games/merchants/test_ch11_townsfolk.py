"""Chapter 11: town square, townsfolk, staff board."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.merchants.components import data
from chronotable.kernel.match import Match
from tests.games.merchants.table import berth, boat, cards, goods, hour, me, pier, space, staff, table, town_square
from tests.games.playing import event_kinds, happened, keys, play, refused

LOCALS = [f"l{n:02}" for n in range(1, 13)]
MERCENARIES = [f"m{n:02}" for n in range(1, 13)]
FULL = {"bulbulator": "l02", "enlarger": "l03", "splitter": "l04", "guard": "l05"}


def hiring(**described: Any) -> Match:
    """The Assistant is on P3, which shows hire."""
    return play(table(**described), "move:assistant:p3")


def sailor(card: str, **described: Any) -> Match:
    """The card of a sailor is hired; its ability comes."""
    m = hiring(townsfolk_sets=["sailors", "locals"], square=[card, "l01", "l02", "l03"], **described)
    return play(m, f"hire:{card}")


# ---- the sets


@pytest.mark.rule("COVE-11.1")
def test_three_sets_of_twelve_of_which_two_are_used() -> None:
    effects: dict[str, set[str]] = {}
    for card in data()["townsfolk"]:
        effects.setdefault(card["set"], set()).add(card["effect"])
    assert effects == {
        "locals": {"discard_corruption"},
        "mercenaries": {"gain_small", "gain_large", "gain_two_small_same"},
        "sailors": {"board_from_bag", "return_to_bag", "move_passenger", "swap_passengers"},
    }
    assert [card["set"] for card in data()["townsfolk"]].count("sailors") == 12
    assert table().view(None)["townsfolk_sets"] == ["locals", "mercenaries"], "the first game"


@pytest.mark.rule("COVE-11.1", "COVE-11.8")
def test_locals_carry_many_guild_symbols_and_mercenaries_some_rogue_symbols() -> None:
    symbols: dict[str, list[str]] = {}
    for card in data()["townsfolk"]:
        symbols.setdefault(card["set"], []).extend(card["symbols"])
    guild = {name: sum(symbol != "rogue" for symbol in found) for name, found in symbols.items()}
    assert guild["locals"] > guild["mercenaries"] >= guild["sailors"]
    assert (symbols["locals"].count("rogue"), symbols["mercenaries"].count("rogue")) == (0, 8)
    without = [card["id"] for card in data()["townsfolk"] if not set(card["symbols"]) - {"rogue"}]
    assert without == ["M11", "M12"], "most carry some"


# ---- hiring


@pytest.mark.rule("COVE-11.2", "COVE-11.5")
def test_take_a_card_use_its_ability_assign_it() -> None:
    m = hiring()
    assert keys(m) == ["hire:l01", "hire:m01", "hire:m05", "hire:l11"]
    assert refused(m, "hire:l02") == "COVE-11.2", "not in the square"
    play(m, "hire:m05")
    assert (keys(m), staff(m)) == (["take:artifact_red", "done"], {}), "the ability comes before the assignment"
    play(m, "take:artifact_red")
    assert keys(m) == [f"assign:{ability}" for ability in FULL]
    play(m, "assign:splitter")
    assert (goods(m, "shelf"), staff(m)) == ({"artifact_red": 1}, {"splitter": "m05"})


@pytest.mark.rule("COVE-11.5")
def test_the_ability_may_be_declined_and_is_used_only_once() -> None:
    m = hiring()
    play(m, "hire:m05", "done", "assign:guard")
    assert (goods(m, "shelf"), staff(m)) == ({}, {"guard": "m05"})
    m = table(me={"staff": {"enlarger": "m05"}})
    play(m, "move:assistant:p2")
    assert goods(m, "shelf") == {}, "activating the staff does not use it again"


@pytest.mark.rule("COVE-11.3")
def test_a_portal_ignores_the_cost_shown_in_the_town_square() -> None:
    assert data()["town_square"]["slot_hours"]["value"] == [1, 2, 2, 3]
    for card in ("l01", "l11"):
        m = hiring()
        play(m, f"hire:{card}", "assign:guard")
        assert hour(m) == 6, "what P3 costs, whatever the slot"


@pytest.mark.rule("COVE-11.4")
def test_higher_slots_slide_down_and_a_new_card_fills_the_last() -> None:
    m = hiring(deck_top=["m12", "l09"])
    play(m, "hire:m01")
    assert town_square(m) == ["l01", "m05", "l11", "m12"]
    assert m.view(None)["townsfolk_deck"] == 19


@pytest.mark.rule("COVE-11.4")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    rest = [card for card in [*LOCALS, *MERCENARIES] if card not in ("l01", "m01", "m05", "l11")]
    m = hiring(deck=[], discard=rest)
    play(m, "hire:m01")
    assert town_square(m)[:3] == ["l01", "m05", "l11"]
    assert town_square(m)[3] in rest
    assert (m.view(None)["townsfolk_deck"], m.view(None)["townsfolk_discard"]) == (19, [])


@pytest.mark.rule("COVE-11.4")
def test_with_an_empty_town_square_hiring_has_no_effect() -> None:
    m = hiring(square=[], deck=[], discard=[*LOCALS, *MERCENARIES])
    assert (staff(m), hour(m), cards(m)) == ({}, 6, 1)
    assert keys(m)[0].startswith("move:")


@pytest.mark.rule("COVE-11.6", "COVE-11.7")
def test_an_ability_holds_one_card_and_a_new_one_replaces_it() -> None:
    m = hiring(me={"staff": {"guard": "l05"}})
    play(m, "hire:m01", "done")
    assert keys(m) == [f"assign:{ability}" for ability in FULL], "allowed even while others are free"
    play(m, "assign:guard")
    assert (staff(m), m.view(None)["townsfolk_discard"]) == ({"guard": "m01"}, ["l05"])


@pytest.mark.rule("COVE-11.7")
def test_with_four_occupied_abilities_one_must_be_replaced() -> None:
    m = hiring(me={"staff": FULL})
    play(m, "hire:m01", "done")
    assert refused(m, "done") == "COVE-5.4"
    play(m, "assign:enlarger")
    assert staff(m) == {**FULL, "enlarger": "m01"}
    assert m.view(None)["townsfolk_discard"] == ["l03"]


@pytest.mark.rule("COVE-11.7")
@pytest.mark.parametrize(("kept", "total"), [(False, 4 - 2), (True, 4 + 6 - 2)])
def test_a_replaced_card_scores_only_with_the_switch(kept: bool, total: int) -> None:
    m = table(
        players=1,
        mode="solo_score",
        day=3,
        hour=11,
        replaced_townsfolk_keep_symbols=kept,
        me={"staff": {"guard": "l02"}},
        halls={"red": 4, "green": 3},
        boats={f"boat{n}": [] for n in range(1, 7)},
        fate=["corruption_1", "blue"],
    )
    play(m, "move:assistant:p3", "hire:m01", "done", "assign:guard", "seat:boat2")
    assert m.result is not None
    assert m.result.scores == (float(total),)


@pytest.mark.rule("COVE-11.8")
def test_guild_symbols_are_shown_on_the_cards() -> None:
    m = table(square=["l07", "m09"])
    assert [card["symbols"] for card in m.view(None)["square"]][:2] == [["red", "yellow"], ["red", "yellow", "rogue"]]


# ---- activating


@pytest.mark.rule("COVE-11.9")
def test_activate_staff_uses_each_ability_once_in_any_order() -> None:
    shelf = {"relic_red": 2, "artifact_blue": 1}
    m = table(me={"staff": FULL, "shelf": shelf, "corruption": {"corruption_1": 2}})
    play(m, "move:assistant:p2", "guard:corruption_1", "splitter:blue")
    assert refused(m, "guard:corruption_1") == "COVE-11.9"
    play(m, "bulbulator:red:green", "enlarger:red")
    assert goods(m, "shelf") == {"relic_green": 1, "relic_blue": 2, "artifact_red": 1}
    assert (cards(m), hour(m)) == (1, 6)


@pytest.mark.rule("COVE-11.9")
def test_each_use_is_optional_and_needs_an_assigned_townsfolk() -> None:
    m = table(me={"staff": {"enlarger": "l02"}, "shelf": {"relic_red": 1, "artifact_blue": 1}})
    play(m, "move:assistant:p2")
    assert keys(m) == ["enlarger:red", "done"]
    assert refused(m, "splitter:blue") == "COVE-15.1"
    play(m, "done")
    assert goods(m, "shelf") == {"relic_red": 1, "artifact_blue": 1}


@pytest.mark.rule("COVE-11.9")
def test_outside_portals_activating_costs_two_hours() -> None:
    assert {action["id"]: action["hours"] for action in data()["generic_actions"]}["activate_staff"] == 2


# ---- what cards do


@pytest.mark.rule("COVE-11.10")
def test_discard_up_to_n_corruption_cards() -> None:
    m = hiring(me={"corruption": {"corruption_1": 1, "corruption_2": 2}})
    play(m, "hire:l11", "discard:corruption_2")
    assert keys(m) == ["discard:corruption_1", "discard:corruption_2", "done"]
    play(m, "discard:corruption_2")
    assert keys(m)[0].startswith("assign:"), "two at most"
    assert me(m)["corruption"] == {"corruption_1": 1, "corruption_2": 0}
    m = hiring(me={"corruption": {"corruption_1": 2}})
    play(m, "hire:l01", "discard:corruption_1")
    assert (cards(m), keys(m)[0]) == (1, "assign:bulbulator")


@pytest.mark.rule("COVE-11.10")
@pytest.mark.parametrize(
    ("card", "shelf", "offered"),
    [
        ("m03", {}, ["take:relic_blue"]),
        ("m03", {"relic_blue": 3}, []),
        ("m08", {"artifact_yellow": 1}, ["take:artifact_yellow"]),
        ("m08", {"artifact_yellow": 2}, []),
        ("m10", {"relic_red": 3}, ["take:relic_green", "take:relic_blue", "take:relic_yellow"]),
    ],
)
def test_gain_a_good_of_a_listed_colour_if_available(card: str, shelf: dict[str, int], offered: list[str]) -> None:
    m = play(hiring(square=[card, "l01"], me={"shelf": shelf}), f"hire:{card}")
    assert keys(m) == ([*offered, "done"] if offered else [f"assign:{ability}" for ability in FULL])


@pytest.mark.rule("COVE-11.10")
def test_gain_up_to_two_relics_of_one_listed_colour() -> None:
    m = hiring(square=["m12", "l01"])
    play(m, "hire:m12")
    assert keys(m) == ["take:relic_blue", "take:relic_yellow", "done"]
    play(m, "take:relic_yellow")
    assert keys(m) == ["take:relic_yellow", "done"], "the same colour, or no more"
    play(m, "take:relic_yellow")
    assert goods(m, "shelf") == {"relic_yellow": 2}
    m = hiring(square=["m12", "l01"], me={"shelf": {"relic_blue": 2}})
    play(m, "hire:m12", "take:relic_blue")
    assert (goods(m, "shelf"), keys(m)[0]) == ({"relic_blue": 3}, "assign:bulbulator"), "the pool has no second one"


@pytest.mark.rule("COVE-11.10")
def test_board_from_bag_draws_an_adventurer_and_seats_it() -> None:
    m = sailor("s01", fate=["yellow"])
    assert keys(m) == ["draw", "done"]
    play(m, "draw")
    assert (m.view(None)["drawn"], keys(m)) == ("yellow", [f"seat:boat{n}" for n in range(1, 7)])
    play(m, "seat:boat5")
    assert boat(m, "boat5") == {"red": 1, "green": 1, "yellow": 1}


@pytest.mark.rule("COVE-11.10")
def test_board_from_bag_needs_a_free_seat() -> None:
    full = {f"boat{n}": ["red", "green", "blue", "yellow"] for n in (3, 6)}
    berths = {"berth1": "boat1", "berth2": "boat2", "berth3": "boat4", "berth4": "boat5"}
    m = sailor("s01", boats=full, berths=berths, token=11)
    assert keys(m)[0].startswith("assign:")


@pytest.mark.rule("COVE-11.10")
def test_return_to_bag_puts_a_passenger_back() -> None:
    m = sailor("s04", boats={"boat2": ["rogue"]}, berths={"berth1": "boat3"})
    bag = m.view(None)["bag"]
    assert "passenger:boat2:rogue" in keys(m)
    assert not [key for key in keys(m) if "boat3" in key], "docked"
    play(m, "passenger:boat2:rogue")
    assert (boat(m, "boat2"), m.view(None)["bag"]) == ({}, {**bag, "rogue": bag["rogue"] + 1})


@pytest.mark.rule("COVE-11.10", "COVE-10.5")
def test_move_passenger_to_another_boat_which_may_dock() -> None:
    m = sailor("s07", boats={"boat2": ["blue"], "boat6": ["green"] * 3})
    play(m, "passenger:boat2:blue", "seat:boat6")
    assert keys(m) == ["dock:berth3", "dock:berth4"]
    play(m, "dock:berth3")
    assert (berth(m, "boat6"), boat(m, "boat2"), pier(m, "small_pier")) == ("berth3", {}, {"green": 3, "blue": 1})
    assert keys(m)[0].startswith("assign:"), "the card is assigned only now"
    moved = {"who": "player1", "adventurer": "blue", "boat": "boat2", "to": "boat6"}
    assert (happened(m, "passenger_moved"), happened(m, "adventurer_seated")) == ([moved], [])


@pytest.mark.rule("COVE-11.10")
def test_move_passenger_needs_a_free_seat_elsewhere() -> None:
    full = ["red", "green", "blue", "yellow"]
    berths = {"berth1": "boat1", "berth2": "boat2", "berth3": "boat4", "berth4": "boat5"}
    m = sailor("s07", boats={"boat3": full, "boat6": ["rogue"]}, berths=berths, token=11)
    assert keys(m) == ["passenger:boat3:red", "passenger:boat3:green", "passenger:boat3:blue", "passenger:boat3:yellow",
                       "done"]  # fmt: skip


@pytest.mark.rule("COVE-11.10")
def test_swap_passengers_of_two_kinds_between_two_boats() -> None:
    boats: dict[str, list[str]] = {f"boat{n}": [] for n in range(1, 7)}
    m = sailor("s10", boats={**boats, "boat1": ["red", "blue"], "boat4": ["red", "rogue"], "boat5": ["red"]})
    assert keys(m) == ["passenger:boat1:red", "passenger:boat1:blue", "passenger:boat4:red", "passenger:boat4:rogue",
                       "passenger:boat5:red", "done"]  # fmt: skip
    play(m, "passenger:boat1:blue")
    assert keys(m) == ["passenger:boat4:red", "passenger:boat4:rogue", "passenger:boat5:red"]
    play(m, "passenger:boat4:rogue")
    assert (boat(m, "boat1"), boat(m, "boat4")) == ({"red": 1, "rogue": 1}, {"red": 1, "blue": 1})


@pytest.mark.rule("COVE-11.10")
def test_like_is_not_swapped_for_like() -> None:
    boats: dict[str, list[str]] = {f"boat{n}": ["red"] for n in range(1, 7)}
    m = sailor("s10", boats=boats)
    assert keys(m)[0].startswith("assign:")


@pytest.mark.rule("COVE-11.5")
@pytest.mark.parametrize("card", ["s01", "s04", "s07", "s10"])
def test_a_sailors_ability_may_be_declined(card: str) -> None:
    m = sailor(card, boats={"boat1": ["blue"]})
    before = [boat(m, f"boat{n}") for n in range(1, 7)]
    play(m, "done", "assign:guard")
    assert [boat(m, f"boat{n}") for n in range(1, 7)] == before
    assert "passengers_swapped" not in event_kinds(m)


@pytest.mark.rule("COVE-11.11")
def test_hiring_and_activating_are_open_only_while_a_portal_shows_them() -> None:
    m = table(me={"tiles": {"top_left": "t08w", "top_right": "t09w"}})
    actions = {space(m, word["space"])["action"] for word in me(m)["shop"]["spaces"]}
    assert actions == {"change_timeline", "freeze_time", "relic", "relic_or_support", "artifact"}
    assert {"hire", "activate_staff"} <= {space(table(), word)["action"] for word in ("p2", "p3")}
