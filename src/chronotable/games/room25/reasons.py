"""What a hint may say for a choice in Room 25.  The words are in `room25_reasons.ftl`.

Worth is measured as the evaluation measures it (`weights.py`): in parts of a victory.  While programmes are chosen,
what comes of one shows only at the end of the round, when all have acted; of an action it shows at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps.escape import members, side_of
from chronotable.games.room25.terms import (
    CELL_TERMS,
    CELLS,
    CHARACTER_TERMS,
    COLOUR_TERMS,
    DECLARED,
    EXIT_ZONE,
    KEY_ROOM,
    NO_ADRENALINE,
    NO_TOKEN,
    PROGRAMMING,
    RED,
    ROOM25,
    SIZE,
    SUSPICION,
    YELLOW,
)
from chronotable.games.room25.weights import WEIGHTS
from chronotable.kernel.reasons import Found, Passage, Reason, Reasons, found
from chronotable.kernel.state import Event

Way = Passage[Room25State]
_LOOKED: Final = 0.04
_TOLD: Final = 0.02
_BLINDLY: Final = 0.05
_PUSHED: Final = 0.04
_HARMFUL: Final = 0.1


# ---- where it is looked


def knows(s: Room25State, seat: int, tile: int) -> bool:
    """Has the seat seen the face of this tile in play?  What the end shows to all is no news of a choice."""
    return s.up[tile] or s.seen[seat * CELLS + tile] >= 0


def programming(s: Room25State) -> bool:
    return s.phase == PROGRAMMING


def end(way: Way) -> Room25State:
    return way.later if programming(way.before) else way.after


def events(way: Way) -> Sequence[Event]:
    return [*way.told, *way.answered] if programming(way.before) else way.told


def own(s: Room25State, seat: int) -> list[int]:
    return [number for number, figure in enumerate(s.figures) if figure.seat == seat]


def allies(s: Room25State, seat: int) -> list[int]:
    """Who is known to win with the seat, itself included; in Suspicion nobody knows of the others."""
    mine = own(s, seat)
    return mine if s.settings.mode == SUSPICION else members(s, side_of(s, mine[0]))


def word(s: Room25State, number: int) -> str:
    return CHARACTER_TERMS[s.figures[number].id]


def cell_of(s: Room25State, number: int) -> int:
    tile = s.figures[number].tile
    return s.tile_cell[tile] if tile >= 0 else -1


def exit_tile(way: Way) -> int:
    """The tile of Room 25, if the seat knew it; else -1."""
    tile = way.before.kind.index(ROOM25)
    return tile if knows(way.before, way.seat, tile) else -1


def may_be_exit(way: Way, tile: int) -> bool:
    """As far as the seat knew (a tile's number is the cell it was dealt to; R25-3.1)."""
    return exit_tile(way) < 0 and tile in EXIT_ZONE


def tile_at(s: Room25State, cell: str) -> int:
    return s.cell_tile[CELL_TERMS.index(cell)]


# ---- what is found


def won(way: Way) -> Iterable[Found]:
    if way.later.ending and way.later.winners >> way.seat & 1:
        yield found()


def lost(way: Way) -> Iterable[Found]:
    if way.later.ending and not way.later.winners >> way.seat & 1:
        yield found()


def eliminated(way: Way) -> Iterable[Found]:
    for number in allies(way.before, way.seat):
        if way.before.figures[number].alive and not way.later.figures[number].alive:
            yield found(character=word(way.before, number))


def inside(way: Way) -> Iterable[Found]:
    """Own characters that come into a Room 25 that is known."""
    tile = exit_tile(way)
    for number in own(way.before, way.seat):
        if tile >= 0 and end(way).figures[number].tile == tile != way.before.figures[number].tile:
            yield found(character=word(way.before, number))


def left_exit(way: Way) -> Iterable[Found]:
    tile = exit_tile(way)
    for number in own(way.before, way.seat):
        later = end(way).figures[number]
        if tile >= 0 and way.before.figures[number].tile == tile != later.tile and later.alive and not way.later.ending:
            yield found(character=word(way.before, number))


def distance(s: Room25State, number: int, tile: int) -> int:
    """How many rooms lie between, the goal included, as the crow flies."""
    here, there = cell_of(s, number), s.tile_cell[tile]
    return abs(here % SIZE - there % SIZE) + abs(here // SIZE - there // SIZE)


def nearer(way: Way) -> Iterable[Found]:
    """Own characters to a Room 25 that is known and not reached yet."""
    tile = exit_tile(way)
    for number in own(way.before, way.seat):
        if tile >= 0 and end(way).figures[number].alive and way.before.figures[number].alive:
            steps = distance(way.before, number, tile) - distance(end(way), number, tile)
            if steps > 0 and end(way).figures[number].tile != tile:
                yield found(steps, character=word(way.before, number))


def farther(way: Way) -> Iterable[Found]:
    tile = exit_tile(way)
    for number in own(way.before, way.seat):
        if tile >= 0 and end(way).figures[number].alive and way.before.figures[number].alive:
            steps = distance(end(way), number, tile) - distance(way.before, number, tile)
            if steps > 0 and way.before.figures[number].tile != tile:
                yield found(steps, character=word(way.before, number))


def key(way: Way) -> Iterable[Found]:
    """The Key Room is activated (R25-12.40)."""
    if any(event.kind == "key_activated" for event in events(way)):
        yield found()


def looked(way: Way) -> Iterable[Found]:
    """Into rooms that the seat did not know."""
    mine = {word(way.before, number) for number in own(way.before, way.seat)}
    for event in events(way):
        if event.kind == "room_looked_at" and event.args["character"] in mine:
            tile = tile_at(way.before, event.args["cell"])
            if not knows(way.before, way.seat, tile):
                yield found(cell=event.args["cell"], zone="yes" if may_be_exit(way, tile) else "no")


def stepped(way: Way) -> Iterator[tuple[Figure, int, str]]:
    """The first room that each own character goes to: who, which tile it was, and what it is called."""
    before = way.before
    for number in own(before, way.seat):
        for event in events(way):
            if event.kind == "entered" and event.args["character"] == word(before, number):
                yield before.figures[number], tile_at(before, event.args["to"]), event.args["to"]
                break


def explored(way: Way) -> Iterable[Found]:
    """Into a room where Room 25 may be."""
    for _, tile, cell in stepped(way):
        if not knows(way.before, way.seat, tile) and may_be_exit(way, tile):
            yield found(cell=cell)


def blindly(way: Way) -> Iterable[Found]:
    """Into a room of which the seat knows nothing, not even a colour that somebody told."""
    told = {said.tile for said in way.before.announced}
    for figure, tile, cell in stepped(way):
        if not knows(way.before, way.seat, tile) and tile not in told:
            yield found(character=CHARACTER_TERMS[figure.id], cell=cell)


def harmful(colour: int) -> Callable[[Way], Iterable[Found]]:
    """Own characters that get into a room of a colour that harms, and are there in the end."""

    def finds(way: Way) -> Iterable[Found]:
        for number in own(way.before, way.seat):
            was, now = way.before.figures[number], way.later.figures[number]
            if now.alive and now.tile != was.tile and way.later.colour(now.tile) == colour and not way.later.ending:
                yield found(character=word(way.before, number), colour=COLOUR_TERMS[colour])

    return finds


def in_need(s: Room25State, figure: Figure) -> bool:
    return bool(figure.alive and (figure.trap or 0 < figure.drown <= s.round or figure.paranoid))


def rescued(way: Way) -> Iterable[Found]:
    """Out of a trap, of rising water, of paranoia (R25-11.13, 11.18, 12.30)."""
    for number in own(way.before, way.seat):
        now = end(way).figures[number]
        if in_need(way.before, way.before.figures[number]) and now.alive and not in_need(end(way), now):
            yield found(character=word(way.before, number))


def pushed(way: Way) -> Iterable[Found]:
    mine = {word(way.before, number) for number in own(way.before, way.seat)}
    for event in events(way):
        if event.kind == "pushed" and event.args["character"] in mine and event.args["other"] not in mine:
            yield found(other=event.args["other"], to=event.args["to"])


def told_truth(way: Way) -> Iterable[Found]:
    """Where the others may use what they hear: the colour is that of the room."""
    mine = {word(way.before, number) for number in own(way.before, way.seat)}
    for event in way.told:
        if event.kind == "announced" and event.args["character"] in mine:
            tile = tile_at(way.before, event.args["cell"])
            told = [said for said in way.before.announced if said.tile == tile]
            is_true = (
                knows(way.before, way.seat, tile) and event.args["colour"] == COLOUR_TERMS[way.before.colour(tile)]
            )
            if is_true and not told:
                yield found(cell=event.args["cell"])


def lied(way: Way) -> Iterable[Found]:
    """A colour that is not the room's, as far as the seat knows it (R25-9.2)."""
    mine = {word(way.before, number) for number in own(way.before, way.seat)}
    for event in way.told:
        if event.kind == "announced" and event.args["character"] in mine:
            tile = tile_at(way.before, event.args["cell"])
            if knows(way.before, way.seat, tile) and event.args["colour"] != COLOUR_TERMS[way.before.colour(tile)]:
                yield found(cell=event.args["cell"])


def in_zone(s: Room25State, tile: int) -> bool:
    return tile >= 0 and s.tile_cell[tile] in EXIT_ZONE


def steered(way: Way) -> Iterable[Found]:
    """Room 25 to where it can be slid out of the building (R25-18.1)."""
    if in_zone(end(way), exit_tile(way)) and not in_zone(way.before, exit_tile(way)) and not way.later.ending:
        yield found()


def steered_away(way: Way) -> Iterable[Found]:
    tile = exit_tile(way)
    if in_zone(way.before, tile) and not in_zone(end(way), tile) and not way.later.ending:
        yield found()


def adrenaline(way: Way) -> Iterable[Found]:
    """Adrenaline that is there no more at the end of the round."""
    for number in own(way.before, way.seat):
        was, now = way.before.figures[number], way.later.figures[number]
        if was.adrenaline != NO_ADRENALINE and now.adrenaline == NO_ADRENALINE and now.alive and not way.later.ending:
            yield found(character=word(way.before, number))


def declared(way: Way) -> Iterable[Found]:
    """A third action in this round (R25-7.4)."""
    for number in own(way.before, way.seat):
        if way.after.figures[number].adrenaline == DECLARED != way.before.figures[number].adrenaline:
            yield found(character=word(way.before, number))


def planned(way: Way) -> Iterable[Found]:
    """Actions that are programmed."""
    for number in own(way.before, way.seat):
        was, now = way.before.figures[number], way.after.figures[number]
        if was.first == NO_TOKEN == was.second and programming(way.before):
            n = (now.first != NO_TOKEN) + (now.second != NO_TOKEN)
            if n:
                yield found(n, character=word(way.before, number))


def known_rooms(s: Room25State, seat: int) -> int:
    return sum(knows(s, seat, tile) for tile in range(CELLS))


def learnt(way: Way) -> Iterable[Found]:
    """Rooms that the seat will know in the end and did not know."""
    n = known_rooms(way.later, way.seat) - known_rooms(way.before, way.seat)
    if n > 0 and not way.later.ending:
        yield found(n)


def found_exit(way: Way) -> Iterable[Found]:
    """Room 25 itself, which the seat did not know."""
    tile = way.before.kind.index(ROOM25)
    if exit_tile(way) < 0 and knows(way.later, way.seat, tile):
        yield found()


def found_key(way: Way) -> Iterable[Found]:
    if KEY_ROOM in way.before.kind and KEY_ROOM in way.later.kind:
        tile = way.before.kind.index(KEY_ROOM)
        if not knows(way.before, way.seat, tile) and knows(way.later, way.seat, tile):
            yield found()


def kind(name: str, worth: float, finds: Callable[[Way], Iterable[Found]], **more: Any) -> Reason[Room25State]:
    """Sure where an action shows it at once; not while programmes are chosen."""
    return Reason(name, worth, finds, **{"unsure": programming, **more})


REASONS: Final[Reasons[Room25State]] = Reasons(
    (
        kind("won", 2.0, won, unsure=True),
        kind("inside", WEIGHTS.near_exit + WEIGHTS.last_near_exit, inside, about="way"),
        kind("key", WEIGHTS.no_lock, key),
        kind("rescued", WEIGHTS.doomed, rescued),
        kind("found_exit", WEIGHTS.exit_found, found_exit, unsure=True),
        kind("found_key", WEIGHTS.key_known, found_key, unsure=True),
        kind("steered", WEIGHTS.exit_in_zone, steered, about="slide"),
        kind("nearer", 0.04, nearer, counted=True, about="way"),
        kind("looked", _LOOKED, looked, about="looking"),
        kind("explored", _LOOKED, explored, about="looking"),
        kind("pushed", _PUSHED, pushed),
        kind("told", _TOLD, told_truth),
        kind("learnt", 0.015, learnt, counted=True, unsure=True, about="looking"),
        kind("declared", 0.02, declared, unsure=False),
        kind("planned", 0.015, planned, counted=True, unsure=False),
        kind("lost", -1.5, lost, unsure=True),
        kind("eliminated", -WEIGHTS.fallen_prisoner, eliminated, unsure=True, about="harm"),
        kind("red", -_HARMFUL, harmful(RED), unsure=True, about="harm"),
        kind("yellow", -_HARMFUL / 2, harmful(YELLOW), unsure=True, about="harm"),
        kind("left_exit", -WEIGHTS.leaving_exit, left_exit, about="way"),
        kind("farther", -0.04, farther, counted=True, about="way"),
        kind("steered_away", -WEIGHTS.exit_in_zone, steered_away, about="slide"),
        kind("blindly", -_BLINDLY, blindly, about="harm"),
        kind("lied", -WEIGHTS.lied, lied),
        kind("adrenaline", -0.02, adrenaline, unsure=True),
    ),
    least=0.01,
    width=4,
    worlds=8,
)
