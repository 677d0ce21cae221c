"""Set-up options: who plays what, where, and how hard."""

from __future__ import annotations

from typing import Final

from chronotable.games.loop.box import Box
from chronotable.games.loop.components import data
from chronotable.games.loop.nouns import agents
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Count, Flag, Id, Json
from chronotable.kernel.options import Option, Options
from chronotable.kernel.position_nouns import AsIs
from chronotable.kernel.schema_pieces import different, one_of, several, whole

# Beginners are advised to take the first two (LOOP-16.8).
RECOMMENDED: Final = ["time_thief", "cztwyzzek", "mr_time", "v_girl", "exterminatrix_404"]
SOLO_AGENTS: Final = (2, 4)  # LOOP-18.1
MOST_PLAYERS: Final = 4

# LOOP-19.2, 19.3; manual entry has no weights.
MACHINES: Final[dict[str, list[int]]] = {
    "default": [1, 2, 1],
    "uniform": [1, 1, 1],
    "narrow": [1, 4, 1],
    "manual": [],
}
RANDOM_AGENTS: Final = one_of("random", *(f"random:{n}" for n in range(1, MOST_PLAYERS + 1)))

OPTIONS: Final = Options(
    "The LOOP",
    Option("players", Count(1, MOST_PLAYERS), default=2, rule="LOOP-2.11"),
    Option("mode", Id([mode["id"] for mode in data()["modes"]]), default="sabotage", rule="LOOP-17.1"),
    Option(
        "level",
        Id([level["id"] for level in data()["difficulty_levels"]]),
        default="employee_of_the_month",
        rule="LOOP-17.1",
    ),
    Option(
        "agents",
        AsIs(lambda box: {"anyOf": [RANDOM_AGENTS, different(one_of(*box.agent_ids), 2, MOST_PLAYERS)]}),
        lambda s, _: agents(s),
        rule="LOOP-2.8",
        about="one for each player, a solo player's 2 to 4, or 'random'; recommended ones by default",
    ),
    Option(
        "machine",
        AsIs({"anyOf": [one_of(*MACHINES), several(whole(0, 1000), 3, 3)]}),
        lambda s, _: [*s.machine] or "manual",
        default="default",
        rule="LOOP-19.3",
        about="how the machine spreads its cubes over previous, doctor's and next era",
    ),
    Option(
        "order_destroyed",
        Flag(),
        default=False,
        rule="LOOP-20.3",
        about="ask for the order of cards that are destroyed together",
    ),
    conditions=lambda box: [
        *(agents_of(players, box.agent_ids) for players in range(1, MOST_PLAYERS + 1)),
        SOME_WEIGHT,
    ],
)


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
    chosen = OPTIONS.completed(options, box)
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
