"""`chronotable how-to-play GAME`: how a game is played, in two or three minutes, and what its symbols mean."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from chronotable.cli.cells import wrapped
from chronotable.cli.dialogue import game_title
from chronotable.cli.help_texts import english
from chronotable.cli.terminal import Terminal, preferred_language
from chronotable.games import game as find_game
from chronotable.how_to_play import Group, HowToPlay, Section, games, how_to_play
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES

_english = english("how-to-play")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's parser."""
    about = _english("about")
    parser = subparsers.add_parser("how-to-play", help=about, description=about)
    parser.add_argument("game", nargs="?", metavar="GAME", help=_english("help-game"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 is well, 1 where the game does not say it."""
    terminal = Terminal(args.lang or preferred_language())
    if args.game is None:
        terminal.say(Message("cli-how-to-play-games", games=list(games())))
        return 0
    game = find_game(args.game)
    pages = how_to_play(game.name)
    if pages is None:
        terminal.say(Message("cli-how-to-play-none", game=game_title(game), games=list(games())))
        return 1
    terminal.lines(page(terminal, game, pages))
    return 0


def page(terminal: Terminal, game: Game[Any], pages: HowToPlay) -> list[Text]:
    """The sections and the legend as lines that fit."""
    lines = [Text(terminal.text("kernel-how-to-play-of", game=game_title(game)), "bold")]
    for section in pages.sections:
        lines += [Text(), Text(terminal.text(section.title), "bold"), *_items(terminal, section)]
    if pages.legend:
        lines += [Text(), Text(terminal.text("kernel-legend"), "bold")]
    for group in pages.legend:
        lines += _symbols(terminal, group)
    return lines


def _items(terminal: Terminal, section: Section) -> Iterator[Text]:
    for number, item in enumerate(section.items, 1):
        sign = f"{number}." if section.name == "mistakes" else terminal.glyphs.bullet
        yield from wrapped(f"{sign} {terminal.text(item.text)}", terminal.width, " " * (len(sign) + 1))


def _symbols(terminal: Terminal, group: Group) -> Iterator[Text]:
    """A group that says what all its symbols are names them in one line; others have a line each."""
    title = Text(f"{terminal.text(group.title)}  ", "underline")
    yield from wrapped(
        title.append(terminal.text(group.text) if group.text else "", "not underline"), terminal.width, "  "
    )
    if not any(symbol.text for symbol in group.symbols):
        names = ", ".join(terminal.text(symbol.name) for symbol in group.symbols)
        yield from wrapped(f"  {names}", terminal.width, "  ")
        return
    for symbol in group.symbols:
        name = terminal.text(symbol.name)
        row = Text("  ").append(name[:1].upper() + name[1:], "bold")
        if symbol.text:
            row.append(": ").append(terminal.text(symbol.text))
        yield from wrapped(row, terminal.width, "    ")
