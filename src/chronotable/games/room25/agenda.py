"""What can be pending in a described position: the rest of a round, and nothing that could not have come about.

A round is always the same sequence of steps (R25-6.1), so in each phase an agenda is an end piece of it with, on top,
what the running step has added: the choices of an action, of the room that was entered, of a card that was drawn.
Whoever lets a step push something new adds it here: otherwise real positions can no longer be described.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.agenda_steps import fits_the_table, programming_problems
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.programming import first_of
from chronotable.games.room25.steps.round import CARDS_PER_ROUND
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.laws import either
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

PASSES: Final = (terms.FIRST_PASS, terms.SECOND_PASS, terms.ADRENALINE_PASS)
BETWEEN_TURNS: Final = ("turn", "pass", "round_cards", "count_down")  # the next step when nobody is at it


# What a room, a robot or a card asks, one thing at a time; those who have looked together are asked in turn.
ASKED: Final = either(
    f"{word} "
    for word in (
        "acid_order", "after_look", "illusion", "move_lock", "moving_room", "panic_crowd", "panic_swap", "refuse",
        "remind", "robot_move", "robot_order", "robot_push", "robot_push_to", "room_slide", "tunnel", "vision",
        "(?:(?:remind |after_look )?(?:announce )*announce)",
    )
)  # fmt: skip
# What a card does to one after the other; whom it moves may enter an A.B.M. room, which draws the next card.
BY_CARDS: Final = (
    "(?:bring_robot |lock_beside |panic |panic_arrival |(?:chaos_push )*chaos_tunnels |chaos_tunnel |draw_card )*"
)
BY_ABILITY: Final = either(
    ["call ", "(?:decline )?called ", "carry ", "carry_to ", "hack_building ", "reactivate ", "sabotage_robot "]
)
TOKEN: Final = f"(?:remind )?{either(terms.TOKEN_TERMS)} "
RUNNING_ACTION: Final = f"(?:{either([TOKEN, 'push_to ', BY_ABILITY, f'{ASKED}?{BY_CARDS}'])}(?:after_action )?)"
FREE: Final = "(?:remind )?free_action "
ACTION: Final = {
    terms.FIRST_PASS: either([FREE, "(?:remind )?play_or_wait ", RUNNING_ACTION]),
    terms.SECOND_PASS: f"(?:{either([FREE, RUNNING_ACTION])}last_moment )?deadline ",
    terms.ADRENALINE_PASS: f"{either(['(?:remind )?adrenaline (?:after_action )?', RUNNING_ACTION])}last_moment ",
}


@cache
def shape(phase: int, draws: bool, madness: bool) -> re.Pattern[str]:
    """What is pending in a phase, the next step first, in a game that draws cards every round or does not."""
    card = "round_cards " if madness else ""
    after = {terms.ADRENALINE_PASS: "count_down "}
    after[terms.SECOND_PASS] = f"{at('pass', terms.ADRENALINE_PASS)} {after[terms.ADRENALINE_PASS]}"
    after[terms.FIRST_PASS] = f"{at('pass', terms.SECOND_PASS)} {after[terms.SECOND_PASS]}"
    passes = f"{at('pass', terms.FIRST_PASS)} {card}{after[terms.FIRST_PASS]}"
    programming = f"program_all {card}{passes}"
    shapes = {
        terms.CLUE_PHASE: ["(?:clues |(?:announce )?(?:clue )*)round "],
        terms.CARDS_PHASE: ["round ", programming],
        terms.PROGRAMMING: [programming, f"(?:(?:simultaneously )?programming_done )?{card}{passes}"],
        terms.COUNTDOWN: ["count_down ", "round "],
    }
    if draws:
        drawn = [passes, after[terms.FIRST_PASS]] if madness else [programming]
        shapes[terms.CARDS_PHASE] += [f"{ASKED}?{BY_CARDS}{either(drawn)}"]
    for number in PASSES:
        between = card if number == terms.FIRST_PASS else ""
        shapes[number] = [f"(?:{ACTION[number]})?(?:{at('turn', number)} )*{between}{after[number]}"]
    return re.compile(either(shapes[phase]))


def word_of(step: Step[Any]) -> str:
    """A step's word; passes and turns are told apart by their phase."""
    return at(step.term, step.parameters()["phase"]) if step.term in ("pass", "turn") else step.term


