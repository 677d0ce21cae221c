"""What the fields of the steps stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.goods import Choose, May
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    BUILDINGS,
    CAPITAL_ACTIONS,
    CAPITAL_TILE_TERMS,
    ERAS,
    FIRST_SLOT,
    GOODS_TERMS,
    ICON_TERMS,
    SHAPE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    TILES,
    WARP_TERMS,
    WORKER_TERMS,
)
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Amounts, Count, Flag, Id, Maybe, Nouns, SetOf, Several, Term
from chronotable.kernel.step import Step

Printed = Choose | May


def printed(box: Box) -> Iterator[Printed]:
    """The choices and offers of all tiles and leaders."""
    programs = [ability.program for ability in [*box.work, *box.free, *box.leader_free] if ability is not None]
    for program in [*programs, *box.leader_clean_up]:
        yield from (step for step in program if isinstance(step, Printed))


def sources(s: AnachronyState) -> list[str]:
    return sorted({step.source for step in printed(s.box)})


def choice_of(s: AnachronyState, source: str) -> Step[Any] | None:
    return next((step for step in printed(s.box) if isinstance(step, Choose) and step.source == source), None)


def offer_of(s: AnachronyState, source: str) -> Step[Any] | None:
    return next((step for step in printed(s.box) if isinstance(step, May) and step.source == source), None)


NOUNS: Final[Nouns] = {
    "actions": Several(Term(ACTION_TERMS[:CAPITAL_ACTIONS]), least=1),
    "delta": Count(-2, 1),
    "goods": Amounts(GOODS_TERMS, 10),
    "icon": Term([*ICON_TERMS, "any"]),
    "labs": Flag(),
    "mask": SetOf(Term(WARP_TERMS), least=1),
    "more": Count(0, 1),
    "n": Count(1, ERAS),
    "optional": Flag(),
    "own": Flag(),
    "project": Term(lambda s: s.box.tile_ids[BUILDINGS:TILES]),
    "projects_only": Flag(),
    "range": Maybe(Count(0, 4)),  # null: as many Eras as are paid for
    "shape": Term(SHAPE_TERMS),
    "slot": Term(SLOT_TERMS),
    "source": Id(sources),
    "space": Term([*SPACE_TERMS[:FIRST_SLOT], *SLOT_TERMS]),
    "target": Term(lambda s: s.box.tile_ids[:TILES]),
    "tile": Maybe(Term(CAPITAL_TILE_TERMS)),
    "tired": Flag(),
    "types": Several(Term(["on_recruit_card", "same_as_placed", *WORKER_TERMS], first=-2), least=1),
    "up_to": Flag(),
    "water": Flag(),
    "who": Count(0, lambda s: len(s.players) - 1),
    "worker": Term(WORKER_TERMS),
}
STEPS: Final = DescribedSteps(
    NOUNS, "chronotable.games.anachrony.steps", found={Choose.term: choice_of, May.term: offer_of}
)
