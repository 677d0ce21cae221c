"""Which game? asked when `play` is given none."""

from __future__ import annotations

from functools import partial
from typing import Any

from rich.text import Text

from chronotable.cli.boards import board_for
from chronotable.cli.cells import wrapped
from chronotable.cli.dialogue import game_title
from chronotable.cli.menu import Menu
from chronotable.cli.storage import has_unfinished
from chronotable.cli.terminal import Terminal
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.locale import message_ids
from chronotable.rule_search import fold


def choose_game(terminal: Terminal) -> str | None:
    """The name of the game a person chooses, or None to leave."""
    games = by_weight()
    notice = ""
    while True:
        menu = Menu(
            draw=partial(_lines, terminal, games, notice),
            prompt=lambda _: terminal.text("cli-choose-input"),
            answers=[str(number) for number in range(1, len(games) + 1)],
            commands="q",
        )
        answer = terminal.choose(menu)
        if answer.lower() == "q":
            return None
        found = _meant(terminal, games, answer)
        if len(found) == 1:
            return found[0].name
        notice = terminal.text("cli-choose-unknown", text=answer[:40], last=len(games))


def by_weight() -> list[Game[Any]]:
    """All games that work, those with the least to learn first, those from outside last."""
    found = []
    for name in names():
        try:
            found.append(find_game(name))
        except ChronotableError:  # of a package that does not work; `chronotable games` says so
            continue
    return sorted(found, key=lambda game: board_for(game.name).weight)


def _meant(terminal: Terminal, games: list[Game[Any]], answer: str) -> list[Game[Any]]:
    """The game with this number, or those whose name or title begins so; Enter alone is the first."""
    if not answer:
        return games[:1]
    if answer.isascii() and answer.isdigit():
        return [game for number, game in enumerate(games, 1) if number == int(answer[:9])]
    wanted = fold(answer)
    titles = {game.name: fold(_title(terminal, game)) for game in games}
    exact = [game for game in games if wanted in (game.name, titles[game.name])]
    parts = [game for game in games if game.name.startswith(wanted) or wanted in titles[game.name]]
    return exact or parts


def _title(terminal: Terminal, game: Game[Any]) -> str:
    title = game_title(game)
    return terminal.render(title) if isinstance(title, Message) else title


def _lines(terminal: Terminal, games: list[Game[Any]], notice: str, pointed: int | None) -> list[Text]:
    lines = [Text(terminal.text("cli-choose-title"), "bold"), Text()]
    for place, game in enumerate(games):
        players = game.option_schema()["properties"].get("players", {})
        least, most = players.get("minimum", 1), players.get("maximum", 1)
        row = Text().append(f"{place + 1:>2}  {_title(terminal, game)}", "bold reverse" if place == pointed else "bold")
        row.append(f"  {terminal.text('cli-choose-players', least=least, most=most)}", "dim")
        if has_unfinished(game.name):
            row.append(f"  {terminal.glyphs.bullet} {terminal.text('cli-choose-unfinished')}", "italic")
        lines += [*wrapped(row, terminal.width, "    "), *_about(terminal, game), Text()]
    return [*lines, *wrapped(notice, terminal.width, "", "italic")] if notice else lines


def _about(terminal: Terminal, game: Game[Any]) -> list[Text]:
    id = f"cli-game-{game.name}-about"
    text = terminal.text(id) if id in message_ids("en") else str(game.option_schema().get("description", ""))
    return wrapped(f"    {text}", terminal.width, "    ") if text else []
