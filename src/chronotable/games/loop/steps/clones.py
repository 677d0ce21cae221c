"""Clones appear, travel and are destroyed (LOOP-5.4, 5.5, 14.8 to 14.13, 17.10, 17.11)."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.effect import EraChoice
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
from chronotable.kernel.step import Step, Things


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


def clone_or_super(token: int) -> tuple[int, int]:
    """A token as a clone and as a Supa Clone: what it is not is -1."""
    return (token, -1) if token < CLONES else (-1, token)


class CloneGoes(EraChoice):
    """Where a chosen clone goes.  Tokens with the same two eras may be a clone and a Supa Clone: it is one of both."""

    __slots__ = ("clone", "super_clone", "token")

    term: ClassVar[str] = ""
    derived: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, clone: int, super_clone: int) -> None:
        self.clone = clone
        self.super_clone = super_clone
        self.token = clone if super_clone < 0 else super_clone

    def can_be(self, s: LoopState) -> bool:
        return (self.clone < 0) != (self.super_clone < 0) and s.clone_at[self.token] >= 0


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


def ability_things(s: LoopState) -> Things:
    """What the label of the active agent's ability tells of it."""
    return {"ability": s.box.ability_text[s.agents[s.active].id]}


def ability_element(s: LoopState) -> str:
    return f"ability:{s.box.agent_ids[s.agents[s.active].id]}"


class DestructionBonus(Step[LoopState]):
    """An ability that each further destroyed clone triggers, inside the running action (LOOP-16.5)."""

    __slots__ = ("era",)

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

    def label_things(self, s: LoopState, option: int) -> Things:
        return ability_things(s)

    def elements(self, s: LoopState, option: int) -> list[str]:
        return [ability_element(s)]

    def can_be(self, s: LoopState) -> bool:
        return s.box.ability_timing[s.agents[s.active].id] == ON_CLONE_DESTROYED
