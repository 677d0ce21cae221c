"""What is printed on the components, for boards that draw them: kind, id, facts.  The same for everybody."""

from __future__ import annotations

from typing import Literal, cast

from chronotable.games.anachrony import printed_types, terms
from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.effect_text import ability_text, leader_text
from chronotable.games.anachrony.naming import names_of
from chronotable.games.anachrony.words import ActionId, Bundle
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.pack import Pack
from chronotable.kernel.programs import parts
from chronotable.provenance import provenance, reconstructed_parts

WORD_OF_CODE = dict(zip(terms.GOODS_CODES, terms.GOODS_TERMS)) | {"TUG": "tug"}
# Fields of an effect that a picture needs, under the names the board knows them by.
EFFECT_FIELDS = {"n": "count", "delta": "delta", "range": "range", "labs": "labs", "parameter": "parameter",
                 "to": "column", "only": "only", "types": "workers", "actions": "actions", "where": "where",
                 "VP_by_column": "vp_by_column"}  # fmt: skip


def catalogue(packs: tuple[Pack, ...]) -> printed_types.Catalogue:
    """Open knowledge only: every component of the box, whether it takes part in a game or not."""
    content = box(packs).records
    return {
        "building": {str(record["id"]): building(record) for record in content["buildings"]},
        "superproject": {record["id"]: superproject(record) for record in content["superprojects"]},
        "leader": {record["id"]: leader(record) for record in content["leaders"]},
        "condition": {record["id"]: condition(record) for record in content["evacuation_conditions"]},
        "capital_tile": {record["id"]: capital_tile(record) for record in content["collapsing_capital_tiles"]},
        "endgame": {
            word: {"vp": record["vp"], **marks(record)}
            for word, record in zip(terms.ENDGAME_TERMS, content["endgame_conditions"], strict=True)
        },
        "asset": {record["id"]: asset(record) for record in content["starting_assets"]["cards"]},
        "path": {record["id"]: path(record) for record in content["paths"]},
        "player_board": {
            "a": player_board(content["player_boards"]["A"]),
            **{id: player_board(record) for id, record in content["player_boards"]["B"].items()},
        },
        "warp": {word: warp(record) for word, record in zip(terms.WARP_TERMS, content["warp_tiles"], strict=True)},
        "warp_space": {
            record["id"]: {"effects": [effect(item) for item in record["effects"]], **marks(record)}
            for record in content["alternate_timeline"]["space_effects"]
        },
        "alternate": marks(content["alternate_timeline"]),
        "alternate_tile": {record["id"]: alternate_tile(record) for record in content["alternate_timeline"]["tiles"]},
        "recruit_card": {
            record["id"]: {"workers": {word: record[word] for word in terms.WORKER_TERMS}, **marks(record)}
            for record in content["recruit_pool_cards"]
        },
        "mine_card": {
            record["id"]: {"goods": [WORD_OF_CODE[code] for code in record["top_to_bottom"]], **marks(record)}
            for record in content["mine_pool_cards"]
        },
        "action": {record["id"]: action(record) for record in content["main_board_actions"]},
        "space": {word: space(number, box(packs)) for number, word in enumerate(terms.SPACE_TERMS)},
        "anomaly": anomaly(content["anomaly"]),
    }


def marks(record: Json) -> printed_types.Printed:
    """Is anything of it a stand-in, and what?"""
    found = "reconstructed" in provenance(record)
    return {"stand_in": found, "stand_ins": reconstructed_parts(record) if found else []}


def goods(record: Json) -> Bundle:
    return {WORD_OF_CODE[code]: n for code, n in record.items() if code in WORD_OF_CODE}


def building(record: Json) -> printed_types.BuildingFacts:
    return {
        "row": record["type"],
        "vp": record["vp"],
        "abilities": [ability(item) for item in record["abilities"]],
        **named(record),
        **marks(record),
    }


def named(record: Json) -> printed_types.Named:
    names = names_of(record)
    return {"names": names} if names else {}


def superproject(record: Json) -> printed_types.SuperprojectFacts:
    breakthrough = record["cost_breakthrough"]
    return {
        "vp": record["vp"],
        "cost": goods(record["cost"]),
        "worker": record["cost_worker"],
        "exact": breakthrough["exact"],
        "pair": breakthrough["or_shapes"],
        "abilities": [ability(item) for item in record["abilities"]],
        **marks(record),
    }


def ability(record: Json) -> printed_types.Ability:
    """An ability as a picture needs it, and in words."""
    paid = goods(record.get("cost", {}))
    any_of = record.get("cost_any")
    x: Literal["water", "tug"] | None = None
    if any_of is not None:
        kind: Literal["water", "tug"] = "water" if any_of["of"] == ["W"] else "tug"
        if any_of["count"] == "x":
            x = kind
        else:
            paid[kind] = any_of["count"]
    return {
        "kind": record["kind"],
        "worker": record.get("worker"),
        "cost": paid,
        "x": x,
        "effects": [effect(item) for item in record["effects"]],
        "retrieve": record.get("retrieve", "").replace(":", "_").replace("as copied action", "copied") or None,
        "words": ability_text(record).wire_form(),
    }


