"""What is printed on the components of The LOOP, for boards that draw them: kind, id, facts."""

from __future__ import annotations

from typing import Any, TypedDict

from chronotable.games.loop import terms
from chronotable.games.loop.box import Box
from chronotable.games.loop.components import box, data
from chronotable.games.loop.mission_text import mission_message
from chronotable.games.loop.naming import ref
from chronotable.games.loop.words import Dimension, Era, MissionKind, MissionPlace, Timing, UltraKind
from chronotable.kernel.asking import slug
from chronotable.kernel.declared import Each, Words
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.pack import Pack
from chronotable.provenance import provenance


class Named(TypedDict, total=False):
    """Names of a thing out of a pack; all others are in the Fluent files."""

    names: dict[str, str]


class EraFacts(TypedDict):
    index: int


class CardFacts(Named):
    era: Era
    dimension: Dimension
    kinds: list[str]
    effect: Words
    operations: list[str]
    agent: str | None
    stand_in: bool


class MissionFacts(Named):
    kind: MissionKind
    where: MissionPlace
    required: int
    per_era: bool
    asks: Words
    stand_in: bool


class AgentFacts(Named):
    era: Era
    timing: Timing
    ability: Words
    cards: list[str]
    stand_in: bool


class UltraFacts(Named):
    era: Era
    kind: UltraKind
    text: Words
    stand_in: bool


class ModeFacts(TypedDict):
    text: Words
    win: dict[str, int]
    stand_in: bool


class LevelFacts(TypedDict):
    stand_in: bool


class CycleFacts(TypedDict):
    clones: int
    cards: int


class Catalogue(TypedDict):
    """What is printed on the components."""

    era: Each[Era, EraFacts]
    card: dict[str, CardFacts]
    mission: dict[str, MissionFacts]
    agent: dict[str, AgentFacts]
    ultra: dict[str, UltraFacts]
    mode: dict[str, ModeFacts]
    level: dict[str, LevelFacts]
    cycle: dict[str, CycleFacts]


def catalogue(packs: tuple[Pack, ...]) -> Catalogue:
    """Open knowledge only: every component of the box, whether it takes part in a game or not."""
    of = box(packs)
    return {
        "era": {id: {"index": index} for index, id in enumerate(terms.ERA_TERMS)},
        "card": {id: card(of, number) for number, id in enumerate(of.card_ids)},
        "mission": {id: mission(of, number) for number, id in enumerate(of.mission_ids)},
        "agent": {id: agent(of, number) for number, id in enumerate(of.agent_ids)},
        "ultra": {id: ultra(of, number) for number, id in enumerate(of.ultra_ids)},
        "mode": {id: mode(record) for id, record in of.modes.items()},
        "level": {
            record["id"]: {"stand_in": "reconstructed" in provenance(record)} for record in data()["difficulty_levels"]
        },
        "cycle": {
            str(number + 1): {"clones": clones, "cards": cards}
            for number, (clones, cards) in enumerate(zip(of.cycle_clones, of.cycle_cards, strict=True))
        },
    }


def card(of: Box, number: int) -> CardFacts:
    owner = of.card_agent[number]
    return {
        "era": terms.ERA_TERMS[of.card_origin[number]],
        "dimension": terms.DIMENSION_TERMS[of.card_dimension[number]],
        "kinds": of.card_kinds[number],
        "effect": of.card_text[number].wire_form(),
        "operations": operations(of.card_effect[number]),
        "agent": of.agent_ids[owner] if owner >= 0 else None,
        "stand_in": stand_in(of, "card", of.card_ids[number]),
        **pack_names(of, "card", of.card_ids[number]),
    }


def mission(of: Box, number: int) -> MissionFacts:
    id = of.mission_ids[number]
    return {
        "kind": terms.MISSION_KINDS[of.mission_kind[number]],
        "where": terms.MISSION_PLACES[of.mission_place[number]],
        "required": of.mission_required[number],
        "per_era": of.mission_per_era[number],
        "asks": mission_message(of, number).wire_form(),
        "stand_in": stand_in(of, "mission", id),
        **pack_names(of, "mission", id),
    }


def agent(of: Box, number: int) -> AgentFacts:
    id = of.agent_ids[number]
    return {
        "era": terms.ERA_TERMS[of.agent_era[number]],
        "timing": terms.ABILITY_TIMINGS[of.ability_timing[number]],
        "ability": of.ability_text[number].wire_form(),
        "cards": [of.card_ids[card] for card in of.agent_cards[number]],
        "stand_in": stand_in(of, "agent", id),
        **pack_names(of, "agent", id),
    }


def ultra(of: Box, number: int) -> UltraFacts:
    id = of.ultra_ids[number]
    kind = terms.ULTRA_KINDS[of.ultra_kind[number]]
    era = ref(of, "era", terms.ERA_TERMS[of.ultra_era[number]])
    return {
        "era": era.id,
        "kind": kind,
        "text": Message(f"loop-ultra-text-{slug(kind)}", era=era, n=of.ultra_n[number]).wire_form(),
        "stand_in": stand_in(of, "ultra", id),
        **pack_names(of, "ultra", id),
    }


def mode(record: Json) -> ModeFacts:
    return {
        "text": Message(f"loop-mode-text-{slug(record['id'])}").wire_form(),
        "win": record["win"],
        "stand_in": record["source"] == "reconstructed",  # the levels of a mode are marked by themselves
    }


def operations(effect: list[dict[str, Any]]) -> list[str]:
    """The words of the effect vocabulary that a card uses, in order: what its picture is about."""
    found: list[str] = []
    for item in effect:
        ((word, details),) = item.items()
        found.append(word)
        if isinstance(details, list):
            for inner in details:
                found += operations(inner if isinstance(inner, list) else [inner])
    return list(dict.fromkeys(found))


def stand_in(of: Box, kind: str, id: str) -> bool:
    """Is anything of it not known from print?  Things of packs are what their authors say."""
    return "reconstructed" in of.sources[f"{kind}:{id}"]


def pack_names(of: Box, kind: str, id: str) -> Named:
    names = of.names.get(f"{kind}:{id}")
    return {"names": names} if names else {}
