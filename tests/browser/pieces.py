"""What the gallery must show of each game: every component of its data file, by the name that its specimen wears."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from chronotable.games.anachrony.terms import GOODS_CODES, GOODS_TERMS

GAMES = Path(__file__).parents[2] / "src" / "chronotable" / "games"
Record = dict[str, Any]


def warp_word(tile: Record) -> str:
    code: str = tile["id"].removeprefix("warp_")
    return dict(zip(GOODS_CODES, GOODS_TERMS)).get(code.upper(), code)


# By game: the table of the data file, and the names of the pieces that a record of it stands for.
TABLES: dict[str, dict[str, Callable[[Record], list[str]]]] = {
    "loop": {
        "dimensions": lambda dimension: [f"dimension:{dimension['id']}"],
        "eras": lambda era: [f"era:{era['id']}"],
        "agents": lambda agent: [f"agent:{agent['id']}"],
        "starting_cards": lambda card: [f"card:{card['id']}"],
        "arsenal_cards": lambda card: [f"card:{card['id']}"],
        "missions": lambda mission: [f"mission:{mission['id']}"],
        "ultramachine_cards": lambda card: [f"ultra:{card['id']}"],
        "doctor_cards": lambda card: [f"doctor:{card['era']}"],
        "clones": lambda clone: [f"clone:{clone['destroy']}"],
        "super_clones": lambda clone: [f"super-clone:{clone['destroy']}"],
    },
    "room25": {
        "rooms": lambda room: [f"room:{room['id']}"],
        "characters": lambda character: [f"character:{character['id']}"],
        "actions": lambda action: [f"token:{action['id']}"],
        "abm_cards": lambda card: [f"card:{card['id']}"],
    },
    "anachrony": {
        "buildings": lambda building: [f"building:{building['id']}"],
        "superprojects": lambda project: [f"superproject:{project['id']}"],
        "leaders": lambda leader: [f"leader:{leader['id']}"],
        "paths": lambda path: [f"path:{path['id']}", f"player-board:{path['id']}"],
        "evacuation_conditions": lambda condition: [f"condition:{condition['id']}"],
        "endgame_conditions": lambda condition: [f"endgame:{condition['most']}"],
        "starting_assets.cards": lambda card: [f"asset:{card['id']}"],
        "collapsing_capital_tiles": lambda tile: [f"capital-tile:{tile['id']}"],
        "recruit_pool_cards": lambda card: [f"recruit-card:{card['id']}"],
        "mine_pool_cards": lambda card: [f"mine-card:{card['id']}"],
        "warp_tiles": lambda tile: [f"warp:{warp_word(tile)}"],
        "alternate_timeline.tiles": lambda tile: [f"alternate-tile:{tile['id']}"],
        "breakthroughs": lambda tiles: [
            f"breakthrough:{shape}-{icon}" for shape in tiles["shapes"] for icon in tiles["icons"]
        ],
    },
    "merchants": {
        "factions": lambda faction: [f"adventurer:{faction['id']}"],
        "goods": lambda good: [f"good:{good['id']}"],
        "portal_tiles": lambda tile: [f"tile:{tile['id'].lower()}-{side}" for side in ("blue", "white")],
        "townsfolk": lambda card: [f"townsfolk:{card['id'].lower()}"],
        "staff_abilities": lambda ability: [f"ability:{ability['id']}"],
        "corruption_deck.faces": lambda face: [f"face:{face['id']}"],
        "rogue_cards": lambda card: [f"rogue-card:{card['id']}"],
        "boats.list": lambda boat: [f"boat:{boat['id']}"],
        "peddler.deck": lambda card: [f"peddler-card:{card['id'].lower()}"],
    },
}


# Tables of words, rules, numbers and printed places of boards: nothing of their own lies on a table.
NO_PIECES: dict[str, set[str]] = {
    "loop": {"components", "era_colours", "machine.alternatives", "difficulty_levels", "modes", "glossary"},
    "room25": {
        "colours", "robot_orders", "tokens", "modes", "difficulties", "recipes", "example_buildings", "abm_card_kinds",
        "options",
    },
    "anachrony": {
        "glossary", "components", "dice", "main_board_actions", "alternate_timeline.space_effects",
        "scoring.categories", "variants", "solo_opponents.objectives", "solo_opponents.opponents",
        "solo_opponents.actions",
    },
    "merchants": {
        "sources", "piers", "berths", "chronomancer.components", "shop_layout.spaces", "shop_layout.tile_slots",
        "shop_layout.board_halves", "shop_layout.support_symbols.list", "portal_action_types", "generic_actions",
        "townsfolk_sets", "calibration", "modes", "solo_ratings", "peddler.difficulty", "switches", "other_merchants",
        "shared_components_public", "glossary",
    },
}  # fmt: skip


def data_of(game: str) -> Record:
    found: Record = yaml.safe_load((GAMES / game / "data" / f"{game}.yaml").read_text(encoding="utf-8"))
    return found


def tables_in(data: Any, path: str = "") -> Iterator[str]:
    """Where lists of records with ids are."""
    if isinstance(data, list):
        if data and all(isinstance(record, dict) and "id" in record for record in data):
            yield path
    elif isinstance(data, dict):
        for name, part in data.items():
            yield from tables_in(part, f"{path}.{name}" if path else str(name))


def pieces_of(game: str) -> set[str]:
    found: set[str] = set()
    for path, names in TABLES[game].items():
        table: Any = data_of(game)
        for part in path.split("."):
            table = table[part]
        for record in table if isinstance(table, list) else [table]:
            found.update(names(record))
    return found
