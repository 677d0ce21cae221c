"""Finished games for both ways Anachrony can end: `golden/*.ct`, see `tests/conformance/golden.py`.

Whole games from set-up, with every player count, both sides, all Paths and Leaders and every variant.  Random players
seldom wear the Capital out early, so one game starts in the sixth Era with all that it takes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.games.anachrony.options import VARIANTS
from chronotable.kernel.match import Match
from tests.conformance.golden import Wanted

Json = dict[str, Any]
Start = Callable[[int], Match]
FOLDER = Path(__file__).parent / "golden"
ONE_LEADERS = ["haulani", "wolfe", "valerian", "caratacus"]
OTHER_LEADERS = ["zaida", "samira", "cornella", "amena"]


def full_game(players: int, **options: Any) -> Start:
    """From set-up to the end, at random."""
    return lambda seed: ct.new("anachrony", players=players, seed=seed, **options)


def with_variants(players: int, *names: str, **options: Any) -> Start:
    return full_game(players, **options, **dict.fromkeys(names, True))


def sixth_era(players: int) -> Start:
    """The Capital is worn already, and everybody has Workers and Exosuits to wear it out."""
    workers = {"scientist": 2, "engineer": 2, "administrator": 1, "genius": 1}
    goods = {"water": 12, "titanium": 6, "uranium": 4, "gold": 4, "neutronium": 3, "energy_core": 3}
    described = {
        "options": {"players": players, "paths": ["progress", "salvation", "harmony", "dominance"][:players]},
        "era": 6,
        "phase": "power_up",
        "players": [
            {"goods": goods, "active": workers, "slots": {"power_plant_1": {"tile": tile}}, "warps": {"gold": 3}}
            for tile in ("104", "105", "106", "107")[:players]
        ],
    }
    return lambda seed: ct.position("anachrony", described, seed=seed)


def built_a_superproject(match: Match) -> bool:
    """Random players seldom do, and every category is to be scored somewhere."""
    return any(player["score_sheet"]["superprojects"] for player in match.view(None)["seats"])


ALONE = [name for name in VARIANTS if name != "harder_two_player"]
GAMES: dict[str, Wanted] = {
    "last_era_2": Wanted("last_era", full_game(2), built_a_superproject),
    "last_era_3": Wanted("last_era", full_game(3, side="b")),
    "last_era_4": Wanted("last_era", full_game(4, leaders=ONE_LEADERS, evacuation=list("abab"))),
    "last_era_4_b": Wanted("last_era", full_game(4, side="b", leaders=OTHER_LEADERS, evacuation=list("baba"))),
    "last_era_harder": Wanted("last_era", with_variants(2, "harder_two_player", paths="random")),
    **{
        f"last_era_{name}": Wanted("last_era", with_variants(2 + number % 3, name, paths="random"))
        for number, name in enumerate(ALONE)
    },
    "last_era_all_variants": Wanted("last_era", with_variants(2, *VARIANTS, side="b", leaders="random")),
    "capital_collapsed_2": Wanted("capital_collapsed", full_game(2, paths="random")),
    "capital_collapsed_3": Wanted("capital_collapsed", full_game(3, side="b", paths="random", leaders="random")),
    "capital_collapsed_4": Wanted("capital_collapsed", full_game(4, paths="random")),
    "capital_collapsed_all_variants": Wanted("capital_collapsed", with_variants(4, *ALONE, side="b", paths="random")),
    "capital_collapsed_sixth_era": Wanted("capital_collapsed", sixth_era(4)),
}
