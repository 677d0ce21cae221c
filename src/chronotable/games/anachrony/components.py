"""From the data file and packs to a filled box."""

from __future__ import annotations

from typing import Any, Final

from chronotable.components import Boxes
from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import Board, Box
from chronotable.games.anachrony.opponents import fill_objectives
from chronotable.games.anachrony.packs import combine
from chronotable.games.anachrony.steps.counting import COUNTED_TERMS, FIRST_GOODS
from chronotable.games.anachrony.steps.evacuation import NEEDS_ANOMALIES, NEEDS_MORALE, NEEDS_SLOTS, NEEDS_WATER
from chronotable.games.anachrony.steps.goods import May
from chronotable.games.anachrony.steps.power_up import ways_to_power
from chronotable.games.anachrony.vocabulary import VOCABULARY, compile_ability, goods_of, modifiers

Record = dict[str, Any]


def fill(content: Record) -> Box:
    filled = Box()
    filled.records = content
    filled.hex_water = hex_water(content)
    filled.hex_extra = hex_extra(content)
    boards = content["player_boards"]
    filled.boards = [make_board(0, "a", boards["A"])]
    filled.boards += [make_board(1 + number, "b", boards["B"][path]) for number, path in enumerate(terms.PATH_TERMS)]
    fill_tiles(filled, content)
    for board in filled.boards:
        board.buildings, board.anomaly = filled.buildings, filled.anomaly
    fill_projects(filled, content["superprojects"])
    fill_leaders(filled, content["leaders"])
    fill_capital_tiles(filled, content["collapsing_capital_tiles"])
    fill_conditions(filled, content["evacuation_conditions"])
    fill_cards(filled, content)
    fill_objectives(filled, content)
    return filled


def leaderless(whole: Box) -> Box:
    """The same box, in which leaders can do nothing (ANA-37.51); it is made once."""
    if whole.leaderless is None:
        made = fill(whole.records)
        leaders = range(len(terms.LEADER_TERMS))
        made.leader_mods, made.leader_clean_up = [[] for _ in leaders], [[] for _ in leaders]
        made.leader_free, made.leader_exchange = [None for _ in leaders], [0 for _ in leaders]
        made.leader_finds = [False for _ in leaders]
        whole.leaderless = made
    return whole.leaderless


box: Final = Boxes("anachrony", combine, fill)
data: Final = box.data


def bits(words: list[str], all_words: list[str]) -> int:
    return sum(1 << all_words.index(word) for word in words)


def make_board(number: int, side: str, record: Record) -> Board:
    """A side of a player board (chapter 33)."""
    made = Board()
    made.number = number
    made.side = side
    made.hex_prices = [record["exosuit_hexes"][word] for word in terms.HEX_TERMS]
    made.water_per_hex = record["water_per_empty_hex"]
    made.covers = bits(record["impact_covers"], terms.HEX_TERMS)
    made.ways = {covered: ways_to_power(made.hex_prices, covered) for covered in (0, made.covers)}
    morale = record["morale"]
    made.morale_vp = morale["vp"]
    made.supply_cost = morale["supply_cost"]
    made.morale_start = morale["start_index"] - 1
    made.vp_at_top = morale["vp_at_max"]
    made.supply_free = record["supply"]["free_action"]
    made.motivates = bool(record["supply"]["motivates"])
    made.travel_vp = record["time_travel_vp"]
    made.slot_cost = [goods_of(cost) for row in terms.ROW_TERMS for cost in record["slot_costs"][row]]
    made.paradox_limit = record["paradox_limit"]
    made.scientist_rows = bits(record.get("scientists_motivated_on", []), terms.ROW_TERMS)
    made.anomaly_anywhere = record["anomaly_placement"].startswith("any empty")
    made.give_up = "give up" in record["anomaly_placement"]
    made.superproject_anywhere = record["superproject_placement"].startswith("any adjacent")
    return made


