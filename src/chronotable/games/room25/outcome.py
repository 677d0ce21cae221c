"""How it ended, for people: which side won, who was what, and who was eliminated when and where (chapters 18, 19)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chronotable.games.room25.naming import ref
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.terms import (
    CELL_TERMS,
    CHARACTER_TERMS,
    COMPETITION,
    COOPERATION,
    DRAW,
    NO_ROLE,
    PARTIAL_ESCAPE,
    PRISONER,
    ROLE_TERMS,
    ROOM25,
    ROOM_TERMS,
    SOLO,
    SUSPICION,
)
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Row, Sheet, Told

_MOVING = ("line_slid", "rooms_swapped", "room_replaced")  # after these another room may lie in a cell


def victor(s: Room25State) -> Message | None:
    """The side that won, or that nobody got out; teams and single players have names enough (R25-18.4 to 18.13)."""
    mode = s.settings.mode
    if not s.ending:
        return None
    if s.ending == DRAW:
        return Message("room25-victor-draw")
    if mode == SUSPICION:
        won = {figure.role for figure in s.figures if s.winners >> figure.seat & 1}
        if won:
            return Message("room25-victor-prisoners" if PRISONER in won else "room25-victor-guards")
        return Message("room25-victor-nobody")
    if mode in (COOPERATION, SOLO) and s.winners:
        return Message("room25-victor-most" if s.ending == PARTIAL_ESCAPE else "room25-victor-everybody")
    if mode in (COOPERATION, SOLO) or (mode == COMPETITION and not s.winners):
        return Message("room25-victor-nobody")
    return None


def sheet(s: Room25State, told: Sequence[Told]) -> Sheet:
    fates = dict(_eliminations(told))
    rows = []
    for seat in range(s.settings.players):
        notes: list[Message] = []
        for figure in s.figures:
            if figure.seat == seat:
                notes += _notes(s, figure, fates)
        rows.append(Row(seat, notes=tuple(notes)))
    return Sheet((), tuple(rows), (Message("room25-end-rounds", n=s.round, left=s.rounds_left),))


def _notes(s: Room25State, figure: Figure, fates: dict[str, Message]) -> Iterator[Message]:
    """The role, if there are any, and what became of the character."""
    character = CHARACTER_TERMS[figure.id]
    if figure.role != NO_ROLE:
        yield Message("room25-end-role", role=ref("role", ROLE_TERMS[figure.role]))
    if not figure.alive and character in fates:
        yield fates[character]
    elif figure.alive and s.kind[figure.tile] == ROOM25:
        yield Message("room25-end-inside", character=ref("character", character))
    elif figure.alive:
        cell = CELL_TERMS[s.tile_cell[figure.tile]].upper()
        room = ref("room", ROOM_TERMS[s.kind[figure.tile]])
        yield Message("room25-end-alive", character=ref("character", character), cell=cell, room=room)


def _eliminations(told: Sequence[Told]) -> Iterator[tuple[str, Message]]:
    """Every character that was eliminated, in which round and where; the last time counts, for some return."""
    before: Room25State | None = None
    number, has_moved = 0, False
    for event, state in told:
        if state is not before:
            before, has_moved = state, False
            number = state.round
        if event.kind == "round_started":
            number = event.args["round"]
        has_moved = has_moved or event.kind in _MOVING
        if event.kind == "eliminated" and before is not None:
            yield event.args["character"], _elimination(before, event.args, number, is_sure=not has_moved)


def _elimination(before: Room25State, args: dict[str, str], number: int, is_sure: bool) -> Message:
    """The room is told where it is sure which one lay in the cell at that moment."""
    cell = args["cell"]
    shown = {"character": ref("character", args["character"]), "cell": cell.upper(), "n": number}
    if not is_sure:
        return Message("room25-end-eliminated", **shown)
    room = ROOM_TERMS[before.kind[before.cell_tile[CELL_TERMS.index(cell)]]]
    return Message("room25-end-eliminated-in", room=ref("room", room), **shown)
