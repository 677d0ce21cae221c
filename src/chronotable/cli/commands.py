"""What a person may type beside an answer: help, reasons, hints, rules, pages to look something up, undo, save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from chronotable import bots, ledger
from chronotable.bots.bot import finished
from chronotable.bots.hint import hinting
from chronotable.cli.cells import wrapped
from chronotable.cli.goals import goal_page
from chronotable.cli.how_to_play import page
from chronotable.cli.menu import SAME_KEYS
from chronotable.cli.storage import write_whole
from chronotable.cli.terminal import display_path
from chronotable.cli.things import thing_lines
from chronotable.how_to_play import how_to_play
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.kernel.notation import FIRST_LINE, FORMER_FIRST_LINE
from chronotable.rule_index import search

if TYPE_CHECKING:
    from chronotable.cli.session import Session

AT_ONCE: Final = "?ghiloqtu"  # with single keys these need no Enter
WITH_TEXT: Final = "crs"  # what follows on the line belongs to them
_RULES_SHOWN: Final = 20
_STEPS_SHOWN: Final = 5  # of a plan


class Quit(Exception):
    """The player stops; the game is kept."""


class Commands:
    """The commands of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.terminal = session.terminal
        self.match = session.match
        self.board = session.board
        self._commands: dict[str, Callable[[str, Decision], None]] = {
            "?": self._explain,
            "c": self._card,
            "g": self._goal,
            "goal": self._goal,
            "h": self._hint,
            "i": self._how_to_play,
            "l": self._log,
            "o": self._all_options,
            "q": self._quit,
            "r": self._rules,
            "s": self._save_copy,
            "t": self._team,
            "u": self._undo,
            "redo": self._redo,
        }

    def carry_out(self, line: str, decision: Decision) -> bool:
        """Whether the line was a command."""
        word, _, rest = line.partition(" ")
        word = word.lower().translate(SAME_KEYS) if len(word) == 1 else word
        if line.startswith("?"):
            self._explain(line[1:].strip(), decision)
        elif word in self._commands and (not rest or word in WITH_TEXT):
            self._commands[word](rest.strip(), decision)
        else:
            return False
        return True

    def why(self, key: str, decision: Decision) -> None:
        """Say why a choice is possible or not."""
        explanation = self.match.explain(key, decision.seat)
        id = "cli-why" if explanation.allowed else "cli-why-not"
        self.session.notice(Message(id, key=key, reason=explanation.reason))
        if explanation.rule:
            self.session.notice(Message("cli-why-rule", rule=explanation.rule))

    # ---- help

    def _explain(self, what: str, decision: Decision) -> None:
        """`?` alone is the help page; with a number or a key, why it is possible or not; with a name, what that is."""
        if not what:
            self.terminal.page(lambda: self._help(decision))
            return
        if what.isascii() and what.isdigit() and 0 < int(what[:9]) <= len(decision.options):
            what = decision.options[int(what) - 1].key
        meant = [option.key for option in decision.options if option.key.startswith(what.lower())]
        if not meant and ":" not in what and self._what_is(what, decision):
            return
        self.why(meant[0] if len(meant) == 1 else what.lower(), decision)

    def _help(self, decision: Decision) -> list[Text]:
        terminal, scene = self.terminal, self.session.screens.scene(decision)
        examples = {
            "key": decision.options[0].key,
            "name": self.board.something_to_look_up(scene),
            "rule": decision.options[0].rule or "1",
        }
        lines = [Text(terminal.text("cli-help-title"), "bold")]
        first = ("keys", "text", "ask") if terminal.keys is not None else ("number", "why")
        look_up = ("c",) if examples["name"] else ()
        for command in (*first, "i", "g", "u", "h", "o", *look_up, "t", "l", "r", "s", "q"):
            sign = terminal.text(f"cli-help-{command}-sign")
            text = terminal.text(f"cli-help-{command}", **examples)
            lines += wrapped(f"{sign:>10}  {text}", terminal.width, " " * 12)
        if legend := self.board.help(scene, terminal.width):
            lines += [Text(terminal.text("cli-help-legend"), "bold"), *legend]
        return lines

    def _how_to_play(self, rest: str, decision: Decision) -> None:
        pages = how_to_play(self.match.game.name)
        if pages is None:
            self.session.notice(Message("cli-how-to-play-nothing"))
        else:
            self.terminal.page(lambda: page(self.terminal, self.match.game, pages))

    def _goal(self, rest: str, decision: Decision) -> None:
        self.terminal.page(lambda: goal_page(self.terminal, self.match, decision.seat))

    def _hint(self, rest: str, decision: Decision) -> None:
        """What a bot would choose and why, what comes to the same, and how its plan goes on."""
        name = self.match.game.ladder.hint
        if self.terminal.keys is not None:
            self.terminal.keys.say_below(self.terminal.text("cli-hint-thinking", bot=bots.title(name)))
        try:
            hint = finished(hinting(self.session.bot(name), self.match, decision.seat))
        except ChronotableError as error:
            self.session.notice(error.message)
            return
        place = {option.key: number for number, option in enumerate(decision.options, 1)}
        notice = self.session.notice
        notice(Message("cli-hint", bot=bots.title(name), number=place[hint.key], option=hint.label))
        notice(Message("cli-hint-why", why=hint.why))
        if hint.equal:
            notice(Message("cli-hint-equal", numbers=[str(place[key]) for key in hint.equal]))
        following = [step.label for step in hint.plan[1:]]
        if following:
            more = "yes" if len(following) > _STEPS_SHOWN else "no"
            notice(Message("cli-hint-plan", steps=following[:_STEPS_SHOWN], more=more))

    # ---- pages

    def _rules(self, rest: str, decision: Decision) -> None:
        game = self.match.game.name
        if not rest:
            self.session.notice(Message("cli-ledger-what", rule=decision.options[0].rule or "1"))
            return
        language = self.terminal.language
        named = ledger.find(game, rest, language) if game in ledger.games() else None
        found = [named] if named else search(game, rest, language) if game in ledger.games() else []
        if not found:
            self.session.notice(Message("cli-ledger-none", words=rest))
            return
        shown = found[:_RULES_SHOWN]

        def lines() -> list[Text]:
            texts = [Text(self.terminal.text("cli-ledger-page", words=rest, n=len(found)), "bold")]
            for rule in shown:
                text = Text().append(f"{rule.id}  ", "bold").append(rule.text.replace("**", "").replace("\n", " "))
                texts += wrapped(text, self.terminal.width, "    ")
            return texts

        self.terminal.page(lines)

    def _card(self, rest: str, decision: Decision) -> None:
        if rest:
            if not self._what_is(rest, decision):
                self.session.notice(Message("cli-card-none", words=rest))
        else:
            scene = self.session.screens.scene(decision)
            name = self.board.something_to_look_up(scene)
            self.session.notice(Message("cli-card-what", name=name) if name else Message("cli-card-nothing"))

    def _what_is(self, words: str, decision: Decision) -> bool:
        """All there is to say of what is called so; False where nothing is."""

        def lines() -> list[Text]:
            scene = self.session.screens.scene(decision)
            described = self.board.describe(scene, words, self.terminal.width)
            answers = thing_lines(self.terminal, self.match, words)
            return [*described, *([Text()] if described and answers else []), *answers]

        is_known = bool(lines())
        if is_known:
            self.terminal.page(lines)
        return is_known

    def _log(self, rest: str, decision: Decision) -> None:
        """The newest first: what matters is on the first page."""
        entries = self.match.log(seat=self.session.screens.reader(decision.seat))
        digits = len(str(len(entries)))

        def lines() -> list[Text]:
            texts = [Text(self.terminal.text("cli-log"), "bold")]
            for number, entry in reversed([*enumerate(entries, 1)]):
                line = f"{number:>{digits}}  {self.terminal.render(entry)}"
                texts += wrapped(line, self.terminal.width, " " * (digits + 2))
            return texts

        self.terminal.page(lines)

    def _team(self, rest: str, decision: Decision) -> None:
        self.terminal.page(lambda: self.board.team(self.session.screens.scene(decision), self.terminal.width))

    def _all_options(self, rest: str, decision: Decision) -> None:
        """Every option in full, with its key and its rule."""
        digits = len(str(len(decision.options)))

        def lines() -> list[Text]:
            scene = self.session.screens.scene(decision)
            texts = self.session.screens.question(decision)
            for number, option in enumerate(decision.options, 1):
                row = Text().append(f"{number:>{digits}}  ", "bold").append(f"{option.key}  ", "cyan")
                row.append(self.board.about(scene, option)).append(f"  {option.rule}", "dim")
                texts += wrapped(row, self.terminal.width, " " * (digits + 2))
            return texts

        self.terminal.page(lines)

    # ---- the game

    def _quit(self, rest: str, decision: Decision) -> None:
        raise Quit

    def _undo(self, rest: str, decision: Decision) -> None:
        self.session.undo(decision)

    def _redo(self, rest: str, decision: Decision) -> None:
        self.session.redo()

    def _save_copy(self, rest: str, decision: Decision) -> None:
        """`s` tells where the game is kept; `s FILE` writes a copy, but never over something that is no save."""
        if not rest:
            self.session.keep(again=True)
            if self.session.is_saved:
                self.session.notice(Message("cli-saved", path=display_path(self.session.save.path)))
            return
        path = Path(rest).expanduser()
        try:
            if path.exists() and not _is_save(path):
                self.session.notice(Message("cli-save-foreign", path=display_path(path)))
                return
            write_whole(path, self.match.save())
        except OSError as error:
            self.session.notice(Message("cli-save-failed", path=display_path(path), problem=error.strerror or ""))
        else:
            self.session.notice(Message("cli-saved", path=display_path(path)))


def _is_save(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().rstrip("\r\n") in (FIRST_LINE, FORMER_FIRST_LINE, "")
