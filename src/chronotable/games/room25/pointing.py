"""What a person may mean by pointing at a board element: so that every click has an answer.

Only the seat's own question is looked at: the keys tell nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.characters import ABILITY_TERMS
from chronotable.games.room25.steps.robots import ORDER_TERMS
from chronotable.games.room25.terms import CELL_TERMS, CHARACTER_TERMS, LINE_TERMS, ROBOTS, SIZE, TOKEN_TERMS
from chronotable.games.room25.text import option
from chronotable.kernel.engine import pending

Keys = list[str]


def keys_at(s: Room25State, seat: int, target: str) -> tuple[str, ...]:
    """Offered keys that point there come first, then answers to the open question, then other questions' ones."""
    step = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
    offered = [] if step is None else [option(s, step, number) for number in step.options(s)]
    kind, _, id = target.partition(":")
    meant = MEANINGS[kind](id) if kind in MEANINGS else []
    verbs = [verb_of(shown.key) for shown in offered]
    fitting = [key for key in meant if verb_of(key) in verbs]
    keys = [*(shown.key for shown in offered if target in shown.targets), *fitting, *meant]
    return tuple(dict.fromkeys(keys))


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def of_room(id: str) -> Keys:
    return [f"{verb}:{id}" for verb in ("move", "look", "room")] if id in CELL_TERMS else []


def of_character(id: str) -> Keys:
    return [f"push:{id}", f"character:{id}"] if id in CHARACTER_TERMS else []


def of_token(id: str) -> Keys:
    return [f"program:{id}", f"token:{id}"] if id in TOKEN_TERMS else []


def of_program(id: str) -> Keys:
    return [f"program:{id}"] if all(token in TOKEN_TERMS for token in id.split(":")) else []


def of_ability(id: str) -> Keys:
    return [f"ability:{id}"] if id in ABILITY_TERMS else []


def of_line(id: str) -> Keys:
    if id not in LINE_TERMS:
        return []
    ways = ("left", "right") if LINE_TERMS.index(id) < SIZE else ("up", "down")
    return [f"slide:{id}:{way}" for way in ways]


def of_arrow(id: str) -> Keys:
    line, _, way = id.partition(":")
    return [key for key in of_line(line) if key == f"slide:{line}:{way}"]


def of_robot(id: str) -> Keys:
    if id not in [str(robot + 1) for robot in range(ROBOTS)]:
        return []
    return [*(f"robot:{id}:{order}" for order in ORDER_TERMS), f"destroy:{id}", f"bring:{id}"]


def of_adrenaline(id: str) -> Keys:
    return ["adrenaline:yes"] if id in CHARACTER_TERMS else []


def of_reminder(id: str) -> Keys:
    return ["remind"] if id in CHARACTER_TERMS else []


def of_role(id: str) -> Keys:
    return ["show_role"] if id in CHARACTER_TERMS else []


MEANINGS: Final[dict[str, Callable[[str], Keys]]] = {
    "ability": of_ability,
    "adrenaline": of_adrenaline,
    "character": of_character,
    "line": of_line,
    "program": of_program,
    "reminder": of_reminder,
    "robot": of_robot,
    "role": of_role,
    "room": of_room,
    "slide": of_arrow,
    "token": of_token,
}