def effect(record: Json) -> printed_types.Effect:
    """One effect with the facts that its picture shows."""
    word, given = parts(record)
    if word == "choose":
        return {"op": word, "options": [[effect(inner) for inner in block] for block in given]}
    shown: printed_types.Effect = {"op": word}
    if fixed := goods(given):
        shown["goods"] = cast(printed_types.EffectGoods, fixed)
    shown |= cast(printed_types.Effect, {name: given[field] for field, name in EFFECT_FIELDS.items() if field in given})
    if word == "exchange":
        both_ways = given.get("both_ways", False)
        shown |= {"give": goods(given["give"]), "get": goods(given["get"]), "both_ways": both_ways}
    return shown


def leader(record: Json) -> printed_types.LeaderFacts:
    return {
        "path": record["path"],
        "kind": record["kind"],
        "cost": goods(record.get("cost", {})),
        "effects": [effect(item) for item in record["effects"]],
        "words": leader_text(record["id"]).wire_form(),
        **marks(record),
    }


def condition(record: Json) -> printed_types.ConditionFacts:
    bonus = record["bonus"]
    return {
        "path": record["path"],
        "base": record["base_vp"],
        "bonus": bonus["vp"],
        "set": {WORD_OF_CODE.get(what, what): n for what, n in bonus["per_set"].items()},
        "condition": {WORD_OF_CODE.get(what, what): n for what, n in record["condition"].items()},
        "words": Message(f"anachrony-condition-text-{slug(record['id'])}").wire_form(),
        **marks(record),
    }


def capital_tile(record: Json) -> printed_types.CapitalTileFacts:
    return {
        "action": record["action"],
        "only": record.get("if", "").partition(" ")[0] or None,
        "effects": [effect(item) for item in record["effects"]],
        "words": Message(f"anachrony-capital-tile-{slug(record['id'])}").wire_form(),
        **marks(record),
    }


def kit(record: Json) -> printed_types.Kit:
    """Goods, workers and breakthroughs that somebody starts with."""

    def named(column: str) -> list[str]:
        workers = record.get(column, [])
        return [workers] if isinstance(workers, str) else workers

    return {
        "goods": {what: n for what, n in goods(record).items() if n},
        "active": named("active"),
        "tired": named("tired"),
        "breakthrough": record.get("random_breakthrough", 0),
    }


def asset(record: Json) -> printed_types.AssetFacts:
    return {"number": record["number"], **kit(record["gives"]), **marks(record)}


def path(record: Json) -> printed_types.PathFacts:
    return {"leaders": record["leaders"], **kit(record["starting_goods"]), **marks(record)}


def player_board(record: Json) -> printed_types.PlayerBoardFacts:
    return {
        "supply_cost": record["morale"]["supply_cost"],
        "supply_free": record["supply"]["free_action"],
        "water_per_empty_hex": record["water_per_empty_hex"],
        **marks(record),
    }


def warp(record: Json) -> printed_types.WarpFacts:
    return {
        "goods": goods(record["gives"]),
        "worker": record["gives"].get("worker"),
        "water": record.get("placement_cost", {}).get("W", 0),
        **marks(record),
    }


def alternate_tile(record: Json) -> printed_types.AlternateTileFacts:
    """What warping to each of its spaces brings; most spaces are plain."""
    return {"spaces": [record["spaces"].get(str(space)) for space in range(1, terms.WARP_SPACES + 1)], **marks(record)}


def action(record: Json) -> printed_types.ActionFacts:
    return {
        "forbidden": record.get("forbidden_workers", []),
        "spaces": [word for number, word in enumerate(terms.SPACE_TERMS) if action_of(number) == record["id"]],
        **marks(record),
    }


def action_of(number: int) -> ActionId:
    """The action of a space on the main board, or Supply."""
    if number >= terms.HEXES:
        return terms.SPACE_TERMS[number]
    capital = ["construct", "recruit", "research"]
    if number < terms.CAPITAL_HEXES:
        return capital[number // terms.HEXES_EACH]
    return "world_council" if number < terms.MINE_TOP else "mine"


def space(number: int, printed: Box) -> printed_types.SpaceFacts:
    """What a space costs and gives of itself, before the Impact."""
    extra = zip(terms.GOODS_TERMS, printed.hex_extra[number]) if number < terms.HEXES else ()
    return {
        "action": action_of(number),
        "water": printed.hex_water[number] if number < terms.HEXES else 0,
        "extra": {word: n for word, n in extra if n},
        "first_player": number == terms.COUNCIL_LEFT,
        "pool": terms.HEXES <= number <= terms.EVACUATION,
        "own": number >= terms.SUPPLY,
    }


def anomaly(record: Json) -> printed_types.AnomalyFacts:
    ways = record["removal"]["cost_options"]
    return {"vp": record["vp"], "ways": [goods(way) for way in ways], **marks(record)}
