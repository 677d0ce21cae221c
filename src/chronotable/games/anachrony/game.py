"""Anachrony as the kernel sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.boxed_game import Boxed, BoxedGame, Rooms
from chronotable.games.anachrony.asking import ASKING
from chronotable.games.anachrony.catalogue import catalogue
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.course import measures, part, progress
from chronotable.games.anachrony.evaluate import evaluate
from chronotable.games.anachrony.events import EVENTS
from chronotable.games.anachrony.features import FEATURES
from chronotable.games.anachrony.goals import brief, fates
from chronotable.games.anachrony.hidden import determinise
from chronotable.games.anachrony.laws import laws
from chronotable.games.anachrony.laws_pending import doubts
from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.observing import OBSERVED
from chronotable.games.anachrony.options import OPTIONS, PRESETS, check_options
from chronotable.games.anachrony.outcome import sheet, victor
from chronotable.games.anachrony.pack_schema import pack_schema
from chronotable.games.anachrony.packs import check_pack
from chronotable.games.anachrony.parts import POSITION
from chronotable.games.anachrony.position import place
from chronotable.games.anachrony.reasons import REASONS
from chronotable.games.anachrony.setup import set_up
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.scoring import opponent_sheet, score, score_sheet, winners
from chronotable.games.anachrony.terms import CATEGORIES, ENDINGS, LEADER_TERMS, OPPONENT_CATEGORIES, PATH_TERMS, WATER
from chronotable.games.anachrony.view import view
from chronotable.kernel.asking import slug
from chronotable.kernel.decision import Result
from chronotable.kernel.game import Facts
from chronotable.kernel.ladder import Ladder
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json


class Anachrony(BoxedGame[AnachronyState]):
    name: ClassVar[str] = "anachrony"
    rules: ClassVar[int] = 2
    facts: ClassVar[Facts | None] = Facts(minutes=(60, 120), age=15, weight=4)
    ladder: ClassVar[Ladder] = Ladder(
        ("random", "greedy", "search:200"), usual="search:200", hint="search:50", pace=40, effort=200
    )
    observed = OBSERVED
    reasons = REASONS
    features = FEATURES
    boxed = Boxed(ASKING, EVENTS, OPTIONS, PRESETS, POSITION, box, check_options, set_up, pack_schema, place)
    rooms = Rooms(
        catalogue, check_pack, determinise, evaluate, laws, view, doubts,
        victor=victor, sheet=sheet, measures=measures, progress=progress, part=part,
        brief=brief, fates=fates,
    )  # fmt: skip

    # ---- who sees what

    def seats(self, s: AnachronyState) -> int:
        return s.settings.players

    # ---- the end

    def result(self, s: AnachronyState) -> Result | None:
        if not s.ending:
            return None
        seats = range(s.settings.players)
        won = winners(s)
        return Result(
            winners=tuple(won),
            scores=tuple(float(score(s, seat)) for seat in seats),
            reason=result_reason(s, won),
            details={
                "ending": ENDINGS[s.ending],
                "era": s.era,
                "score_sheets": [dict(zip(CATEGORIES, score_sheet(s, seat))) for seat in seats],
                "water": [player.goods[WATER] for player in s.players],
                **opponent_details(s),
            },
        )

    def turn(self, s: AnachronyState) -> int:
        return s.turn

    def chapter(self, s: AnachronyState) -> int:
        """Within an Era the evaluation rises and falls with the phases and with who still has workers to place."""
        return s.era

    @property
    def favourites(self) -> int:
        """There are dozens of ways to send workers out; most are plainly worse."""
        return 6

    def statistics(self, s: AnachronyState) -> dict[str, dict[str, bool | None]]:
        """Paths and leaders: did their players win?"""
        won = winners(s)
        return {
            "path": {PATH_TERMS[player.path]: seat in won for seat, player in enumerate(s.players)},
            "leader": {LEADER_TERMS[player.leader]: seat in won for seat, player in enumerate(s.players)},
        }


def result_reason(s: AnachronyState, won: list[int]) -> Message:
    if s.opponent is not None:
        return Message(
            "anachrony-result-alone-won" if won else "anachrony-result-alone-lost",
            ending=ENDINGS[s.ending],
            opponent=ref("opponent", s.opponent.rules.id),
            score=score(s, 0),
            other=sum(opponent_sheet(s, s.opponent)),
        )
    return Message(
        f"anachrony-result-{slug(ENDINGS[s.ending])}",
        winners=[Message("kernel-player", seat=seat + 1) for seat in won],
        n=len(won),
        score=score(s, won[0]),
    )


def opponent_details(s: AnachronyState) -> Json:
    """Who a single player played against, and what it had (ANA-37.48)."""
    if s.opponent is None:
        return {}
    sheet = opponent_sheet(s, s.opponent)
    return {
        "opponent": s.opponent.rules.id,
        "harder": s.opponent.rules.ways,
        "opponent_score": sum(sheet),
        "opponent_sheet": dict(zip(OPPONENT_CATEGORIES, sheet)),
    }


GAME: Final = Anachrony()
