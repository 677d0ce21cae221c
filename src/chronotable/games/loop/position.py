"""Described positions: the table in the ledger's words, and back."""

from __future__ import annotations

from typing import Any

from chronotable.games.loop.box import Box
from chronotable.games.loop.placing import agent_number, place_agents, place_cards, place_clones, place_missions
from chronotable.games.loop.placing_time import phase_of, place_time
from chronotable.games.loop.possible import problems
from chronotable.games.loop.printed import STEPS
from chronotable.games.loop.setup import set_up
from chronotable.games.loop.state import Agent, LoopState
from chronotable.games.loop.steps.acquire import ACQUIRE_CARD
from chronotable.games.loop.steps.actions import ACTIONS, BEGIN_ACTIONS
from chronotable.games.loop.steps.archive import ARCHIVE_TILE
from chronotable.games.loop.steps.modes import reveal_ultra_cards, ultra_cards_so_far
from chronotable.games.loop.steps.turn import BEGIN_TURN, END_OF_TURN, ENTER_ACQUIRE, ENTER_ARCHIVE, NEW_TURN
from chronotable.games.loop.terms import (
    CLONES,
    ENDINGS,
    ERA_TERMS,
    ERAS,
    LANE_TERMS,
    OUT_OF_GAME,
    PHASE_TERMS,
    RUNNING,
)
from chronotable.games.loop.view import agent_id, cards, clone_word, era_word
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness

Json = dict[str, Any]


def describe(s: LoopState) -> Json:
    """The whole position.  Piles are given from the top down."""
    box = s.box
    described: Json = {
        "options": {
            "players": s.players,
            "mode": s.mode,
            "level": s.level,
            "machine": s.machine or "manual",
            "agents": [agent_id(s, number) for number in range(len(s.agents))],
            "order_destroyed": s.order_destroyed,
        },
        "turn": s.turn,
        "cycle": s.cycle + 1,
        "phase": PHASE_TERMS[s.phase],
        "active": agent_id(s, s.active),
        "doctor": era_word(s.doctor),
        "doctor_deck": [ERA_TERMS[era] for era in reversed(s.doctor_deck)],
        "doctor_row": [ERA_TERMS[era] for era in s.doctor_row],
        "eras": {ERA_TERMS[era]: describe_era(s, era) for era in range(ERAS)},
        "agents": {agent_id(s, number): describe_agent(s, agent) for number, agent in enumerate(s.agents)},
        "arsenal": cards(s, s.arsenal[::-1]),
        "destroyed": cards(s, s.destroyed[::-1]),
        "limbo": cards(s, s.limbo),
        "offer": cards(s, s.offer),
        "bag": [clone_word(s, token) for token in reversed(s.bag)],
        "bag_in_order": s.bag_in_order,
        "super_pile": [clone_word(s, token) for token in reversed(s.super_pile)],
        "super_gone": [
            clone_word(s, token) for token in range(CLONES, len(s.clone_at)) if s.clone_at[token] == OUT_OF_GAME
        ],
        "archived": [box.mission_ids[mission] for mission in s.archived],
        "lost_missions": [box.mission_ids[mission] for mission in s.boxed],
        "unseen_missions": [box.mission_ids[mission] for mission in s.unused],
        "dismantled": s.dismantled,
        "ultra_row": [box.ultra_ids[card] for card in s.ultra_row],
        "ultra_deck": [box.ultra_ids[card] for card in reversed(s.ultra_deck)],
        "loops": s.loops,
        "destructions": s.destructions,
        "ability_uses": s.used_ability,
        "capped": [ERA_TERMS[era] for era in range(ERAS) if s.capped >> era & 1],
        "drop": s.drop.copy(),
        "action": {
            "energised": s.energised,
            "removed": s.removed.copy(),
            "you": agent_id(s, s.you),
            "using": box.card_ids[s.using] if s.using >= 0 else None,
            "callers": cards(s, s.callers),
            "last_card": box.card_ids[s.last_card] if s.last_card >= 0 else None,
            "arrival": era_word(s.arrival),
            "destruction": era_word(s.destruction),
        },
        "fate": [s.fate_word(lane) for lane in reversed(s.fate)],
        "agenda": [STEPS.describe(s, step) for step in whole_agenda(s)],
        "ending": ENDINGS[s.ending],
    }
    return described


def describe_era(s: LoopState, era: int) -> Json:
    mission: Json | None = None
    if s.tile[era] >= 0:
        per_era = s.box.mission_per_era[s.tile[era]]
        mission = {
            "id": s.box.mission_ids[s.tile[era]],
            "face_up": s.face_up[era],
            "damage": [ERA_TERMS[slot] for slot in range(ERAS) if s.damage[era] >> slot & 1]
            if per_era
            else s.damage[era],
        }
    return {
        "rifts": s.rifts[era],
        "energy": s.energy[era],
        "eternal": s.eternal[era],
        "eternal_used": s.eternal_used[era],
        "vortex": s.vortex[era],
        "centrifuge": s.centrifuge[era],
        "clones": [clone_word(s, token) for token in range(CLONES) if s.clone_at[token] == era],
        "super_clones": [clone_word(s, token) for token in range(CLONES, len(s.clone_at)) if s.clone_at[token] == era],
        "available": cards(s, [card for card in s.available if s.box.card_origin[card] == era]),
        "mission": mission,
    }


