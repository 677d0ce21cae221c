"""What lies on a Chronomancer's boards, and the tables of his tiles."""

from __future__ import annotations

from chronotable.games.merchants.shops.chronomancer.rules.terms import SLOTS
from chronotable.games.merchants.shops.shop import Parts, Shop
from chronotable.games.merchants.state import MerchantsState


class TileParts(Parts):
    """The tiles, the rim of the board and the support symbols.

    Half portals have numbers: first those of the rim, then of every tile and side the left and the right edge.
    """

    __slots__ = (
        "activate_hours", "freeze_tokens", "half_action", "half_cards", "half_colours", "half_hours", "left_rim",
        "left_slot", "machine_hours", "right_rim", "right_slot", "rims", "starters", "symbol_colour", "symbol_words",
        "tile_ids",
    )  # fmt: skip

    tile_ids: list[str]
    starters: list[int]
    rims: int  # half portals of the rim
    half_hours: list[int]
    half_cards: list[int]
    half_action: list[int]  # of the left half of a portal (COVE-14.2)
    half_colours: list[int]  # bit set
    # by space: the tile slot of each half, or -1 and the half of the rim (COVE-14.1)
    left_slot: list[int]
    left_rim: list[int]
    right_slot: list[int]
    right_rim: list[int]
    symbol_colour: list[int]
    symbol_words: list[str]
    machine_hours: list[int]  # by space
    freeze_tokens: int
    activate_hours: int


class Workshop(Shop):
    """Figures, tiles and frozen-time tokens."""

    __slots__ = ("assistant", "chronomancer", "covered", "fresh", "parts", "tiles")

    parts: TileParts  # never changed, shared by copies
    chronomancer: int  # space
    assistant: int
    tiles: list[int]  # four on the board, then the time stream in order
    covered: int  # bit set of support symbols with a token; the other tokens are in the pool (COVE-13.7)
    fresh: int  # tokens of this turn's freeze that may not be spent yet (COVE-13.8)

    def __init__(self, parts: TileParts) -> None:
        self.parts = parts

    def clone(self) -> Workshop:
        copy = Workshop(self.parts)
        copy.chronomancer = self.chronomancer
        copy.assistant = self.assistant
        copy.tiles = self.tiles.copy()
        copy.covered = self.covered
        copy.fresh = self.fresh
        return copy


def workshop(s: MerchantsState, who: int) -> Workshop:
    shop = s.players[who].shop
    assert isinstance(shop, Workshop)
    return shop


def left_half(shop: Workshop, space: int) -> int:
    """The half with the action (COVE-14.2): a right edge of a tile, or the rim."""
    parts = shop.parts
    slot = parts.left_slot[space]
    return parts.left_rim[space] if slot < 0 else parts.rims + 2 * shop.tiles[slot] + 1


def right_half(shop: Workshop, space: int) -> int:
    parts = shop.parts
    slot = parts.right_slot[space]
    return parts.right_rim[space] if slot < 0 else parts.rims + 2 * shop.tiles[slot]


def portal_hours(shop: Workshop, space: int) -> int:
    """The hourglasses on both halves (COVE-14.3)."""
    hours = shop.parts.half_hours
    return hours[left_half(shop, space)] + hours[right_half(shop, space)]


def portal_cards(shop: Workshop, space: int) -> int:
    """The corruption symbols on both halves (COVE-14.3)."""
    cards = shop.parts.half_cards
    return cards[left_half(shop, space)] + cards[right_half(shop, space)]


def stream(shop: Workshop) -> list[int]:
    return shop.tiles[SLOTS:]
