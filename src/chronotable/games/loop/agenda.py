"""What can be pending in a described position: the rest of a turn, and nothing that could not have come about.

A turn is always the same sequence of steps (LOOP-5.2), so an agenda is an end piece of it with, on top, what the
running step has added: dropped rifts to be placed, the effects of a card, the quarterly bonus, a solo player's deal.
Whoever lets a step push something new adds it here: otherwise real positions can no longer be described.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from chronotable.games.loop.effects import COMPILERS
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.clones import DestructionBonus
from chronotable.games.loop.steps.cubes import rift_supply
from chronotable.games.loop.steps.doctor_phase import EnterLanding
from chronotable.games.loop.steps.effect_clones import PushTo
from chronotable.games.loop.steps.effect_moves import DropClone
from chronotable.games.loop.steps.resume import Resume
from chronotable.games.loop.steps.turn import EnterPhase
from chronotable.games.loop.words import ON_CLONE_DESTROYED, PHASE_WORDS
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step


def either(words: Iterable[str]) -> str:
    return "(?:" + "|".join(words) + ")"


# Steps that are answered at once, so that nothing can wait on top of them.
AT_ONCE: Final = ["push_to", "drop_clone", "carry_clone", "use_own", "move_agent_to", "destruction_bonus"]
EFFECTS: Final = sorted({*COMPILERS, "other_draws", "resume", "forget_card", "forget_clone"})

FROM_ARCHIVE: Final = "enter_archive archive end_of_turn "
FROM_ACQUIRE: Final = f"enter_acquire acquire {FROM_ARCHIVE}"
FROM_ACTIONS: Final = f"actions {FROM_ACQUIRE}"
FROM_BEGIN: Final = f"begin_actions {FROM_ACTIONS}"
SHAPES: Final = re.compile(
    either(
        [
            "new_turn ",
            "(?:(?:give_card )?deal )?begin_turn ",
            f"(?:generate )?activate {FROM_BEGIN}",
            f"(?:enter_landing )?(?:negate )*place_rifts {FROM_BEGIN}",
            f"(?:order_destroyed )*{FROM_BEGIN}",
            f"(?:order_destroyed )?{FROM_ACTIONS}",
            f"(?:{either(AT_ONCE)} )?(?:{either(EFFECTS)} )*after_action {FROM_ACTIONS}",
            FROM_ACQUIRE,
            f"acquire {FROM_ARCHIVE}",
            FROM_ARCHIVE,
            "archive end_of_turn ",
            "(?:(?:take_bonus )*destroy_bonus )?(?:discard_ultra )?end_of_turn ",
        ]
    )
)
# The phase in which a step is pending, where it must be that one.
PHASE_OF: Final = {
    "enter_landing": "doctor",
    "negate": "doctor",
    "place_rifts": "doctor",
    "actions": "action",
    "after_action": "action",
    "acquire": "acquire",
    "archive": "archive",
    "take_bonus": "archive",
    "destroy_bonus": "archive",
    "discard_ultra": "archive",
}


def word_of(step: Step[Any]) -> str:
    """A step's word; the phases of `enter_phase` are told apart."""
    return f"enter_{PHASE_WORDS[step.phase]}" if isinstance(step, EnterPhase) else step.word


def agenda_problems(s: LoopState) -> Iterator[Message]:
    """Why what is pending cannot be, given all that lies on the table."""
    steps = s.agenda[::-1]
    words = [word_of(step) for step in steps]
    if s.ending:
        if words:
            yield Message("loop-position-agenda-over")
        return
    if SHAPES.fullmatch("".join(f"{word} " for word in words)) is None:
        yield Message("loop-position-agenda", found=words or ["-"])
        return
    telling = "after_action" if "after_action" in words else words[0]
    if telling in PHASE_OF and PHASE_WORDS[s.phase] != PHASE_OF[telling]:
        yield Message("loop-position-phase", step=words[0], phase=PHASE_OF[telling])
    yield from step_problems(s, steps)
    yield from waiting_problems(s, words)


def step_problems(s: LoopState, steps: list[Step[Any]]) -> Iterator[Message]:
    """Steps that name something must find it."""
    callers = 0
    for step in steps:
        if isinstance(step, (PushTo, DropClone)) and s.clone_at[step.token] < 0:
            yield Message("loop-position-step", step=step.word)
        elif isinstance(step, DestructionBonus):
            if s.box.ability_timing[s.agents[s.active].id] != ON_CLONE_DESTROYED:
                yield Message("loop-position-step", step=step.word)
        elif isinstance(step, EnterLanding) and step.cubes > rift_supply(s):
            yield Message("loop-position-step", step=step.word)
        elif isinstance(step, Resume):
            callers += step.callers
    if callers != len(s.callers):
        yield Message("loop-position-callers", n=len(s.callers), resumes=callers)


def waiting_problems(s: LoopState, words: list[str]) -> Iterator[Message]:
    """What lies between two places must have the step that takes it on."""
    if not s.solo and ("deal" in words or "give_card" in words):
        yield Message("loop-position-step", step="deal")
    if words[0] in ("new_turn", "deal", "give_card", "begin_turn", "generate", "activate") and not s.doctor_deck:
        yield Message("loop-position-no-doctor-card")
    if s.doctor < 0 and "place_rifts" in words:
        yield Message("loop-position-no-doctor")
    if any(s.drop) and "place_rifts" not in words:
        yield Message("loop-position-loose", what="drop", step="place_rifts")
    if s.offer and "destroy_bonus" not in words:
        yield Message("loop-position-loose", what="offer", step="destroy_bonus")
    if s.limbo and not ("after_action" in words or "order_destroyed" in words):
        yield Message("loop-position-loose", what="limbo", step="after_action")
    if (s.using >= 0 or s.callers) and "after_action" not in words:
        yield Message("loop-position-loose", what="using", step="after_action")
