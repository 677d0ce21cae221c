"""Chapters 7 and 9: face-up missions and the damage done to them."""

from __future__ import annotations

from typing import Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import (
    ACTION,
    CLEAN_OWN_ERA,
    ERAS,
    FACE_UP_MISSIONS,
    IN_DOCTOR_ERA,
    IN_TILE_ERA,
    SURROUND,
)

NEEDS_ENERGY: Final = 1 << 8  # in `watched`: a mission asks whether every era held energy (LOOP-9.18)


def reveal_missions(s: LoopState) -> None:
    """Turn tiles up until two are, searching clockwise from the doctor's era each time (LOOP-7.1 to 7.3)."""
    start = s.doctor if s.doctor >= 0 else 0
    while sum(s.face_up) < FACE_UP_MISSIONS:
        for distance in range(ERAS):
            era = (start + distance) % ERAS
            if s.tile[era] >= 0 and not s.face_up[era]:
                s.face_up[era] = True
                watch_missions(s)
                s.reveal()
                if s.witness is not None:
                    tell(s, "mission_revealed", mission=s.tile[era], era=era)
                break
        else:
            return


def watch_missions(s: LoopState) -> None:
    """Note what the face-up missions watch, so that the action phase need not look at each; after every change."""
    s.watched = 0
    for era in range(ERAS):
        if s.face_up[era]:
            mission = s.tile[era]
            s.watched |= 1 << s.box.mission_kind[mission]
            if s.box.mission_needs_energy[mission]:
                s.watched |= NEEDS_ENERGY


def damage_on(s: LoopState, at: int) -> int:
    """Cubes on the tile of an era."""
    return s.damage[at].bit_count() if s.box.mission_per_era[s.tile[at]] else s.damage[at]


def fulfilled(s: LoopState, at: int) -> bool:
    """Does the face-up tile of an era carry all its damage (LOOP-11.1)?"""
    return s.face_up[at] and damage_on(s, at) >= s.box.mission_required[s.tile[at]]


def place_of(s: LoopState, mission: int) -> int:
    """The era where a mission lies face up, -1 if it does nowhere."""
    return s.tile.index(mission) if mission in s.tile and s.face_up[s.tile.index(mission)] else -1


def takes_damage(s: LoopState, at: int, era: int) -> bool:
    """Would the mission of era `at` take a cube for something done in `era` (LOOP-9.6, 9.7, 9.21)?"""
    if fulfilled(s, at) or s.capped >> at & 1:
        return False
    return not (s.box.mission_per_era[s.tile[at]] and s.damage[at] >> era & 1)


def deal_damage(s: LoopState, at: int, era: int) -> None:
    """One cube on the mission of era `at`, for something done in `era`, if it can take it."""
    if not takes_damage(s, at, era):
        return
    mission = s.tile[at]
    if s.box.mission_per_era[mission]:
        s.damage[at] |= 1 << era
    else:
        s.damage[at] += 1
    if s.box.mission_cap[mission]:
        s.capped |= 1 << at
    if s.witness is not None:
        tell(s, "mission_damaged", mission=mission, era=at, n=damage_on(s, at))


def happened(s: LoopState, kind: int, era: int, times: int) -> None:
    """Something a mission may watch was done, so many times, in an era (LOOP-9.1 to 9.5)."""
    if s.phase != ACTION or not s.watched >> kind & 1:
        return
    box = s.box
    for at in range(ERAS):
        if s.face_up[at] and box.mission_kind[s.tile[at]] == kind:
            mission = s.tile[at]
            place = box.mission_place[mission]
            if (
                (place == IN_DOCTOR_ERA and era != s.doctor)
                or (place == IN_TILE_ERA and era != at)
                or (box.mission_needs_energy[mission] and not s.energised)
            ):
                continue
            for _ in range(times):
                deal_damage(s, at, era)


def begin_action(s: LoopState) -> None:
    """What missions measure at the start of an action, before any cost is paid (LOOP-9.19)."""
    s.energised = 0 not in [s.energy[era] + s.eternal[era] for era in range(ERAS)]


def check_surround(s: LoopState) -> None:
    """Between actions: you on one side of the doctor, another agent on the other (LOOP-9.10)."""
    if s.watched >> SURROUND & 1 and surrounded(s):
        for at in range(ERAS):
            if s.face_up[at] and s.box.mission_kind[s.tile[at]] == SURROUND:
                deal_damage(s, at, s.doctor)


def surrounded(s: LoopState) -> bool:
    yours = s.agents[s.active].era
    distance = (yours - s.doctor) % ERAS
    if s.doctor < 0 or distance not in (1, ERAS - 1):
        return False
    opposite = (s.doctor - distance) % ERAS
    return opposite in [agent.era for agent in s.agents]


def clean_era_missions(s: LoopState) -> list[int]:
    """Eras whose Quantum Putty mission you may damage now: no rift and no clone where you stand (LOOP-9.11)."""
    era = s.agents[s.active].era
    if not s.watched >> CLEAN_OWN_ERA & 1 or s.rifts[era] or era in s.clone_at:
        return []
    return [
        at
        for at in range(ERAS)
        if s.face_up[at] and s.box.mission_kind[s.tile[at]] == CLEAN_OWN_ERA and takes_damage(s, at, era)
    ]
