"""One finished game for every way The LOOP can end: `golden/*.ct`, with what is expected of each in `expected.json`.

How each is found stands here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.games.loop.components import data
from chronotable.kernel.match import Match
from tests.conformance.golden import Wanted

Json = dict[str, Any]
FOLDER = Path(__file__).parent / "golden"
ERAS = [era["id"] for era in data()["eras"]]
MODES = [mode["id"] for mode in data()["modes"]]


def full_game(mode: str, players: int) -> Callable[[int], Match]:
    """From set-up to the end, at random."""
    return lambda seed: ct.new("loop", mode=mode, players=players, seed=seed)


def last_tile(mode: str) -> Callable[[int], Match]:
    """Three tiles are archived, the fourth lacks one damage; what else the mode asks for is nearly done, too."""
    eras: Json = {era: {"energy": 3, "rifts": 1} for era in ERAS}
    eras["dawn"]["mission"] = {"id": "clog_machine", "damage": 4}
    for era in ERAS[-3:]:
        eras[era]["mission"] = None
    if mode == "centrifuges":
        for number, era in enumerate(ERAS):
            eras[era]["centrifuge"] = number == 0
            eras[era]["eternal"] = 1 if number in (2, 4) else 0
    if mode == "super_clones":
        for era in ERAS:
            eras[era]["super_clones"] = []
        eras["industrial"]["super_clones"] = ["medieval>globalization"]  # one push from where it is destroyed
    description: Json = {
        "options": {"players": 2, "mode": mode, "agents": ["time_thief", "mr_time"]},
        "phase": "action",
        "turn": 12,
        "cycle": 2,
        "doctor": "dawn",
        "active": "time_thief",
        "agents": {"time_thief": {"era": "dawn"}, "mr_time": {"era": "medieval"}},
        "archived": ["surround_doctor", "quantum_putty", "patch_spacetime"],
        "dismantled": 2 if mode == "centrifuges" else 0,
        "eras": eras,
    }
    return lambda seed: ct.position("loop", description, seed=seed)


def third_cycle(seed: int) -> Match:
    """Two doctor cards of the last cycle are left and the board is calm."""
    eras: Json = {era: {"rifts": 0, "clones": []} for era in ERAS}
    described = {
        "options": {"players": 3},
        "turn": 20,
        "cycle": 3,
        "doctor": "end",
        "doctor_deck": ["dawn", "industrial"],
        "eras": eras,
    }
    return ct.position("loop", described, seed=seed)


GAMES: dict[str, Wanted] = {
    **{f"won_{mode}": Wanted("won", last_tile(mode)) for mode in MODES},
    "second_vortex": Wanted("second_vortex", full_game("sabotage", 2)),
    "fourth_vortex": Wanted("fourth_vortex", full_game("ultramachine", 4)),
    "fourth_vortex_solo": Wanted("fourth_vortex", full_game("super_clones", 1)),
    "time_is_up": Wanted("time_is_up", third_cycle),
}
