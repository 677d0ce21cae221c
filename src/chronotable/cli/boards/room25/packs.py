"""What a pack changes in Room 25, card by card."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.cli.boards.pack_lines import Content, record
from chronotable.games.room25.components import box, data
from chronotable.games.room25.naming import card_message
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack


def pack_lines(packs: tuple[Pack, ...], content: Content) -> Iterator[Message]:
    of = box(packs)
    there = [card["id"] for card in data()["abm_cards"]]
    for card in content.get("abm_cards", []):
        if card["id"] in of.card_ids:  # a later pack may have left it out
            yield record(card["id"], card_message(of, card["id"]), "replaces" if card["id"] in there else "adds")
