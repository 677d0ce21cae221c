"""What can be left of a card or an ability that is being used: its effects in their order, the first ones done.

A card is a program (see `chronotable.games.loop.vocabulary`), so all that is pending over it follows from its data.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.effect import Effect, Program
from chronotable.games.loop.terms import ON_CLONE_DESTROYED, OWN_ACTION
from chronotable.kernel.step import Step, of_kind
from chronotable.kernel.under_way import Rest

FOR_EACH: Final = "each_player"
BONUS: Final = "destruction_bonus"  # stands over whatever has destroyed a clone (LOOP-16.5)


def is_rest_of_use(s: LoopState, steps: list[Step[Any]]) -> bool:
    """Are these, the next one first, the rest of what is in use, and of all inside which it is used?"""
    using = s.using
    part: list[Step[Any]] = []
    for step in steps:
        if step.term == "resume":
            if not is_rest_of(s, using, part, inside=True):
                return False
            using, part = step.parameters()["using"], []
        else:
            part.append(step)
    return is_rest_of(s, using, part, inside=False)


def is_rest_of(s: LoopState, using: int, part: list[Step[Any]], *, inside: bool) -> bool:
    """Is this the rest of one card, or of the active agent's ability; `inside`: does it lead back to another?"""
    rest = Rest(s, [step for step in part if step.term != BONUS])
    for program in programs_in_use(s, using):
        if any(rest.is_of(begun) for begun in [program, *(blocks_for_each(program) if inside else ())]):
            return True
    return not part


def programs_in_use(s: LoopState, using: int) -> Iterator[Program]:
    if using >= 0:
        yield s.box.card_program[using]
    agent = s.agents[s.active].id
    if s.box.ability_timing[agent] in (OWN_ACTION, ON_CLONE_DESTROYED):
        yield s.box.ability_effect[agent]


def blocks_for_each(program: Program) -> Iterator[Program]:
    """What every player carries out, wherever it stands in a program."""
    for step in of_kind(program, Effect):
        for block in step.blocks():
            if step.term == FOR_EACH:
                yield block
            yield from blocks_for_each(block)
