"""What a seat may see (COVE-18.1): a whitelist, as JSON values."""

from __future__ import annotations

from typing import Literal, TypedDict

from chronotable.games.merchants import terms, words
from chronotable.games.merchants.forecast import Forecast, Losses, forecast, losses
from chronotable.games.merchants.nouns import piece_word
from chronotable.games.merchants.shops import declared
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.declared import Each


class TimePiece(TypedDict):
    piece: words.Piece
    hour: int


class Clock(TypedDict):
    hours: int
    symbols: list[int]
    token: int | None
    pieces: list[TimePiece]  # in the order in which they act


class BoatSeen(TypedDict):
    boat: words.Boat
    side: words.Side
    berth: words.Berth | None
    passengers: words.Crowd
    free_seats: int


class BerthSeen(TypedDict):
    berth: words.Berth
    side: words.Side
    boat: words.Boat | None


class PierSeen(TypedDict):
    pier: words.Pier
    accepts: list[words.Size]
    corruption_cards: int
    adventurers: words.Crowd
    berths: list[BerthSeen]


class CardSeen(TypedDict):
    """A card of townsfolk."""

    card: str
    set: str
    effect: words.Effect
    amount: int
    colours: list[words.Colour]
    symbols: list[words.Adventurer]


class MerchantSeen(TypedDict):
    piece: words.Piece
    merchant: str
    gold: int
    hour: int
    pool: words.GoodCounts
    shelf: words.GoodCounts
    prices: words.GoodCounts
    staff: declared.Staff[CardSeen | None]
    remembered: list[CardSeen]
    corruption_cards: int
    corruption: dict[str, int] | None  # faces of the cards; null while they are their owner's secret
    shop: declared.ShopSeen
    forecast: Forecast | None


class PeddlerSeen(TypedDict):
    gold: int
    hour: int
    shelf: words.GoodCounts
    kept: list[CardSeen]
    deck: list[str]
    price_bonus: int


class Own(TypedDict):
    """What only this seat is shown."""

    losses: Losses
    preview: declared.Preview | None


class View(TypedDict):
    """The table as a seat sees it."""

    game: Literal["merchants"]
    players: int
    mode: words.Mode
    difficulty: str | None
    rogue_card: str
    townsfolk_sets: list[str]
    black_market_corruption_mode: words.CorruptionMode
    day: int
    days: int
    phase: words.Phase
    turn: int
    clock: Clock
    boats: list[BoatSeen]
    piers: list[PierSeen]
    halls: Each[words.Colour, int]
    lair: int
    bag: words.Crowd
    drawn: words.Adventurer | None
    square: list[CardSeen]
    townsfolk_deck: int
    townsfolk_discard: list[str]
    hired: CardSeen | None
    corruption_deck: int
    corruption_discard: dict[str, int]
    merchants: list[MerchantSeen]
    peddler: PeddlerSeen | None
    yours: Own | None
    winners: list[int]


def view(s: MerchantsState, seat: int | None) -> View:
    """The table as a seat sees it; a spectator sees what all seats see."""
    settings = s.settings
    return {
        "game": "merchants",
        "players": settings.players,
        "mode": terms.MODE_TERMS[settings.mode],
        "difficulty": s.box.peddler_levels[settings.level] if settings.peddler else None,
        "rogue_card": s.box.rogue_ids[settings.rogue_card],
        "townsfolk_sets": list(settings.townsfolk_sets),
        "black_market_corruption_mode": terms.CORRUPTION_MODE_TERMS[settings.corruption_mode],
        "day": s.day,
        "days": s.box.rounds,
        "phase": terms.PHASE_TERMS[s.phase],
        "turn": s.turn,
        "clock": clock_view(s),
        "boats": [boat_view(s, boat) for boat in range(terms.BOATS)],
        "piers": [pier_view(s, pier) for pier in range(len(terms.PIER_TERMS))],
        "halls": {terms.COLOUR_TERMS[colour]: s.halls[colour] for colour in range(terms.COLOURS)},
        "lair": s.halls[terms.LAIR],
        "bag": counts(s.bag),
        "drawn": None if s.drawn == terms.NOBODY else terms.ADVENTURER_TERMS[s.drawn],
        "square": [card_view(s, card) for card in s.square],
        "townsfolk_deck": len(s.deck),
        "townsfolk_discard": [s.box.card_ids[card] for card in s.discard],
        "hired": None if s.hired == terms.NOBODY else card_view(s, s.hired),
        "corruption_deck": sum(s.corruption_deck),
        "corruption_discard": faces(s, s.corruption_discard),
        "merchants": [player_view(s, number, seat) for number in range(settings.players)],
        "peddler": peddler_view(s),
        "yours": None if seat is None or s.phase == terms.OVER else own_view(s, seat),
        "winners": [winner for winner in range(settings.players) if s.winners >> winner & 1],
    }


