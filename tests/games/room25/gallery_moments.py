"""The moments of Room 25 that the gallery shows."""

from __future__ import annotations

from tests.games.gallery_moment import Moment, choosing, over

MOMENTS: dict[str, Moment] = {
    "programming": Moment(
        {"players": 4, "mode": "suspicion"}, lambda view, match: view["round"] > 3 and choosing(match, "program:")
    ),
    "middle": Moment(
        {"players": 6, "mode": "suspicion"}, lambda view, match: view["round"] > 3 and choosing(match, "slide:")
    ),
    "end": Moment({"players": 4, "mode": "suspicion"}, over),
}
