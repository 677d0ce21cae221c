"""What a game declares of its views, its catalogue and its events is so, as far as the suite gets to see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)
from zlib import crc32

from chronotable.kernel.declared import COMPLETE, Events, OneOf, words_in
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, points
from chronotable.testing.table import THOROUGH, Case, Table


def declared(game: Game[Any], method: str) -> Any:
    return get_type_hints(getattr(type(game), method), include_extras=True)["return"]


def misfits(value: Any, hint: Any, path: str = "") -> Iterator[str]:
    """Where a JSON value is not what its declared type says; a type that says nothing fits everything."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if is_typeddict(hint):
        yield from _record(value, hint, path)
    elif origin is Annotated:
        yield from misfits(value, inner[0], path)
        for mark in inner[1:]:
            if isinstance(mark, OneOf) and value not in mark.words:
                yield f"{path}: {value!r} is none of {', '.join(mark.words)}"
            if mark is COMPLETE:
                yield from _incomplete(value, get_args(inner[0])[0], path)
    elif origin in (Union, UnionType):
        found = [list(misfits(value, part, path)) for part in inner]
        if all(found):
            yield " and ".join(each[0] for each in found)
    elif origin is Literal:
        if value not in inner:
            yield f"{path}: {value!r} is none of {inner}"
    elif origin in (list, dict, tuple):
        yield from _many(value, origin, inner, path)
    elif type(value) is not hint and not (hint is float and type(value) is int):
        yield f"{path}: {value!r} is no {hint}"


def _record(value: Any, kind: Any, path: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{path}: {value!r} is no {kind.__name__}"
        return
    hints = _hints(kind)
    for name in value.keys() - hints.keys():
        yield f"{path}.{name}: {kind.__name__} does not have it"
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            yield from misfits(value[name], get_args(hint)[0] if optional else hint, f"{path}.{name}")
        elif not optional and name in kind.__required_keys__:
            yield f"{path}.{name}: it is missing"


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _many(value: Any, origin: Any, inner: tuple[Any, ...], path: str) -> Iterator[str]:
    if origin is dict and isinstance(value, dict):
        for key, each in value.items():
            yield from misfits(key, inner[0], f"{path}.{key}")
            yield from misfits(each, inner[1], f"{path}.{key}")
    elif origin is dict or not isinstance(value, list):  # JSON has no tuples
        yield f"{path}: {value!r} is no {origin.__name__}"
    elif origin is tuple and len(value) != len(inner):
        yield f"{path}: {value!r} are not {len(inner)}"
    else:
        for number, each in enumerate(value):
            yield from misfits(each, inner[number if origin is tuple else 0], f"{path}.{number}")


def _incomplete(value: dict[str, Any], key: Any, path: str) -> Iterator[str]:
    for word in words_in(key):
        if word not in value:
            yield f"{path}.{word}: it is missing"


def event_misfits(events: Events, told: dict[str, Any]) -> Iterator[str]:
    """Where an event is not as declared."""
    kind = told["kind"]
    if kind not in events.kinds:
        yield f"{kind} is not declared"
        return
    arguments = events.arguments(kind)
    for name, value in told.items():
        if name in arguments:
            yield from misfits(value, arguments[name][0], f"{kind}.{name}")
        elif name not in ("kind", "number"):
            yield f"{kind}.{name} is not declared"
    for name, (_, always) in arguments.items():
        if always and name not in told:
            yield f"{kind}.{name} is missing"


def _is_looked_at(case: Case) -> bool:
    """One case in five, always the same: whole games are dear where nothing is compiled; all if thorough."""
    return THOROUGH or crc32(case.id.encode()) % 5 == 0


def _who_look(match: Match) -> list[int | None]:
    """A spectator and a seat; all of them in the thorough run."""
    return [None, *range(match.seats if THOROUGH else 1)]


class Declared(Laws):
    def test_views_are_as_declared(self, case: Case) -> None:
        hint = declared(case.game, "view")
        if not is_typeddict(hint) or not _is_looked_at(case):
            return
        for match in [*points(case), *finished(case)[:1]]:
            for seat in _who_look(match):
                assert list(misfits(match.view(seat), hint)) == []

    def test_the_catalogue_is_as_declared(self, table: Table) -> None:
        hint = declared(table.game, "catalogue")
        if is_typeddict(hint):
            assert list(misfits(table.game.catalogue(()), hint)) == []

    def test_events_are_as_declared(self, case: Case) -> None:
        events = case.game.events
        if events is None or not _is_looked_at(case):
            return
        for match in finished(case):
            for seat in _who_look(match):
                assert [each for told in match.events(seat=seat) for each in event_misfits(events, told)] == []
