"""What is pending comes in the order in which the rules bring it about (chapters 3 to 8, 23)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.laws_time import BEGINS, NEXT_ERA, law, seats_at
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.anomalies import RescueWarp, TakeAnomaly
from chronotable.games.anachrony.steps.clean_up import LeaderCleanUp
from chronotable.games.anachrony.steps.construct import Built, PayBreakthroughs, PayConstruction
from chronotable.games.anachrony.steps.drafts import ChooseLeader, ChoosePath
from chronotable.games.anachrony.steps.power_up import PowerUp
from chronotable.games.anachrony.steps.warp import RevealWarp
from chronotable.games.anachrony.steps.workers import PayWorker
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message
from chronotable.kernel.step import SeatStep, Step

# What waits in a phase before the beginnings of those that follow, the next step first: effects under way on top.
EFFECTS: Final = r"(?:\w+ )*?"
HEADS: Final = {
    terms.SETUP_PHASE: (
        "(?:(?:(?:choose_path )*deal_conditions )?(?:deal_leaders |(?:choose_leader )*)starting_goods deal_endgame "
        "|(?:simultaneously )*assets_drafted deal_endgame |deal_endgame |(?:simultaneously )?endgame_drafted )?"
    ),
    terms.PREPARATION: "",
    terms.PARADOX_PHASE: "(?:(?:rescue_warp )?take_anomaly )*",
    terms.POWER_UP: "(?:opponent_power_up )?(?:exchange_cores )*(?:power_up )*(?:opponent_power_up )?"
    "|(?:opponent_power_up )?(?:simultaneously )?power_up_reveal (?:opponent_power_up )?",
    terms.WARP_PHASE: f"(?:simultaneously (?:opponent_warp )?|{EFFECTS})(?:reveal_warp )*(?:opponent_warp )?",
    terms.ACTION_PHASE: f"{EFFECTS}(?:(?:opponent_turn )?(?:turn|next_turn)|opponent_turn) ",
    terms.CLEAN_UP: f"(?:{EFFECTS}(?:leader_clean_up )*retrieve )?",
}
# What comes right behind a step: but for breakthroughs, of the same seat, or tile and slot.
FOLLOWED: Final = {
    RescueWarp.term: (TakeAnomaly.term,),
    PayBreakthroughs.term: (PayWorker.term, PayConstruction.term),
    PayConstruction.term: (Built.term,),
}
SHAPES: Final = {phase: re.compile(head) for phase, head in HEADS.items()}
BEGINNINGS: Final = {*BEGINS.values(), NEXT_ERA}


def order_laws(s: AnachronyState) -> Iterator[Message]:
    if s.ending != terms.RUNNING:
        return
    steps = whole_agenda(s)
    words = [step.term for step in steps]
    begun = next((place for place, word in enumerate(words) if word in BEGINNINGS), len(words))
    waits = words[begun : begun + 1] != [BEGINS.get(s.phase)]  # the phase itself has yet to begin: nothing is before it
    head = "".join(f"{word} " for word in words[:begun])
    in_order = SHAPES[s.phase].fullmatch(head) is not None if waits else not head
    if not in_order or not BEGINNINGS.issuperset(words[begun:]) or not built_when_paid(steps):
        yield law("order", found=words)
    yield from seat_laws(s, steps)
    yield from at_work_laws(s, words)


def built_when_paid(steps: list[Step[Any]]) -> bool:
    """A price is paid right before what is built for it, and a warp tile is rescued right before the anomaly comes."""
    for step, following in zip(steps, [*steps[1:], None]):
        if step.term not in FOLLOWED:
            continue
        if following is None or following.term not in FOLLOWED[step.term]:
            return False
        if step.term != PayBreakthroughs.term and following.parameters() != step.parameters():
            return False
    return True


def last_to_act(s: AnachronyState, steps: list[Step[Any]]) -> list[int]:
    """Who can have been the last one to act, outside the Action phase (ANA-7.2, 23.1).

    Whoever reveals warp tiles, and whose leader has an ability in Clean Up; in the first Era nobody has acted before.
    """
    order = s.seats_in_order()
    leaders = leaders_in_clean_up(s)
    words = [step.term for step in steps]
    begun = BEGINS.get(s.phase) not in words
    if s.phase == terms.WARP_PHASE and begun:
        waiting = words.count(RevealWarp.term)
        if waiting < len(order):
            return [order[len(order) - waiting - 1]]
    if s.phase >= terms.ACTION_PHASE:
        done = leaders[: max(0, len(leaders) - words.count(LeaderCleanUp.term))] if begun else []
        return done[-1:] or order
    if s.era == 0 or (s.era == 1 and words != [NEXT_ERA]):
        return [0]
    return leaders or order


def leaders_in_clean_up(s: AnachronyState) -> list[int]:
    """The seats whose leaders have an ability in Clean Up, in order."""
    return [seat for seat in s.seats_from(s.starter) if s.box.leader_clean_up[s.players[seat].leader]]


def seat_laws(s: AnachronyState, steps: list[Step[Any]]) -> Iterator[Message]:
    """Those who have yet to come are the last ones of the order (ANA-3.1, 6.1, 7.2, 23.1)."""
    in_turn = s.seats_in_order()
    seats, leaders = list(range(len(s.players))), leaders_in_clean_up(s)
    orders: list[tuple[type[SeatStep[AnachronyState]], list[int]]] = [
        (ChoosePath, seats), (ChooseLeader, seats), (PowerUp, in_turn), (RevealWarp, in_turn), (LeaderCleanUp, leaders),
    ]  # fmt: skip
    for kind, order in orders:
        waiting = seats_at(steps, kind)
        if waiting != order[max(0, len(order) - len(waiting)) :]:
            yield law("seats", step=kind.term, found=[seat + 1 for seat in waiting])


def at_work_laws(s: AnachronyState, words: list[str]) -> list[Message]:
    """The worker whose action goes on was placed by whoever acts (ANA-8.2, 9.4), or removed an anomaly (ANA-21.2)."""
    if s.worker == terms.NO_WORKER:
        idle = "next_turn" not in words or words[0] in ("next_turn", "choose_worker")
        return [] if idle else [law("at-work", worker="-")]
    player = s.players[s.acting]
    placed = any(player.busy[s.worker * terms.FATES : (s.worker + 1) * terms.FATES]) or player.aside[s.worker]
    excused = words[0] in ("turn", "choose_worker", "remove_anomaly")
    if s.phase == terms.ACTION_PHASE and (placed or excused):
        return []
    return [law("at-work", worker=terms.WORKER_TERMS[s.worker])]
