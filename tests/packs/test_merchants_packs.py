"""What packs do to Merchants Cove: every number that is not printed can be replaced, and what must hold afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import chronotable as ct
from chronotable.games.merchants.components import data
from chronotable.kernel.match import Match
from chronotable.kernel.pack import Pack
from tests.fuzz.mutation import play_to_the_end
from tests.packs.printed import as_pack

Json = Any
HEADER = {"name": "Test", "game": "merchants"}
NEW_CARD: Json = {"id": "Z01", "set": "locals", "effect": "gain_large", "colours": ["blue"], "symbols": ["red", "red"]}


def pack(**content: Json) -> Pack:
    return as_pack({"pack": HEADER, **content})


def new(*packs: Pack, **options: Json) -> Match:
    return ct.new("merchants", packs=list(packs), seed=1, **options)


def place(mine: Pack, **described: Json) -> Match:
    return ct.position("merchants", described, packs=[mine], seed=1)


def refused(*packs: Pack) -> str:
    with pytest.raises(ct.BadPack) as caught:
        ct.new("merchants", packs=list(packs))
    return str(caught.value)


def costs(m: Match) -> dict[str, tuple[int, int]]:
    spaces = m.view(0)["merchants"][0]["shop"]["spaces"]
    return {space["space"]: (space["hours"], space["corruption"]) for space in spaces}


# ---- replacing numbers


def test_prices_counts_and_gold() -> None:
    m = new(pack(goods=[{"id": "relic_red", "price": 7, "count": 1}], numbers={"start_gold": 12}))
    mine = m.view(0)["merchants"][0]
    assert (mine["prices"]["relic_red"], mine["pool"]["relic_red"], mine["gold"]) == (7, 1, 12)
    assert (mine["prices"]["relic_green"], mine["pool"]["relic_green"]) == (2, 3), "the rest stays"


def test_days_hours_symbols_boats_and_token() -> None:
    mine = pack(
        numbers={"rounds": 1, "hours_per_day": 8, "boat_capacity": 3, "start_passengers_per_boat": 1},
        adventurer_hours={"1": [8, 2], "2": [3, 8], "3": [8], "4": []},
    )
    m = new(mine)
    view = m.view(None)
    assert (view["days"], view["clock"]["hours"], view["clock"]["symbols"]) == (1, 8, [3, 8])
    assert {boat["free_seats"] for boat in view["boats"]} == {2}
    assert new(mine, players=1, mode="solo_score").view(None)["clock"]["symbols"] == [2, 8], "in any order"
    play_to_the_end(m, 1)


@pytest.mark.rule("COVE-4.2")
@pytest.mark.parametrize(("seats", "arrive"), [(2, 2), (3, 4), (1, 1)])
def test_boats_that_would_arrive_full_are_refused(seats: int, arrive: int) -> None:
    said = refused(pack(numbers={"boat_capacity": seats, "start_passengers_per_boat": arrive}))
    assert "at least one seat must be free" in said
    assert "numbers" in said


@pytest.mark.rule("COVE-4.2")
def test_one_of_the_two_numbers_alone_is_enough_to_be_refused() -> None:
    assert "at least one seat must be free" in refused(pack(numbers={"boat_capacity": 2}))
    assert new(pack(numbers={"start_passengers_per_boat": 3})).view(None)["boats"][0]["free_seats"] == 1


def test_market_token_offset() -> None:
    berths = {"berth1": "boat1", "berth2": "boat2", "berth3": "boat4"}
    clock = [{"piece": "player1", "hour": 1}, {"piece": "player2", "hour": 4}]
    piers = {"large_pier": {"red": 4}, "small_pier": {"green": 8}}
    boats = {"boat5": ["red"] * 3}
    described = {"boats": boats, "berths": berths, "piers": piers, "clock": clock, "options": {"players": 2}}
    m = place(pack(numbers={"market_token_offset_from_leader": 3}), **described)
    for key in ("move:assistant:ra", "freeze:red:blue", "spend:none", "seat:boat5"):
        m.choose(key)
    assert m.view(None)["clock"]["token"] == 4 + 3


def test_halls_rogues_and_factions() -> None:
    mine = pack(
        factions=[{"id": "rogue", "adventurers": 10}],
        rogue_cards=[{"id": word, "lair_start": 4, "bag_start": 6} for word in ("criminals", "cultists", "robbers")],
        halls_start={"red": 3, "blue": 0},
    )
    view = new(mine).view(None)
    assert (view["halls"], view["lair"]) == ({"red": 3, "green": 1, "blue": 0, "yellow": 1}, 4)


def test_piers_and_berths() -> None:
    mine = pack(
        piers=[{"id": "large_pier", "accepts": ["small", "large"]}, {"id": "black_market", "corruption_cards": 3}],
        berths=[{"id": "berth2", "pier": "large_pier"}],
    )
    m = place(
        mine,
        phase="market",
        piers={"large_pier": {"red": 2, "green": 6}, "black_market": {"blue": 1, "rogue": 3}},
        players=[{"shelf": {"relic_red": 1, "relic_blue": 1}}],
    )
    m.choose("sell:large_pier:relic_red:1", 0)
    m.choose("sell:black_market:relic_blue:1", 0)
    assert (m.view(0)["merchants"][0]["gold"], m.view(0)["merchants"][0]["corruption_cards"]) == (4 + 3, 3)
    berths = {found["pier"]: len(found["berths"]) for found in m.view(None)["piers"]}
    assert berths == {"large_pier": 2, "small_pier": 1, "black_market": 1}


@pytest.mark.rule("COVE-14.3")
def test_tiles_rim_and_machines() -> None:
    free = {"hours": 0, "corruption": 0}
    mine = pack(
        portal_tiles=[
            {
                "id": "T02",
                "action": {"type": "relic", "colours": ["blue"]},
                "white": {"left": {"hours": 3, "corruption": 1}, "right": free},
                "blue": {"left": {"hours": 3, "corruption": 0}, "right": free},
            }
        ],
        board_halves=[{"id": "left_top", "hours": 2, "corruption": 2, "action": {"type": "hire"}}],
        machine_spaces=[{"id": "RC", "hours": 3}, {"id": "LA", "hours": 5}],
    )
    m = place(mine, options={"players": 2}, players=[{"tiles": {"top_left": "t02w", "top_right": "t01w"}}])
    found = costs(m)
    assert (found["p1"], found["p2"]) == ((5, 3), (1, 0))
    assert (found["lc"], found["rc"], found["la"], found["ra"]) == ((1, 0), (3, 0), (5, 0), (2, 0))
    actions = {space["space"]: space["action"] for space in m.view(0)["merchants"][0]["shop"]["spaces"]}
    assert (actions["p1"], actions["p2"]) == ("hire", "relic")


def test_support_symbols_may_share_a_colour() -> None:
    m = place(
        pack(support_symbols=[{"id": "support1", "colour": "blue"}]),
        options={"players": 2},
        players=[{"chronomancer": "lc", "assistant": "la", "covered": []}],
        clock=[{"piece": "player1", "hour": 0}, {"piece": "player2", "hour": 9}],
    )
    symbols = m.view(0)["merchants"][0]["shop"]["symbols"]
    assert [symbol["colour"] for symbol in symbols] == ["blue", "green", "blue", "yellow"]
    assert len({symbol["symbol"] for symbol in symbols}) == 4, "their words differ all the same"
    m.choose("move:assistant:p1")
    m.choose(next(option.key for option in m.decisions[0].options))
    spends = [option.key for option in m.decisions[0].options if option.key.startswith("spend")]
    assert len(spends) == len(set(spends)) == 1 + 4 + 6


def test_freeze_one_token() -> None:
    m = new(pack(numbers={"freeze_tokens_per_freeze_action": 1}), players=1, mode="solo_score")
    m.choose("move:assistant:ra")
    colours = ("red", "green", "blue", "yellow")
    assert [option.key for option in m.decisions[0].options] == [f"freeze:{colour}" for colour in colours]


def test_ratings_and_the_peddler() -> None:
    mine = pack(
        solo_ratings=[{"id": "trader", "min_gold": 20}],
        peddler_levels=[{"id": "tycoon", "start_gold": 99, "price_bonus_per_good": 7}],
        remove={"peddler_cards": [f"PD{n:02}" for n in range(2, 13)]},
        peddler_cards=[{"id": "PD01", "hours": 4, "effect": "large_good", "colour": "yellow"}],
    )
    m = place(mine, options={"players": 1, "mode": "solo_score"}, phase="market", day=3, players=[{"gold": 25}])
    assert m.result is not None
    assert m.result.details["rating"] == "trader"
    m = place(mine, options={"players": 1, "difficulty": "tycoon"}, clock=[
        {"piece": "peddler", "hour": 0}, {"piece": "player1", "hour": 2}])  # fmt: skip
    peddler = m.view(0)["peddler"]
    assert (peddler["gold"], peddler["price_bonus"], peddler["shelf"]["artifact_yellow"]) == (99, 7, 1)


# ---- cards


def test_townsfolk_can_be_changed_added_and_left_out() -> None:
    gone = [f"L{n:02}" for n in range(2, 13)]
    mine = pack(townsfolk=[NEW_CARD, {"id": "m01", "symbols": ["yellow"] * 3}], remove={"townsfolk": gone})
    m = place(
        mine,
        options={"players": 1, "mode": "solo_score"},
        square=["z01", "m01", "m02", "m03"],
        players=[{"tiles": {"top_right": "t01w"}}],
    )
    assert [card["symbols"] for card in m.view(0)["square"]][:2] == [["red", "red"], ["yellow"] * 3]
    assert len(ct.position_of(m)["deck"]) == 12 + 1 + 1 - 4
    for key in ("move:assistant:p3", "hire:z01", "take:artifact_blue", "assign:guard"):
        m.choose(key)
    assert m.view(0)["merchants"][0]["staff"]["guard"]["card"] == "z01"
    for language in ("en", "pl", "uk"):
        assert "Z01" in " ".join(ct.render(line, language) for line in m.log())
    play_to_the_end(m, 1)


def test_a_town_square_with_other_slots() -> None:
    assert len(new(pack(slot_hours=[2])).view(None)["square"]) == 1
    m = new(pack(slot_hours=[1, 1, 2, 2, 3, 3]))
    assert (len(m.view(None)["square"]), m.view(None)["townsfolk_deck"]) == (6, 18)


def test_new_corruption_faces_and_none_at_all() -> None:
    mine = pack(corruption_cards=[{"id": "corruption_3", "rogue_symbols": 3, "count": 4}])
    m = place(
        mine, options={"players": 1, "mode": "solo_score"}, phase="market", day=3, lair=2,
        players=[{"corruption": {"corruption_3": 2}}],
    )  # fmt: skip
    assert m.result is not None
    assert m.result.scores == (-12.0,)
    none = pack(remove={"corruption_cards": ["corruption_1", "corruption_2"]})
    play_to_the_end(new(none), 3)


# ---- what cannot be


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"numbers": {"rounds": 0}}, "numbers.rounds: 0 is too small"),
        ({"numbers": {"days": 3}}, "Unknown: days"),
        ({"numbers": {"hours_per_day": 6}}, "An adventurer symbol on hour 12: the day has only 6"),
        ({"numbers": {"freeze_tokens_per_freeze_action": 3}}, "the game might never end"),
        ({"machine_spaces": [{"id": "LA", "hours": 1}]}, "the game might never end"),
        ({"machine_spaces": [{"id": "P1", "hours": 1}]}, "Allowed: LC, LA, RC and RA"),
        ({"adventurer_hours": {"2": [13]}}, "adventurer_hours: An adventurer symbol on hour 13"),
        ({"adventurer_hours": {"5": [1]}}, "Unknown: 5"),
        ({"adventurer_hours": {"2": [2, 2]}}, "the same thing twice"),
        ({"goods": [{"id": "relic_pink", "price": 1}]}, 'There is no "relic_pink"'),
        ({"goods": [{"id": "relic_red", "price": -1}]}, "goods.0.price"),
        ({"goods": [{"id": "relic_red"}, {"id": "RELIC_RED"}]}, 'goods.1.id: "RELIC_RED" is there twice'),
        ({"townsfolk": [{"id": "Z01"}]}, "Missing: set, effect and symbols"),
        ({"townsfolk": [{**NEW_CARD, "set": "pirates"}]}, "Allowed: locals, mercenaries and sailors"),
        ({"townsfolk": [{**NEW_CARD, "effect": "board_from_bag"}]}, "must show colours"),
        ({"townsfolk": [{"id": "L01", "effect": "gain_small", "colours": ["red"]}]}, "must have an amount"),
        ({"remove": {"townsfolk": ["L99"]}}, 'There is no "L99"'),
        ({"remove": {"goods": ["relic_red"]}}, "Unknown: goods"),
        ({"remove": {"peddler_cards": [f"PD{n:02}" for n in range(1, 13)]}}, "No card would be left"),
        ({"peddler_cards": [{"id": "PD01", "hours": 0}]}, "peddler_cards.0.hours"),
        ({"rogue_cards": [{"id": "criminals", "lair_start": 3}]}, "Rogues in lair and bag: 9; there must be 8"),
        ({"rogue_cards": [{"id": "pirates", "lair_start": 3}]}, 'There is no "pirates"'),
        ({"factions": [{"id": "rogue", "adventurers": 3}]}, "Rogues in lair and bag: 8; there must be 3"),
        ({"halls_start": {"red": 14}}, "A hall starts with 14 pieces, but there are only 13"),
        ({"slot_hours": []}, "at least 1"),
        ({"piers": [{"id": "large_pier", "accepts": ["huge"]}]}, "Allowed: small and large"),
        ({"berths": [{"id": "berth1", "side": "right"}]}, "Unknown: side"),
        ({"portal_tiles": [{"id": "T11"}]}, '"T11" is not allowed'),
        ({"portal_tiles": [{"id": "T03", "starter": True}]}, "Tiles with the starter mark: 3; there must be 2"),
        ({"portal_tiles": [{"id": "T03", "action": {"type": "relic"}}]}, "must show colours"),
        ({"portal_tiles": [{"id": "T03", "action": {"type": "hire", "colours": ["red"]}}]}, "must show colours"),
        ({"board_halves": [{"id": "right_top", "action": {"type": "hire"}}]}, "right ones have none"),
        ({"cards": []}, "Unknown: cards"),
    ],
)
def test_packs_that_cannot_be_played_with(content: Json, words: str) -> None:
    message = refused(as_pack({"pack": HEADER, **content}))
    assert message.startswith("test.yaml, line ")
    assert words in message


@pytest.mark.rule("COVE-2.3")
def test_the_blue_side_must_lack_one_symbol() -> None:
    side = {"left": {"hours": 1, "corruption": 0}, "right": {"hours": 1, "corruption": 0}}
    message = refused(pack(portal_tiles=[{"id": "T03", "white": side}]))
    assert "T03: the blue side must show exactly one symbol fewer than the white one" in message


def test_later_packs_go_on_where_earlier_ones_stopped() -> None:
    rogues = pack(factions=[{"id": "rogue", "adventurers": 10}])
    split = as_pack({"pack": {**HEADER, "name": "Split"}, "rogue_cards": [
        {"id": word, "lair_start": 5, "bag_start": 5} for word in ("criminals", "cultists", "robbers")]})  # fmt: skip
    assert new(rogues, split).view(None)["lair"] == 5
    assert "Rogues in lair and bag" in refused(rogues)
    assert "Rogues in lair and bag" in refused(split)
    first, second = (pack(goods=[{"id": "relic_red", "price": price}]) for price in (5, 6))
    assert new(first, second).view(0)["merchants"][0]["prices"]["relic_red"] == 6


# ---- whole games


def typed_in() -> Json:
    """A pack that brings every number anew, as owners who know the printed ones would."""
    fields = {
        "factions": ("id", "adventurers"), "piers": ("id", "accepts", "corruption_cards"), "berths": ("id", "pier"),
        "goods": ("id", "count", "price"), "townsfolk": ("id", "set", "effect", "amount", "colours", "symbols"),
        "portal_tiles": ("id", "starter", "action", "white", "blue"), "solo_ratings": ("id", "min_gold"),
        "rogue_cards": ("id", "lair_start", "bag_start"),
    }  # fmt: skip
    shipped = data()
    content: Json = {
        name: [{field: record[field] for field in names if field in record} for record in shipped[name]]
        for name, names in fields.items()
    }
    content["adventurer_hours"] = {n: row["hours"] for n, row in shipped["clock"]["adventurer_hours"].items()}
    content["slot_hours"] = shipped["town_square"]["slot_hours"]["value"]
    return json.loads(json.dumps({"pack": HEADER, **content}))


@pytest.mark.parametrize("players", [1, 3])
def test_all_numbers_typed_in_play_like_the_shipped_ones(players: int) -> None:
    one, two = new(as_pack(typed_in()), players=players), new(players=players)
    while two.decision is not None:
        key = two.decision.options[-1].key
        one.choose(key, two.decision.seat)
        two.choose(key, two.decision.seat)
    assert (one.view(0), one.result) == (two.view(0), two.result)


def test_a_save_names_its_pack_and_needs_it() -> None:
    mine = pack(goods=[{"id": "relic_red", "price": 7}])
    m = new(mine)
    for _ in range(10):
        m.choose(m.decisions[0].options[0].key, m.decisions[0].seat)
    assert ct.load(m.save(), packs=[mine]) == m
    with pytest.raises(ct.BadSave, match="Test"):
        ct.load(m.save())


# ---- schemas


@pytest.mark.parametrize("kind", ["options", "pack", "position"])
def test_the_schemas_are_good(kind: str) -> None:
    game = new().game
    schema = {"options": game.option_schema(), "pack": game.pack_schema(), "position": game.position_schema()}[kind]
    Draft202012Validator.check_schema(schema)
    real = {"options": new().origin.options, "pack": typed_in(), "position": ct.position_of(new())}[kind]
    Draft202012Validator(schema).validate(real)
