"""A page for each game, docs/reference/<game>.md: what programs need to know of it, from what the game declares."""

from __future__ import annotations

import inspect
import json
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, get_origin

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from chronotable.games import game as find_game
from chronotable.games import house
from chronotable.kernel.asking import slug
from chronotable.kernel.declared import Events
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Nouns
from chronotable.kernel.state import State
from chronotable.kernel.step import Step, own_fields
from chronotable.kernel.verbs import Verb
from chronotable.locale import client_texts, render
from generators.game_types import returned
from generators.plain_words import Json, Row, Vocabulary, code, schema_of, sentence
from generators.provenance import table
from generators.typescript import fields, remarks_of, words_of

LANGUAGE = "en"
HEAD = """\
# {title}: keys, events, positions

<!-- Made by tools/generate from what {declaring} declares. Change that, not this. -->

All that a program has to know of this game to play it, to follow it and to describe a position; how these are used
says [the API](../api.md), and what they mean the [rules](../../src/chronotable/games/{game}/rules.md). All that is
printed on components, and with it every id, is in the catalogue: `chronotable.games.game("{game}").catalogue(())`.
"""
OPTIONS = """\
`ct.new("{game}", ...)`. Which go together says the [schema](../schemas/{game}-options.json).
"""
KEYS = """\
A key (`Option.key`, `Match.choose`) is a verb and its parts. Parts in square brackets may be left out, and `…` marks
one that may repeat.
"""
EVENTS = """\
`Match.events` and, in words, `Match.log`. All seats and spectators are told all of it, but for arguments marked
**secret**, which only the seats concerned get. One marked `?` is left out where there is nothing to tell.
"""
VIEW = """\
`Match.view(seat)`: only what that seat may see. `[]` stands for each of a list, `*` for each name of an object.
"""
POSITION = """\
`ct.position("{game}", {{...}})` and `ct.position_of`; whatever is left out is set up as usual. Piles are given from
the top down. [The schema](../schemas/{game}-position.json) has the exact form.
"""
STEPS = """\
The records of a position's `agenda`, the next one first: `{{"step": "{example}", ...}}` with the fields named here.
Whoever describes a position by hand mostly leaves the agenda out.
"""
BESIDE = re.compile(r"\[([^]]+)\]\(\.\./[^)]*\)")  # a link to a file of the house
FORMS = {"in": "in ", "to": "to ", "from": "from "}  # of a name in English
PRINTED = "what its card prints, as in [packs](../packs.md)"


def files() -> dict[str, str]:
    return {f"docs/reference/{name}.md": page(find_game(name)) for name in house()}


def page_elsewhere(name: str) -> str:
    """The page of a game that may be installed, with all that is: for a folder that has none of our files beside it."""
    return BESIDE.sub(r"\1", page(find_game(name)))


def page(game: Game[Any]) -> str:
    return Page(game).text()


