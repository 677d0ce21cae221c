"""What packs do to Anachrony: icons, prices, points, starting assets, the alternate timeline."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from rich.console import Console

import chronotable as ct
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.terminal import Terminal
from chronotable.games.anachrony.components import box, data
from chronotable.games.anachrony.terms import ICON_TERMS, SHAPE_TERMS, SPACE_EFFECT_TERMS, WORKER_TERMS
from chronotable.kernel.match import Match
from chronotable.kernel.pack import Pack
from chronotable.locale import LANGUAGES
from chronotable.provenance import provenance
from tests.fuzz.mutation import play_to_the_end
from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import keys, play, refused
from tests.packs.printed import as_pack
from tests.worded import typed

Json = Any
HEADER = {"name": "Test", "game": "anachrony"}
DRAFT: Json = {"players": 2, "paths": ["harmony", "dominance"], "leaders": "random", "starting_asset_draft": True}
RICH = {"titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "water": 9, "energy_core": 9}


def pack(**content: Json) -> Pack:
    return as_pack({"pack": HEADER, **content})


def assets(*cards: Json) -> Pack:
    return pack(starting_assets={"cards": list(cards)})


def icon(word: str, id: str = "exocrawler") -> Json:
    return {"id": id, "cost_breakthrough": {"exact": {"icon": word}}}


def new(*packs: Pack, **options: Json) -> Match:
    return ct.new("anachrony", packs=list(packs), seed=1, **options)


def placed(mine: Pack, **described: Json) -> Match:
    """A quiet table with the pack."""
    return ct.position("anachrony", ct.position_of(table(**described)), packs=[mine], seed=1)


def building(mine: Pack, **described: Json) -> Match:
    """About to construct, with the Exocrawler in focus."""
    row = ["welfare_society", "exocrawler"]
    words = {"goods": RICH, "active": {"scientist": 1}, "powered": 1, "superprojects": row}
    return play(placed(mine, **{**words, **described}), "place:construct_top")


def said(*packs: Pack) -> str:
    with pytest.raises(ct.BadPack) as caught:
        new(*packs)
    return str(caught.value)


# ---- superprojects and buildings


@pytest.mark.rule("ANA-11.10")
def test_the_icon_of_the_pack_is_asked_for() -> None:
    mine = pack(superprojects=[icon("genetics")])
    m = play(building(mine, breakthroughs={"circle_genetics": 1}), "build:exocrawler", "slot:lab_1")
    assert tiles(m)["lab_1"] == "exocrawler"
    assert player(m)["breakthroughs"] == {}
    assert refused(building(mine, breakthroughs={"circle_war": 1}), "build:exocrawler") == "ANA-11.10"


@pytest.mark.rule("ANA-11.9", "ANA-11.10", "ANA-11.13")
def test_prices_and_points_of_a_superproject() -> None:
    mine = pack(superprojects=[{
        "id": "exocrawler", "vp": 11, "cost": {"G": 1, "EC": 2}, "cost_worker": "engineer",
        "cost_breakthrough": {"exact": None, "or_shapes": ["square", "square"]},
    }])  # fmt: skip
    words: Json = {"breakthroughs": {"square_war": 2}, "active": {"genius": 1, "engineer": 1}}
    m = building(mine, **words)
    play(m, *[key for key in keys(m) if key == "worker:genius"], "build:exocrawler", "slot:lab_1")
    assert goods(m) == {**RICH, "gold": 8, "energy_core": 7}, "no titanium is asked for, so none is saved"
    assert workers(m, "active") == {}
    assert player(m)["score_sheet"]["superprojects"] == 11
    assert refused(building(mine, breakthroughs={"circle_war": 1}, active=words["active"]), "build:exocrawler")


def test_points_of_a_building() -> None:
    words: Json = {"slots": {"power_plant_1": "101", "lab_1": "401"}}
    usual = player(table(**words))["score_sheet"]["buildings"]
    m = placed(pack(buildings=[{"id": 101, "vp": 10}]), **words)
    assert player(m)["score_sheet"]["buildings"] == usual - 4 + 10


def test_the_terminal_tells_the_price_of_the_pack() -> None:
    m = new(pack(superprojects=[{**icon("genetics"), "vp": 11}]))
    terminal = Terminal("en", console=Console(file=io.StringIO(), width=100))
    lines = board_for("anachrony").describe(Scene.of(m, 0, m.decision, terminal), "exocrawler", 100)
    assert "11 VP, costs 2 uranium and 3 titanium, Breakthroughs: Genetics circle" in " ".join(
        line.plain.strip() for line in lines
    )


# ---- starting assets


@pytest.mark.rule("ANA-26.12")
def test_assets_give_what_the_pack_says_and_its_numbers_decide_who_is_first() -> None:
    gives: Json = {"W": 1, "VP": 2, "active": "genius", "tired": ["engineer", "engineer"], "random_breakthrough": 2}
    cards = [{"id": f"asset_{n:02}", "number": 17 - n, "gives": gives} for n in range(1, 17)]
    m = new(assets(*cards), **DRAFT)
    while keys(m)[0].startswith("card:"):
        seat = m.decisions[0].seat
        play(m, keys(m)[-1 if seat == 1 else 0])
    assert m.view(None)["first"] == 1, "seat 1 kept the last cards of the hands, which have the lowest numbers now"
    assert goods(m, 1) == {"energy_core": 2, "water": 2 + 4, "vp": 8}
    assert (workers(m, "active", 1)["genius"], workers(m, "tired", 1)) == (4, {"engineer": 8})
    assert sum(player(m, 1)["breakthroughs"].values()) == 8


@pytest.mark.rule("ANA-26.12")
def test_a_tie_goes_to_the_lowest_number_not_to_the_first_card() -> None:
    kept = {0: [1, 2, 3, 4], 1: [5, 6, 7, 8]}
    numbers = {1: 20, 2: 21, 3: 22, 4: 23, 5: 1, 6: 2, 7: 40, 8: 43}  # 86 each
    rest = {n: 50 + n for n in range(9, 17)}
    mine = assets(*({"id": f"asset_{n:02}", "number": number, "gives": {"W": 1}}
                    for n, number in (numbers | rest).items()))  # fmt: skip
    position = ct.position_of(new(mine, **DRAFT))
    position["hands"] = [[kept[seat % 2][0], kept[(seat + 1) % 2][1], kept[seat % 2][2], kept[(seat + 1) % 2][3],
                          *range(9 + 4 * seat, 13 + 4 * seat)] for seat in (0, 1)]  # fmt: skip
    m = ct.position("anachrony", position, packs=[mine], seed=1)
    for turn in range(4):
        for seat in (0, 1):
            m.choose(f"card:asset_{kept[seat][turn]:02}", seat)
    assert m.view(None)["first"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_assets_of_packs_are_told_by_what_they_give(language: str) -> None:
    gives = {"T": 2, "N": 0, "tired": "genius", "random_breakthrough": 1}
    mine = assets(*({"id": f"asset_{n:02}", "number": n + 20, "gives": gives} for n in range(1, 17)))
    m = new(mine, **DRAFT)
    words = {
        "en": "(2 titanium, a tired Genius and a random Breakthrough)",
        "pl": "(2 jednostki Tytanu, Wyczerpany Geniusz i losowy Przełom)",
        "uk": "(2 одиниці титану, втомлений геній та випадковий прорив)",
    }[language]
    option = m.decisions[0].options[0]
    number = int(option.key[-2:]) + 20
    assert typed(ct.render(option.label, language)).endswith(f"{number} {words}")
    m.choose(option.key, 0)
    assert words in typed(ct.render(m.log(seat=0)[-1], language))
    terminal = Terminal(language, console=Console(file=io.StringIO(), width=200))
    m.choose(m.decisions[0].options[0].key, 1)
    drawn = board_for("anachrony").draw(Scene.of(m, 0, m.decisions[0], terminal), 300, 40)
    assert words in typed(drawn[0].plain)
    shipped = new(**DRAFT).decisions[0].options[0]
    assert words not in typed(ct.render(shipped.label, language))


# ---- the alternate timeline


@pytest.mark.rule("ANA-26.6")
def test_the_spaces_of_the_pack_take_effect() -> None:
    mine = pack(alternate_timeline={"tiles": [{"id": "alt_1", "spaces": {"1": "morale_up", "2": "parallel"}}]})
    order = [f"alt_{n}" for n in range(1, 10)]
    words: Json = {"era": 1, "phase": "warp", "options": {"alternate_timeline": True}, "timeline": order}
    m = ct.position("anachrony", {**ct.position_of(table(**words)), "timeline": order}, packs=[mine], seed=1)
    assert m.view(None)["timeline"][0]["spaces"] == ["morale_up", "parallel", *[None] * 6]
    morale = player(m)["morale"]
    m.choose("warp:gold", 0)
    m.choose("warp:titanium", 1)
    assert (player(m)["morale"], goods(m), goods(m, 1)) == (morale + 1, {"gold": 1}, {"titanium": 2})


# ---- provenance


def test_provenance_is_the_pack_unless_the_icon_is_still_ours() -> None:
    no_icon = {"id": "uranium_cores", "cost_breakthrough": {"exact": None}}
    all_tiles = [{**tile, "spaces": {}} for tile in shipped_fields("alternate_timeline", "tiles")]
    mine = pack(
        superprojects=[icon("genetics"), {"id": "rescue_pods", "vp": 4}, no_icon],
        starting_assets={"cards": [{"id": "asset_03", "number": 3, "gives": {"W": 5}}]},
        alternate_timeline={"tiles": all_tiles},
    )
    records = {record["id"]: provenance(record) for record in box((mine,)).records["superprojects"]}
    assert [records[id] for id in ("exocrawler", "uranium_cores", "ultimate_plan")] == ["pack", "pack", "public"]
    assert [records[id] for id in ("rescue_pods", "welfare_society")] == ["partly reconstructed"] * 2
    found = new().game.catalogue((mine,))
    assert (found["superproject"]["exocrawler"]["stand_in"], found["superproject"]["exocrawler"]["exact"]) == (
        False, {"shape": "circle", "icon": "genetics"})  # fmt: skip
    assert found["superproject"]["rescue_pods"]["stand_ins"] == ["icon"]
    assert (found["asset"]["asset_03"]["stand_in"], found["asset"]["asset_04"]["stand_in"]) == (False, True)
    assert (found["alternate"]["stand_in"], new().game.catalogue(())["alternate"]["stand_in"]) == (False, True)


# ---- what cannot be


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"superprojects": [{"id": "exocrawlr"}]}, 'Did you mean "exocrawler"?'),
        ({"superprojects": [icon("wars")]}, 'superprojects.0.cost_breakthrough.exact.icon: "wars" is not allowed.'),
        ({"superprojects": [icon("war", "ultimate_plan")]}, "superprojects.0: Missing: shape."),
        ({"superprojects": [{"id": "exocrawler", "cost_breakthrough": {"or_shapes": ["circle"]}}]}, "at least 2"),
        ({"superprojects": [{"id": "exocrawler", "cost": {"VP": 1}}]}, "Unknown: VP"),
        ({"superprojects": [{"id": "exocrawler", "cost": {"T": -1}}]}, "superprojects.0.cost.T: -1 is too small"),
        ({"superprojects": [{"id": "exocrawler", "cost_worker": "boss"}]}, "superprojects.0.cost_worker"),
        ({"superprojects": [{"id": "exocrawler", "abilities": []}]}, "Unknown: abilities"),
        ({"superprojects": [icon("war"), icon("time")]}, 'superprojects.1.id: "exocrawler" is there twice.'),
        ({"buildings": [{"id": 116, "vp": 1}]}, 'buildings.0.id: There is no "116".'),
        ({"buildings": [{"id": 101, "vp": 21}]}, "buildings.0.vp"),
        ({"buildings": [{"id": 101, "type": "lab"}]}, "buildings.0: Missing: name, vp and abilities."),
        ({"starting_assets": {"cards": [{"id": "asset_01", "gives": {"W": 1}}]}}, "Missing: number"),
        ({"starting_assets": {"cards": [{"id": "asset_17", "number": 17, "gives": {"W": 1}}]}}, 'no "asset_17"'),
        ({"starting_assets": {"cards": [{"id": "asset_01", "number": 16, "gives": {"W": 1}}]}},
         "starting_assets.cards.0: Two cards have the number 16: asset_01 and asset_16."),
        ({"starting_assets": {"cards": [{"id": "asset_16", "number": 1, "gives": {"W": 1}}]}},
         "starting_assets.cards.0: Two cards have the number 1: asset_01 and asset_16."),
        ({"starting_assets": {"cards": [{"id": "asset_01", "number": 1, "gives": {}}]}},
         "cards.0.gives: At least one of these is needed: W, T"),
        ({"starting_assets": {"cards": [{"id": "asset_01", "number": 1, "gives": {"random_breakthrough": 3}}]}},
         "starting_assets.cards.0.gives.random_breakthrough"),
        ({"starting_assets": {"base_kit": {}}}, "Unknown: base_kit"),
        ({"alternate_timeline": {"tiles": [{"id": "alt_1", "spaces": {"9": "vp"}}]}}, "Unknown: 9"),
        ({"alternate_timeline": {"tiles": [{"id": "alt_0", "spaces": {}}]}}, 'There is no "alt_0"'),
        ({"leaders": []}, "Unknown: leaders"),
        ({"remove": {"buildings": [101]}}, "Unknown: remove"),
    ],
)  # fmt: skip
def test_packs_that_cannot_be_played_with(content: Json, words: str) -> None:
    message = said(pack(**content))
    assert message.startswith("test.yaml, line ")
    assert words in message


def test_an_error_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("pack: {name: Mine, game: anachrony}\nstarting_assets:\n  cards:\n    - id: asset_01\n"
                    "      number: 16\n      gives: {W: 1}\nalternate_timeline:\n  tiles: []\n")  # fmt: skip
    with pytest.raises(ct.BadPack, match=r"mine.yaml, line 4, starting_assets.cards.0: Two cards"):
        new(ct.pack("anachrony", file))


def test_later_packs_go_on_where_earlier_ones_stopped() -> None:
    one, sixteen = ({"id": id, "number": n, "gives": {"W": 1}} for id, n in (("asset_01", 16), ("asset_16", 1)))
    assert "Two cards have the number 16" in said(assets(one))
    assert new(assets(one), assets(sixteen)).origin.packs[1].content["starting_assets"]["cards"] == [sixteen]
    both = box((pack(superprojects=[icon("time")]), pack(superprojects=[{"id": "exocrawler", "vp": 1}])))
    record = next(record for record in both.records["superprojects"] if record["id"] == "exocrawler")
    assert (record["vp"], record["cost_breakthrough"]["exact"]["icon"], provenance(record)) == (1, "time", "pack")


# ---- whole games


def shipped_fields(table: str, part: str) -> Json:
    return [{name: record[name] for name in record if name != "source"} for record in data()[table][part]]


def typed_in() -> Json:
    """Everything that packs can bring, as an owner would type it in."""
    fields = ("id", "vp", "cost", "cost_worker", "cost_breakthrough")
    content = {
        "pack": HEADER,
        "superprojects": [{name: record[name] for name in fields} for record in data()["superprojects"]],
        "buildings": [{"id": record["id"], "vp": record["vp"]} for record in data()["buildings"]],
        "starting_assets": {"cards": shipped_fields("starting_assets", "cards")},
        "alternate_timeline": {"tiles": shipped_fields("alternate_timeline", "tiles")},
    }
    return json.loads(json.dumps(content))


def wild(seed: int) -> Json:
    """Any prices, points, cards and spaces that a pack can bring."""
    random = Random(seed)
    content = typed_in()
    for project in content["superprojects"]:
        project["vp"] = random.randint(0, 20)
        project["cost"] = {code: random.randint(0, 2) for code in ("T", "U", "G", "N", "W", "EC")}
        project["cost_worker"] = random.choice([None, *WORKER_TERMS])
        exact = {"shape": random.choice(SHAPE_TERMS), "icon": random.choice(ICON_TERMS)}
        pair = random.choices(SHAPE_TERMS, k=2)
        project["cost_breakthrough"] = {"exact": random.choice([None, exact]), "or_shapes": pair}
    for number, card in enumerate(content["starting_assets"]["cards"]):
        gives = {"W": random.randint(0, 12), "EC": random.randint(0, 3), "random_breakthrough": 2}
        card |= {"number": 99 - number, "gives": {**gives, "active": random.choices(WORKER_TERMS, k=3)}}
    for tile in content["alternate_timeline"]["tiles"]:
        tile["spaces"] = {str(space): random.choice(SPACE_EFFECT_TERMS) for space in range(1, 9)}
    return content


def test_everything_typed_in_plays_like_the_shipped_box() -> None:
    options: Json = {"players": 2, "alternate_timeline": True, "starting_asset_draft": True}
    one, two = new(as_pack(typed_in()), **options), new(**options)
    random = Random(3)
    while (decision := two.decision) is not None:
        key = random.choice(decision.options).key
        one.choose(key, decision.seat)
        two.choose(key, decision.seat)
    assert (one.view(0), one.result) == (two.view(0), two.result)


@pytest.mark.parametrize("seed", range(3))
def test_wild_boxes_are_played_to_the_end(seed: int) -> None:
    mine = as_pack(wild(seed))
    options: Json = {"players": 4, "alternate_timeline": True, "starting_asset_draft": True, "side": "ab"[seed % 2]}
    play_to_the_end(new(mine, **options), seed, most=6000)


def test_a_save_and_a_position_need_their_pack() -> None:
    mine = pack(superprojects=[icon("genetics")])
    m = new(mine, players=2)
    for _ in range(60):
        m.choose(m.decisions[0].options[-1].key, m.decisions[0].seat)
    assert ct.load(m.save(), packs=[mine]) == m
    assert ct.position("anachrony", ct.position_of(m), packs=[mine]) == m
    with pytest.raises(ct.BadSave, match="Test"):
        ct.load(m.save())


def test_the_schema_is_good() -> None:
    schema = new().game.pack_schema()
    Draft202012Validator.check_schema(schema)
    for content in (typed_in(), wild(1)):
        Draft202012Validator(schema).validate(content)


# ---- the opponents of a single player


def against(mine: Pack, opponent: str = "chronobot") -> Json:
    return new(mine, opponent=opponent).view(0)["opponent"]


@pytest.mark.rule("ANA-37.66", "ANA-37.67")
def test_objectives_of_a_pack() -> None:
    table = [{"id": word, "levels": [1, 2, 3], "vp": [5, 6, 7]} for word in data_objectives()]
    mine = pack(solo_opponents={"objectives": table})
    m = new(mine, opponent="chronossus", paths="random", leaders="random")
    assert all((each["levels"], each["vp"]) == ([1, 2, 3], [5, 6, 7]) for each in m.view(0)["opponent"]["objectives"])
    record = box((mine,)).records["solo_opponents"]["objectives"][0]
    assert provenance(record) == "pack"


def data_objectives() -> list[str]:
    return [each["id"] for each in data()["solo_opponents"]["objectives"]]


@pytest.mark.rule("ANA-37.2", "ANA-37.3", "ANA-37.6")
def test_an_opponent_of_a_pack() -> None:
    """What is named of it changes, all else stays, and the Chronossus has it from the Chronobot."""
    given = {"id": "chronobot", "die": [2, 2, 2, 5, 5, 5], "loops": {"short": ["mine", "reboot"]},
             "tokens": {"3": {"loop": "short", "step": 2}}, "numbers": {"minimum_actions": 5}}  # fmt: skip
    seen = against(pack(solo_opponents={"opponents": [given]}))
    assert [each["faces"] for each in seen["foreseen"]] == [3, 0, 0, 3]
    assert [step["deed"] for step in seen["loops"][0]] == ["mine", "reboot"]
    assert [each["step"] for each in seen["tokens"]] == [4, 2, 2, 8]
    assert seen["minimum_actions"] == 5
    other = against(pack(solo_opponents={"opponents": [given]}), "chronossus")
    assert ([each["faces"] for each in other["foreseen"]], other["minimum_actions"]) == ([3, 0, 0, 3], 0)


@pytest.mark.rule("ANA-37.56")
def test_action_tiles_of_a_pack() -> None:
    mine = pack(solo_opponents={"actions": [{"id": "score", "vp": 7}]})
    assert [deed["vp"] for deed in box((mine,)).records["solo_opponents"]["actions"] if deed["id"] == "score"] == [7]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"tokens": {"3": {"loop": "short", "step": 5}}}, "step 5"),
        ({"loops": {"short": ["reboot", "time_travel"]}}, "needs an Exosuit"),
        ({"loops": {"short": ["mine", "slot_1"]}}, "slot_1"),
        ({"numbers": {"paradox_limit": 0}}, "at least 1"),
        ({"die": [2, 3]}, "at least 6"),
    ],
)
def test_an_opponent_that_could_not_play(given: Json, words: str) -> None:
    assert words in said(pack(solo_opponents={"opponents": [{"id": "chronobot", **given}]}))


def test_whole_games_against_opponents_of_a_pack() -> None:
    given = [{"id": "chronobot", "numbers": {"warp_tiles": 0, "most_buildings": 0, "failed_vp": 0}},
             {"id": "chronossus", "numbers": {"drawn": 0, "suits_before": 0}}]  # fmt: skip
    for opponent in ("chronobot", "chronossus"):
        m = new(pack(solo_opponents={"opponents": given}), opponent=opponent, paths="random", leaders="random")
        play_to_the_end(m, 1)
        assert m.view(0)["opponent"]["buildings"] == []
