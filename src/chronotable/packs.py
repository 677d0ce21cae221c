"""Reading pack files: YAML of plain values only, with the line of every entry.

The file is read event by event, not by a YAML constructor: no tags, no anchors and aliases (so no loops and no
explosions), limits of size and depth, no key twice, and only `true`, `false`, `null` and whole numbers beside text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.errors import BadPack
from chronotable.kernel.game import Game
from chronotable.kernel.measure import PACK, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import Problem, cut, problems

LARGEST: Final = 1_000_000  # bytes; all printed cards of a box take some 50,000
DEEPEST: Final = 30
KEPT: Final = 256  # packs known to be good
WORDS: Final[dict[str, Any]] = {"": None, "~": None, "null": None, "true": True, "false": False}
WHOLE: Final = re.compile(r"[-+]?[0-9]{1,15}")
UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")


def read_pack(game: Game[Any], path: str | Path) -> Pack:
    """Read and check a pack file of a game; BadPack names file, line, field and what is allowed."""
    pack = read_file(path)
    check_header(pack, [game.name])
    check_pack(game, pack)
    _remember((game.name, pack.hash))
    return pack


def read_packs(paths: Iterable[str | Path]) -> list[Pack]:
    """Read pack files of any games; raises for the first that is not good, or does not fit those before it."""
    packs: list[Pack] = []
    for path in paths:
        found = read_file(path)
        game = find_game(check_header(found, names()))
        check_pack(game, found)
        packs.append(found)
        game.check_options({}, tuple(pack for pack in packs if pack.game == game.name))
    return packs


def read_file(path: str | Path) -> Pack:
    """The content of a pack file, whatever game it is for, not yet checked."""
    if not isinstance(path, (str, Path)):
        raise BadPack(Message("kernel-pack-path", found=cut(repr(path))))
    file = cut_path(path)
    try:
        place = Path(path)
        if place.is_dir():
            raise BadPack(Message("kernel-pack-folder", file=file))
        if not place.exists():
            raise BadPack(Message("kernel-pack-missing", file=file))
        if not place.is_file():
            raise BadPack(Message("kernel-pack-unreadable", file=file))
        with place.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, BadPack):
            raise
        raise BadPack(Message("kernel-pack-unreadable", file=file)) from error
    return read_text(file, content)


def cut_path(path: str | Path) -> str:
    """A path for messages: its end is what tells files apart."""
    text = str(path).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 200 else "..." + text[-197:]


def read_text(file: str, content: bytes) -> Pack:
    """The content of a pack file from its bytes."""
    if len(content) > LARGEST:
        raise BadPack(Message("kernel-pack-huge", file=file, largest=LARGEST))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadPack(Message("kernel-pack-encoding", file=file, line=line)) from error
    reader = Reader(file)
    value = reader.read(text)
    if not isinstance(value, dict):
        raise BadPack(Message("kernel-pack-mapping", file=file))
    header = value.get("pack")
    name = header.get("name") if isinstance(header, dict) else None
    return Pack(name if isinstance(name, str) else "-", value, reader.lines, file)


def make_pack(game: Game[Any], content: Mapping[str, Any]) -> Pack:
    """Check a pack that a program has put together: the entries of a file as a dict."""
    if (large := too_large(content, PACK)) is not None:
        raise BadPack(large)
    try:
        copied = json.loads(json.dumps(dict(content)))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadPack(Message("kernel-pack-mapping", file="-")) from error
    header = copied.get("pack")
    name = header.get("name") if isinstance(header, dict) else None
    pack = Pack(name if isinstance(name, str) else "-", copied)
    check_made_pack(game, pack)
    return pack


def check_header(pack: Pack, games: list[str]) -> str:
    """The game that a pack is for, which must be one of these."""
    header = pack.content.get("pack") if isinstance(pack.content, dict) else None
    if not isinstance(header, dict) or header.get("name") != pack.name or "game" not in header:
        raise pack.wrong("pack", Message("kernel-pack-header", games=games))
    if header["game"] not in games:
        raise pack.wrong("pack.game", Message("kernel-pack-game", found=cut(str(header["game"])), games=games))
    return str(header["game"])


def check_made_pack(game: Game[Any], pack: Pack) -> None:
    """Check a pack that may not come from a file; once is enough, since packs are known by their content."""
    if (large := too_large(pack.content, PACK)) is not None:
        raise BadPack(large)
    try:
        key = (game.name, pack.hash)
    except (TypeError, ValueError, RecursionError) as error:  # not JSON, so nothing a file can hold
        raise BadPack(Message("kernel-pack-mapping", file=pack.file)) from error
    if key not in _checked:
        check_header(pack, [game.name])
        check_pack(game, pack)
        _remember(key)


_checked: dict[tuple[str, str], None] = {}


def _remember(key: tuple[str, str]) -> None:
    while len(_checked) >= KEPT:
        del _checked[next(iter(_checked))]
    _checked[key] = None


def check_pack(game: Game[Any], pack: Pack) -> None:
    """What can be said of a pack alone; raises what is wrong first in the file, with the others."""
    found = problems_of(game, pack)
    if found:
        found[0].others = tuple(found[1:])
        raise found[0]


def problems_of(game: Game[Any], pack: Pack) -> list[BadPack]:
    """All that breaks the game's schema, in the order of the file; else all that a schema cannot say."""
    schema = schema_of(game)
    if not schema:
        return [BadPack(Message("kernel-pack-none", game=game.name))]
    found = problems(pack.content, schema) or [Problem(path, message, path) for path, message in game.check_pack(pack)]
    found.sort(key=lambda problem: pack.order(problem.at or problem.path))
    return [pack.wrong(problem.path, problem.message, problem.at) for problem in found]


