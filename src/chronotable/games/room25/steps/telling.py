"""Events in the ledger's words: numbers of the state become names here and nowhere else."""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CELL_TERMS, CHARACTER_TERMS, ROOM_TERMS, TOKEN_TERMS


def tell(
    s: Room25State,
    kind: str,
    *,
    figure: int = -1,
    other: int = -1,
    tile: int = -1,
    to: int = -1,
    room: int = -1,
    token: int = -1,
    robot: int = -1,
    n: int = -1,
    word: str = "",
    only: int = -1,
) -> None:
    """Report an event; with `only` the room's kind is for that seat alone.

    Callers ask `s.witness is not None` first, so that search pays nothing.
    """
    if s.witness is None:
        return
    args: dict[str, object] = {}
    if figure >= 0:
        args["character"] = CHARACTER_TERMS[s.figures[figure].id]
    if other >= 0:
        args["other"] = CHARACTER_TERMS[s.figures[other].id]
    if tile >= 0:
        args["cell"] = CELL_TERMS[s.tile_cell[tile]]
    if to >= 0:
        args["to"] = CELL_TERMS[s.tile_cell[to]]
    if room >= 0:
        args["room"] = ROOM_TERMS[room]
    if token >= 0:
        args["token"] = TOKEN_TERMS[token]
    if robot >= 0:
        args["robot"] = robot + 1
    if n >= 0:
        args["n"] = n
    if word:
        args["word"] = word
    if only >= 0:
        s.witness.tell(kind, args, ("room",), (only,))
    else:
        s.witness.tell(kind, args)
