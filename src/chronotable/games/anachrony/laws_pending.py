"""What no game comes to, though it could be played on: effects that nothing has brought about, and who acted last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.laws_order import last_to_act
from chronotable.games.anachrony.laws_time import BEGINS, NEXT_ERA, law
from chronotable.games.anachrony.programs import clean_ups, free_actions, placements, warps
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.anomalies import RescueWarp, TakeAnomaly
from chronotable.games.anachrony.steps.clean_up import LeaderCleanUp, Retrieve
from chronotable.games.anachrony.steps.drafts import DraftAsset, DraftEndgame
from chronotable.games.anachrony.steps.goods import GainX
from chronotable.games.anachrony.steps.opponent_phases import OpponentWarp
from chronotable.games.anachrony.steps.opponent_turn import OpponentTurn
from chronotable.games.anachrony.steps.power_up import ExchangeCores, PowerUp
from chronotable.games.anachrony.steps.time_travel import CHOSEN, Focus, PayX
from chronotable.games.anachrony.steps.turn import NextTurn, Turn
from chronotable.games.anachrony.steps.warp import RevealWarp, Warp
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message
from chronotable.kernel.step import SeatStep, Simultaneously, Step, of_kind
from chronotable.kernel.under_way import Program, Rest, Steps, line

# The steps of a phase that wait below the effects under way.
FRAME: Final = {
    terms.WARP_PHASE: {RevealWarp.term, OpponentWarp.term},
    terms.ACTION_PHASE: {Turn.term, NextTurn.term, OpponentTurn.term},
    terms.CLEAN_UP: {LeaderCleanUp.term, Retrieve.term},
}
BEGINNINGS: Final = {*BEGINS.values(), NEXT_ERA}
# What all choose at the same time (ANA-7.1, 26.3, 26.12, 26.15).
TOGETHER: Final[dict[int, tuple[type[SeatStep[AnachronyState]], ...]]] = {
    terms.SETUP_PHASE: (DraftAsset, DraftEndgame),
    terms.POWER_UP: (PowerUp,),
    terms.WARP_PHASE: (Warp,),
}


def doubts(s: AnachronyState) -> list[Message]:
    if s.ending != terms.RUNNING:
        return []
    steps = whole_agenda(s)
    return [*acting_doubts(s, steps), *effect_doubts(s, steps), *together_doubts(s, steps), *phase_doubts(s, steps)]


def acting_doubts(s: AnachronyState, steps: list[Step[Any]]) -> Iterator[Message]:
    """Somebody who cannot have been the last one to act, outside the Action phase."""
    if s.phase != terms.ACTION_PHASE and s.acting not in (possible := last_to_act(s, steps)):
        yield law("acting", seat=s.acting + 1, seats=[seat + 1 for seat in sorted(possible)])


def effect_doubts(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """Effects are what is left of a placement, a free action, a leader's ability or a warp (ANA-8.2, 8.6, 22.1)."""
    frame = FRAME.get(s.phase)
    if frame is None or (s.phase == terms.WARP_PHASE and steps[0].term == Simultaneously.term):
        return
    found = list(takewhile(lambda step: step.term not in frame | BEGINNINGS, steps))
    rest = Rest(s, found)
    if found and not any(rest.is_of(program) for program in beginnings(s, steps[len(found)])):
        yield law("effects", found=[step.term for step in found])
    chosen = bool(of_kind(found, GainX)) or any(step.range == CHOSEN for step in of_kind(found, Focus))
    if chosen and not of_kind(found, PayX) and not 1 <= s.x < max(2, s.era):
        yield law("x", n=s.x, most=max(1, s.era - 1))


def beginnings(s: AnachronyState, following: Step[Any]) -> Iterator[Program]:
    """What the effects over this step may have begun with."""
    if s.phase == terms.WARP_PHASE:
        return warps(s)
    if s.phase == terms.CLEAN_UP:
        return clean_ups(s)
    return free_actions(s) if following.term == Turn.term else placements(s)


def together_doubts(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """Those who choose at the same time take the same step, each once."""
    for together in of_kind(steps, Simultaneously):
        kinds = {type(step) for step in together.steps}
        seats = [step.seat(s) for step in together.steps]
        if len(kinds) > 1 or not kinds.issubset(TOGETHER.get(s.phase, ())) or len(set(seats)) < len(seats):
            yield law("together", found=[step.term for step in together.steps])


def phase_doubts(s: AnachronyState, steps: Steps) -> Iterator[Message]:
    """Anomalies come in turn order, one for each (ANA-5.12, 5.14); only Captain Wolfe exchanges cores (ANA-29.3)."""
    if s.phase == terms.PARADOX_PHASE:
        found = [step for step in steps if step.term in (RescueWarp.term, TakeAnomaly.term)]
        hit = [step.who for step in of_kind(found, TakeAnomaly)]
        pairs = [kind(seat) for seat in s.seats_in_order() if seat in hit for kind in (RescueWarp, TakeAnomaly)]
        expected = [line(step) for step in pairs]
        if [line(step) for step in found] not in (expected, expected[1:]):
            yield law("anomalies", found=[seat + 1 for seat in hit])
    exchanging = [step.who for step in of_kind(steps, ExchangeCores)]
    allowed = [seat for seat in exchanging if s.box.leader_exchange[s.players[seat].leader]]
    if len(exchanging) != len(set(allowed)):
        yield law("exchange", found=[seat + 1 for seat in exchanging])
