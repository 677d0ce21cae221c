"""The spaces of Gymnasium, which PettingZoo has, too."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np

from chronotable.environments.table import RENDER_MODES, Mask, Table, Vector
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import short

MOST_SEED: Final = 2**48


def box_of(table: Table) -> gymnasium.spaces.Box:
    return gymnasium.spaces.Box(0.0, 1.0, (len(table.places),), np.float32)


def discrete_of(table: Table) -> gymnasium.spaces.Discrete:
    return gymnasium.spaces.Discrete(len(table.actions))


def dictionary_of(box: gymnasium.Space[Any], actions: gymnasium.Space[Any]) -> gymnasium.spaces.Dict:
    """The form that many learning libraries expect."""
    assert isinstance(actions, gymnasium.spaces.Discrete)
    mask = gymnasium.spaces.Box(0, 1, (int(actions.n),), np.int8)
    return gymnasium.spaces.Dict({"observation": box, "action_mask": mask})


def in_dictionary(vector: Vector, info: dict[str, Any]) -> dict[str, Vector | Mask]:
    return {"observation": vector, "action_mask": info["action_mask"]}


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(Message("kernel-environment-render", found=short(mode), allowed=list(RENDER_MODES)))
