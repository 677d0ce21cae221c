"""Events in the ledger's words: numbers of the state become names here and nowhere else."""

from __future__ import annotations

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.terms import (
    GOODS_TERMS,
    ICON_TERMS,
    ICONS,
    SHAPE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    WARP_TERMS,
    WARPS,
    WORKER_TERMS,
)


def breakthrough_word(number: int) -> str:
    return f"{SHAPE_TERMS[number // ICONS]}_{ICON_TERMS[number % ICONS]}"


def warp_words(mask: int) -> list[str]:
    return [WARP_TERMS[tile] for tile in range(WARPS) if mask >> tile & 1]


def tell(
    s: AnachronyState,
    kind: str,
    seat: int = -1,
    *,
    goods: int = -1,
    worker: int = -1,
    tile: int = -1,
    slot: int = -1,
    space: int = -1,
    warp: int = -1,
    breakthrough: int = -1,
    n: int | None = None,
    word: str = "",
) -> None:
    """Report an event.  Callers ask `s.witness is not None` first, so that search pays nothing."""
    if s.witness is None:
        return
    args: dict[str, object] = {}
    if seat >= 0:
        args["seat"] = seat
    if goods >= 0:
        args["goods"] = GOODS_TERMS[goods]
    if worker >= 0:
        args["worker"] = WORKER_TERMS[worker]
    if tile >= 0:
        args["tile"] = s.box.tile_ids[tile]
    if slot >= 0:
        args["slot"] = SLOT_TERMS[slot]
    if space >= 0:
        args["space"] = SPACE_TERMS[space]
    if warp >= 0:
        args["warp"] = WARP_TERMS[warp]
    if breakthrough >= 0:
        args["breakthrough"] = breakthrough_word(breakthrough)
    if n is not None:
        args["n"] = n
    if word:
        args["word"] = word
    s.witness.tell(kind, args)
