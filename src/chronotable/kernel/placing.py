"""Described positions: a table that was set up as usual is changed to what is described, part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.schema import problem

Json = dict[str, Any]
S = TypeVar("S")


def check_shape(position: Json, schema: Json) -> None:
    """BadPosition for a description that breaks the schema of descriptions."""
    if (found := problem(position, schema)) is not None:
        raise BadPosition(Message("kernel-position-schema", path=found.path or "-", problem=found.message))


def settle(s: S, position: Json, *parts: Callable[[S, Json], None]) -> None:
    """Let every part change the table in turn; BadPosition for what a part names and the table has not."""
    try:
        for part in parts:
            part(s, position)
    except BadPosition:
        raise
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadPosition(Message("kernel-position-part", detail=str(error))) from error


def obey(broken: list[Message]) -> None:
    """BadPosition that names the broken laws, if there are any."""
    if broken:
        raise BadPosition(Message("kernel-position-impossible", laws=broken))
