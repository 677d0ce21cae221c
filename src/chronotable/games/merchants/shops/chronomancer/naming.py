"""What the Chronomancer's spaces and tiles do, in words."""

from __future__ import annotations

from chronotable.games.merchants.naming import colours_named, slug
from chronotable.games.merchants.shops.chronomancer.rules import terms
from chronotable.games.merchants.shops.chronomancer.rules.workshop import Workshop, left_half
from chronotable.games.merchants.words import Action
from chronotable.kernel.message import Message


def right_edge(shop: Workshop, face: int) -> int:
    """The half portal that a tile lends to the portal on its right."""
    return shop.parts.rims + 2 * face + 1


def half_message(shop: Workshop, half: int) -> Message:
    """The action that a left half of a portal shows."""
    action = shop.parts.half_action[half]
    colours = colours_named(shop.parts.half_colours[half])
    return Message(f"merchants-action-{slug(terms.ACTION_TERMS[action])}", colours=colours)


def action_word(shop: Workshop, space: int) -> Action:
    if space in terms.CHRONOMANCER_SLOTS:
        return "change_timeline"
    if space in terms.ASSISTANT_SLOTS:
        return "freeze_time"
    return terms.ACTION_TERMS[shop.parts.half_action[left_half(shop, space)]]


def action_message(shop: Workshop, space: int) -> Message:
    if space in terms.CHRONOMANCER_SLOTS or space in terms.ASSISTANT_SLOTS:
        return Message(f"merchants-action-{slug(action_word(shop, space))}")
    return half_message(shop, left_half(shop, space))
