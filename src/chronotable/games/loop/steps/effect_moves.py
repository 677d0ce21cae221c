"""Card effects that move pawns, and clones carried along (LOOP-14.4 to 14.6, 14.12, 14.13, 15.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.actions import move_pawn
from chronotable.games.loop.steps.clones import CloneGoes, clone_key, clone_or_super, different_clones, enter
from chronotable.games.loop.steps.effect import Effect, EraChoice, amount_record
from chronotable.games.loop.steps.selectors import eras
from chronotable.games.loop.steps.telling import agent_word, clone_words, tell
from chronotable.games.loop.terms import ANCHORED_CLONES, CARRY_TERMS, ERAS, SELECTOR_TERMS

NO_CLONE: Final = -1
NO_SELECTOR: Final = -1
CARRY_NONE: Final = 0
CARRY_FROM_VORTEX: Final = 2


class Route:
    """How far a move goes: so many steps one way, or to an era by its selector."""

    __slots__ = ("least", "most", "selector")

    def __init__(self, least: int, most: int, selector: int) -> None:
        self.least = least
        self.most = most
        self.selector = selector

    def destinations(self, s: LoopState, origin: int) -> list[int]:
        if self.selector != NO_SELECTOR:
            return eras(s, self.selector)
        found: list[int] = []
        for distance in range(self.least, self.most + 1):
            found.append((origin + distance) % ERAS)
            found.append((origin - distance) % ERAS)
        return found

    def record(self) -> dict[str, object]:
        if self.selector != NO_SELECTOR:
            return {"to": SELECTOR_TERMS[self.selector]}
        return {"steps": amount_record(self.least, self.most)}


class MoveSelf(EraChoice):
    """Move your pawn; you may carry a clone along (LOOP-14.4, 14.5, 14.12)."""

    __slots__ = ("carry", "route")

    rule: ClassVar[str] = "LOOP-14.4"
    leaves: ClassVar[tuple[str, ...]] = ("carry_clone", "drop_clone")

    def __init__(self, route: Route, carry: int = CARRY_NONE) -> None:
        self.route = route
        self.carry = carry

    def options(self, s: LoopState) -> list[int]:
        return self.route.destinations(s, s.agents[s.you].era)

    def apply(self, s: LoopState, option: int) -> None:
        origin = s.agents[s.you].era
        move_pawn(s, s.you, option)
        if self.carry != CARRY_NONE:
            s.agenda.append(Carry(origin, option, self.carry))

    def parameters(self) -> dict[str, object]:
        record = self.route.record()
        if self.carry != CARRY_NONE:
            record["carry"] = {"pickup": CARRY_TERMS[self.carry]}
        return record


def path(origin: int, destination: int) -> list[int]:
    """The eras of a move, from the one left to the one reached; the shorter way round is the way taken."""
    distance = (destination - origin) % ERAS
    direction = 1 if distance <= ERAS // 2 else -1
    return [(origin + direction * step) % ERAS for step in range(min(distance, ERAS - distance) + 1)]


class Carry(Effect):
    """You may take one clone from an era you leave or pass (LOOP-14.12)."""

    __slots__ = ("destination", "origin", "pickup")

    term: ClassVar[str] = "carry_clone"
    rule: ClassVar[str] = "LOOP-14.12"

    def __init__(self, origin: int, destination: int, pickup: int) -> None:
        self.origin = origin
        self.destination = destination
        self.pickup = pickup

    def options(self, s: LoopState) -> list[int]:
        pickups = [
            era
            for era in path(self.origin, self.destination)[:-1]
            if (self.pickup != CARRY_FROM_VORTEX or s.vortex[era]) and not s.ultra(ANCHORED_CLONES, era)
        ]
        found = different_clones(s, pickups)
        return [*found, NO_CLONE] if found else []

    def apply(self, s: LoopState, option: int) -> None:
        if option != NO_CLONE:
            clone, super_clone = clone_or_super(option)
            s.agenda.append(DropClone(clone, super_clone, self.destination))

    def key(self, s: LoopState, option: int) -> str:
        return "done" if option == NO_CLONE else clone_key(s, option)

    def can_be(self, s: LoopState) -> bool:
        return self.destination == s.agents[s.you].era


class DropClone(CloneGoes):
    """Where on the rest of the move the carried clone is left; its destroy era ends its ride (LOOP-14.13)."""

    __slots__ = ("destination",)

    rule: ClassVar[str] = "LOOP-14.12"

    def __init__(self, clone: int, super_clone: int, destination: int) -> None:
        super().__init__(clone, super_clone)
        self.destination = destination

    def options(self, s: LoopState) -> list[int]:
        found: list[int] = []
        for era in path(s.clone_at[self.token], self.destination)[1:]:
            found.append(era)
            if era == s.box.clone_destroy[self.token]:
                break
        return found

    def apply(self, s: LoopState, option: int) -> None:
        if s.witness is not None:
            tell(s, "clone_carried", words=clone_words(s, self.token), era=s.clone_at[self.token], to=option)
        enter(s, self.token, option)

    def can_be(self, s: LoopState) -> bool:
        return super().can_be(s) and self.destination == s.agents[s.you].era


def other_agents(s: LoopState) -> list[int]:
    return [number for number in range(len(s.agents)) if number != s.you]


class AgentEffect(Effect):
    """An effect that begins with the choice of an agent (LOOP-14.3)."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def options(self, s: LoopState) -> list[int]:
        return other_agents(s)

    def key(self, s: LoopState, option: int) -> str:
        return f"agent:{agent_word(s, option)}"


class MoveAgent(AgentEffect):
    """Move another, or any, agent (LOOP-14.3, 14.4)."""

    __slots__ = ("anyone", "route")

    rule: ClassVar[str] = "LOOP-14.4"
    leaves: ClassVar[tuple[str, ...]] = ("move_agent_to",)

    def __init__(self, anyone: bool, route: Route) -> None:
        self.anyone = anyone
        self.route = route

    def options(self, s: LoopState) -> list[int]:
        return list(range(len(s.agents))) if self.anyone else other_agents(s)

    def apply(self, s: LoopState, option: int) -> None:
        s.agenda.append(MoveAgentTo(option, self.route))

    def parameters(self) -> dict[str, object]:
        return {"who": "any" if self.anyone else "other", **self.route.record()}


class MoveAgentTo(EraChoice):
    """Where the chosen agent goes."""

    __slots__ = ("agent", "route")

    rule: ClassVar[str] = "LOOP-14.4"

    def __init__(self, agent: int, route: Route) -> None:
        self.agent = agent
        self.route = route

    def options(self, s: LoopState) -> list[int]:
        return self.route.destinations(s, s.agents[self.agent].era)

    def apply(self, s: LoopState, option: int) -> None:
        move_pawn(s, self.agent, option)

    def parameters(self) -> dict[str, object]:
        return {"agent": self.agent, **self.route.record()}


class SwapAgents(AgentEffect):
    """You and another agent exchange places (LOOP-14.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.6"

    def apply(self, s: LoopState, option: int) -> None:
        you = s.agents[s.you]
        other = s.agents[option]
        you.era, other.era = other.era, you.era
        if s.witness is not None:
            tell(s, "agents_swapped", agent=s.you, other=option)

    def parameters(self) -> dict[str, object]:
        return {"with": "other"}
