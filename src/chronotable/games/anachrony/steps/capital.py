"""Chapters 10 and 14: capital actions in their standard form, and the World Council that copies them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.buildable import IMPOSSIBLE, least_water
from chronotable.games.anachrony.steps.construct import Construct
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.modifiers import may_take, water_for_costs
from chronotable.games.anachrony.steps.recruit import Recruit, recruitable
from chronotable.games.anachrony.steps.research import Research, can_research
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    CAPITAL_ACTIONS,
    CONSTRUCT,
    HEXES_EACH,
    NO_TILE,
    NO_WORKER,
    NOTHING,
    RECRUIT,
)
from chronotable.kernel.step import Refusal, Step, Things, refuse


def hexes_each(s: AnachronyState) -> int:
    """Hexes of each capital action: two, or three with four players (ANA-2.1)."""
    return 3 if len(s.players) == 4 else 2  # an opponent makes two (ANA-37.10)


def hex_is_free(s: AnachronyState, hex: int) -> bool:
    """A capital hex that would take an exosuit (ANA-9.4, 10.5)."""
    return s.hexes[hex] < 0 and not s.flipped >> hex & 1


def is_full(s: AnachronyState, action: int) -> bool:
    """Has a capital action no free hex (ANA-14.2, 14.6)?"""
    at = action * HEXES_EACH
    for hex in range(at, at + hexes_each(s)):  # noqa: SIM110  a loop is faster than a generator
        if hex_is_free(s, hex):
            return False
    return True


def capital_water(s: AnachronyState, who: int, action: int, worker: int, placing: int, tile: int) -> int:
    """The least water with which a worker can take a capital action, IMPOSSIBLE if it cannot (ANA-9.11, 9.12)."""
    if action == CONSTRUCT:
        return least_water(s, who, worker, placing, tile, False)
    if action == RECRUIT:
        return 0 if recruitable(s, who, worker) else IMPOSSIBLE
    return 0 if can_research(s, who, worker) else IMPOSSIBLE


def capital_step(action: int, tile: int) -> Step[Any]:
    """The action on a hex with a collapsing tile, or in its standard form (ANA-10.6)."""
    if tile == NO_TILE:
        return STANDARD[action]
    if action == CONSTRUCT:
        return Construct(tile, False, False)
    return Recruit(tile, False) if action == RECRUIT else Research(tile, False)


def why_capital(player: Player, worker: int, action: int) -> Refusal | None:
    """Why a worker cannot take a capital action: never, or not now."""
    if not may_take(player, worker, action):
        rule = ("ANA-11.12", "ANA-12.3", "ANA-13.5")[action]
        return refuse("wrong-worker", rule, worker=worker, space=ref("action", ACTION_TERMS[action]))
    if action == CONSTRUCT:
        return refuse("nothing-to-build", "ANA-9.11")
    return refuse("nobody-to-recruit", "ANA-12.4") if action == RECRUIT else None


def why_action(s: AnachronyState, action: int) -> Refusal | None:
    """Why the worker at work cannot take an action through the World Council or a superproject."""
    if action >= CAPITAL_ACTIONS:
        return refuse("not-capital", "ANA-14.7", action=action)
    return why_capital(s.players[s.acting], s.worker, action)


class ActionChoice(Effect):
    """A capital action is chosen, or nothing."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def apply(self, s: AnachronyState, option: int) -> None:
        if option != NOTHING:
            s.agenda.append(STANDARD[option])

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"action:{ACTION_TERMS[option]}"


class StandardAction(ActionChoice):
    """One of several capital actions, with the placed worker's restrictions and rewards (ANA-10.6, 28.9).

    A building of a pack may leave it to the player whether there is one.
    """

    __slots__ = ("actions", "optional")

    rule: ClassVar[str] = "ANA-10.6"
    nouns: ClassVar[dict[str, str]] = {"optional": "if_optional"}

    def __init__(self, actions: list[int], optional: bool) -> None:
        self.actions = actions
        self.optional = optional

    def options(self, s: AnachronyState) -> list[int]:
        water = water_for_costs(s, s.acting)
        found = [action for action in self.actions
                 if capital_water(s, s.acting, action, s.worker, NO_WORKER, NO_TILE) <= water]  # fmt: skip
        return [*found, NOTHING] if found and self.optional else found

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return self.optional or any(
            capital_water(s, who, action, worker, placing, NO_TILE) <= water for action in self.actions
        )

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return [[STANDARD[action]] for action in self.actions]

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        return why_action(s, given["action"]) if verb == "action" else None


def copyable(s: AnachronyState, who: int, worker: int, placing: int, water: int) -> list[int]:
    """Full capital actions that the worker could take with so much water (ANA-14.2, 14.3)."""
    return [action for action in range(CAPITAL_ACTIONS)
            if is_full(s, action)
            and capital_water(s, who, action, worker, placing, NO_TILE) <= water]  # fmt: skip


class CopyAction(ActionChoice):
    """The World Council copies a full capital action; on the left hex that may be left out (ANA-14.2 to 14.5)."""

    __slots__ = ("optional",)

    rule: ClassVar[str] = "ANA-14.2"

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def options(self, s: AnachronyState) -> list[int]:
        found = copyable(s, s.acting, s.worker, NO_WORKER, water_for_costs(s, s.acting))
        return [*found, NOTHING] if found and self.optional else found

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return [[STANDARD[action]] for action in range(CAPITAL_ACTIONS) if is_full(s, action)]

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb != "action":
            return None
        action: int = given["action"]
        if action < CAPITAL_ACTIONS and not is_full(s, action):
            return refuse("action-has-hex", "ANA-14.2", action=action)
        return why_action(s, action)


STANDARD: Final[list[Step[Any]]] = [
    Construct(NO_TILE, False, False), Recruit(NO_TILE, False), Research(NO_TILE, False),
]  # fmt: skip
COPY_OR_NOT: Final = CopyAction(True)
COPY: Final = CopyAction(False)
