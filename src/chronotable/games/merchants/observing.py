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


def corruption_left(s: MerchantsState, thing: Any, seat: int) -> int:
    return sum(s.corruption_deck)


def rogue_card(s: MerchantsState, thing: Any, seat: int) -> int:
    return s.settings.rogue_card


def players_from(s: MerchantsState, thing: Any, seat: int) -> list[Player]:
    return s.players[seat:] + s.players[:seat]


def merchant(s: MerchantsState, own: Player, seat: int) -> int:
    return MERCHANTS.index(s.settings.merchants[s.players.index(own)].term)


def hour(s: MerchantsState, own: Player, seat: int) -> int:
    return s.hours[s.players.index(own)]


def acting_first(s: MerchantsState, piece: int) -> int:
    """Its place among the time pieces, from 1."""
    return s.order.index(piece) + 1 if piece in s.order else 0


def place_in_order(s: MerchantsState, own: Player, seat: int) -> int:
    return acting_first(s, s.players.index(own))


def peddler_place(s: MerchantsState, thing: Any, seat: int) -> int:
    return 0 if s.peddler is None else acting_first(s, s.settings.players)


def peddler_hour(s: MerchantsState, thing: Any, seat: int) -> int:
    return 0 if s.peddler is None else s.hours[s.settings.players]


def peddler_shelf(s: MerchantsState, thing: Any, seat: int) -> list[int]:
    return [] if s.peddler is None else s.peddler.shelf


def cards_of_corruption(s: MerchantsState, own: Player, seat: int) -> int:
    return sum(own.corruption)


def own_corruption(s: MerchantsState, own: Player, seat: int) -> list[int]:
    """The faces of others' cards are secret until the end (COVE-10.1)."""
    return own.corruption if own is s.players[seat] or s.phase == terms.OVER else []


def hired_by(s: MerchantsState, own: Player, seat: int) -> list[int]:
    return [card for card in own.staff if card != terms.NOBODY]


def staffed(s: MerchantsState, own: Player, seat: int) -> int:
    found = 0
    for ability, card in enumerate(own.staff):
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

    def found(s: MerchantsState, own: Player, seat: int) -> list[Shop]:
        return [own.shop] if s.settings.merchants[s.players.index(own)].term == term else []

    return found


OBSERVED: Final[list[Seen]] = [
    asked(STEPS),
    number("players", terms.MOST_PLAYERS, lambda s, _, seat: s.settings.players, "Seats.", of="settings"),
    one("mode", terms.MODE_TERMS, lambda s, _, seat: s.settings.mode, "The mode of play.", of="settings"),
    one("rogue_card", lambda box: box.rogue_ids, rogue_card, "The rogue card.", of="settings"),
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
        of="berths",
    ),
    numbers("piers", ON_PIERS, CROWD, about="Customers on the piers."),
    numbers("halls", ADVENTURER, CROWD, about="Adventurers in the halls; the rogues' is the lair."),
    one("drawn", ADVENTURER, about="The adventurer in the active player's hand."),
    among("square", CARD, about="The townsfolk on the town square."),
    one("hired", CARD, about="The card that is being hired."),
    number("deck", CARDS, lambda s, _, seat: len(s.deck), "Townsfolk to come.", of="deck"),
    among("discard", CARD, about="Discarded townsfolk."),
    number("corruption_deck", CARDS, corruption_left, "Corruption cards to come.", of="corruption_deck"),
    numbers("corruption_discard", faces, CARDS, about="Discarded corruption cards, by face."),
    each(
        "merchants",
        PLAYERS,
        players_from,
        one("merchant", MERCHANTS, merchant, "Who it is.", of="s.settings"),
        number("hour", HOURS, hour, "The hour of the time piece.", of="s.hours"),
        number(
            "order", terms.MOST_PLAYERS + 1, place_in_order, "Its place among the time pieces, from 1.", of="s.order"
        ),
        number("gold", GOLD, about="Gold."),
        numbers("pool", GOOD, GOODS, about="Goods not made."),
        numbers("shelf", GOOD, GOODS, about="Goods made and not sold."),
        numbers("prices", GOOD, PRICE, about="What they sell for."),
        bits("staff", STAFF, staffed, "Abilities that have a townsfolk.", of="staff"),
        among("townsfolk", CARD, hired_by, "These townsfolk.", of="staff"),
        among("remembered", CARD, about="Replaced ones that count."),
        number("corruption", CORRUPTION, cards_of_corruption, "Corruption cards.", of="corruption"),
        numbers(
            "faces",
            faces,
            CORRUPTION,
            own_corruption,
            "Their faces, where the seat knows them.",
            of="corruption s.phase",
        ),
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
