"""What a seat may see, and what could be hidden behind it.

Hands are face up and plans may be discussed, so all seats see the same (LOOP-4.12): everything but the order of decks,
the bag's next token, face-down missions and the tiles never dealt.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chronotable.games.loop import terms
from chronotable.games.loop.nouns import clone_words
from chronotable.games.loop.state import Agent, LoopState
from chronotable.games.loop.steps.actions import loop_cost
from chronotable.games.loop.steps.cubes import energy_supply, rift_supply
from chronotable.games.loop.steps.doctor_phase import LANES, lane_era, rift_slots
from chronotable.games.loop.steps.ending import victory_missing
from chronotable.games.loop.steps.missions import damage_on
from chronotable.games.loop.words import Dimension, Ending, Era, Phase


class CloneSeen(TypedDict):
    destroy: Era
    super: bool


class MissionSeen(TypedDict):
    """A face-down tile shows nothing."""

    face_up: bool
    id: NotRequired[str]
    damage: NotRequired[int]
    required: NotRequired[int]
    capped: NotRequired[bool]
    slots: NotRequired[list[Era]]  # the eras whose socket is filled, on a tile with one socket an era


class EraSeen(TypedDict):
    id: Era
    rifts: int
    rift_slots: int
    energy: int
    eternal: int
    eternal_used: int
    vortex: bool
    centrifuge: bool
    clones: list[CloneSeen]
    agents: list[str]
    available: list[str]
    mission: MissionSeen | None


class CardSeen(TypedDict):
    card: str
    dimension: Dimension
    ready: bool


class DeckSeen(TypedDict):
    top: list[str]  # cards everybody saw put on top; the first one is drawn next
    rest: list[str]
    discard: list[str]


class AgentSeen(TypedDict):
    id: str
    seat: int
    era: Era
    charged: bool
    hand: list[CardSeen]
    deck: DeckSeen | None


class Supply(TypedDict):
    rifts: int
    energy: int
    vortex_tiles: int


class View(TypedDict):
    """The table; the same for every seat."""

    game: Literal["loop"]
    players: int
    mode: str
    level: str
    turn: int
    cycle: int
    phase: Phase
    active: str
    you: str
    using: str | None
    loops: int
    loop_cost: int
    ability_uses: int
    doctor: Era | None
    doctor_row: list[Era]
    doctor_deck: list[Era]
    drop: dict[Era, int]
    eras: list[EraSeen]
    agents: list[AgentSeen]
    common_deck: DeckSeen | None
    arsenal: list[str]
    destroyed: list[str]
    limbo: list[str]
    offer: list[str]
    bag: list[str]  # clones: `start>destroy`
    super_pile: list[str]
    archived: list[str]
    lost_missions: list[str]
    unseen_missions: list[str]
    dismantled: int
    ultra_row: list[str]
    ultra_deck: list[str]
    supply: Supply
    vortex_side: Literal["mega_vortex", "vortex"]
    missing: dict[str, int]  # what the victory still needs
    ending: Ending | None


def view(s: LoopState, seat: int | None) -> View:
    """The same for every seat and for spectators: a whitelist, as JSON values."""
    clones = clones_by_era(s)
    called = clone_words(s.box)
    return {
        "game": "loop",
        "players": s.players,
        "mode": s.mode,
        "level": s.level,
        "turn": s.turn,
        "cycle": s.cycle + 1,
        "phase": terms.PHASE_TERMS[s.phase],
        "active": agent_id(s, s.active),
        "you": agent_id(s, s.you),
        "using": s.box.card_ids[s.using] if s.using >= 0 else None,
        "loops": s.loops,
        "loop_cost": loop_cost(s),
        "ability_uses": s.used_ability,
        "doctor": era_word(s.doctor),
        "doctor_row": [terms.ERA_TERMS[era] for era in s.doctor_row],
        "doctor_deck": sorted([terms.ERA_TERMS[era] for era in s.doctor_deck]),
        "drop": {terms.ERA_TERMS[lane_era(s, lane)]: s.drop[lane] for lane in range(LANES) if s.drop[lane]},
        "eras": [era_view(s, era, clones[era]) for era in range(terms.ERAS)],
        "agents": [agent_view(s, number) for number in range(len(s.agents))],
        "common_deck": deck_view(s, s.agents[0]) if s.solo else None,
        "arsenal": sorted_cards(s, s.arsenal),
        "destroyed": cards(s, s.destroyed),
        "limbo": cards(s, s.limbo),
        "offer": cards(s, s.offer),
        "bag": sorted([called[token] for token in s.bag]),
        "super_pile": sorted([called[token] for token in s.super_pile]),
        "archived": [s.box.mission_ids[mission] for mission in s.archived],
        "lost_missions": [s.box.mission_ids[mission] for mission in s.boxed],
        "unseen_missions": sorted([s.box.mission_ids[mission] for mission in hidden_missions(s)]),
        "dismantled": s.dismantled,
        "ultra_row": [s.box.ultra_ids[card] for card in s.ultra_row],
        "ultra_deck": sorted([s.box.ultra_ids[card] for card in s.ultra_deck]),
        "supply": {
            "rifts": rift_supply(s) - sum(s.drop),
            "energy": energy_supply(s),
            "vortex_tiles": terms.VORTEX_TILES - sum(s.vortex),
        },
        "vortex_side": "mega_vortex" if s.mega else "vortex",
        "missing": victory_missing(s),
        "ending": None if not s.ending else terms.ENDINGS[s.ending],
    }


def clones_by_era(s: LoopState) -> list[list[CloneSeen]]:
    """Those on the board: the super ones last, else by where they can be destroyed."""
    destroy = s.box.clone_destroy
    found: list[list[int]] = [[] for _ in range(terms.ERAS)]
    for token, era in enumerate(s.clone_at):
        if 0 <= era < terms.ERAS:
            found[era].append(token)
    for tokens in found:
        tokens.sort(key=lambda token: (token >= terms.CLONES, destroy[token]))
    return [
        [{"destroy": terms.ERA_TERMS[destroy[token]], "super": token >= terms.CLONES} for token in tokens]
        for tokens in found
    ]


def era_view(s: LoopState, era: int, clones: list[CloneSeen]) -> EraSeen:
    return {
        "id": terms.ERA_TERMS[era],
        "rifts": s.rifts[era],
        "rift_slots": rift_slots(s, era),
        "energy": s.energy[era],
        "eternal": s.eternal[era],
        "eternal_used": s.eternal_used[era],
        "vortex": s.vortex[era],
        "centrifuge": s.centrifuge[era],
        "clones": clones,
        "agents": [agent_id(s, number) for number, agent in enumerate(s.agents) if agent.era == era],
        "available": cards(s, [card for card in s.available if s.box.card_origin[card] == era]),
        "mission": mission_view(s, era) if s.tile[era] >= 0 else None,
    }


def mission_view(s: LoopState, era: int) -> MissionSeen:
    """A face-down tile shows nothing."""
    if not s.face_up[era]:
        return {"face_up": False}
    mission = s.tile[era]
    shown: MissionSeen = {
        "face_up": True,
        "id": s.box.mission_ids[mission],
        "damage": damage_on(s, era),
        "required": s.box.mission_required[mission],
        "capped": bool(s.box.mission_cap[mission]) and bool(s.capped >> era & 1),
    }
    if s.box.mission_per_era[mission]:
        shown["slots"] = [terms.ERA_TERMS[slot] for slot in range(terms.ERAS) if s.damage[era] >> slot & 1]
    return shown


def agent_view(s: LoopState, number: int) -> AgentSeen:
    agent = s.agents[number]
    return {
        "id": agent_id(s, number),
        "seat": s.seat_of(number),
        "era": terms.ERA_TERMS[agent.era],
        "charged": agent.charged,
        "hand": [
            {
                "card": s.box.card_ids[card],
                "dimension": terms.DIMENSION_TERMS[s.box.card_dimension[card]],
                "ready": ready,
            }
            for card, ready in zip(agent.hand, agent.ready, strict=True)
        ],
        "deck": None if s.solo else deck_view(s, agent),
    }


def deck_view(s: LoopState, agent: Agent) -> DeckSeen:
    """The set of cards is open, their order is not, except for cards everybody saw put on top (the first is next)."""
    unknown = len(agent.deck) - agent.known
    return {
        "top": cards(s, agent.deck[unknown:][::-1]),
        "rest": sorted_cards(s, agent.deck[:unknown]),
        "discard": cards(s, agent.discard),
    }


def hidden_missions(s: LoopState) -> list[int]:
    """Missions nobody has seen: face down on the board, or back in the box unseen."""
    return [s.tile[era] for era in range(terms.ERAS) if s.tile[era] >= 0 and not s.face_up[era]] + s.unused


def agent_id(s: LoopState, number: int) -> str:
    return s.box.agent_ids[s.agents[number].id]


def era_word(era: int) -> Era | None:
    return terms.ERA_TERMS[era] if era >= 0 else None


def cards(s: LoopState, numbers: list[int]) -> list[str]:
    return [s.box.card_ids[card] for card in numbers]


def sorted_cards(s: LoopState, numbers: list[int]) -> list[str]:
    return sorted(cards(s, numbers))
