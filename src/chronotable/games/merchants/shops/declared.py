"""Types of what differs from merchant to merchant: one of those that the merchants declare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, Union

from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.kernel.declared import Each

V = TypeVar("V")

if TYPE_CHECKING:
    Ability = str
    Staff = dict[str, V]  # something for each ability of a staff board
    ShopSeen = Mapping[str, Any]
    Preview = Mapping[str, Any]
else:
    _all = list(PRESENTATIONS.values())
    Ability = Union[tuple(shown.ability for shown in _all)]  # noqa: UP007  nobody knows before how many there are
    Staff = Union[tuple(Each[shown.ability, V] for shown in _all)]  # noqa: UP007
    ShopSeen = Union[tuple(shown.seen for shown in _all)]  # noqa: UP007
    Preview = Union[tuple(shown.previewed for shown in _all)]  # noqa: UP007
