"""Pending steps of described positions; choices and offers printed on tiles and leaders are looked up there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.nouns import NOUNS
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.goods import Choose, May
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Id
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


STEPS: Final = DescribedSteps(
    {**NOUNS, "source": Id(sources)},
    "chronotable.games.anachrony.steps",
    found={Choose.term: choice_of, May.term: offer_of},
)
