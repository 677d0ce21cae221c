"""`chronotable play`: start or resume a game in the terminal.

Ends with 0 after the end of the game, `q`, the end of input or a closed pipe, 2 after bad arguments, 1 when the game
could not be saved, 130 after Ctrl-C, and 128 and the signal's number after SIGTERM and SIGHUP.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import chronotable
from chronotable import bots
from chronotable.cli import players
from chronotable.cli.dialogue import Dialogue, Setup
from chronotable.cli.first_notes import FirstNotes
from chronotable.cli.game_choice import choose_game
from chronotable.cli.help_texts import english
from chronotable.cli.menu import EndOfInput
from chronotable.cli.session import Quit, Session
from chronotable.cli.storage import PERSON, Autosave, SaveFile, Table, open_autosave, set_aside
from chronotable.cli.terminal import Terminal, display_path, preferred_language
from chronotable.games import game as find_game
from chronotable.kernel.errors import BadOption, BadSave, ChangedRules, ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES

_english = english("play")

_FIRST_GAME = "loop"  # what `play` starts when no game is named and nobody can be asked


class Terminated(BaseException):
    """The system asks the client to end."""

    def __init__(self, number: int) -> None:
        self.number = number


class OtherRules(BadSave):
    """A save of other rules that is not opened.  It is whole: its file stays where it is."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("play", help=_english("about"), description=_english("about"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=_english("help-game"))
    add_setup_arguments(parser)
    parser.add_argument("--bots", metavar="KIND", help=_english("help-bots", kinds=", ".join(bots.STRENGTHS)))
    parser.add_argument("--new", action="store_true", help=_english("help-new"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=_english("help-save"))
    parser.add_argument("--go-on", action="store_true", help=_english("help-go-on"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))
    parser.add_argument("--ascii", action="store_true", help=_english("help-ascii"))
    parser.add_argument("--line", action="store_true", help=_english("help-line"))
    parser.add_argument("--no-first-notes", action="store_true", help=_english("help-no-first-notes"))


def add_setup_arguments(parser: argparse.ArgumentParser) -> None:
    """What shapes a new game."""
    parser.add_argument("--players", type=int, metavar="N", help=_english("help-players"))
    parser.add_argument("--seed", type=int, metavar="N", help=_english("help-seed"))
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=_english("help-set"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))


def given_options(args: argparse.Namespace) -> dict[str, Any]:
    """The set-up options of the command line: a value is JSON, a list of words, or a word."""
    options: dict[str, Any] = {}
    for assignment in args.set:
        name, equals, value = assignment.partition("=")
        if not equals:
            raise BadOption(Message("cli-play-set-form", text=assignment))
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value.split(",") if "," in value else value
    if args.players is not None:
        options["players"] = args.players
    return options


def run(args: argparse.Namespace) -> int:
    """Carry the command out."""
    terminal = Terminal(args.lang or preferred_language(), ascii_only=args.ascii, lines_only=args.line)
    try:
        with _signals(), contextlib.closing(terminal):
            return _play(terminal, args)
    except ChronotableError as error:
        terminal.say(error.message)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        terminal.say(Message("cli-play-files", problem=str(error)))
        return 1
    except KeyboardInterrupt:
        return 130
    except Terminated as ended:
        return 128 + ended.number


def _play(terminal: Terminal, args: argparse.Namespace) -> int:
    name = args.game or _wanted_game(terminal, args)
    if name is None:
        terminal.close()
        terminal.say(Message("cli-setup-left"))
        return 0
    game = find_game(name)
    save = SaveFile(args.save) if args.save else open_autosave(game.name)
    shaping = bool(args.new or args.set or args.pack or args.seed is not None or args.players or args.bots)
    if args.go_on and shaping:
        raise BadOption(Message("cli-play-go-on-new"))
    with contextlib.closing(save):
        session = None if shaping else _resume(terminal, args, game.name, save)
        session = session or _begin(terminal, args, game.name, save)
        return 0 if session is None else _run(terminal, session)


def _wanted_game(terminal: Terminal, args: argparse.Namespace) -> str | None:
    """Asked for, unless a file says it or nobody is there; None when the person leaves."""
    is_told = args.save is not None and SaveFile(args.save).read()
    if not terminal.is_interactive or is_told:
        return _FIRST_GAME
    try:
        return choose_game(terminal)
    except EndOfInput:
        return None


def _run(terminal: Terminal, session: Session) -> int:
    """Play, and whatever ends it, keep the game."""
    try:
        session.play()
        return 0
    except (Quit, EndOfInput):
        return _leave(terminal, session)
    except (KeyboardInterrupt, Terminated, BrokenPipeError) as reason:
        _ignore_signals()
        with contextlib.suppress(OSError):  # the terminal may be gone
            terminal.close()
            if isinstance(reason, KeyboardInterrupt):
                terminal.console.print()
            _leave(terminal, session)
        raise


def _leave(terminal: Terminal, session: Session) -> int:
    """Make sure that the game is saved, and say so."""
    terminal.close()
    session.keep()
    id = "cli-kept" if session.is_saved else "cli-not-kept"
    terminal.say(Message(id, path=display_path(session.save.path)))
    return 0 if session.is_saved else 1


