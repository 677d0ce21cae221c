"""Things of the cove as messages and references: the words are in `locale/*/merchants*.ftl`."""

from __future__ import annotations

from chronotable.games.merchants import terms
from chronotable.games.merchants.box import Box
from chronotable.kernel.message import Message, Ref


def ref(kind: str, id: str) -> Ref:
    return Ref("merchants", kind, id)


def slug(word: str) -> str:
    return word.replace("_", "-")


def colours_named(colours: int) -> object:
    """A bit set of colours, as alternatives: red / green."""
    named: list[object] = [
        ref("colour", word) for colour, word in enumerate(terms.COLOUR_TERMS) if colours >> colour & 1
    ]
    while len(named) > 1:
        last = named.pop()
        named[-1] = Message("merchants-either", first=named[-1], last=last)
    return named[0] if named else ""


def colour_named(word: str) -> Ref:
    """A colour, or a support symbol of that colour (a second one has a number behind it)."""
    return ref("colour", word.rstrip("0123456789"))


def townsfolk_message(box: Box, id: str) -> Message:
    """A townsfolk card: its number, what it does, its symbols."""
    card = box.card_numbers[id]
    return Message(
        "merchants-townsfolk",
        id=id.upper(),
        effect=Message(
            f"merchants-effect-{slug(terms.EFFECT_TERMS[box.card_effect[card]])}",
            n=box.card_amount[card],
            colours=colours_named(box.card_colours[card]),
        ),
        symbols=[ref("colour", terms.ADVENTURER_TERMS[symbol]) for symbol in box.card_symbols[card]],
    )


def corruption_message(box: Box, id: str) -> Message:
    return Message("merchants-corruption-card", n=box.corruption_symbols[box.corruption_ids.index(id)])


def peddler_card_message(box: Box, id: str) -> Message:
    card = box.peddler_ids.index(id)
    return Message(
        f"merchants-peddler-{slug(terms.PEDDLER_EFFECT_TERMS[box.peddler_effect[card]])}",
        colour=ref("colour", terms.COLOUR_TERMS[box.peddler_colour[card]]),
        n=box.peddler_hours[card],
    )
