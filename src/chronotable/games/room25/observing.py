"""What a seat sees of Room 25, as numbers (see `view`): rooms that it knows, its own programs and roles.

Rooms stand cell by cell; the own characters come first, the others behind them as they sit.
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.nouns import CARD, NOUNS, TOKEN
from chronotable.games.room25.parts import ROOM_KIND, STEPS
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.view import open_now, programmed
from chronotable.kernel.observation import Seen, among, asked, bits, each, flag, flags, number, numbers, one

MOST_PLAYERS: Final = 8
MOST_FIGURES: Final = 8
MOST_ROUNDS: Final = 20
MOST_ROOMS: Final = terms.CELLS  # of a kind
MOST_SPARE: Final = 5
CELL: Final = terms.CELL_TERMS


def figures_from(s: Room25State, thing: Any, seat: int) -> list[Figure]:
    """The own ones first."""
    count = s.settings.players
    return sorted(s.figures, key=lambda figure: (figure.seat - seat) % count)


def building(s: Room25State, thing: Any, seat: int) -> list[int]:
    counted = [0] * len(terms.ROOM_TERMS)
    for kind in s.kind:
        counted[kind] += 1
    return counted


def rooms(s: Room25State, thing: Any, seat: int) -> list[tuple[int, bool, bool, bool, int]]:
    """By cell: what room lies there if the seat knows, whether it is face up, closed and locked, and its axis."""
    kinds, up, closed, locked, axis = s.kind, s.up, s.closed, s.locked, s.axis
    over = bool(s.ending)
    seen = s.seen[seat * terms.CELLS : (seat + 1) * terms.CELLS]
    return [
        (
            kinds[tile] if up[tile] or over or seen[tile] >= 0 else -1,  # as `knows` in `view`
            up[tile],
            closed[tile],
            locked[tile],
            axis[tile] if up[tile] and kinds[tile] == terms.PIVOTING else -1,
        )
        for tile in s.cell_tile
    ]


def robots(s: Room25State, thing: Any, seat: int) -> list[bool]:
    return [tile in s.robot_tile for tile in s.cell_tile]


def mine(s: Room25State, own: Figure, seat: int) -> bool:
    return own.seat == seat


def cell(s: Room25State, own: Figure, seat: int) -> int:
    return s.tile_cell[own.tile] if own.alive else -1


def reminder_cell(s: Room25State, own: Figure, seat: int) -> int:
    return s.tile_cell[own.reminder] if own.reminder >= 0 else -1


def acting(s: Room25State, own: Figure, seat: int) -> bool:
    return s.acting >= 0 and s.figures[s.acting] is own


def place_in_order(s: Room25State, own: Figure, seat: int) -> int:
    """From 1; 0 for one that is not in this round's order."""
    place = 0
    for at in s.turn_order:
        figure = s.figures[at]
        if figure.alive:
            place += 1
            if figure is own:
                return place
    return 0


def tokens_lying(s: Room25State, own: Figure, seat: int) -> int:
    return programmed(own) if own.seat == seat or open_now(s) else 0


def between(s: Room25State, own: Figure, seat: int) -> bool:
    return own.waiting and (own.seat == seat or open_now(s))


def adrenaline(s: Room25State, own: Figure, seat: int) -> int:
    """That it is declared is secret while others program."""
    return own.adrenaline if own.seat == seat or open_now(s) else min(own.adrenaline, terms.ADRENALINE)


def tokens_to_draw(s: Room25State, own: Figure, seat: int) -> int:
    return len(own.stack)


def first_token(s: Room25State, own: Figure, seat: int) -> int:
    return own.first if own.seat == seat else terms.NO_TOKEN


def second_token(s: Room25State, own: Figure, seat: int) -> int:
    return own.second if own.seat == seat else terms.NO_TOKEN


def role(s: Room25State, own: Figure, seat: int) -> int:
    return own.role if own.seat == seat or own.shown or s.ending else -1


def teammates(s: Room25State, own: Figure, seat: int) -> bool:
    """Only the Team game has open teams."""
    return s.settings.mode == terms.TEAM and s.settings.team_of[own.seat] == s.settings.team_of[seat]


