"""What a hint may say for a choice in The LOOP.  The words are in `loop_reasons.ftl`.

Worth is measured as the evaluation measures it (`weights.py`): in archived missions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chronotable.games.loop.evaluate import EVERY_ERA, card_strengths, overflow_chances
from chronotable.games.loop.goals import slots
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.missions import damage_on
from chronotable.games.loop.terms import CLONES, ERA_TERMS, ERAS, EXTRA_RIFT, WON
from chronotable.games.loop.weights import WEIGHTS
from chronotable.kernel.reasons import Found, Passage, Reason, Reasons, found, less, more, told

Way = Passage[LoopState]
_FULL: Final = 0.3  # room for a rift in an era that had none: about half the chance of a vortex
_RIFT: Final = 0.06
_CLONE: Final = 0.08
_CARD: Final = 0.08


def won(way: Way) -> Iterable[Found]:
    if way.after.ending == WON:
        yield found()


def lost(way: Way) -> Iterable[Found]:
    """When the doctor has come (LOOP-13.4, 13.5)."""
    if way.later.ending and way.later.ending != WON:
        yield found()


def vortices(way: Way) -> Iterable[Found]:
    """In the own turn or by the doctor's next card (LOOP-6.1)."""
    for era in range(ERAS):
        if way.later.vortex[era] and not way.before.vortex[era]:
            yield found(era=ERA_TERMS[era])


def missions_lost(way: Way) -> Iterable[Found]:
    """Face-up missions that a vortex takes with it, with damage on them (LOOP-6.4)."""
    before, later = way.before, way.later
    for era in range(ERAS):
        if before.face_up[era] and damage_on(before, era) and later.vortex[era] and not before.vortex[era]:
            yield found(mission=before.box.mission_ids[before.tile[era]])


def damaged(way: Way) -> Iterable[Found]:
    """Missions that come nearer to being fulfilled; those that are fulfilled or archived by then are told so."""
    before, after = way.before, way.after
    for era in range(ERAS):
        mission = before.tile[era]
        if before.face_up[era] and after.tile[era] == mission:
            done = damage_on(after, era) - damage_on(before, era)
            if done > 0 and damage_on(after, era) < before.box.mission_required[mission]:
                yield found(done, mission=before.box.mission_ids[mission])


def fulfilled(way: Way) -> Iterable[Found]:
    """Missions that have all their damage now, and wait to be archived (LOOP-11.1)."""
    before, after = way.before, way.after
    for era in range(ERAS):
        mission = before.tile[era]
        if before.face_up[era] and after.tile[era] == mission:
            required = before.box.mission_required[mission]
            if damage_on(before, era) < required <= damage_on(after, era):
                yield found(mission=before.box.mission_ids[mission])


def relieved(way: Way) -> Iterable[Found]:
    """Eras where one more rift would have been too many, and is not now (LOOP-6.1, 17.5).

    `next`: the doctor's next card can bring rifts there, as far as everybody knows which cards are left (LOOP-5.1).
    """
    before, after = way.before, way.after
    doctor = {(era + lane) % ERAS for era in after.doctor_deck or EVERY_ERA for lane in (-1, 0, 1)}
    for era in range(ERAS):
        if before.rifts[era] >= slots(before, era) and after.rifts[era] < slots(after, era) and not after.ending:
            yield found(era=ERA_TERMS[era], next="yes" if era in doctor else "no")


def clones(s: LoopState, seat: int) -> int:
    return sum(at >= 0 for at in s.clone_at)


def rifts(s: LoopState, seat: int) -> int:
    return sum(s.rifts)


def energy(s: LoopState, seat: int) -> int:
    return sum(s.energy)


def strengthened(way: Way) -> Iterable[Found]:
    """Cards added to decks in the own turn, by how strong bots take them to be, in hundredths of a usual card."""
    strength = card_strengths(way.before.box)
    for event in way.told:
        if event.kind in ("card_taken", "bonus_taken"):
            worth = round(100 * strength[way.before.box.card_ids.index(event.args["card"])])
            if worth > 0:
                yield found(worth, card=event.args["card"])


def risk(s: LoopState, seat: int) -> int:
    """In how many eras the doctor's next rifts find no room, to be expected: in thousandths (LOOP-5.4, 6.1)."""
    if s.ending:
        return 0
    overflow = overflow_chances(s.machine)
    doctor_deck = s.doctor_deck or EVERY_ERA
    expected = 0.0
    for doctor in doctor_deck:
        cubes = 2 + sum((1 if token < CLONES else 2) for token, at in enumerate(s.clone_at) if at == doctor)
        if s.ultra_row:
            cubes += s.ultra(EXTRA_RIFT, doctor)
        for lane in range(3):
            era = (doctor + lane - 1) % ERAS
            expected += overflow[lane][cubes][slots(s, era) - s.rifts[era]]
    return round(1000 * expected / len(doctor_deck))


def powered(s: LoopState, seat: int) -> int:
    """Eras that hold energy."""
    return sum(s.energy_in(era) > 0 for era in range(ERAS))


def astray(s: LoopState, seat: int) -> int:
    """How far the clones are from where they are destroyed, together (LOOP-10.1)."""
    away = [(s.box.clone_destroy[token] - at) % ERAS for token, at in enumerate(s.clone_at) if at >= 0]
    return sum(min(distance, ERAS - distance) for distance in away)


REASONS: Final[Reasons[LoopState]] = Reasons(
    (
        Reason("won", 9.0, won),
        Reason("archived", 1.0, told("mission_archived", "mission")),
        Reason("fulfilled", 0.5, fulfilled),
        Reason("damaged", WEIGHTS.damage / 4, damaged, counted=True),
        Reason("centrifuge", WEIGHTS.centrifuge, told("centrifuge_dismantled", "era")),
        Reason("relieved", _FULL, relieved),
        Reason("rifts", _RIFT, less(rifts), counted=True),
        Reason("clones", _CLONE, less(clones), about="clones", counted=True),
        Reason("energy", WEIGHTS.energy, more(energy), about="energy", counted=True),
        Reason("revealed", 0.1, told("mission_revealed", "era")),
        Reason("looped", 0.05, told("loop_made"), counted=True),
        Reason("deck", _CARD / 100, strengthened),
        Reason("drawn", 0.03, told("card_drawn"), counted=True),
        Reason("safer", WEIGHTS.vortex / 1000, less(risk), about="risk"),
        Reason("powered", 0.04, more(powered), about="energy", counted=True),
        Reason("lured", 0.02, less(astray), about="clones"),
        Reason("lost", -WEIGHTS.loss, lost, unsure=True),
        Reason("vortex", -WEIGHTS.vortex, vortices, unsure=True),
        Reason("mission_lost", -WEIGHTS.damage, missions_lost, unsure=True),
        Reason("riskier", -WEIGHTS.vortex / 1000, more(risk), about="risk"),
        Reason("energy_spent", -WEIGHTS.energy / 2, less(energy), about="energy", counted=True),
        Reason("clones_more", -_CLONE, more(clones), about="clones", counted=True),
    ),
    least=0.02,
    width=24,
    worlds=10,
)
