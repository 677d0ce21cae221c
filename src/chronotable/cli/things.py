"""What is this?  Looked up by its name in the reader's language: a kind of piece, a space, a number, a named thing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable.cli.cells import wrapped
from chronotable.cli.terminal import Terminal
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.things import Thing, thing_of
from chronotable.rule_search import fold

_MOST: Final = 6  # things that have the words in their names


def thing_lines(terminal: Terminal, match: Match, words: str) -> list[Text]:
    """What is called so, with its rule; nothing where nothing is."""
    lines: list[Text] = []
    for thing in _named(terminal, match, fold(words))[:_MOST]:
        line = Text().append(terminal.render(thing.name), "bold")
        lines += wrapped(
            line.append(f": {terminal.render(thing.text)}  ").append(thing.rule, "dim"), terminal.width, "    "
        )
    return lines


def _named(terminal: Terminal, match: Match, wanted: str) -> list[Thing]:
    """By their own names, those that are called exactly so first; else what kind of thing has such a name."""
    game = match.game
    rules = game.things()
    answers = {name: thing for name in rules if (thing := thing_of(game.name, rules, name)) is not None}
    names = {name: fold(terminal.render(thing.name)) for name, thing in answers.items()}
    found = sorted((name for name in names if wanted in names[name]), key=lambda name: names[name] != wanted)
    packs = match.origin.packs
    for kind, things in game.catalogue(packs).items():
        if kind in answers and kind not in found:
            called = (Message("cli-name", name=game.thing(kind, id, packs)) for id in things)
            found += [kind] if any(wanted in fold(terminal.render(each)) for each in called) else []
    return [answers[name] for name in found]
