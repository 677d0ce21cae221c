"""The moments of Anachrony that the gallery shows."""

from __future__ import annotations

from tests.games.gallery_moment import Moment, choosing

MOMENTS: dict[str, Moment] = {
    "middle": Moment({"players": 4}, lambda view, match: view["era"] == 4 and choosing(match, "place:")),
    "impact": Moment({"players": 4, "side": "b"}, lambda view, match: view["era"] == 6 and choosing(match, "place:")),
    "power": Moment({"players": 4}, lambda view, match: view["era"] == 2 and choosing(match, "power:")),
    "warp": Moment({"players": 4}, lambda view, match: view["era"] == 3 and choosing(match, "warp:none")),
    "research": Moment({"players": 4}, lambda view, match: choosing(match, "set:")),
    "payment": Moment({"players": 4}, lambda view, match: choosing(match, "pay:")),
}
