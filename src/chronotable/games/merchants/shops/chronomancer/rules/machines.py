"""Chapter 13: freezing time, spending tokens, changing the timeline."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.shops.chronomancer.naming import half_message, right_edge
from chronotable.games.merchants.shops.chronomancer.rules.ring import COUNT, SUBSETS_OF, SUBSETS_UP_TO
from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ALL_COVERED,
    COLUMN_TERMS,
    ROWS_APART,
    SIDE_TERMS,
    SLOTS,
    TILES,
    TOKENS,
)
from chronotable.games.merchants.shops.chronomancer.rules.workshop import TileParts, stream, workshop
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.clock import pass_hours
from chronotable.games.merchants.steps.telling import tell
from chronotable.kernel.step import Refusal, Things, refuse

STREAM_PLACES: Final = list(range(SLOTS, TILES))


def symbol_key(parts: TileParts, symbols: int) -> str:
    """A set of support symbols as a part of a key, `red:blue`."""
    return ":".join(parts.symbol_words[symbol] for symbol in range(TOKENS) if symbols >> symbol & 1)


def symbol_colours(parts: TileParts, symbols: int) -> list[int]:
    return [parts.symbol_colour[symbol] for symbol in range(TOKENS) if symbols >> symbol & 1]


class FreezeTime(SeatStep):
    """Take tokens from the support symbols into the pool (COVE-13.1, 13.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-13.1"

    def options(self, s: MerchantsState) -> list[int]:
        shop = workshop(s, self.who)
        return SUBSETS_OF[shop.covered][min(shop.parts.freeze_tokens, COUNT[shop.covered])]

    def apply(self, s: MerchantsState, option: int) -> None:
        shop = workshop(s, self.who)
        shop.covered ^= option
        if not s.settings.fresh_tokens:
            shop.fresh = COUNT[option]
        if option and s.witness is not None:
            tell(s, "time_frozen", who=self.who, words={"symbols": symbol_key(shop.parts, option).split(":")})

    def key(self, s: MerchantsState, option: int) -> str:
        return f"freeze:{symbol_key(workshop(s, self.who).parts, option)}"

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "freeze":
            return None
        shop = workshop(s, self.who)
        for symbol in given["symbols"]:
            if not shop.covered >> symbol & 1:
                return refuse("uncovered", "COVE-13.1", colour=shop.parts.symbol_colour[symbol])
        return refuse("freeze-count", "COVE-13.1", n=shop.parts.freeze_tokens)


class SpendTokens(SeatStep):
    """Lower the hours of an action by tokens, each covering a symbol; then the piece moves (COVE-13.4 to 13.6)."""

    __slots__ = ("hours",)

    rule: ClassVar[str] = "COVE-13.4"

    def __init__(self, who: int, hours: int) -> None:
        super().__init__(who)
        self.hours = hours

    def options(self, s: MerchantsState) -> list[int]:
        shop = workshop(s, self.who)
        pool = TOKENS - COUNT[shop.covered] - shop.fresh
        return SUBSETS_UP_TO[ALL_COVERED ^ shop.covered][min(self.hours, pool)]

    def apply(self, s: MerchantsState, option: int) -> None:
        shop = workshop(s, self.who)
        shop.covered |= option
        shop.fresh = 0
        if option and s.witness is not None:
            tell(s, "tokens_spent", who=self.who, words={"symbols": symbol_key(shop.parts, option).split(":")})
        pass_hours(s, self.who, self.hours - COUNT[option])

    def key(self, s: MerchantsState, option: int) -> str:
        return f"spend:{symbol_key(workshop(s, self.who).parts, option) or 'none'}"

    def prompt_things(self, s: MerchantsState) -> Things:
        return {"n": self.hours, "tokens": TOKENS - COUNT[workshop(s, self.who).covered]}

    def label_things(self, s: MerchantsState, option: int) -> Things:
        return {"n": COUNT[option], "left": self.hours - COUNT[option]}

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "spend":
            return None
        shop = workshop(s, self.who)
        symbols = given["symbols"]
        for symbol in symbols:
            if shop.covered >> symbol & 1:
                return refuse("covered", "COVE-13.6", colour=shop.parts.symbol_colour[symbol])
        if len(symbols) > self.hours:
            return refuse("hours", "COVE-13.5", n=self.hours)
        pool = TOKENS - COUNT[shop.covered] - shop.fresh
        return refuse("few-tokens", "COVE-13.8", n=pool) if len(symbols) > pool else None


def push_tile(tiles: list[int], place: int, column: int) -> None:
    """The tile comes in on top, the top one slides down, the bottom one leaves turned over (COVE-13.11 to 13.13)."""
    top = column
    bottom = top + ROWS_APART
    pushed, out = tiles[place], tiles[bottom]
    tiles[bottom] = tiles[top]
    tiles[top] = pushed
    del tiles[place]
    tiles.append(out ^ 1)


class ChangeTimeline(SeatStep):
    """Push a tile of the time stream into the column of this machine (COVE-13.10 to 13.14)."""

    __slots__ = ("column",)

    rule: ClassVar[str] = "COVE-13.10"
    asks: ClassVar[tuple[str, ...]] = ("column",)

    def __init__(self, who: int, column: int) -> None:
        super().__init__(who)
        self.column = column

    def options(self, s: MerchantsState) -> list[int]:
        return STREAM_PLACES

    def apply(self, s: MerchantsState, option: int) -> None:
        tiles = workshop(s, self.who).tiles
        pushed, out = tiles[option], tiles[self.column + ROWS_APART]
        push_tile(tiles, option, self.column)
        if s.witness is not None:
            ids = workshop(s, self.who).parts.tile_ids
            words: dict[str, object] = {
                "tile": ids[pushed >> 1],
                "side": SIDE_TERMS[pushed & 1],
                "column": COLUMN_TERMS[self.column],
                "out": ids[out >> 1],
                "out_side": SIDE_TERMS[out & 1 ^ 1],
            }
            tell(s, "timeline_changed", who=self.who, words=words)

    def key(self, s: MerchantsState, option: int) -> str:
        shop = workshop(s, self.who)
        return f"insert:{shop.parts.tile_ids[shop.tiles[option] >> 1]}"

    def label_things(self, s: MerchantsState, option: int) -> Things:
        shop = workshop(s, self.who)
        face = shop.tiles[option]
        return {"side": face & 1, "action": half_message(shop, right_edge(shop, face))}

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "insert":
            return None
        shop = workshop(s, self.who)
        flow = [shop.parts.tile_ids[face >> 1].upper() for face in stream(shop)]
        return refuse("not-in-stream", "COVE-13.10", tile=given["tile"], stream=flow)
