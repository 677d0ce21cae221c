"""A hint: the choice a bot would make, why, what comes to the same, and how its plan goes on.

The bot weighs the options.  Its favourite is compared with the best rival that does not come to the same
(`comparison.py`), and the two weightiest differences are said.  A sentence never says more than was seen: what hangs on
chance, on others or on what is hidden is said with the imagined worlds it came true in, "3 in 5".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from chronotable.bots.bot import Bot, Steps, Weighing, pending_keys
from chronotable.bots.comparison import Comparer, Comparison, Plan, Point, are_worth_the_same, options
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State

_SAID: Final = 2  # reasons, at most
_ASKED: Final = 4  # of the next best options it is asked whether they come to the same
_FEWEST: Final = 3  # worlds that a comparison needs at least: "1 in 1" says nothing
_OUTWEIGHED: Final = 1.2  # so much more may speak for the rival before it is said that something does
_HARDLY: Final = 0.002  # of `Game.outlook`: a lead that makes no difference to a person


@dataclass(frozen=True, slots=True)
class HintStep:
    """A move of the plan: its key, what it is called, and the board elements that it points at."""

    key: str
    label: Message
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would choose for a seat, and why."""

    seat: int
    key: str  # of the favourite
    label: Message
    why: Message  # a sentence
    reasons: tuple[Message, ...]  # its parts, the weightiest first; none where nothing single decides
    equal: tuple[str, ...]  # keys of other options that come to the same
    rival: str | None  # the key of the best other one, which it was compared with
    plan: tuple[HintStep, ...]  # the favourite, and the own moves after it as far as they can be known
    weighed: tuple[Weighing, ...]  # every option as the bot sees it, the favourite first


def hinting(bot: Bot, match: Match, seat: int, made: int | None = None) -> Steps[Hint]:
    """A hint, in steps between which other thoughts may have their turn."""
    weighed = yield from bot.weighing(match, seat, made)
    game, known = match.game, match.determinise(seat, 0)
    number = bot._number_of(match, known, seat, pending_keys(known, seat), made)
    hint = yield from explained(game, known, seat, weighed, number)
    return hint


def explained(game: Game[Any], known: State, seat: int, weighed: Sequence[Weighing], number: int) -> Steps[Hint]:
    """The favourite of what was weighed, with its reasons."""
    offered = {option.key: option for option in options(game, known, seat)}
    comparer = Comparer(game, known, seat, number)
    favourite, *others = [each.key for each in weighed]
    plan = yield from comparer.planned(favourite, _FEWEST)
    same: list[Plan] = []
    rival: Plan | None = None
    for key in others[:_ASKED]:
        other = yield from comparer.planned(key, 1)
        if are_worth_the_same(plan, other):
            yield from comparer.extend(other, _FEWEST)
        if comparer.comparison(plan, other).is_equal:
            same.append(other)
        elif rival is None:
            rival = other
    compared = same[0] if rival is None and same else rival
    if compared is not None:
        yield from comparer.extend(compared, _FEWEST)
        most = game.reasons.work * game.ladder.pace
        while len(plan.passages) < game.reasons.worlds and plan.work + compared.work < most:
            yield from comparer.extend(plan, len(plan.passages) + 1)
            yield from comparer.extend(compared, len(plan.passages))
    reasons, why = said(game, known, comparer.comparison(plan, compared) if compared else None, offered, rival)
    return Hint(
        seat,
        favourite,
        offered[favourite].label,
        why,
        reasons,
        tuple(each.first for each in same if are_worth_the_same(plan, each)),
        None if rival is None else rival.first,
        tuple(HintStep(move.option.key, move.option.label, move.option.targets) for move in plan.moves),
        tuple(weighed),
    )


# ---- in words


