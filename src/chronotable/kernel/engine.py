"""Running a state: resolve steps until somebody has a real choice, and carry choices out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chronotable.kernel.errors import EndlessSteps
from chronotable.kernel.state import State, Thread
from chronotable.kernel.step import AUTO, Simultaneously

if TYPE_CHECKING:
    from chronotable.kernel.step import Step

MOST_IN_A_ROW: Final = 20_000  # steps without a choice: hundreds are many, so more is a game that never ends


def advance(s: State) -> None:
    """Resolve steps until one has several options, or the game is over."""
    agenda = s.agenda
    for _ in range(MOST_IN_A_ROW):
        if not agenda:
            break
        step = agenda.pop()
        options = step.options(s)
        count = len(options)
        if count == 1:
            step.apply(s, options[0])
            if s.threads and not start_threads(s):
                return
        elif count:
            s.step = step
            s.options = options
            return
    else:
        raise EndlessSteps(agenda[-1].term if agenda else "")
    s.step = None
    s.options = []
    s.fate = []  # nothing can come any more


def hold(s: State) -> None:
    """Like `advance`, but the first step that asks is asked, even if there is only one answer."""
    agenda = s.agenda
    while agenda:
        step = agenda.pop()
        options = step.options(s)
        if options is AUTO:
            step.apply(s, 0)
            for thread in s.threads:
                hold_thread(s, thread)
            if s.threads and not threads_done(s):
                return
        elif options:
            s.step = step
            s.options = options
            return


def hold_thread(s: State, thread: Thread) -> None:
    step = thread.agenda.pop()
    options = step.options(s)
    if options:
        thread.step = step
        thread.options = options
    else:
        run_thread(s, thread)


def choose(s: State, index: int) -> None:
    """Carry out option number `index` of the (first) pending decision."""
    if s.threads:
        for number in range(len(s.threads)):
            if s.threads[number].step is not None:
                choose_in_thread(s, number, index)
                return
    step = s.step
    if step is None:
        raise IndexError("the game is over")
    step.apply(s, s.options[index])
    if s.threads and not start_threads(s):
        return
    advance(s)


def start_threads(s: State) -> bool:
    """Run every thread to its first choice; true when none has one, so that the agenda goes on at once."""
    for thread in s.threads:
        run_thread(s, thread)
    return threads_done(s)


def run_thread(s: State, thread: Thread) -> None:
    """Like `advance`, on one seat's own agenda; what its steps push stays there."""
    main = s.agenda
    s.agenda = thread.agenda
    advance_thread(s, thread)
    s.agenda = main


def advance_thread(s: State, thread: Thread) -> None:
    agenda = thread.agenda
    for _ in range(MOST_IN_A_ROW):
        if not agenda:
            break
        step = agenda.pop()
        options = step.options(s)
        if len(options) == 1:
            step.apply(s, options[0])
        elif options:
            thread.step = step
            thread.options = options
            return
    else:
        raise EndlessSteps(agenda[-1].term if agenda else "")
    thread.step = None
    thread.options = []


def choose_in_thread(s: State, number: int, index: int) -> None:
    """Carry out an option of one of several simultaneous decisions."""
    thread = s.threads[number]
    step = thread.step
    if step is None:
        raise IndexError("this seat has chosen already")
    main = s.agenda
    s.agenda = thread.agenda
    step.apply(s, thread.options[index])
    advance_thread(s, thread)
    s.agenda = main
    if threads_done(s):
        s.reveal()  # whoever takes a choice back now would know what the others chose
        advance(s)


def threads_done(s: State) -> bool:
    """Point `step` and `options` at the first seat still choosing; true when there is none."""
    for thread in s.threads:
        if thread.step is not None:
            s.step = thread.step
            s.options = thread.options
            return False
    s.threads = []
    return True


def pending(s: State) -> list[tuple[int, Step[Any], list[int]]]:
    """Every decision now waiting: seat, step, options."""
    if s.threads:
        return [(t.seat, t.step, t.options) for t in s.threads if t.step is not None]
    return [] if s.step is None else [(s.step.seat(s), s.step, s.options)]


def whole_agenda(s: State) -> list[Step[Any]]:
    """All that is pending, the next step first, for descriptions of positions: simultaneous choices as one step."""
    following = s.agenda[::-1]
    if s.threads:
        waiting: list[Step[Any]] = []
        for thread in s.threads:
            if thread.step is not None:
                waiting.append(thread.step)
                waiting.extend(thread.agenda[::-1])
        return [Simultaneously(waiting), *following]
    return following if s.step is None else [s.step, *following]


def ask_again(s: State) -> None:
    """Ask the pending steps for their options anew: for a copy in which hidden things were changed."""
    for thread in s.threads:
        if thread.step is not None:
            thread.options = thread.step.options(s)
    if s.threads:
        threads_done(s)
    elif s.step is not None:
        s.options = s.step.options(s)


def choose_for(s: State, seat: int, index: int) -> None:
    """Carry out option number `index` of the decision that this seat has pending."""
    for number in range(len(s.threads)):
        thread = s.threads[number]
        if thread.seat == seat and thread.step is not None:
            choose_in_thread(s, number, index)
            return
    choose(s, index)


def playout(s: State, rng: State, limit: int) -> int:
    """Random choices, drawn from `rng`'s generator, to the end of the game or for `limit` decisions; how many."""
    count = 0
    while s.options and count < limit:
        choose(s, rng.below(len(s.options)))
        count += 1
    return count
