"""Described positions: a table that was set up as usual is changed to what is described."""

from __future__ import annotations

from typing import Any

from chronotable.games.loop.box import Box
from chronotable.games.loop.parts import ACTION, AGENT_PARTS, ERA_PARTS, POSITION
from chronotable.games.loop.placing import agent_number, place_cards, place_clones, place_missions
from chronotable.games.loop.placing_time import phase_of, place_time
from chronotable.games.loop.possible import problems
from chronotable.games.loop.setup import set_up
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.acquire import ACQUIRE_CARD
from chronotable.games.loop.steps.actions import ACTIONS, BEGIN_ACTIONS
from chronotable.games.loop.steps.archive import ARCHIVE_TILE
from chronotable.games.loop.steps.doctor_phase import LANES
from chronotable.games.loop.steps.modes import reveal_ultra_cards, ultra_cards_so_far
from chronotable.games.loop.steps.turn import BEGIN_TURN, END_OF_TURN, ENTER_ACQUIRE, ENTER_ARCHIVE, NEW_TURN
from chronotable.games.loop.terms import ERA_TERMS, PHASE_TERMS, RUNNING
from chronotable.kernel.nouns import Json
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> LoopState:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    settle(s, position, place_plain_parts, place_time, place_machine_cards, place_clones)
    settle(s, position, place_missions, place_cards, place_turn)
    obey(problems(s))
    return s


def place_plain_parts(s: LoopState, position: Json) -> None:
    """What follows from nothing else, the cubes of the eras and the agents' pawns among them."""
    POSITION.put(s, s, position)
    s.you = s.active
    for word, described in position.get("eras", {}).items():
        ERA_PARTS.put(s, ERA_TERMS.index(word), described, f"eras.{word}")
    for id, described in position.get("agents", {}).items():
        AGENT_PARTS.put(s, s.agents[agent_number(s, id)], described, f"agents.{id}")


def place_machine_cards(s: LoopState, position: Json) -> None:
    """Ultramachine cards; when none are described, as many as the cycle has brought are at work."""
    if "ultra_row" not in position and "ultra_deck" not in position:
        reveal_ultra_cards(s, ultra_cards_so_far(s) - len(s.ultra_row))
    for name in ("ultra_row", "ultra_deck"):
        if name in position:
            named = POSITION.value(s, position, name)
            s.ultra_row = [card for card in s.ultra_row if card not in named]
            s.ultra_deck = [card for card in s.ultra_deck if card not in named]
            if name == "ultra_row":
                s.ultra_deck = [*s.ultra_row, *s.ultra_deck]  # those set-up had revealed go back under the deck
                s.ultra_row = named
            else:
                s.ultra_deck = named


def place_turn(s: LoopState, position: Json) -> None:
    """The phase, and what is pending."""
    phase = phase_of(s, position)
    s.phase = PHASE_TERMS.index(phase)
    # Which lanes this machine has is for `possible.fate_problems`.
    s.fix_fate(POSITION.value(s, position, "fate", [])[::-1], list(range(LANES)))
    if "action" in position:
        ACTION.put(s, s, position["action"], "action")
    if "agenda" in position:
        s.agenda = POSITION.value(s, position, "agenda")
    else:
        s.agenda = agenda_of(s, phase) if s.ending == RUNNING else []


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
