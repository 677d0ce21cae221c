"""What can be pending in a described position: the rest of a turn, and nothing that could not have come about.

A turn is always the same sequence of steps (LOOP-5.2), so an agenda is an end piece of it with, on top, what the
running step has added: dropped rifts to be placed, the effects of a card, the quarterly bonus, a solo player's deal.
Whoever lets a step push something new adds it here: otherwise real positions can no longer be described.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.loop.programs import is_rest_of_use
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import AFTER_DROP, PHASE_TERMS
from chronotable.games.loop.vocabulary import WORDS
from chronotable.kernel.laws import either
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

# Steps that are answered at once, so that nothing can wait on top of them.
AT_ONCE: Final = ["push_to", "drop_clone", "carry_clone", "use_own", "move_agent_to", "destruction_bonus"]
EFFECTS: Final = sorted({*WORDS, "other_draws", "resume", "forget_card", "forget_clone"})

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
# The phases in which a step can be the next one; where there are two, the phase is just over, or it is to begin.
PHASES_OF: Final = {
    "new_turn": ("end", "deal"),
    "give_card": ("deal",),
    "deal": ("end", "deal"),
    "begin_turn": ("doctor", "deal", "end"),
    "generate": ("doctor", "deal", "end"),
    "activate": ("doctor",),
    "enter_landing": ("doctor",),
    "negate": ("doctor",),
    "place_rifts": ("doctor",),
    "begin_actions": ("action", "doctor"),
    "actions": ("action",),
    "after_action": ("action",),
    "enter_acquire": ("acquire", "action"),
    "acquire": ("acquire",),
    "enter_archive": ("archive", "acquire"),
    "archive": ("archive",),
    "take_bonus": ("archive",),
    "destroy_bonus": ("archive",),
    "discard_ultra": ("archive",),
    "end_of_turn": ("end", "archive"),
}


def word_of(step: Step[Any]) -> str:
    """A step's word; the phases of `enter_phase` are told apart."""
    return f"enter_{PHASE_TERMS[step.parameters()['phase']]}" if step.term == "enter_phase" else step.term


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
    if telling in PHASES_OF and PHASE_TERMS[s.phase] not in PHASES_OF[telling]:
        yield Message("loop-position-phase", step=words[0], phase=PHASES_OF[telling][0])
    yield from callers_problems(s, steps)
    if "after_action" in words:
        effects = steps[: words.index("after_action")]
        if not is_rest_of_use(s, effects):
            using = s.box.card_ids[s.using] if s.using >= 0 else "-"
            yield Message("loop-position-program", found=[step.term for step in effects], using=using)
    yield from bonus_problems(s, steps)
    yield from waiting_problems(s, words)


def callers_problems(s: LoopState, steps: list[Step[Any]]) -> Iterator[Message]:
    """Every card inside which another is used is led back to."""
    resumes = sum([step.parameters()["callers"] for step in steps if step.term == "resume"])
    if resumes != len(s.callers):
        yield Message("loop-position-callers", n=len(s.callers), resumes=resumes)


def bonus_problems(s: LoopState, steps: list[Step[Any]]) -> Iterator[Message]:
    """The quarterly bonus follows an archived tile and goes round clockwise (LOOP-11.6, 11.7, 17.12)."""
    words = [step.term for step in steps]
    if ("destroy_bonus" in words or "discard_ultra" in words) and not s.archived:
        yield Message("loop-position-no-tile", step=words[0])
    if "discard_ultra" in words and not s.ultra_row:
        yield Message("loop-position-step", step="discard_ultra")
    takers = [step.parameters()["agent"] for step in steps if step.term == "take_bonus"]
    count = len(s.agents)
    order = [(s.active + distance) % count for distance in range(count)]
    if takers != order[count - len(takers) :]:
        yield Message("loop-position-takers", found=[s.box.agent_ids[s.agents[taker].id] for taker in takers])
    if "destroy_bonus" in words and len(s.offer) > len(takers) + 1:
        yield Message("loop-position-offer", n=len(s.offer), most=len(takers) + 1)


def waiting_problems(s: LoopState, words: list[str]) -> Iterator[Message]:
    """What lies between two places must have the step that takes it on."""
    if not s.solo and ("deal" in words or "give_card" in words):
        yield Message("loop-position-step", step="deal")
    if words[0] in ("new_turn", "deal", "give_card", "begin_turn", "generate", "activate") and not s.doctor_deck:
        yield Message("loop-position-no-doctor-card")
    if "enter_landing" in words and s.ramps:
        yield Message("loop-position-machine", step="enter_landing", option='machine: "manual"')
    if "order_destroyed" in words and not s.order_destroyed:
        yield Message("loop-position-order", step="order_destroyed", option="order_destroyed")
    agent = s.agents[s.active].id
    negating = s.box.ability_n[agent] if s.box.ability_timing[agent] == AFTER_DROP else 0
    if words.count("negate") > negating:
        yield Message("loop-position-negate", agent=s.box.agent_ids[agent], n=words.count("negate"), most=negating)
    if any(s.drop) and "place_rifts" not in words:
        yield Message("loop-position-loose", what="drop", step="place_rifts")
    if s.offer and "destroy_bonus" not in words:
        yield Message("loop-position-loose", what="offer", step="destroy_bonus")
    if s.limbo and not ("after_action" in words or "order_destroyed" in words):
        yield Message("loop-position-loose", what="limbo", step="after_action")
    if (s.using >= 0 or s.callers) and "after_action" not in words:
        yield Message("loop-position-loose", what="using", step="after_action")