def hex_water(content: Record) -> list[int]:
    """What the hexes of the main board cost, by space (ANA-10.2, 14.1)."""
    return [goods_of(hex["cost"])[terms.WATER] for hex in main_board_hexes(content)]


def hex_extra(content: Record) -> list[list[int]]:
    """What they give of themselves, by space and kind (ANA-15.1)."""
    return [goods_of(hex.get("extra", {})) for hex in main_board_hexes(content)]


def main_board_hexes(content: Record) -> list[Record]:
    return [hex for action in content["main_board_actions"] for hex in action.get("hexes", [])]


def fill_tiles(filled: Box, content: Record) -> None:
    """Buildings, then superprojects (chapters 27 and 28)."""
    records = [*content["buildings"], *content["superprojects"]]
    filled.buildings, filled.anomaly = len(content["buildings"]), len(records)
    filled.tile_row = [
        terms.ROW_TERMS.index(record["type"]) if "type" in record else terms.NO_ROW for record in records
    ]
    filled.row_tiles = [[tile for tile, of in enumerate(filled.tile_row) if of == row] for row in range(terms.ROWS)]
    ranges = content["time_travel_range_values"]
    filled.tile_ids = [str(record["id"]) for record in records]
    filled.tile_vp = [record["vp"] for record in records]
    filled.tile_range = [
        ranges[id] if id in ranges else range_of(record) for id, record in zip(filled.tile_ids, records)
    ]
    filled.tile_mods, filled.tile_once, filled.work, filled.free = [], [], [], []
    for id, record in zip(filled.tile_ids, records):
        abilities = {ability["kind"]: ability for ability in record["abilities"]}
        filled.tile_mods.append(modifiers(abilities.get("passive", {"effects": []})["effects"]))
        filled.tile_once.append(VOCABULARY.compile(abilities.get("one_time", {"effects": []})["effects"], id))
        work, free = abilities.get("worker_action"), abilities.get("free_action")
        filled.work.append(compile_ability(work, id) if work else None)
        filled.free.append(compile_ability(free, id) if free else None)


def range_of(record: Record) -> int:
    """What a tile that the table of ranges does not have counts for the range card (ANA-30.6)."""
    effects = [effect for ability in record["abilities"] for effect in VOCABULARY.effects(ability["effects"])]
    focus: list[int] = [effect["set_focus"]["range"] for effect in effects if "set_focus" in effect]
    lasting = [effect["modify"] for effect in effects if "modify" in effect]
    longer: list[int] = [given["delta"] for given in lasting if given["parameter"] == "power_plant_range"]
    return max([0, *focus]) + sum(longer)


def fill_projects(filled: Box, records: list[Record]) -> None:
    """What superprojects cost (ANA-11.9 to 11.11)."""
    filled.project_cost = [goods_of(record["cost"]) for record in records]
    filled.project_worker = [
        terms.WORKER_TERMS.index(record["cost_worker"]) if record["cost_worker"] else terms.NO_WORKER
        for record in records
    ]
    filled.project_breakthrough, filled.project_pair = [], []
    for record in records:
        cost = record["cost_breakthrough"]
        exact = cost["exact"]
        filled.project_breakthrough.append(
            terms.SHAPE_TERMS.index(exact["shape"]) * terms.ICONS + terms.ICON_TERMS.index(exact["icon"])
            if exact
            else -1
        )
        one, other = (terms.SHAPE_TERMS.index(shape) for shape in cost["or_shapes"])
        filled.project_pair.append((one, other))


def fill_leaders(filled: Box, records: list[Record]) -> None:
    """(chapter 29)"""
    filled.leader_mods, filled.leader_free, filled.leader_clean_up, filled.leader_exchange = [], [], [], []
    filled.leader_finds = [any("gain_random" in effect for effect in record["effects"]) for record in records]
    for record in records:
        kind, effects = record["kind"], record["effects"]
        filled.leader_mods.append(modifiers(effects))
        filled.leader_free.append(compile_ability(record, record["id"]) if kind == "free_action" else None)
        program = VOCABULARY.compile(effects, record["id"]) if kind == "clean_up" else []
        if program and "cost" in record:
            program = [May(goods_of(record["cost"]), program, record["id"])]
        filled.leader_clean_up.append(program)
        filled.leader_exchange.append(effects[0]["exchange"]["get"]["W"] if kind == "power_up" else 0)


