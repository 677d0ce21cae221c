"""`chronotable games`: what can be played, and whose games they are."""

from __future__ import annotations

import argparse
from typing import Any

import chronotable
from chronotable.cli.dialogue import game_title
from chronotable.cli.terminal import Terminal, preferred_language
from chronotable.games import game as find_game
from chronotable.games import unusable
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, message_ids, render


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    about = render(Message("cli-games-about"), "en")
    parser = subparsers.add_parser("games", help=about, description=about)
    parser.add_argument("--lang", choices=LANGUAGES, help=render(Message("cli-games-help-lang"), "en"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang or preferred_language())
    for name in chronotable.games():
        try:
            game = find_game(name)
            terminal.say(_entry(game), "bold")
            refused = game.refused_parts()
        except ChronotableError as error:  # of a package that does not work; the others do
            terminal.say(error.message)
            continue
        except Exception as error:
            terminal.say(unusable(name, error))
            continue
        about = f"cli-game-{name}-publishers"
        if about in message_ids("en"):
            terminal.say(f"    {terminal.text(about)}")
        for message in refused:
            terminal.say(message)
    terminal.say(Message("cli-games-unofficial"))
    return 0


def _entry(game: Game[Any]) -> Message:
    players = game.option_schema()["properties"].get("players", {})
    least, most = players.get("minimum", 1), players.get("maximum", 1)
    return Message("cli-games-entry", name=game.name, title=game_title(game), least=least, most=most)
