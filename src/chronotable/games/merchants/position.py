"""Described positions: the table in the ledger's words, and back."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.agenda import check_agenda
from chronotable.games.merchants.box import Box
from chronotable.games.merchants.laws import laws, least_turns
from chronotable.games.merchants.nouns import NOUNS, piece_word
from chronotable.games.merchants.placing import (
    place_adventurers,
    place_clock,
    place_corruption,
    place_peddler,
    place_players,
    place_townsfolk,
)
from chronotable.games.merchants.setup import choose_rogue_card, set_up
from chronotable.games.merchants.shops.registry import PACKAGES, PRESENTATIONS, USUAL
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.clock import NEXT_TURN
from chronotable.games.merchants.steps.day import ARRIVE_ALL, CLEAN_UP, DAY
from chronotable.games.merchants.steps.market import MARKET_STEP
from chronotable.games.merchants.steps.scoring import winners
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    ARRIVAL,
    BERTH_TERMS,
    BOAT_TERMS,
    COLOUR_TERMS,
    CORRUPTION_MODE_TERMS,
    KINDS,
    LAIR,
    MODE_TERMS,
    NOBODY,
    OVER,
    PHASE_TERMS,
    PIER_TERMS,
    PRODUCTION,
    RANDOM,
)
from chronotable.games.merchants.view import counts, faces
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.placing import obey, settle
from chronotable.kernel.state import Witness
from chronotable.kernel.step import Step

Json = dict[str, Any]

STEPS: Final = DescribedSteps(
    {**NOUNS, **{name: noun for shown in PRESENTATIONS.values() for name, noun in shown.nouns.items()}},
    "chronotable.games.merchants.steps",
    "chronotable.games.merchants.shops",
    *PACKAGES,
)


def describe(s: MerchantsState) -> Json:
    """The whole position.  Piles are given from the top down."""
    ids = s.box.card_ids
    return {
        "options": describe_options(s),
        "day": s.day,
        "turn": s.turn,
        "phase": PHASE_TERMS[s.phase],
        "clock": [{"piece": piece_word(s, piece), "hour": s.hours[piece]} for piece in s.order],
        "token": s.token or None,
        "bag": counts(s.bag),
        "boats": {word: passengers(s, boat) for boat, word in enumerate(BOAT_TERMS)},
        "berths": {
            word: None if s.berths[berth] == NOBODY else BOAT_TERMS[s.berths[berth]]
            for berth, word in enumerate(BERTH_TERMS)
        },
        "piers": {word: counts(s.piers[pier * KINDS : (pier + 1) * KINDS]) for pier, word in enumerate(PIER_TERMS)},
        "halls": {word: s.halls[colour] for colour, word in enumerate(COLOUR_TERMS)},
        "lair": s.halls[LAIR],
        "drawn": None if s.drawn == NOBODY else ADVENTURER_TERMS[s.drawn],
        "deck": [ids[card] for card in reversed(s.deck)],
        "discard": [ids[card] for card in s.discard],
        "square": [ids[card] for card in s.square],
        "hired": None if s.hired == NOBODY else ids[s.hired],
        "corruption_deck": faces(s, s.corruption_deck),
        "corruption_discard": faces(s, s.corruption_discard),
        "players": [describe_player(s, seat) for seat in range(s.settings.players)],
        "peddler": describe_peddler(s),
        "peddler_deck": [s.box.peddler_ids[card] for card in reversed(s.peddler.deck)] if s.peddler else [],
        "fate": [s.fate_word(outcome) for outcome in reversed(s.fate)],
        "agenda": [STEPS.describe(s, step) for step in whole_agenda(s)],
        "winners": [seat for seat in range(s.settings.players) if s.winners >> seat & 1],
    }


def describe_options(s: MerchantsState) -> Json:
    chosen = s.settings
    return {
        "players": chosen.players,
        "mode": MODE_TERMS[chosen.mode],
        "difficulty": s.box.peddler_levels[chosen.level],
        "rogue_card": s.box.rogue_ids[chosen.rogue_card],
        "townsfolk_sets": list(chosen.townsfolk_sets),
        "black_market_corruption_mode": CORRUPTION_MODE_TERMS[chosen.corruption_mode],
        "portal_activate_adds_two_hours": chosen.portal_activate_adds,
        "chronomancer_may_share_assistant_space": chosen.chronomancer_may_share,
        "freeze_tokens_usable_same_turn": chosen.fresh_tokens,
        "corruption_paid_before_effect": chosen.corruption_first,
        "splitter_needs_two_in_pool": chosen.splitter_needs_two,
        "replaced_townsfolk_keep_symbols": chosen.replaced_keep_symbols,
        "sea_passengers_sorted_before_sales": chosen.sea_sorted_first,
        **described_cast(s),
    }


def described_cast(s: MerchantsState) -> Json:
    """Who plays which merchant, if not all play the usual one."""
    cast = [merchant.term for merchant in s.settings.merchants]
    return {"merchants": cast} if set(cast) != {USUAL} else {}


def passengers(s: MerchantsState, boat: int) -> list[str]:
    return [word for kind, word in enumerate(ADVENTURER_TERMS) for _ in range(s.boats[boat * KINDS + kind])]


def goods(s: MerchantsState, held: list[int]) -> Json:
    return {id: n for id, n in zip(s.box.good_ids, held) if n}


def describe_player(s: MerchantsState, seat: int) -> Json:
    player = s.players[seat]
    merchant = s.settings.merchants[seat]
    return {
        "gold": player.gold,
        "shelf": goods(s, player.shelf),
        "staff": {
            word: None if card == NOBODY else s.box.card_ids[card]
            for word, card in zip(merchant.ability_words, player.staff)
        },
        "remembered": [s.box.card_ids[card] for card in player.remembered],
        "corruption": faces(s, player.corruption),
        **PRESENTATIONS[merchant.term].describe(s, seat),
    }


def describe_peddler(s: MerchantsState) -> Json | None:
    if s.peddler is None:
        return None
    return {
        "gold": s.peddler.gold,
        "shelf": goods(s, s.peddler.shelf),
        "kept": [s.box.card_ids[card] for card in s.peddler.kept],
    }


def place(box: Box, position: Json, options: Json, chance: int | Witness) -> MerchantsState:
    """The state of a (checked) description: set up as usual, then changed to what is described."""
    s = set_up(box, options, chance)
    if options["rogue_card"] == RANDOM:
        fit_rogue_card(s, position)
    settle(s, position, place_day, place_clock, place_players, place_peddler, place_townsfolk, place_corruption)
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
    if "winners" in position and sum(1 << seat for seat in set(position["winners"])) != s.winners:
        raise BadPosition(Message("merchants-position-winners"))


def place_fate(s: MerchantsState, position: Json) -> None:
    """What will be drawn, in turn: of what the box holds, adventurers and faces of corruption cards."""
    copies = [*s.box.adventurers, *s.box.corruption_count]
    known = [s.fate_word(outcome) for outcome in range(len(copies))]
    for word in position.get("fate", []):
        if word not in known:
            raise BadPosition(Message("merchants-position-fate", word=word, known=known))
    outcomes = [known.index(word) for word in position.get("fate", [])]
    s.fix_fate(outcomes, [outcome for outcome, n in enumerate(copies) if n])


def place_day(s: MerchantsState, position: Json) -> None:
    s.phase = PHASE_TERMS.index(position.get("phase", "production"))
    s.day = position.get("day", s.box.rounds if s.phase == OVER else 1)
    s.drawn = ADVENTURER_TERMS.index(position["drawn"]) if position.get("drawn") else NOBODY


def place_agenda(s: MerchantsState, position: Json) -> None:
    if "agenda" in position:
        s.agenda = [STEPS.make(s, record) for record in reversed(position["agenda"])]
    else:
        s.agenda = agenda_of(s)
    s.turn = position.get("turn", least_turns(s))


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
