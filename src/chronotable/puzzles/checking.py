"""Are the puzzles right?  Each is proved again, by the rules as they are."""

from __future__ import annotations

from typing import NamedTuple

from chronotable.games import game as find_game
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.puzzles.proof import Proof, prove
from chronotable.puzzles.puzzle import Puzzle, fingerprint
from chronotable.puzzles.search import NotProvable


class Wrong(NamedTuple):
    """What is wrong with a puzzle, or with all of a game."""

    id: str
    message: Message


def check_rules(game: str) -> Wrong | None:
    """Were the puzzles proved by the rules as they are?"""
    proved, present = fingerprint(game), find_game(game).rules_version
    if proved in ("", present):
        return None
    return Wrong("", Message("puzzle-other-rules", proved=proved, present=present, tool="tools/puzzles"))


def check(puzzle: Puzzle) -> Wrong | None:
    """Does its proof hold?"""
    try:
        match = puzzle.begin()
        found = prove(match.game, puzzle.goal, match.position, puzzle.seat)
    except ChronotableError as error:
        return Wrong(puzzle.id, Message("puzzle-no-beginning", detail=error.message))
    except NotProvable as error:
        return Wrong(puzzle.id, Message("puzzle-not-provable", detail=str(error)))
    known = Proof(puzzle.start, puzzle.best, puzzle.only, puzzle.rest, puzzle.positions)
    return None if found == known else Wrong(puzzle.id, Message("puzzle-proved-otherwise"))
