"""What packs do to the A.B.M. cards of Room 25, and what must hold afterwards.

`replace_all` empties the deck, `remove` leaves single cards out, then each card of a pack takes the place of the one
with its id or is added at the end.  Several packs are applied one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chronotable.games.room25.pack_schema import CARDS, DIRECTIONS
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import combined, ids_twice, leave_out, put

Record = dict[str, Any]


def check_pack(pack: Pack) -> Iterator[tuple[str, Message]]:
    """What its schema cannot say."""
    yield from ids_twice(pack, [CARDS])
    for number, card in enumerate(pack.content.get(CARDS, [])):
        if "axis" in card and card["direction"] not in (allowed := DIRECTIONS[card["axis"]]):
            message = Message("room25-pack-direction", axis=card["axis"], found=card["direction"], allowed=allowed)
            yield f"{CARDS}.{number}.direction", message


def combine(shipped: Record, packs: tuple[Pack, ...]) -> Record:
    """The data file with the packs applied in order; raises BadPack where they do not fit together."""
    content = combined(shipped, packs, apply)
    if packs and not any(ends_a_draw(card) for card in content[CARDS]):
        last = packs[-1]
        path = next((part for part in (CARDS, "remove", "replace_all") if part in last.content), "")
        raise last.wrong(path, Message("room25-pack-endless"))
    return content


def apply(content: Record, pack: Pack) -> None:
    cards = content[CARDS]
    if CARDS in pack.content.get("replace_all", []):
        cards.clear()
    leave_out(pack, CARDS, cards)
    for given in pack.content.get(CARDS, []):
        put(cards, {"times": 1, "draw_again": False, **given} if "axis" in given else given)


def ends_a_draw(card: Record) -> bool:
    """Is it in every deck, back in it after use, and without the draw symbol?  Else drawing might never end."""
    return card["kind"] == "penalty" or (card["kind"] == "building_movement" and not card["draw_again"])
