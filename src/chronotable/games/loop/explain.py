"""Why a key is not offered: computed on demand, never during search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.actions import ACTIONS, free_moves, loop_cost
from chronotable.games.loop.steps.missions import damage_on
from chronotable.games.loop.steps.modes import dismantle_cost
from chronotable.games.loop.terms import (
    ACQUIRE,
    ACTION,
    ARCHIVE,
    BLACK_HOLE,
    CLEAN_OWN_ERA,
    DIMENSION_TERMS,
    ERA_TERMS,
    ERAS,
    NO_ACQUIRE,
    ON_FREE_MOVE,
    OWN_ACTION,
    PHASE_TERMS,
    SEALED_EXIT,
)
from chronotable.games.loop.text import OPTION_PARTS, ref
from chronotable.kernel.message import Message

Why = tuple[Message, str]

# The phase in which an action's verb belongs, with the rule that says so.
PHASE_OF: Final[dict[str, tuple[int, str]]] = {
    "play": (ACTION, "LOOP-8.1"),
    "move": (ACTION, "LOOP-8.1"),
    "free": (ACTION, "LOOP-8.1"),
    "loop": (ACTION, "LOOP-8.1"),
    "damage": (ACTION, "LOOP-9.4"),
    "dismantle": (ACTION, "LOOP-17.9"),
    "archive": (ARCHIVE, "LOOP-11.1"),
}


def explain(s: LoopState, seat: int, key: str) -> Why:
    verb, *parts = key.split(":")
    if verb not in OPTION_PARTS or len(parts) != len(OPTION_PARTS[verb]):
        return Message("loop-why-unknown-key", key=key, verbs=sorted(OPTION_PARTS)), ""
    step = s.step
    if step is None:
        return Message("kernel-why-over"), ""
    if step.seat(s) != seat:
        waiting = ref(s.box, "agent", s.box.agent_ids[s.agents[step.seat(s) if not s.solo else s.active].id])
        return Message("loop-why-not-your-turn", agent=waiting), "LOOP-5.1"
    if verb in PHASE_OF:
        phase, rule = PHASE_OF[verb]
        if s.phase != phase:
            return Message("loop-why-phase", phase=ref(s.box, "phase", PHASE_TERMS[phase])), rule
        if phase == ACTION and step is not ACTIONS:
            return Message("loop-why-unfinished"), "LOOP-8.2"
    if (reason := REASONS.get(verb)) is not None and (why := reason(s, parts)) is not None:
        return why
    offered = [step.key(s, number) for number in s.options]
    if verb not in PHASE_OF and verb not in {other.split(":")[0] for other in offered}:
        return Message("loop-why-not-asked"), step.rule
    return Message("loop-why-not-offered", key=key, offered=offered), step.rule


def why_play(s: LoopState, parts: list[str]) -> Why | None:
    card = s.box.numbers.get(f"card:{parts[0]}")
    if card is None:
        return Message("loop-why-no-such-card", id=parts[0]), "LOOP-1.8"
    agent = s.agents[s.active]
    name = ref(s.box, "card", parts[0])
    if card not in agent.hand:
        return Message("loop-why-not-in-hand", card=name), "LOOP-8.6"
    if not agent.ready[agent.hand.index(card)]:
        return Message("loop-why-exhausted", card=name), "LOOP-4.2"
    return None


def why_move(s: LoopState, parts: list[str]) -> Why | None:
    if parts[0] not in ("next", "previous"):
        return Message("loop-why-one-era"), "LOOP-8.3"
    if not s.payable(s.agents[s.active].era):
        return Message("loop-why-no-energy", era=era_ref(s, s.agents[s.active].era)), "LOOP-8.3"
    return None


def why_free(s: LoopState, parts: list[str]) -> Why | None:
    agent = s.agents[s.active]
    if not agent.charged:
        return Message("loop-why-drained"), "LOOP-8.4"
    if s.ultra(SEALED_EXIT, agent.era):
        return Message("loop-why-sealed", era=era_ref(s, agent.era)), "LOOP-17.13"
    if parts[0] not in ("next", "previous", *ERA_TERMS):
        return Message("loop-why-no-such-era", id=parts[0], eras=list(ERA_TERMS)), "LOOP-1.1"
    if s.box.ability_timing[agent.id] != ON_FREE_MOVE and len(free_moves(s)) == 2:
        return Message("loop-why-one-era"), "LOOP-8.5"
    return None


def why_loop(s: LoopState, parts: list[str]) -> Why | None:
    if parts[0] not in DIMENSION_TERMS:
        return Message("loop-why-no-such-dimension", id=parts[0], dimensions=DIMENSION_TERMS[:BLACK_HOLE]), "LOOP-8.9"
    if parts[0] == DIMENSION_TERMS[BLACK_HOLE]:
        return Message("loop-why-black-hole"), "LOOP-8.10"
    era = s.agents[s.active].era
    if s.payable(era) < loop_cost(s):
        return (
            Message(
                "loop-why-loop-cost", ordinal=s.loops + 1, cost=loop_cost(s), energy=s.payable(era), era=era_ref(s, era)
            ),
            "LOOP-8.11",
        )
    return None


def why_ability(s: LoopState, parts: list[str]) -> Why | None:
    id = s.agents[s.active].id
    name = ref(s.box, "agent", s.box.agent_ids[id])
    if s.box.ability_timing[id] != OWN_ACTION:
        return Message("loop-why-ability-no-action", agent=name), "LOOP-8.14"
    if s.phase != ACTION:
        return Message("loop-why-phase", phase=ref(s.box, "phase", PHASE_TERMS[ACTION])), "LOOP-8.14"
    if s.used_ability >= s.box.ability_n[id]:
        return Message("loop-why-ability-used", agent=name), "LOOP-16.4"
    return Message("loop-why-unfinished"), "LOOP-8.2"


def why_dismantle(s: LoopState, parts: list[str]) -> Why | None:
    era = s.agents[s.active].era
    if not s.centrifuge[era]:
        return Message("loop-why-no-centrifuge", era=era_ref(s, era)), "LOOP-17.9"
    if s.payable(era) < dismantle_cost(s):
        return (
            Message("loop-why-dismantle-cost", cost=dismantle_cost(s), energy=s.payable(era), era=era_ref(s, era)),
            "LOOP-17.9",
        )
    return None


def mission_place(s: LoopState, id: str) -> int:
    """The era where a mission lies face up, -1 if it does nowhere."""
    mission = s.box.numbers.get(f"mission:{id}", -1)
    return s.tile.index(mission) if mission in s.tile and s.face_up[s.tile.index(mission)] else -1


def why_damage(s: LoopState, parts: list[str]) -> Why | None:
    at = mission_place(s, parts[0])
    if at < 0:
        return Message("loop-why-mission-not-face-up"), "LOOP-7.5"
    mission = s.tile[at]
    if s.box.mission_kind[mission] != CLEAN_OWN_ERA:
        return Message("loop-why-damage-automatic"), "LOOP-9.8"
    era = s.agents[s.active].era
    if s.rifts[era] or era in s.clone_at:
        return Message("loop-why-not-clean", era=era_ref(s, era)), "LOOP-9.11"
    if s.capped >> at & 1:
        return Message("loop-why-once-per-turn"), "LOOP-9.11"
    return Message("loop-why-slot-filled", era=era_ref(s, era)), "LOOP-9.7"


def why_take(s: LoopState, parts: list[str]) -> Why | None:
    card = s.box.numbers.get(f"card:{parts[0]}")
    if card is None:
        return Message("loop-why-no-such-card", id=parts[0]), "LOOP-1.8"
    if s.offer:
        return None
    era = s.agents[s.active].era
    name = ref(s.box, "card", parts[0])
    if card not in s.available:
        return Message("loop-why-not-available", card=name), "LOOP-10.1"
    if s.box.card_origin[card] != era:
        return Message("loop-why-other-era", card=name, era=era_ref(s, s.box.card_origin[card])), "LOOP-10.1"
    if s.ultra(NO_ACQUIRE, era):
        return Message("loop-why-no-acquire", era=era_ref(s, era)), "LOOP-17.13"
    if s.phase != ACQUIRE:
        return Message("loop-why-phase", phase=ref(s.box, "phase", "acquire")), "LOOP-10.1"
    return None


def why_archive(s: LoopState, parts: list[str]) -> Why | None:
    at = mission_place(s, parts[0])
    if at < 0:
        return Message("loop-why-mission-not-face-up"), "LOOP-11.1"
    required = s.box.mission_required[s.tile[at]]
    if damage_on(s, at) < required:
        return Message("loop-why-not-fulfilled", damage=damage_on(s, at), required=required), "LOOP-11.1"
    if at != s.agents[s.active].era:
        return Message("loop-why-mission-elsewhere", era=era_ref(s, at)), "LOOP-11.1"
    return None


def why_era(s: LoopState, parts: list[str]) -> Why | None:
    if parts[0] not in ERA_TERMS:
        return Message("loop-why-no-such-era", id=parts[0], eras=list(ERA_TERMS)), "LOOP-1.1"
    return None


def era_ref(s: LoopState, era: int) -> object:
    return ref(s.box, "era", ERA_TERMS[era % ERAS])


REASONS: Final[dict[str, Callable[[LoopState, list[str]], Why | None]]] = {
    "play": why_play,
    "move": why_move,
    "free": why_free,
    "loop": why_loop,
    "ability": why_ability,
    "dismantle": why_dismantle,
    "damage": why_damage,
    "take": why_take,
    "archive": why_archive,
    "era": why_era,
    "negate": why_era,
}
