"""Chapters 5 and 6: the doctor phase, the machine, and vortices."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cards import cards_available, destroy_cards, make_available
from chronotable.games.loop.steps.clones import generate_clone
from chronotable.games.loop.steps.cubes import return_energy, rift_supply
from chronotable.games.loop.steps.ending import finish
from chronotable.games.loop.steps.missions import reveal_missions, watch_missions
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import (
    AFTER_DROP,
    CLONES,
    CUBES,
    DOCTOR,
    ENERGY_LEAK,
    ERA_TERMS,
    ERAS,
    EXTRA_RIFT,
    FOURTH_VORTEX,
    MEGA_RIFT_SLOTS,
    RIFT_SLOTS,
    SECOND_VORTEX,
    VORTEX_TILES,
)
from chronotable.kernel.step import Step

RIFTS_PER_DROP: Final = 2
LANES: Final = 3  # previous, doctor, next
NO_CUBE: Final = LANES


def lane_era(s: LoopState, lane: int) -> int:
    """The era below a ramp of the machine (LOOP-5.10)."""
    return (s.doctor + lane - 1) % ERAS


class Generate(Step[LoopState]):
    """Step A: clones, then cards, as many as the cycle space shows (LOOP-5.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-5.3"

    def apply(self, s: LoopState, option: int) -> None:
        s.phase = DOCTOR
        if s.ultra_row:
            for era in range(ERAS):
                return_energy(s, era, s.ultra(ENERGY_LEAK, era))
        for _ in range(s.box.cycle_clones[s.cycle]):
            generate_clone(s)
        for _ in range(s.box.cycle_cards[s.cycle]):
            make_available(s, by_effect=False)


class Activate(Step[LoopState]):
    """Step B: the doctor's next card turns the machine, and rifts are dropped (LOOP-5.8, 5.9)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-5.8"

    def apply(self, s: LoopState, option: int) -> None:
        era = s.doctor_deck.pop()
        s.doctor_row.append(era)
        s.doctor = era
        s.reveal()
        if s.witness is not None:
            tell(s, "doctor_moved", era=era)
        if s.centrifuge[era]:
            return_energy(s, era, CUBES)
        cubes = min(cubes_to_drop(s), rift_supply(s))
        s.agenda.append(PLACE_RIFTS)
        agent = s.agents[s.active].id
        if s.box.ability_timing[agent] == AFTER_DROP:
            for _ in range(s.box.ability_n[agent]):
                s.agenda.append(NEGATE)
        if s.ramps:
            s.drop = [0, 0, 0]
            for _ in range(cubes):
                s.drop[landing(s)] += 1
            tell_drop(s)
        else:
            s.agenda.append(EnterLanding(cubes))


def cubes_to_drop(s: LoopState) -> int:
    """Two, one for each clone at the doctor's (two for a super clone), and what the machine adds (LOOP-5.9, 17.11)."""
    era = s.doctor
    super_clones = s.clone_at[CLONES:].count(era)
    return RIFTS_PER_DROP + s.clone_at.count(era) + super_clones + s.ultra(EXTRA_RIFT, era)


def landing(s: LoopState) -> int:
    """The ramp one cube comes out of, by the machine's weights (LOOP-19.2, 19.6)."""
    if s.fate:
        return s.fixed_outcome(s.ramps)
    return s.ramps[s.below(len(s.ramps))]


def tell_drop(s: LoopState) -> None:
    if s.witness is not None:
        landed: dict[str, object] = {ERA_TERMS[lane_era(s, lane)]: s.drop[lane] for lane in range(LANES)}
        s.witness.tell("rifts_dropped", {"n": sum(s.drop), "landing": landed})


class EnterLanding(Step[LoopState]):
    """People with the real machine say where its cubes fell (LOOP-19.4)."""

    __slots__ = ("cubes",)

    rule: ClassVar[str] = "LOOP-19.4"

    def __init__(self, cubes: int) -> None:
        self.cubes = cubes

    def options(self, s: LoopState) -> list[int]:
        n = self.cubes
        return [previous * (CUBES + 1) + here for previous in range(n + 1) for here in range(n - previous + 1)]

    def apply(self, s: LoopState, option: int) -> None:
        s.drop = self.landing(option)
        s.reveal()
        tell_drop(s)

    def landing(self, option: int) -> list[int]:
        previous, here = divmod(option, CUBES + 1)
        return [previous, here, self.cubes - previous - here]

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        previous, here, following = self.landing(option)
        return f"landing:{previous}:{here}:{following}"


class Negate(Step[LoopState]):
    """An agent's ability to take one of the dropped cubes back before it is placed (LOOP-5.11, 16.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-16.3"

    def options(self, s: LoopState) -> list[int]:
        found = [lane for lane in range(LANES) if s.drop[lane]]
        return [*found, NO_CUBE] if found else []

    def apply(self, s: LoopState, option: int) -> None:
        if option != NO_CUBE:
            s.drop[option] -= 1
            if s.witness is not None:
                tell(s, "rift_negated", agent=s.active, era=lane_era(s, option))

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        return "done" if option == NO_CUBE else f"negate:{ERA_TERMS[lane_era(s, option)]}"


class PlaceRifts(Step[LoopState]):
    """The cubes take their slots, era by era; too many in one make a vortex (LOOP-5.12 to 5.14)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-5.12"

    def apply(self, s: LoopState, option: int) -> None:
        drop = s.drop
        s.drop = [0, 0, 0]
        for lane in range(LANES):
            if drop[lane]:
                place_rifts(s, lane_era(s, lane), drop[lane])
                if s.ending:
                    return


def rift_slots(s: LoopState, era: int) -> int:
    """Three, but two on a mega-vortex (LOOP-1.2, 17.5)."""
    return MEGA_RIFT_SLOTS if s.mega and s.vortex[era] else RIFT_SLOTS


def place_rifts(s: LoopState, era: int, n: int) -> None:
    if s.rifts[era] + n <= rift_slots(s, era):
        s.rifts[era] += n
        if s.witness is not None:
            tell(s, "rifts_placed", era=era, n=n)
    else:
        open_vortex(s, era, n)


def open_vortex(s: LoopState, era: int, n: int) -> None:
    """Chapter 6: loss check first, then tile, rifts and cards of the era go."""
    if s.vortex[era] or sum(s.vortex) >= VORTEX_TILES:
        torn = {"era": ERA_TERMS[era], "rifts": s.rifts[era], "n": n}
        finish(s, SECOND_VORTEX if s.vortex[era] else FOURTH_VORTEX, torn)
        return
    s.vortex[era] = True
    s.rifts[era] = 0
    if s.witness is not None:
        tell(s, "vortex_opened", era=era)
    if s.tile[era] >= 0:
        box_tile(s, era)
    cards = cards_available(s, [era])
    for card in cards:
        s.available.remove(card)
    destroy_cards(s, cards)
    reveal_missions(s)


def box_tile(s: LoopState, era: int) -> None:
    """The sabotage tile goes back to the box, never to be archived (LOOP-6.3)."""
    mission = s.tile[era]
    if s.witness is not None:
        if s.face_up[era]:
            tell(s, "mission_lost", mission=mission, era=era)
        else:
            tell(s, "hidden_mission_lost", era=era)
    if s.face_up[era]:
        s.boxed.append(mission)
    else:
        s.unused.append(mission)
    s.tile[era] = -1
    s.face_up[era] = False
    s.damage[era] = 0
    watch_missions(s)


GENERATE = Generate()
ACTIVATE = Activate()
NEGATE = Negate()
PLACE_RIFTS = PlaceRifts()
