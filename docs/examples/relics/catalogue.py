"""What is printed on the components, for boards."""

from __future__ import annotations

from typing import TypedDict

from chronotable.kernel.declared import Each
from chronotable.kernel.pack import Pack

from .packs import worths
from .state import data
from .view import Relic


class RelicFacts(TypedDict):
    worth: int  # packs may say otherwise than the data


class Catalogue(TypedDict):
    relic: Each[Relic, RelicFacts]


def catalogue(packs: tuple[Pack, ...]) -> Catalogue:
    named = zip(data()["relics"], worths(packs), strict=True)
    return {"relic": {relic["id"]: {"worth": worth} for relic, worth in named}}
