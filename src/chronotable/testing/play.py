"""Playing for the suite: finished matches of every case, points of them, and the bytes that a seat gets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from zlib import crc32

from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.testing.table import THOROUGH, Case

SEEDS = range(40 if THOROUGH else 2)
POINTS = 30 if THOROUGH else 5  # decisions looked at in a match, where looking is slow
LONGEST = 5_000  # choices; no match takes as many


def pick(decisions: tuple[Decision, ...], rng: random.Random, eager: bool) -> tuple[int, str]:
    """Any option of any seat that has a choice; an eager player seldom stops or declines."""
    decision = rng.choice(decisions)
    keys = [option.key for option in decision.options]
    if eager and rng.random() < 0.9:
        keys = [key for key in keys if not key.startswith("done") and not key.endswith(":no")] or keys
    return decision.seat, rng.choice(keys)


def play_on(match: Match, rng: random.Random, eager: bool = False, most: int = LONGEST) -> Match:
    """At random to the end, or for so many choices."""
    for _ in range(most):
        decisions = match.decisions
        if not decisions:
            break
        seat, key = pick(decisions, rng, eager)
        match.choose(key, seat)
    return match


@cache
def finished(case: Case) -> tuple[Match, ...]:
    """Finished matches of a case; every other seed is played by eager players, whose games see more of the rules."""
    matches = tuple(play_on(case.new(seed), random.Random(seed), eager=seed % 2 == 0) for seed in SEEDS)
    for match in matches:
        match.save()  # from here on the digests of its positions are known, to its branches as well
    return matches


def points(case: Case, most: int = POINTS, matches: int = len(SEEDS)) -> Iterator[Match]:
    """The match as it was before some of its choices, from first to last; never a finished one.

    Of all finished matches or, where looking is slow, of some: others for another case.
    """
    played = list(enumerate(finished(case)))
    first = crc32(case.id.encode()) % len(played)
    for number, match in [*played[first:], *played[:first]][:matches]:
        length = len(match.history)
        rng = random.Random(f"{case.id} {number}")
        ends = {0, length - 1} if most > 1 else set()
        chosen = range(length) if length <= most else sorted({*ends, *rng.sample(range(length), most - len(ends))})
        for at in chosen:
            yield match.branch(at)


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=Message.as_json).encode()


def decision_bytes(match: Match, seat: int | None) -> bytes:
    """What the seat is asked, and what it may answer."""
    decision = None if seat is None else match.decision_of(seat)
    if decision is None:
        return b""
    options = [[option.key, option.label.as_json(), option.targets, option.rule] for option in decision.options]
    return as_bytes([decision.prompt.as_json(), decision.rule, options])


def seat_bytes(match: Match, seat: int | None, since: int = 0) -> bytes:
    """Everything that a seat (None: a spectator) gets to see of a match: view, goals, decisions, events."""
    goals = as_bytes([match.brief(seat), match.fates(seat)])
    events = as_bytes(match.events(since, seat))
    return b"\n".join([as_bytes(match.view(seat)), goals, decision_bytes(match, seat), events])


def whole(match: Match) -> bytes:
    """The position, hidden things included."""
    return as_bytes(match.game.describe(match._state))
