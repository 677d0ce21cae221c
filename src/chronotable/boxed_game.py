"""What the games of the house have in common: components in a data file, of which packs make another box.

The rooms of such a game are plain functions; its class says which, a line each.
"""

from __future__ import annotations

from abc import abstractmethod
from copy import deepcopy
from sys import modules
from typing import Any, ClassVar, TypeVar

from chronotable.components import rules_version, tours
from chronotable.kernel.game import Game, Json
from chronotable.kernel.pack import Pack
from chronotable.kernel.parts import Position
from chronotable.kernel.state import State, Witness

S = TypeVar("S", bound=State)


class BoxedGame(Game[S]):
    """A game with a box: set-up options, packs and positions are checked by schemas that the box may have words for."""

    rules: ClassVar[int]  # to be raised when a change of the rules' code would replay an old save differently
    named_options: ClassVar[dict[str, Json]] = {}  # see Game.presets
    positions: ClassVar[Position]  # what a described position is made of

    @staticmethod
    @abstractmethod
    def box(packs: tuple[Pack, ...]) -> Any:
        """The components, changed by packs: as `chronotable.components.Boxes` fills it."""

    @staticmethod
    @abstractmethod
    def options_in(box: Any) -> Json:
        """JSON Schema of the set-up options with such a box."""

    @staticmethod
    @abstractmethod
    def completed(options: Json, box: Any) -> Json:
        """As Game.check_options."""

    @staticmethod
    @abstractmethod
    def dealt(box: Any, options: Json, chance: int | Witness) -> S:
        """As Game.set_up."""

    @staticmethod
    @abstractmethod
    def pack_content() -> Json:
        """JSON Schema of what a pack holds."""

    @staticmethod
    @abstractmethod
    def placed(box: Any, position: Json, options: Json, chance: int | Witness) -> S:
        """As Game.place, of a description that fits the schema."""

    @property
    def rules_version(self) -> str:
        return rules_version(self.name, self.rules)

    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        return deepcopy(self.options_in(self.box(packs)))

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        return self.completed(options, self.box(packs))  # packs that do not fit together are refused here

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> S:
        return self.dealt(self.box(packs), options, chance)

    def pack_schema(self) -> Json:
        return deepcopy(self.pack_content())

    def presets(self) -> dict[str, Json]:
        return deepcopy(self.named_options)

    def tours(self) -> dict[str, Json]:
        return tours(modules[type(self).__module__].__package__ or "")

    def position_schema(self) -> Json:
        return deepcopy(self.positions.schema_of(self.box(())))

    def describe(self, s: S) -> Json:
        return self.positions.describe(s)

    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> S:
        box = self.box(packs)
        self.positions.check(position, box)
        return self.placed(box, position, options, chance)
