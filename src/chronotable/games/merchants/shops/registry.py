"""The merchants that can be played: those with a folder here, and those of installed packages.

A folder with a `presentation.py` that holds `PRESENTATION` is a merchant; nothing else has to be told.  A package from
outside names the same in the entry-point group `chronotable.merchants`:

    [project.entry-points."chronotable.merchants"]
    glassblower = "glassblower.presentation:PRESENTATION"
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Final

from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.shop import Merchant
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut

GROUP: Final = "chronotable.merchants"
USUAL: Final = "chronomancer"  # whom all play who agreed on nothing else


def _of_the_house() -> dict[str, Presentation]:
    folders = [folder.name for folder in files(__package__).iterdir() if folder.joinpath("presentation.py").is_file()]
    others = sorted(name for name in folders if name != USUAL)
    return {name: import_module(f"{__package__}.{name}.presentation").PRESENTATION for name in (USUAL, *others)}


def _from_outside(taken: dict[str, Presentation]) -> tuple[dict[str, Presentation], dict[str, Message]]:
    """The merchants of packages by name, and why some cannot be had: what is wrong with one stops no other."""
    found: dict[str, Presentation] = {}
    broken: dict[str, Message] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.name in taken:
            continue
        try:
            found[entry.name] = _loaded(entry, [*taken.values(), *found.values()])
        except Exception as error:
            package = entry.dist.name if entry.dist is not None else entry.value
            detail = cut(f"{type(error).__name__}: {error}")
            broken[entry.name] = Message("merchants-option-broken", name=entry.name, package=package, detail=detail)
    return found, broken


def _loaded(entry: EntryPoint, others: list[Presentation]) -> Presentation:
    shown = entry.load()
    if not isinstance(shown, Presentation) or shown.term != entry.name:
        raise TypeError(f"{entry.value} is no presentation of {entry.name!r}")
    for other in others:
        if twice := sorted(_own_words(shown) & _own_words(other)):
            raise ValueError(f"words that {other.term!r} has: {', '.join(twice)}")
    return shown


def _own_words(shown: Presentation) -> set[str]:
    """What must mean one thing only: its keys, abilities, events and the fields of its boards."""
    return {*(verb.name for verb in shown.verbs), *shown.merchant.ability_words, *shown.events,
            *shown.schema()["properties"]}  # fmt: skip


_house: Final = _of_the_house()
_outside, BROKEN = _from_outside(_house)
PRESENTATIONS: Final[dict[str, Presentation]] = {**_house, **_outside}
MERCHANTS: Final[dict[str, Merchant]] = {term: shown.merchant for term, shown in PRESENTATIONS.items()}
PACKAGES: Final = [type(shown).__module__.rpartition(".")[0] for shown in _outside.values()]  # where their steps are
