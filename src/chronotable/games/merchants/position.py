"""Described positions: a table that was set up as usual is changed to what is described."""

from __future__ import annotations

from typing import Any

from chronotable.games.merchants.agenda import check_agenda
from chronotable.games.merchants.box import Box
from chronotable.games.merchants.laws import laws, least_turns
from chronotable.games.merchants.parts import POSITION
from chronotable.games.merchants.placing import (
    place_adventurers,
    place_clock,
    place_corruption,
    place_peddler,
    place_players,
    place_townsfolk,
)
from chronotable.games.merchants.setup import choose_rogue_card, set_up
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.clock import NEXT_TURN
from chronotable.games.merchants.steps.day import ARRIVE_ALL, CLEAN_UP, DAY
from chronotable.games.merchants.steps.market import MARKET_STEP
from chronotable.games.merchants.steps.scoring import winners
from chronotable.games.merchants.terms import ARRIVAL, LAIR, OVER, PRODUCTION, RANDOM
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness
from chronotable.kernel.step import Step


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> MerchantsState:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    if options["rogue_card"] == RANDOM:
        fit_rogue_card(s, position)
    settle(s, position, place_plain_parts, place_clock, place_players, place_peddler, place_townsfolk, place_corruption)
    settle(s, position, place_adventurers, place_fate, place_agenda)
    obey(laws(s))
    place_winners(s, position)
    check_agenda(s, s.agenda[::-1])
    return s


def fit_rogue_card(s: MerchantsState, position: Json) -> None:
    """A card that nobody named is one that the described lair allows (COVE-8.3)."""
    lair = position.get("lair", s.halls[LAIR])
    if lair < s.box.rogue_lair[s.settings.rogue_card]:
        fitting = [id for id, start in zip(s.box.rogue_ids, s.box.rogue_lair) if start <= lair]
        if fitting:
            choose_rogue_card(s, fitting[0])


def place_winners(s: MerchantsState, position: Json) -> None:
    """Who has won follows from the rest."""
    s.winners = winners(s) if s.phase == OVER else 0
    if POSITION.value(s, position, "winners", s.winners) != s.winners:
        raise BadPosition(Message("merchants-position-winners"))


def place_fate(s: MerchantsState, position: Json) -> None:
    """What will be drawn, in turn: of what the box holds, adventurers and faces of corruption cards."""
    copies = [*s.box.adventurers, *s.box.corruption_count]
    outcomes = POSITION.value(s, position, "fate", [])
    s.fix_fate(outcomes[::-1], [outcome for outcome, n in enumerate(copies) if n])


def place_plain_parts(s: MerchantsState, position: Json) -> None:
    POSITION.put(s, s, position)
    if "day" not in position:
        s.day = s.box.rounds if s.phase == OVER else 1


def place_agenda(s: MerchantsState, position: Json) -> None:
    s.agenda = POSITION.value(s, position, "agenda") if "agenda" in position else agenda_of(s)
    if "turn" not in position:
        s.turn = least_turns(s)


def agenda_of(s: MerchantsState) -> list[Step[Any]]:
    """What is pending in a phase, the last thing first."""
    if s.phase == OVER:
        return []
    coming: list[Step[Any]] = [DAY, CLEAN_UP, MARKET_STEP]
    if s.phase <= PRODUCTION:
        coming.append(NEXT_TURN)
    if s.phase == ARRIVAL:
        coming.append(ARRIVE_ALL)
    return coming
