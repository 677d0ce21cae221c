"""The events of The LOOP: their kinds, and what each tells."""

from __future__ import annotations

from typing import Final, TypedDict

from chronotable.games.loop.words import Dimension, Ending, Era
from chronotable.kernel.declared import Events


class Arguments(TypedDict, total=False):
    agent: str
    card: str
    destroy: Era
    dimension: Dimension
    era: Era
    landing: dict[Era, int]
    mission: str
    n: int
    other: str
    reason: Ending
    rifts: int
    super: bool
    to: Era
    ultra: str


EVENTS: Final = Events(
    Arguments,
    {
        "ability_used": ("agent",),
        "agent_moved": ("agent", "era", "to"),
        "agents_swapped": ("agent", "other"),
        "arsenal_recycled": ("n",),
        "bonus_revealed": ("card",),
        "bonus_taken": ("agent", "card"),
        "card_available": ("card", "era"),
        "card_dealt": ("agent", "card"),
        "card_destroyed": ("card",),
        "card_discarded": ("agent", "card"),
        "card_drawn": ("agent", "card"),
        "card_readied": ("agent", "card"),
        "card_taken": ("agent", "card"),
        "card_used": ("agent", "card"),
        "centrifuge_dismantled": ("agent", "era"),
        "clone_carried": ("destroy", "super", "era", "to"),
        "clone_destroyed": ("destroy", "super", "era"),
        "clone_generated": ("destroy", "super", "era"),
        "clone_pulled": ("destroy", "super", "era", "to"),
        "clone_pushed": ("destroy", "super", "era", "to"),
        "cycle_started": ("n",),
        "deck_shuffled": ("agent",),
        "doctor_moved": ("era",),
        "energy_added": ("era", "n"),
        "energy_lost": ("era", "n"),
        "energy_spent": ("era", "n"),
        "game_over": ("reason", "era?", "rifts?", "n?"),
        "hidden_mission_lost": ("era",),
        "loop_made": ("agent", "era", "dimension"),
        "mission_archived": ("agent", "mission", "era"),
        "mission_damaged": ("mission", "era", "n"),
        "mission_lost": ("mission", "era"),
        "mission_revealed": ("mission", "era"),
        "rift_negated": ("agent", "era"),
        "rift_removed": ("era", "n"),
        "rifts_dropped": ("n", "landing"),
        "rifts_placed": ("era", "n"),
        "turn_ended": ("agent",),
        "turn_started": ("agent", "n"),
        "ultra_discarded": ("ultra", "era"),
        "ultra_revealed": ("ultra", "era"),
        "vortex_opened": ("era",),
    },
    notes={"game_over": "The game is over."},
)
