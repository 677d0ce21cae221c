"""`chronotable replay`: tell a saved game, choice by choice."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from chronotable.cli.boards import Scene, board_for
from chronotable.cli.dialogue import game_title
from chronotable.cli.final_result import show_result
from chronotable.cli.help_texts import english
from chronotable.cli.menu import EndOfInput
from chronotable.cli.play import load_file
from chronotable.cli.terminal import Terminal, preferred_language
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES

_english = english("replay")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("replay", help=_english("about"), description=_english("about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=_english("help-file"))
    parser.add_argument("--step", action="store_true", help=_english("help-step"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))
    parser.add_argument("--go-on", action="store_true", help=_english("help-go-on"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))
    parser.add_argument("--ascii", action="store_true", help=_english("help-ascii"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang or preferred_language(), ascii_only=args.ascii)
    match = load_file(args.file, args.pack, args.go_on)
    try:
        _tell(terminal, match, args.step)
    except EndOfInput:
        pass
    except KeyboardInterrupt:
        return 130
    return 0


def _tell(terminal: Terminal, match: Match, step: bool) -> None:
    """The set-up, then each choice with what came of it; step by step with the table before each choice."""
    start = match.branch(0)
    seats = match.seats
    terminal.say(Message("cli-replay-title", game=game_title(match.game), seats=seats, n=len(match.history)), "bold")
    if (earlier := match.origin.earlier) is not None:
        terminal.say(Message("cli-earlier-rules", was=earlier.rules, n=earlier.choices))
    if match.unsealed:
        terminal.say(Message("cli-unsealed"))
    for entry in start.log():
        terminal.say(f"    {terminal.render(entry)}")
    for number, choice in enumerate(match.history, 1):
        before = match.branch(number - 1)
        if step:
            _show(terminal, before)
            if terminal.ask(terminal.text("cli-page-more", left=0) + " > ").lower() == "q":
                return
        decision = next(d for d in before.decisions if d.seat == choice.seat)
        label = terminal.render(decision.option(choice.key).label)
        who = board_for(match.game.name).seat_name(_scene(terminal, before), choice.seat)
        terminal.say(f"{number}. {who}: {label}", "bold")
        after = match.branch(number)
        for entry in after.log(since=len(before.events())):
            terminal.say(f"    {terminal.render(entry)}")
    if match.result is not None:
        show_result(terminal, match)
    else:
        terminal.say(Message("cli-replay-unfinished"))


def _scene(terminal: Terminal, match: Match) -> Scene:
    return Scene.of(match, None, match.decision, terminal)


def _show(terminal: Terminal, match: Match) -> None:
    terminal.clear()
    board = board_for(match.game.name)
    terminal.lines([*board.draw(_scene(terminal, match), terminal.width, terminal.height - 8), Text()])
