"""What a person may mean by pointing at a board element: the keys of options, offered or not, the likeliest first.

The elements have the names that options give as their targets (`text.TARGETS`); a merchant adds those of its boards.
Only the seat's own question is looked at: the keys tell nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import ADVENTURER_TERMS, BERTH_TERMS, BOAT_TERMS, GOODS, PIER_TERMS, ROGUE
from chronotable.games.merchants.text import option
from chronotable.kernel.engine import pending

Keys = list[str]


def keys_at(s: MerchantsState, seat: int, target: str) -> tuple[str, ...]:
    """Offered keys that point there, then other answers to the open question, then what else is done there."""
    step = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
    offered = [] if step is None else [option(s, step, number) for number in step.options(s)]
    kind, _, id = target.partition(":")
    meant = MEANT[kind](s, seat, id) if kind in MEANT else []
    meant += PRESENTATIONS[s.settings.merchants[seat].term].meant(s, seat, kind, id)
    verbs = {verb_of(shown.key) for shown in offered}
    fitting = [key for key in meant if verb_of(key) in verbs]
    keys = [*(shown.key for shown in offered if target in shown.targets), *fitting, *meant]
    return tuple(dict.fromkeys(keys))


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def at_ability(s: MerchantsState, seat: int, id: str) -> Keys:
    return [f"assign:{id}"] if id in s.settings.merchants[seat].ability_words else []


def at_bag(s: MerchantsState, seat: int, id: str) -> Keys:
    return ["draw"] if id == "bag" else []


def at_berth(s: MerchantsState, seat: int, id: str) -> Keys:
    return [f"dock:{id}"] if id in BERTH_TERMS else []


def at_boat(s: MerchantsState, seat: int, id: str) -> Keys:
    return [f"seat:{id}"] if id in BOAT_TERMS else []


def at_card(s: MerchantsState, seat: int, id: str) -> Keys:
    return [f"hire:{id}"] if id in s.box.card_numbers else []


def at_face(s: MerchantsState, seat: int, id: str) -> Keys:
    return [f"discard:{id}"] if id in s.box.corruption_ids else []


def at_good(s: MerchantsState, seat: int, id: str) -> Keys:
    """A good is made, or sold at one of the piers, the one for its size first."""
    if id not in s.box.good_ids:
        return []
    size = s.box.good_ids.index(id) * 2 // GOODS
    piers = sorted(range(len(PIER_TERMS)), key=lambda pier: not s.box.pier_accepts[pier] >> size & 1)
    return [f"take:{id}", *(f"sell:{PIER_TERMS[pier]}:{id}:1" for pier in piers)]


def at_passenger(s: MerchantsState, seat: int, id: str) -> Keys:
    boat, _, kind = id.partition(":")
    return [f"passenger:{id}"] if boat in BOAT_TERMS and kind in ADVENTURER_TERMS else []


def at_pier(s: MerchantsState, seat: int, id: str) -> Keys:
    """The goods on the shelf could be sold there, those for its size first."""
    if id not in PIER_TERMS:
        return []
    accepts = s.box.pier_accepts[PIER_TERMS.index(id)]
    shelf = s.players[seat].shelf
    goods = sorted(range(GOODS), key=lambda good: (not shelf[good], not accepts >> (good * 2 // GOODS) & 1))
    return [f"sell:{id}:{s.box.good_ids[good]}:1" for good in goods]


def at_sale(s: MerchantsState, seat: int, id: str) -> Keys:
    pier, good, n, *rogues = [*id.split(":"), "", ""][: max(3, id.count(":") + 1)]
    known = pier in PIER_TERMS and good in s.box.good_ids and n.isdecimal() and n.isascii()
    return [f"sell:{id}"] if known and rogues in ([], [ADVENTURER_TERMS[ROGUE]]) else []


MEANT: Final[dict[str, Callable[[MerchantsState, int, str], Keys]]] = {
    "ability": at_ability,
    "bag": at_bag,
    "berth": at_berth,
    "boat": at_boat,
    "card": at_card,
    "face": at_face,
    "good": at_good,
    "passenger": at_passenger,
    "pier": at_pier,
    "sale": at_sale,
}