class Page:
    """All of one game: a table for each kind of thing, and the words that these are made of."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._state = largest(game)  # for words that depend on what is in play
        self._package = type(game).__module__.rpartition(".")[0]
        asking = getattr(game, "asking", None)
        self._nouns: Nouns = asking.nouns if asking else {}
        self._verbs: list[Verb] = list(asking.verbs.values()) if asking else []
        self._steps = described_steps(self._package)
        self._variables = variables_of(client_texts(LANGUAGE, game.name))
        named, in_play = self._named()
        self._vocabulary = Vocabulary(named, in_play, game.catalogue(()))

    def text(self) -> str:
        name = self._game.name
        title = self._game.option_schema().get("title", name)
        declaring = f"src/chronotable/games/{name}" if name in house() else type(self._game).__module__
        parts = [HEAD.format(title=title, game=name, declaring=declaring)]
        sections = {
            "Set-up options": self._options,
            "Option keys": self._keys,
            "Events": self._events,
            "What a seat sees": self._view,
            "Positions": self._position,
            "Pending steps": self._pending,
            "Words": self._words,
        }
        for heading, make in sections.items():
            parts += [f"## {heading}\n", *found] if (found := list(make())) else []
        return "\n".join(parts)

    def _named(self) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
        """Lists of words by their names, and of some of these what is in play.

        The names are those of the game's types, of its catalogue and of its nouns, in this order.
        """
        module = sys.modules.get(f"{self._package}.words")
        aliases = {name: value for name, value in vars(module or self).items() if get_origin(value) is not None}
        named = {_snake(name): list(listed.words) for name, hint in aliases.items() if (listed := words_of(hint))}
        for kind, ids in self._game.catalogue(()).items():
            if isinstance(ids, Mapping):
                named.setdefault(kind, list(ids))
        in_play: dict[str, list[str]] = {}
        steps = self._steps.nouns if self._steps else {}
        for name, noun in {**steps, **self._nouns}.items():
            called, words = noun.kind or name, _words_in(noun.schema(self._state))
            if words and set(words) < set(named.get(called, ())):
                in_play[called] = words
            elif words:
                named.setdefault(called, words)
        return named, in_play

    # ---- set-up options

    def _options(self) -> Iterator[str]:
        yield OPTIONS.format(game=self._game.name)
        rows = []
        for name, schema in self._game.option_schema().get("properties", {}).items():
            id = f"web-option-{self._game.name}-{slug(name)}"
            choices = [
                f"{code(word)}: {text}" for word in _words_in(schema) if (text := self._line(f"{id}-text-{slug(word)}"))
            ]
            about = [self._line(id), schema.get("description", ""), "; ".join(choices)]
            default = _json(schema["default"]) if "default" in schema else ""
            rows.append(
                [code(name), self._vocabulary.said(schema), default, " ".join(map(sentence, filter(None, about)))]
            )
        yield table(["option", "what it may be", "default", "what it is"], rows)

    # ---- keys

    def _keys(self) -> Iterator[str]:
        if self._verbs:
            yield KEYS
            yield table(["key", "what is chosen"], [[code(verb.shape()), verb.note] for verb in self._verbs])
            parts = dict.fromkeys(name for verb in self._verbs for name in verb.names)
            yield table(["part", "what it may be"], [[code(name), self._part(name)] for name in sorted(parts)])

    def _part(self, name: str) -> str:
        noun = self._nouns.get(name)
        return self._vocabulary.said(noun.key_schema(self._state) if noun else {})

    # ---- events

    def _events(self) -> Iterator[str]:
        told = self._game.events
        if told is None:
            return
        yield EVENTS
        yield table(["kind", "arguments", "what it tells"], [self._event(told, kind) for kind in sorted(told.kinds)])
        remarks = remarks_of(told.types)
        types = {name: hint for name, (hint, _) in fields(told.types).items()} | dict(told.further)
        rows = [
            [code(name), self._argument(name, hint), sentence(remarks.get(name, ""))]
            for name, hint in sorted(types.items())
        ]
        yield table(["argument", "what it may be", "what it is"], rows)

    def _event(self, told: Events, kind: str) -> list[str]:
        arguments, secrets = told.arguments(kind), told.secrets(kind)
        marked = [_marked(name, always, name in secrets) for name, (_, always) in arguments.items()]
        line = self._line(f"{self._game.name}-event-{slug(kind)}", arguments)
        return [code(kind), ", ".join(marked), told.notes.get(kind) or line]

    def _argument(self, name: str, hint: Any) -> str:
        """By its type; where that is any text, by its noun, or what the catalogue has under its name."""
        noun = self._nouns.get(name)
        words = _words_in(noun.schema(self._state)) if noun else []
        if hint is str and (words := words or list(self._game.catalogue(()).get(name, ()))):
            return self._vocabulary.said({"enum": words})
        return self._vocabulary.said(schema_of(hint))

    def _line(self, id: str, known: Iterable[str] = ()) -> str:
        """An English text such as a line of the log, with the names of arguments where their words would stand."""
        variables = self._variables.get(id)
        if variables is None:
            return ""
        bases = {name: _base(name, known) for name in variables}
        plain = {base: f"*{base}*" for base in bases.values()}
        forms = {
            name: f"{FORMS.get(name[len(base) + 1 :], '')}*{base}*" for name, base in bases.items() if name != base
        }
        return render(Message(id, **plain, **forms), LANGUAGE)

    # ---- views and positions

    def _view(self) -> Iterator[str]:
        rows = list(self._vocabulary.rows(schema_of(returned(self._game, "view"))))
        if rows:
            yield VIEW
            yield fields_table(rows)

    def _position(self) -> Iterator[str]:
        schema = self._game.position_schema()
        given = {
            name: inner for name, inner in schema.get("properties", {}).items() if name not in ("options", "agenda")
        }
        if given:
            yield POSITION.format(game=self._game.name)
            own = [Row("options", "an object", "The [set-up options](#set-up-options).")]
            own.append(Row("agenda", "a list of objects", "The [pending steps](#pending-steps)."))
            yield fields_table([*own, *self._vocabulary.rows({"properties": given})])

    # ---- steps

    def _pending(self) -> Iterator[str]:
        if self._steps is None:
            return
        kinds = self._steps.kinds
        yield STEPS.format(example=next(iter(kinds)))
        rows = [[code(term), self._step_fields(kind), _about(kind)] for term, kind in kinds.items()]
        yield table(["step", "fields", "what it does"], rows)

    def _step_fields(self, kind: type[Step[Any]]) -> str:
        assert self._steps is not None
        nouns = [(name, self._steps.nouns.get(kind.nouns.get(name, name))) for name in own_fields(kind)]
        schemas = {name: noun.schema(self._state) if noun else {} for name, noun in nouns}
        if not all(schemas.values()):
            return PRINTED
        return "; ".join(f"{code(name)}: {self._vocabulary.said(schema)}" for name, schema in schemas.items())

    # ---- words

    def _words(self) -> Iterator[str]:
        """Comes last: only what was named above is listed."""
        used = self._vocabulary.used
        if used:
            yield "What stands above by its name. Packs may bring more.\n"
            yield table(["name", "words"], [[name, used[name]] for name in sorted(used)])


def largest(game: Game[Any]) -> State:
    """A game of as many players as there can be."""
    players = game.option_schema().get("properties", {}).get("players", {}).get("maximum")
    state: State = game.start({"players": players} if players else {}, 0)
    return state


def described_steps(package: str) -> DescribedSteps | None:
    """The game's own, wherever in its package they are declared; a single module has none."""
    if not package:
        return None
    for found in pkgutil.iter_modules(import_module(package).__path__, f"{package}."):
        for value in vars(import_module(found.name)).values():
            if isinstance(value, DescribedSteps):
                return value
    return None


def variables_of(source: str) -> dict[str, list[str]]:
    """The variables that each message of a Fluent source uses."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Entry):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.append(node.id.name)


def fields_table(rows: Iterable[Row]) -> str:
    return table(["field", "what it may be", "what it is"], [[code(row.path), row.what, row.about] for row in rows])


def _marked(name: str, always: bool, secret: bool) -> str:
    return f"{code(name)} **secret**" if secret else code(name if always else f"{name}?")


def _about(kind: type[Step[Any]]) -> str:
    return " ".join((inspect.getdoc(kind) or "").partition("\n\n")[0].split())


def _words_in(schema: Json) -> list[str]:
    """The words of a schema, of the things in its list, or of what it may be beside nothing."""
    inner: Json = schema.get("items") or (schema.get("anyOf") or [{}])[0]
    words: list[object] = schema.get("enum") or inner.get("enum") or []
    return [word for word in words if isinstance(word, str)]


def _base(name: str, known: Iterable[str]) -> str:
    """`era_in` is a form of `era`."""
    return name if name in known else next((word for word in known if name.startswith(f"{word}_")), name)


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.removesuffix("Id")).lower()


def _json(value: Any) -> str:
    return code(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
