"""What a seat sees of Merchants Cove, as numbers (see `view`): all but orders of decks and others' corruption.

Players sit from the seat's own on.  The boards of their shops are told by the merchants (`Presentation.observed`).
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants import terms
from chronotable.games.merchants.nouns import ADVENTURER, BOAT, CARD, GOOD
from chronotable.games.merchants.parts import STEPS
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.shops.shop import Shop
from chronotable.games.merchants.state import MerchantsState, Player
from chronotable.kernel.observation import Made, Seen, among, asked, bits, each, flag, number, numbers, one

MERCHANTS: Final = list(PRESENTATIONS)
DAYS: Final = 5
HOURS: Final = 15
CROWD: Final = 60  # adventurers of a kind
GOLD: Final = 250
GOODS: Final = 10  # of a kind
PRICE: Final = 20
CARDS: Final = 60
CORRUPTION: Final = 30  # cards
PLAYERS: Final = ("own", *(f"next_{place}" for place in range(1, terms.MOST_PLAYERS)))
STAFF: Final = [f"ability{ability + 1}" for ability in range(terms.ABILITIES)]
ABOARD: Final = [f"{boat}.{kind}" for boat in terms.BOAT_TERMS for kind in terms.ADVENTURER_TERMS]
ON_PIERS: Final = [f"{pier}.{kind}" for pier in terms.PIER_TERMS for kind in terms.ADVENTURER_TERMS]


def faces(box: Any) -> list[str]:
    words: list[str] = box.corruption_ids
    return words


def seats_from(s: MerchantsState, thing: Any, seat: int) -> list[int]:
    count = len(s.players)
    return [(seat + place) % count for place in range(count)]


def acting_first(s: MerchantsState, who: int, seat: int) -> int:
    """Its place among the time pieces, from 1."""
    return s.order.index(who) + 1 if who in s.order else 0


def peddler_place(s: MerchantsState, thing: Any, seat: int) -> int:
    return 0 if s.peddler is None else acting_first(s, s.settings.players, seat)


def peddler_hour(s: MerchantsState, thing: Any, seat: int) -> int:
    return 0 if s.peddler is None else s.hours[s.settings.players]


def peddler_shelf(s: MerchantsState, thing: Any, seat: int) -> list[int]:
    return [] if s.peddler is None else s.peddler.shelf


def own_corruption(s: MerchantsState, who: int, seat: int) -> list[int]:
    """The faces of others' cards are secret until the end (COVE-10.1)."""
    return s.players[who].corruption if who == seat or s.phase == terms.OVER else []


def hired_by(s: MerchantsState, who: int, seat: int) -> list[int]:
    return [card for card in s.players[who].staff if card != terms.NOBODY]


def staffed(s: MerchantsState, who: int, seat: int) -> int:
    found = 0
    for ability, card in enumerate(s.players[who].staff):
        if card != terms.NOBODY:
            found |= 1 << ability
    return found


def shops() -> list[Seen]:
    """The boards of every kind of shop: those of the player's own merchant are filled in."""
    return [
        each(term, ("shop",), shop_of(term), *shown.observed) for term, shown in PRESENTATIONS.items() if shown.observed
    ]


def shop_of(term: str) -> Made:
    """The shop of a player whose merchant is of that kind."""

    def found(s: MerchantsState, who: int, seat: int) -> list[Shop]:
        return [s.players[who].shop] if s.settings.merchants[who].term == term else []

    return found


def player(s: MerchantsState, who: int) -> Player:
    return s.players[who]


OBSERVED: Final[list[Seen]] = [
    asked(STEPS),
    number("players", terms.MOST_PLAYERS, lambda s, _, seat: s.settings.players, "Seats."),
    one("mode", terms.MODE_TERMS, lambda s, _, seat: s.settings.mode, "The mode of play."),
    one("rogue_card", lambda box: box.rogue_ids, lambda s, _, seat: s.settings.rogue_card, "The rogue card."),
    number("day", DAYS, about="The day, from 1."),
    one("phase", terms.PHASE_TERMS, about="The phase of the day."),
    number("token", HOURS, about="The hour of the market token, 0 while it is not on the clock."),
    numbers("bag", ADVENTURER, CROWD, about="Adventurers in the bag."),
    numbers("boats", ABOARD, CROWD, about="Who is aboard the boats at sea."),
    numbers("free_seats", BOAT, CROWD, about="Free seats of the boats at sea."),
    each(
        "berths",
        terms.BERTH_TERMS,
        "berths",
        one("boat", BOAT, lambda s, boat, seat: boat, "The boat that lies there."),
    ),
    numbers("piers", ON_PIERS, CROWD, about="Customers on the piers."),
    numbers("halls", ADVENTURER, CROWD, about="Adventurers in the halls; the rogues' is the lair."),
    one("drawn", ADVENTURER, about="The adventurer in the active player's hand."),
    among("square", CARD, about="The townsfolk on the town square."),
    one("hired", CARD, about="The card that is being hired."),
    number("deck", CARDS, lambda s, _, seat: len(s.deck), "Townsfolk to come."),
    among("discard", CARD, about="Discarded townsfolk."),
    number("corruption_deck", CARDS, lambda s, _, seat: sum(s.corruption_deck), "Corruption cards to come."),
    numbers("corruption_discard", faces, CARDS, about="Discarded corruption cards, by face."),
    each(
        "merchants",
        PLAYERS,
        seats_from,
        one("merchant", MERCHANTS, lambda s, who, seat: MERCHANTS.index(s.settings.merchants[who].term), "Who it is."),
        number("hour", HOURS, lambda s, who, seat: s.hours[who], "The hour of the time piece."),
        number("order", terms.MOST_PLAYERS + 1, acting_first, "Its place among the time pieces, from 1."),
        number("gold", GOLD, lambda s, who, seat: player(s, who).gold, "Gold."),
        numbers("pool", GOOD, GOODS, lambda s, who, seat: player(s, who).pool, "Goods not made."),
        numbers("shelf", GOOD, GOODS, lambda s, who, seat: player(s, who).shelf, "Goods made and not sold."),
        numbers("prices", GOOD, PRICE, lambda s, who, seat: player(s, who).prices, "What they sell for."),
        bits("staff", STAFF, staffed, "Abilities that have a townsfolk."),
        among("townsfolk", CARD, hired_by, "These townsfolk."),
        among("remembered", CARD, lambda s, who, seat: player(s, who).remembered, "Replaced ones that count."),
        number("corruption", CORRUPTION, lambda s, who, seat: sum(player(s, who).corruption), "Corruption cards."),
        numbers("faces", faces, CORRUPTION, own_corruption, "Their faces, where the seat knows them."),
        *shops(),
    ),
    flag("peddler", lambda s, _, seat: s.peddler is not None, "Does the Peddler play?"),
    number("peddler_gold", GOLD, lambda s, _, seat: s.peddler.gold if s.peddler else 0, "The Peddler's gold."),
    number("peddler_hour", HOURS, peddler_hour, "The hour of its time piece."),
    number("peddler_order", terms.MOST_PLAYERS + 1, peddler_place, "Its place among the time pieces."),
    numbers("peddler_shelf", GOOD, GOODS, peddler_shelf, "Its goods."),
    among("peddler_kept", CARD, lambda s, _, seat: s.peddler.kept if s.peddler else [], "Townsfolk that it keeps."),
    among(
        "peddler_deck",
        lambda box: box.peddler_ids,
        lambda s, _, seat: s.peddler.deck if s.peddler else [],
        "What is left in its deck.",
    ),
]
