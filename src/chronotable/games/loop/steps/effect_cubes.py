"""Card effects on energy and rifts (LOOP-14.7, 15.10, 15.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.clones import clones_in
from chronotable.games.loop.steps.cubes import (
    add_energy,
    energy_supply,
    removable_rifts,
    remove_rifts,
    return_energy,
)
from chronotable.games.loop.steps.effect import EraChoice
from chronotable.games.loop.steps.selectors import eras, is_each
from chronotable.games.loop.terms import OWN, SELECTOR_TERMS
from chronotable.kernel.step import AUTO

ALL: Final = 99  # more cubes than there are
NOTHING: Final[list[int]] = []


class CubeEffect(EraChoice):
    """An effect that may be chosen for an era where nothing will happen; the options say where (LOOP-8.8)."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def works(self, s: LoopState, era: int) -> bool:
        return True

    def where(self, s: LoopState, selector: int) -> list[int]:
        """Every era that the words allow, if something would happen in one of them."""
        found = eras(s, selector)
        for era in found:
            if self.works(s, era):
                return found
        return NOTHING

    def label_word(self, s: LoopState, option: int) -> str:
        return "" if self.works(s, option) else "era_idle"

    def rule_of(self, s: LoopState, option: int) -> str:
        return self.rule if self.works(s, option) else "LOOP-8.8"


class EraEffect(CubeEffect):
    """An effect in one era, chosen where the words leave a choice, or in each of several."""

    __slots__ = ("each", "n", "selector")

    term: ClassVar[str] = ""

    def __init__(self, selector: int, n: int) -> None:
        self.selector = selector
        self.n = n
        self.each = is_each(selector)

    def parameters(self) -> dict[str, object]:
        return {"era": SELECTOR_TERMS[self.selector], "n": "all" if self.n == ALL else self.n}


class AddEnergy(EraEffect):
    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.7"

    def options(self, s: LoopState) -> list[int]:
        if energy_supply(s) <= 0:
            return NOTHING
        return AUTO if self.each else eras(s, self.selector)

    def apply(self, s: LoopState, option: int) -> None:
        if self.each:
            for era in eras(s, self.selector):
                add_energy(s, era, self.n)
        else:
            add_energy(s, option, self.n)


class RemoveRift(EraEffect):
    __slots__ = ()

    rule: ClassVar[str] = "LOOP-14.7"

    def options(self, s: LoopState) -> list[int]:
        if self.each:
            return AUTO
        if self.selector == OWN:
            era = s.agents[s.you].era
            return [era] if s.rifts[era] else NOTHING
        return self.where(s, self.selector)

    def works(self, s: LoopState, era: int) -> bool:
        return removable_rifts(s, era) > 0

    def apply(self, s: LoopState, option: int) -> None:
        if self.each:
            for era in eras(s, self.selector):
                remove_rifts(s, era, self.n)
        else:
            remove_rifts(s, option, self.n)


ENERGY: Final = 0
RIFT: Final = 1
CLONE: Final = 2
ELEMENT_TERMS: Final = ["energy", "rift", "clone"]


class Match(CubeEffect):
    """Add or remove one element until its number equals another's, in that direction only (LOOP-15.11)."""

    __slots__ = ("adding", "element", "selector", "to")

    rule: ClassVar[str] = "LOOP-15.11"

    def __init__(self, element: int, to: int, selector: int, adding: bool) -> None:
        self.element = element
        self.to = to
        self.selector = selector
        self.adding = adding

    def options(self, s: LoopState) -> list[int]:
        if self.adding and energy_supply(s) <= 0:
            return NOTHING
        return self.where(s, self.selector)

    def works(self, s: LoopState, era: int) -> bool:
        if self.difference(s, era) <= 0:
            return False
        return self.adding or (removable_rifts(s, era) > 0 if self.element == RIFT else s.energy[era] > 0)

    def difference(self, s: LoopState, era: int) -> int:
        more = count(s, self.to, era) - count(s, self.element, era)
        return more if self.adding else -more

    def apply(self, s: LoopState, option: int) -> None:
        n = self.difference(s, option)
        if self.element == RIFT:
            remove_rifts(s, option, n)
        elif self.adding:
            add_energy(s, option, n)
        else:
            return_energy(s, option, n)

    def parameters(self) -> dict[str, object]:
        return {
            "element": ELEMENT_TERMS[self.element],
            "to": ELEMENT_TERMS[self.to],
            "era": SELECTOR_TERMS[self.selector],
            "direction": "add" if self.adding else "remove",
        }


def count(s: LoopState, element: int, era: int) -> int:
    if element == ENERGY:
        return s.energy_in(era)
    return s.rifts[era] if element == RIFT else clones_in(s, era)
