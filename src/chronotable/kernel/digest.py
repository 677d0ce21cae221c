"""The digest of a position: equal for positions reached alike, whatever words the notation uses for them.

It tells whether another version of the program replays a match to the same positions.  So it is made of what a game's
state holds, by the names of its fields; what is zero or empty does not count, so that a new field of a later version
changes nothing for games that do not use it.  A state knows its components by their numbers in the box, so what the box
calls them is part of it: the same number must not become another card in silence.  So are the settings, of which some
were left to chance.  What is printed on components and the pending steps are left out: the former belongs to the
fingerprint of the rules, and of the steps it counts who has to choose.  And so is what a part of the table calls its
`memory`: fields that only tell what happened on the way.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from chronotable.kernel.engine import pending
from chronotable.kernel.fields import fields
from chronotable.kernel.state import State

_SIZE: Final = 8  # bytes
_RUNNING: Final = frozenset(("agenda", "options", "rng", "step", "threads", "witness"))  # not of the position
_PLAIN: Final = frozenset((int, bool, str, list, tuple, dict))
_MOST_BOXES: Final = 200
_fields: dict[type, tuple[str, ...]] = {}
_names: dict[int, tuple[Any, str]] = {}  # by the identity of a box, which is kept so that it stays the only one


def digest(s: State) -> str:
    parts: list[str] = [_component_names(getattr(s, "box", None))]
    _write(s, parts)
    parts.append(repr([seat for seat, _, _ in pending(s)]))
    return hashlib.blake2b("".join(parts).encode(), digest_size=_SIZE).hexdigest()


def _component_names(box: Any) -> str:
    """What the components in the box are called, in the order of their numbers."""
    known = _names.get(id(box))
    if known is None:
        if len(_names) >= _MOST_BOXES:
            _names.clear()
        lists = [getattr(box, name) for name in fields(type(box)) if name.endswith("_ids")]
        known = _names[id(box)] = box, hashlib.blake2b(repr(lists).encode(), digest_size=_SIZE).hexdigest()
    return known[1]


def _write(thing: Any, parts: list[str]) -> None:
    for name in _fields_of(type(thing)):
        value = getattr(thing, name)
        if not value:
            continue
        kind = type(value)
        if kind is list and type(value[0]) not in _PLAIN and hasattr(value[0], "clone"):
            parts.append(name + "[")
            for item in value:
                _write(item, parts)
                parts.append(",")
            parts.append("]")
        elif kind in _PLAIN:
            parts.append(f"{name}={value!r};")
        elif name == "settings":
            chosen = [(each, getattr(value, each)) for each in fields(kind)]
            parts.append(f"{name}={[pair for pair in chosen if pair[1] and type(pair[1]) in (int, bool, str)]!r};")
        elif hasattr(value, "clone"):  # a part of the table; what is printed is shared, never copied
            parts.append(name + "{")
            _write(value, parts)
            parts.append("}")


def _fields_of(kind: type) -> tuple[str, ...]:
    """The fields that belong to the position."""
    found = _fields.get(kind)
    if found is None:
        found = _fields[kind] = tuple(
            name for name in fields(kind) if name not in _RUNNING and name not in getattr(kind, "memory", ())
        )
    return found