def counts(kinds: list[int]) -> words.Crowd:
    return {word: kinds[kind] for kind, word in enumerate(terms.ADVENTURER_TERMS)}


def faces(s: MerchantsState, cards: list[int]) -> dict[str, int]:
    return {id: cards[face] for face, id in enumerate(s.box.corruption_ids)}


def clock_view(s: MerchantsState) -> Clock:
    """Pieces in the order in which they act (COVE-5.1)."""
    symbols = s.settings.symbols
    return {
        "hours": s.box.last_hour,
        "symbols": [hour for hour in range(1, len(symbols)) if symbols[hour] > symbols[hour - 1]],
        "token": s.token or None,
        "pieces": [{"piece": piece_word(s, piece), "hour": s.hours[piece]} for piece in s.order],
    }


def boat_view(s: MerchantsState, boat: int) -> BoatSeen:
    return {
        "boat": terms.BOAT_TERMS[boat],
        "side": terms.SIDE_TERMS[s.box.boat_side[boat]],
        "berth": terms.BERTH_TERMS[s.berths.index(boat)] if boat in s.berths else None,
        "passengers": counts(s.boats[boat * terms.KINDS : (boat + 1) * terms.KINDS]),
        "free_seats": s.free_seats[boat],
    }


def pier_view(s: MerchantsState, pier: int) -> PierSeen:
    return {
        "pier": terms.PIER_TERMS[pier],
        "accepts": [word for size, word in enumerate(terms.SIZE_TERMS) if s.box.pier_accepts[pier] >> size & 1],
        "corruption_cards": s.box.pier_corruption[pier],
        "adventurers": counts(s.piers[pier * terms.KINDS : (pier + 1) * terms.KINDS]),
        "berths": [
            {
                "berth": terms.BERTH_TERMS[berth],
                "side": terms.SIDE_TERMS[s.box.berth_side[berth]],
                "boat": None if boat == terms.NOBODY else terms.BOAT_TERMS[boat],
            }
            for berth, boat in enumerate(s.berths)
            if s.box.berth_pier[berth] == pier
        ],
    }


def card_view(s: MerchantsState, card: int) -> CardSeen:
    colours = s.box.card_colours[card]
    return {
        "card": s.box.card_ids[card],
        "set": s.box.card_set[card],
        "effect": terms.EFFECT_TERMS[s.box.card_effect[card]],
        "amount": s.box.card_amount[card],
        "colours": [word for colour, word in enumerate(terms.COLOUR_TERMS) if colours >> colour & 1],
        "symbols": [terms.ADVENTURER_TERMS[symbol] for symbol in s.box.card_symbols[card]],
    }


def goods_view(s: MerchantsState, goods: list[int]) -> words.GoodCounts:
    return {s.box.good_ids[good]: goods[good] for good in range(terms.GOODS)}


def player_view(s: MerchantsState, number: int, seat: int | None) -> MerchantSeen:
    """The faces of corruption cards are their owner's secret until the end (COVE-10.1)."""
    player = s.players[number]
    merchant = s.settings.merchants[number]
    open_cards = seat == number or s.phase == terms.OVER
    return {
        "piece": piece_word(s, number),
        "merchant": merchant.term,
        "gold": player.gold,
        "hour": s.hours[number],
        "pool": goods_view(s, player.pool),
        "shelf": goods_view(s, player.shelf),
        "prices": goods_view(s, player.prices),
        "staff": {
            word: None if card == terms.NOBODY else card_view(s, card)
            for word, card in zip(merchant.ability_words, player.staff)
        },
        "remembered": [card_view(s, card) for card in player.remembered],
        "corruption_cards": sum(player.corruption),
        "corruption": faces(s, player.corruption) if open_cards else None,
        "shop": PRESENTATIONS[merchant.term].view_for(s, number, seat),
        "forecast": None if s.phase == terms.OVER else forecast(s, number),
    }


def own_view(s: MerchantsState, seat: int) -> Own:
    """What only this seat is shown: what it alone can count, and what its choices would make."""
    presentation = PRESENTATIONS[s.settings.merchants[seat].term]
    return {
        "losses": losses(s, seat),
        "preview": presentation.preview(s, seat) if s.phase == terms.PRODUCTION else None,
    }


def peddler_view(s: MerchantsState) -> PeddlerSeen | None:
    """The order of the deck is hidden, what is left in it is not."""
    if s.peddler is None:
        return None
    return {
        "gold": s.peddler.gold,
        "hour": s.hours[s.settings.players],
        "shelf": goods_view(s, s.peddler.shelf),
        "kept": [card_view(s, card) for card in s.peddler.kept],
        "deck": sorted(s.box.peddler_ids[card] for card in s.peddler.deck),
        "price_bonus": s.settings.price_bonus,
    }
