"""What the page's tests of the board draw: the catalogue, as the server sends it."""

from __future__ import annotations

from typing import Any

from chronotable.games.room25.game import GAME


def recorded() -> dict[str, Any]:
    return {"catalogue": GAME.catalogue(())}
