"""`chronotable seal`: a new seal for a save that was changed by hand; the mark that it was stays for good."""

from __future__ import annotations

import argparse
from pathlib import Path

import chronotable
from chronotable.cli.help_texts import english
from chronotable.cli.storage import SaveFile, write_whole
from chronotable.cli.terminal import Terminal, display_path, preferred_language
from chronotable.games import game as find_game
from chronotable.kernel.errors import BadSave
from chronotable.kernel.message import Message
from chronotable.kernel.notation import Save
from chronotable.kernel.unsealed import read_unsealed
from chronotable.locale import LANGUAGES

_english = english("seal")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = subparsers.add_parser("seal", help=_english("about"), description=_english("about"))
    parser.add_argument("file", type=Path, metavar="FILE", help=_english("help-file"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=_english("help-out"))
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=_english("help-pack"))
    parser.add_argument("--lang", choices=LANGUAGES, help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    terminal = Terminal(args.lang or preferred_language())
    file = SaveFile(args.file)
    text = file.read()
    if text is None:
        raise BadSave(Message("cli-no-file", path=display_path(args.file)))
    save = Save(text, ignores_seal=True)
    if save.is_sealed:
        terminal.say(Message("cli-seal-fits", path=display_path(args.file)))
        return 0
    game = find_game(save.header["game"])
    packs = tuple(chronotable.pack(game, path) for path in args.pack or file.read_table().packs)
    match, drawn = read_unsealed(save, game, packs)
    place = args.out or args.file
    write_whole(place, match.save())
    count, setup = sum(number > 0 for number in drawn), "yes" if 0 in drawn else "no"
    done = Message("cli-seal-done", path=display_path(place), n=len(match.history), drawn=count, setup=setup)
    terminal.say(done)
    terminal.say(Message("cli-unsealed"))
    return 0
