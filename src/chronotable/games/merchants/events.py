"""The events of Merchants Cove: their kinds, and what each tells."""

from __future__ import annotations

from typing import Final, TypedDict

from chronotable.games.merchants.cove_events import COVE_EVENTS
from chronotable.games.merchants.shops import declared
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.words import (
    Adventurer,
    Berth,
    Boat,
    Colour,
    Column,
    Figure,
    Piece,
    Pier,
    Space,
    TileSide,
)
from chronotable.kernel.declared import Events


class Arguments(TypedDict, total=False):
    ability: declared.Ability
    adventurer: Adventurer
    berth: Berth
    boat: Boat
    card: str
    colour: Colour
    column: Column
    face: str
    figure: Figure
    gold: int
    good: str
    hour: int
    loss: int
    n: int
    other: Adventurer
    out: str
    out_side: TileSide
    passengers: list[Adventurer]
    peddler_card: str
    pier: Pier
    replaced: str
    rogue_card: str
    side: TileSide
    space: Space
    symbols: list[str] | int  # those of a shop, or how many scored
    tile: str
    to: Boat
    total: int
    wanted: str
    who: Piece


EVENTS: Final = Events(
    Arguments,
    {
        **COVE_EVENTS,
        **{kind: told for shown in PRESENTATIONS.values() for kind, told in shown.events.items()},
    },
    notes={"game_over": "The game is over."},
    further={name: type for shown in PRESENTATIONS.values() for name, type in shown.arguments.items()},
)
