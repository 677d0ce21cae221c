"""What is seen of the Glassblower's board: the types."""

from __future__ import annotations

from typing import Literal, TypedDict

GlassAbility = Literal["bellows", "stoker", "gilder", "watchman"]
Workplace = Literal["furnace", "blowpipe", "mould", "door"]


class WorkplaceSeen(TypedDict):
    workplace: Workplace
    hours: int
    heat: int
    corruption: int
    here: bool  # the Glassblower stands there


class GlassworksSeen(TypedDict):
    merchant: Literal["glassblower"]
    heat: int
    most_heat: int
    workplaces: list[WorkplaceSeen]
