"""The events of Merchants Cove: their kinds, and what each tells."""

from __future__ import annotations

from typing import Final, TypedDict

from chronotable.games.merchants import words
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
        "adventurer_drawn": ("who", "adventurer"),
        "adventurer_seated": ("who", "adventurer", "boat"),
        "boat_arrived": ("boat", "passengers"),
        "boat_docked": ("who", "boat", "berth", "pier"),
        "corruption_shed": ("who", "face"),
        "corruption_taken": ("who", "face!"),
        "day_started": ("n",),
        "figure_moved": ("who", "figure", "space"),
        "final_scoring": ("who", "gold", "loss", "symbols", "total"),
        "game_over": (),
        "good_made": ("who", "good"),
        "goods_exchanged": ("who", "good", "n", "wanted"),
        "hours_passed": ("who", "n", "hour"),
        "market_opened": ("n",),
        "market_token_placed": ("n",),
        "passenger_moved": ("who", "adventurer", "boat", "to"),
        "passenger_returned": ("who", "adventurer", "boat"),
        "passengers_swapped": ("who", "adventurer", "boat", "other", "to"),
        "peddler_card": ("peddler_card",),
        "peddler_discards": ("card",),
        "peddler_keeps": ("card",),
        "peddler_scoring": ("gold", "n"),
        "rogue_card_turned_up": ("rogue_card",),
        "sea_passengers_left": ("adventurer", "n"),
        "sold": ("who", "good", "pier", "n", "gold"),
        "staff_assigned": ("who", "card", "replaced?", "ability"),
        "support_collected": ("who", "gold"),
        "support_taken": ("who", "gold", "colour"),
        "time_frozen": ("who", "symbols"),
        "timeline_changed": ("who", "tile", "side", "column", "out", "out_side"),
        "tokens_spent": ("who", "symbols"),
        "townsfolk_hired": ("who", "card"),
        "townsfolk_shown": ("card",),
        **{kind: told for shown in PRESENTATIONS.values() for kind, told in shown.events.items()},
    },
    notes={"game_over": "The game is over."},
    further={name: type for shown in PRESENTATIONS.values() for name, type in shown.arguments.items()},
)
