"""Room 25 as the kernel sees it."""

from __future__ import annotations

from copy import deepcopy
from typing import ClassVar, Final

from chronotable.components import rules_version, tours
from chronotable.games.room25.asking import ASKING
from chronotable.games.room25.catalogue import Catalogue, catalogue
from chronotable.games.room25.components import box
from chronotable.games.room25.evaluate import evaluate
from chronotable.games.room25.events import EVENTS
from chronotable.games.room25.hidden import determinise
from chronotable.games.room25.laws import doubts, laws
from chronotable.games.room25.naming import ending_message
from chronotable.games.room25.options import PRESETS, SCHEMA, check_options
from chronotable.games.room25.pack_schema import pack_schema
from chronotable.games.room25.packs import check_pack
from chronotable.games.room25.parts import POSITION
from chronotable.games.room25.position import place
from chronotable.games.room25.setup import set_up
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import ENDINGS, TEAM
from chronotable.games.room25.view import View, view
from chronotable.kernel.decision import Result
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness

RULES: Final = 4  # raise it when a change of the rules' code would replay an old save differently


class Room25(Game[Room25State]):
    name: ClassVar[str] = "room25"
    asking = ASKING
    events: ClassVar[Events | None] = EVENTS

    @property
    def rules_version(self) -> str:
        return rules_version(self.name, RULES)

    # ---- starting

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return deepcopy(SCHEMA)

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        box(packs)  # packs that do not fit together are refused here
        return check_options(options)

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> Room25State:
        return set_up(box(packs), options, chance)

    def pack_schema(self) -> Json:
        return deepcopy(pack_schema())

    def check_pack(self, pack: Pack) -> None:
        check_pack(pack)

    # ---- who sees what

    def seats(self, s: Room25State) -> int:
        return s.settings.players

    def view(self, s: Room25State, seat: int | None) -> View:
        return view(s, seat)

    def determinise(self, s: Room25State, seat: int, rng: int) -> Room25State:
        return determinise(s, seat, rng)

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

    def evaluate(self, s: Room25State, seat: int) -> float:
        return evaluate(s, seat)

    def turn(self, s: Room25State) -> int:
        return s.round

    # ---- tables

    def catalogue(self, packs: tuple[Pack, ...]) -> Catalogue:
        return catalogue(packs)

    def talk_forbidden(self, s: Room25State) -> bool:
        return s.talk_forbidden

    def team(self, s: Room25State, seat: int) -> tuple[int, ...]:
        """Only the Team game has open teams: guards and prisoners do not know each other (R25-4.8)."""
        if s.settings.mode != TEAM:
            return ()
        return tuple(n for n, team in enumerate(s.settings.team_of) if team == s.settings.team_of[seat])

    def presets(self) -> dict[str, Json]:
        return deepcopy(PRESETS)

    def tours(self) -> dict[str, Json]:
        return tours(__package__)

    # ---- positions

    def position_schema(self) -> Json:
        return deepcopy(POSITION.schema())

    def describe(self, s: Room25State) -> Json:
        return POSITION.describe(s)

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> Room25State:
        POSITION.check(position)
        return place(box(packs), position, options, chance)

    def laws(self, s: Room25State) -> list[Message]:
        return laws(s)

    def doubts(self, s: Room25State) -> list[Message]:
        return doubts(s)


# The guided first game: the page's steps (`web/src/boards/room25/tour.ts`) know this building, and the first player is
# seat 0.  The bots must be of a kind that the same view always leads to the same choice.
GAME: Final = Room25()
