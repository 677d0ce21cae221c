"""Described positions: the fields of the state under their own names, and the conservation laws."""

from __future__ import annotations

from typing import Any

from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message
from chronotable.kernel.placing import obey

from .nouns import STEPS
from .state import RelicsState, data
from .steps.award import faces

FIELDS = ("hands", "bids", "on_bid", "crystals", "scores", "unseen", "spent", "pile", "relic", "gone", "over")


def position_schema(options: dict[str, Any]) -> dict[str, Any]:
    number = {"type": "integer", "minimum": -1, "maximum": 100}
    numbers = {"type": "array", "items": number}
    by_seat = {"type": "array", "items": numbers}
    known = {"hands": by_seat, "spent": by_seat, "relic": number, "over": {"type": "boolean"}}
    fields = {name: known.get(name, numbers) for name in FIELDS}
    agenda = {"type": "array", "items": {"type": "object", "required": ["step"]}}
    properties = {"options": options, "agenda": agenda, "fate": numbers, **fields}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def describe(s: RelicsState) -> dict[str, Any]:
    return {
        "options": {"players": len(s.hands), "rounds": s.rounds},
        **{name: getattr(s, name) for name in FIELDS},
        "fate": s.fate[::-1],
        "agenda": [STEPS.describe(s, step) for step in whole_agenda(s)],
    }


def place(s: RelicsState, position: dict[str, Any]) -> RelicsState:
    """Change a table that was set up as usual to what is described; what is left over goes to the unseen piles."""
    for name in FIELDS:
        if name in position:
            setattr(s, name, position[name])
    s.fix_fate(position.get("fate", []), faces())
    if "agenda" in position:
        s.agenda = [STEPS.make(s, record) for record in reversed(position["agenda"])]
    if "unseen" not in position:
        s.unseen = [card for card in range(1, data()["cards"] + 1) if card not in cards_elsewhere(s)]
    if "pile" not in position:
        s.pile = [relic for relic in range(len(data()["relics"])) if relic not in [*s.gone, s.relic]]
        s.shuffle(s.pile)
    obey(laws(s))
    return s


def cards_elsewhere(s: RelicsState) -> list[int]:
    return [card for cards in [*s.hands, *s.spent, s.bids] for card in cards if card]


def laws(s: RelicsState) -> list[Message]:
    """Every bid card and every relic is somewhere, once (RELICS-1.1, 1.2)."""
    broken = []
    if sorted([*s.unseen, *cards_elsewhere(s)]) != list(range(1, data()["cards"] + 1)):
        broken.append(Message("relics-law-cards"))
    shown = [s.relic] if s.relic >= 0 else []
    if sorted([*s.pile, *s.gone, *shown]) != list(range(len(data()["relics"]))):
        broken.append(Message("relics-law-relics"))
    return broken
