"""A bot in one file: it looks one choice ahead."""

from __future__ import annotations

from typing import Any, ClassVar

import chronotable as ct


class OnePly(ct.Bot):
    """Takes what leaves the seat best off at once, on average over some worlds that fit what it sees."""

    name: ClassVar[str] = "oneply"
    number: ClassVar[str] = "worlds"  # what the 5 of `oneply:5` stands for
    settings: ClassVar[dict[str, tuple[int, int]]] = {"worlds": (1, 100)}

    def __init__(self, worlds: int = 3, seed: int = 0) -> None:
        super().__init__(seed)
        self.worlds = worlds

    def pick(self, game: ct.Game[Any], known: ct.State, seat: int, number: int) -> int:
        count = len(dict(known.pending())[seat])
        worth = [0.0] * count
        for world in range(self.worlds):
            for index in range(count):
                s = game.determinise(known, seat, number + world)  # a copy: what is hidden drawn anew
                s.play(seat, index)
                worth[index] += game.evaluate(s, seat)
        return worth.index(max(worth))
