"""What a pack changes in Anachrony, tile by tile."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.cli.boards.anachrony.tiles import about_tile
from chronotable.cli.boards.pack_lines import Content, record
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.naming import asset_name, ref, tile_name
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import table_of


def pack_lines(packs: tuple[Pack, ...], content: Content) -> Iterator[Message]:
    of = box(packs)
    for table in ("superprojects", "buildings"):
        for found in content.get(table, []):
            id = str(found["id"])
            yield record(id, Message("cli-packs-tile", name=tile_name(of, id), text=about_tile(id, packs)))
    for card in table_of(content, "starting_assets.cards"):
        yield record(card["id"], asset_name(of, card["id"]))
    for tile in table_of(content, "alternate_timeline.tiles"):
        spaces = [
            Message("cli-packs-space", space=space, effect=ref("warp-space", tile["spaces"][space]))
            for space in sorted(tile["spaces"])
        ]
        yield record(tile["id"], Message("cli-packs-spaces", spaces=spaces))
