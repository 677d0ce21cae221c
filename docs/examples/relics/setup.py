"""From options and chance to the first state (RELICS-2.1, 2.2)."""

from __future__ import annotations

from typing import Any

from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness

from .packs import worths
from .state import RelicsState, data
from .steps.award import NewRound


def set_up(options: dict[str, Any], packs: tuple[Pack, ...], chance: int | Witness) -> RelicsState:
    s = RelicsState()
    s.draw_from(chance)
    players, s.rounds = options["players"], options["rounds"]
    s.worths = worths(packs)
    s.unseen = list(range(1, data()["cards"] + 1))
    s.shuffle(s.unseen)
    s.hands = [[s.unseen.pop() for _ in range(s.rounds)] for _ in range(players)]
    s.pile = list(range(len(data()["relics"])))
    s.shuffle(s.pile)
    s.bids, s.on_bid, s.crystals, s.scores = [0] * players, [0] * players, [1] * players, [0] * players
    s.spent = [[] for _ in range(players)]
    s.agenda = [NewRound()]
    return s
