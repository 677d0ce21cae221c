"""Which games the suite runs on, and in which settings: one table a game.

A new game needs an entry in `TABLES`; nothing else of the suite knows any game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from chronotable import ledger
from chronotable.games import game as find_game
from chronotable.games import names as installed
from chronotable.games.anachrony.components import data as anachrony_data
from chronotable.games.anachrony.text import OPTION_PARTS as ANACHRONY_OPTION_PARTS
from chronotable.games.loop.components import data as loop_data
from chronotable.games.loop.text import OPTION_PARTS as LOOP_OPTION_PARTS
from chronotable.games.merchants.components import data as merchants_data
from chronotable.games.merchants.options import SWITCHES as MERCHANTS_SWITCHES
from chronotable.games.merchants.options import modes_for as merchants_modes
from chronotable.games.merchants.text import OPTION_PARTS as MERCHANTS_OPTION_PARTS
from chronotable.games.room25.components import data as room25_data
from chronotable.games.room25.text import OPTION_PARTS as ROOM25_OPTION_PARTS
from chronotable.locale import LANGUAGES
from chronotable.testing.table import THOROUGH, Case, Table

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
DIGESTS = Path(__file__).parent / "digests.json"


# ---- The LOOP

LOOP_AGENTS = [agent["id"] for agent in loop_data()["agents"]]
LOOP_ERAS = [era["id"] for era in loop_data()["eras"]]


def loop_options() -> Iterator[tuple[str, Json]]:
    modes = [mode["id"] for mode in loop_data()["modes"]]
    levels = [level["id"] for level in loop_data()["difficulty_levels"]]
    for mode, level, players in product(modes, levels, (1, 2, 3, 4)):
        if not THOROUGH and (modes.index(mode) + players) % len(levels) != levels.index(level):
            continue  # every pair of mode and level, mode and players, level and players is left
        first = (players + modes.index(mode) + levels.index(level)) % len(LOOP_AGENTS)  # all agents get their turn
        agents = [LOOP_AGENTS[(first + n) % len(LOOP_AGENTS)] for n in range(max(2, players))]
        yield f"{mode}-{level}-{players}", {"mode": mode, "level": level, "players": players, "agents": agents}
    for machine in ("uniform", "narrow", "manual", [1, 0, 3]):
        yield f"machine-{machine}".replace(" ", ""), {"players": 2, "machine": machine}
    yield "order-destroyed", {"players": 3, "order_destroyed": True}
    yield "random-agents", {"players": 4, "agents": "random"}
    for count in (3, 4):
        yield f"solo-{count}", {"players": 1, "agents": LOOP_AGENTS[:count], "order_destroyed": True}


def loop_positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: every card of the arsenal in a hand, missions nearly fulfilled, vortices about."""
    arsenal = [card["id"] for card in loop_data()["arsenal_cards"]]
    missions = loop_data()["missions"]
    modes = [mode["id"] for mode in loop_data()["modes"]]
    for number in range(5):
        hands = (arsenal[number::10], arsenal[number + 5 :: 10])
        agents = (LOOP_AGENTS[number], LOOP_AGENTS[(number + 1) % len(LOOP_AGENTS)])
        here, there, vortex = (LOOP_ERAS[(number + n) % len(LOOP_ERAS)] for n in (0, 1, 4))
        eras: Json = {era: {"energy": 3, "rifts": 2} for era in LOOP_ERAS}
        for era, mission in ((here, missions[2 * number]), (there, missions[2 * number + 1])):
            lack: int | list[str] = mission["required"] - 1
            if mission["slots"] == "per_era":
                lack = LOOP_ERAS[: mission["required"] - 1]
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


