"""How the table stands, as a number for bots.

Everything is measured in missions: an archived one is worth 1.  What is known to come is reckoned with, so the value
before the doctor phase is about the mean of the values after it: a look-ahead may stop at the end of a turn.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

from chronotable.games.loop.box import Box
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import (
    ACTION,
    CLEAN_OWN_ERA,
    CLONES,
    CUBES,
    CYCLES,
    DESTROY_CLONE,
    ERAS,
    EXTRA_RIFT,
    MEGA_RIFT_SLOTS,
    RIFT_SLOTS,
    VORTEX_TILES,
    WON,
)
from chronotable.games.loop.weights import FORMER, PRICES, WEIGHTS, Weights

_LEAST: Final = 0.01  # a running game is never quite lost or won
_MOST_CUBES: Final = CUBES + 8  # more than one drop can have


def evaluate(s: LoopState, seat: int) -> float:
    """From 0 (lost) to 1 (won), which all seats do together; as the bots of old see it."""
    return weighed(s, FORMER)


def outlook(s: LoopState, seat: int) -> float:
    """The same with the present weights."""
    return weighed(s, WEIGHTS)


def weighed(s: LoopState, weights: Weights) -> float:
    if s.ending:
        return 1.0 if s.ending == WON else 0.0
    worth = [0.0] * ERAS
    value = progress(s, weights, worth)
    clones = [0] * ERAS
    for at in s.clone_at:
        if at >= 0:
            clones[at] += 1
    for token in range(CLONES, len(s.clone_at)):  # a super clone counts twice (LOOP-17.11)
        if s.clone_at[token] >= 0:
            clones[s.clone_at[token]] += 1
            value -= weights.super_clone
    value -= danger(s, weights, worth, clones, value)
    value += prospects(s, weights, clones) + resources(s, weights, clones)
    share = (value - weights.lowest) / (weights.highest - weights.lowest)
    return min(max(share, _LEAST), 1.0 - _LEAST)


def progress(s: LoopState, weights: Weights, worth: list[float]) -> float:
    """What has been done towards victory; `worth` gets the part of it that lies on each era's tile."""
    box = s.box
    value = len(s.archived) + weights.centrifuge * s.dismantled
    for at in range(ERAS):
        if not s.face_up[at]:
            continue
        mission = s.tile[at]
        damage = s.damage[at].bit_count() if box.mission_per_era[mission] else s.damage[at]
        required = box.mission_required[mission]
        if damage < required:
            worth[at] = weights.damage * damage / required
        else:
            nearest = ERAS // 2
            for agent in s.agents:
                distance = (agent.era - at) % ERAS
                nearest = min(nearest, distance, ERAS - distance)
            worth[at] = weights.fulfilled + weights.near_fulfilled * (1.0 - nearest / (ERAS // 2))
            if s.agents[s.active].era == at:
                worth[at] += weights.at_fulfilled
        value += worth[at]
    return value


def prospects(s: LoopState, weights: Weights, clones: list[int]) -> float:
    """Damage that lies within reach of missions which need the board prepared first."""
    box = s.box
    value = 0.0
    for at in range(ERAS):
        if not s.face_up[at]:
            continue
        mission = s.tile[at]
        required = box.mission_required[mission]
        kind = box.mission_kind[mission]
        if kind == DESTROY_CLONE and box.mission_per_era[mission]:
            if s.damage[at].bit_count() < required:
                near = eras_near_paradox(s) & ~s.damage[at]
                value += weights.damage * weights.prospect * near.bit_count() / required
        elif kind == CLEAN_OWN_ERA:
            if s.damage[at].bit_count() < required:
                clean = 0
                for era in range(ERAS):
                    if not s.rifts[era] and not clones[era] and not s.damage[at] >> era & 1:
                        clean += 1
                value += weights.damage * weights.prospect * min(clean, required) / required
        elif box.mission_needs_energy[mission] and s.damage[at] < required:
            energised = 0
            for era in range(ERAS):
                if s.energy[era] or s.eternal[era]:
                    energised += 1
            value += weights.damage * weights.prospect * energised * energised / (ERAS * ERAS)
    return value


def eras_near_paradox(s: LoopState) -> int:
    """The bit set of eras that destroy a clone standing next to them."""
    found = 0
    destroy = s.box.clone_destroy
    for token in range(len(s.clone_at)):
        if s.clone_at[token] >= 0:
            distance = (destroy[token] - s.clone_at[token]) % ERAS
            if distance == 1 or distance == ERAS - 1:
                found |= 1 << destroy[token]
    return found


def danger(s: LoopState, weights: Weights, worth: list[float], clones: list[int], value: float) -> float:
    """Vortices there are, and those that the doctor's coming cards may open."""
    vortices = sum(s.vortex)
    doctor_deck = s.doctor_deck or EVERY_ERA
    due = len(doctor_deck)
    expected = doctor_danger(s, weights, doctor_deck, vortices, worth, clones, value)
    soon = (1.0 + weights.later * (due - 1) / due) / due
    if weights.beyond and due < ERAS and s.cycle + 1 < CYCLES:  # what comes after the cycle, the sooner it ends
        after = doctor_danger(s, weights, EVERY_ERA, vortices, worth, clones, value)
        expected += weights.beyond * (ERAS - due) / (ERAS * ERAS) * after / soon
    return soon * expected + weights.vortex * vortices * (1.0 + weights.vortices * vortices)


def doctor_danger(
    s: LoopState, weights: Weights, eras: list[int], vortices: int, worth: list[float], clones: list[int], value: float
) -> float:
    """What the doctor would cost in each of these eras, together."""
    overflow = overflow_chances(s.machine)
    expected = 0.0
    for doctor in eras:
        cubes = 2 + clones[doctor]
        if s.ultra_row:
            cubes += s.ultra(EXTRA_RIFT, doctor)
        for lane in range(3):
            era = (doctor + lane - 1) % ERAS
            slots = MEGA_RIFT_SLOTS if s.mega and s.vortex[era] else RIFT_SLOTS
            chance = overflow[lane][cubes][slots - s.rifts[era]]
            if chance == 0.0:
                continue
            if s.vortex[era] or vortices >= VORTEX_TILES:
                expected += chance * (weights.loss + weights.loss_by_value * value)
            else:
                expected += chance * weights.vortex * (1.0 + weights.vortex_to_come * vortices)
                if s.tile[era] >= 0:
                    expected += chance * (worth[era] + weights.lost_tile)
    return expected


def resources(s: LoopState, weights: Weights, clones: list[int]) -> float:
    """Energy, cards and time against rifts and clones."""
    box = s.box
    strength = card_strengths(box)
    energies = weights.energies
    value = 0.0
    for era in range(ERAS):
        energy = s.energy[era] + s.eternal[era]
        value += weights.energy * (energies[energy] if energy < len(energies) else weights.most_energies)
        value -= weights.clone * clones[era] * (1.0 + weights.clones * clones[era])
        value -= weights.rift * s.rifts[era] * s.rifts[era] * (weights.rift_at_vortex if s.vortex[era] else 1.0)
    quality = 0.0
    for agent in s.agents:
        total = 0.0
        for card in agent.hand:
            total += strength[card]
        for card in agent.deck:
            total += strength[card]
        for card in agent.discard:
            total += strength[card]
        count = len(agent.hand) + len(agent.deck) + len(agent.discard)
        if count:
            quality += total / count + weights.card * count
    turns_left = len(s.doctor_deck) + ERAS * (CYCLES - 1 - s.cycle)
    value += weights.deck * quality / len(s.agents) * (turns_left / (ERAS * CYCLES) + weights.deck_at_end)
    if s.phase == ACTION:
        actor = s.agents[s.active]
        for slot in range(len(actor.hand)):
            if actor.ready[slot]:
                value += weights.ready * strength[actor.hand[slot]]
        if actor.charged:
            value += weights.charged
        best = 0.0
        for card in s.available:
            if box.card_origin[card] == actor.era:
                best = max(best, strength[card])
        value += weights.obtainable * best
    return value


# ---- tables

EVERY_ERA: Final = list(range(ERAS))
_overflows: dict[tuple[int, ...], list[list[list[float]]]] = {}
_strengths: dict[int, tuple[Box, list[float]]] = {}


def overflow_chances(machine: list[int]) -> list[list[list[float]]]:
    """By ramp, number of cubes dropped and free slots: how likely more come out there than there is room for."""
    key = tuple(machine)
    if key not in _overflows:
        weights = machine or [1, 2, 1]  # LOOP-19.2 where people enter what their own machine did
        _overflows[key] = [
            [[_more_than(room, cubes, weight / sum(weights)) for room in range(RIFT_SLOTS + 1)]
             for cubes in range(_MOST_CUBES)]
            for weight in weights
        ]  # fmt: skip
    return _overflows[key]


def _more_than(room: int, cubes: int, chance: float) -> float:
    """How likely more than `room` of the cubes fall where each falls with this chance."""
    if cubes <= room:
        return 0.0
    fits = sum([comb(cubes, n) * chance**n * (1.0 - chance) ** (cubes - n) for n in range(room + 1)])
    return max(0.0, 1.0 - fits)


def card_strengths(box: Box) -> list[float]:
    """How much a card does, by number; about 1 for a starting card."""
    known = _strengths.get(id(box))
    if known is None or known[0] is not box:
        known = _strengths[id(box)] = (box, [min(PRICES.strongest, strength_of(effect)) for effect in box.card_effect])
    return known[1]


def strength_of(effect: list[dict[str, Any]]) -> float:
    prices = PRICES
    total = 0.0
    for record in effect:
        for word, value in record.items():
            if word == "choose":
                total += max([strength_of(part) for part in value]) + prices.choice
            elif word in ("may", "if_other_agent_here"):
                total += prices.condition * strength_of(value)
            elif word == "each_player":
                total += strength_of(value)
            elif isinstance(value, dict):
                number = value.get("n", 1)
                times = 2 if isinstance(number, (dict, str)) else number  # "1 or 2", "any number", "all"
                carries = prices.carrying if "carry" in value else 0.0
                everywhere = str(value.get("era", "")).startswith("each_")
                price = prices.words.get(word, prices.other)
                total += price * times * (prices.everywhere if everywhere else 1.0) + carries
    return total
