"""A game being played in the terminal: draw, ask, carry out, save; again until the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from chronotable import bots, ledger
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.options_grid import grid
from chronotable.cli.storage import PERSON, Autosave, SaveFile, Table, write_whole
from chronotable.cli.terminal import Terminal, display_path, shortened, wrapped
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.errors import ChronotableError, IllegalUndo
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.notation import FIRST_LINE, FORMER_FIRST_LINE

_RULES_SHOWN = 8
_SAME_KEYS = str.maketrans("йгіркдщсе", "qushrloct")  # commands typed on a Ukrainian keyboard
_NEWS = 6  # events since a person's last choice that are told on a page of their own


class Quit(Exception):
    """The player stops; the game is kept."""


class Session:
    """One match at one terminal."""

    def __init__(self, terminal: Terminal, match: Match, save: SaveFile, table: Table) -> None:
        self.terminal = terminal
        self.match = match
        self.save = save
        self.table = table
        self.board = board_for(match.game.name)
        self._has_secrets = not match.game.open_information  # people at one terminal must look away in time
        self._bots: dict[str, bots.Bot] = {}
        self._saved = -1  # choices in the save
        self._told: dict[int, int] = {}  # how many events a seat has been told, or all people where nothing is secret
        self._notices: list[Text] = []
        self._redraw = True
        self._last_seat: int | None = None
        self._commands: dict[str, Callable[[str, Decision], None]] = {
            "?": self._explain,
            "c": self._card,
            "h": self._hint,
            "l": self._log,
            "o": self._all_options,
            "q": self._quit,
            "r": self._rules,
            "s": self._save_copy,
            "t": self._team,
            "u": self._undo,
        }

    # ---- the course of a game

    def play(self) -> None:
        """Until the game is over, or Quit or EndOfInput is raised."""
        self.keep()
        while (decisions := self.match.decisions) and self.match.result is None:
            waiting = next((d for d in decisions if self._player(d.seat) != PERSON), None)
            if waiting is not None:
                self._let_bot_choose(waiting)
            else:
                self._ask(decisions[0])
        self._tell_news(self._onlooker(), everything=True)
        self._show_end()

    def keep(self) -> None:
        """Save, unless that has been done; trouble is told, and the game goes on."""
        if self._saved == len(self.match.history):
            return
        try:
            self.save.write(self.match.save())
            self.save.write_table(self.table)
        except OSError as error:
            self.notice(Message("cli-save-failed", path=display_path(self.save.path), problem=error.strerror or ""))
        else:
            self._saved = len(self.match.history)

    @property
    def is_saved(self) -> bool:
        return self._saved == len(self.match.history)

    def notice(self, message: Message | str) -> None:
        """Something to read before the next question."""
        text = self.terminal.render(message) if isinstance(message, Message) else message
        self._notices += wrapped(f"{self.terminal.glyphs.bullet} {text}", self.terminal.width, "  ", "italic")

    def _player(self, seat: int) -> str:
        return self.table.seats[seat] if seat < len(self.table.seats) else PERSON

    def _bot(self, name: str) -> bots.Bot:
        if name not in self._bots:
            self._bots[name] = bots.make(name)
        return self._bots[name]

    def _let_bot_choose(self, decision: Decision) -> None:
        name = self._player(decision.seat)
        if self.terminal.is_interactive:
            who = self.board.seat_name(self._scene(decision), decision.seat)
            thinks = Text(self.terminal.text("cli-player-thinks", who=who, bot=name))
            with self.terminal.console.status(thinks, spinner="line"):
                key = self._bot(name).choose(self.match, decision.seat)
        else:
            key = self._bot(name).choose(self.match, decision.seat)
        self._choose(key, decision.seat)

    def _choose(self, key: str, seat: int) -> None:
        self.match.choose(key, seat)
        self.keep()
        self._redraw = True

    # ---- the screen

    def _scene(self, decision: Decision | None) -> Scene:
        return Scene.of(self.match, decision.seat if decision else None, decision, self.terminal)

    def _people(self) -> int:
        return sum(self._player(seat) == PERSON for seat in range(self.match.seats))

    def _reader(self, seat: int | None) -> int | None:
        """For whose eyes events are told: everybody's, unless the game has secrets."""
        return seat if self._has_secrets else None

    def _onlooker(self) -> int | None:
        """Who looks at the screen when nobody is asked: the only person, or nobody in particular."""
        people = [seat for seat in range(self.match.seats) if self._player(seat) == PERSON]
        return people[0] if len(people) == 1 else None

    def _ask(self, decision: Decision) -> None:
        """One question to a person; whatever is typed, nothing is lost."""
        self._pass_on(decision)
        self._tell_news(decision.seat)
        if self._redraw or self.terminal.is_interactive:
            lines = self.screen(decision)
            self.terminal.clear()
            self.terminal.lines(lines)
        else:
            self.terminal.lines(self._notices)
        self._notices = []
        self._redraw = False
        self._answer(self.terminal.ask(self.input_prompt()), decision)

    def input_prompt(self) -> str:
        room = self.terminal.width - 14  # for the answer
        for id in ("cli-input", "cli-input-short"):
            prompt = self.terminal.text(id)
            if len(prompt) <= room:
                break
        return f"{prompt} > "

    def _pass_on(self, decision: Decision) -> None:
        """In games with secrets the next person is called before anything is shown."""
        seat, before = decision.seat, self._last_seat
        self._last_seat = seat
        if self._has_secrets and self._people() > 1 and seat != before:
            who = self.board.seat_name(self._scene(decision), seat)
            self._redraw = True
            self.terminal.hand_over([Text(self.terminal.text("cli-pass-on", who=who), "bold")])

    def screen(self, decision: Decision) -> list[Text]:
        """Table, news and question; with the line that is typed into, as high as the terminal at most."""
        scene, width, height = self._scene(decision), self.terminal.width, self.terminal.height
        options = self._option_lines(scene, decision, max(5, height - 25))
        question = self._question(scene, decision)
        rows = height - len(options) - len(question) - len(self._notices) - 2
        head = [self._head(scene, width)]
        board = self.board.draw(scene, width, rows - (0 if self._notices else 1))
        news = self._latest(rows - len(board), decision.seat)
        return [*head, *board, *news, *self._notices, *question, *options]

    def _head(self, scene: Scene, width: int) -> Text:
        """What is played and who sits where."""
        glyphs = self.terminal.glyphs
        line = Text().append(f" {self.board.title(scene)} ", "bold reverse")
        for seat in range(self.match.seats):
            deciding = scene.decision is not None and scene.decision.seat == seat
            name = self.board.seat_name(scene, seat)
            player = self._player(seat)
            who = f" ({player})" if player != PERSON else ""
            mark = glyphs.active if deciding else glyphs.pawn
            line.append(f"  {mark}{seat + 1} {name}{who}", "bold" if deciding else "")
        return shortened(line, width, glyphs.ellipsis)

    def _question(self, scene: Scene, decision: Decision) -> list[Text]:
        """The prompt; with several people it says whose decision it is."""
        text = self.terminal.render(decision.prompt)
        if self._people() > 1:
            who = self.board.seat_name(scene, decision.seat)
            named = any(text.startswith(name) for name in who.split(", "))
            who = "" if named else f" ({who})"
            text = self.terminal.text("cli-question-to", number=decision.seat + 1, who=who, question=text)
        return [shortened(Text(f"{self.terminal.glyphs.bullet} {text}", "bold"), self.terminal.width, "")]

    def _option_lines(self, scene: Scene, decision: Decision, rows: int) -> list[Text]:
        full = [self.board.full_label(scene, option) for option in decision.options]
        short = [self.board.short_label(scene, option) for option in decision.options]
        more = self.terminal.text("cli-more-options", n=len(full))
        return grid(full, short, self.terminal.width, rows, self.terminal.glyphs.ellipsis, more)

    def _latest(self, rows: int, seat: int) -> list[Text]:
        """The last lines of the log."""
        if rows <= 0:
            return []
        last = self.match.log(seat=self._reader(seat))[-rows:]
        glyphs = self.terminal.glyphs
        return [
            shortened(Text(f"{glyphs.dot} {self.terminal.render(line)}", "dim"), self.terminal.width, glyphs.ellipsis)
            for line in last
        ]

    def _tell_news(self, seat: int | None, everything: bool = False) -> None:
        """A page with what happened since a person last chose, when that is much."""
        reader = self._reader(seat)
        row = -1 if reader is None else reader
        told = self._told.get(row, 0)
        log = self.match.log(since=told, seat=reader)
        self._told[row] = told + len(log)
        if not everything and (told == 0 or len(log) <= _NEWS):
            return
        lines: list[Text] = []
        for entry in log:
            lines += wrapped(f"  {self.terminal.render(entry)}", self.terminal.width, "  ")
        head = Text(self.terminal.text("cli-news"), "bold")
        self.terminal.page([head, *lines[-(self.terminal.height - 4) :]])

    def _show_end(self) -> None:
        result = self.match.result
        terminal = self.terminal
        if result is None:  # nobody can choose and nothing has ended: a game that breaks the kernel's contract
            return
        terminal.clear()
        scene, width = Scene.of(self.match, self._reader(self._onlooker()), None, terminal), terminal.width
        terminal.lines([self._head(scene, width), *self.board.draw(scene, width, terminal.height - 6)])
        terminal.say(result.reason, "bold")
        terminal.say(Message("cli-end-choices", n=len(self.match.history)))
        terminal.lines(self._notices)
        self._notices = []
        if isinstance(self.save, Autosave) and self.is_saved:
            place = self.save.archive("won" if result.winners else "lost")
        else:
            place = self.save.path
        terminal.say(Message("cli-end-kept", path=display_path(place)))

    # ---- answers

    def _answer(self, line: str, decision: Decision) -> None:
        if not line:
            return
        word, _, rest = line.partition(" ")
        word = word.lower().translate(_SAME_KEYS) if len(word) == 1 else word
        if line.startswith("?"):
            self._explain(line[1:].strip(), decision)
        elif word in self._commands and (not rest or word in ("c", "r", "s")):
            self._commands[word](rest.strip(), decision)
        elif (option := self._find(line, decision)) is not None:
            before = len(self.match.events())
            self._choose(option.key, decision.seat)
            self._tell_secrets(before, decision.seat)

    def _tell_secrets(self, since: int, seat: int) -> None:
        """What only this person learns from a choice is told at once: the screen may go to somebody else next."""
        mine, open_ones = (self.match.events(since, reader) for reader in (seat, None))
        known = self.match.log(since, seat)
        secret = [entry for entry, own, others in zip(known, mine, open_ones, strict=True) if own != others]
        if secret and self._has_secrets and self._people() > 1:
            head = Text(self.terminal.text("cli-only-you"), "bold")
            lines = [wrapped(self.terminal.render(entry), self.terminal.width, "  ") for entry in secret]
            self.terminal.page([head, *(line for parts in lines for line in parts)])

    def _find(self, line: str, decision: Decision) -> Option | None:
        """The option meant by a number, a key or the beginning of exactly one key; else a notice says what is wrong."""
        if line.isascii() and line.isdigit():
            if 0 < int(line[:9]) <= len(decision.options):
                return decision.options[int(line) - 1]
            self.notice(Message("cli-no-number", number=line[:9], last=len(decision.options)))
            return None
        key = line.lower()
        if (option := decision.get(key)) is not None:
            return option
        meant = [option for option in decision.options if option.key.startswith(key)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.notice(Message("cli-ambiguous", text=line, keys=[option.key for option in meant]))
        elif ":" in key:
            self._why(key, decision)
        else:
            self.notice(Message("cli-unknown-input", text=shortened(Text(line), 40, "").plain))
        return None

    def _explain(self, what: str, decision: Decision) -> None:
        """`?` alone is the help page; with a number or a key, why it is possible or not."""
        if not what:
            self.terminal.page(self._help(decision))
            return
        if what.isascii() and what.isdigit() and 0 < int(what[:9]) <= len(decision.options):
            what = decision.options[int(what) - 1].key
        meant = [option.key for option in decision.options if option.key.startswith(what.lower())]
        self._why(meant[0] if len(meant) == 1 else what.lower(), decision)

    def _why(self, key: str, decision: Decision) -> None:
        explanation = self.match.explain(key, decision.seat)
        id = "cli-why" if explanation.allowed else "cli-why-not"
        self.notice(Message(id, key=key, reason=explanation.reason))
        if explanation.rule:
            self.notice(Message("cli-why-rule", rule=explanation.rule))

    def _help(self, decision: Decision) -> list[Text]:
        terminal = self.terminal
        lines = [Text(terminal.text("cli-help-title"), "bold")]
        for command in ("number", "why", "u", "h", "o", "c", "t", "l", "r", "s", "q"):
            sign = terminal.text(f"cli-help-{command}-sign")
            lines += wrapped(f"{sign:>10}  {terminal.text(f'cli-help-{command}')}", terminal.width, " " * 12)
        if legend := self.board.help(self._scene(decision), terminal.width):
            lines += [Text(terminal.text("cli-help-legend"), "bold"), *legend]
        return lines

    def _quit(self, rest: str, decision: Decision) -> None:
        raise Quit

    def _undo(self, rest: str, decision: Decision) -> None:
        """The last choice of a person: of whoever chose last, or, where choices are secret, of the one who asks."""
        history = self.match.history
        by_person = bool(history) and self._player(history[-1].seat) == PERSON and not self._has_secrets
        try:
            self.match.undo(None if by_person else decision.seat)
        except IllegalUndo as error:
            self.notice(error.message)
            return
        happened = len(self.match.events())
        self._told = {row: min(told, happened) for row, told in self._told.items()}
        self._redraw = True
        self._saved = -1
        self.keep()
        self.notice(Message("cli-undone"))

    def _save_copy(self, rest: str, decision: Decision) -> None:
        """`s` tells where the game is kept; `s FILE` writes a copy, but never over something that is no save."""
        if not rest:
            self._saved = -1
            self.keep()
            if self.is_saved:
                self.notice(Message("cli-saved", path=display_path(self.save.path)))
            return
        path = Path(rest).expanduser()
        try:
            if path.exists() and not _is_save(path):
                self.notice(Message("cli-save-foreign", path=display_path(path)))
                return
            write_whole(path, self.match.save())
        except OSError as error:
            self.notice(Message("cli-save-failed", path=display_path(path), problem=error.strerror or ""))
        else:
            self.notice(Message("cli-saved", path=display_path(path)))

    def _hint(self, rest: str, decision: Decision) -> None:
        name = bots.STRENGTHS[0]
        try:
            key = self._bot(name).choose(self.match, decision.seat)
        except ChronotableError as error:
            self.notice(error.message)
            return
        number = [option.key for option in decision.options].index(key)
        self.notice(Message("cli-hint", bot=name, number=number + 1, option=decision.options[number].label))

    def _rules(self, rest: str, decision: Decision) -> None:
        game, terminal = self.match.game.name, self.terminal
        if not rest:
            self.notice(Message("cli-ledger-what"))
            return
        named = ledger.find(game, rest) if game in ledger.games() else None
        found = [named] if named else ledger.search(game, rest) if game in ledger.games() else []
        if not found:
            self.notice(Message("cli-ledger-none", words=rest))
            return
        lines = [Text(terminal.text("cli-ledger-page", words=rest, n=len(found)), "bold")]
        for rule in found[:_RULES_SHOWN]:
            text = Text().append(f"{rule.id}  ", "bold").append(rule.text.replace("**", "").replace("\n", " "))
            more = wrapped(text, terminal.width, "    ")
            if len(lines) > 1 and len(lines) + len(more) > terminal.height - 3 and terminal.is_interactive:
                break
            lines += more
        terminal.page(lines)

    def _card(self, rest: str, decision: Decision) -> None:
        lines = self.board.describe(self._scene(decision), rest, self.terminal.width) if rest else []
        if lines:
            self.terminal.page(lines)
        else:
            self.notice(Message("cli-card-none", words=rest) if rest else Message("cli-card-what"))

    def _log(self, rest: str, decision: Decision) -> None:
        """The newest first: what matters is on the first page."""
        width = self.terminal.width
        entries = self.match.log(seat=self._reader(decision.seat))
        digits = len(str(len(entries)))
        lines = [Text(self.terminal.text("cli-log"), "bold")]
        for number, entry in reversed([*enumerate(entries, 1)]):
            lines += wrapped(f"{number:>{digits}}  {self.terminal.render(entry)}", width, " " * (digits + 2))
        self.terminal.page(lines)

    def _team(self, rest: str, decision: Decision) -> None:
        self.terminal.page(self.board.team(self._scene(decision), self.terminal.width))

    def _all_options(self, rest: str, decision: Decision) -> None:
        """Every option in full, with its key and its rule."""
        scene, width = self._scene(decision), self.terminal.width
        digits = len(str(len(decision.options)))
        lines = list(self._question(scene, decision))
        for number, option in enumerate(decision.options, 1):
            row = Text().append(f"{number:>{digits}}  ", "bold").append(f"{option.key}  ", "cyan")
            row.append(self.board.full_label(scene, option)).append(f"  {option.rule}", "dim")
            lines += wrapped(row, width, " " * (digits + 2))
        self.terminal.page(lines)


def _is_save(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().rstrip("\r\n") in (FIRST_LINE, FORMER_FIRST_LINE, "")
