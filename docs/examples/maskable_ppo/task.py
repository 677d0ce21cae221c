"""What is learned: The LOOP alone, as an intern, behind Gymnasium; with a reward that says on the way how it goes.

Nothing here needs PyTorch.  `Progress` reads the vector that the seat sees, nothing else, so it cannot tell a secret.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import chronotable as ct
import chronotable.environments.gymnasium

GAME = "loop"
OPTIONS: dict[str, Any] = {"players": 1, "mode": "sabotage", "level": "intern"}

ARCHIVED = 3.0  # for each mission that was archived; four win. More than the damage that leaves the board with it
DAMAGE = 0.2  # for each cube of damage on a mission
VORTEX = -0.3  # for each vortex; the fourth loses
WON = 10.0

Vector = npt.NDArray[np.float32]
Info = dict[str, Any]


class Progress(gymnasium.Wrapper[Any, Any, Any, Any], gymnasium.utils.RecordConstructorArgs):
    """The reward is what has changed: missions archived, damage, vortexes; and the victory.

    Random play never wins, so a reward at the end alone would hold nothing to learn from.  `action_masks` is the name
    under which MaskablePPO asks for the mask.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)  # so that Gymnasium can make another one like it
        gymnasium.Wrapper.__init__(self, env)
        places = ct.observation_space(GAME).places
        self._archived = [at for at, place in enumerate(places) if place.name.startswith("archived.")]
        self._vortex = [at for at, place in enumerate(places) if place.name.startswith("vortex.")]
        damage = [at for at, place in enumerate(places) if place.name.endswith(".damage")]
        self._damage = damage
        self._cubes = np.array([places[at].most for at in damage], np.float32)  # the vector is scaled to 1
        self._mask: npt.NDArray[np.bool_] = np.zeros(0, np.bool_)
        self._worth = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        seen, info = self.env.reset(seed=seed, options=options)
        self._mask = info["action_mask"].astype(np.bool_)
        self._worth = self._worth_of(seen)
        return seen, info

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, Info]:
        seen, reward, terminated, truncated, info = self.env.step(action)
        self._mask = info["action_mask"].astype(np.bool_)
        before, self._worth = self._worth, self._worth_of(seen)
        won = terminated and float(reward) > 0
        info["archived"] = self.archived(seen)
        info["won"] = won
        return seen, self._worth - before + (WON if won else 0.0), terminated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self._mask

    def archived(self, seen: Vector) -> int:
        """How many missions have been archived."""
        return int(seen[self._archived].sum())

    def _worth_of(self, seen: Vector) -> float:
        """Damage leaves the board with the mission it lies on, which is then archived, or lost."""
        cubes = float((seen[self._damage] * self._cubes).sum())
        return ARCHIVED * self.archived(seen) + DAMAGE * cubes + VORTEX * float(seen[self._vortex].sum())


def make() -> Progress:
    return Progress(gymnasium.make(f"chronotable/{GAME}-v0", disable_env_checker=True, **OPTIONS))
