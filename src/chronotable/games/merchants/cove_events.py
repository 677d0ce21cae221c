"""The kinds of events that the cove itself tells, and what each names; merchants tell more (`events.py`)."""

from __future__ import annotations

from typing import Final

COVE_EVENTS: Final[dict[str, tuple[str, ...]]] = {
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
}
