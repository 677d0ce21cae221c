"""From the data file and packs to a filled box."""

from __future__ import annotations

from typing import Any, Final

from chronotable.components import Boxes
from chronotable.games.loop import terms
from chronotable.games.loop.box import Box
from chronotable.games.loop.effect_text import ability_message, effect_message
from chronotable.games.loop.pack_schema import LISTS
from chronotable.games.loop.packs import combine
from chronotable.games.loop.vocabulary import VOCABULARY
from chronotable.provenance import provenance

Record = dict[str, Any]


def fill(content: Record) -> Box:
    filled = Box()
    agents, cards, missions, machine_cards = (content[name] for name in LISTS)
    fill_agents(filled, agents)
    fill_cards(filled, cards, agents)
    fill_missions(filled, missions)
    fill_clones(filled, [*content["clones"], *content["super_clones"]])
    fill_machine_cards(filled, machine_cards)
    fill_tables(filled, content)
    named = {"agent": agents, "card": cards, "mission": missions, "ultra": machine_cards}
    filled.names = {
        f"{kind}:{record['id']}": {language: name for language, name in record["name"].items() if name}
        for kind, records in named.items()
        for record in records
        if record["source"] == "pack"
    }
    filled.numbers = {
        f"{kind}:{record['id']}": number for kind, records in named.items() for number, record in enumerate(records)
    }
    filled.sources = {
        f"{kind}:{record['id']}": provenance(record) for kind, records in named.items() for record in records
    }
    return filled


box: Final = Boxes("loop", combine, fill)
data: Final = box.data


def fill_agents(box: Box, agents: list[Record]) -> None:
    abilities = [agent["ability"] for agent in agents]
    box.agent_ids = [agent["id"] for agent in agents]
    box.agent_era = [terms.ERA_TERMS.index(agent["starting_era"]) for agent in agents]
    box.ability_id = [ability.get("id", agent["id"]) for agent, ability in zip(agents, abilities)]
    box.ability_timing = [terms.ABILITY_TIMINGS.index(ability["timing"]) for ability in abilities]
    box.ability_n = [0 if ability.get("n", 1) == "any" else ability.get("n", 1) for ability in abilities]
    box.ability_from = [ability.get("from_destruction", 1) for ability in abilities]
    box.ability_text = [
        ability_message(ability["timing"], n, first, ability.get("effect", []))
        for ability, n, first in zip(abilities, box.ability_n, box.ability_from)
    ]
    box.ability_effect = [VOCABULARY.compile(ability.get("effect", [])) for ability in abilities]


def fill_cards(box: Box, cards: list[Record], agents: list[Record]) -> None:
    """Starting cards come from their agent's starting era (LOOP-1.9)."""
    home = {agent["id"]: agent["starting_era"] for agent in agents}
    owner = [box.agent_ids.index(card["agent"]) if card.get("agent") else -1 for card in cards]
    box.card_ids = [card["id"] for card in cards]
    box.card_dimension = [terms.DIMENSION_TERMS.index(card["dimension"]) for card in cards]
    box.card_agent = owner
    box.card_origin = [terms.ERA_TERMS.index(card.get("origin") or home[card["agent"]]) for card in cards]
    box.card_effect = [card["effect"] for card in cards]
    box.card_program = [VOCABULARY.compile(card["effect"]) for card in cards]
    box.card_text = [effect_message(card["effect"]) for card in cards]
    box.card_kinds = [list(card.get("kinds", [])) for card in cards]
    box.arsenal = [number for number, agent in enumerate(owner) if agent < 0]
    box.agent_cards = [
        [number for number, agent in enumerate(owner) if agent == wanted] for wanted in range(len(agents))
    ]


def fill_missions(box: Box, missions: list[Record]) -> None:
    box.mission_ids = [mission["id"] for mission in missions]
    box.mission_kind = [terms.MISSION_KINDS.index(mission["kind"]) for mission in missions]
    box.mission_place = [terms.MISSION_PLACES.index(mission["where"]) for mission in missions]
    box.mission_required = [mission["required"] for mission in missions]
    box.mission_per_era = [mission["slots"] == "per_era" for mission in missions]
    box.mission_cap = [mission.get("per_turn_cap") or 0 for mission in missions]
    box.mission_needs_energy = [mission.get("precondition") == "every_era_energised" for mission in missions]


def fill_clones(box: Box, tokens: list[Record]) -> None:
    box.clone_start = [terms.ERA_TERMS.index(token["start"]) for token in tokens]
    box.clone_destroy = [terms.ERA_TERMS.index(token["destroy"]) for token in tokens]


def fill_machine_cards(box: Box, cards: list[Record]) -> None:
    box.ultra_ids = [card["id"] for card in cards]
    box.ultra_era = [terms.ERA_TERMS.index(card["era"]) for card in cards]
    box.ultra_kind = [terms.ULTRA_KINDS.index(card["effect"]["kind"]) for card in cards]
    box.ultra_n = [card["effect"].get("n", 1) for card in cards]


def fill_tables(box: Box, content: Record) -> None:
    by_players = sorted(content["setup_table"]["by_players"], key=lambda row: row["players"])
    box.setup_clones = [row["clones"] for row in by_players]
    box.setup_cards = [row["cards"] for row in by_players]
    track = sorted(content["cycle_track"], key=lambda row: row["cycle"])
    box.cycle_clones = [row["clones"] for row in track]
    box.cycle_cards = [row["cards"] for row in track]
    box.modes = {mode["id"]: mode for mode in content["modes"]}
