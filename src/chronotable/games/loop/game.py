"""The LOOP as the kernel sees it."""

from __future__ import annotations

from copy import deepcopy
from typing import ClassVar, Final

from chronotable.components import rules_version, tours
from chronotable.games.loop.asking import ASKING
from chronotable.games.loop.catalogue import Catalogue, catalogue
from chronotable.games.loop.components import box
from chronotable.games.loop.evaluate import evaluate
from chronotable.games.loop.events import EVENTS
from chronotable.games.loop.laws import laws
from chronotable.games.loop.naming import ref
from chronotable.games.loop.options import PRESETS, check_options, option_schema
from chronotable.games.loop.pack_schema import pack_schema
from chronotable.games.loop.packs import check_pack
from chronotable.games.loop.parts import POSITION
from chronotable.games.loop.position import place
from chronotable.games.loop.setup import set_up
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import ENDINGS, ERAS, WON
from chronotable.games.loop.view import View, determinise, view
from chronotable.kernel.decision import Result
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness

RULES: Final = 2  # raise it when a change of the rules' code would replay an old save differently

# The steps of the guided game are written for exactly this deal (`web/src/boards/loop/tour.ts`).


class Loop(Game[LoopState]):
    name: ClassVar[str] = "loop"
    asking = ASKING
    events: ClassVar[Events | None] = EVENTS

    @property
    def rules_version(self) -> str:
        return rules_version(self.name, RULES)

    @property
    def cooperative(self) -> bool:
        return True

    # ---- starting

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return deepcopy(option_schema(box(packs)))

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        return check_options(options, packs)

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> LoopState:
        return set_up(box(packs), options, chance)

    def pack_schema(self) -> Json:
        return deepcopy(pack_schema())

    def check_pack(self, pack: Pack) -> None:
        check_pack(pack)

    # ---- who sees what

    def seats(self, s: LoopState) -> int:
        return s.players

    def view(self, s: LoopState, seat: int | None) -> View:
        return view(s)

    @property
    def open_information(self) -> bool:
        return True  # hands lie face up (LOOP-2.12)

    def determinise(self, s: LoopState, seat: int, rng: int) -> LoopState:
        return determinise(s, rng)

    # ---- the end

    def result(self, s: LoopState) -> Result | None:
        """All win or lose together (LOOP-13.2)."""
        if not s.ending:
            return None
        won = s.ending == WON
        return Result(
            winners=tuple(range(s.players)) if won else (),
            scores=(1.0 if won else 0.0,) * s.players,
            reason=Message(f"loop-result-{ENDINGS[s.ending].replace('_', '-')}"),
            details={
                "ending": ENDINGS[s.ending],
                "turns": s.turn,
                "cycle": s.cycle + 1,
                "archived": [s.box.mission_ids[mission] for mission in s.archived],
                "vortices": sum(s.vortex),
            },
        )

    def evaluate(self, s: LoopState, seat: int) -> float:
        return evaluate(s)

    def turn(self, s: LoopState) -> int:
        return s.turn

    def statistics(self, s: LoopState) -> dict[str, dict[str, bool | None]]:
        """The agents, and the missions that were face up at some time: were they archived?"""
        open_missions = [s.tile[era] for era in range(ERAS) if s.face_up[era]]
        seen = sorted([*s.archived, *s.boxed, *open_missions])
        return {
            "agent": {s.box.agent_ids[agent.id]: None for agent in s.agents},
            "mission": {s.box.mission_ids[mission]: mission in s.archived for mission in seen},
        }

    # ---- tables

    def thing(self, kind: str, id: str, packs: tuple[Pack, ...]) -> Message | Ref:
        return ref(box(packs), kind, id)

    def catalogue(self, packs: tuple[Pack, ...]) -> Catalogue:
        return catalogue(packs)

    def presets(self) -> dict[str, Json]:
        return deepcopy(PRESETS)

    def tours(self) -> dict[str, Json]:
        return tours(__package__)

    # ---- positions

    def options_of(self, position: Json) -> Json:
        """Who names the agents need not say once more which they are, and how many."""
        given = super().options_of(position)
        agents = position.get("agents")
        if isinstance(agents, dict) and agents and "agents" not in given:
            return {"agents": list(agents), "players": len(agents), **given}
        return given

    def position_schema(self) -> Json:
        return deepcopy(POSITION.schema(box()))

    def describe(self, s: LoopState) -> Json:
        return POSITION.describe(s)

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> LoopState:
        POSITION.check(position, box(packs))
        return place(box(packs), position, options, chance)

    def laws(self, s: LoopState) -> list[Message]:
        return laws(s)


GAME: Final = Loop()
