"""One folder a game.  A folder with a `game.py` that holds `GAME` is a game; nothing else has to be told.

Games from outside come through one of two doors.  A program hands its game to `register`.  An installed package names
it in the entry-point group `chronotable.games`, and every process finds it by name:

    [project.entry-points."chronotable.games"]
    pig = "pig.game:GAME"

Words, ledger and lessons of any game are `locale/`, `rules.md` and `lessons/` in its folder; one from outside may have
them elsewhere.
`how_to_play.yaml` there says how it is played.

A game may be made of parts that have words and rules of their own, such as the merchants of Merchants Cove: folders two
rooms deep in its own (`merchants/shops/chronomancer/`), or packages that name one in the entry-point group
`chronotable.<game>`.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut, meant, short

GROUP: Final = "chronotable.games"
_PARTS: Final = "chronotable"  # and the name of a game of the house: groups of its parts
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # what message ids, addresses and saves can hold


@dataclass(frozen=True, slots=True)
class _Outside:
    """A game that stands in no folder here, and the files that came with it."""

    game: Game[Any]
    texts: Traversable | None
    ledger: Traversable | None
    lessons: Traversable | None


_registered: dict[str, _Outside] = {}


class _Games(ModuleType):
    """`chronotable.games` is this package and, called, the list of the games: `import chronotable.games` finds both."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games


def names() -> list[str]:
    """The games there are, in alphabetical order."""
    return sorted({*_folders(), *_registered, *_offered()})


@cache
def _folders() -> tuple[str, ...]:
    folders = files(__package__).iterdir()
    return tuple(folder.name for folder in folders if folder.is_dir() and folder.joinpath("game.py").is_file())


@cache
def _offered() -> dict[str, EntryPoint]:
    """The games that installed packages offer, not loaded yet; nobody can take the name of a game here."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in _folders()}


def register(
    game: Game[Any],
    *,
    texts: str | Path | None = None,
    ledger: str | Path | None = None,
    lessons: str | Path | None = None,
) -> None:
    """Let this process know a game from outside, by its name.

    `texts` is a folder with `<language>/*.ftl`, English at least; `ledger` is the Markdown file of its rules, `lessons`
    the folder of its lesson files.  Left out, they are `locale/`, `rules.md` and `lessons/` of the game's package, if
    it has them.  A game registered before under the same name is replaced; a game of the house is not.
    """
    if not isinstance(game, Game):
        raise BadOption(Message("kernel-game-object", found=short(game)))
    if not isinstance(getattr(game, "name", None), str) or not _NAME.fullmatch(game.name):
        raise BadOption(Message("kernel-game-name", name=cut(str(getattr(game, "name", "")))))
    if game.name in _folders():
        raise BadOption(Message("kernel-game-taken", name=game.name))
    _registered[game.name] = _Outside(game, _texts(game, texts), _ledger(game, ledger), _lessons(game, lessons))


def _texts(game: Game[Any], given: str | Path | None) -> Traversable | None:
    if given is None:
        beside = _folder(game)
        return beside / "locale" if beside is not None and (beside / "locale" / "en").is_dir() else None
    folder = Path(given)
    if not (folder / "en").is_dir():
        raise BadOption(Message("kernel-game-texts", path=str(folder), language="en", files="*.ftl"))
    return folder


def _ledger(game: Game[Any], given: str | Path | None) -> Traversable | None:
    if given is None:
        beside = _folder(game)
        return beside / "rules.md" if beside is not None and (beside / "rules.md").is_file() else None
    if not Path(given).is_file():
        raise BadOption(Message("kernel-game-ledger", path=str(given)))
    return Path(given)


def _lessons(game: Game[Any], given: str | Path | None) -> Traversable | None:
    if given is None:
        beside = _folder(game)
        return beside / "lessons" if beside is not None and (beside / "lessons").is_dir() else None
    if not Path(given).is_dir():
        raise BadOption(Message("kernel-game-lessons", path=str(given)))
    return Path(given)


def _folder(game: Game[Any]) -> Traversable | None:
    """The folder of the package that the game is written in; a single module or a script has none of its own."""
    module = sys.modules.get(type(game).__module__)
    package = getattr(module, "__package__", None)
    return files(package) if package else None


def game(name: str | Game[Any]) -> Game[Any]:
    """A game by name; an unknown one raises BadOption with the names there are.

    A game that stands in no folder here yet may be given itself.
    """
    if isinstance(name, Game):
        return name
    if name not in names():  # whatever was given: it need not be hashable
        raise BadOption(meant(Message("kernel-unknown-game", name=cut(str(name)), games=names()), name, names()))
    if name in _folders():
        found: Game[Any] = import_module(f"{__package__}.{name}.game").GAME
        return found
    return _outside(name).game


def _outside(name: str) -> _Outside:
    """A game from outside; one that a package offers is loaded when it is first asked for."""
    if name not in _registered:
        if name not in _offered():
            raise BadOption(Message("kernel-unknown-game", name=cut(str(name)), games=names()))
        _load(name, _offered()[name])
    return _registered[name]


def _load(name: str, entry: EntryPoint) -> None:
    """Whatever is wrong with somebody's package is said in words and stops nothing else."""
    try:
        found = entry.load()
        register(found)
        if found.name != name:
            del _registered[found.name]
            raise LookupError(f"{entry.value} calls itself {found.name!r}")
    except (Exception, SystemExit) as error:
        detail = cut(f"{type(error).__name__}: {error}")
        raise BadOption(Message("kernel-game-broken", name=name, package=_package(entry), detail=detail)) from error


