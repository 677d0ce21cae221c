"""The side of a merchant that is shown and described: words, views, positions, reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypedDict

from chronotable.games.merchants.shops.shop import Merchant, Parts
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Boxed, Json, Nouns
from chronotable.kernel.observation import Seen
from chronotable.kernel.parts import Record
from chronotable.kernel.step import Step
from chronotable.kernel.verbs import Verb


class Unforeseen(TypedDict):
    """The preview of a merchant whose choices are easy to foresee."""


class Presentation:
    """A merchant whole: its rules, and what it adds to the texts, views and positions of the cove.

    Words of its own (of nouns, verbs, fields of positions, steps and events) are not those of another merchant.
    """

    term: ClassVar[str] = ""
    merchant: ClassVar[Merchant]  # its rules
    nouns: ClassVar[Nouns] = {}  # what the fields of its steps stand for
    told: ClassVar[Nouns] = {}  # what its keys, events and questions name
    verbs: ClassVar[list[Verb]] = []  # of its keys
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the kinds it tells, and the arguments of each
    arguments: ClassVar[Mapping[str, Any]] = {}  # types of those that the cove's events do not have
    # declared types: the words of its staff board, what `view` and `preview` return
    ability: ClassVar[Any]
    seen: ClassVar[Any]
    previewed: ClassVar[Any] = Unforeseen
    observed: ClassVar[Sequence[Seen]] = ()  # what a seat may know of its shop, as numbers
    boards: ClassVar[Record] = Record()  # what its described boards are made of

    def parts(self, content: Json) -> Parts:
        """What only this merchant has, from the data file with packs, as tables for its rules."""
        return Parts()

    def meant(self, s: MerchantsState, who: int, kind: str, id: str) -> list[str]:
        """Keys that a board element may stand for and that its verbs do not tell, the likeliest first."""
        return []

    def view(self, s: MerchantsState, who: int) -> Mapping[str, Any]:
        """The merchant's boards (COVE-18.1): all of them, as far as `view_for` hides nothing."""
        raise NotImplementedError

    def view_for(self, s: MerchantsState, who: int, seat: int | None) -> Mapping[str, Any]:
        """What a seat (None: a spectator) sees of the boards of `who`.  By default nothing of them is hidden.

        A merchant that hides something here draws it anew in `redraw`, and marks it as a secret where events tell it.
        """
        return self.view(s, who)

    def redraw(self, s: MerchantsState, who: int, seat: int) -> bool:
        """Draw anew, from the state's chance, what a seat cannot know of the boards of `who`; was there anything?

        What is hidden is put into one order first, so that the true one leaves no trace (see `Game.determinise`).
        """
        return False

    def preview(self, s: MerchantsState, who: int) -> Mapping[str, Any]:
        """What choices that are hard to foresee would make of its boards; for their owner."""
        return {}

    def schema(self) -> Json:
        """JSON Schema of the described boards."""
        return self.boards.schema(Boxed(None))

    def describe(self, s: MerchantsState, who: int) -> Json:
        return self.boards.word(s, s.players[who].shop)

    def place(self, s: MerchantsState, who: int, described: Json) -> None:
        """Change the boards as they were set up to what is described; raises BadPosition."""
        self.boards.put(s, s.players[who].shop, described, f"players.{who}")

    def turn_shape(self, s: MerchantsState) -> str:
        """What can be left of a turn, as a pattern of the pending steps' words; any order, where it does not say."""
        return r"(?:\w+ )*"

    def can_be_left(self, s: MerchantsState, who: int, steps: Sequence[Step[Any]]) -> bool:
        """Do these steps, of a shape that can be left of a turn, hold what the merchant's boards show?"""
        return True

    def laws(self, s: MerchantsState, who: int) -> Iterable[Message]:
        raise NotImplementedError
