"""What cards and endings are called.  The words are in `locale/*/room25*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.room25.box import Box
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import ALICE, CHARACTER_TERMS, MODE_TERMS
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message, Ref


def ref(kind: str, id: str) -> Ref:
    return Ref("room25", kind, id)


def ending_message(s: Room25State, ending: str, winners: Sequence[int]) -> Message:
    """How it ended and who won, in the words of the mode: the same escape is one side's or everybody's."""
    characters = [ref("character", CHARACTER_TERMS[figure.id]) for figure in s.figures if figure.seat in winners]
    return Message(
        f"room25-result-{slug(ending)}",
        mode=MODE_TERMS[s.settings.mode],
        winners=characters,
        n=len(characters),
        out=sum(not figure.alive for figure in s.figures),
    )


def card_message(box: Box, id: str) -> Message:
    """An A.B.M. card in words, from its record."""
    card = next(card for card in box.records["abm_cards"] if card["id"] == id)
    args: dict[str, object] = {}
    if "index" in card:
        word = f"row_{card['index'] + 1}" if card["axis"] == "row" else f"column_{'abcde'[card['index']]}"
        args = {"line": ref("line", word), "direction": ref("direction", card["direction"]), "n": card["times"]}
        args["again"] = "yes" if card["draw_again"] else "no"
    if "action" in card:
        pair = [ref("character", id) for id in card["characters"]]
        args = {"token": ref("token", card["action"]), "characters": pair}
        args["immune"] = "yes" if CHARACTER_TERMS[ALICE] in card["characters"] else "no"
    if "colour" in card:
        args = {"colour": ref("colour", card["colour"])}
    return Message(f"room25-card-{slug(card['kind'])}", **args)
