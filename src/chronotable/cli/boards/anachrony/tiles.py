"""What is said of a tile."""

from __future__ import annotations

from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.effect_text import tile_record, tile_text
from chronotable.games.anachrony.naming import amounts, ref
from chronotable.games.anachrony.naming import breakthrough as breakthrough_name
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack


def about_tile(id: str, packs: tuple[Pack, ...]) -> Message:
    """What a building or superproject costs, counts and does."""
    of = box(packs)
    record, text = tile_record(of, id), tile_text(of, id)
    if id.isdigit():
        return Message("cli-anachrony-about-building", vp=record["vp"], text=text)
    worker = record["cost_worker"]
    exact, pair = record["cost_breakthrough"]["exact"], record["cost_breakthrough"]["or_shapes"]
    return Message(
        "cli-anachrony-about-project",
        vp=record["vp"],
        cost=[*amounts(record["cost"]), *([ref("worker", worker)] if worker else [])],
        exact="yes" if exact else "no",
        breakthrough=breakthrough_name(f"{exact['shape']}_{exact['icon']}") if exact else "",
        shapes=[ref("shape", shape) for shape in pair],
        text=text,
    )
