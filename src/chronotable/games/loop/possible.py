"""Whether a described position can be: the laws that hold in every state, and what no game can come to."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.loop import terms
from chronotable.games.loop.agenda import agenda_problems
from chronotable.games.loop.laws import laws
from chronotable.games.loop.setup import CENTRIFUGES
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.ending import victory_missing
from chronotable.games.loop.steps.modes import level_record, super_clones_to_come, ultra_cards_so_far
from chronotable.games.loop.turn_laws import TURNS, cards_revealed
from chronotable.kernel.message import Message


def problems(s: LoopState) -> list[Message]:
    """Everything that makes the state impossible; nothing for a possible one."""
    return [
        *laws(s),
        *mode_problems(s),
        *place_problems(s),
        *ending_problems(s),
        *agenda_problems(s),
        *fate_problems(s),
    ]


def mode_problems(s: LoopState) -> Iterator[Message]:
    """Each mode has components of its own (chapter 17)."""
    record = level_record(s)
    centrifuges = CENTRIFUGES if "eternal_energy_on_board" in record else 0
    if sum(s.centrifuge) + s.dismantled != centrifuges:
        yield Message("loop-position-centrifuges", n=sum(s.centrifuge) + s.dismantled, needed=centrifuges)
    most = record.get("eternal_energy_on_board", 0) + s.dismantled
    if sum(s.eternal) > most:
        yield Message("loop-position-eternal", n=sum(s.eternal), most=most)
    in_pile = [token for token in range(terms.CLONES, len(s.clone_at)) if s.clone_at[token] == terms.IN_PILE]
    if "super_clones_per_cycle" in record:
        if sorted(s.super_pile) != in_pile:
            yield Message("loop-position-super-clones")
        if len(s.super_pile) != super_clones_to_come(s):
            needed = super_clones_to_come(s)
            yield Message("loop-position-super-pile", n=len(s.super_pile), needed=needed, cycle=s.cycle + 1)
    elif s.super_pile or len(in_pile) != len(s.clone_at) - terms.CLONES:
        yield Message("loop-position-super-clones")
    machine_cards = [*s.ultra_row, *s.ultra_deck]
    if len(set(machine_cards)) != len(machine_cards) or (machine_cards and "initial_cards" not in record):
        yield Message("loop-position-machine-cards")
    elif len(s.ultra_row) > ultra_cards_so_far(s):
        most = ultra_cards_so_far(s)
        yield Message("loop-position-machine-row", n=len(s.ultra_row), most=most, cycle=s.cycle + 1)


def place_problems(s: LoopState) -> Iterator[Message]:
    """What can lie where."""
    for era in range(terms.ERAS):
        if s.vortex[era] and any(s.box.card_origin[card] == era for card in s.available):
            yield Message("loop-position-vortex-cards", era=terms.ERA_TERMS[era])
        if s.damage[era] and not s.face_up[era]:
            yield Message("loop-position-hidden-damage", era=terms.ERA_TERMS[era])
    stray = [card for card in s.limbo if not s.vortex[s.box.card_origin[card]]]
    if stray:
        yield Message("loop-position-limbo", cards=[s.box.card_ids[card] for card in stray])
    if s.solo and any(agent.deck or agent.discard or agent.known for agent in s.agents[1:]):
        yield Message("loop-position-solo-deck", agent=s.box.agent_ids[s.agents[0].id])
    if s.bag_in_order > len(s.bag):
        yield Message("loop-position-bag-order", n=s.bag_in_order, most=len(s.bag))


def ending_problems(s: LoopState) -> Iterator[Message]:
    """A game that is over ended for its reason, and one that runs has none to be over (chapter 13)."""
    won = victory_missing(s) == {}
    if (s.ending == terms.RUNNING and won) or (s.ending == terms.WON and not won):
        yield Message("loop-position-victory", ending=terms.ENDINGS[s.ending])
    lost = {
        terms.SECOND_VORTEX: sum(s.vortex) > 0,
        terms.FOURTH_VORTEX: sum(s.vortex) == terms.VORTEX_TILES,
        terms.TIME_IS_UP: s.cycle + 1 == terms.CYCLES and not s.doctor_deck,
    }
    if not lost.get(s.ending, True):
        yield Message("loop-position-defeat", ending=terms.ENDINGS[s.ending])


def fate_problems(s: LoopState) -> Iterator[Message]:
    """Described outcomes must be able to come: where the machine can drop, and not more than can still fall."""
    if not s.fate:
        return
    if not s.ramps:
        yield Message("loop-position-fate-manual", what="fate")
        return
    for lane in sorted(set(s.fate)):
        if lane not in s.ramps:
            weights = [str(weight) for weight in s.machine]
            yield Message("loop-position-fate-ramp", what="fate", lane=terms.LANE_TERMS[lane], weights=weights)
    drops = 0 if s.ending else TURNS - cards_revealed(s)
    if len(s.fate) > drops * terms.CUBES:
        yield Message("loop-position-fate-drops", what="fate", n=len(s.fate), drops=drops)
