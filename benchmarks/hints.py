"""Hints over seeded games of bots: how many have a reason, whether what they say for sure comes true, what they cost.

    python -m benchmarks.hints loop --games 4 --say 40 --language en

Quick bots play the games; at every fifth choice or so a hint is asked for, and
followed.  What is said for sure of a plan is held against the true position, which no bot ever sees: the plan's moves
are made there, and each such sentence must hold.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import chronotable as ct
from chronotable.bots.bot import finished
from chronotable.bots.comparison import Comparison, compare, follow, options, run_on
from chronotable.bots.hint import hinting
from chronotable.kernel.match import Match
from chronotable.kernel.reasons import Passage
from chronotable.kernel.rng import spread

TRIVIAL = ("bots-why-all-equal", "bots-why-hardly", "bots-why-only")  # nothing hangs on the choice, and it is said
EVERY = 5  # choices, on average


class Asked(NamedTuple):
    """A hint, the match it was asked in, and the processor time it took."""

    match: Match
    hint: ct.Hint
    seconds: float


def asked(game: str, seed: int, every: int = EVERY, bot: str | None = None, **settings: Any) -> Iterator[Asked]:
    """Hints of one game, which they and quick bots play."""
    match = ct.new(game, seed=seed, **settings)
    adviser = ct.bot(bot or match.game.ladder.hint)
    quick = ct.bot("greedy", width=2, effort=1)
    number = spread(seed)
    while match.result is None:
        seat = match.waiting()[0]
        number = spread(number)
        if number >> 20 & 0xFFFF < 0x10000 // every:
            begun = time.process_time()
            hint = finished(hinting(adviser, match, seat))
            yield Asked(match, hint, time.process_time() - begun)
            match.choose(hint.key, seat)
        else:
            match.choose(quick.choose(match, seat), seat)


def compared(one: Asked, number: int = 1) -> Comparison | None:
    """The plan of a hint and its rival, once more; None where there is none."""
    match, hint = one.match, one.hint
    if hint.rival is None:
        return None
    known = match.determinise(hint.seat, 0)
    return finished(compare(match.game, known, hint.seat, hint.key, hint.rival, number))


def true_way(match: Match, seat: int, keys: Sequence[str]) -> Passage[Any] | None:
    """The plan carried out in the true position; None where a move cannot be made there."""
    game = match.game
    before = match.position.clone()
    before.rng = spread(len(match.history))
    s = before.clone()
    told = []
    for key in keys:
        told += run_on(game, s)
        offered = [option.key for option in options(game, s, seat)]
        if key not in offered:
            return None
        told += follow(game, s, seat, [offered.index(key)])
    return Passage(seat, before, s, s, tuple(told))


def untrue(one: Asked, made: Comparison) -> Iterator[str]:
    """What is said for sure of the plan and does not come true."""
    moves = [move.option.key for move in made.plan.moves]
    way = true_way(one.match, one.hint.seat, moves)
    if way is None or not made.plan.is_whole:
        return
    for point in (*made.points, *made.alike):
        if point.reason.is_bad or point.unsure or not all(point.ours):
            continue
        alone = [Passage(each.seat, each.before, each.after, each.after, each.told) for each in made.plan.passages]
        if not all(
            point.names in dict(point.reason.finds(each)) for each in alone
        ):  # it shows when others have answered
            continue
        there = sum(n for names, n in point.reason.finds(way) if names == point.names)
        if there < min(point.ours) or (point.reason.counted and there > max(point.ours)):
            yield f"{point.reason.name} {dict(point.names)} {point.ours}, and {there} of it in truth"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=20261119)
    parser.add_argument("--most", type=int, default=200, metavar="HINTS")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--say", type=int, default=0, metavar="HINTS", help="print so many of them")
    parser.add_argument("--language", default="en", choices=ct.languages())
    given = parser.parse_args()
    settings = dict(text.split("=", 1) for text in given.set)
    said: Counter[str] = Counter()
    seconds: list[float] = []
    trivial = reasoned = checked = 0
    false: list[str] = []
    for seed in range(given.seed, given.seed + given.games):
        for one in asked(given.game, seed, players=given.players, **settings):
            seconds.append(one.seconds)
            said[one.hint.why.id] += 1
            trivial += one.hint.why.id in TRIVIAL
            reasoned += bool(one.hint.reasons)
            made = compared(one)
            if made is not None:
                checked += 1
                false += [f"seed {seed}, choice {len(one.match.history)}: {text}" for text in untrue(one, made)]
            if len(seconds) <= given.say:
                print(f"{len(seconds):3}  {ct.render(one.hint.label, given.language)}: ", end="")
                print(ct.render(one.hint.why, given.language))
            if len(seconds) >= given.most:
                break
        if len(seconds) >= given.most:
            break
    count = len(seconds)
    print(f"{given.game}: {count} hints, {trivial} of choices on which nothing hangs")
    print(
        f"with a reason: {reasoned} of the other {count - trivial} ({100 * reasoned / max(1, count - trivial):.0f} %)"
    )
    print(f"plans carried out in the true position: {checked}; sentences said for sure and untrue: {len(false)}")
    print("\n".join(false))
    print(f"processor time: {sum(seconds) / count:.2f} s on average, {max(seconds):.2f} s the dearest")
    print("kinds:", ", ".join(f"{id} {n}" for id, n in said.most_common()))


if __name__ == "__main__":
    main()
