"""The set-up dialogue: one screen, made from the game's option schema; Enter starts with what it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from chronotable.bots import title
from chronotable.cli.cells import wrapped
from chronotable.cli.menu import Menu
from chronotable.cli.storage import PERSON
from chronotable.cli.terminal import Terminal
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.locale import LANGUAGES, message_ids

Json = dict[str, Any]


@dataclass(slots=True)
class Setup:
    """What a new game is made of."""

    game: Game[Any]
    options: Json = field(default_factory=dict)
    packs: tuple[Pack, ...] = ()
    bots: str = PERSON


class Dialogue:
    """Shows the lines and changes them one at a time."""

    def __init__(self, terminal: Terminal, setup: Setup, strengths: tuple[str, ...]) -> None:
        self.terminal = terminal
        self.setup = setup
        self.schema: Json = setup.game.option_schema(setup.packs)["properties"]
        self.strengths = strengths
        self._notice = ""
        self._page = 0  # of the lines, where they are too many for the screen
        self._is_long = False

    def run(self) -> bool:
        """True to start the game, False to leave; EndOfInput passes through."""
        while True:
            names = self._names()
            answers = [str(number) for number in range(1, len(names) + 1)]
            answer = self.terminal.choose(Menu(self._screen, self._prompt, answers, commands="qm")).lower()
            self._notice = ""
            if not answer:
                return True
            if answer == "q":
                return False
            if answer == "m":
                self._page += 1
            elif answer in answers:
                self._change(names[int(answer) - 1])
            else:
                self._notice = self.terminal.text("cli-setup-unknown", text=answer[:40], last=len(names))

    def _prompt(self, pointed: int | None) -> str:
        ids = ("cli-setup-input",) if self.terminal.keys is None else ("cli-setup-keys", "cli-setup-keys-short")
        more = f", {self.terminal.text('cli-setup-more')}" if self._is_long else ""
        return self.terminal.fitting([self.terminal.text(id) + more for id in ids])

    # ---- lines

    def _names(self) -> list[str]:
        """The lines: language first, computer players behind the number of players."""
        options = list(self.schema)
        place = options.index("players") + 1 if "players" in options else 0
        return ["language", *options[:place], "bots", *options[place:]]

    def _screen(self, pointed: int | None) -> list[Text]:
        """Title and lines: with what the game says about values where there is room, else page by page."""
        terminal = self.terminal
        top = [Text(terminal.text("cli-setup-title", game=game_title(self.setup.game)), "bold")]
        publishers = f"cli-game-{self.setup.game.name}-publishers"
        if publishers in message_ids("en"):
            top += wrapped(terminal.text(publishers), terminal.width, "", "dim")
        top.append(Text())
        below = [Text(), *(wrapped(self._notice, terminal.width, "", "italic") if self._notice else [])]
        room = terminal.height - len(top) - len(below) - 1
        rows = self._rows(pointed, with_texts=True)
        if terminal.is_interactive and sum(map(len, rows)) > room:
            rows = self._rows(pointed, with_texts=False)
        pages = _pages(rows, room if terminal.is_interactive else sum(map(len, rows)))
        self._is_long = len(pages) > 1
        shown = self._page % len(pages)
        if pointed is not None:
            shown = next(number for number, page in enumerate(pages) if pointed in page)
        return [*top, *(line for place in pages[shown] for line in rows[place]), *below]

    def _rows(self, pointed: int | None, *, with_texts: bool) -> list[list[Text]]:
        """The lines of each option."""
        titles = {name: self._title(name) for name in self._names()}
        column = max(map(len, titles.values()))
        complete = self.setup.game.check_options(self.setup.options, self.setup.packs)
        rows = []
        for place, (name, words) in enumerate(titles.items()):
            row = Text().append(f"{place + 1:>2} ", "bold").append(f" {words:{column}}  ")
            row.append(self._value(name, complete), "bold")
            if place == pointed:
                row.stylize("reverse")
            about = self._about(name, complete.get(name), column + 6) if with_texts or place == pointed else []
            rows.append([*wrapped(row, self.terminal.width, " " * (column + 6)), *about])
        return rows

    def _about(self, name: str, value: object, indent: int) -> list[Text]:
        """What the game says about a value, such as what wins in a mode."""
        id = f"{self.setup.game.name}-{name}-text-{value}".replace("_", "-")
        if id not in message_ids("en"):
            return []
        blanks = " " * indent
        return wrapped(f"{blanks}{self.terminal.text(id)}", self.terminal.width, blanks, "dim")

    def _title(self, name: str) -> str:
        id = f"cli-option-{name.replace('_', '-')}"
        return self.terminal.text(id) if id in message_ids("en") else name

    def _value(self, name: str, complete: Json) -> str:
        if name == "language":
            return self.terminal.text(f"cli-language-{self.terminal.language}")
        if name == "bots":
            if complete.get("players") == 1:
                return self.terminal.text("cli-bots-nobody")
            return self._bots_name(self.setup.bots)
        return self._named(name, complete.get(name))

    def _bots_name(self, bots: str) -> str:
        return self.terminal.text("cli-bots-people" if bots == PERSON else "cli-bot", bot=title(bots))

    def _named(self, option: str, value: object) -> str:
        """A value in words: the game names the values of its option `mode` as `<game>-mode-<value>`."""
        if isinstance(value, bool):
            return self.terminal.text("cli-yes" if value else "cli-no")
        if isinstance(value, list):
            return ", ".join(self._named(option.removesuffix("s"), item) for item in value)
        if isinstance(value, str):
            if value.startswith("random"):
                return self.terminal.text("cli-random")
            return self.terminal.text("cli-name", name=self.setup.game.thing(option, value, self.setup.packs))
        return str(value)

    # ---- changing one

    def _change(self, name: str) -> None:
        if name == "language":
            number = LANGUAGES.index(self.terminal.language) + 1
            self.terminal.language = LANGUAGES[number % len(LANGUAGES)]
            return
        if name == "bots":
            choices = [*self.strengths, PERSON]
            picked = self._pick(name, {bots: self._bots_name(bots) for bots in choices})
            self.setup.bots = picked[0] if picked else self.setup.bots
            return
        part = self.schema[name]
        if part.get("type") == "boolean":
            now = self.setup.options.get(name, part.get("default", False))
            self._set(name, not now)
        elif part.get("type") == "integer":
            allowed = part["enum"] if "enum" in part else range(part["minimum"], part["maximum"] + 1)
            numbers = [str(n) for n in allowed]
            if picked := self._pick(name, {n: n for n in numbers}, by_value=True):
                self._set(name, int(picked[0]))
        else:
            single, several = _choices(part)
            values = [*single, *several]
            kinds = {value: name.removesuffix("s") if value in several else name for value in values}
            named = {value: self._named(kind, value) for value, kind in kinds.items()}
            if picked := self._pick(name, named, several=bool(several)):
                self._set(name, picked[0] if picked[0] in single else picked)

    def _pick(self, name: str, values: dict[str, str], *, several: bool = False, by_value: bool = False) -> list[str]:
        """The values chosen by number, none when Enter keeps what there is."""
        first, last = (next(iter(values)), list(values)[-1]) if by_value else ("1", str(len(values)))
        id = "cli-setup-pick-several" if several else "cli-setup-pick"
        menu = Menu(
            draw=lambda pointed: self._values(name, values, by_value, pointed),
            prompt=lambda _: self.terminal.text(id, first=first, last=last),
            answers=list(values) if by_value else [str(number) for number in range(1, len(values) + 1)],
            several=several,
        )
        answer = self.terminal.choose(menu)
        words = answer.replace(",", " ").split()
        known = dict.fromkeys(values) if by_value else dict(zip(map(str, range(1, len(values) + 1)), values))
        if any(word not in known for word in words) or (len(words) > 1 and not several):
            self._notice = self.terminal.text("cli-setup-kept", text=answer[:40])
            return []
        return [word if by_value else str(known[word]) for word in words]

    def _values(self, name: str, values: dict[str, str], by_value: bool, pointed: int | None) -> list[Text]:
        """The values with their numbers; values that are numbers stand for themselves."""
        lines = [Text(self._title(name), "bold")]
        for place, (value, shown) in enumerate(values.items()):
            number = shown if by_value else f"{place + 1:>2}  {shown}"
            lines += wrapped(number, self.terminal.width, "    ", "reverse" if place == pointed else "")
            lines += [] if by_value else self._about(name, value, 4)
        return lines

    def _set(self, name: str, value: object) -> None:
        """Take the value over if the game allows it; a choice of agents that no longer fits goes back to the usual."""
        trial = {**self.setup.options, name: value}
        try:
            self.setup.game.check_options(trial, self.setup.packs)
        except BadOption as error:
            without = {other: trial[other] for other in trial if other in (name, "players")}
            try:
                self.setup.game.check_options(without, self.setup.packs)
            except BadOption:
                self._notice = self.terminal.render(error.message)
                return
            fitting = dict(without)
            for other, kept in trial.items():
                try:
                    self.setup.game.check_options({**fitting, other: kept}, self.setup.packs)
                except BadOption:
                    continue
                fitting[other] = kept
            trial = fitting
        self.setup.options = trial


def _pages(rows: list[list[Text]], room: int) -> list[list[int]]:
    """The places of the rows, page by page."""
    pages: list[list[int]] = [[]]
    used = 0
    for place, lines in enumerate(rows):
        if pages[-1] and used + len(lines) > room:
            pages.append([])
            used = 0
        pages[-1].append(place)
        used += len(lines)
    return pages


def _choices(part: Json) -> tuple[list[str], list[str]]:
    """The words a property allows alone, and those it allows as a list."""
    single: list[str] = []
    several: list[str] = []
    for form in part.get("anyOf", [part]):
        if "enum" in form:
            words = [str(word) for word in form["enum"]]
            single += [word for word in words if not (word.startswith("random:"))]
        elif form.get("type") == "array" and "enum" in form.get("items", {}):
            several += [str(word) for word in form["items"]["enum"]]
    return single, several


def game_title(game: Game[Any]) -> Message | str:
    """A game's title in the reader's language."""
    id = f"cli-game-{game.name}"
    return Message(id) if id in message_ids("en") else str(game.option_schema().get("title", game.name))
