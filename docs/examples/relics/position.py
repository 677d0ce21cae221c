"""Described positions put on the table, and the conservation laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chronotable.kernel.message import Message
from chronotable.kernel.placing import obey

from .parts import POSITION
from .state import RelicsState, data
from .steps.award import faces


def place(s: RelicsState, position: dict[str, Any]) -> RelicsState:
    """Change a table that was set up as usual to what is described; what is left over goes to the unseen piles."""
    POSITION.put(s, s, position)
    s.fix_fate(position.get("fate", []), faces())
    s.agenda = POSITION.value(s, position, "agenda", s.agenda)
    if "unseen" not in position:
        s.unseen = [card for card in range(1, data()["cards"] + 1) if card not in cards_elsewhere(s)]
    if "pile" not in position:
        s.pile = [relic for relic in range(len(data()["relics"])) if relic not in [*s.gone, s.relic]]
        s.shuffle(s.pile)
    obey(list(laws(s)))
    return s


def cards_elsewhere(s: RelicsState) -> list[int]:
    return [card for cards in [*s.hands, *s.spent, s.bids] for card in cards if card]


def laws(s: RelicsState) -> Iterator[Message]:
    """Every bid card and every relic is somewhere, once (RELICS-1.1, 1.2)."""
    if sorted([*s.unseen, *cards_elsewhere(s)]) != list(range(1, data()["cards"] + 1)):
        yield Message("relics-law-cards")
    shown = [s.relic] if s.relic >= 0 else []
    if sorted([*s.pile, *s.gone, *shown]) != list(range(len(data()["relics"]))):
        yield Message("relics-law-relics")
