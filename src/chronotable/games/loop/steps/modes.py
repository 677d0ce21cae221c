"""Chapter 17: what the modes add to a running game."""

from __future__ import annotations

from typing import Any, ClassVar

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.clones import place_super_clones
from chronotable.games.loop.steps.cubes import spend_energy
from chronotable.games.loop.steps.ending import check_victory
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import SUPER_CLONES
from chronotable.kernel.step import Step


def level_record(s: LoopState) -> dict[str, Any]:
    """The numbers of the mode at this level."""
    record: dict[str, Any] = s.box.modes[s.mode]["difficulty"][s.level]
    return record


def super_clones_to_come(s: LoopState) -> int:
    """How many super clones have not appeared by this cycle (LOOP-17.10)."""
    appeared: int = sum(level_record(s).get("super_clones_per_cycle", [])[: s.cycle + 1])
    return max(0, SUPER_CLONES - appeared)


def ultra_cards_so_far(s: LoopState) -> int:
    """How many ultramachine cards have been revealed by this cycle, discarded ones included (LOOP-17.12)."""
    record = level_record(s)
    revealed: int = record.get("initial_cards", 0) + s.cycle * record.get("cards_per_new_cycle", 0)
    return min(revealed, len(s.box.ultra_ids))


def new_cycle(s: LoopState) -> None:
    """Super clones appear, the ultramachine grows (LOOP-17.10, 17.12)."""
    record = level_record(s)
    if "super_clones_per_cycle" in record:
        place_super_clones(s, record["super_clones_per_cycle"][s.cycle])
    if "cards_per_new_cycle" in record:
        reveal_ultra_cards(s, record["cards_per_new_cycle"])


def reveal_ultra_cards(s: LoopState, n: int) -> None:
    """Revealed ultramachine cards act until they are discarded (LOOP-17.12)."""
    for _ in range(min(n, len(s.ultra_deck))):
        card = s.ultra_deck.pop()
        s.ultra_row.append(card)
        s.reveal()
        if s.witness is not None:
            tell(s, "ultra_revealed", ultra=card, era=s.box.ultra_era[card])


def dismantle_cost(s: LoopState) -> int:
    cost: int = level_record(s).get("dismantle_cost", 0)
    return cost


def dismantle(s: LoopState) -> None:
    """Pay, remove the centrifuge of your era, leave eternal energy in its place (LOOP-17.9)."""
    era = s.agents[s.active].era
    spend_energy(s, era, dismantle_cost(s))
    s.centrifuge[era] = False
    s.dismantled += 1
    s.eternal[era] += 1
    if s.witness is not None:
        tell(s, "centrifuge_dismantled", agent=s.active, era=era)
    check_victory(s)


class DiscardUltra(Step[LoopState]):
    """After an archived tile one revealed ultramachine card goes (LOOP-17.12)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-17.12"

    def options(self, s: LoopState) -> list[int]:
        return s.ultra_row.copy()

    def apply(self, s: LoopState, option: int) -> None:
        s.ultra_row.remove(option)
        if s.witness is not None:
            tell(s, "ultra_discarded", ultra=option, era=s.box.ultra_era[option])

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        return f"ultra:{s.box.ultra_ids[option]}"


DISCARD_ULTRA = DiscardUltra()
