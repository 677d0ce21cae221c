"""What components are called."""

from __future__ import annotations

from chronotable.games.loop.box import Box
from chronotable.kernel.message import Ref


def ref(box: Box, kind: str, id: str) -> Ref:
    """A named thing; one that comes from a pack brings its names along."""
    return Ref("loop", kind, id, box.names.get(f"{kind}:{id}") if box.names else None)
