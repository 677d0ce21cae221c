"""The LOOP for the conformance suite: the settings it is played in, and what may be expected of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from chronotable.games.loop.components import data
from chronotable.games.loop.verbs import VERBS
from chronotable.kernel.game import Game
from chronotable.testing.table import THOROUGH, Table
from tests.conformance.games import house_table

Json = dict[str, Any]
AGENTS = [agent["id"] for agent in data()["agents"]]
ERAS = [era["id"] for era in data()["eras"]]


def options() -> Iterator[tuple[str, Json]]:
    modes = [mode["id"] for mode in data()["modes"]]
    levels = [level["id"] for level in data()["difficulty_levels"]]
    for mode, level, players in product(modes, levels, (1, 2, 3, 4)):
        if not THOROUGH and (modes.index(mode) + players) % len(levels) != levels.index(level):
            continue  # every pair of mode and level, mode and players, level and players is left
        first = (players + modes.index(mode) + levels.index(level)) % len(AGENTS)  # all agents get their turn
        agents = [AGENTS[(first + n) % len(AGENTS)] for n in range(max(2, players))]
        yield f"{mode}-{level}-{players}", {"mode": mode, "level": level, "players": players, "agents": agents}
    for machine in ("uniform", "narrow", "manual", [1, 0, 3]):
        yield f"machine-{machine}".replace(" ", ""), {"players": 2, "machine": machine}
    yield "order-destroyed", {"players": 3, "order_destroyed": True}
    yield "random-agents", {"players": 4, "agents": "random"}
    for count in (3, 4):
        yield f"solo-{count}", {"players": 1, "agents": AGENTS[:count], "order_destroyed": True}


def positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: every card of the arsenal in a hand, missions nearly fulfilled, vortices about."""
    arsenal = [card["id"] for card in data()["arsenal_cards"]]
    missions = data()["missions"]
    modes = [mode["id"] for mode in data()["modes"]]
    for number in range(5):
        hands = (arsenal[number::10], arsenal[number + 5 :: 10])
        agents = (AGENTS[number], AGENTS[(number + 1) % len(AGENTS)])
        here, there, vortex = (ERAS[(number + n) % len(ERAS)] for n in (0, 1, 4))
        eras: Json = {era: {"energy": 3, "rifts": 2} for era in ERAS}
        for era, mission in ((here, missions[2 * number]), (there, missions[2 * number + 1])):
            lack: int | list[str] = mission["required"] - 1
            if mission["slots"] == "per_era":
                lack = ERAS[: mission["required"] - 1]
            eras[era]["mission"] = {"id": mission["id"], "damage": lack}
        eras[vortex] |= {"vortex": True, "mission": None}
        yield (
            f"position-{number}",
            {
                "options": {"players": 2, "agents": list(agents), "mode": modes[number % len(modes)]},
                "agents": {id: {"era": here, "hand": hand} for id, hand in zip(agents, hands, strict=True)},
                "active": agents[0],
                "phase": "action",
                "doctor": here,
                "turn": 12,
                "cycle": 2,
                "eras": eras,
                "fate": ["previous", "doctor", "next"],
            },
        )


def table(game: Game[Any]) -> Table:
    shared = "box machine options ramps"
    return house_table(
        game,
        options(),
        positions(),
        VERBS,
        shared,
        hidden=("arsenal", "bag", "doctor_deck", "super_pile", "ultra_deck", "unseen_missions", "agents.*.deck"),
        fate="doctor",
    )
