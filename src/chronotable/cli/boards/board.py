"""What every board can do.  As it stands it draws any game: its view as an indented outline."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text

from chronotable.cli.boards.pack_lines import tables
from chronotable.cli.cells import shortened, wrapped
from chronotable.cli.terminal import Terminal
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a board may draw: the view of one seat, the open decision, and the words and symbols to draw with."""

    match: Match
    view: Json
    decision: Decision | None
    terminal: Terminal
    pointed: int | None = None  # the place of the option that a person looks at, from 0

    @classmethod
    def of(
        cls,
        match: Match,
        seat: int | None,
        decision: Decision | None,
        terminal: Terminal,
        pointed: int | None = None,
    ) -> Scene:
        return cls(match, match.view(seat), decision, terminal, pointed)

    def name(self, ref: Ref) -> str:
        return self.terminal.text("cli-name", name=ref)

    def numbers(self, target: str) -> list[int]:
        """The numbers of the options that point at a board element such as `era:dawn`."""
        options = self.decision.options if self.decision else ()
        return [number for number, option in enumerate(options, 1) if target in option.targets]


class Board:
    """How a game looks in the terminal.  It draws; it knows no rules."""

    weight: ClassVar[int] = 100  # how much there is to learn: lists of games begin with the least

    def draw(self, scene: Scene, width: int, rows: int) -> list[Text]:
        """The table in at most `rows` lines."""
        ellipsis = scene.terminal.glyphs.ellipsis
        lines = [shortened(Text(line), width, ellipsis) for line in outline(scene.view, OutlineWords(scene))]
        if len(lines) > rows:
            lines = [*lines[: max(rows - 1, 0)], Text(ellipsis)]
        return lines

    def title(self, scene: Scene) -> str:
        """What is played, for the head line."""
        return str(scene.match.game.option_schema().get("title", scene.match.game.name))

    def seat_name(self, scene: Scene, seat: int) -> str:
        return scene.terminal.text("cli-seat", number=seat + 1)

    def full_label(self, scene: Scene, option: Option) -> str:
        """An option in a line of its own."""
        return scene.terminal.render(option.label)

    def short_label(self, scene: Scene, option: Option) -> str:
        """An option in a narrow column."""
        return self.full_label(scene, option)

    def about(self, scene: Scene, option: Option) -> str:
        """All there is to say about an option: what it does, what it costs."""
        return self.full_label(scene, option)

    def something_to_look_up(self, scene: Scene) -> str:
        """A name that `describe` knows, as an example."""
        return ""

    def team(self, scene: Scene, width: int) -> list[Text]:
        """Every player's things in full."""
        return self.draw(scene, width, 10_000)

    def describe(self, scene: Scene, words: str, width: int) -> list[Text]:
        """What is known about a card or another named thing; nothing when there is none of that name."""
        return []

    def legend(self, scene: Scene) -> list[tuple[str, Message]]:
        """The symbols and what they mean."""
        return []

    def help(self, scene: Scene, width: int) -> list[Text]:
        """The legend as lines."""
        lines: list[Text] = []
        for symbol, meaning in self.legend(scene):
            row = f"{symbol:>6}  {scene.terminal.render(meaning)}"
            lines += wrapped(row, width, " " * 8)
        return lines

    def pack_lines(self, packs: tuple[Pack, ...], content: Json) -> Iterator[Message]:
        """What the content of one of these packs brings."""
        return tables(content)


class OutlineWords:
    """What an outline calls fields and values: by the words of the game where it has some, else as the view does.

    A field is `<game>-seen-<field>`, of a part of the game `<game>-<part>-<field>`; a value `<game>-<field>-<value>`.
    """

    def __init__(self, scene: Scene, part: str = "seen") -> None:
        self._terminal = scene.terminal
        self._game = scene.match.game.name
        self._fields = f"{self._game}-{part}"

    def field(self, name: object) -> str:
        return self._said(f"{self._fields}-{name}") or str(name)

    def value(self, field: object, value: object) -> str:
        if isinstance(value, bool):
            return self._terminal.text("cli-yes" if value else "cli-no")
        if not isinstance(value, str):
            return str(value)
        kinds = (str(field), str(field).removesuffix("s"))
        return next(filter(None, (self._said(f"{self._game}-{kind}-{value}") for kind in kinds)), value)

    def _said(self, id: str) -> str:
        text = self._terminal.text(id)
        return "" if text == id else text


def outline(value: Any, words: OutlineWords, indent: str = "", inside: object = "") -> Iterator[str]:
    """Nested values as lines: short ones beside their name, long ones below it."""
    for name, part in value.items() if isinstance(value, dict) else enumerate(value, 1):
        head = f"{indent}{words.field(name)}:"
        kind = name if isinstance(name, str) else inside
        if isinstance(part, (dict, list)) and any(isinstance(inner, (dict, list)) for inner in _parts(part)):
            yield head
            yield from outline(part, words, indent + "  ", kind)
        elif isinstance(part, dict):
            yield f"{head} " + ", ".join(f"{words.field(key)} {words.value(key, inner)}" for key, inner in part.items())
        elif isinstance(part, list):
            yield f"{head} " + ", ".join(words.value(kind, inner) for inner in part)
        else:
            yield f"{head} {words.value(kind, part)}"


def _parts(value: Json | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value
