"""How it ended, for people: the score sheets side by side, and what decided (chapter 25)."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.games.anachrony.steps.scoring import opponent_sheet, resources, score, score_sheet, winners
from chronotable.games.anachrony.terms import CATEGORIES, OBJECTIVES_CATEGORY, OPPONENT_CATEGORIES, PATH_TERMS, WATER
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.outcome import Row, Sheet, Told, decided


def victor(s: AnachronyState) -> Message | None:
    """A single player wins or the opponent does (ANA-37.49)."""
    if s.opponent is None or not s.ending or winners(s):
        return None
    return Message("anachrony-victor-opponent", opponent=Ref("anachrony", "opponent", s.opponent.rules.id))


def sheet(s: AnachronyState, told: Sequence[Told]) -> Sheet:
    """All categories of all players (ANA-25.5 to 25.13)."""
    words = CATEGORIES if s.opponent is None else [*CATEGORIES[:-1], OBJECTIVES_CATEGORY]
    columns = tuple(Message("anachrony-end-category", category=Ref("anachrony", "category", word)) for word in words)
    rows = [
        Row(
            seat,
            numbers=tuple(score_sheet(s, seat)),
            total=score(s, seat),
            notes=(Message("anachrony-end-path", path=Ref("anachrony", "path", PATH_TERMS[player.path])),),
        )
        for seat, player in enumerate(s.players)
    ]
    if s.opponent is not None:
        rows.append(_opponent_row(s, s.opponent))
        found = Sheet(columns, tuple(rows))
        return found.with_facts(decided(found))
    found = Sheet(columns, tuple(rows))
    return found.with_facts(_tie_broken(s) or decided(found))


def _opponent_row(s: AnachronyState, o: Opponent) -> Row:
    """What a single player's opponent had, in the player's columns: cores count as VP tokens (ANA-37.48, 37.72)."""
    had = dict(zip(OPPONENT_CATEGORIES, opponent_sheet(s, o)))
    had["vp_tokens"] += had.pop("cores")
    name = Message("anachrony-end-opponent", opponent=Ref("anachrony", "opponent", o.rules.id))
    return Row(None, name, tuple(had.get(word, 0) for word in CATEGORIES), sum(had.values()))


def _tie_broken(s: AnachronyState) -> Message | None:
    """Equal points: water decides, then Resources (ANA-25.14)."""
    won = winners(s)
    equal = [seat for seat in range(s.settings.players) if score(s, seat) == score(s, won[0]) and seat not in won]
    if not equal:
        return None
    mine, other = s.players[won[0]], max((s.players[seat] for seat in equal), key=lambda each: each.goods[WATER])
    if mine.goods[WATER] != other.goods[WATER]:
        return Message("anachrony-end-water", mine=mine.goods[WATER], other=other.goods[WATER])
    return Message("anachrony-end-resources", mine=resources(mine), other=max(resources(s.players[n]) for n in equal))