@lru_cache(maxsize=32)
def schema_of(game: Game[Any]) -> dict[str, Any]:
    """The schema of a game's packs: made once, as is its validator."""
    return game.pack_schema()


class Reader:
    """Builds plain values from YAML events, with the line of every entry by its path."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: dict[str, int] = {}
        self.depth = 0

    def refuse(self, id: str, line: int, **args: object) -> BadPack:
        return BadPack(Message(id, file=self.file, line=line, **args))

    def read(self, text: str) -> Any:
        events = self.events(text)
        value: Any = None
        documents = 0
        for event in events:
            if isinstance(event, DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise self.refuse("kernel-pack-documents", line_of(event))
            elif isinstance(event, (ScalarEvent, SequenceStartEvent, MappingStartEvent, AliasEvent)):
                value = self.value(event, events, "")
        return value

    def events(self, text: str) -> Iterator[Event]:
        """The YAML events; what is no YAML is refused with its line."""
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        try:
            yield from yaml.parse(text, Loader=loader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = 1 if mark is None else mark.line + 1
            if "\t" in (error.problem or "") or "\\t" in (error.problem or "") or tab_indents(text, line):
                raise self.refuse("kernel-pack-tab", line) from error
            raise self.refuse("kernel-pack-yaml", line, detail=cut(error.problem or "")) from error
        except yaml.YAMLError as error:
            position = getattr(error, "position", 0)
            line = text.count("\n", 0, position) + 1 if isinstance(position, int) else 1
            raise self.refuse("kernel-pack-character", line) from error

    def value(self, event: Event, events: Iterator[Event], path: str) -> Any:
        """The value that begins with an event; the recursion is as deep as `DEEPEST` allows."""
        line = line_of(event)
        self.lines.setdefault(path, line)
        if isinstance(event, AliasEvent) or getattr(event, "anchor", None) is not None:
            raise self.refuse("kernel-pack-alias", line)
        if getattr(event, "tag", None) is not None:
            raise self.refuse("kernel-pack-tag", line, tag=cut(str(getattr(event, "tag", ""))))
        if isinstance(event, ScalarEvent):
            return self.scalar(event)
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.refuse("kernel-pack-deep", line, deepest=DEEPEST)
        value = self.items(events, path) if isinstance(event, SequenceStartEvent) else self.entries(events, path)
        self.depth -= 1
        return value

    def scalar(self, event: ScalarEvent) -> Any:
        text: str = event.value
        if not event.style:  # plain, neither quoted nor a block
            if text in WORDS:
                return WORDS[text]
            if WHOLE.fullmatch(text):
                return int(text)
        if UNPRINTABLE.search(text):
            raise self.refuse("kernel-pack-character", line_of(event))
        return text

    def items(self, events: Iterator[Event], path: str) -> list[Any]:
        found: list[Any] = []
        for event in events:
            if isinstance(event, SequenceEndEvent):
                break
            found.append(self.value(event, events, inside(path, str(len(found)))))
        return found

    def entries(self, events: Iterator[Event], path: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for event in events:
            if isinstance(event, MappingEndEvent):
                break
            if not isinstance(event, ScalarEvent):
                raise self.refuse("kernel-pack-key", line_of(event))
            key = event.value
            if key in found:
                raise self.refuse("kernel-pack-twice", line_of(event), name=cut(key), path=path or "-")
            if UNPRINTABLE.search(key):
                raise self.refuse("kernel-pack-character", line_of(event))
            here = inside(path, key)
            self.lines[here] = line_of(event)
            found[key] = self.value(next(events), events, here)
        return found


def inside(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def line_of(event: Event) -> int:
    return 1 if event.start_mark is None else int(event.start_mark.line) + 1


def tab_indents(text: str, line: int) -> bool:
    """Does the line, or the one before it, begin with a tab?  YAML forbids it, and its parser says so obscurely."""
    lines = text.split("\n")[max(0, line - 2) : line]
    return any(one.lstrip(" ").startswith("\t") for one in lines)
