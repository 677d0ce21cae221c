"""Anachrony as the kernel sees it."""

from __future__ import annotations

from copy import deepcopy
from typing import ClassVar, Final

from chronotable.components import rules_version, tours
from chronotable.games.anachrony.asking import ASKING
from chronotable.games.anachrony.catalogue import catalogue
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.evaluate import evaluate
from chronotable.games.anachrony.events import EVENTS
from chronotable.games.anachrony.hidden import determinise
from chronotable.games.anachrony.laws import laws
from chronotable.games.anachrony.laws_pending import doubts
from chronotable.games.anachrony.options import PRESETS, check_options, option_schema
from chronotable.games.anachrony.pack_schema import pack_schema
from chronotable.games.anachrony.packs import check_pack
from chronotable.games.anachrony.position import describe, place
from chronotable.games.anachrony.position_schema import check_schema, position_schema
from chronotable.games.anachrony.printed_types import Catalogue
from chronotable.games.anachrony.setup import set_up
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.scoring import score, score_sheet, winners
from chronotable.games.anachrony.terms import CATEGORIES, ENDINGS, LEADER_TERMS, PATH_TERMS, WATER
from chronotable.games.anachrony.view import View, view
from chronotable.kernel.asking import slug
from chronotable.kernel.decision import Result
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness

RULES: Final = 2  # raise it when a change of the rules' code would replay an old save differently

# The steps of the guided game are written for exactly this deal (`web/src/boards/anachrony/tour.ts`).


class Anachrony(Game[AnachronyState]):
    name: ClassVar[str] = "anachrony"
    asking = ASKING
    events: ClassVar[Events | None] = EVENTS

    @property
    def rules_version(self) -> str:
        return rules_version(self.name, RULES)

    # ---- starting

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return option_schema()

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        box(packs)  # packs that do not fit together are refused here
        return check_options(options)

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> AnachronyState:
        return set_up(box(packs), options, chance)

    def pack_schema(self) -> Json:
        return deepcopy(pack_schema())

    def check_pack(self, pack: Pack) -> None:
        check_pack(pack)

    # ---- who sees what

    def seats(self, s: AnachronyState) -> int:
        return s.settings.players

    def view(self, s: AnachronyState, seat: int | None) -> View:
        return view(s, seat)

    def determinise(self, s: AnachronyState, seat: int, rng: int) -> AnachronyState:
        return determinise(s, seat, rng)

    # ---- the end

    def result(self, s: AnachronyState) -> Result | None:
        if not s.ending:
            return None
        seats = range(s.settings.players)
        won = winners(s)
        return Result(
            winners=tuple(won),
            scores=tuple(float(score(s, seat)) for seat in seats),
            reason=Message(
                f"anachrony-result-{slug(ENDINGS[s.ending])}",
                winners=[Message("kernel-player", seat=seat + 1) for seat in won],
                n=len(won),
                score=score(s, won[0]),
            ),
            details={
                "ending": ENDINGS[s.ending],
                "era": s.era,
                "score_sheets": [dict(zip(CATEGORIES, score_sheet(s, seat))) for seat in seats],
                "water": [player.goods[WATER] for player in s.players],
            },
        )

    def evaluate(self, s: AnachronyState, seat: int) -> float:
        return evaluate(s, seat)

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

    # ---- tables

    def catalogue(self, packs: tuple[Pack, ...]) -> Catalogue:
        return catalogue(packs)

    def presets(self) -> dict[str, Json]:
        return deepcopy(PRESETS)

    def tours(self) -> dict[str, Json]:
        return tours(__package__)

    # ---- positions

    def position_schema(self) -> Json:
        return deepcopy(position_schema(box()))

    def describe(self, s: AnachronyState) -> Json:
        return describe(s)

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> AnachronyState:
        check_schema(position, box(packs))
        return place(box(packs), position, options, chance)

    def laws(self, s: AnachronyState) -> list[Message]:
        return laws(s)

    def doubts(self, s: AnachronyState) -> list[Message]:
        return doubts(s)


GAME: Final = Anachrony()