def loop() -> Table:
    game = find_game("loop")
    cases = [Case(game, f"loop-{id}", options=options) for id, options in loop_options()]
    cases += [Case(game, f"loop-{id}", position=position) for id, position in loop_positions()]
    return Table(
        game,
        tuple(cases),
        frozenset(rule.id for rule in ledger.rules("loop")),
        frozenset(LOOP_OPTION_PARTS),
        frozenset({"box", "machine", "options", "ramps"}),
        ("arsenal", "bag", "doctor_deck", "super_pile", "ultra_deck", "unseen_missions", "agents.*.deck"),
        languages=LANGUAGES,
        fate="doctor",
        digests=DIGESTS,
    )


# ---- Room 25

ROOM25_CHARACTERS = [character["id"] for character in room25_data()["characters"]]


def room25_settings() -> Iterator[tuple[str, Json]]:
    """Every mode, ruleset, number of players and difficulty there is."""
    for mode in room25_data()["modes"]:
        for ruleset, counts in mode["players"].items():
            difficulties = mode.get("difficulties", ["standard"]) if ruleset == "season2" else ["standard"]
            for players, difficulty in product(counts, difficulties):
                yield (
                    f"{mode['id']}-{ruleset}-{difficulty}-{players}",
                    {"mode": mode["id"], "ruleset": ruleset, "difficulty": difficulty, "players": players},
                )


# Without these every mode is still played with and without Season 2 and with the fewest and the most players.
ROOM25_ONLY_THOROUGH = (
    "suspicion-classic-standard-5", "suspicion-season2-standard-6", "suspicion-season2-standard-7",
    "team-season2-standard-6", "competition-classic-standard-2", "competition-season2-standard-3",
    "cooperation-classic-standard-3", "cooperation-classic-standard-4", "cooperation-classic-standard-5",
    "cooperation-season2-standard-3", "cooperation-season2-standard-4", "cooperation-season2-standard-5",
    "cooperation-season2-madness-2", "cooperation-season2-madness-4", "cooperation-season2-madness-6",
)  # fmt: skip


def room25_options() -> Iterator[tuple[str, Json]]:
    for id, options in room25_settings():
        if THOROUGH or id not in ROOM25_ONLY_THOROUGH:
            yield id, options
    yield "one-guard-random", {"mode": "suspicion", "players": 5, "five_player_guards": 1, "characters": "random"}
    yield "random-pairs", {"mode": "team", "players": 6, "characters": "random", "remembered_tiles_shown": True}
    yield (
        "all-mad",
        {"mode": "suspicion", "players": 8, "madness_cards_in_other_modes": True, "recipe": "example_two_guards"},
    )
    example = {"recipe": "example_cooperation", "key_room_in_exit_zone": True}
    yield "example", {"mode": "cooperation", "players": 4, **example}
    yield (
        "other-rulings",
        {
            "mode": "solo",
            "players": 1,
            "difficulty": "madness",
            "characters": ["kevin", "max", "bruce", "sarah"],
            "madness_draw_last_round": True,
            "madness_recipe_as_standard": True,
            "prison_blocks_forced_exit": True,
            "barred_card_keeps_draw_symbol": True,
            "kevin_panic_rooms_adjacent_to": "each_other",
            "panic_moves_from_central": True,
        },
    )
    yield "no-reminders", {"mode": "suspicion", "players": 4, "no_reminder_tokens": True}


