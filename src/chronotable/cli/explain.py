"""`chronotable explain`: why a choice is possible in a saved game, or why not, with the rule."""

from __future__ import annotations

import argparse
from pathlib import Path

from chronotable import ledger
from chronotable.cli.help_texts import english
from chronotable.cli.play import load_file
from chronotable.cli.terminal import Terminal, preferred_language
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES

_english = english("explain")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("explain", help=_english("about"), description=_english("about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=_english("help-file"))
    parser.add_argument("key", nargs="?", metavar="KEY", help=_english("help-key"))
    parser.add_argument("--seat", type=int, metavar="N", help=_english("help-seat"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))
    parser.add_argument("--go-on", action="store_true", help=_english("help-go-on"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    """0 when the key may be chosen, 1 when not; without a key all that may be chosen are listed."""
    terminal = Terminal(args.lang or preferred_language())
    match = load_file(args.file, args.pack, args.go_on)
    if args.key is None:
        for decision in match.decisions:
            terminal.say(decision.prompt, "bold")
            for option in decision.options:
                terminal.say(f"  {option.key}  {terminal.render(option.label)}  {option.rule}")
        if (result := match.told_result) is not None:
            terminal.say(result.reason)
        return 0
    explanation = match.explain(args.key, args.seat)
    id = "cli-why" if explanation.allowed else "cli-why-not"
    terminal.say(Message(id, key=args.key, reason=explanation.reason))
    if explanation.rule:
        game = match.game.name
        rule = ledger.find(game, explanation.rule, terminal.language) if game in ledger.games() else None
        text = f": {rule.text.replace('**', '')}" if rule else ""
        terminal.say(f"{explanation.rule}{text}")
    return 0 if explanation.allowed else 1
