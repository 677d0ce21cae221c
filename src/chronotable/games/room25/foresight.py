"""What others have probably programmed, for bots that reckon with it: what would suit them, not just any tokens."""

from __future__ import annotations

from chronotable.games.room25.evaluate import evaluate
from chronotable.games.room25.hidden import drawn
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps.programming import ProgramTokens, available
from chronotable.games.room25.terms import NO_TOKEN, PROGRAMMING, SUSPICION
from chronotable.games.room25.trust import guilt


def imagine(s: Room25State, seat: int, rng: int) -> Room25State:
    """A determinised copy in which the others' face-down tokens are what each of them would choose as things stand.

    In Suspicion those are guards more often who did and said what guards do.  All comes from the determinised copy, so
    it depends on nothing that the seat cannot know.
    """
    suspicion = [guilt(s, seat, number) for number in range(len(s.figures))] if s.settings.mode == SUSPICION else []
    copy = drawn(s, seat, rng, suspicion)
    programming = copy.phase == PROGRAMMING and bool(copy.threads)
    for number, figure in enumerate(copy.figures):
        if figure.seat == seat or not figure.alive or figure.drawing:
            continue
        if programming and figure.first != NO_TOKEN:
            step = ProgramTokens(number)
            best = max(step.options(copy), key=lambda option: worth(copy, step, option))
            step.apply(copy, best)
        elif figure.first != NO_TOKEN or figure.second != NO_TOKEN:
            choose_left(copy, number, figure)
    return copy


def worth(s: Room25State, step: ProgramTokens, option: int) -> float:
    step.apply(s, option)
    return evaluate(s, s.figures[step.figure].seat)


def choose_left(s: Room25State, number: int, figure: Figure) -> None:
    """As many tokens as still lie there, of those the others have not seen this round."""
    left = [token for token in available(s, number) if token not in figure.played]
    firsts = left if figure.first != NO_TOKEN else [NO_TOKEN]
    seconds = left if figure.second != NO_TOKEN else [NO_TOKEN]
    best = -1.0
    first, second = figure.first, figure.second
    for one in firsts:
        for other in seconds:
            if one == other and one != NO_TOKEN:
                continue
            figure.first, figure.second = one, other
            value = evaluate(s, figure.seat)
            if value > best:
                best, first, second = value, one, other
    figure.first, figure.second = first, second
