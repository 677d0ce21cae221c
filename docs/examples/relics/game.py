"""Relics as the kernel sees it."""

from __future__ import annotations

from copy import deepcopy
from typing import ClassVar, Final

from chronotable.kernel.decision import Result
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness

from . import position, view
from .catalogue import Catalogue, catalogue
from .events import EVENTS
from .nouns import ASKING
from .observing import OBSERVED
from .packs import pack_schema
from .parts import OPTIONS, POSITION
from .setup import set_up
from .state import RelicsState


class Relics(Game[RelicsState]):
    name: ClassVar[str] = "relics"
    rules_version = "1"
    asking = ASKING
    option_rules = OPTIONS.rules
    events: ClassVar[Events | None] = EVENTS
    observed = OBSERVED

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return deepcopy(OPTIONS.schema_of())  # its reader may change it

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> RelicsState:
        return set_up(options, packs, chance)

    def pack_schema(self) -> Json:
        return pack_schema()

    def seats(self, s: RelicsState) -> int:
        return len(s.hands)

    def view(self, s: RelicsState, seat: int | None) -> view.View:
        return view.view(s, seat)

    def determinise(self, s: RelicsState, seat: int, rng: int) -> RelicsState:
        return view.determinise(s, seat, rng)

    def result(self, s: RelicsState) -> Result | None:
        if not s.over:
            return None
        winners = tuple(seat for seat, score in enumerate(s.scores) if score == max(s.scores))
        return Result(winners, tuple(map(float, s.scores)), Message("relics-result", winners=[w + 1 for w in winners]))

    def evaluate(self, s: RelicsState, seat: int) -> float:
        return s.scores[seat] / max(1, sum(s.scores))

    def turn(self, s: RelicsState) -> int:
        return len(s.gone)

    def catalogue(self, packs: tuple[Pack, ...]) -> Catalogue:
        return catalogue(packs)

    def position_schema(self) -> Json:
        return deepcopy(POSITION.schema_of())

    def describe(self, s: RelicsState) -> Json:
        return POSITION.describe(s)

    def place(self, described: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> RelicsState:
        POSITION.check(described)
        return position.place(set_up(options, packs, chance), described)

    def laws(self, s: RelicsState) -> list[Message]:
        return list(position.laws(s))


GAME: Final = Relics()
