"""What a pack changes: what it takes away, and what it brings in the words of the game's board."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.cli.boards import board_for
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack


def lines(game: str, packs: list[Pack], pack: Pack) -> Iterator[Message]:
    content = pack.content
    for name in content.get("replace_all", []):
        yield Message("cli-packs-replaces-all", list=name)
    for name, ids in content.get("remove", {}).items():
        if ids:
            yield Message("cli-packs-removes", list=name, ids=list(ids))
    yield from board_for(game).pack_lines(tuple(packs), content)
