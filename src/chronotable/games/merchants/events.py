"""The events of Merchants Cove: their kinds, and what each tells."""

from __future__ import annotations

from typing import Final, TypedDict

from chronotable.games.merchants import words
from chronotable.games.merchants.cove_events import COVE_EVENTS
from chronotable.games.merchants.shops import declared
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.kernel.declared import Events


class Arguments(TypedDict, total=False):
    ability: declared.Ability
    adventurer: words.Adventurer
    berth: words.Berth
    boat: words.Boat
    card: str
    colour: words.Colour
    column: words.Column
    face: str
    figure: words.Figure
    gold: int
    good: str
    hour: int
    loss: int
    n: int
    other: words.Adventurer
    out: str
    out_side: words.TileSide
    passengers: list[words.Adventurer]
    peddler_card: str
    pier: words.Pier
    replaced: str
    rogue_card: str
    side: words.TileSide
    space: words.Space
    symbols: list[str] | int  # those of a shop, or how many scored
    tile: str
    to: words.Boat
    total: int
    wanted: str
    who: words.Piece


EVENTS: Final = Events(
    Arguments,
    {
        **COVE_EVENTS,
        **{kind: told for shown in PRESENTATIONS.values() for kind, told in shown.events.items()},
    },
    notes={"game_over": "The game is over."},
    further={name: type for shown in PRESENTATIONS.values() for name, type in shown.arguments.items()},
)
