"""One finished game for every way Merchants Cove can end: `golden/*.ct`, see `tests/conformance/golden.py`.

Random players hardly ever beat a Peddler of the higher levels and almost never share a victory, so those games start on
the last day: with gold enough, or at a market where all have the same to sell.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.kernel.match import Match
from tests.conformance.golden import Wanted

Json = dict[str, Any]
Start = Callable[[int], Match]
FOLDER = Path(__file__).parent / "golden"
# Gold to start the last day with.
RATINGS = {"stallholder": 30, "trader": 80, "guild_master": 120, "master_of_time": 170}
LEVELS = ("hawker", "trader", "tycoon")
OTHER_RULINGS: Json = {
    "rogue_card": "cultists",
    "townsfolk_sets": ["sailors", "mercenaries"],
    "black_market_corruption_mode": "per_good",
    "portal_activate_adds_two_hours": True,
    "chronomancer_may_share_assistant_space": True,
    "freeze_tokens_usable_same_turn": False,
    "corruption_paid_before_effect": True,
    "splitter_needs_two_in_pool": False,
    "replaced_townsfolk_keep_symbols": True,
    "sea_passengers_sorted_before_sales": False,
}


def full_game(players: int, **options: Any) -> Start:
    """From set-up to the end, at random."""
    return lambda seed: ct.new("merchants", players=players, seed=seed, **options)


def last_day(gold: int, **options: Any) -> Start:
    """A solo player begins the third day with so much gold; halls have grown."""
    described = {
        "options": {"players": 1, **options},
        "day": 3,
        "phase": "arrival",
        "halls": {"red": 4, "green": 4, "blue": 3, "yellow": 3},
        "players": [{"gold": gold, "shelf": {"artifact_red": 1, "relic_blue": 1}}],
    }
    return lambda seed: ct.position("merchants", described, seed=seed)


def last_market(players: int) -> Start:
    """Everybody has the same to sell."""
    described = {
        "options": {"players": players},
        "day": 3,
        "phase": "market",
        "piers": {"small_pier": {"red": 2, "rogue": 2}, "black_market": {"red": 3, "blue": 1}},
        "players": [{"gold": 40, "shelf": {"relic_red": 1, "relic_blue": 1}}] * players,
    }
    return lambda seed: ct.position("merchants", described, seed=seed)


def rated(title: str) -> Callable[[Match], bool]:
    return lambda match: match.result is not None and match.result.details["rating"] == title


GAMES: dict[str, Wanted] = {
    "score_sweeper": Wanted("score", full_game(1, mode="solo_score"), rated("sweeper")),
    **{
        f"score_{title}": Wanted("score", last_day(gold, mode="solo_score"), rated(title))
        for title, gold in RATINGS.items()
    },
    **{f"peddler_{level}_ahead": Wanted("peddler_ahead", full_game(1, difficulty=level)) for level in LEVELS},
    **{f"peddler_{level}_beaten": Wanted("peddler_beaten", last_day(140, difficulty=level)) for level in LEVELS},
    "duel_won": Wanted("won", full_game(2, rogue_card="criminals")),
    "duel_won_robbers": Wanted("won", full_game(2, rogue_card="robbers", townsfolk_sets=["sailors", "locals"])),
    "duel_shared": Wanted("shared_victory", last_market(2)),
    "guild_won_3": Wanted("won", full_game(3, rogue_card="cultists")),
    "guild_won_4": Wanted("won", full_game(4, townsfolk_sets=["mercenaries", "sailors"])),
    "guild_won_other_rulings": Wanted("won", full_game(3, **OTHER_RULINGS)),
    "guild_shared": Wanted("shared_victory", last_market(4)),
}
