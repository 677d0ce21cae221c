"""Putting described pieces, cards and players on a table that was set up as usual.

What a description names leaves the place where set-up had put it; bag and corruption deck hold the rest unless they
are described themselves.
"""

from __future__ import annotations

from chronotable.games.merchants import terms
from chronotable.games.merchants.described_player import HELPER, PLAYER
from chronotable.games.merchants.nouns import piece_word
from chronotable.games.merchants.parts import PEDDLER, POSITION, rows
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.harbour import draw_adventurer, put_aboard
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.parts import read
from chronotable.kernel.placing import place_piles


def place_clock(s: MerchantsState, position: Json) -> None:
    """Pieces in the order in which they act; those that are not named stay where they are, below the others.

    Where production is over, they have just finished (COVE-5.3).
    """
    if s.phase in (terms.MARKET, terms.OVER):
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
        PLAYER.put(s, player, record, f"players.{seat}")
        if "shelf" in record:
            total = merchant.goods(s)
            player.pool = [total[good] - player.shelf[good] for good in range(terms.GOODS)]
        for word, id in record.get("staff", {}).items():
            if word not in merchant.ability_words:
                raise BadPosition(Message("merchants-position-ability", id=word, known=merchant.ability_words))
            card = read(HELPER, s, id, f"players.{seat}.staff.{word}")
            player.staff[merchant.ability_words.index(word)] = card
        place_shop(s, seat, {name: value for name, value in record.items() if name not in PLAYER.parts})


def place_shop(s: MerchantsState, seat: int, described: Json) -> None:
    """The boards of a seat are those of its merchant: what only others have cannot be described there."""
    shown = PRESENTATIONS[s.settings.merchants[seat].term]
    own = list(shown.schema()["properties"])
    if foreign := [name for name in described if name not in own]:
        unknown = Message("kernel-schema-unknown", names=foreign, allowed=[*PLAYER.parts, *own])
        raise BadPosition(Message("kernel-position-schema", path=f"players.{seat}", problem=unknown))
    shown.place(s, seat, described)


def place_peddler(s: MerchantsState, position: Json) -> None:
    described = position.get("peddler") or {}
    if s.peddler is None:
        if described or position.get("peddler_deck"):
            raise BadPosition(Message("merchants-position-peddler"))
        return
    PEDDLER.put(s, s.peddler, described, "peddler")
    s.peddler.deck = POSITION.value(s, position, "peddler_deck", [])


def place_townsfolk(s: MerchantsState, position: Json) -> None:
    """Cards that are named leave deck and square; what set-up had shown elsewhere goes under the deck."""
    taken = [s.hired, *(card for player in s.players for card in player.staff)]
    taken += [] if s.peddler is None else s.peddler.kept
    shown = s.square.copy()
    piles = {"deck": s.deck, "discard": s.discard, "square": s.square}
    named = place_piles(s, POSITION, position, piles, taken)
    taken += [card for cards in named.values() for card in cards]
    if "deck" not in position:
        s.deck[:0] = [card for card in shown if card not in taken] if "square" in position else []
        while "square" not in position and len(s.square) < len(s.box.slot_hours) and s.deck:
            s.square.append(s.deck.pop())


def place_corruption(s: MerchantsState, position: Json) -> None:
    s.corruption_discard = POSITION.value(s, position, "corruption_discard", s.corruption_discard)
    s.corruption_deck = POSITION.value(s, position, "corruption_deck", s.corruption_deck)
    if "corruption_deck" in position:
        return
    for face, total in enumerate(s.box.corruption_count):
        held = sum(player.corruption[face] for player in s.players)
        s.corruption_deck[face] = total - held - s.corruption_discard[face]


def place_adventurers(s: MerchantsState, position: Json) -> None:
    """Boats at sea that are not described get their first passengers as usual, once their day has begun (COVE-4.2)."""
    s.piers = [n for pier in POSITION.value(s, position, "piers", rows(s.piers)) for n in pier]
    if "berths" not in position:
        dock_boats(s, position)
    for boat in s.berths:
        if boat != terms.NOBODY:
            s.free_seats[boat] = 0
    for word, described in position.get("boats", {}).items():
        for kind in described:
            put_aboard(s, terms.BOAT_TERMS.index(word), terms.ADVENTURER_TERMS.index(kind))
    for word, n in position.get("halls", {}).items():
        s.halls[terms.COLOUR_TERMS.index(word)] = n
    s.halls[terms.LAIR] = position.get("lair", s.halls[terms.LAIR])
    if "bag" in position:
        s.bag = POSITION.value(s, position, "bag")
        return
    for kind, total in enumerate(s.box.adventurers):
        elsewhere = s.halls[kind] + (s.drawn == kind)
        elsewhere += sum(s.boats[boat * terms.KINDS + kind] for boat in range(terms.BOATS))
        elsewhere += sum(s.piers[pier * terms.KINDS + kind] for pier in range(terms.PIERS))
        s.bag[kind] = total - elsewhere
    if s.phase != terms.PRODUCTION or min(s.bag) < 0:
        return
    for boat, word in enumerate(terms.BOAT_TERMS):
        if word not in position.get("boats", {}) and boat not in s.berths:
            for _ in range(s.box.boat_start):
                if (kind := draw_adventurer(s)) != terms.NOBODY:
                    put_aboard(s, boat, kind)


def dock_boats(s: MerchantsState, position: Json) -> None:
    """Where only piers are described, boats without described passengers brought the crowds there (COVE-6.7).

    Once they have taken all berths the market token is on the clock, too (COVE-6.11).
    """
    sailing = position.get("boats", {})
    for berth, pier in enumerate(s.box.berth_pier):
        crowd = sum(s.piers[pier * terms.KINDS : (pier + 1) * terms.KINDS])
        earlier = [
            other for other in range(berth) if s.box.berth_pier[other] == pier and s.berths[other] != terms.NOBODY
        ]
        brought = len(earlier) * s.box.boat_capacity
        for boat, word in enumerate(terms.BOAT_TERMS):
            if crowd <= brought or s.berths[berth] != terms.NOBODY:
                break
            if s.box.boat_side[boat] == s.box.berth_side[berth] and boat not in s.berths and not sailing.get(word):
                s.berths[berth] = boat
    if terms.NOBODY not in s.berths and "token" not in position:
        s.token = min(s.box.last_hour, max(s.hours) + s.box.token_offset)
