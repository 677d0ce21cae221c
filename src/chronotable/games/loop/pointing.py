"""What a person may mean by pointing at a board element: the keys of options, offered or not, the likeliest first.

The elements have the names that options give as their targets (`text.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import ERA_TERMS, ERAS
from chronotable.games.loop.text import option


def keys_at(s: LoopState, seat: int, target: str) -> tuple[str, ...]:
    """Offered keys that point there, then other answers to the open question, then what else is done there."""
    kind, *parts = target.split(":")
    meant = MEANT[kind](s, parts) if kind in MEANT else []
    offered = [] if s.step is None or s.step.seat(s) != seat else [option(s, s.step, number) for number in s.options]
    verbs = {verb_of(shown.key) for shown in offered}
    fitting = [key for key in meant if verb_of(key) in verbs]
    keys = [*(shown.key for shown in offered if target in shown.targets), *fitting, *meant]
    return tuple(dict.fromkeys(keys))


def verb_of(key: str) -> str:
    return key.split(":")[0]


def at_era(s: LoopState, parts: list[str]) -> list[str]:
    """A neighbour is a place to move to; any era may be asked for by an effect."""
    id = parts[0] if parts else ""
    if id not in ERA_TERMS:
        return []
    away = (ERA_TERMS.index(id) - s.agents[s.active].era) % ERAS
    direction = {1: "next", ERAS - 1: "previous"}.get(away, id)
    moves = [f"move:{direction}", f"free:{direction}"] if away else ["dismantle"]
    return [*moves, f"era:{id}", f"negate:{id}"]


def at_card(s: LoopState, parts: list[str]) -> list[str]:
    """A card of the hand is played, one that lies out is taken; effects do other things with both."""
    id = ":".join(parts)
    number = s.box.numbers.get(f"card:{id}", -1)
    in_play = [f"take:{id}", f"use:{id}", f"destroy:{id}"]
    in_hand = [f"play:{id}", f"use:{id}", f"ready:{id}", f"discard:{id}", f"destroy:{id}"]
    return in_play if number in s.available or number in s.offer else in_hand


def at_agent(s: LoopState, parts: list[str]) -> list[str]:
    return [f"agent:{':'.join(parts)}"]


def at_clone(s: LoopState, parts: list[str]) -> list[str]:
    return [f"clone:{':'.join(parts)}"]


def at_super_clone(s: LoopState, parts: list[str]) -> list[str]:
    return [f"super:{':'.join(parts)}"]


def at_mission(s: LoopState, parts: list[str]) -> list[str]:
    id = ":".join(parts)
    return [f"damage:{id}", f"archive:{id}"]


def at_dimension(s: LoopState, parts: list[str]) -> list[str]:
    return [f"loop:{':'.join(parts)}"]


def at_machine_card(s: LoopState, parts: list[str]) -> list[str]:
    return [f"ultra:{':'.join(parts)}"]


def at_centrifuge(s: LoopState, parts: list[str]) -> list[str]:
    return ["dismantle"]


def at_battery(s: LoopState, parts: list[str]) -> list[str]:
    return ["free:next", "free:previous"]


def at_ability(s: LoopState, parts: list[str]) -> list[str]:
    return ["ability"]


MEANT: Final[dict[str, Callable[[LoopState, list[str]], list[str]]]] = {
    "ability": at_ability,
    "agent": at_agent,
    "battery": at_battery,
    "card": at_card,
    "centrifuge": at_centrifuge,
    "clone": at_clone,
    "dimension": at_dimension,
    "era": at_era,
    "mission": at_mission,
    "super": at_super_clone,
    "ultra": at_machine_card,
}
