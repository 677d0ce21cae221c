"""Putting described pieces, cards and players on a table that was set up as usual.

What a description names leaves the place where set-up had put it; bag and corruption deck hold the rest unless they
are described themselves.
"""

from __future__ import annotations

from typing import Any

from chronotable.games.merchants.nouns import piece_word
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.harbour import draw_adventurer, put_aboard
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    BERTH_TERMS,
    BOAT_TERMS,
    BOATS,
    COLOUR_TERMS,
    GOODS,
    KINDS,
    LAIR,
    MARKET,
    NOBODY,
    OVER,
    PIER_TERMS,
    PIERS,
    PRODUCTION,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message

Json = dict[str, Any]


def place_clock(s: MerchantsState, position: Json) -> None:
    """Pieces in the order in which they act; those that are not named stay where they are, below the others.

    Where production is over, they have just finished (COVE-5.3).
    """
    s.token = position.get("token") or 0
    if s.phase in (MARKET, OVER):
        s.hours = [s.end_of_production] * len(s.hours)
    words = [piece_word(s, piece) for piece in range(s.settings.pieces)]
    named: list[int] = []
    for record in position.get("clock", []):
        if record["piece"] not in words or words.index(record["piece"]) in named:
            raise BadPosition(Message("merchants-position-piece", piece=record["piece"], known=words))
        piece = words.index(record["piece"])
        s.hours[piece] = record["hour"]
        named.append(piece)
    order = [*named, *(piece for piece in s.order if piece not in named)]
    if len(named) < len(order):
        order.sort(key=lambda piece: s.hours[piece])
    s.order = order


def place_players(s: MerchantsState, position: Json) -> None:
    described = position.get("players", [])
    if len(described) > s.settings.players:
        raise BadPosition(Message("merchants-position-players", n=len(described), most=s.settings.players))
    for seat, record in enumerate(described):
        player = s.players[seat]
        merchant = s.settings.merchants[seat]
        player.gold = record.get("gold", player.gold)
        if "shelf" in record:
            player.shelf = good_counts(s, record["shelf"])
            total = merchant.goods(s)
            player.pool = [total[good] - player.shelf[good] for good in range(GOODS)]
        for word, id in record.get("staff", {}).items():
            if word not in merchant.ability_words:
                raise BadPosition(Message("merchants-position-ability", id=word, known=merchant.ability_words))
            player.staff[merchant.ability_words.index(word)] = NOBODY if id is None else card_number(s, id)
        player.remembered = [card_number(s, id) for id in record.get("remembered", [])]
        if "corruption" in record:
            player.corruption = face_counts(s, record["corruption"])
        shown = PRESENTATIONS[merchant.term]
        own = shown.schema()["properties"]
        shown.place(s, seat, {name: value for name, value in record.items() if name in own})


def good_counts(s: MerchantsState, described: Json) -> list[int]:
    for id in described:
        if id not in s.box.good_ids:
            raise BadPosition(Message("merchants-position-good", id=id, known=s.box.good_ids))
    return [described.get(id, 0) for id in s.box.good_ids]


def face_counts(s: MerchantsState, described: Json) -> list[int]:
    for id in described:
        if id not in s.box.corruption_ids:
            raise BadPosition(Message("merchants-position-face", id=id, known=s.box.corruption_ids))
    return [described.get(id, 0) for id in s.box.corruption_ids]


def card_number(s: MerchantsState, id: str) -> int:
    if id not in s.box.card_numbers:
        raise BadPosition(Message("merchants-position-card", id=id))
    return s.box.card_numbers[id]


def place_peddler(s: MerchantsState, position: Json) -> None:
    described = position.get("peddler") or {}
    deck = position.get("peddler_deck", [])
    if s.peddler is None:
        if described or deck:
            raise BadPosition(Message("merchants-position-peddler"))
        return
    s.peddler.gold = described.get("gold", s.peddler.gold)
    s.peddler.shelf = good_counts(s, described.get("shelf", {}))
    s.peddler.kept = [card_number(s, id) for id in described.get("kept", [])]
    for id in deck:
        if id not in s.box.peddler_ids:
            raise BadPosition(Message("merchants-position-peddler-card", id=id, known=s.box.peddler_ids))
    s.peddler.deck = [s.box.peddler_ids.index(id) for id in reversed(deck)]


