"""The fields of a class, interpreted or compiled: what it declares is what the kernel describes and compares."""

from __future__ import annotations

_fields: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The names of a class's fields, its bases' included, in one order for the interpreted and the compiled class."""
    found = _fields.get(kind)
    if found is None:
        names: set[str] = set()
        for base in kind.__mro__:
            own = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
            names.update((own,) if isinstance(own, str) else own)
        found = _fields[kind] = tuple(sorted(names - {"__dict__", "__weakref__"}))
    return found