def said(
    game: Game[Any], known: State, comparison: Comparison | None, offered: dict[str, Any], rival: Plan | None
) -> tuple[tuple[Message, ...], Message]:
    """The reasons, and the sentence that is made of them."""
    if comparison is None:
        return (), Message("bots-why-only")
    words = Words(game, known)
    several = len(comparison.plan.moves) > 1
    if rival is None:
        alike = words.all_of(best(comparison.alike, game.reasons.least), several)
        if alike:
            return alike, Message("bots-why-either-way", fact=joined(alike))
        return (), Message("bots-why-all-equal")
    option = offered[rival.first].label
    points = best(comparison.points, game.reasons.least)
    if not points:
        hardly = game.reasons.kinds and abs(comparison.margin) < _HARDLY
        return (), Message("bots-why-hardly" if hardly else "bots-why-on-the-whole", option=option)
    ours = sum(point.weight for point in comparison.points)
    theirs = sum(point.weight for point in comparison.against)
    if theirs <= _OUTWEIGHED * ours:
        reasons = words.all_of(points, several)
        return reasons, joined(reasons)
    fact = words.all_of(points[:1], several)[0]
    price = comparison.against[0]
    amounts = price.theirs if price.reason.is_bad else price.ours  # what this plan suffers, or what the rival brings
    other = words.clause(price, amounts)
    id = "bots-why-at-a-price" if price.reason.is_bad else "bots-why-although"
    if price.unsure or often_in(amounts) < len(amounts):
        other = Message("bots-why-often", fact=other, n=often_in(amounts), of=len(amounts))
    return (fact,), Message(id, first=fact, fact=other, option=option)


def best(points: Sequence[Point], least: float) -> list[Point]:
    """The weightiest ones, each about something else; what is brought about before what is prevented."""
    found: list[Point] = []
    for point in points:
        if point.weight >= least and about(point) not in [about(other) for other in found]:
            found.append(point)
            if len(found) == _SAID:
                break
    return sorted(found, key=lambda point: point.reason.is_bad)


def about(point: Point) -> str:
    return point.reason.about or point.reason.name


def joined(reasons: Sequence[Message]) -> Message:
    if len(reasons) == 1:
        return reasons[0]
    return Message("bots-why-two", first=reasons[0], second=reasons[1])


class Words:
    """Points as clauses."""

    def __init__(self, game: Game[Any], known: State) -> None:
        self.game = game
        self.known = known

    def all_of(self, points: Sequence[Point], several: bool) -> tuple[Message, ...]:
        """What comes only later in the turn is said to, once."""
        found: list[Message] = []
        is_later = False
        for point in points:
            if point.reason.is_bad:
                found.append(self.spared(point))
                continue
            fact = self.brought(point)
            if several and not is_later and not point.at_once and not point.unsure:
                is_later = True
                fact = Message("bots-why-then", fact=fact)
            found.append(fact)
        return tuple(found)

    def clause(self, point: Point, amounts: Sequence[int]) -> Message:
        """What it is, with how much of it there is where there is any."""
        asking: Any = getattr(self.game, "asking", None)
        nouns = {} if asking is None else asking.nouns
        named = {
            name: nouns[name].said(self.known, word, asking.name) if name in nouns and isinstance(word, str) else word
            for name, word in point.names
        }
        return Message(f"{self.game.name}-reason-{slug(point.reason.name)}", **named, n=span(amounts))

    def brought(self, point: Point) -> Message:
        """What the plan brings about, and how often, where that is not sure; and what else there would be of it."""
        ours, theirs = point.ours, point.theirs
        fact = self.clause(point, ours)
        often, rarely = often_in(ours), often_in(theirs)
        if point.unsure or often < len(ours):
            if rarely and rarely != often:
                return Message("bots-why-oftener", fact=fact, n=often, other=rarely, of=len(ours))
            return Message("bots-why-often", fact=fact, n=often, of=len(ours))
        if rarely and point.reason.counted and ours != theirs:
            return Message("bots-why-more", fact=fact, other=span(theirs))
        return fact

    def spared(self, point: Point) -> Message:
        """What the rival would bring upon the seat."""
        ours, theirs = point.ours, point.theirs
        fact = self.clause(point, theirs)
        often, rarely = often_in(theirs), often_in(ours)
        if point.unsure or often < len(theirs):
            if rarely and rarely != often:
                return Message("bots-why-otherwise-oftener", fact=fact, n=often, other=rarely, of=len(theirs))
            return Message("bots-why-otherwise-often", fact=fact, n=often, of=len(theirs))
        if rarely and point.reason.counted:
            return Message("bots-why-otherwise-more", fact=fact, other=span(ours))
        return Message("bots-why-otherwise", fact=fact)


def often_in(amounts: Sequence[int]) -> int:
    """In how many worlds there is any of it."""
    return sum(amount > 0 for amount in amounts)


def span(amounts: Sequence[int]) -> int | str:
    """How much, where there is any: a number, or from least to most."""
    some = [amount for amount in amounts if amount > 0]
    return min(some) if min(some) == max(some) else f"{min(some)}–{max(some)}"
