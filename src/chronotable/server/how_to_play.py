"""How a game is played, for the page: its data, with the tables that the pictures show."""

from __future__ import annotations

from functools import cache

import msgspec

from chronotable.api import position
from chronotable.how_to_play import how_to_play
from chronotable.server.wire_http import HowToPlayShown, SectionShown, SymbolGroup


@cache
def pages_of(game: str) -> HowToPlayShown | None:
    """None for a game that does not say it."""
    found = how_to_play(game)
    if found is None:
        return None
    return HowToPlayShown(
        msgspec.convert(found.sections, list[SectionShown], from_attributes=True),
        msgspec.convert(found.legend, list[SymbolGroup], from_attributes=True),
        {name: position(game, view.position, seed=view.seed).view(0) for name, view in found.views.items()},
    )
