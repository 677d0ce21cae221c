"""The digest of a position: equal for positions reached alike, whatever words the notation uses for them.

It tells whether another version of the program replays a match to the same positions.  So it is made of what a game's
state holds, by the names of its fields; what is zero or empty does not count, so that a new field of a later version
changes nothing for games that do not use it.  What is printed on components, the agreed options and pending steps are
left out: the first two belong to the fingerprint of the rules, and of the steps it counts who has to choose.
Cards are numbers here, which other data may give to other cards: so `replay.is_described` compares the last position
by name as well.
"""
from __future__ import annotations

import hashlib
from typing import Any, Final

from chronotable.kernel.engine import pending
from chronotable.kernel.state import State

_SIZE: Final = 8  # bytes
_RUNNING: Final = frozenset(("agenda", "options", "rng", "step", "threads", "witness"))  # not of the position
_fields: dict[type, tuple[str, ...]] = {}


def digest(s: State) -> str:
    parts: list[str] = []
    _write(s, parts)
    parts.append(repr([seat for seat, _, _ in pending(s)]))
    return hashlib.blake2b("".join(parts).encode(), digest_size=_SIZE).hexdigest()


def _write(thing: Any, parts: list[str]) -> None:
    for name in fields(type(thing)):
        value = getattr(thing, name)
        if not value:
            continue
        kind = type(value)
        if kind is list and hasattr(value[0], "clone"):
            parts.append(name + "[")
            for item in value:
                _write(item, parts)
                parts.append(",")
            parts.append("]")
        elif kind in (int, bool, str, list, tuple, dict):
            parts.append(f"{name}={value!r};")
        elif hasattr(value, "clone"):  # a part of the table; what is printed or agreed is shared, never copied
            parts.append(name + "{")
            _write(value, parts)
            parts.append("}")


def fields(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, in one order for the interpreted and the compiled class."""
    found = _fields.get(kind)
    if found is None:
        names: set[str] = set()
        for base in kind.__mro__:
            own = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
            names.update((own,) if isinstance(own, str) else own)
        found = _fields[kind] = tuple(sorted(names - _RUNNING - {"__dict__"}))
    return found