def at(term: str, phase: int) -> str:
    return f"{term}:{terms.PHASE_TERMS[phase]}"


def fields_of(steps: list[Step[Any]], term: str) -> list[dict[str, Any]]:
    """The fields of the pending steps of one kind."""
    return [step.parameters() for step in steps if step.term == term]


def agenda_problems(s: Room25State) -> Iterator[Message]:
    """Why what is pending cannot be, given the phase and all that lies on the table."""
    steps = whole_agenda(s)
    if s.ending:
        if steps:
            yield Message("room25-position-agenda-over")
        return
    words = [word_of(step) for step in steps]
    madness = s.settings.difficulty == "madness"
    draws = s.settings.mode in (terms.COOPERATION, terms.SOLO) and s.settings.season2
    if shape(s.phase, draws, madness).fullmatch("".join(f"{word} " for word in words)) is None:
        yield Message("room25-position-agenda", phase=terms.PHASE_TERMS[s.phase], found=words or ["-"])
        return
    yield from card_problems(s, steps, madness)
    yield from clue_problems(s, steps)
    yield from turn_problems(s, steps)
    yield from programming_problems(s, steps)
    for step in steps:
        if not fits_the_table(s, step):
            yield Message("room25-position-pending", step=step.term)


def card_problems(s: Room25State, steps: list[Step[Any]], madness: bool) -> Iterator[Message]:
    """The cards of the round are drawn in their own phase, the others by those who entered an A.B.M. room."""
    of_round = 1 if madness else CARDS_PER_ROUND
    pending = [fields for fields in fields_of(steps, "draw_card") if not fields["entered"]]
    if len(pending) > (of_round if s.phase == terms.CARDS_PHASE else 0):
        yield Message("room25-position-draws", n=len(pending), phase=terms.PHASE_TERMS[s.phase])
    if [fields for fields in fields_of(steps, "round_cards") if fields["n"] != of_round]:
        yield Message("room25-position-pending", step="round_cards")


def clue_problems(s: Room25State, steps: list[Step[Any]]) -> Iterator[Message]:
    """Starting clues are given in player order (R25-3.9)."""
    takers = [fields["figure"] for fields in fields_of(steps, "clue")]
    everyone = [first_of(s, seat) for seat in dict.fromkeys(s.figures[figure].seat for figure in s.order)]
    if takers != everyone[len(everyone) - len(takers) :]:
        yield Message("room25-position-turns", found=characters(s, takers), order=characters(s, everyone))


def turn_problems(s: Room25State, steps: list[Step[Any]]) -> Iterator[Message]:
    """The turns to come are the rest of the order; whoever acts comes right before them (R25-6.2)."""
    coming = [fields["figure"] for fields in fields_of(steps, "turn")]
    begun = len(s.turn_order) - len(coming)
    if coming != s.turn_order[max(begun, 0) :]:
        yield Message("room25-position-turns", found=characters(s, coming), order=characters(s, s.turn_order))
        return
    if s.acting not in may_act(s, steps, begun):
        yield Message("room25-position-acting", found=characters(s, [s.acting]), phase=terms.PHASE_TERMS[s.phase])


def may_act(s: Room25State, steps: list[Step[Any]], begun: int) -> list[int]:
    """Whose turn it can be, -1 for nobody's, with the turns from number `begun` on to come."""
    last = s.turn_order[begun - 1 : begun]
    if s.phase in PASSES:
        if steps[0].term in BETWEEN_TURNS:
            return [-1, *last, *s.turn_order[begun : begun + 1]]
        return last
    if s.phase == terms.CARDS_PHASE and s.settings.difficulty == "madness":
        return [-1, *s.turn_order[-1:]]  # the last one of the first pass
    return [-1]


def characters(s: Room25State, figures: list[int]) -> list[str]:
    return [terms.CHARACTER_TERMS[s.figures[figure].id] if figure >= 0 else "-" for figure in figures] or ["-"]
