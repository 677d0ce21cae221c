"""What tells how a game will end: all of it lies open (see `chronotable.kernel.features`)."""

from __future__ import annotations

from math import fsum
from typing import Final

from chronotable.games.loop import terms
from chronotable.games.loop.components import data
from chronotable.games.loop.evaluate import card_strengths, danger, eras_near_paradox, progress, prospects, resources
from chronotable.games.loop.options import MACHINES
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.doctor_phase import rift_slots
from chronotable.games.loop.weights import WEIGHTS
from chronotable.kernel.features import Feature, Features

TURNS: Final = terms.ERAS * terms.CYCLES
NEEDED: Final = 4  # archived missions
LEVELS: Final = [level["id"] for level in data()["difficulty_levels"]]
MISSIONS: Final = [mission["id"] for mission in data()["missions"]]


def setup(s: LoopState) -> str | None:
    """S.A.B.O.T.A.G.E. with the usual machine, whoever plays."""
    if s.mode != "sabotage" or s.machine != MACHINES["default"]:
        return None
    return f"{s.level}, {s.players}"


def turns_left(s: LoopState) -> int:
    return len(s.doctor_deck) + terms.ERAS * (terms.CYCLES - 1 - s.cycle)


def stage(s: LoopState) -> float:
    return 1.0 - turns_left(s) / TURNS


def clones(s: LoopState) -> list[int]:
    found = [0] * terms.ERAS
    for era in s.clone_at:
        if era >= 0:
            found[era] += 1
    return found


def in_order(s: LoopState) -> LoopState:
    """A copy with sorted decks: sums of fractions would tell how they lie, if only in the last decimal."""
    copy = s.clone()
    copy.doctor_deck.sort()
    for agent in copy.agents:
        agent.deck.sort()
    return copy


def dangers(s: LoopState, seat: int) -> float:
    worth = [0.0] * terms.ERAS
    value = progress(s, WEIGHTS, worth)
    return danger(in_order(s), WEIGHTS, worth, clones(s), value)


def under_way(s: LoopState, seat: int) -> float:
    return progress(s, WEIGHTS, [0.0] * terms.ERAS) - len(s.archived)


def full(s: LoopState, seat: int) -> int:
    return sum(rifts >= rift_slots(s, era) for era, rifts in enumerate(s.rifts))


def energies(s: LoopState) -> list[int]:
    return [energy + eternal for energy, eternal in zip(s.energy, s.eternal)]


def cards(s: LoopState, seat: int) -> float:
    return sum(len(agent.hand) + len(agent.deck) + len(agent.discard) for agent in s.agents) / len(s.agents)


def strength(s: LoopState, seat: int) -> float:
    known = card_strengths(s.box)
    held = [known[card] for agent in s.agents for card in (*agent.hand, *agent.deck, *agent.discard)]
    return fsum(held) / max(1, len(held))


def worth_of_resources(s: LoopState, seat: int) -> float:
    return resources(in_order(s), WEIGHTS, clones(s))


def ready(s: LoopState, seat: int) -> int:
    return sum(s.agents[s.active].ready) if s.phase == terms.ACTION else 0


def required(s: LoopState, era: int) -> float:
    """How much of a mission's damage is done."""
    damage = s.damage[era].bit_count() if s.box.mission_per_era[s.tile[era]] else s.damage[era]
    return damage / s.box.mission_required[s.tile[era]]


def damages(s: LoopState) -> list[float]:
    return [required(s, era) for era in range(terms.ERAS) if s.face_up[era] and s.tile[era] >= 0]


def lies_open(mission: str) -> Feature:
    def found(s: LoopState, seat: int) -> float:
        number = s.box.numbers[f"mission:{mission}"]
        return float(any(s.face_up[era] and s.tile[era] == number for era in range(terms.ERAS)))

    return Feature(f"open {mission}", found)


def level_is(level: str) -> Feature:
    return Feature(f"level {level}", lambda s, seat: s.level == level)


def players_are(count: int) -> Feature:
    return Feature(f"players {count}", lambda s, seat: s.players == count)


FEATURES: Final = Features(
    setup,
    stage,
    [
        Feature("archived", lambda s, seat: len(s.archived)),
        Feature("pace needed", lambda s, seat: max(0, NEEDED - len(s.archived)) / (turns_left(s) + 1)),
        Feature("turns left", lambda s, seat: turns_left(s)),
        Feature("under way", under_way),
        Feature("fulfilled", lambda s, seat: sum(done >= 1 for done in damages(s))),
        Feature("best damage", lambda s, seat: max(damages(s), default=0.0)),
        Feature("danger", dangers),
        Feature("vortices", lambda s, seat: sum(s.vortex)),
        Feature("last vortex", lambda s, seat: sum(s.vortex) >= terms.VORTEX_TILES),
        Feature("prospects", lambda s, seat: prospects(s, WEIGHTS, clones(s))),
        Feature("resources", worth_of_resources),
        Feature("rifts", lambda s, seat: sum(s.rifts)),
        Feature("rifts squared", lambda s, seat: sum(rifts * rifts for rifts in s.rifts)),
        Feature("full eras", full),
        Feature("rifts in vortices", lambda s, seat: sum(n for n, vortex in zip(s.rifts, s.vortex) if vortex)),
        Feature("clones", lambda s, seat: sum(clones(s))),
        Feature("clones together", lambda s, seat: sum(n * n for n in clones(s))),
        Feature("near paradox", lambda s, seat: eras_near_paradox(s).bit_count()),
        Feature("energy", lambda s, seat: sum(energies(s))),
        Feature("energised eras", lambda s, seat: sum(n > 0 for n in energies(s))),
        Feature("cards", cards),
        Feature("strength", strength),
        Feature("charged", lambda s, seat: sum(agent.charged for agent in s.agents) / len(s.agents)),
        Feature("action phase", lambda s, seat: s.phase == terms.ACTION),
        Feature("ready cards", ready),
        *(lies_open(mission) for mission in MISSIONS),
        *(level_is(level) for level in LEVELS),
        *(players_are(count) for count in range(1, 5)),
    ],
    rivals=False,
)
