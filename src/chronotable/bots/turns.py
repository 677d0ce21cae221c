"""Looking ahead turn by turn: carry a choice out and stop where the turn ends, before chance opens the next one."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from chronotable.kernel import engine

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

Found = TypeVar("Found")

_MANY: Final = 2_000  # objects
_SELDOM: Final = 20  # searches of which one is not passed over
_searches = 0


def undisturbed(work: Callable[[], Found]) -> Found:
    """Do a piece of work while Python looks for no garbage in circles.

    Thousands of states that are kept would make it look again and again, for longer than all the rest takes.  There is
    none: a state knows nothing of who holds it, and plans know only what came before them.
    """
    if not gc.isenabled():
        return work()
    gc.disable()
    try:
        return work()
    finally:
        pass_over()
        gc.enable()


def pass_over() -> None:
    """Let Python take for old, without a look at them, the many states that a search has made and keeps.

    Not every time, since what else the program has made meanwhile is passed over as well; and never where the program
    itself has set objects aside, which would come back with them.
    """
    global _searches
    if gc.get_count()[0] > _MANY and not gc.get_freeze_count():
        _searches += 1
        if _searches % _SELDOM:
            gc.freeze()
            gc.unfreeze()


def chooser(s: State, seat: int) -> int:
    """Who chooses next: `seat` itself first, where several choose at once."""
    if s.threads:
        first = -1
        for thread in s.threads:
            if thread.step is not None:
                if thread.seat == seat:
                    return seat
                if first < 0:
                    first = thread.seat
        return first
    return -1 if s.step is None else s.step.seat(s)


def options_of(s: State, chooser: int) -> list[int]:
    """What the chooser may choose."""
    for thread in s.threads:
        if thread.seat == chooser and thread.step is not None:
            return thread.options
    return s.options


def take(game: Game[Any], s: State, chooser: int, index: int) -> None:
    """Carry the chooser's option out.  Where that ends the turn, nothing of the next one has happened yet."""
    step = s.step
    if s.threads or step is None:
        engine.choose_for(s, chooser, index)
        return
    turn = game.turn(s)
    step.apply(s, s.options[index])
    go_on(game, s, turn)


def go_on(game: Game[Any], s: State, turn: int) -> None:
    """Resolve steps up to the next choice, the end of the given turn or the end of the game."""
    agenda = s.agenda
    while agenda and not s.threads and game.turn(s) == turn:
        step = agenda.pop()
        options = step.options(s)
        count = len(options)
        if count == 1:
            step.apply(s, options[0])
        elif count:
            s.step = step
            s.options = options
            return
    s.step = None
    s.options = []
    if s.threads and engine.start_threads(s):
        go_on(game, s, turn)


def is_running(s: State) -> bool:
    """Is something left to be decided or to happen?"""
    return bool(s.options) or bool(s.agenda) or bool(s.threads)
