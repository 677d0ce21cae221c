"""What packs add: buildings to Anachrony, cards to The LOOP.  The examples of the documentation, and any building."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import chronotable as ct
from chronotable.bots import make
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.terminal import Terminal
from chronotable.games.anachrony.building_schema import BUILT, BY_NUMBER, KINDS, LASTING, PAID, RETRIEVED, SIMPLY
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.effect_text import tile_text
from chronotable.games.anachrony.terms import COLUMN_TERMS, GOODS_CODES, ROW_TERMS, WORKER_TERMS
from chronotable.games.anachrony.vocabulary import VOCABULARY
from chronotable.kernel.fields import fields
from chronotable.kernel.match import Match
from chronotable.kernel.message import message
from chronotable.kernel.pack import Pack
from chronotable.kernel.step import Step
from chronotable.locale import LANGUAGES, render_strictly
from tests.fuzz.mutation import play_to_the_end
from tests.games.anachrony.table import player as board_of
from tests.games.playing import decision, play, refused
from tests.packs.printed import as_pack

Json = Any
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "packs"
GAMES = ["anachrony", "loop"]
HEADER = {"name": "Test", "game": "anachrony"}
FREE: Json = {"kind": "free_action", "effects": [{"gain": {"W": 1}}]}
CHOICE: Json = {"choose": [[{"gain": {"W": 1}}], [{"gain": {"VP": 1}}]]}
BUILDING: Json = {"id": 116, "type": "power_plant", "name": {"en": "Dam"}, "vp": 1, "abilities": [FREE]}
RICH = {"titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "water": 9, "energy_core": 9}


def lasting(parameter: str, **by: int) -> Json:
    return {"kind": "passive", "effects": [{"modify": {"parameter": parameter, **by}}]}


def example(game: str) -> Pack:
    return ct.pack(game, EXAMPLES / f"{game}.yaml")


def about_to_act(mine: Pack, **described: Json) -> Match:
    """The first of two players has all that is needed, and the turn; the other one has passed."""
    words = ("goods", "active", "slots")
    own = {
        "goods": RICH,
        "active": {"engineer": 2},
        "powered": 2,
        **{w: described.pop(w) for w in words if w in described},
    }
    position = {
        "era": 3,
        "phase": "action",
        "acting": 0,
        "options": {"players": 2, "paths": ["harmony", "dominance"]},
        "players": [{"breakthroughs": {}, **own}, {"passed": True}],
        **described,
    }
    return ct.position("anachrony", position, packs=[mine], seed=1)


def about_to_build(row: str, id: str) -> Match:
    """An engineer constructs, with the building on top of its stack."""
    return play(about_to_act(example("anachrony"), primary={row: [id]}), "place:construct_top")


def drawn(m: Match, language: str = "en") -> str:
    terminal = Terminal(language, console=Console(file=io.StringIO(), width=120))
    scene = Scene(m, m.view(0), m.decision, terminal)
    board = board_for(m.game.name)
    return "\n".join(line.plain for line in [*board.draw(scene, 120, 60), *board.team(scene, 120)])


# ---- the examples play


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_played_by_bots_saved_and_loaded(game: str) -> None:
    mine = example(game)
    m = ct.new(game, packs=[mine], seed=5, players=2)
    bots = [make("random", seed=1), make("greedy", seed=2)]
    while waiting := m.waiting():
        m.choose(bots[waiting[0]].choose(m, waiting[0]), waiting[0])
    assert m.result is not None
    again = ct.load(m.save(), packs=[mine])
    assert (again, again.result) == (m, m.result)
    with pytest.raises(ct.BadSave, match=mine.name):
        ct.load(m.save())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_positions_with_what_was_added_come_back(game: str, seed: int) -> None:
    mine, random = example(game), Random(seed)
    m = ct.new(game, packs=[mine], seed=seed, players=3)
    for number in range(90):
        decisions = m.decisions
        if not decisions:
            break
        if number % 9 == 0:
            assert ct.position(game, ct.position_of(m), packs=[mine]) == m
        m.choose(random.choice(decisions[0].options).key, decisions[0].seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_search_thinks_about_what_was_added(game: str) -> None:
    m = ct.new(game, packs=[example(game)], seed=7, players=2)
    thinker = make("search:12", seed=3)
    for _ in range(6):
        seat = m.waiting()[0]
        m.choose(thinker.choose(m, seat), seat)


# ---- a building of Anachrony


def test_a_building_lies_in_its_stack_and_is_built_like_any_other() -> None:
    m = about_to_build("power_plant", "116")
    stack = m.view(None)["buildings"]["power_plant"]
    assert (stack["primary"], stack["left"] + len(stack["secondary"])) == ("116", 16)
    assert "Tidal Plant 116" in str(decision(m).option("build:116").label)
    play(m, "build:116")
    assert board_of(m)["slots"]["power_plant_1"] == {"tile": "116"}
    assert board_of(m)["score_sheet"]["buildings"] == 2
    assert "Tidal Plant 116" in "\n".join(map(str, m.log()))
    assert "Припливна електростанція 116" in "\n".join(ct.render(line, "uk") for line in m.log())


def test_what_it_does_is_done() -> None:
    m = about_to_act(example("anachrony"), slots={"life_support_1": {"tile": "316"}})
    play(m, "free:316", "choose:1")
    assert board_of(m)["goods"]["water"] == RICH["water"] + 2
    m = about_to_act(example("anachrony"), slots={"power_plant_1": {"tile": "116"}})
    play(m, "use:116")
    assert board_of(m)["goods"]["water"] == RICH["water"] - 1
    assert board_of(m)["slots"]["power_plant_1"] == {"tile": "116", "worker": "engineer", "retrieved": "motivated"}


def with_ability(**ability: Json) -> Pack:
    return as_pack({"pack": HEADER, "buildings": [{**BUILDING, "abilities": [ability]}]})


@pytest.mark.parametrize(("kind", "key"), [("worker_action", "use:116"), ("free_action", "free:116")])
def test_a_price_of_fixed_and_of_chosen_goods_is_paid_in_full(kind: str, key: str) -> None:
    """What is paid of the one cannot be paid of the other again."""
    price = {"cost": {"T": 1, "W": 1}, "cost_any": {"of": ["T", "U", "G"], "count": 1}}
    worker = {"worker": "any"} if kind == "worker_action" else {}
    mine = with_ability(kind=kind, effects=[{"gain": {"VP": 3}}], **price, **worker)
    slots = {"power_plant_1": {"tile": "116"}}
    poor = about_to_act(mine, slots=slots, goods={"titanium": 1, "water": 2})
    assert refused(poor, key) == "ANA-0.9"
    why = str(poor.explain(key).reason)
    assert "costs 1 water, 1 titanium and 1 titanium/uranium/gold" in why
    rich = play(about_to_act(mine, slots=slots, goods={"titanium": 1, "gold": 1, "water": 2}), key)
    assert (board_of(rich)["goods"]["titanium"], board_of(rich)["goods"]["gold"]) == (0, 0)
    assert (board_of(rich)["goods"]["water"], board_of(rich)["goods"]["vp"]) == (1, 3)


def test_an_optional_standard_action_can_be_left_out() -> None:
    effects = [{"standard_action": {"actions": ["construct", "recruit"], "optional": True}}, {"gain": {"VP": 1}}]
    mine = with_ability(kind="worker_action", worker="any", effects=effects)
    m = play(about_to_act(mine, slots={"power_plant_1": {"tile": "116"}}), "use:116")
    assert [option.key for option in decision(m).options] == ["action:construct", "action:recruit", "done"]
    assert ct.position("anachrony", ct.position_of(m), packs=[mine]) == m
    play(m, "done")
    assert board_of(m)["goods"]["vp"] == 1


@pytest.mark.parametrize("seed", [5, 6])
def test_the_words_of_packs_mean_what_they_mean_everywhere(seed: int) -> None:
    abilities = [ability for given in any_buildings(seed, 20) for ability in given["abilities"]]
    for ability in abilities:
        words = LASTING if ability["kind"] == "passive" else BUILT
        made, everywhere = (each.compile(ability["effects"], "116") for each in (words, VOCABULARY))
        assert list(map(fields_of, made)) == list(map(fields_of, everywhere))


def fields_of(step: Json) -> Json:
    """A step as values that compare; steps inside it included."""
    if isinstance(step, Step):
        return type(step), {name: fields_of(getattr(step, name)) for name in fields(type(step))}
    return [fields_of(each) for each in step] if isinstance(step, list) else step


def test_why_it_cannot_be_built_is_told() -> None:
    m = play(about_to_act(example("anachrony"), primary={"power_plant": ["101", "116"]}), "place:construct_top")
    assert refused(m, "build:116") == "ANA-4.5"
    m = play(about_to_act(example("anachrony"), slots={"power_plant_1": {"tile": "116"}}), "place:construct_top")
    assert refused(m, "build:116") == "ANA-4.5"


def test_the_catalogue_and_the_log_have_its_names_in_every_language() -> None:
    mine = example("anachrony")
    facts = ct.new("anachrony", packs=[mine]).game.catalogue((mine,))["building"]["316"]
    assert facts["names"] == {"en": "Water Gardens", "pl": "Ogrody wodne", "uk": "Водяні сади"}
    assert (facts["row"], facts["vp"], facts["stand_in"]) == ("life_support", 1, False)
    for language in LANGUAGES:
        for ability in facts["abilities"]:
            assert render_strictly(message(ability["words"]), language)


def test_the_terminal_draws_it() -> None:
    m = about_to_build("life_support", "316")
    assert "316" in drawn(m)
    assert "316" in drawn(play(m, "build:316"), "uk")


def test_it_counts_for_the_range_card() -> None:
    filled = box((example("anachrony"),))
    assert filled.tile_range[filled.tile_ids.index("116")] == 2


# ---- any building


def any_goods(random: Random, codes: list[str]) -> Json:
    return {code: random.randint(1, 3) for code in random.sample(codes, random.randint(1, 2))}


def any_simple(random: Random) -> Json:
    return random.choice(
        [
            {"gain": {**any_goods(random, GOODS_CODES)}},
            {"gain_any": {"n": random.randint(1, 5)}},
            {"gain_worker": {"types": random.sample(WORKER_TERMS, 2), "to": random.choice(COLUMN_TERMS)}},
            {"gain_powered_exosuit": {"n": 1}},
            {"set_focus": {"range": random.randint(1, 4), "labs": random.random() < 0.5}},
            {"retrieve_warp": {"n": random.randint(1, 3), "optional": random.random() < 0.5}},
            {"paradox": {"delta": random.choice([-2, -1, 1])}},
            {"morale": {"delta": 1}},
            {"wake_all": {}},
            {"standard_action": {"actions": random.sample(["construct", "recruit", "research"], 2)}},
            {"standard_action": {"actions": ["research"], "optional": True}},
        ]
    )


def any_ability(random: Random, kind: str, chooses: bool) -> Json:
    if kind == "passive":
        parameter = random.choice([*BY_NUMBER, *SIMPLY])
        by = {"delta": random.randint(1, 3)} if parameter in BY_NUMBER else {}
        return {"kind": kind, "effects": [{"modify": {"parameter": parameter, **by}}]}
    effects = [any_simple(random) for _ in range(random.randint(1, 2))]
    if chooses:
        effects.append({"choose": [[any_simple(random)], [any_simple(random), any_simple(random)]]})
    if kind == "one_time":
        return {"kind": kind, "effects": effects}
    fixed, chosen = any_goods(random, PAID), {"of": ["T", "U", "G"], "count": 1}
    price: Json = random.choice([{}, {"cost": fixed}, {"cost_any": chosen}, {"cost": fixed, "cost_any": chosen}])
    worker = {"worker": random.choice(["any", *WORKER_TERMS]), "retrieve": random.choice(RETRIEVED)}
    return {"kind": kind, "effects": effects, **price, **(worker if kind == "worker_action" else {})}


def any_buildings(seed: int, each: int) -> Iterator[Json]:
    """So many new ones in each row, with whatever the words can say."""
    random = Random(seed)
    for row, word in enumerate(ROW_TERMS, 1):
        for number in range(each):
            kinds = random.sample(KINDS, 2)
            abilities = [any_ability(random, kind, number % 2 == at) for at, kind in enumerate(kinds)]
            name = {"en": f"Building {row}.{number}"}
            yield {"id": row * 100 + 16 + number, "type": word, "name": name, "vp": number % 5, "abilities": abilities}


def wild(seed: int, each: int = 20) -> Pack:
    return as_pack({"pack": {"name": "Wild", "game": "anachrony"}, "buildings": list(any_buildings(seed, each))})


@pytest.mark.parametrize("seed", range(3))
def test_any_buildings_are_played_with_to_the_end(seed: int) -> None:
    options: Json = {"players": 2 + seed, "side": "ab"[seed % 2]}
    play_to_the_end(ct.new("anachrony", packs=[wild(seed)], seed=seed, **options), seed, most=6000)


@pytest.mark.parametrize("seed", [3, 4])
def test_positions_in_the_middle_of_their_effects_come_back(seed: int) -> None:
    mine, random, met = wild(seed), Random(seed), 0
    m = ct.new("anachrony", packs=[mine], seed=seed, players=2, side="ab"[seed % 2])
    while (decisions := m.decisions) and met < 12:
        offered = [option.key for option in decisions[0].options]
        busy = [key for key in offered if key.split(":")[0] in ("build", "use", "free", "place", "choose")]
        if len(ct.position_of(m)["agenda"]) > 3:
            assert ct.position("anachrony", ct.position_of(m), packs=[mine]) == m
            met += 1
        m.choose(random.choice(busy or offered), decisions[0].seat)
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_building_can_do_has_words(language: str) -> None:
    filled = box((wild(5, each=80),))
    for id in filled.tile_ids:
        assert render_strictly(tile_text(filled, id), language)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"id": 115}, "buildings.0.id: Power Plant: a new one has a number from 116 to 199, not 115."),
        ({"id": 316}, "buildings.0.id: Power Plant: a new one has a number from 116 to 199, not 316."),
        ({"id": "116"}, "buildings.0.id"),
        ({"type": "hospital"}, 'buildings.0.type: "hospital" is not allowed.'),
        ({"name": {"pl": "Tama"}}, "buildings.0.name: Missing: en."),
        ({"vp": None}, "buildings.0: Missing: vp."),
        ({"abilities": []}, "buildings.0.abilities"),
        ({"abilities": [{"kind": "free", "effects": []}]}, "buildings.0.abilities.0.kind"),
        ({"abilities": [FREE, FREE]}, 'buildings.0.abilities.1.kind: Two abilities of the kind "free_action"'),
        ({"abilities": [{"kind": "free_action", "effects": [{"gian": {"W": 1}}]}]}, 'Did you mean "gain"?'),
        ({"abilities": [{"kind": "free_action", "effects": [{"gain": {"W": 11}}]}]}, "11 is too large"),
        ({"abilities": [{"kind": "free_action", "effects": [{"gain": {"H": 1}}]}]}, "Unknown: H"),
        ({"abilities": [{"kind": "free_action", "effects": [CHOICE, CHOICE]}]}, 'can have "choose" only once'),
        ({"abilities": [lasting("anomaly_vp")]}, "abilities.0.effects.0.modify: Missing: delta."),
        ({"abilities": [lasting("supply_cost", delta=1)]}, "effects.0.modify: Unknown: delta. Allowed: parameter."),
        ({"cost": {"W": 1}}, "Unknown: cost"),
    ],
)  # fmt: skip
def test_buildings_that_cannot_be(changes: Json, words: str) -> None:
    given = {**BUILDING, **changes}
    content = {"pack": HEADER, "buildings": [{name: value for name, value in given.items() if value is not None}]}
    with pytest.raises(ct.BadPack) as caught:
        ct.new("anachrony", packs=[as_pack(content)])
    assert str(caught.value).startswith("test.yaml, line ")
    assert words in str(caught.value)


def test_a_building_is_added_once_and_can_be_changed_by_a_later_pack() -> None:
    once = as_pack({"pack": HEADER, "buildings": [BUILDING]})
    with pytest.raises(ct.BadPack, match="There is a building 116 already"):
        ct.new("anachrony", packs=[once, as_pack({"pack": {**HEADER, "name": "Other"}, "buildings": [BUILDING]})])
    with pytest.raises(ct.BadPack, match='"116" is there twice'):
        ct.new("anachrony", packs=[as_pack({"pack": HEADER, "buildings": [BUILDING, BUILDING]})])
    points = as_pack({"pack": {**HEADER, "name": "Points"}, "buildings": [{"id": 116, "vp": 7}]})
    assert ct.new("anachrony", packs=[once, points]).game.catalogue((once, points))["building"]["116"]["vp"] == 7


# ---- a card of The LOOP


def test_a_new_card_is_named_and_played() -> None:
    mine = example("loop")
    hand = {"v_girl": {"hand": ["borrowed_umbrella", "tin_drum"]}, "mr_time": {}}
    m = ct.position("loop", {"phase": "action", "active": "v_girl", "agents": hand}, packs=[mine], seed=1)
    facts = m.game.catalogue((mine,))["card"]["tin_drum"]
    assert facts["names"] == {"en": "Tin Drum", "pl": "Blaszany bębenek", "uk": "Бляшаний барабан"}
    assert (facts["era"], facts["stand_in"]) == ("industrial", False)
    for language in LANGUAGES:
        label = ct.render(decision(m).option("play:tin_drum").label, language)
        assert facts["names"][language] in label
    assert "Tin Drum" in drawn(m)
    m.choose("play:borrowed_umbrella")
    assert "Borrowed Umbrella" in "\n".join(map(str, m.log()))
    assert "tin_drum" in [card["card"] for agent in m.view(0)["agents"] for card in agent["hand"]]