# ---- starting


def _resume(terminal: Terminal, args: argparse.Namespace, name: str, save: SaveFile) -> Session | None:
    """The saved game, if there is one that can be gone on with.  An autosave that cannot is set aside, never lost."""
    text = save.read()
    if not text:
        if args.go_on:
            raise BadSave(Message("cli-no-file", path=display_path(save.path)))
        return None
    table = save.read_table()
    if not args.lang and table.language:
        terminal.language = preferred_language(table.language)
    try:
        match, is_changed = _loaded(save, text, table.packs, args.go_on)
        for bot in {*table.seats} - {PERSON}:
            bots.make(bot)
    except OtherRules:
        raise
    except ChronotableError as error:
        if not isinstance(save, Autosave):
            raise BadSave(Message("cli-play-bad-save", path=display_path(save.path), problem=error.message)) from error
        place = set_aside(save.path, "damaged")
        if save.table_path.exists():
            set_aside(save.table_path, "damaged")
        terminal.say(Message("cli-play-set-aside", path=display_path(place), problem=error.message))
        return None
    if match.game.name != name and args.save is None:
        return None
    table.language = terminal.language
    session = Session(terminal, match, save, table, None if args.no_first_notes else FirstNotes())
    if match.unsealed:
        session.notice(Message("cli-unsealed"))
    if is_changed and (kept := _make_room(save)) is not None:
        session.notice(Message("cli-play-kept-old", path=display_path(kept)))
    if is_changed and (earlier := match.origin.earlier) is not None:
        session.notice(Message("cli-earlier-rules", was=earlier.rules, n=earlier.choices))
    elif match.result is None:
        session.notice(Message("cli-play-resumed", n=len(match.history)))
    return session


def _make_room(save: SaveFile) -> Path | None:
    """Move an unfinished game out of the way of a new one; the result is where it is kept now."""
    if not save.path.exists() or save.path.stat().st_size == 0:
        return None
    return save.archive("unfinished") if isinstance(save, Autosave) else set_aside(save.path, "old")


def _begin(terminal: Terminal, args: argparse.Namespace, name: str, save: SaveFile) -> Session | None:
    """A new game with what the command line says and, where a person can be asked, what the dialogue says."""
    game = find_game(name)
    if save.read() and not args.new and not isinstance(save, Autosave):
        raise BadOption(Message("cli-play-save-exists", path=display_path(save.path)))
    packs = tuple(chronotable.pack(name, path) for path in args.pack)
    setup = Setup(game, given_options(args), packs, args.bots or game.ladder.usual)
    game.check_options(setup.options, packs)  # bad arguments are told before anything is asked
    players.seating(setup.bots, 2)
    ended = False
    if terminal.is_interactive:
        try:
            if not Dialogue(terminal, setup, game.ladder.offered()).run():
                terminal.close()
                terminal.say(Message("cli-setup-left"))
                return None
        except EndOfInput:
            ended = True
    match = chronotable.new(name, seed=args.seed, packs=packs, **setup.options)
    sources = [str(Path(path).resolve()) for path in args.pack]
    table = Table(players.seating(setup.bots, match.seats), terminal.language, sources)
    session = Session(terminal, match, save, table, None if args.no_first_notes else FirstNotes())
    if (place := _make_room(save)) is not None:
        session.notice(Message("cli-play-kept-old", path=display_path(place)))
    session.keep()
    if ended:
        terminal.close()
        terminal.say(Message("cli-kept", path=display_path(save.path)))
        return None
    return session


def _loaded(save: SaveFile, text: str, packs: list[str], go_on: bool) -> tuple[Match, bool]:
    """The match, and whether it is not as it was played, since other rules hold here and somebody let it go on."""
    try:
        return chronotable.load(text, packs=[*packs]), False
    except ChangedRules as error:
        path = display_path(save.path)
        if not go_on or not error.can_go_on:
            id = "cli-changed-rules" if error.can_go_on else "cli-play-bad-save"
            raise OtherRules(Message(id, path=path, problem=error.message)) from error
        try:
            return chronotable.load(text, packs=[*packs], go_on=True), True
        except BadSave as refused:
            raise OtherRules(Message("cli-play-bad-save", path=path, problem=refused.message)) from refused


def load_file(path: Path, packs: list[str], go_on: bool) -> Match:
    """A match from a file of the user's; the packs may be given or known from the table beside it."""
    save = SaveFile(path)
    text = save.read()
    if text is None:
        raise BadSave(Message("cli-no-file", path=display_path(path)))
    return _loaded(save, text, packs or save.read_table().packs, go_on)[0]


# ---- signals


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """While the client runs, a request to end is an exception like Ctrl-C, so that the game is saved."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, _terminate) for number in numbers}
    before[signal.SIGINT] = signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _terminate(number: int, frame: FrameType | None) -> None:
    raise Terminated(number)


def _ignore_signals() -> None:
    """Ignore further signals, so that nothing interrupts the last save."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
