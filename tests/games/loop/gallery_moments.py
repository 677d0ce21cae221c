"""The moments of The LOOP that the gallery shows."""

from __future__ import annotations

from tests.games.gallery_moment import Moment, choosing

MOMENTS: dict[str, Moment] = {
    "middle": Moment({"players": 3}, lambda view, match: view["turn"] > 6 and choosing(match, "play:")),
    "super": Moment(
        {"players": 2, "mode": "super_clones"}, lambda view, match: view["turn"] > 2 and choosing(match, "play:")
    ),
}
