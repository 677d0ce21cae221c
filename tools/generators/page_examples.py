"""What the page's tests of two boards draw: the components of Anachrony, and positions of Merchants Cove."""

from __future__ import annotations

import json

from chronotable.games.anachrony.catalogue import catalogue
from tests.games.merchants.board_example import recorded


def files() -> dict[str, str]:
    found = {"anachrony/catalogue": catalogue(()), "merchants/example": recorded()}
    return {
        f"web/src/boards/{name}.json": json.dumps(content, ensure_ascii=False, indent=1) + "\n"
        for name, content in found.items()
    }