def room25_positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: all characters and robots about, tokens on the board, cards on display."""
    rooms: Json = {
        "a1": {"room": "room25"}, "b1": {"room": "robot_room"}, "d1": {"room": "robot_room"}, "e1": {"room": "vision"},
        "b2": {"room": "empty"}, "c2": {"room": "pivoting", "axis": "north_south"}, "d2": {"room": "prison"},
        "b3": {"room": "tunnel"}, "d3": {"room": "cold"}, "b4": {"room": "shredder", "closed": True},
        "c4": {"room": "acid"}, "d4": {"room": "tunnel", "locked": True}, "e4": {"room": "tunnel"},
        "a4": {"room": "paranoia", "face_up": False}, "a5": {"room": "regeneration", "face_up": False},
        "c5": {"room": "trap", "face_up": False}, "d5": {"room": "illusion", "face_up": False},
    }  # fmt: skip
    for word in rooms.values():
        word.setdefault("face_up", True)
    cells = ["b2", "b2", "c2", "d2", "d3", "b2", "c3", "b3"]
    common: Json = {
        "round": 3,
        "rounds_left": 5,
        "rooms": rooms,
        "robots": ["b2", "b3"],
        "order": ROOM25_CHARACTERS,
        "characters": {id: {"cell": cell} for id, cell in zip(ROOM25_CHARACTERS, cells, strict=True)},
    }
    mad = {"mode": "competition", "players": 4, "characters": ROOM25_CHARACTERS, "madness_cards_in_other_modes": True}
    abm = {"a2": {"room": "abm_room", "face_up": False}, "a3": {"room": "abm_room", "face_up": False}}
    deck = [card["id"] for card in room25_data()["abm_cards"] if card["kind"] not in ("building_movement", "penalty")]
    deck.sort(key=lambda id: id != "abm_48")  # the Robot card first: which of the two comes?
    passes = [{"step": "pass", "phase": 4}, {"step": "pass", "phase": 5}, {"step": "count_down"}]
    drawing = {
        "phase": "first_pass",
        "acting": ROOM25_CHARACTERS[-1],
        "agenda": [{"step": "draw_card", "entered": [1]}, *passes],
    }
    yield "robots", {**common, **drawing, "options": mad, "rooms": {**rooms, **abm}, "deck": deck}
    characters = {id: {**words, "program": ["special", "move"]} for id, words in common["characters"].items()}
    masks = {"mode": "suspicion", "players": 8, "characters": ROOM25_CHARACTERS, "no_reminder_tokens": True}
    yield "abilities", {**common, "options": masks, "characters": characters, "phase": "first_pass"}
    sabotage = {"step": "sabotage_robot", "figure": ROOM25_CHARACTERS.index("sarah")}
    beside_sarah = {
        "characters": {**common["characters"], "sarah": {"cell": "b3", "played": ["special"], "actions": 1}},
        "robots": ["b3", "b3"],
        "phase": "first_pass",
        "acting": "sarah",
        "agenda": [sabotage, {"step": "turn", "figure": 7, "phase": 3}, *passes],
    }
    yield "sabotage", {**common, **beside_sarah, "options": mad}


def room25() -> Table:
    game = find_game("room25")
    cases = [Case(game, f"room25-{id}", options=options) for id, options in room25_options()]
    cases += [Case(game, f"room25-{id}", position=position) for id, position in room25_positions()]
    return Table(
        game,
        tuple(cases),
        frozenset(rule.id for rule in ledger.rules("room25")),
        frozenset(ROOM25_OPTION_PARTS),
        frozenset({"box", "options", "settings"}),
        ("deck",),
        languages=LANGUAGES,
        digests=DIGESTS,
    )


# ---- Merchants Cove

MERCHANTS_SETS = [found["id"] for found in merchants_data()["townsfolk_sets"]]
MERCHANTS_ROGUES = [card["id"] for card in merchants_data()["rogue_cards"]]
MERCHANTS_LEVELS = [level["id"] for level in merchants_data()["peddler"]["difficulty"]]


def merchants_options() -> Iterator[tuple[str, Json]]:
    """Every mode with every number of players and every rogue card; levels and townsfolk go round."""
    number = 0
    for players in (1, 2, 3, 4):
        for mode, rogue in product(merchants_modes(players), MERCHANTS_ROGUES):
            number += 1
            sets = [MERCHANTS_SETS[number % 3], MERCHANTS_SETS[(number + 1) % 3]]
            level = MERCHANTS_LEVELS[MERCHANTS_ROGUES.index(rogue)]
            yield (
                f"{mode}-{players}-{rogue}",
                {"players": players, "mode": mode, "difficulty": level, "rogue_card": rogue, "townsfolk_sets": sets},
            )
    opposite = {
        switch["id"]: not switch["default"]
        for switch in merchants_data()["switches"]
        if switch["id"] in MERCHANTS_SWITCHES
    }
    for players, charge in ((1, "per_good"), (3, "per_visit")):
        other = {"townsfolk_sets": ["sailors", "mercenaries"], "rogue_card": "cultists"}
        rulings = {"black_market_corruption_mode": charge, **other, **opposite}
        yield f"other-rulings-{players}", {"players": players, **rulings}
    yield "usual", {"players": 2}


def merchants_positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: staff at every ability, a full shelf, corruption, boats about to dock."""
    shelf = {"relic_red": 2, "relic_blue": 1, "artifact_green": 1, "artifact_yellow": 1}
    rich: Json = {
        "gold": 30,
        "shelf": shelf,
        "staff": {"bulbulator": "l01", "enlarger": "m01", "splitter": "l11", "guard": "m09"},
        "corruption": {"corruption_1": 2, "corruption_2": 1},
        "chronomancer": "p1",
        "assistant": "p3",
        "tiles": {"top_left": "t02w", "top_right": "t09b", "bottom_left": "t10b", "bottom_right": "t01b"},
        "covered": ["red"],
    }
    poor: Json = {"gold": 12, "staff": {"guard": "m05"}, "corruption": {"corruption_1": 3}, "covered": ["blue", "red"]}
    boats = {boat: ["red", "blue", "yellow"] for boat in ("boat1", "boat4")}
    common: Json = {"day": 2, "players": [rich, poor], "boats": boats, "lair": 3, "halls": {"red": 3, "green": 3}}
    yield "workshop", {**common, "options": {"players": 2, "rogue_card": "robbers"}}
    piers = {"small_pier": {"red": 3, "blue": 1}, "large_pier": {"green": 4}, "black_market": {"yellow": 2, "rogue": 2}}
    cultists = {"players": 2, "rogue_card": "cultists"}
    yield "market", {**common, "options": cultists, "boats": {}, "piers": piers, "phase": "market"}


