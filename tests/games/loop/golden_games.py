"""One finished game for every way The LOOP can end: `golden/*.ct`, with what is expected of each in `expected.json`.

They are fixtures: a save of today must be read tomorrow, with the same end.  `tools/golden` makes them anew after a
wanted change of the rules; how each is found stands here.
"""
from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.games.loop.components import data
from chronotable.kernel.match import Match
from tests.conformance.play import as_bytes, play_on

Json = dict[str, Any]
FOLDER = Path(__file__).parent / "golden"
EXPECTED = FOLDER / "expected.json"
ERAS = [era["id"] for era in data()["eras"]]
MODES = [mode["id"] for mode in data()["modes"]]
TRIES = 3000


def full_game(mode: str, players: int) -> Callable[[int], Match]:
    """From set-up to the end, at random."""
    return lambda seed: ct.new("loop", mode=mode, players=players, seed=seed)


def last_tile(mode: str) -> Callable[[int], Match]:
    """Three tiles are archived, the fourth lacks one damage; what else the mode asks for is nearly done, too."""
    eras: Json = {era: {"mission": None, "energy": 3, "rifts": 1} for era in ERAS}
    eras["dawn"]["mission"] = {"id": "clog_machine", "damage": 4}
    if mode == "centrifuges":
        for number, era in enumerate(ERAS):
            eras[era]["centrifuge"] = number == 0
            eras[era]["eternal"] = 1 if number in (2, 4) else 0
    if mode == "super_clones":
        for era in ERAS:
            eras[era]["super_clones"] = []
        eras["medieval"]["super_clones"] = ["medieval>globalization"]
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
        "turn": 19,
        "cycle": 3,
        "doctor": "end",
        "doctor_deck": ["dawn", "industrial"],
        "eras": eras,
    }
    return ct.position("loop", described, seed=seed)


# name, the ending it must have, and where it starts
GAMES: dict[str, tuple[str, Callable[[int], Match]]] = {
    **{f"won_{mode}": ("won", last_tile(mode)) for mode in MODES},
    "second_vortex": ("second_vortex", full_game("sabotage", 2)),
    "fourth_vortex": ("fourth_vortex", full_game("ultramachine", 4)),
    "fourth_vortex_solo": ("fourth_vortex", full_game("super_clones", 1)),
    "time_is_up": ("time_is_up", third_cycle),
}


def find(name: str) -> Match:
    """The first game, by number, that ends as wanted."""
    ending, start = GAMES[name]
    for seed in range(TRIES):
        match = play_on(start(seed), random.Random(seed), eager=True)
        if match.result is not None and match.result.details["ending"] == ending:
            return match
    raise LookupError(f"{name}: no game in {TRIES} ends with {ending}")


def outcome(match: Match) -> Json:
    """What is expected of a golden game: its result, and a fingerprint of the final position and of all events."""
    result = match.result
    assert result is not None
    return {
        "ending": result.details["ending"],
        "winners": list(result.winners),
        "scores": list(result.scores),
        "choices": len(match.history),
        "position": hashlib.blake2b(as_bytes(ct.position_of(match)), digest_size=12).hexdigest(),
        "events": hashlib.blake2b(as_bytes(match.events()), digest_size=12).hexdigest(),
    }


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    expected = {}
    for name in GAMES:
        match = find(name)
        (FOLDER / f"{name}.ct").write_text(match.save(), encoding="utf-8")
        expected[name] = outcome(match)
    EXPECTED.write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n", encoding="utf-8")
