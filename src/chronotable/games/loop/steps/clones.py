"""Clones appear, travel and are destroyed (LOOP-5.4, 5.5, 14.8 to 14.13, 17.10, 17.11)."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.ending import check_victory
from chronotable.games.loop.steps.missions import happened
from chronotable.games.loop.steps.resume import Resume
from chronotable.games.loop.steps.telling import clone_words, tell
from chronotable.games.loop.terms import (
    CLONES,
    DESTROY_CLONE,
    ERA_TERMS,
    IN_BAG,
    ON_CLONE_DESTROYED,
    OUT_OF_GAME,
)
from chronotable.kernel.step import Step


def generate_clone(s: LoopState) -> None:
    """Draw a token from the bag and put it in its start era; an empty bag gives none (LOOP-5.4, 5.5)."""
    if not s.bag:
        return
    if s.bag_in_order:
        s.bag_in_order -= 1
        s.reveal()
        token = s.bag.pop()
    else:
        token = s.bag.pop(s.below(len(s.bag)))
    s.clone_at[token] = s.box.clone_start[token]
    if s.witness is not None:
        tell(s, "clone_generated", words=clone_words(s, token), era=s.clone_at[token])


def place_super_clones(s: LoopState, n: int) -> None:
    """Random super clones from their pile to their start eras, as many as there are (LOOP-17.10)."""
    for _ in range(min(n, len(s.super_pile))):
        token = s.super_pile.pop()
        s.clone_at[token] = s.box.clone_start[token]
        s.reveal()
        if s.witness is not None:
            tell(s, "clone_generated", words=clone_words(s, token), era=s.clone_at[token])


def clones_in(s: LoopState, era: int) -> int:
    return s.clone_at.count(era)


def different_clones(s: LoopState, eras: list[int], *, destructible: bool = False) -> list[int]:
    """Tokens in these eras, one of each that look alike on the board (LOOP-20.5).

    With `destructible` only those that a "destroy" effect can choose: no super clones (LOOP-17.11).
    """
    found: list[int] = []
    seen: list[int] = []
    destroy = s.box.clone_destroy
    for token, at in enumerate(s.clone_at):
        if at >= 0 and at in eras:
            look = at << 3 | destroy[token]
            if token >= CLONES:
                if destructible:
                    continue
                look |= 1 << 6
            if look not in seen:
                seen.append(look)
                found.append(token)
    return found


def clone_key(s: LoopState, token: int) -> str:
    """A clone by what can be seen of it: its era and the destroy era in its monocle."""
    verb = "clone" if token < CLONES else "super"
    return f"{verb}:{ERA_TERMS[s.clone_at[token]]}:{ERA_TERMS[s.box.clone_destroy[token]]}"


def enter(s: LoopState, token: int, era: int) -> None:
    """A clone gets to an era by movement; in its destroy era it is a paradox and gone (LOOP-14.11)."""
    s.clone_at[token] = era
    if s.box.clone_destroy[token] == era:
        destroy_clone(s, token)


def destroy_clone(s: LoopState, token: int) -> None:
    """Back into the bag, a super clone out of the game; missions and abilities notice (LOOP-9.22, 17.11)."""
    era = s.clone_at[token]
    if token < CLONES:
        s.clone_at[token] = IN_BAG
        s.bag.insert(0, token)
    else:
        s.clone_at[token] = OUT_OF_GAME
    s.destructions += 1
    if s.witness is not None:
        tell(s, "clone_destroyed", words=clone_words(s, token), era=era)
    happened(s, DESTROY_CLONE, era, 1)
    box = s.box
    active = s.agents[s.active].id
    if box.ability_timing[active] == ON_CLONE_DESTROYED and s.destructions >= box.ability_from[active]:
        s.agenda.append(DestructionBonus(era))
    if token >= CLONES:
        check_victory(s)


class DestructionBonus(Step[LoopState]):
    """An ability that each further destroyed clone triggers, inside the running action (LOOP-16.5)."""

    __slots__ = ("era",)

    term: ClassVar[str] = "destruction_bonus"
    rule: ClassVar[str] = "LOOP-16.5"

    def __init__(self, era: int) -> None:
        self.era = era

    def options(self, s: LoopState) -> list[int]:
        return [1, 0]

    def apply(self, s: LoopState, option: int) -> None:
        if option:
            if s.witness is not None:
                tell(s, "ability_used", agent=s.active)
            s.agenda.append(Resume(s.you, s.using, s.last_card, s.arrival, 0))
            s.you = s.active
            s.destruction = self.era
            s.agenda.extend(s.box.ability_effect[s.agents[s.active].id])

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        return "ability" if option else "done"

    def parameters(self) -> dict[str, object]:
        return {"era": ERA_TERMS[self.era]}
