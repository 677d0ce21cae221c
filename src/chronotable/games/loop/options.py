"""Set-up options: who plays what, where, and how hard."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from chronotable.games.loop.box import Box
from chronotable.games.loop.components import data
from chronotable.games.loop.setup import MACHINES
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.options import complete

Json = dict[str, Any]

# Beginners are advised to take the first two (LOOP-16.8).
RECOMMENDED: Final = ["time_thief", "cztwyzzek", "mr_time", "v_girl", "exterminatrix_404"]
SOLO_AGENTS: Final = (2, 4)  # LOOP-18.1
MOST_PLAYERS: Final = 4

# What each option is about.
OPTION_RULES: Final[dict[str, str]] = {
    "players": "LOOP-2.11", "mode": "LOOP-17.1", "level": "LOOP-17.1", "agents": "LOOP-2.8", "machine": "LOOP-19.3",
    "order_destroyed": "LOOP-20.3",
}  # fmt: skip


@lru_cache(maxsize=16)
def option_schema(of: Box) -> Json:
    """JSON Schema of the options, with defaults; agents out of packs are allowed too."""
    agents = of.agent_ids
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The LOOP",
        "type": "object",
        "properties": {
            "players": {"type": "integer", "minimum": 1, "maximum": MOST_PLAYERS, "default": 2},
            "mode": {"type": "string", "enum": [mode["id"] for mode in data()["modes"]], "default": "sabotage"},
            "level": {
                "type": "string",
                "enum": [level["id"] for level in data()["difficulty_levels"]],
                "default": "employee_of_the_month",
            },
            "agents": {
                "description": "one for each player, a solo player's 2 to 4, or 'random'; recommended ones by default",
                "anyOf": [
                    {"type": "string", "enum": ["random", *(f"random:{n}" for n in range(1, MOST_PLAYERS + 1))]},
                    {
                        "type": "array",
                        "items": {"type": "string", "enum": agents},
                        "uniqueItems": True,
                        "minItems": 2,
                        "maxItems": MOST_PLAYERS,
                    },
                ],
            },
            "machine": {
                "description": "how the machine spreads its cubes over previous, doctor's and next era",
                "anyOf": [
                    {"type": "string", "enum": list(MACHINES)},
                    {
                        "type": "array",
                        "items": {"type": "integer", "minimum": 0, "maximum": 1000},
                        "minItems": 3,
                        "maxItems": 3,
                    },
                ],
                "default": "default",
            },
            "order_destroyed": {
                "description": "ask for the order of cards that are destroyed together",
                "type": "boolean",
                "default": False,
            },
        },
        "additionalProperties": False,
        "allOf": [*(agents_of(players, agents) for players in range(1, MOST_PLAYERS + 1)), SOME_WEIGHT],
    }


# A machine whose chutes all have no weight drops nothing anywhere.
SOME_WEIGHT: Final[Json] = {"properties": {"machine": {"not": {"const": [0, 0, 0]}}}}


def agents_of(players: int, known: list[str]) -> Json:
    """How many agents so many players have, and which are recommended to them, as a condition of the schema."""
    least, most = agents_needed(players)
    words = ["random", *(f"random:{n}" for n in range(least, most + 1))]
    forms = [{"enum": words}, {"type": "array", "minItems": least, "maxItems": most}]
    return {
        "if": {"properties": {"players": {"const": players}}, "required": ["players"]},
        "then": {"properties": {"agents": {"anyOf": forms, "default": recommended(least, known)}}},
    }


def recommended(count: int, known: list[str]) -> list[str]:
    """Those who are recommended (LOOP-16.8), as far as packs have left them; then the others."""
    return [id for id in dict.fromkeys([*RECOMMENDED, *known]) if id in known][:count]


def agents_needed(players: int) -> tuple[int, int]:
    """One for each player; a solo player has two to four (LOOP-2.8, 18.1)."""
    return SOLO_AGENTS if players == 1 else (players, players)


PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 2, "agents": RECOMMENDED[:2]},
    "alone": {"players": 1},
    "four_agents": {"players": 4},
    "super_clones": {"players": 2, "mode": "super_clones"},
    "legend": {"players": 3, "level": "agency_legend"},
}


def check_options(options: Json, box: Box) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    chosen = complete(options, option_schema(box), OPTION_RULES)
    players = chosen["players"]
    chosen["agents"] = check_agents(players, chosen.get("agents"), box.agent_ids)
    machine = chosen["machine"]
    if isinstance(machine, list) and not any(machine):
        raise BadOption(Message("loop-option-weights"))
    return chosen


def check_agents(players: int, agents: list[str] | str | None, known: list[str]) -> list[str] | str:
    """The agents that were chosen, or the recommended ones; BadOption when there are too many or too few."""
    least, most = agents_needed(players)
    if agents is None:
        return recommended(least, known)
    if agents == "random":
        return f"random:{least}"
    count = int(agents.partition(":")[2]) if isinstance(agents, str) else len(agents)
    if not least <= count <= most:
        raise BadOption(Message("loop-option-agents", players=players, count=count, least=least, most=most))
    return agents
