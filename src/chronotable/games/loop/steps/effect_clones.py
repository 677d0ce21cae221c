"""Card effects on clones: push, pull, destroy (LOOP-14.8 to 14.11, 15.6, 15.7, 16.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.clones import (
    CloneGoes,
    clone_key,
    clone_or_super,
    destroy_clone,
    different_clones,
    enter,
)
from chronotable.games.loop.steps.effect import MANY, Effect, amount_record
from chronotable.games.loop.steps.selectors import eras
from chronotable.games.loop.steps.telling import clone_words, tell
from chronotable.games.loop.terms import (
    ADJACENT,
    ANCHORED_CLONES,
    CLONES,
    EACH_ADJACENT,
    ERAS,
    NEXT,
    ON_PUSH,
    PREVIOUS,
    SELECTOR_TERMS,
    SUPER_CLONES,
)

ENOUGH: Final = -1  # the option to stop


class CloneEffect(Effect):
    """Choose clones one after another, at least and at most so many (LOOP-14.16)."""

    __slots__ = ("least", "most", "selector")

    term: ClassVar[str] = ""

    def __init__(self, selector: int, least: int, most: int) -> None:
        self.selector = selector
        self.least = least
        self.most = most

    def candidates(self, s: LoopState) -> list[int]:
        return different_clones(s, eras(s, self.selector))

    def options(self, s: LoopState) -> list[int]:
        found = self.candidates(s)
        if found and self.least <= 0:
            found.append(ENOUGH)
        return found

    def fewer(self) -> tuple[int, int]:
        """How many are left after one more clone."""
        return max(0, self.least - 1), self.most if self.most == MANY else self.most - 1

    def key(self, s: LoopState, option: int) -> str:
        return "done" if option == ENOUGH else clone_key(s, option)

    def parameters(self) -> dict[str, object]:
        return {"era": SELECTOR_TERMS[self.selector], "n": amount_record(self.least, self.most)}


class PushClone(CloneEffect):
    """Choose a clone in the named era; then it is pushed one era either way (LOOP-14.8).

    From each adjacent era: you choose which of the two comes first, since the order of destructions may matter
    (LOOP-8.15, 16.5).
    """

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.8"
    leaves: ClassVar[tuple[str, ...]] = ("push_to", "push_clone push_to", "push_clone push_clone push_to")

    def apply(self, s: LoopState, option: int) -> None:
        if option == ENOUGH:
            return
        least, most = self.fewer()
        selector = self.selector
        if selector == EACH_ADJACENT:
            ahead = s.clone_at[option] == (s.agents[s.you].era + 1) % ERAS
            selector = NEXT if ahead else PREVIOUS
            s.agenda.append(PushClone(PREVIOUS if ahead else NEXT, self.least, self.most))
        if most > 0:
            s.agenda.append(PushClone(selector, least, most))
        s.agenda.append(PUSH_TO[option])

    def parameters(self) -> dict[str, object]:
        return {"from": SELECTOR_TERMS[self.selector], "n": amount_record(self.least, self.most)}


class PushTo(CloneGoes):
    """Where a pushed clone goes; some agents push further (LOOP-14.8, 14.13, 16.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.8"

    def options(self, s: LoopState) -> list[int]:
        at = s.clone_at[self.token]
        found = [(at + 1) % ERAS, (at - 1) % ERAS]
        agent = s.agents[s.you].id
        if s.box.ability_timing[agent] == ON_PUSH and s.you == s.active:
            for distance in range(2, s.box.ability_n[agent] + 1):
                found.append((at + distance) % ERAS)
                found.append((at - distance) % ERAS)
        return found

    def apply(self, s: LoopState, option: int) -> None:
        at = s.clone_at[self.token]
        distance = (option - at) % ERAS
        direction = 1 if distance <= ERAS // 2 else -1
        doom = s.box.clone_destroy[self.token]
        arrived = at
        while arrived != option and arrived != doom:  # it is destroyed on the way through its destroy era
            arrived = (arrived + direction) % ERAS
        if s.witness is not None:
            tell(s, "clone_pushed", words=clone_words(s, self.token), era=at, to=arrived)
        s.arrival = arrived
        enter(s, self.token, arrived)


class PullClone(CloneEffect):
    """Clones of adjacent eras come to yours (LOOP-14.9)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.9"
    leaves: ClassVar[tuple[str, ...]] = ("pull_clone",)

    def __init__(self, least: int, most: int) -> None:
        super().__init__(ADJACENT, least, most)

    def candidates(self, s: LoopState) -> list[int]:
        return different_clones(s, [era for era in eras(s, ADJACENT) if not s.ultra(ANCHORED_CLONES, era)])

    def apply(self, s: LoopState, option: int) -> None:
        if option == ENOUGH:
            return
        least, most = self.fewer()
        if most > 0:
            s.agenda.append(PullClone(least, most))
        era = s.agents[s.you].era
        if s.witness is not None:
            tell(s, "clone_pulled", words=clone_words(s, option), era=s.clone_at[option], to=era)
        enter(s, option, era)

    def parameters(self) -> dict[str, object]:
        return {"n": amount_record(self.least, self.most)}


class DestroyClone(CloneEffect):
    """Chosen clones of the named era go back to the bag (LOOP-14.10)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.10"
    leaves: ClassVar[tuple[str, ...]] = ("destroy_clone",)

    def candidates(self, s: LoopState) -> list[int]:
        return different_clones(s, eras(s, self.selector), destructible=True)

    def apply(self, s: LoopState, option: int) -> None:
        if option == ENOUGH:
            return
        least, most = self.fewer()
        if most > 0:
            s.agenda.append(DestroyClone(self.selector, least, most))
        destroy_clone(s, option)


PUSH_TO = [PushTo(*clone_or_super(token)) for token in range(CLONES + SUPER_CLONES)]
