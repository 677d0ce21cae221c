"""What an analysis says, as sentences for people and as JSON for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.analysis.luck import WHOLE
from chronotable.kernel.course import Part, parts_of
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.analysis.analyst import Analysis, Share
    from chronotable.analysis.turning import Turn
    from chronotable.kernel.match import Match


class Stage(NamedTuple):
    """How likely everybody was to win when a round, day or Era began."""

    at: int
    name: Message
    values: list[int | None]


def tenths(value: int) -> int:
    """In so many games of ten; what was open is never none and never all of them."""
    return value * 10 // WHOLE if value in (0, WHOLE) else min(9, max(1, round(10 * value / WHOLE)))


def likely(value: int | None) -> Message:
    if value is None:
        return Message("analysis-unknown")
    if value in (0, WHOLE):
        return Message("analysis-certain", won="yes" if value else "no")
    return Message("analysis-tenths", n=tenths(value))


def points(value: int) -> float:
    """Percentage points; the exact figures are ten-thousandths."""
    return 100 * value / WHOLE


def named(seat: int | None) -> Message:
    return Message("analysis-all") if seat is None else Message("kernel-player", seat=seat + 1)


def stages(match: Match, analysis: Analysis) -> list[Stage]:
    """By the parts of the game, and at its end."""
    last = len(match.history)
    moments = [*parts_of(match), Part(last, Message("analysis-end"))]
    return [Stage(at, name, [line.values[at] for line in analysis.lines]) for at, name in moments]


def told_share(share: Share) -> Message:
    """What changed a line.  It is told in whole points, and what is told adds up, too."""
    own, others = round(points(share.own)), round(points(share.others))
    whole = round(points(share.own + share.others + share.luck))
    id = "analysis-share-all" if share.seat is None else "analysis-share"
    told = {"own": own, "others": others, "luck": whole - own - others, "whole": whole}
    return Message(id, name=named(share.seat), **told)


def told_turn(turn: Turn) -> Message:
    return Message(
        "analysis-turn", at=turn.number, name=named(turn.seat), choice=turn.label, cost=round(points(turn.cost))
    )


def told_better(turn: Turn) -> Message:
    """Its plan, the steps one after the other."""
    *before, plan = [label for _, label in turn.better]
    for label in reversed(before):
        plan = Message("analysis-then", first=label, rest=plan)
    return Message("analysis-better", plan=plan)


def behind(match: Match, analysis: Analysis) -> Message:
    """What the figures rest on."""
    learned = match.game.learned() or {}
    return Message("analysis-behind", n=analysis.games, width=learned.get("players", {}).get("width", 0))


def as_json(match: Match, analysis: Analysis) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "choices": len(match.history),
        "games": analysis.games,
        "whole": WHOLE,
        "lines": [line._asdict() for line in analysis.lines],
        "changes": [part._asdict() for part in analysis.parts],
        "shares": [share._asdict() for share in analysis.shares],
        "turns": [
            {
                "number": turn.number,
                "seat": turn.seat,
                "cost": turn.cost,
                "key": turn.key,
                "better": [key for key, _ in turn.better],
            }
            for turn in analysis.turns
        ],
    }
