"""What could be hidden behind a seat's view: everything it cannot know, drawn anew (COVE-18.1).

Drawing starts from sorted lists and counts, so that the true order leaves no trace in the result.
"""

from __future__ import annotations

from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.engine import ask_again


def determinise(s: MerchantsState, seat: int, rng: int) -> MerchantsState:
    """A copy in which the order of the decks, the others' corruption cards and what shops hide are drawn anew."""
    copy = s.clone()
    copy.rng = rng
    copy.fate = []
    copy.deck.sort()
    copy.shuffle(copy.deck)
    changed = False
    if copy.peddler is not None:
        copy.peddler.deck.sort()
        copy.shuffle(copy.peddler.deck)
    elif copy.settings.players > 1:
        changed = redraw_corruption(copy, seat)
    for who, merchant in enumerate(copy.settings.merchants):
        changed |= PRESENTATIONS[merchant.term].redraw(copy, who, seat)
    if changed:
        ask_again(copy)  # options may come from what was drawn
    return copy


def redraw_corruption(s: MerchantsState, seat: int) -> bool:
    """As many cards as the others hold, from those in their hands and the deck; were there any?"""
    deck = s.corruption_deck
    held = [0 if other == seat else sum(player.corruption) for other, player in enumerate(s.players)]
    if not any(held):
        return False
    for other, player in enumerate(s.players):
        if other != seat:
            for face in range(len(deck)):
                deck[face] += player.corruption[face]
                player.corruption[face] = 0
    left = sum(deck)
    for other, n in enumerate(held):
        for _ in range(n):
            number = s.below(left)
            left -= 1
            face = 0
            while number >= deck[face]:
                number -= deck[face]
                face += 1
            deck[face] -= 1
            s.players[other].corruption[face] += 1
    return True
