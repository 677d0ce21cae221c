"""The screen of a game: who plays, the table, what happened, the question and its options."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable import bots
from chronotable.cli.boards import Board, Scene
from chronotable.cli.boards.marks import fitting
from chronotable.cli.cells import shortened, wrapped
from chronotable.cli.goals import fate_lines
from chronotable.cli.options_grid import Room, grid
from chronotable.cli.storage import PERSON, Table
from chronotable.cli.terminal import Terminal
from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match

_ABOUT: Final = 3  # lines about the option that is pointed at
_MOST_OPTION_ROWS: Final = 8
_HIGH: Final = 28  # rows; below, the table needs every line
_SHORT_NEWS: Final = 6  # events that need no page, even where only the last of them can be read below the table
_SEEN_NEWS: Final = 4  # lines of the log: where there is room for so many, nobody needs a page either


class TableScreen:
    """One match as one of its people sees it."""

    def __init__(self, terminal: Terminal, match: Match, board: Board, table: Table) -> None:
        self.terminal = terminal
        self.match = match
        self.board = board
        self.table = table
        self.has_secrets = not match.game.open_information

    # ---- who sits where

    def player(self, seat: int) -> str:
        return self.table.seats[seat] if seat < len(self.table.seats) else PERSON

    def people(self) -> int:
        return sum(self.player(seat) == PERSON for seat in range(self.match.seats))

    def reader(self, seat: int | None) -> int | None:
        """For whose eyes events are told: everybody's, unless the game has secrets."""
        return seat if self.has_secrets else None

    def scene(self, decision: Decision | None, pointed: int | None = None) -> Scene:
        """What the board may draw; from now on players are called as the board calls them."""
        scene = Scene.of(self.match, decision.seat if decision else None, decision, self.terminal, pointed)
        self.terminal.players = [self.board.seat_name(scene, seat) for seat in range(self.match.seats)]
        return scene

    def seat_name(self, seat: int) -> str:
        return self.terminal.players[seat]

    # ---- the whole

    def lines(self, decision: Decision, notices: list[str], told: int, pointed: int | None = None) -> list[Text]:
        """Table, news and question; with the line that is typed into, as high as the terminal at most.

        News before the event with the number `told` have been told on a page and are not repeated.
        """
        scene, width, height = self.scene(decision, pointed), self.terminal.width, self.terminal.height
        options = self._options(scene, decision, pointed)
        question = self.question(decision)
        fates = fate_lines(self.terminal, self.match, decision.seat, low=height < _HIGH)
        said = [*fates, *(line for notice in notices for line in self.notice_lines(notice))]
        about = self._about(scene, decision, pointed)
        rows = height - len(options) - len(question) - len(said) - len(about) - 2
        needs_no_line = said or about or height < _HIGH
        board = self.board.draw(scene, width, rows if needs_no_line else rows - 1)
        news = self._latest(rows - len(board), decision.seat, told)
        return [self.head(scene), *board, *news, *said, *question, *options, *about]

    def has_room_for_news(self, decision: Decision, notices: list[str], count: int) -> bool:
        """Whether so many events need no page: they are few, or enough of them can be read below the table."""
        if count <= _SHORT_NEWS:
            return True
        without = len(self.lines(decision, notices, len(self.match.events())))
        return self.terminal.height - 1 - without >= _SEEN_NEWS - 1

    def notice_lines(self, text: str) -> list[Text]:
        return wrapped(f"{self.terminal.glyphs.bullet} {text}", self.terminal.width, "  ", "italic")

    def head(self, scene: Scene) -> Text:
        """What is played and who sits where; where that is too long, only what fits of it, and the names at last."""
        whole = self.board.title(scene)
        titles = [whole, whole.partition(",")[0], whole.partition(":")[0]]
        lines = [self._head(scene, title, with_players) for with_players in (True, False) for title in (*titles, "")]
        return shortened(fitting(lines, self.terminal.width), self.terminal.width, self.terminal.glyphs.ellipsis)

    def _head(self, scene: Scene, title: str, with_players: bool) -> Text:
        glyphs = self.terminal.glyphs
        line = Text().append(f" {title} ", "bold reverse") if title else Text()
        for seat in range(self.match.seats):
            deciding = scene.decision is not None and scene.decision.seat == seat
            who = f" ({self._who(seat)})" if with_players and self._who(seat) else ""
            mark = glyphs.active if deciding else glyphs.pawn
            line.append("  " if line.plain else "")
            line.append(f"{mark}{seat + 1} {self.seat_name(seat)}{who}", "bold" if deciding else "")
        return line

    def _who(self, seat: int) -> str:
        """Which bot it is, or that it is you; several people know who they are."""
        player = self.player(seat)
        if player != PERSON:
            return self.terminal.text("cli-bot", bot=bots.title(player))
        return self.terminal.text("cli-you") if self.people() == 1 and self.match.seats > 1 else ""

    def question(self, decision: Decision) -> list[Text]:
        """The prompt; with several people it says whose decision it is."""
        text = self.terminal.render(decision.prompt)
        if self.people() > 1:
            who = self.seat_name(decision.seat)
            is_named = any(text.startswith(name) for name in who.split(", "))
            is_number = who == self.terminal.text("cli-seat", number=decision.seat + 1)
            who = "" if is_named or is_number else f" ({who})"
            text = self.terminal.text("cli-question-to", number=decision.seat + 1, who=who, question=text)
        return wrapped(f"{self.terminal.glyphs.bullet} {text}", self.terminal.width, "  ", "bold")

    def _options(self, scene: Scene, decision: Decision, pointed: int | None) -> list[Text]:
        full = [self.board.full_label(scene, option) for option in decision.options]
        short = [self.board.short_label(scene, option) for option in decision.options]
        more = self.terminal.text("cli-more-options", n=len(full))
        rows = max(5, self.terminal.height - 25)
        room = Room(self.terminal.width, rows, max(rows, _MOST_OPTION_ROWS), self.terminal.glyphs.ellipsis)
        return grid(full, short, room, more, pointed)

    def _about(self, scene: Scene, decision: Decision, pointed: int | None) -> list[Text]:
        """All there is to say about the option that is pointed at, and its rule."""
        if pointed is None:
            return []
        option = decision.options[pointed]
        glyphs = self.terminal.glyphs
        text = Text(f"{glyphs.active} ").append(self.board.about(scene, option)).append(f"  {option.rule}", "dim")
        lines = wrapped(text, self.terminal.width, "  ")
        if len(lines) > _ABOUT:
            last = lines[_ABOUT - 1]
            last.truncate(self.terminal.width - 2)
            lines = [*lines[: _ABOUT - 1], last.append(f" {glyphs.ellipsis}")]
        return lines

    def _latest(self, rows: int, seat: int, told: int) -> list[Text]:
        """The last lines of the log."""
        if rows <= 0:
            return []
        last = self.match.log(since=told, seat=self.reader(seat))[-rows:]
        glyphs = self.terminal.glyphs
        return [
            shortened(Text(f"{glyphs.dot} {self.terminal.render(line)}", "dim"), self.terminal.width, glyphs.ellipsis)
            for line in last
        ]
