"""How far a match has come in its lesson, by its choices and events alone.

Nothing is remembered beside the match: so an undo goes back in the lesson, and a reload, another window or another day
goes on with it.  What is only read is the reader's own affair; here it takes no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chronotable.kernel.decision import Option
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lessons.lesson import Lesson


class Standing(NamedTuple):
    """`at` is the first step that still waits for something, or behind the last one.

    If the match no longer `fits`, the lesson has nothing more to say to it.  `keys` are the offered ones that the step
    waits for, `answers` what it says itself to some of the others.
    """

    at: int
    fits: bool
    keys: tuple[str, ...] = ()
    answers: Mapping[str, Message] = {}


def standing(lesson: Lesson, match: Match) -> Standing:
    at = _waiting(lesson, 0)
    for number in range(len(match.history) + 1):
        if number:
            choice = match.history[number - 1]
            step = lesson.steps[at] if at < len(lesson.steps) else None
            if step is not None and step.choose and lesson.is_learner(choice.seat):
                if not step.takes(choice.key):
                    return Standing(at, False)
                at = _waiting(lesson, at + 1)
        for event in match.told(number):
            if at < len(lesson.steps) and lesson.steps[at].event == event.kind:
                at = _waiting(lesson, at + 1)
    return _present(lesson, match, at)


def _waiting(lesson: Lesson, first: int) -> int:
    """The next step that waits for something."""
    return next((at for at in range(first, len(lesson.steps)) if lesson.steps[at].waits), len(lesson.steps))


def _present(lesson: Lesson, match: Match, at: int) -> Standing:
    if at == len(lesson.steps):
        return Standing(at, True)
    if match.over:
        return Standing(at, False)
    step = lesson.steps[at]
    offered = [option.key for option in offers(lesson, match)] if step.choose else []
    if not offered:  # an event is waited for, or others choose
        return Standing(at, True)
    keys = tuple(key for key in offered if step.takes(key))
    said = {key: lesson.answer(step, key) for key in offered if key not in keys}
    return Standing(at, bool(keys), keys, {key: words for key, words in said.items() if words is not None})


def offers(lesson: Lesson, match: Match) -> list[Option]:
    """What the learner may choose now."""
    seats = [seat for seat in match.waiting() if lesson.is_learner(seat)]
    return [option for seat in seats if (asked := match.decision_of(seat)) for option in asked.options]


def scripted(lesson: Lesson, match: Match, seat: int) -> str | None:
    """What another seat chooses by the script; None: whatever its bot wants."""
    keys = (lesson.script or {}).get(seat, ())
    made = sum(choice.seat == seat for choice in match.history)
    asked = match.decision_of(seat) if made < len(keys) else None
    return keys[made] if asked is not None and asked.get(keys[made]) is not None else None
