"""Where a record of a game's component data comes from: printed, told elsewhere, reconstructed by us, or from a pack.

A record says `source: seed` (a rulebook), `public` (other material), `reconstructed` (our stand-in) or `pack` (the word
of the pack's owner, where packs have been applied), and may list `reconstructed_fields` that are stand-ins all the
same.  Parts of a record may have a source of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, get_args

Provenance = Literal["printed", "public", "partly reconstructed", "reconstructed", "pack"]
PROVENANCES: tuple[Provenance, ...] = get_args(Provenance)[:-1]  # of what is shipped


def provenance(record: Mapping[str, object]) -> Provenance:
    """How much of a record can be shown as fact; a record without a source is a ValueError."""
    sources = set(_sources(record))
    if not sources:
        raise ValueError(f"record without a source: {record}")
    if sources == {"reconstructed"}:
        return "reconstructed"
    if reconstructed_parts(record):
        return "partly reconstructed"
    if "pack" in sources:
        return "pack"
    return "public" if "public" in sources else "printed"


def reconstructed_parts(record: Mapping[str, object]) -> list[str]:
    """The stand-ins inside a record as dotted names, such as `dimension` or `ability.effect`.

    `*` stands for all that has no source of its own: the record itself is a stand-in.
    """
    parts = ["*"] if record.get("source") == "reconstructed" else []
    fields = record.get("reconstructed_fields", [])
    assert isinstance(fields, list)
    parts += fields
    for name, value in record.items():
        if _has_source_name(name) and value == "reconstructed":
            parts.append(name.removesuffix("_source"))
        for inner in _mappings(value):
            parts += [name if part == "*" else f"{name}.{part}" for part in reconstructed_parts(inner)]
    return list(dict.fromkeys(parts))


def records(data: Mapping[str, object]) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Every record of a data file that has a source, with the name of its table, in the file's order."""
    for table, value in data.items():
        for record in _mappings(value):
            yield from ((table, found) for found in _with_source(record))


def _with_source(record: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    if "source" in record:
        yield record
    else:
        for value in record.values():
            for inner in _mappings(value):
                yield from _with_source(inner)


def _sources(record: Mapping[str, object]) -> Iterator[str]:
    for name, value in record.items():
        if name == "source" or _has_source_name(name):
            yield str(value)
        for inner in _mappings(value):
            yield from _sources(inner)


def _has_source_name(name: object) -> bool:
    """Whether the field tells the source of another one, as `starting_era_source` does of `starting_era`."""
    return isinstance(name, str) and name.endswith("_source")


def _mappings(value: object) -> list[Mapping[str, object]]:
    return [item for item in (value if isinstance(value, list) else [value]) if isinstance(item, Mapping)]
