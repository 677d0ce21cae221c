"""The JSON Schema of a described position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chronotable.games.loop.box import Box
from chronotable.games.loop.options import option_schema
from chronotable.games.loop.printed import STEPS
from chronotable.games.loop.terms import CUBES, CYCLES, ENDINGS, ERA_TERMS, PHASE_TERMS
from chronotable.kernel.schema_pieces import one_of

Json = dict[str, Any]


@lru_cache(maxsize=16)
def position_schema(box: Box) -> Json:
    """What may be described; everything is optional.  Piles are given from the top down."""
    card = {"type": "string", "enum": box.card_ids}
    cards = {"type": "array", "items": card, "uniqueItems": True}
    era = {"type": "string", "enum": ERA_TERMS}
    mission_id = {"type": "string", "enum": box.mission_ids}
    missions = {"type": "array", "items": mission_id, "uniqueItems": True}
    ultra = {"type": "array", "items": {"type": "string", "enum": box.ultra_ids}, "uniqueItems": True}
    clones = {"type": "array", "items": {"type": "string", "pattern": "^[a-z]+>[a-z]+$"}, "uniqueItems": True}
    count = {"type": "integer", "minimum": 0, "maximum": CUBES}
    optional_era = {"anyOf": [era, {"type": "null"}]}
    mission = {
        "type": "object",
        "properties": {
            "id": mission_id,
            "face_up": {"type": "boolean"},
            "damage": {"anyOf": [count, {"type": "array", "items": era, "uniqueItems": True}]},
        },
        "required": ["id"],
        "additionalProperties": False,
    }
    agent_id = {"type": "string", "enum": box.agent_ids}
    optional_card = {"anyOf": [card, {"type": "null"}]}
    step = {"type": "object", "properties": {"step": one_of(*STEPS.kinds)}, "required": ["step"]}
    properties: Json = {
        "options": option_schema(box),
        "turn": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
        "cycle": {"type": "integer", "minimum": 1, "maximum": CYCLES},
        "phase": {"type": "string", "enum": PHASE_TERMS},
        "active": agent_id,
        "doctor": optional_era,
        "doctor_deck": {"type": "array", "items": era, "uniqueItems": True},
        "doctor_row": {"type": "array", "items": era, "uniqueItems": True},
        "eras": {
            "type": "object",
            "properties": {
                word: closed(
                    rifts=count,
                    energy=count,
                    eternal=count,
                    eternal_used=count,
                    vortex={"type": "boolean"},
                    centrifuge={"type": "boolean"},
                    clones=clones,
                    super_clones=clones,
                    available=cards,
                    mission={"anyOf": [mission, {"type": "null"}]},
                )
                for word in ERA_TERMS
            },
            "additionalProperties": False,
        },
        "agents": {
            "type": "object",
            "properties": {
                id: closed(
                    era=era,
                    charged={"type": "boolean"},
                    hand=cards,
                    exhausted=cards,
                    deck=cards,
                    known={"type": "integer", "minimum": 0},
                    discard=cards,
                )
                for id in box.agent_ids
            },
            "additionalProperties": False,
        },
        "arsenal": cards,
        "destroyed": cards,
        "limbo": cards,
        "offer": cards,
        "bag": clones,
        "super_pile": clones,
        "super_gone": clones,
        "bag_in_order": count,
        "archived": missions,
        "lost_missions": missions,
        "unseen_missions": missions,
        "dismantled": count,
        "ultra_row": ultra,
        "ultra_deck": ultra,
        "loops": count,
        "destructions": {"type": "integer", "minimum": 0, "maximum": 1000},
        "ability_uses": count,
        "capped": {"type": "array", "items": era, "uniqueItems": True},
        "drop": {"type": "array", "items": count, "minItems": 3, "maxItems": 3},
        "action": closed(
            energised={"type": "boolean"},
            removed={"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 7, "maxItems": 7},
            you=agent_id,
            using=optional_card,
            callers={"type": "array", "items": card},
            last_card=optional_card,
            arrival=optional_era,
            destruction=optional_era,
        ),
        "fate": {
            "type": "array",
            "items": {"type": "string", "enum": ["previous", "doctor", "next"]},
            "maxItems": 1000,
        },
        "agenda": {"type": "array", "items": step, "maxItems": 500},
        "ending": {"type": "string", "enum": ENDINGS},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of The LOOP",
        **closed(**properties),
    }


def closed(**properties: Any) -> Json:
    """An object with these properties and no others."""
    return {"type": "object", "properties": properties, "additionalProperties": False}