def describe_agent(s: LoopState, agent: Agent) -> Json:
    return {
        "era": ERA_TERMS[agent.era],
        "charged": agent.charged,
        "hand": cards(s, agent.hand),
        "exhausted": [s.box.card_ids[card] for card, ready in zip(agent.hand, agent.ready, strict=True) if not ready],
        "deck": cards(s, agent.deck[::-1]),
        "known": agent.known,
        "discard": cards(s, agent.discard[::-1]),
    }


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> LoopState:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    settle(s, position, place_agents, place_board, place_time, place_machine_cards, place_clones)
    settle(s, position, place_missions, place_cards, place_turn)
    obey(problems(s))
    return s


def place_board(s: LoopState, position: Json) -> None:
    """Cubes, vortices and centrifuges."""
    for word, described in position.get("eras", {}).items():
        era = ERA_TERMS.index(word)
        s.rifts[era] = described.get("rifts", s.rifts[era])
        s.energy[era] = described.get("energy", s.energy[era])
        s.eternal[era] = described.get("eternal", s.eternal[era])
        s.eternal_used[era] = described.get("eternal_used", s.eternal_used[era])
        s.vortex[era] = described.get("vortex", s.vortex[era])
        s.centrifuge[era] = described.get("centrifuge", s.centrifuge[era])
    s.dismantled = position.get("dismantled", s.dismantled)


def place_machine_cards(s: LoopState, position: Json) -> None:
    """Ultramachine cards; when none are described, as many as the cycle has brought are at work."""
    if "ultra_row" not in position and "ultra_deck" not in position:
        reveal_ultra_cards(s, ultra_cards_so_far(s) - len(s.ultra_row))
    for name in ("ultra_row", "ultra_deck"):
        if name in position:
            named = [s.box.numbers[f"ultra:{id}"] for id in position[name]]
            s.ultra_row = [card for card in s.ultra_row if card not in named]
            s.ultra_deck = [card for card in s.ultra_deck if card not in named]
            if name == "ultra_row":
                s.ultra_deck = [*s.ultra_row, *s.ultra_deck]  # those set-up had revealed go back under the deck
                s.ultra_row = named
            else:
                s.ultra_deck = named[::-1]


def place_turn(s: LoopState, position: Json) -> None:
    """Whose turn, which phase, what is pending."""
    s.active = agent_number(s, position["active"]) if "active" in position else s.active
    s.you = s.active
    phase = phase_of(s, position)
    s.phase = PHASE_TERMS.index(phase)
    s.loops = position.get("loops", 0)
    s.destructions = position.get("destructions", 0)
    s.used_ability = position.get("ability_uses", 0)
    s.capped = sum([1 << ERA_TERMS.index(word) for word in position.get("capped", [])])
    s.drop = list(position.get("drop", [0, 0, 0]))
    lanes = list(range(len(LANE_TERMS)))  # which of them this machine has is for `possible.fate_problems`
    s.fix_fate([LANE_TERMS.index(word) for word in position.get("fate", [])], lanes)
    s.ending = ENDINGS.index(position.get("ending", "running"))
    if "action" in position:
        place_action(s, position["action"])
    if "agenda" in position:
        s.agenda = [STEPS.make(s, record) for record in reversed(position["agenda"])]
    else:
        s.agenda = agenda_of(s, phase) if s.ending == RUNNING else []


def place_action(s: LoopState, action: Json) -> None:
    """The middle of an action: who resolves which card, and what the step before named."""
    card = s.box.numbers
    s.energised = action.get("energised", False)
    s.removed = list(action.get("removed", s.removed))
    s.you = agent_number(s, action["you"]) if "you" in action else s.active
    s.using = card[f"card:{action['using']}"] if action.get("using") else -1
    s.callers = [card[f"card:{id}"] for id in action.get("callers", [])]
    s.last_card = card[f"card:{action['last_card']}"] if action.get("last_card") else -1
    s.arrival = ERA_TERMS.index(action["arrival"]) if action.get("arrival") else -1
    s.destruction = ERA_TERMS.index(action["destruction"]) if action.get("destruction") else -1


def agenda_of(s: LoopState, phase: str) -> list[Any]:
    """What is pending at the beginning of a phase."""
    match phase:
        case "action":
            return [*agenda_of(s, "acquire"), ACTIONS, *([] if has_acted(s) else [BEGIN_ACTIONS])]
        case "acquire":
            return [*agenda_of(s, "archive"), ACQUIRE_CARD, ENTER_ACQUIRE]
        case "archive":
            return [END_OF_TURN, ARCHIVE_TILE, ENTER_ARCHIVE]
        case "end":
            return [END_OF_TURN]
        case "doctor":
            return [BEGIN_TURN]
        case _:
            s.turn = max(0, s.turn - 1)
            return [NEW_TURN]


def has_acted(s: LoopState) -> bool:
    """Does the table show that the active player has acted this turn?"""
    counted = s.loops or s.destructions or s.used_ability or s.capped or any(s.eternal_used)
    return bool(counted) or not s.agents[s.active].charged