OBSERVED: Final[list[Seen]] = [
    asked(STEPS),
    number("players", MOST_PLAYERS, lambda s, _, seat: s.settings.players, "Seats.", of="settings"),
    one("mode", terms.MODE_TERMS, lambda s, _, seat: s.settings.mode, "The mode of play.", of="settings"),
    flag("season2", lambda s, _, seat: s.settings.season2, "Is it played by the rules of season 2?", "settings"),
    number("round", MOST_ROUNDS, about="The round, from 1."),
    number("rounds_left", MOST_ROUNDS, about="Rounds to go, this one included."),
    one("phase", NOUNS["phase"], about="The phase of the round."),
    flag("key_active", about="Has the key been found, or is there no need for one?"),
    numbers("building", ROOM_KIND, MOST_ROOMS, building, "How many rooms of the kind the building has.", of="kind"),
    among("removed", ROOM_KIND, about="Rooms that were replaced.", most=MOST_ROOMS),
    each(
        "rooms",
        CELL,
        rooms,
        one("room", ROOM_KIND, lambda s, room, seat: room[0], "What room it is, if the seat knows."),
        flag("face_up", lambda s, room, seat: room[1], "Is it face up?"),
        flag("closed", lambda s, room, seat: room[2], "Does a do-not-cross token lie on it?"),
        flag("locked", lambda s, room, seat: room[3], "Is it locked?"),
        one("axis", terms.AXIS_TERMS, lambda s, room, seat: room[4], "Which ways an open pivoting room is open."),
        of="cell_tile kind up closed locked axis seen ending",
    ),
    flags("robots", CELL, robots, "Is a robot there?", "cell_tile robot_tile"),
    numbers("slid", terms.LINE_TERMS, 1, about="Lines that slid this round: 1 right or down, -1 back.", least=-1),
    number("deck", len(terms.CARD_TERMS) * 3, lambda s, _, seat: len(s.deck), "A.B.M. cards to come."),
    among("discard", CARD, about="Discarded A.B.M. cards."),
    among("display", CARD, about="A.B.M. cards on display."),
    each(
        "characters",
        ("first", *(f"next_{place}" for place in range(1, MOST_FIGURES))),
        figures_from,
        one("id", terms.CHARACTER_TERMS, about="Who it is."),
        flag("mine", mine, "Is it the seat's own?", "seat"),
        flag("teammate", teammates, "Is it openly of the seat's team?"),
        flag("alive", about="Not eliminated."),
        flag("acting", acting, "Is it its turn?"),
        number("order", MOST_FIGURES, place_in_order, "Its place in the order of this round, from 1."),
        one("cell", CELL, cell, "Where it stands."),
        flag("hidden", about="Has it hidden?"),
        bits("lost_tokens", TOKEN, "lost", "Tokens lost to penalties."),
        among("played", TOKEN, about="Tokens played this round.", most=2),
        number("programmed", 2, tokens_lying, "Tokens that lie face down."),
        one("first", TOKEN, first_token, "The token in slot 1, of an own character.", of="seat first"),
        one("second", TOKEN, second_token, "The token in slot 2, of an own character.", of="seat second"),
        flag("between_slots", between, "Does the only token stand between the slots?"),
        flag("free", about="Does it play this round without programming?"),
        one("adrenaline", terms.ADRENALINE_TERMS, adrenaline, "Where its adrenaline token is."),
        flag("trapped", lambda s, own, seat: own.trap > 0, "Must it leave with its next action?", "trap"),
        number("drowns", MOST_ROUNDS, "drown", "The round in which it drowns."),
        flag("paranoid", about="Is it under the spell of the paranoia room?"),
        flag("drawing", about="Does it draw its actions?"),
        number("stack", len(terms.TOKEN_TERMS), tokens_to_draw, "Tokens that it draws from.", of="stack"),
        number("spare", MOST_SPARE, about="Spare empty rooms that it holds."),
        one("reminder", CELL, reminder_cell, "Where its reminder token lies."),
        flag("reminder_in_hand", lambda s, own, seat: own.reminder == -1, "Is it in hand?", "reminder"),
        one("role", terms.ROLE_TERMS, role, "Its role, if the seat knows."),
        flag("role_shown", lambda s, own, seat: own.shown > 0, "Does everybody know it?", "shown"),
        number("truths", MOST_ROOMS, about="Colours it announced that turned out true, in Suspicion."),
        number("lies", MOST_ROOMS, about="Colours it announced that turned out false."),
        number("blows", MOST_ROUNDS, about="How often it pushed somebody or slid the open Room 25 out of the zone."),
    ),
    one("ending", terms.ENDINGS, about="How the game ended."),
]
