"""The Chronomancer's boards in words, views and positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from chronotable.games.merchants.shapes import arriving, hiring
from chronotable.games.merchants.shops.chronomancer import pointing, rests, views
from chronotable.games.merchants.shops.chronomancer.components import fill_parts
from chronotable.games.merchants.shops.chronomancer.naming import action_word, right_edge
from chronotable.games.merchants.shops.chronomancer.nouns import BOARDS, NOUNS, TOLD, VERBS
from chronotable.games.merchants.shops.chronomancer.observing import OBSERVED
from chronotable.games.merchants.shops.chronomancer.rules import terms, workshop
from chronotable.games.merchants.shops.chronomancer.rules.machines import (
    STREAM_PLACES,
    push_tile,
)
from chronotable.games.merchants.shops.chronomancer.rules.merchant import CHRONOMANCER
from chronotable.games.merchants.shops.chronomancer.rules.moves import cards_of, hours_of
from chronotable.games.merchants.shops.chronomancer.rules.ring import COUNT, REACHABLE
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.shop import Merchant
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.clock import symbols_crossed
from chronotable.games.merchants.terms import COLOUR_TERMS, COLOURS
from chronotable.games.merchants.words import Ability, Colour
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.laws import either
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json, Nouns
from chronotable.kernel.observation import Seen
from chronotable.kernel.parts import Record
from chronotable.kernel.step import Step
from chronotable.kernel.verbs import Verb


class ChronomancerPresentation(Presentation):
    term: ClassVar[str] = "chronomancer"
    merchant: ClassVar[Merchant] = CHRONOMANCER
    nouns: ClassVar[Nouns] = NOUNS
    told: ClassVar[Nouns] = TOLD
    verbs: ClassVar[list[Verb]] = VERBS
    ability: ClassVar[Any] = Ability
    seen: ClassVar[Any] = views.ShopSeen
    previewed: ClassVar[Any] = views.Preview
    observed: ClassVar[Sequence[Seen]] = OBSERVED
    boards: ClassVar[Record] = BOARDS

    def parts(self, content: Json) -> workshop.TileParts:
        return fill_parts(content)

    def meant(self, s: MerchantsState, who: int, kind: str, id: str) -> list[str]:
        return pointing.meant(s, who, kind, id)

    # ---- views

    def view(self, s: MerchantsState, who: int) -> views.ShopSeen:
        shop = workshop.workshop(s, who)
        return {
            "merchant": "chronomancer",
            "chronomancer": terms.SPACE_TERMS[shop.chronomancer],
            "assistant": terms.SPACE_TERMS[shop.assistant],
            "spaces": [space_view(s, shop, space) for space in range(terms.SPACES)],
            "tiles": {word: tile_view(shop, shop.tiles[slot]) for slot, word in enumerate(terms.SLOT_TERMS)},
            "stream": [tile_view(shop, face) for face in workshop.stream(shop)],
            "symbols": [
                {"symbol": word, "colour": COLOUR_TERMS[colour], "covered": bool(shop.covered >> number & 1)}
                for number, (word, colour) in enumerate(zip(shop.parts.symbol_words, shop.parts.symbol_colour))
            ],
            "tokens": terms.TOKENS - COUNT[shop.covered],
            "fresh": shop.fresh,
        }

    def preview(self, s: MerchantsState, who: int) -> views.Preview:
        """Where actions lead on the clock, and what timeline changes would make (COVE-5.9, 13.10 to 13.14)."""
        shop = workshop.workshop(s, who)
        return {
            "landings": {word: landing_view(s, who, space) for space, word in enumerate(terms.SPACE_TERMS)},
            "timeline": {
                word: {
                    shop.parts.tile_ids[shop.tiles[place] >> 1]: change_view(s, shop, place, column)
                    for place in STREAM_PLACES
                }
                for column, word in enumerate(terms.COLUMN_TERMS)
            },
        }

    # ---- positions

    def place(self, s: MerchantsState, who: int, described: Json) -> None:
        super().place(s, who, described)
        place_tiles(s, who, described)

    def turn_shape(self, s: MerchantsState) -> str:
        """Move, action, corruption, hours; corruption may be agreed to come before the action (COVE-5.5, 5.6)."""
        words = ("activate_staff", "change_timeline", "freeze_time", "relic_or_support", "take_good")
        action = either([*(f"{word} " for word in words), hiring(s)])
        corruption = "(?:take_corruption )?"
        if s.settings.corruption_first:
            pending = f"(?:{corruption}{action})?"
        else:
            pending = f"(?:{action}?{corruption})"
        return either(["move_figure ", f"{pending}spend_tokens ", arriving(s)])

    def can_be_left(self, s: MerchantsState, who: int, steps: Sequence[Step[Any]]) -> bool:
        return rests.can_be_left(s, who, steps)

    def laws(self, s: MerchantsState, who: int) -> Iterator[Message]:
        """Ten tiles, two figures where they can have come to (COVE-12.10, 13.7, 13.13)."""
        shop = workshop.workshop(s, who)
        seat = who + 1
        if sorted(face >> 1 for face in shop.tiles) != list(range(terms.TILES)):
            yield Message("merchants-law-tiles", seat=seat)
        pair = shop.chronomancer * terms.SPACES + shop.assistant
        if shop.chronomancer == shop.assistant and not s.settings.chronomancer_may_share:
            yield Message("merchants-law-same-space", seat=seat)
        elif pair not in REACHABLE[s.settings.chronomancer_may_share]:
            yield Message("merchants-law-figures", seat=seat)
        if shop.fresh > terms.TOKENS - COUNT[shop.covered]:
            yield Message("merchants-law-tokens", seat=seat)


PRESENTATION: Final = ChronomancerPresentation()


# ---- tiles and portals


def place_tiles(s: MerchantsState, who: int, described: Json) -> None:
    """Tiles that are named leave the stream or the board; what they displace goes to the end of the stream."""
    shop = workshop.workshop(s, who)
    board = BOARDS.value(s, described, "tiles", [None] * terms.SLOTS, f"players.{who}")
    slots = {slot: face for slot, face in enumerate(board) if face is not None}
    flow = BOARDS.value(s, described, "stream", [], f"players.{who}")
    named = [face >> 1 for face in [*slots.values(), *flow]]
    if len(set(named)) != len(named):
        raise BadPosition(Message("merchants-position-tile-twice"))
    free = [face for face in workshop.stream(shop) if face >> 1 not in named]
    board = shop.tiles[: terms.SLOTS]
    for slot in range(terms.SLOTS):
        if slot in slots:
            if board[slot] >> 1 not in named:
                free.append(board[slot] | 1)
            board[slot] = slots[slot]
    for slot in range(terms.SLOTS):
        if slot not in slots and board[slot] >> 1 in named:
            board[slot] = free.pop(0) & ~1 if free else board[slot]
    shop.tiles = board + (flow or free)


def action_view(s: MerchantsState, shop: workshop.Workshop, space: int) -> views.Deed:
    """What a space does and costs as the tiles lie now."""
    machine = space in terms.CHRONOMANCER_SLOTS or space in terms.ASSISTANT_SLOTS
    colours = 0 if machine else shop.parts.half_colours[workshop.left_half(shop, space)]
    return {
        "action": action_word(shop, space),
        "colours": colour_words(colours),
        "hours": hours_of(s, shop, space),
        "corruption": cards_of(shop, space),
    }


def space_view(s: MerchantsState, shop: workshop.Workshop, space: int) -> views.SpaceSeen:
    figures = (shop.chronomancer, shop.assistant)
    return {
        "space": terms.SPACE_TERMS[space],
        **action_view(s, shop, space),
        "figures": [word for word, at in zip(terms.FIGURE_TERMS, figures) if at == space],
    }


def landing_view(s: MerchantsState, who: int, space: int) -> views.Landing:
    """The hour that an action leads to, tokens aside, and the adventurers who come on the way (COVE-5.9, 6.3)."""
    hour = s.hours[who] + hours_of(s, workshop.workshop(s, who), space)
    return {"hour": hour, "adventurers": symbols_crossed(s, s.hours[who], hour)}


def change_view(s: MerchantsState, shop: workshop.Workshop, place: int, column: int) -> views.Change:
    """The tile that would leave, with the side it then shows, and the portals of the column."""
    after = shop.clone()
    push_tile(after.tiles, place, column)
    slots = (column, column + terms.ROWS_APART)
    left, right = after.parts.left_slot, after.parts.right_slot
    touched = [space for space in terms.PORTALS if left[space] in slots or right[space] in slots]
    return {
        "out": tile_view(after, after.tiles[-1]),
        "spaces": {terms.SPACE_TERMS[space]: action_view(s, after, space) for space in touched},
    }


def colour_words(colours: int) -> list[Colour]:
    return [COLOUR_TERMS[colour] for colour in range(COLOURS) if colours >> colour & 1]


def tile_view(shop: workshop.Workshop, face: int) -> views.TileSeen:
    parts = shop.parts
    left, right = right_edge(shop, face) - 1, right_edge(shop, face)
    return {
        "tile": parts.tile_ids[face >> 1],
        "side": terms.SIDE_TERMS[face & 1],
        "action": terms.ACTION_TERMS[parts.half_action[right]],
        "colours": colour_words(parts.half_colours[right]),
        "left": {"hours": parts.half_hours[left], "corruption": parts.half_cards[left]},
        "right": {"hours": parts.half_hours[right], "corruption": parts.half_cards[right]},
    }
