"""The components that the browser board's tests draw; `tools/generate` writes them."""

from __future__ import annotations

from typing import Any

from chronotable.games.anachrony.catalogue import catalogue


def recorded() -> dict[str, Any]:
    return {"catalogue": catalogue(())}
