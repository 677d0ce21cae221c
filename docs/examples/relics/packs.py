"""Packs: what a relic is worth may be changed, by its id."""

from __future__ import annotations

from typing import Any, Final

from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import frame

from .state import data

WORTH: Final = {"type": "integer", "minimum": 0, "maximum": 20}


def pack_schema() -> dict[str, Any]:
    by_id = {relic["id"]: WORTH for relic in data()["relics"]}
    return frame("relics", "Relics", {"worth": {"type": "object", "properties": by_id, "additionalProperties": False}})


def worths(packs: tuple[Pack, ...]) -> list[int]:
    """Of all relics, in the order of the data; the last pack that names one says it."""
    told = {id: worth for pack in packs for id, worth in pack.content.get("worth", {}).items()}
    return [told.get(relic["id"], relic["worth"]) for relic in data()["relics"]]
