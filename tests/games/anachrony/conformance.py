"""Anachrony for the conformance suite: the settings it is played in, and what may be expected of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.opponents import ways_of
from chronotable.games.anachrony.terms import OPPONENT_TERMS
from chronotable.games.anachrony.verbs import VERBS
from chronotable.kernel.game import Game
from chronotable.testing.table import THOROUGH, Table
from tests.conformance.games import house_table

Json = dict[str, Any]
PATHS = [path["id"] for path in data()["paths"]]
LEADERS = [leader["id"] for leader in data()["leaders"]]
VARIANTS = [variant["id"] for variant in data()["variants"]]


def options() -> Iterator[tuple[str, Json]]:
    """Every player count and side, every leader, every variant alone and all together."""
    for side, players in product("ab", (2, 3, 4)):
        for number in range(len(PATHS) if THOROUGH else 1):
            first = number + players
            paths = [PATHS[(first + n) % len(PATHS)] for n in range(players)]
            yield f"{side}-{players}-{number}", {"side": side, "players": players, "paths": paths}
    for number, side in enumerate("ab"):
        yield f"leaders-{side}", {"side": side, "leaders": LEADERS[number::2], "evacuation": list("abab")}
    for number, variant in enumerate(VARIANTS):
        players = 2 if variant == "harder_two_player" else 2 + number % 3
        yield f"{variant}-{players}", {"players": players, "side": "ab"[number % 2], variant: True, "paths": "random"}
    yield from alone()
    for players in (2, 3, 4):
        chosen = {variant: True for variant in VARIANTS if players == 2 or variant != "harder_two_player"}
        yield f"all-variants-{players}", {"players": players, "side": "b", "leaders": "random", **chosen}


def alone() -> Iterator[tuple[str, Json]]:
    """A single player against each opponent; the harder ways and the variants that can be had take turns."""
    for number, opponent in enumerate(OPPONENT_TERMS):
        side = "ab"[number]
        yield f"alone-{opponent}", {"players": 1, "opponent": opponent, "side": side, "paths": [PATHS[number]]}
        chosen: Json = {"alternate_timeline": True, "simultaneous_power_up": True, "harder": ways_of(data(), opponent)}
        yield f"alone-{opponent}-harder", {"players": 1, "opponent": opponent, "side": "ab"[1 - number], **chosen}


def positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: many tiles built, goods for everything, anomalies, warp tiles in the past."""
    goods = {"water": 12, "titanium": 6, "uranium": 5, "gold": 5, "neutronium": 4, "energy_core": 4, "vp": 3}
    workers = {"scientist": 2, "engineer": 2, "administrator": 2, "genius": 2}
    buildings = [str(building["id"]) for building in data()["buildings"]]
    projects = [project["id"] for project in data()["superprojects"]]
    rows = data()["player_boards"]["layout"]["rows"]
    for number in range(5):
        players: list[Json] = []
        for seat in range(3):
            slots: Json = {}
            for place, row in enumerate(rows):
                kinds = buildings[place * 15 : (place + 1) * 15]
                if row == rows[(seat + number) % 4]:
                    slots[f"{row}_1"] = {"tile": projects[(3 * number + seat) % len(projects)]}
                    slots[f"{row}_3"] = {"tile": "anomaly"}
                else:
                    slots[f"{row}_1"] = {"tile": kinds[(3 * number + seat) % 15]}
                    second = kinds[(3 * number + seat + 7) % 15] if seat == 0 else "anomaly"
                    slots[f"{row}_2"] = {"tile": second}
            covered = next(slot for slot, record in slots.items() if record["tile"] in buildings)
            slots[covered]["covered"] = seat == 2
            players.append(
                {
                    "goods": goods,
                    "active": workers,
                    "tired": workers,
                    "powered": 4,
                    "slots": slots,
                    "paradoxes": 2,
                    "morale": 1 + 3 * seat,
                    "warps": {"neutronium": 1 + seat, "scientist": 2, "exosuit": 3},
                    "breakthroughs": {"circle_time": 1, "triangle_war": 1, "square_society": 1},
                }
            )
        side = "ab"[number % 2]
        options = {"players": 3, "side": side, "paths": [PATHS[(number + n) % 4] for n in range(3)]}
        era = 4 if number < 2 else 6
        leaders = [LEADERS[2 * ((number + n) % 4) + number % 2] for n in range(3)]
        yield f"position-{number}", {"options": {**options, "leaders": leaders}, "era": era, "phase": "action",
                                     "players": players}  # fmt: skip
    full = {f"{row}_{column + 1}": {"tile": buildings[15 * place + column]}
            for place, row in enumerate(rows) for column in range(3)}  # fmt: skip
    yield "no-slot-free", {"options": {"players": 2, "predictable_paradox": True}, "era": 3, "phase": "paradox",
                           "players": [{"slots": full, "paradoxes": 2, "warps": {"gold": 1, "water": 2}}]}  # fmt: skip
    chameleon = {"tile": "quantum_chameleon", "worker": "genius"}
    copier: Json = {"goods": goods, "active": workers, "slots": {"lab_1": chameleon, "factory_1": {"tile": "201"}}}
    coming = [{"step": "copy_tile"}, {"step": "next_turn", "who": 0}, {"step": "clean_up"}, {"step": "era"}]
    paths = [{"path": path, "leader": leader, "condition": f"{path}_a"}
             for path, leader in zip(PATHS, LEADERS[::2], strict=True)]  # fmt: skip
    yield "chameleon", {"options": {"players": 2}, "era": 2, "phase": "action", "worker": "genius", "agenda": coming,
                        "endgame": ["workers", "water", "breakthroughs", "superprojects", "morale_position"],
                        "players": [{**paths[0], **copier}, {**paths[1], "slots": {"life_support_1": {"tile": "310"}}}],
                        "acting": 0}  # fmt: skip


def table(game: Game[Any]) -> Table:
    shared = "board box mods options rules settings"
    return house_table(
        game,
        options(),
        positions(),
        VERBS,
        shared,
        hidden=("mine_deck", "recruit_deck", "unused_superprojects"),
        fate="war",
    )
