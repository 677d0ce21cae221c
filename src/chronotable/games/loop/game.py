"""The LOOP as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from chronotable.boxed_game import Boxed, BoxedGame, Rooms
from chronotable.games.loop.asking import ASKING
from chronotable.games.loop.catalogue import catalogue
from chronotable.games.loop.components import box
from chronotable.games.loop.course import measures, part, progress
from chronotable.games.loop.evaluate import evaluate, outlook
from chronotable.games.loop.events import EVENTS
from chronotable.games.loop.features import FEATURES
from chronotable.games.loop.goals import brief, fates
from chronotable.games.loop.hidden import determinise
from chronotable.games.loop.laws import laws
from chronotable.games.loop.naming import ref
from chronotable.games.loop.observing import OBSERVED
from chronotable.games.loop.options import OPTIONS, PRESETS, check_options
from chronotable.games.loop.outcome import sheet, victor
from chronotable.games.loop.pack_schema import pack_schema
from chronotable.games.loop.packs import check_pack
from chronotable.games.loop.parts import POSITION
from chronotable.games.loop.position import place
from chronotable.games.loop.reasons import REASONS
from chronotable.games.loop.setup import set_up
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import ENDINGS, ERAS, FOURTH_VORTEX, SECOND_VORTEX, WON
from chronotable.games.loop.view import view
from chronotable.kernel.decision import Result
from chronotable.kernel.game import Facts, Json
from chronotable.kernel.ladder import Ladder
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Event


class Loop(BoxedGame[LoopState]):
    name: ClassVar[str] = "loop"
    rules: ClassVar[int] = 2
    facts: ClassVar[Facts | None] = Facts(minutes=(60, 60), age=12, weight=2)
    ladder: ClassVar[Ladder] = Ladder(
        ("random", "greedy", "search:200", "planner"), usual="planner", hint="planner", pace=150
    )
    observed = OBSERVED
    reasons = REASONS
    features = FEATURES
    boxed = Boxed(ASKING, EVENTS, OPTIONS, PRESETS, POSITION, box, check_options, set_up, pack_schema, place)
    rooms = Rooms(
        catalogue, check_pack, determinise, evaluate, laws, view,
        victor=victor, sheet=sheet, measures=measures, progress=progress, part=part,
        brief=brief, fates=fates, outlook=outlook,
    )  # fmt: skip

    @property
    def cooperative(self) -> bool:
        return True

    # ---- who sees what

    def seats(self, s: LoopState) -> int:
        return s.players

    @property
    def open_information(self) -> bool:
        return True  # hands lie face up (LOOP-2.12)

    # ---- the end

    def result(self, s: LoopState) -> Result | None:
        """All win or lose together (LOOP-13.2)."""
        if not s.ending:
            return None
        won = s.ending == WON
        torn = s.ending in (SECOND_VORTEX, FOURTH_VORTEX)
        return Result(
            winners=tuple(range(s.players)) if won else (),
            scores=(1.0 if won else 0.0,) * s.players,
            reason=Message(f"loop-result-{ENDINGS[s.ending].replace('_', '-')}", **({"n": 0} if torn else {})),
            details={
                "ending": ENDINGS[s.ending],
                "turns": s.turn,
                "cycle": s.cycle + 1,
                "archived": [s.box.mission_ids[mission] for mission in s.archived],
                "vortices": sum(s.vortex),
            },
        )

    def told_result(self, s: LoopState, told: Sequence[Event]) -> Result | None:
        """The era that was torn apart, and by how many rifts: they fell, but nothing holds them any more."""
        result = self.result(s)
        last = told[-1].args if told and told[-1].kind == "game_over" else {}
        if result is None or "era" not in last:
            return result
        fallen = {name: last[name] for name in ("era", "rifts", "n")}
        reason = Message(result.reason.id, **{**fallen, "era": ref(s.box, "era", last["era"])})
        return replace(result, reason=reason, details={**result.details, "torn": fallen})

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

    # ---- positions

    def options_of(self, position: Json) -> Json:
        """Who names the agents need not say once more which they are, and how many."""
        given = super().options_of(position)
        agents = position.get("agents")
        if isinstance(agents, dict) and agents and "agents" not in given:
            return {"agents": list(agents), "players": len(agents), **given}
        return given


GAME: Final = Loop()
