"""The moments of Merchants Cove that the gallery shows."""

from __future__ import annotations

from tests.games.gallery_moment import SEAT, Moment, choosing, over

MOMENTS: dict[str, Moment] = {
    "middle": Moment(
        {"players": 4},
        lambda view, match: view["day"] == 2 and view["merchants"][SEAT]["hour"] > 6 and choosing(match, "move:"),
    ),
    "push": Moment(
        {"players": 2, "rogue_card": "robbers", "townsfolk_sets": ["mercenaries", "sailors"]},
        lambda view, match: view["day"] == 3 and choosing(match, "insert:"),
    ),
    "market": Moment(
        {"players": 3, "rogue_card": "cultists", "townsfolk_sets": ["locals", "sailors"]},
        lambda view, match: view["day"] == 3 and choosing(match, "sell:"),
    ),
    "freeze": Moment(
        {"players": 2, "townsfolk_sets": ["locals", "sailors"]},
        lambda view, match: view["day"] == 3 and choosing(match, "freeze:"),
    ),
    "hired": Moment(
        {"players": 2, "townsfolk_sets": ["mercenaries", "sailors"]},
        lambda view, match: view["day"] == 3 and choosing(match, "assign:"),
    ),
    "peddler": Moment(
        {"players": 1, "mode": "solo_peddler"}, lambda view, match: view["day"] == 3 and choosing(match, "seat:")
    ),
    "end": Moment(
        {"players": 4, "replaced_townsfolk_keep_symbols": True},
        lambda view, match: over(view, match) and bool(view["merchants"][SEAT]["remembered"]),
    ),
}
