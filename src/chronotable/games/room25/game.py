"""Room 25 as the kernel sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.boxed_game import Boxed, BoxedGame, Rooms
from chronotable.games.room25.asking import ASKING
from chronotable.games.room25.catalogue import catalogue
from chronotable.games.room25.components import box
from chronotable.games.room25.course import measures, part, progress
from chronotable.games.room25.evaluate import evaluate
from chronotable.games.room25.evaluate_news import outlook
from chronotable.games.room25.events import EVENTS
from chronotable.games.room25.features import FEATURES
from chronotable.games.room25.foresight import imagine
from chronotable.games.room25.goals import brief, fates
from chronotable.games.room25.hidden import determinise
from chronotable.games.room25.hopeless import hopeless
from chronotable.games.room25.laws import doubts, laws
from chronotable.games.room25.naming import ending_message
from chronotable.games.room25.observing import OBSERVED
from chronotable.games.room25.options import OPTIONS, PRESETS, check_options
from chronotable.games.room25.outcome import sheet, victor
from chronotable.games.room25.pack_schema import pack_schema
from chronotable.games.room25.packs import check_pack
from chronotable.games.room25.parts import POSITION
from chronotable.games.room25.position import place
from chronotable.games.room25.reasons import REASONS
from chronotable.games.room25.setup import set_up
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import ENDINGS, TEAM
from chronotable.games.room25.view import view
from chronotable.kernel.decision import Result
from chronotable.kernel.game import Facts
from chronotable.kernel.ladder import Ladder


class Room25(BoxedGame[Room25State]):
    name: ClassVar[str] = "room25"
    rules: ClassVar[int] = 4
    facts: ClassVar[Facts | None] = Facts(minutes=(30, 45), age=13, weight=2)
    ladder: ClassVar[Ladder] = Ladder(("random", "greedy", "strong"), hint="strong", pace=40, effort=300, ahead=2)
    observed = OBSERVED
    reasons = REASONS
    features = FEATURES
    boxed = Boxed(ASKING, EVENTS, OPTIONS, PRESETS, POSITION, box, check_options, set_up, pack_schema, place)
    rooms = Rooms(
        catalogue, check_pack, determinise, evaluate, laws, view, doubts,
        victor=victor, sheet=sheet, measures=measures, progress=progress, part=part,
        brief=brief, fates=fates, outlook=outlook, imagine=imagine,
    )  # fmt: skip

    # ---- who sees what

    def seats(self, s: Room25State) -> int:
        return s.settings.players

    # ---- the end

    def result(self, s: Room25State) -> Result | None:
        if not s.ending:
            return None
        players = s.settings.players
        winners = tuple(seat for seat in range(players) if s.winners >> seat & 1)
        return Result(
            winners=winners,
            scores=tuple(1.0 if seat in winners else 0.0 for seat in range(players)),
            reason=ending_message(s, ENDINGS[s.ending], winners),
            details={"ending": ENDINGS[s.ending], "rounds": s.round, "rounds_left": s.rounds_left},
        )

    def turn(self, s: Room25State) -> int:
        return s.round

    def hopeless(self, s: Room25State, seat: int) -> bool:
        return hopeless(s, seat)

    # ---- tables

    def talk_forbidden(self, s: Room25State) -> bool:
        return s.talk_forbidden

    def team(self, s: Room25State, seat: int) -> tuple[int, ...]:
        """Only the Team game has open teams: guards and prisoners do not know each other (R25-4.8)."""
        if s.settings.mode != TEAM:
            return ()
        return tuple(n for n, team in enumerate(s.settings.team_of) if team == s.settings.team_of[seat])


GAME: Final = Room25()
