"""The packs that the server was started with.  Whoever makes a table takes those they like from the shelf.

A table keeps the content of its packs with it: what lies on the shelf tomorrow does not matter to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.server.errors import Refusal
from chronotable.server.wire_parts import PackShown


class PackShelf:
    def __init__(self, packs: Iterable[Pack]) -> None:
        self._packs = {pack.hash: pack for pack in packs}

    def of(self, game: str) -> list[Pack]:
        """In the order in which they were given to the server."""
        return [pack for pack in self._packs.values() if pack.game == game]

    def take(self, game: str, wanted: Sequence[tuple[str, str]]) -> tuple[Pack, ...]:
        """The packs with these hashes, in this order; the names are for those who must be told what is missing."""
        known = {pack.hash: pack for pack in self.of(game)}
        missing = [f"{name[:80]} ({hash[:8]})" for hash, name in wanted if hash not in known]
        if missing:
            raise Refusal(Message("web-pack-missing", packs=missing[:10]))
        if len(set(wanted)) < len(wanted):
            raise Refusal(Message("web-pack-twice"))
        return tuple(known[hash] for hash, _ in wanted)


def unnamed(hashes: Sequence[str]) -> list[tuple[str, str]]:
    return [(hash, "?") for hash in hashes]


def shown(pack: Pack) -> PackShown:
    records = {name: ids for name, ids in _told(pack.content) if name != "pack"}
    return PackShown(pack.hash, pack.name, records)


def _told(content: dict[str, Any], above: str = "") -> Iterator[tuple[str, list[str]]]:
    """The lists of a pack with the ids of their records, or the names of what else they hold."""
    for name, value in content.items():
        if isinstance(value, dict) and any(_has_records(part) for part in value.values()):
            yield from _told(value, f"{above}{name}.")
        elif _has_records(value):
            yield f"{above}{name}", [str(record["id"]) for record in value]
        else:
            yield f"{above}{name}", list(value) if isinstance(value, dict) else []


def _has_records(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) and "id" in item for item in value) and bool(value)
