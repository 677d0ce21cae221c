"""Pending steps of described positions; choices and offers printed on tiles and leaders are looked up there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.nouns import NOUNS
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import Choose, May
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Id


def printed(box: Box) -> Iterator[Effect]:
    """The choices and offers of all tiles and leaders."""
    programs = [ability.program for ability in [*box.work, *box.free, *box.leader_free] if ability is not None]
    for program in [*programs, *box.tile_once, *box.leader_clean_up]:
        yield from (step for step in program if step.printed_on())


def sources(s: AnachronyState) -> list[str]:
    return sorted({step.printed_on() for step in printed(s.box)})


def printed_there(term: str, s: AnachronyState, source: str) -> Effect | None:
    return next((step for step in printed(s.box) if step.term == term and step.printed_on() == source), None)


STEPS: Final = DescribedSteps(
    {**NOUNS, "source": Id(sources)},
    "chronotable.games.anachrony.steps",
    found={term: partial(printed_there, term) for term in (Choose.term, May.term)},
)
