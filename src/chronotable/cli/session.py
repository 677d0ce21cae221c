"""A game being played in the terminal: draw, ask, carry out, save; again until the end."""

from __future__ import annotations

from rich.text import Text

from chronotable import bots
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.bot_players import BotPlayers
from chronotable.cli.cells import shortened, wrapped
from chronotable.cli.commands import AT_ONCE, WITH_TEXT, Commands, Quit
from chronotable.cli.final_result import show_result
from chronotable.cli.first_notes import FirstNotes
from chronotable.cli.goals import first_words, goal_page
from chronotable.cli.menu import Menu
from chronotable.cli.storage import PERSON, Autosave, SaveFile, Table
from chronotable.cli.table_screen import TableScreen
from chronotable.cli.terminal import PROMPT, Terminal, display_path
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.errors import IllegalUndo
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.rule_search import fold

__all__ = ["Quit", "Session"]


class Session:
    """One match at one terminal."""

    def __init__(
        self, terminal: Terminal, match: Match, save: SaveFile, table: Table, first_notes: FirstNotes | None = None
    ) -> None:
        """Without `first_notes` nothing is explained when it first matters."""
        self.terminal = terminal
        self.match = match
        self.save = save
        self.board = board_for(match.game.name)
        self.screens = TableScreen(terminal, match, self.board, table)
        self._bot_players = BotPlayers(table, self.notice)
        self._saved = -1  # choices in the save
        self._told: dict[int, int] = {}  # how many events a seat has been told, or all people where nothing is secret
        self._on_page: dict[int, int] = {}  # how many of them on a page of their own
        self._notices: list[str] = []
        self._briefed: set[int] = set()  # who has been told in this session what they want
        self._first_notes = first_notes
        self._redraw = True
        self._last_seat: int | None = None
        self._undone: list[Match] = []  # what was taken back, as it was before
        self._commands = Commands(self)

    # ---- the course of a game

    def play(self) -> None:
        """Until the game is over, or Quit or EndOfInput is raised."""
        self.keep()
        while (decisions := self.match.decisions) and self.match.result is None:
            waiting = next((d for d in decisions if self.screens.player(d.seat) != PERSON), None)
            if waiting is not None:
                self._let_bot_choose(waiting)
            else:
                self._ask(decisions[0])
        self._show_end()

    def keep(self, *, again: bool = False) -> None:
        """Save, unless that has been done; trouble is told, and the game goes on."""
        if self.is_saved and not again:
            return
        try:
            self.save.write(self.match.save())
            self.save.write_table(self.screens.table)
        except OSError as error:
            self._saved = -1
            self.notice(Message("cli-save-failed", path=display_path(self.save.path), problem=error.strerror or ""))
        else:
            self._saved = len(self.match.history)

    @property
    def is_saved(self) -> bool:
        return self._saved == len(self.match.history)

    def notice(self, message: Message | str) -> None:
        """Something to read before the next question."""
        self._notices.append(self.terminal.render(message) if isinstance(message, Message) else message)

    def bot(self, name: str) -> bots.Bot:
        return self._bot_players.bot(name)

    def undo(self, decision: Decision) -> None:
        """The last choice of a person: of whoever chose last, or, where choices are secret, of the one who asks."""
        history = self.match.history
        by_person = bool(history) and self.screens.player(history[-1].seat) == PERSON and not self.screens.has_secrets
        before = self.match.clone()
        try:
            self.match.undo(None if by_person else decision.seat)
        except IllegalUndo as error:
            self.notice(error.message)
            return
        self._undone.append(before)
        happened = len(self.match.events())
        for told in (self._told, self._on_page):
            told.update({row: min(count, happened) for row, count in told.items()})
        self._show_changed("cli-undone")

    def redo(self) -> None:
        """The very game from before the last undo: nothing was chosen since, and no chance goes another way."""
        if not self._undone:
            self.notice(Message("cli-redo-nothing"))
            return
        self.match = self.screens.match = self._commands.match = self._undone.pop()
        self._show_changed("cli-redone")

    def _show_changed(self, told: str) -> None:
        self._redraw = True
        self.keep(again=True)
        self.notice(Message(told))

    def _let_bot_choose(self, decision: Decision) -> None:
        name, seat = self.screens.player(decision.seat), decision.seat
        self.screens.scene(decision)
        who = self.screens.seat_name(seat)
        thinks = self.terminal.text("cli-player-thinks", who=who, bot=bots.title(name))
        if self.terminal.keys is not None:
            self.terminal.keys.say_below(thinks)
            key = self._bot_players.choose(name, self.match, seat, who)
            self.terminal.keys.forget()
        elif self.terminal.is_interactive:
            with self.terminal.console.status(Text(thinks), spinner="line"):
                key = self._bot_players.choose(name, self.match, seat, who)
        else:
            key = self._bot_players.choose(name, self.match, seat, who)
        self._choose(key, seat)

    def _choose(self, key: str, seat: int) -> None:
        self.match.choose(key, seat)
        self._undone.clear()
        self.keep()
        self._redraw = True

    # ---- asking

    def screen(self, decision: Decision, pointed: int | None = None) -> list[Text]:
        """All that stands above the line that is typed into."""
        told = self._on_page.get(self._row(decision.seat), 0)
        return self.screens.lines(decision, self._notices, told, pointed)

    def _ask(self, decision: Decision) -> None:
        """One question to a person; whatever is typed, nothing is lost."""
        self._pass_on(decision)
        self._tell_goal(decision)
        self._tell_first_note(decision)
        self._tell_news(decision)
        if self.terminal.is_interactive:
            menu = Menu(
                draw=lambda pointed: self.screen(decision, pointed),
                prompt=self._prompt,
                answers=[str(number) for number in range(1, len(decision.options) + 1)],
                commands=AT_ONCE,
                commands_with_text=WITH_TEXT,
            )
            line = self.terminal.choose(menu)
        else:
            self.terminal.lines(self.screen(decision) if self._redraw else self._notice_lines())
            line = self.terminal.ask(self._prompt(None) + PROMPT)
        self._notices = []
        self._redraw = False
        self._answer(line, decision)

    def _notice_lines(self) -> list[Text]:
        return [line for notice in self._notices for line in self.screens.notice_lines(notice)]

    def _prompt(self, pointed: int | None) -> str:
        """What can be typed, as much of it as there is room for."""
        if self.terminal.keys is None:
            ids = ("cli-input", "cli-input-short")
        elif pointed is None:
            ids = ("cli-keys", "cli-keys-short")
        else:
            ids = ("cli-keys-pointed", "cli-keys-pointed-short")
        return self.terminal.fitting([self.terminal.text(id) for id in ids])

    def _pass_on(self, decision: Decision) -> None:
        """In games with secrets the next person is called before anything is shown."""
        seat, before = decision.seat, self._last_seat
        self._last_seat = seat
        if self.screens.has_secrets and self.screens.people() > 1 and seat != before:
            self.screens.scene(decision)
            who = self.screens.seat_name(seat)
            self._redraw = True
            self.terminal.hand_over(lambda: [Text(self.terminal.text("cli-pass-on", who=who), "bold")])

    def _tell_goal(self, decision: Decision) -> None:
        """Once to each person, before their first choice: a secret on a page of its own, else above the question."""
        brief = self.match.brief(decision.seat)
        if brief is None or decision.seat in self._briefed or self._has_chosen(decision.seat):
            return
        self._briefed.add(decision.seat)
        if brief.secret:
            self._redraw = True
            self.terminal.page(lambda: goal_page(self.terminal, self.match, decision.seat))
        else:
            self.notice(first_words(self.terminal, brief))

    def _has_chosen(self, seat: int) -> bool:
        return any(choice.seat == seat for choice in self.match.history)

    def _tell_first_note(self, decision: Decision) -> None:
        """What first matters now, in a line above the question."""
        if self._first_notes is None or not self.terminal.is_interactive:
            return
        happened = self.match.events(self._told.get(self._row(decision.seat), 0), self.screens.reader(decision.seat))
        kinds = {event["kind"] for event in happened}
        note = self._first_notes.next(self.match.game, kinds, decision.prompt.id)
        if note is not None:
            self.notice(Message("cli-first-note", text=note.text, rule=note.rule))

    # ---- news

    def _row(self, seat: int | None) -> int:
        """Whose account of what was told it is: everybody's, where nothing is secret."""
        reader = self.screens.reader(seat)
        return -1 if reader is None else reader

    def _tell_news(self, decision: Decision) -> None:
        """What happened since a person last chose: below the table, or on a page where there is no room for it."""
        row, reader = self._row(decision.seat), self.screens.reader(decision.seat)
        told = self._told.get(row, 0)
        news = self.match.log(since=told, seat=reader)
        self._told[row] = told + len(news)
        if told == 0 or not news or self.screens.has_room_for_news(decision, self._notices, len(news)):
            return
        self._on_page[row] = self._told[row]
        self.terminal.page(lambda: self._news_lines(news))

    def _news_lines(self, news: list[Message]) -> list[Text]:
        lines = [Text(self.terminal.text("cli-news"), "bold")]
        for entry in news:
            lines += wrapped(f"  {self.terminal.render(entry)}", self.terminal.width, "  ")
        return lines

    def _tell_secrets(self, since: int, seat: int) -> None:
        """What only this person learns from a choice is told at once: the screen may go to somebody else next."""
        mine, open_ones = (self.match.events(since, reader) for reader in (seat, None))
        known = self.match.log(since, seat)
        secret = [entry for entry, own, others in zip(known, mine, open_ones, strict=True) if own != others]
        if secret and self.screens.has_secrets and self.screens.people() > 1:
            head = Text(self.terminal.text("cli-only-you"), "bold")

            def lines() -> list[Text]:
                parts = [wrapped(self.terminal.render(entry), self.terminal.width, "  ") for entry in secret]
                return [head, *(line for part in parts for line in part)]

            self.terminal.page(lines)

    def _show_end(self) -> None:
        result = self.match.told_result
        terminal = self.terminal
        terminal.close()
        if result is None:  # nobody can choose and nothing has ended: a game that breaks the kernel's contract
            return
        people = [seat for seat in range(self.match.seats) if self.screens.player(seat) == PERSON]
        onlooker = self.screens.reader(people[0] if len(people) == 1 else None)
        row = self._row(onlooker)
        self.screens.scene(None)
        terminal.clear()
        terminal.lines(self._news_lines(self.match.log(since=self._told.get(row, 0), seat=onlooker)))
        scene, width = Scene.of(self.match, onlooker, None, terminal), terminal.width
        terminal.lines([self.screens.head(scene), *self.board.draw(scene, width, terminal.height - 6)])
        show_result(terminal, self.match)
        terminal.say(Message("cli-end-choices", n=len(self.match.history)))
        terminal.lines(self._notice_lines())
        self._notices = []
        if isinstance(self.save, Autosave) and self.is_saved:
            place = self.save.archive("won" if result.winners else "lost")
        else:
            place = self.save.path
        terminal.say(Message("cli-end-kept", path=display_path(place)))

    # ---- answers

    def _answer(self, line: str, decision: Decision) -> None:
        if not line or self._commands.carry_out(line, decision):
            return
        option = self._find(line, decision)
        if option is not None:
            before = len(self.match.events())
            self._choose(option.key, decision.seat)
            self._tell_secrets(before, decision.seat)

    def _find(self, line: str, decision: Decision) -> Option | None:
        """The option meant by a number, a key, its words, or the beginning of one; else a notice says what is wrong."""
        if line.isascii() and line.isdigit():
            if 0 < int(line[:9]) <= len(decision.options):
                return decision.options[int(line) - 1]
            self.notice(Message("cli-no-number", number=line[:9], last=len(decision.options)))
            return None
        key = line.lower()
        if (option := decision.get(key)) is not None:
            return option
        meant = [option for option in decision.options if option.key.startswith(key)]
        meant = self._worded(line, decision) or meant
        if len(meant) == 1:
            return meant[0]
        if meant:
            self.notice(Message("cli-ambiguous", text=line, keys=[option.key for option in meant]))
        elif ":" in key:
            self._commands.why(key, decision)
        else:
            self.notice(Message("cli-unknown-input", text=shortened(Text(line), 40, "").plain))
        return None

    def _worded(self, line: str, decision: Decision) -> list[Option]:
        """The options that are shown with these words; accents, case and blanks do not matter."""
        scene, wanted = self.screens.scene(decision), _folded(line)
        shown = [
            (option, {_folded(self.board.short_label(scene, option)), _folded(self.board.full_label(scene, option))})
            for option in decision.options
        ]
        return [option for option, labels in shown if wanted in labels]


def _folded(text: str) -> str:
    return " ".join(fold(text).split())
