"""What could be hidden behind a seat's view: everything it cannot know, drawn anew.

Drawing starts from sorted lists, so that the true order leaves no trace in the result.
"""

from __future__ import annotations

from itertools import combinations
from math import prod
from typing import Final

from chronotable.games.room25 import terms
from chronotable.games.room25.setup import far_rooms
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps.choice import involved
from chronotable.games.room25.steps.programming import ProgramTokens, available
from chronotable.games.room25.trust import trusts
from chronotable.games.room25.view import knows
from chronotable.kernel.engine import ask_again

GRAINS: Final = 1000  # how finely odds are told apart
SELDOM: Final = 6  # adrenaline is declared once a game: in a given round, one time in so many


def determinise(s: Room25State, seat: int, rng: int) -> Room25State:
    """A copy in which rooms, roles, programs and stacks the seat does not know are drawn anew."""
    return drawn(s, seat, rng, [])


def drawn(s: Room25State, seat: int, rng: int, guilt: list[float]) -> Room25State:
    """The same, with roles by how guilty each figure seems; without guilt all are equally likely."""
    copy = s.clone()
    copy.rng = rng
    copy.fate = []
    redraw_rooms(copy, seat)
    redraw_roles(copy, seat, guilt)
    heed(copy, seat)
    copy.deck.sort()
    copy.shuffle(copy.deck)
    for figure in copy.figures:
        figure.stack.sort()
        copy.shuffle(figure.stack)
    redraw_programs(copy, seat)
    ask_again(copy)  # a masked guard has one more option than a prisoner
    return copy


def redraw_rooms(s: Room25State, seat: int) -> None:
    """Face-down rooms; Room 25, vision and robot rooms were dealt to the exit zones (R25-3.2, 3.3).

    A tile's number is the cell it was dealt to.
    """
    unknown = [tile for tile in range(terms.CELLS) if not knows(s, seat, tile)]
    far = far_rooms(s.settings)
    kinds = sorted([s.kind[tile] for tile in unknown])
    outside = [kind for kind in kinds if kind in far]
    rest = [kind for kind in kinds if kind not in far]
    s.shuffle(rest)
    inner = [tile for tile in unknown if tile not in terms.EXIT_ZONE]
    outer = [tile for tile in unknown if tile in terms.EXIT_ZONE]
    if len(outside) > len(outer):  # a described position need not come from a proper deal
        inner, outer = [], unknown
    for tile in inner:
        s.kind[tile] = rest.pop()
    outside += rest
    s.shuffle(outside)
    for tile in outer:
        s.kind[tile] = outside.pop()


def redraw_roles(s: Room25State, seat: int, guilt: list[float]) -> None:
    """Roles of others that were never shown; two eliminated prisoners would have ended the game (R25-18.5)."""
    if s.settings.mode != terms.SUSPICION or s.ending:
        return
    secret = [figure for figure in s.figures if figure.seat != seat and not figure.shown]
    pool = sorted([*(figure.role for figure in secret), *s.unseen_roles])
    while True:
        dealt = dealt_by_guilt(s, pool, [guilt[s.figures.index(one)] for one in secret]) if guilt else pool.copy()
        if not guilt:
            s.shuffle(dealt)
        for figure in secret:
            figure.role = dealt.pop()
        out = [figure for figure in s.figures if not figure.alive and figure.role == terms.PRISONER]
        if len(out) < 2:
            s.unseen_roles = dealt
            return


def dealt_by_guilt(s: Room25State, pool: list[int], guilt: list[float]) -> list[int]:
    """Roles to be dealt from the end, every way as likely as the guilt of those who would be guards says.

    Who gets none is neither guilty nor innocent.
    """
    odds = [*guilt, *[1.0] * (len(pool) - len(guilt))]
    ways = list(combinations(range(len(pool)), pool.count(terms.GUARD)))
    weights = [int(GRAINS * prod([odds[place] for place in way])) + 1 for way in ways]
    number = s.below(sum(weights))
    taken = 0
    while number >= weights[taken]:
        number -= weights[taken]
        taken += 1
    roles = [terms.GUARD if place in ways[taken] else terms.PRISONER for place in range(len(pool))]
    roles.reverse()
    return roles


def heed(s: Room25State, seat: int) -> None:
    """Rooms the seat has only been told of, by whom it trusts, take a kind of that colour; later words come first.

    Each changes kinds with another unknown room.  What cannot be so, for want of rooms, is left as it was drawn.
    """
    unknown = [tile for tile in range(terms.CELLS) if not knows(s, seat, tile)]
    settled: list[int] = []
    for said in reversed(s.announced):
        tile = said.tile
        if tile in settled or tile not in unknown or not trusts(s, seat, said.figure):
            continue
        if s.colour(tile) != said.colour:
            others = [
                other
                for other in unknown
                if other not in settled and s.colour(other) == said.colour and may_change(s, tile, other)
            ]
            if not others:
                continue
            other = others[s.below(len(others))]
            s.kind[tile], s.kind[other] = s.kind[other], s.kind[tile]
        settled.append(tile)


def may_change(s: Room25State, one: int, other: int) -> bool:
    """Can both have been dealt where the other was (R25-3.2)?"""
    if (one in terms.EXIT_ZONE) == (other in terms.EXIT_ZONE):
        return True
    far = far_rooms(s.settings)
    return s.kind[one] not in far and s.kind[other] not in far


def redraw_programs(s: Room25State, seat: int) -> None:
    """Face-down tokens of others.

    While programming lasts, others see only which question is open at each seat: what was answered is drawn anew.
    """
    programming = s.phase == terms.PROGRAMMING and bool(s.threads)
    for number, figure in enumerate(s.figures):
        if figure.seat == seat or not figure.alive:
            continue
        if not programming:
            redraw_tokens(s, number, figure)
            continue
        if figure.first != terms.NO_TOKEN:
            step = ProgramTokens(number)
            options = step.options(s)
            step.apply(s, options[s.below(len(options))])
        if figure.adrenaline != terms.NO_ADRENALINE and s.kind[figure.tile] != terms.COLD and answered(s, number):
            figure.adrenaline = terms.ADRENALINE if s.below(SELDOM) else terms.DECLARED


def answered(s: Room25State, number: int) -> bool:
    """Has a figure's owner no question about it left in this programming phase?"""
    for thread in s.threads:
        if thread.seat != s.figures[number].seat or thread.step is None:
            continue
        if any(number in involved(step) for step in [thread.step, *thread.agenda]):
            return False
    return True


def redraw_tokens(s: Room25State, number: int, figure: Figure) -> None:
    """As many tokens as lie there, of those the others have not seen this round."""
    tokens = [token for token in available(s, number) if token not in figure.played]
    s.shuffle(tokens)
    if figure.first != terms.NO_TOKEN:
        figure.first = tokens.pop()
    if figure.second != terms.NO_TOKEN:
        figure.second = tokens.pop()