def unusable(name: str, error: Exception) -> Message:
    """What to say of a game that was found and then failed while it was only looked at: others are still listed."""
    package = _package(_offered()[name]) if name in _offered() else "chronotable" if name in _folders() else "-"
    detail = cut(f"{type(error).__name__}: {error}")
    return Message("kernel-game-unusable", name=name, package=package, detail=detail)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def text_folders(group: str = "") -> list[Traversable]:
    """Where the words of games are: of the house, of those loaded, and of those whose messages begin with the group."""
    for name in _offered():
        if group and name.partition("_")[0] == group and name not in _registered:
            try:
                _outside(name)
            except BadOption:  # whoever wants to play it is told
                continue
    outside = [part / "locale" for name in house() for part in _parts_from_outside(name)]
    found = [*house_texts(), *outside, *(found.texts for found in _registered.values() if found.texts is not None)]
    return [folder for folder in found if folder.is_dir()]


def house_texts() -> list[Traversable]:
    """Where the words of the games of the house are."""
    found = [folder / "locale" for name in house() for folder in (files(__package__) / name, *_parts(name))]
    return [folder for folder in found if folder.is_dir()]


def all_texts_of(name: str) -> list[Traversable]:
    """Where the words of a game and of its parts are."""
    if name not in _folders():
        return [] if (own := texts_of(name)) is None else [own]
    folders = [files(__package__) / name, *_parts(name), *_parts_from_outside(name)]
    return [folder / "locale" for folder in folders if (folder / "locale").is_dir()]


@cache
def _parts(name: str) -> tuple[Traversable, ...]:
    """Folders of a game's parts that have words or rules of their own."""
    rooms = [room for room in (files(__package__) / name).iterdir() if room.is_dir() and room.name != "locale"]
    parts = [part for room in sorted(rooms, key=_name) for part in sorted(room.iterdir(), key=_name) if part.is_dir()]
    return tuple(part for part in parts if (part / "locale").is_dir() or (part / "rules.md").is_file())


@cache
def _parts_from_outside(name: str) -> tuple[Traversable, ...]:
    """Of packages that offer a part; one that cannot be found has no words, and the game says what is wrong with it."""
    found: list[Traversable] = []
    for entry in sorted(entry_points(group=f"{_PARTS}.{name}"), key=lambda entry: entry.name):
        try:
            found.append(files(entry.module.rpartition(".")[0] or entry.module))
        except (Exception, SystemExit):
            continue
    return tuple(found)


def _name(folder: Traversable) -> str:
    return folder.name


def texts_of(name: str) -> Traversable | None:
    """The folder of a game's words, if it has one."""
    if name not in _folders():
        return _outside(name).texts
    folder = files(__package__) / name / "locale"
    return folder if folder.is_dir() else None


def ledger_of(name: str) -> Traversable | None:
    """The ledger of a game, if it has one."""
    if name not in _folders():
        return _outside(name).ledger
    file = files(__package__) / name / "rules.md"
    return file if file.is_file() else None


def how_to_play_of(name: str) -> Traversable | None:
    """The file that says how a game is played, if it has one."""
    return _beside(name, "how_to_play.yaml")


def rule_pictures_of(name: str) -> Traversable | None:
    """The file that says what is drawn beside the rules of a game, if it has one."""
    return _beside(name, "rule_pictures.yaml")


def _beside(name: str, file: str) -> Traversable | None:
    """A file in the folder of a game, if it is there."""
    folder = files(__package__) / name if name in _folders() else _folder(_outside(name).game)
    found = None if folder is None else folder / file
    return found if found is not None and found.is_file() else None


def ledgers_of(name: str) -> list[Traversable]:
    """The ledger of a game, if it has one, and those of its parts."""
    own = ledger_of(name)
    if name not in _folders():
        return [] if own is None else [own]
    parts = [part / "rules.md" for part in (*_parts(name), *_parts_from_outside(name))]
    return [file for file in (own, *parts) if file is not None and file.is_file()]


def lesson_files(name: str) -> list[Traversable]:
    """The lesson files of a game, in the order of the course: by the numbers before their names, then by names."""
    folder = files(__package__) / name / "lessons" if name in _folders() else _outside(name).lessons
    if folder is None or not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".yaml")]
    return sorted(found, key=lambda file: (_place(file.name), file.name))


def _place(file: str) -> int:
    number, dash, _ = file.partition("-")
    return int(number) if dash and number.isdecimal() else sys.maxsize


def house() -> list[str]:
    """The games that stand in a folder here."""
    return sorted(_folders())


def puzzle_file(name: str, file: str) -> Traversable | None:
    """A file of the game's `puzzles/`, if it has it."""
    folder = files(__package__) / name if name in _folders() else _folder(_outside(name).game)
    found = None if folder is None else folder / "puzzles" / file
    return found if found is not None and found.is_file() else None