def merchants() -> Table:
    game = find_game("merchants")
    cases = [Case(game, f"merchants-{id}", options=options) for id, options in merchants_options()]
    cases += [Case(game, f"merchants-{id}", position=position) for id, position in merchants_positions()]
    return Table(
        game,
        tuple(cases),
        frozenset(rule.id for rule in ledger.rules("merchants")),
        frozenset(MERCHANTS_OPTION_PARTS),
        frozenset({"box", "options", "parts", "prices", "settings"}),
        ("deck", "peddler_deck"),
        languages=LANGUAGES,
        fate="red",
        digests=DIGESTS,
    )


# ---- Anachrony

ANACHRONY_PATHS = [path["id"] for path in anachrony_data()["paths"]]
ANACHRONY_LEADERS = [leader["id"] for leader in anachrony_data()["leaders"]]
ANACHRONY_VARIANTS = [variant["id"] for variant in anachrony_data()["variants"]]


def anachrony_options() -> Iterator[tuple[str, Json]]:
    """Every player count and side, every leader, every variant alone and all together."""
    for side, players in product("ab", (2, 3, 4)):
        for number in range(len(ANACHRONY_PATHS) if THOROUGH else 1):
            first = number + players
            paths = [ANACHRONY_PATHS[(first + n) % len(ANACHRONY_PATHS)] for n in range(players)]
            yield f"{side}-{players}-{number}", {"side": side, "players": players, "paths": paths}
    for number, side in enumerate("ab"):
        yield f"leaders-{side}", {"side": side, "leaders": ANACHRONY_LEADERS[number::2], "evacuation": list("abab")}
    for number, variant in enumerate(ANACHRONY_VARIANTS):
        players = 2 if variant == "harder_two_player" else 2 + number % 3
        yield f"{variant}-{players}", {"players": players, "side": "ab"[number % 2], variant: True, "paths": "random"}
    for players in (2, 3, 4):
        chosen = {variant: True for variant in ANACHRONY_VARIANTS if players == 2 or variant != "harder_two_player"}
        yield f"all-variants-{players}", {"players": players, "side": "b", "leaders": "random", **chosen}


