"""What the games of the house have in common: components in a data file, of which packs make another box.

The rooms of such a game are plain functions of the same names and types; its class only hands them over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, fields
from sys import modules
from typing import Any, ClassVar, Generic, TypeVar

from chronotable.components import first_notes, learned, rules_version, things
from chronotable.kernel.asking import Asking
from chronotable.kernel.course import Measure
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game, Json
from chronotable.kernel.goals import Brief, Fate
from chronotable.kernel.message import Message
from chronotable.kernel.options import Options
from chronotable.kernel.outcome import Sheet, Told
from chronotable.kernel.pack import Pack
from chronotable.kernel.parts import Position
from chronotable.kernel.state import State, Witness

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Boxed(Generic[S]):
    """What a game declares, and what it makes of its box, which `chronotable.components.Boxes` fills."""

    asking: Asking[S]
    events: Events
    options: Options
    presets: dict[str, Json]
    position: Position
    box: Callable[[tuple[Pack, ...]], Any]
    check_options: Callable[[Json, Any], Json]
    set_up: Callable[[Any, Json, int | Witness], S]
    pack_schema: Callable[[], Json]
    place: Callable[[Any, Json, Json, int | Witness], S]  # of a description that fits the schema


@dataclass(frozen=True, slots=True)
class Rooms(Generic[S]):
    """What of a game's rooms is a method of the game as it is, by the method's name."""

    catalogue: Callable[[tuple[Pack, ...]], Mapping[str, Any]]
    check_pack: Callable[[Pack], Iterable[tuple[str, Message]]]
    determinise: Callable[[S, int, int], S]
    evaluate: Callable[[S, int], float]
    laws: Callable[[S], list[Message]]
    view: Callable[[S, int | None], Mapping[str, Any]]
    doubts: Callable[[S], list[Message]] = lambda s: []
    brief: Callable[[S, int | None], Brief | None] = lambda s, seat: None
    fates: Callable[[S, int | None], Sequence[Fate]] = lambda s, seat: ()
    outlook: Callable[[S, int], float] | None = None  # `evaluate` does where there is none
    imagine: Callable[[S, int, int], S] | None = None  # `determinise` does where there is none
    victor: Callable[[S], Message | None] = lambda s: None
    sheet: Callable[[S, Sequence[Told]], Sheet] = lambda s, told: Sheet()
    measures: Callable[[S], Sequence[Measure]] = lambda s: ()
    progress: Callable[[S], Sequence[float | None]] = lambda s: ()
    part: Callable[[S], Message | None] = lambda s: None


class BoxedGame(Game[S]):
    """A game with a box: set-up options, packs and positions are checked by schemas that the box may have words for."""

    rules: ClassVar[int]  # to be raised when a change of the rules' code would replay an old save differently
    boxed: Boxed[S]
    rooms: Rooms[S]

    def __init_subclass__(cls) -> None:
        """No call stands between a game and its rooms, and their own types say what its views are."""
        super().__init_subclass__()
        cls.asking, cls.events = cls.boxed.asking, cls.boxed.events
        for room in fields(Rooms):
            if room.name not in vars(cls) and (found := getattr(cls.rooms, room.name)) is not None:
                setattr(cls, room.name, staticmethod(found))
        for asked in ("prompt", "option", "event_message"):
            setattr(cls, asked, staticmethod(getattr(cls.asking, asked)))

    @property
    def rules_version(self) -> str:
        return rules_version(self.name, self.rules)

    # ---- starting

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return deepcopy(self.boxed.options.schema_of(self.boxed.box(packs)))

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        box = self.boxed.box(packs)  # packs that do not fit together are refused here
        return self.boxed.check_options(options, box)

    def options_of_record(self, options: Json) -> Json:
        return self.boxed.options.of_record(options)

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> S:
        return self.boxed.set_up(self.boxed.box(packs), options, chance)

    def box_of(self, packs: tuple[Pack, ...]) -> Any:
        return self.boxed.box(packs)

    def pack_schema(self) -> Json:
        return deepcopy(self.boxed.pack_schema())

    def presets(self) -> dict[str, Json]:
        return deepcopy(self.boxed.presets)

    def things(self) -> dict[str, str]:
        return things(self._package)

    def first_notes(self) -> dict[str, Json]:
        return first_notes(self._package)

    def learned(self) -> Json | None:
        return learned(self._package)

    @property
    def _package(self) -> str:
        return modules[type(self).__module__].__package__ or ""

    # ---- replaced by what is in the rooms

    def view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        return self.rooms.view(s, seat)

    def determinise(self, s: S, seat: int, rng: int) -> S:
        return self.rooms.determinise(s, seat, rng)

    def evaluate(self, s: S, seat: int) -> float:
        return self.rooms.evaluate(s, seat)

    # ---- positions

    def position_schema(self) -> Json:
        return deepcopy(self.boxed.position.schema_of(self.boxed.box(())))

    def describe(self, s: S) -> Json:
        return self.boxed.position.describe(s)

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> S:
        box = self.boxed.box(packs)
        self.boxed.position.check(position, box)
        return self.boxed.place(box, position, options, chance)
