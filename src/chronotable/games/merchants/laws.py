"""What is true of every state between steps: every piece, card and good is somewhere, once (COVE-18.3, 18.5), and
harbour, clock and phase belong together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chronotable.games.merchants import terms
from chronotable.games.merchants.nouns import piece_word
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.laws import laws_of
from chronotable.kernel.message import Message, Ref

law: Final = laws_of("merchants")


def named(kind: str, id: str) -> Ref:
    return Ref("merchants", kind, id)


def described(places: list[int]) -> int:
    """How many there are where there are any: a bag or deck with less than nothing had too many named elsewhere."""
    return sum(n for n in places if n > 0)


def laws(s: MerchantsState) -> list[Message]:
    """The laws that a state breaks; none for a possible state."""
    broken = [*adventurer_laws(s), *harbour_laws(s), *clock_laws(s), *card_laws(s), *player_laws(s)]
    for seat, merchant in enumerate(s.settings.merchants):
        broken += PRESENTATIONS[merchant.term].laws(s, seat)
    return broken


def adventurer_laws(s: MerchantsState) -> Iterator[Message]:
    for kind, total in enumerate(s.box.adventurers):
        places = [s.bag[kind], s.halls[kind], int(s.drawn == kind)]
        places += [s.boats[boat * terms.KINDS + kind] for boat in range(terms.BOATS)]
        places += [s.piers[pier * terms.KINDS + kind] for pier in range(terms.PIERS)]
        if sum(places) != total or min(places) < 0:
            adventurer = named("adventurer", terms.ADVENTURER_TERMS[kind])
            yield law("adventurers", adventurer=adventurer, n=described(places), total=total)
        least = s.box.halls_start[kind] if kind != terms.LAIR else s.box.rogue_lair[s.settings.rogue_card]
        if s.halls[kind] < least:
            adventurer = named("adventurer", terms.ADVENTURER_TERMS[kind])
            yield law("hall", adventurer=adventurer, n=s.halls[kind], least=least)


def harbour_laws(s: MerchantsState) -> Iterator[Message]:
    docked = [boat for boat in s.berths if boat != terms.NOBODY]
    if len(set(docked)) != len(docked):
        yield law("boat-twice")
    for berth, boat in enumerate(s.berths):
        if boat != terms.NOBODY and s.box.boat_side[boat] != s.box.berth_side[berth]:
            yield law(
                "berth-side", boat=named("boat", terms.BOAT_TERMS[boat]), berth=named("berth", terms.BERTH_TERMS[berth])
            )
    for boat in range(terms.BOATS):
        aboard = sum(s.boats[boat * terms.KINDS : (boat + 1) * terms.KINDS])
        seats = 0 if boat in docked else s.box.boat_capacity
        if aboard > seats or s.free_seats[boat] != seats - aboard:
            yield law("boat", boat=named("boat", terms.BOAT_TERMS[boat]), n=aboard, most=seats)
    for pier in range(terms.PIERS):
        crowd = sum(s.piers[pier * terms.KINDS : (pier + 1) * terms.KINDS])
        boats = sum(boat != terms.NOBODY and s.box.berth_pier[berth] == pier for berth, boat in enumerate(s.berths))
        if crowd != boats * s.box.boat_capacity:
            total = boats * s.box.boat_capacity
            yield law("pier", pier=named("pier", terms.PIER_TERMS[pier]), n=crowd, boats=boats, total=total)
    if any(s.boats) and (
        s.phase == terms.OVER or (s.phase == terms.MARKET and not is_coming(s, "market", "sea_passengers"))
    ):
        yield law("sea-passengers")


def is_coming(s: MerchantsState, *words: str) -> bool:
    """Is a step of one of these words still pending?"""
    return any(step.term in words for step in whole_agenda(s))


def clock_laws(s: MerchantsState) -> Iterator[Message]:
    if sorted(s.order) != list(range(s.settings.pieces)):
        yield law("pieces")
    elif [s.hours[piece] for piece in s.order] != sorted(s.hours) or s.hours[s.order[0]] < 0:
        yield law("clock")
    if not 0 <= s.token <= s.box.last_hour:
        yield law("token", most=s.box.last_hour)
    elif s.token > max(s.hours) + s.box.token_offset:
        yield law("token-ahead", n=max(s.hours) + s.box.token_offset)
    if s.token and terms.NOBODY in s.berths:
        yield law("token-early")
    if not s.token and terms.NOBODY not in s.berths and not is_coming(s, "end_turn"):
        yield law("token-missing")
    if not 0 <= s.day <= s.box.rounds:
        yield law("day", most=s.box.rounds)
    yield from phase_laws(s)


def phase_laws(s: MerchantsState) -> Iterator[Message]:
    """A day begins on hour 0, everybody has finished when the market opens, and the last day ends the game."""
    if s.phase == terms.ARRIVAL and any(s.hours):
        yield law("arrival-hours")
    if s.phase in (terms.MARKET, terms.OVER):
        for piece, hour in enumerate(s.hours):
            if hour < s.end_of_production:
                who = named("piece", piece_word(s, piece))
                yield law("unfinished", who=who, n=hour, end=s.end_of_production)
    if s.phase == terms.OVER and s.day != s.box.rounds:
        yield law("over", last=s.box.rounds)


def least_turns(s: MerchantsState) -> int:
    """How many turns there were at least: today's.  Whoever describes a later day may begin to count there."""
    if s.phase in (terms.MARKET, terms.OVER):
        return len(s.hours) + (not is_coming(s, "market"))  # everybody's, and the market
    if s.phase != terms.PRODUCTION:
        return 0
    moved = sum(hour > 0 for hour in s.hours)
    begins = is_coming(s, *(turn.term for turn in s.settings.turns))
    return moved + 1 if begins else max(moved, int(is_coming(s, "end_turn")))