def anachrony_positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: many tiles built, goods for everything, anomalies, warp tiles in the past."""
    goods = {"water": 12, "titanium": 6, "uranium": 5, "gold": 5, "neutronium": 4, "energy_core": 4, "vp": 3}
    workers = {"scientist": 2, "engineer": 2, "administrator": 2, "genius": 2}
    buildings = [str(building["id"]) for building in anachrony_data()["buildings"]]
    projects = [project["id"] for project in anachrony_data()["superprojects"]]
    rows = anachrony_data()["player_boards"]["layout"]["rows"]
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
        options = {"players": 3, "side": side, "paths": [ANACHRONY_PATHS[(number + n) % 4] for n in range(3)]}
        era = 4 if number < 2 else 6
        leaders = [ANACHRONY_LEADERS[2 * ((number + n) % 4) + number % 2] for n in range(3)]
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
             for path, leader in zip(ANACHRONY_PATHS, ANACHRONY_LEADERS[::2], strict=True)]  # fmt: skip
    yield "chameleon", {"options": {"players": 2}, "era": 2, "phase": "action", "worker": "genius", "agenda": coming,
                        "endgame": ["workers", "water", "breakthroughs", "superprojects", "morale_position"],
                        "players": [{**paths[0], **copier}, {**paths[1], "slots": {"life_support_1": {"tile": "310"}}}],
                        "acting": 0}  # fmt: skip


def anachrony() -> Table:
    game = find_game("anachrony")
    cases = [Case(game, f"anachrony-{id}", options=options) for id, options in anachrony_options()]
    cases += [Case(game, f"anachrony-{id}", position=position) for id, position in anachrony_positions()]
    return Table(
        game,
        tuple(cases),
        frozenset(rule.id for rule in ledger.rules("anachrony")),
        frozenset(ANACHRONY_OPTION_PARTS),
        frozenset({"board", "box", "mods", "options", "settings"}),
        ("mine_deck", "recruit_deck", "unused_superprojects"),
        languages=LANGUAGES,
        fate="war",
        digests=DIGESTS,
    )


# ---- Relics, the example of docs/add-a-game.md


def relics() -> Table:
    from docs.examples.relics.game import GAME

    markdown = (ROOT / "docs" / "examples" / "relics" / "rules.md").read_text(encoding="utf-8")
    options = [{"players": players, "rounds": rounds} for players, rounds in product((2, 3, 4), (1, 2, 3))]
    cases = [Case(GAME, f"relics-{given['players']}-{given['rounds']}", options=given) for given in options]
    fixed = {"hands": [[1, 2, 3], [4, 5, 6]], "fate": [6, 1]}
    cases.append(Case(GAME, "relics-position", position=fixed))
    return Table(
        GAME,
        tuple(cases),
        frozenset(rule.id for section in ledger.parse(markdown) for rule in section.rules),
        frozenset({"bid", "crystal", "send"}),
        frozenset({"options"}),
        ("pile", "unseen"),
        languages=LANGUAGES,
        fate=6,
        digests=DIGESTS,
    )


TABLES = {"anachrony": anachrony, "loop": loop, "merchants": merchants, "relics": relics, "room25": room25}


@cache
def tables() -> tuple[Table, ...]:
    """Those of all installed games and of the example, which stays interpreted on the compiled build too."""
    names = [*installed(), "relics"]
    missing = [name for name in names if name not in TABLES]
    if missing:
        raise LookupError(f"tests/conformance/games.py has no table for {', '.join(missing)}")
    return tuple(TABLES[name]() for name in names)


CASES = {case.id: case for table in tables() for case in table.cases}
