"""How a game is played, and its rules, for the page: their pictures as data, with the tables that these show."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from chronotable.api import position
from chronotable.how_to_play import how_to_play
from chronotable.pictures import View
from chronotable.rule_pictures import rule_pictures
from chronotable.server.wire_http import (
    HowToPlayShown,
    PictureShown,
    RulePicturesShown,
    SectionShown,
    SymbolGroup,
)


@cache
def pages_of(game: str) -> HowToPlayShown | None:
    """None for a game that does not say it."""
    found = how_to_play(game)
    if found is None:
        return None
    return HowToPlayShown(
        msgspec.convert(found.sections, list[SectionShown], from_attributes=True),
        msgspec.convert(found.legend, list[SymbolGroup], from_attributes=True),
        _seen(game, found.views),
    )


@cache
def pictures_of(game: str) -> RulePicturesShown:
    found = rule_pictures(game)
    if found is None:
        return RulePicturesShown({}, {})
    drawn = msgspec.convert(found.pictures, dict[str, list[PictureShown]], from_attributes=True)
    return RulePicturesShown(drawn, _seen(game, found.views))


def _seen(game: str, views: dict[str, View]) -> dict[str, Any]:
    return {name: position(game, view.position, seed=view.seed).view(0) for name, view in views.items()}
