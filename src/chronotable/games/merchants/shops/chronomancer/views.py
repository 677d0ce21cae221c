"""What is seen of the Chronomancer's boards: the types."""

from __future__ import annotations

from typing import Literal, TypedDict

from chronotable.games.merchants import words
from chronotable.kernel.declared import Each


class Cost(TypedDict):
    hours: int
    corruption: int


class Deed(Cost):
    """What a space does and costs."""

    action: words.Action
    colours: list[words.Colour]


class SpaceSeen(Deed):
    space: words.Space
    figures: list[words.Figure]


class TileSeen(TypedDict):
    tile: str
    side: words.TileSide
    action: words.PortalAction
    colours: list[words.Colour]
    left: Cost
    right: Cost


class SymbolSeen(TypedDict):
    symbol: str
    colour: words.Colour
    covered: bool


class ShopSeen(TypedDict):
    merchant: Literal["chronomancer"]
    chronomancer: words.Space
    assistant: words.Space
    spaces: list[SpaceSeen]
    tiles: Each[words.Slot, TileSeen]
    stream: list[TileSeen]
    symbols: list[SymbolSeen]
    tokens: int  # frozen-time tokens in the pool
    fresh: int  # how many of them may not be spent yet


class Landing(TypedDict):
    """Where an action leads on the clock, tokens aside, and how many adventurers come on the way."""

    hour: int
    adventurers: int


class Change(TypedDict):
    """What a timeline change would make: the tile that leaves, and the portals it touches."""

    out: TileSeen
    spaces: dict[words.Space, Deed]


class Preview(TypedDict):
    """For the owner of a shop, while production lasts: landings by space, changes by column and tile."""

    landings: Each[words.Space, Landing]
    timeline: Each[words.Column, dict[str, Change]]
