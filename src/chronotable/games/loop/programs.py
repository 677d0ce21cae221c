"""What can be left of a card or an ability that is being used: its effects in their order, the first ones done.

A card is a program (see `chronotable.games.loop.effects`), so all that is pending over it follows from its data.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.loop.effects import blocks, compile_block
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.effect_flow import Program
from chronotable.games.loop.terms import ON_CLONE_DESTROYED, OWN_ACTION
from chronotable.kernel.step import Step

# What is left of an effect that has begun, beside itself with fewer to go.
UNDER_WAY: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "destroy_clone": (("destroy_clone",),),
    "let_agent_use": (("use_own",),),
    "lose_card": (("lose_card",),),
    "move_agent": (("move_agent_to",),),
    "move_self": (("carry_clone",), ("drop_clone",)),
    "pull_clone": (("pull_clone",),),
    "push_clone": (
        ("push_clone",), ("push_clone", "push_clone"), ("push_to",), ("push_to", "push_clone"),
        ("push_to", "push_clone", "push_clone"),
    ),
    "ready": (("ready",),),
}  # fmt: skip
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
    found = "".join(line(step) for step in part if step.term != BONUS)
    for program in programs_in_use(s, using):
        shapes = [rest(program[::-1])]
        if inside:
            shapes += [rest(block[::-1]) for block in blocks_for_each(program)]
        if re.fullmatch("|".join(shapes), found):
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
    for step in program:
        for block in blocks_of(step):
            if step.term == FOR_EACH:
                yield block
            yield from blocks_for_each(block)


def blocks_of(step: Step[Any]) -> list[Program]:
    """The programs inside an effect, by its data."""
    return [compile_block(block) for block in blocks({step.term: step.parameters().get("block")})]


def rest(steps: list[Step[Any]]) -> str:
    """A pattern of what is left of effects in their order, down to nothing."""
    shapes = [""]
    following = ""
    for step in reversed(steps):
        shapes += [shape + following for shape in begun(step)]
        following = re.escape(line(step)) + following
        shapes.append(following)
    return "(?:" + "|".join(shapes) + ")"


def begun(step: Step[Any]) -> Iterator[str]:
    """Patterns of what is left of an effect under way."""
    for words in UNDER_WAY.get(step.term, ()):
        yield "".join(rf"{word} .*\n" for word in words)
    if step.term == FOR_EACH:
        yield rf"{step.term} .*\n"
    else:
        yield from (rest(block[::-1]) for block in blocks_of(step))


def line(step: Step[Any]) -> str:
    """A step as text, equal for equal steps."""
    return f"{step.term} {json.dumps(step.parameters(), sort_keys=True)}\n"