def card_laws(s: MerchantsState) -> Iterator[Message]:
    cards = [*s.deck, *s.discard, *s.square]
    for player in s.players:
        cards += [card for card in player.staff if card != terms.NOBODY]
    if s.peddler is not None:
        cards += s.peddler.kept
    if s.hired != terms.NOBODY:
        cards.append(s.hired)
    sets = s.settings.townsfolk_sets
    if sorted(cards) != [card for card, name in enumerate(s.box.card_set) if name in sets]:
        yield law("townsfolk")
    if len(s.square) > len(s.box.slot_hours):
        yield law("square", n=len(s.square), most=len(s.box.slot_hours))
    if len(s.square) < len(s.box.slot_hours) and s.deck:
        yield law("square-short")
    for face, total in enumerate(s.box.corruption_count):
        places = [s.corruption_deck[face], s.corruption_discard[face]]
        places += [player.corruption[face] for player in s.players]
        if sum(places) != total or min(places) < 0:
            yield law("corruption", symbols=s.box.corruption_symbols[face], n=described(places), total=total)


def player_laws(s: MerchantsState) -> Iterator[Message]:
    for seat, player in enumerate(s.players):
        if player.gold < 0 and s.phase != terms.OVER:
            yield law("gold", who=named("piece", piece_word(s, seat)), n=player.gold)
        total = s.settings.merchants[seat].goods(s)
        for good in range(terms.GOODS):
            places = [player.pool[good], player.shelf[good]]
            if sum(places) != total[good] or min(places) < 0:
                who, what = named("piece", piece_word(s, seat)), named("good", s.box.good_ids[good])
                yield law("goods", who=who, good=what, n=player.shelf[good], most=total[good])
        if player.remembered and not s.settings.replaced_keep_symbols:
            yield law("remembered", who=named("piece", piece_word(s, seat)))
    if s.peddler is not None and s.peddler.gold < 0:
        yield law("gold", who=named("piece", piece_word(s, s.settings.players)), n=s.peddler.gold)
    if s.peddler is not None and len(s.peddler.kept) > s.box.kept_most:
        yield law("kept", n=len(s.peddler.kept), most=s.box.kept_most)
    if s.peddler is not None and len(set(s.peddler.deck)) != len(s.peddler.deck):
        yield law("peddler-deck")