def place_townsfolk(s: MerchantsState, position: Json) -> None:
    """Cards that are named leave deck and square; what set-up had shown elsewhere goes under the deck."""
    s.hired = card_number(s, position["hired"]) if position.get("hired") else NOBODY
    piles = {"deck": s.deck, "discard": s.discard, "square": s.square}
    zones = {name: [card_number(s, id) for id in position[name]] for name in piles if name in position}
    taken = [card for cards in zones.values() for card in cards]
    taken += [card for player in s.players for card in player.staff]
    taken += [] if s.peddler is None else s.peddler.kept
    taken.append(s.hired)
    displaced = [] if "square" not in zones else [card for card in s.square if card not in taken]
    for name, pile in piles.items():
        pile[:] = (zones[name][::-1] if name == "deck" else zones[name]) if name in zones else kept(pile, taken)
    if "deck" not in zones:
        s.deck[:0] = displaced
        while "square" not in zones and len(s.square) < len(s.box.slot_hours) and s.deck:
            s.square.append(s.deck.pop())


def kept(pile: list[int], taken: list[int]) -> list[int]:
    return [card for card in pile if card not in taken]


def place_corruption(s: MerchantsState, position: Json) -> None:
    if "corruption_discard" in position:
        s.corruption_discard = face_counts(s, position["corruption_discard"])
    if "corruption_deck" in position:
        s.corruption_deck = face_counts(s, position["corruption_deck"])
        return
    for face, total in enumerate(s.box.corruption_count):
        held = sum(player.corruption[face] for player in s.players)
        s.corruption_deck[face] = total - held - s.corruption_discard[face]


def place_adventurers(s: MerchantsState, position: Json) -> None:
    """Boats at sea that are not described get their first passengers as usual, once their day has begun (COVE-4.2)."""
    for word, boat in position.get("berths", {}).items():
        s.berths[BERTH_TERMS.index(word)] = NOBODY if boat is None else BOAT_TERMS.index(boat)
    for word, crowd in position.get("piers", {}).items():
        for kind, n in crowd.items():
            s.piers[PIER_TERMS.index(word) * KINDS + ADVENTURER_TERMS.index(kind)] = n
    if "berths" not in position:
        dock_boats(s, position)
    for boat in s.berths:
        if boat != NOBODY:
            s.free_seats[boat] = 0
    for word, described in position.get("boats", {}).items():
        for kind in described:
            put_aboard(s, BOAT_TERMS.index(word), ADVENTURER_TERMS.index(kind))
    for word, n in position.get("halls", {}).items():
        s.halls[COLOUR_TERMS.index(word)] = n
    s.halls[LAIR] = position.get("lair", s.halls[LAIR])
    if "bag" in position:
        s.bag = [position["bag"].get(word, 0) for word in ADVENTURER_TERMS]
        return
    for kind, total in enumerate(s.box.adventurers):
        elsewhere = s.halls[kind] + (s.drawn == kind)
        elsewhere += sum(s.boats[boat * KINDS + kind] for boat in range(BOATS))
        elsewhere += sum(s.piers[pier * KINDS + kind] for pier in range(PIERS))
        s.bag[kind] = total - elsewhere
    if s.phase != PRODUCTION or min(s.bag) < 0:
        return
    for boat, word in enumerate(BOAT_TERMS):
        if word not in position.get("boats", {}) and boat not in s.berths:
            for _ in range(s.box.boat_start):
                if (kind := draw_adventurer(s)) != NOBODY:
                    put_aboard(s, boat, kind)


def dock_boats(s: MerchantsState, position: Json) -> None:
    """Where only piers are described, boats without described passengers brought the crowds there (COVE-6.7).

    Once they have taken all berths the market token is on the clock, too (COVE-6.11).
    """
    sailing = position.get("boats", {})
    for berth, pier in enumerate(s.box.berth_pier):
        crowd = sum(s.piers[pier * KINDS : (pier + 1) * KINDS])
        earlier = [other for other in range(berth) if s.box.berth_pier[other] == pier and s.berths[other] != NOBODY]
        brought = len(earlier) * s.box.boat_capacity
        for boat, word in enumerate(BOAT_TERMS):
            if crowd <= brought or s.berths[berth] != NOBODY:
                break
            if s.box.boat_side[boat] == s.box.berth_side[berth] and boat not in s.berths and not sailing.get(word):
                s.berths[berth] = boat
    if NOBODY not in s.berths and "token" not in position:
        s.token = min(s.box.last_hour, max(s.hours) + s.box.token_offset)