def fill_capital_tiles(filled: Box, records: list[Record]) -> None:
    """(chapter 31)"""
    filled.capital_any, filled.capital_n, filled.capital_for, filled.capital_column_vp = [], [], [], []
    filled.capital_twice, filled.capital_second_die, filled.capital_after = [], [], []
    for record in records:
        effects = record["effects"]
        given = {word: arguments for effect in effects for word, arguments in effect.items()}
        named = given.get("modify", {}).get("parameter")
        filled.capital_any.append(given.get("discount", {}).get("n", 0))
        filled.capital_n.append(given.get("discount", {}).get("N", 0))
        filled.capital_for.append(record.get("if", "").partition(" ")[0])
        filled.capital_column_vp.append(given.get("gain", {}).get("VP_by_column", []))
        filled.capital_twice.append(named == "recruit_bonus_twice")
        filled.capital_second_die.append(named == "set_second_die")
        filled.capital_after.append(VOCABULARY.compile(effects, record["id"]))


def fill_conditions(filled: Box, records: list[Record]) -> None:
    """(chapter 32)"""
    filled.condition_kind, filled.condition_n, filled.condition_sets = [], [], []
    filled.condition_base = [record["base_vp"] for record in records]
    filled.condition_bonus = [record["bonus"]["vp"] for record in records]
    for record in records:
        condition = record["condition"]
        if "buildings" in condition:
            kind, n = terms.ROW_TERMS.index(condition["buildings"]), condition["at_least"]
        elif "occupied_building_slots" in condition:
            kind, n = NEEDS_SLOTS, condition["occupied_building_slots"]
        elif "morale" in condition:
            kind, n = NEEDS_MORALE, terms.MORALE_TOP
        elif "W" in condition:
            kind, n = NEEDS_WATER, condition[terms.GOODS_CODES[terms.WATER]]
        else:
            kind, n = NEEDS_ANOMALIES, condition["anomalies"]
        filled.condition_kind.append(kind)
        filled.condition_n.append(n)
        filled.condition_sets.append(
            [
                (COUNTED_TERMS[word] if word in COUNTED_TERMS else FIRST_GOODS + terms.GOODS_CODES.index(word), count)
                for word, count in record["bonus"]["per_set"].items()
            ]
        )


def fill_cards(filled: Box, content: Record) -> None:
    """Pool cards, starting goods, asset cards, the alternate timeline (chapters 26 and 34)."""
    filled.recruit_cards = [[card[word] for word in terms.WORKER_TERMS] for card in content["recruit_pool_cards"]]
    filled.mine_cards = [
        [terms.GOODS_CODES.index(code) for code in card["top_to_bottom"]] for card in content["mine_pool_cards"]
    ]
    filled.path_goods = [path["starting_goods"] for path in content["paths"]]
    assets = content["starting_assets"]
    filled.asset_gives = [card["gives"] for card in assets["cards"]]
    filled.base_kit = {name: what for name, what in assets["base_kit"].items() if name != "source"}
    alternate = content["alternate_timeline"]
    effects = {record["id"]: record["effects"] for record in alternate["space_effects"]}
    filled.space_effects = [VOCABULARY.compile(effects[word], word) for word in terms.SPACE_EFFECT_TERMS]
    filled.spaces_of_tile = [
        [
            terms.SPACE_EFFECT_TERMS.index(tile["spaces"][str(space)]) if str(space) in tile["spaces"] else -1
            for space in range(1, terms.WARP_SPACES + 1)
        ]
        for tile in alternate["tiles"]
    ]
