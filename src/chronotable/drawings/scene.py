"""What a drawing is made of: a match as somebody sees it, and the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.seen_match import SeenMatch
from chronotable.locale import render

Json = dict[str, Any]
ALL = "all"  # instead of a seat: what all seats together know


class Scene:
    """A moment of a match, and how things are called."""

    def __init__(self, match: SeenMatch, seat: int | str | None, language: str) -> None:
        self.match = match
        self.game = match.game.name
        self.seat = seat if isinstance(seat, int) else None
        self.language = language
        self.view: Json = known_to_all(match) if seat == ALL else match.view(self.seat)

    def say(self, id: str, **args: object) -> str:
        return render(Message(id, **args), self.language)

    def has(self, id: str) -> bool:
        return self.say(id) != id

    def tell(self, message: Message) -> str:
        return render(message, self.language)

    def name(self, kind: str, id: str) -> str:
        """What a thing of the game is called, those of packs included."""
        found = self.match.game.thing(kind, id, self.match.origin.packs)
        return self.tell(found) if isinstance(found, Message) else self.ref(found)

    def word(self, kind: str, id: str) -> str:
        """A thing of the game by its message alone."""
        return self.ref(Ref(self.game, kind, id))

    def ref(self, ref: Ref) -> str:
        return self.say("cli-name", name=ref)

    def player(self, seat: int) -> str:
        return self.say("kernel-player-number", number=seat + 1)

    @property
    def title(self) -> str:
        id = f"cli-game-{slug(self.game)}"
        return self.say(id) if self.has(id) else str(self.match.game.option_schema().get("title", self.game))

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.match.waiting()


def seat_colour(seat: int) -> str:
    return f"var(--seat-{seat % 8 + 1})"


def known_to_all(match: SeenMatch) -> Json:
    """The views of all seats in one: what any of them sees."""
    found: Any = match.view(None)
    for seat in range(match.seats):
        found = _together(found, match.view(seat))
    whole: Json = found
    return whole


def _together(one: Any, other: Any) -> Any:
    """What the one does not say, the other one may."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return {
            key: _together(one.get(key), other.get(key)) for key in [*one, *(key for key in other if key not in one)]
        }
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [_together(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
        return max(one, other, key=len)
    return other if one in (None, "none", [], {}) and other is not None else one
