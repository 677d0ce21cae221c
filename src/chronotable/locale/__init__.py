"""The words: messages of the engine become sentences in a reader's language.

All text lives in `<language>/*.ftl` (Fluent), here or in the `locale/` of a game.  A message `loop-event-x` with the
argument `era` may use `$era` and, for every attribute that the named thing has in this language (`.gen`, `.in`, `.to`
...), `$era_gen`, `$era_in`, `$era_to`; where a thing lacks the attribute, its plain name stands in.  Identifiers have
`-` in Fluent where code has `_`.
Three things go beyond plain Fluent: the function `CAPITAL($text)` makes the first letter a capital, `PLAYER($seat)` is
what a player is called (by name where one is given, else by number), and lists become enumerations by `kernel-list`.
The finished sentence is typeset: `typography` puts in the no-break spaces, but not into what was given as plain text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, fluent_number
from fluent.syntax.ast import Message as Entry

from chronotable.games import all_texts_of, house_texts, text_folders
from chronotable.kernel.message import Message, Ref
from chronotable.locale.typography import held, typeset

LANGUAGES = ("en", "pl", "uk")

_LONGEST = 2000  # characters of one argument; Fluent refuses more than 2500
_GROUPED = {"pl": 10_000}  # the first number whose thousands stand apart, where it is not 1,000 (Babel does not know)
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_LESSONS = "_lessons"  # in the names of files
_IN_LESSONS = "-lesson-"  # in identifiers
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=|#)", re.MULTILINE)  # where a message or a comment begins
_Forms = dict[str, str]  # the forms of a name: "" is the plain one, the others are attributes such as "gen"


class UnknownMessage(KeyError):
    """A message that no Fluent file has, or that lacks an argument."""


class _Said(str):
    """A text that was made here, of other texts: not plain text that somebody gave."""


class _Bundle:
    """The texts of a language.  A file is read when a message of its group is first asked for: reading takes time.

    The group is the first word of an identifier and of a file's name: `loop-why-drained` is in one of `loop*.ftl`.
    Lessons are long and seldom read, so they are a group of their own: `loop-lesson-...` is in `loop_lessons*.ftl`.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Any] = {"CAPITAL": _capital, "PLAYER": partial(_player, language)}
        self.fluent = FluentBundle([language], functions=functions, use_isolating=False)
        self.attributes: set[str] = set()  # of all messages read so far
        self._folders: list[Traversable] = []
        self._unread: dict[str, list[Callable[[], str]]] = {}
        for folder in (files(__name__), *_added, *text_folders()):
            self.look_into(folder)

    def look_into(self, folder: Traversable) -> None:
        """Note which files the folder has in this language.  A game from outside may have only some languages."""
        self._folders.append(folder)
        if not (folder / self.language).is_dir():
            return
        for file in sorted((folder / self.language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._unread.setdefault(_group(file.name), []).append(partial(_read, folder, self.language, file))

    def read(self, group: str) -> None:
        for source in self._unread.pop(group, ()):
            resource = FluentResource(source())
            self.fluent.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Entry):
                    self.attributes.update(attribute.id.name for attribute in entry.attributes)

    def has(self, id: str) -> bool:
        first = id.partition("-")[0]
        group = f"{first}{_LESSONS}" if _IN_LESSONS in id else first
        if group in self._unread:
            self.read(group)
        if self.fluent.has_message(id):
            return True
        for folder in text_folders(first):  # of a game that was registered since
            if folder not in self._folders:
                self.look_into(folder)
        if group not in self._unread:
            return False
        self.read(group)
        return bool(self.fluent.has_message(id))

    def read_all(self) -> None:
        for group in list(self._unread):
            self.read(group)


def render(message: Message, language: str, players: Sequence[str] = ()) -> str:
    """The text of a message.  Never raises: what has no text shows as its identifier.

    `players` is what the players are called, by seat; who has no name there is called by number.
    """
    before = _called.set(players)
    try:
        return typeset(_text(message, language, None), language)
    finally:
        _called.reset(before)


def render_strictly(message: Message, language: str) -> str:
    """Like `render`, but raises UnknownMessage for a missing message or argument: for tests."""
    problems: list[str] = []
    text = _text(message, language, problems)
    if problems:
        raise UnknownMessage(f"{message!r} in {language}: {'; '.join(problems)}")
    return typeset(text, language)


def message_ids(language: str) -> frozenset[str]:
    """The identifiers of all messages of a language."""
    bundle = _bundle(language)
    bundle.read_all()
    return frozenset(bundle.fluent._messages)


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, those of the games of the house among them: file name and content."""
    folders = [files(__name__), *house_texts()]
    return {name: text for folder in folders for name, text in _fluent(folder, language).items()}


def client_texts(language: str, game: str | None = None) -> str:
    """The Fluent texts of a language for clients elsewhere: all but the command line's, or those of one game."""
    if game is None:
        folders = [files(__name__), *text_folders()]
    else:
        folders = all_texts_of(game)
    found = [item for folder in folders for item in _fluent(folder, language).items()]
    return "\n".join(text for name, text in found if _group(name) not in ("cli", "client") and not _is_asked_for(name))


def _is_asked_for(file: str) -> bool:
    """What lies on the table is said by the server, when somebody asks (`Game.things`)."""
    return file.endswith("_things.ftl")


def _group(file: str) -> str:
    first = file.removesuffix(".ftl").partition("_")[0]
    return f"{first}{_LESSONS}" if _LESSONS in file else first


def _fluent(folder: Traversable, language: str) -> dict[str, str]:
    """The Fluent files of a folder in a language, by name; none where it lacks the language."""
    if not (folder / language).is_dir():
        return {}
    found = sorted((file for file in (folder / language).iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: _read(folder, language, file) for file in found}


def _read(folder: Traversable, language: str, file: Traversable) -> str:
    """A Fluent file; one from outside without the messages that are the house's: nobody else says these."""
    text = file.read_text(encoding="utf-8")
    if folder in _house():
        return text
    ours = _house_ids(language) | _house_ids("en")
    return "".join(part for part in _ENTRY.split(text) if (id := _ID.match(part)) is None or id[1] not in ours)


@cache
def _house() -> tuple[Traversable, ...]:
    return (files(__name__), *house_texts())


@cache
def _house_ids(language: str) -> frozenset[str]:
    """The identifiers of the house's messages, without reading all of Fluent."""
    texts = [text for folder in _house() for text in _fluent(folder, language).values()]
    return frozenset(found for text in texts for found in _ID.findall(text))


_added: list[Traversable] = []


def add_texts(folder: Traversable) -> None:
    """Texts of a game that is not part of the package: a folder with `<language>/*.ftl` like the one here."""
    if folder not in _added:
        _added.append(folder)
        _bundle.cache_clear()


def _capital(text: object) -> str:
    shown = text.name or "" if isinstance(text, FluentNone) else str(text)  # a missing argument shows as its name
    return shown[:1].upper() + shown[1:]


_called: ContextVar[Sequence[str]] = ContextVar("called", default=())  # the players of the text that is being made


def _player(language: str, number: object) -> str:
    called = _called.get()
    name = called[number - 1] if isinstance(number, int) and 0 < number <= len(called) else ""
    return name or _text(Message("kernel-player-number", number=number), language, None)


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)


def _text(message: Message, language: str, problems: list[str] | None) -> str:
    return _forms_of_message(message, language, problems)[""]


def _forms_of_message(message: Message, language: str, problems: list[str] | None) -> _Forms:
    id = message.id.replace("_", "-")
    spoken = next((known for known in (language, "en") if known in LANGUAGES and _has(id, known)), None)
    if spoken != language and problems is not None:
        problems.append(f"no message {id}")
    if spoken is None:
        return {"": message.id}
    bundle = _bundle(spoken)
    arguments: dict[str, Any] = {}
    for argument, given in message.args.items():
        arguments.update(_variables(argument, given, spoken, bundle, problems))
    entry = bundle.fluent.get_message(id)
    forms: _Forms = {}
    for name, pattern in (("", entry.value), *entry.attributes.items()):
        if pattern is not None:
            text, errors = bundle.fluent.format_pattern(pattern, arguments)
            forms[name] = str(text)
            if problems is not None:
                problems.extend(f"{id}: {error}" for error in errors)
    return forms


def _has(id: str, language: str) -> bool:
    return _bundle(language).has(id)


def _variables(name: str, value: object, language: str, bundle: _Bundle, problems: list[str] | None) -> dict[str, Any]:
    """The Fluent arguments for one argument: a number alone, anything else with its forms."""
    if isinstance(value, (int, float)):
        return {name: fluent_number(value, useGrouping=abs(value) >= _GROUPED.get(language, 0))}
    forms = _forms(value, language, problems)
    plain = forms[""]
    return {name: plain, **{f"{name}_{attribute}": forms.get(attribute, plain) for attribute in bundle.attributes}}


def _forms(value: object, language: str, problems: list[str] | None) -> _Forms:
    if isinstance(value, Ref):
        return _forms_of_ref(value, language, problems)
    if isinstance(value, Message):
        forms = _forms_of_message(value, language, problems)
    elif isinstance(value, (list, tuple)):
        forms = _enumeration([_forms(item, language, problems) for item in value], language)
    elif isinstance(value, _Said):
        forms = {"": value}
    else:
        forms = {"": "" if value is None else held(str(value))}
    return {name: text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…" for name, text in forms.items()}


def _forms_of_ref(ref: Ref, language: str, problems: list[str] | None) -> _Forms:
    if ref.names:
        return {"": ref.names.get(language) or ref.names.get("en") or ref.id}
    id = f"{ref.game}-{ref.kind}-{ref.id}".replace("_", "-")
    if _has(id, language) or _has(id, "en"):
        return _forms_of_message(Message(id), language, problems)
    if problems is not None:
        problems.append(f"no message {id}")
    return {"": ref.id}


def _enumeration(items: list[_Forms], language: str) -> _Forms:
    """ "a, b and c", in every form that one of the items has."""
    if not items:
        return {"": _text(Message("kernel-list-empty"), language, None)}
    names = {"", *(name for item in items for name in item)}
    return {name: _joined([item.get(name, item[""]) for item in items], language) for name in names}


def _joined(texts: list[str], language: str) -> str:
    if len(texts) == 1:
        return texts[0]
    first, last = _Said(", ".join(texts[:-1])), _Said(texts[-1])
    return _text(Message("kernel-list", first=first, last=last), language, None)
