"""A lesson played through as it is meant to be, for tests that look at what came of it."""

from __future__ import annotations

from typing import NamedTuple

from chronotable import bots
from chronotable.kernel.match import Match
from chronotable.lessons.course import find_lesson
from chronotable.lessons.standing import scripted, standing


class Rehearsed(NamedTuple):
    match: Match
    keys: list[str]  # what the learner chose


def rehearse(game: str, id: str) -> Rehearsed:
    """The others choose first wherever they can; where every choice is free, the learner does as a bot would."""
    lesson = find_lesson(game, id)
    match, keys, bot = lesson.begin(), [], bots.make(lesson.bots)
    while (now := standing(lesson, match)).at < len(lesson.steps):
        assert now.fits, (id, lesson.steps[now.at].name)
        others = [seat for seat in match.waiting() if not lesson.is_learner(seat)]
        if others:
            match.choose(scripted(lesson, match, others[0]) or bot.choose(match, others[0]), others[0])
            continue
        seat = match.waiting()[0]
        keys.append(now.keys[0] if now.keys else bot.choose(match, seat))
        match.choose(keys[-1], seat)
    return Rehearsed(match, keys)
