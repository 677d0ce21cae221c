"""`chronotable analyse`: where a finished game turned, as text, as JSON or as a page that needs nothing else."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from rich.text import Text

from chronotable.analysis import Analysis, analyse
from chronotable.analysis.telling import (
    Stage,
    as_json,
    behind,
    likely,
    named,
    stages,
    told_better,
    told_share,
    told_turn,
)
from chronotable.cli.analysis_page import page
from chronotable.cli.cells import wrapped
from chronotable.cli.dialogue import game_title
from chronotable.cli.final_result import show_result
from chronotable.cli.help_texts import english
from chronotable.cli.play import load_file
from chronotable.cli.storage import write_whole
from chronotable.cli.terminal import Terminal, display_path, preferred_language
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES

_english = english("analyse")
_INDENT: Final = "   "


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("analyse", help=_english("about"), description=_english("about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=_english("help-file"))
    parser.add_argument("--json", action="store_true", help=_english("help-json"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=_english("help-html"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang or preferred_language())
    match = load_file(args.file, args.pack, False)
    found = analyse(match)
    if args.html is not None:
        write_whole(args.html, page(terminal, match, found))
    if args.json:
        print(json.dumps(as_json(match, found), indent=1))
    elif args.html is not None:
        terminal.say(Message("cli-analyse-written", path=display_path(args.html)))
    else:
        _tell(terminal, match, found)
    return 0


def _tell(terminal: Terminal, match: Match, found: Analysis) -> None:
    title = Message("cli-replay-title", game=game_title(match.game), seats=match.seats, n=len(match.history))
    terminal.say(title, "bold")
    show_result(terminal, match)
    if not found.lines:
        terminal.say(Message("analysis-nothing"))
        return
    terminal.say("")
    terminal.say(Message("analysis-curve"), "bold")
    for stage in stages(match, found):
        terminal.lines(wrapped(_stage(terminal, stage, found), terminal.width, _INDENT))
    terminal.say("")
    terminal.say(Message("analysis-shares"), "bold")
    for share in found.shares:
        terminal.lines(wrapped(terminal.render(told_share(share)), terminal.width, _INDENT))
    terminal.say("")
    terminal.say(Message("analysis-turns" if found.turns else "analysis-no-turns"), "bold")
    for number, turn in enumerate(found.turns, 1):
        terminal.lines(wrapped(f"{number}. {terminal.render(told_turn(turn))}", terminal.width, _INDENT))
        terminal.lines(wrapped(f"{_INDENT}{terminal.render(told_better(turn))}", terminal.width, _INDENT))
    terminal.say("")
    terminal.lines([Text(line.plain, "dim") for line in wrapped(terminal.render(behind(match, found)), terminal.width)])


def _stage(terminal: Terminal, stage: Stage, found: Analysis) -> str:
    """One part of the game, and what everybody could hope for."""
    hopes = [terminal.render(likely(value)) for value in stage.values]
    if len(hopes) > 1:
        hopes = [f"{terminal.render(named(line.seat))}: {hope}" for line, hope in zip(found.lines, hopes)]
    return f"{terminal.render(stage.name)} – {'; '.join(hopes)}"
