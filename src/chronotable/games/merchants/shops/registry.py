"""The merchants that can be played: those with a folder here, and those of installed packages.

A folder with a `presentation.py` that holds `PRESENTATION` is a merchant; nothing else has to be told.  A package from
outside names the same in the entry-point group `chronotable.merchants`:

    [project.entry-points."chronotable.merchants"]
    glassblower = "glassblower.presentation:PRESENTATION"
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Final

from chronotable.games.merchants.shops.checking import COVE, NAME, Unfit, Words, check, cove_words, words_of
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.shop import Merchant
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut

GROUP: Final = "chronotable.merchants"
USUAL: Final = "chronomancer"  # whom all play who agreed on nothing else


@dataclass(frozen=True, slots=True)
class Found:
    """A merchant that can be played."""

    shown: Presentation
    package: str  # its modules, with those of its steps
    edition: str = ""  # name and version of what was installed; nothing where it is part of the house


def _of_the_house() -> dict[str, Found]:
    folders = [folder.name for folder in files(__package__).iterdir() if folder.joinpath("presentation.py").is_file()]
    others = sorted(name for name in folders if name != USUAL)
    packages = {name: f"{__package__}.{name}" for name in (USUAL, *others)}
    return {
        name: Found(import_module(f"{package}.presentation").PRESENTATION, package)
        for name, package in packages.items()
    }


class _Outside:
    """The merchants of packages: what is wrong with one stops no other."""

    def __init__(self, house: dict[str, Found]) -> None:
        self.found: dict[str, Found] = {}
        self.refused: list[tuple[str, Message]] = []
        offered = [entry for entry in entry_points(group=GROUP) if entry.name not in house]
        taken: dict[str, Words] = {}
        if offered:
            taken[COVE] = cove_words()
            taken |= {name: words_of(each.shown, each.package) for name, each in house.items()}
        for entry in sorted(offered, key=lambda entry: (entry.name, _dist(entry))):
            why = self._why_not(entry, taken)
            if why is not None:
                self.refused.append((entry.name, why))

    def _why_not(self, entry: EntryPoint, taken: dict[str, Words]) -> Message | None:
        """Take it in; or why that cannot be."""
        about = {"name": cut(entry.name), "package": _dist(entry)}
        try:
            if entry.name in self.found:
                raise Unfit(Message("merchants-unfit-offered", edition=self.found[entry.name].edition))
            if not NAME.fullmatch(entry.name):
                raise Unfit(Message("merchants-unfit-name"))
            package = _package(entry)
            shown = entry.load()
            check(shown, entry.name, package, taken)
            taken[entry.name] = words_of(shown, package)
        except Unfit as error:
            return Message("merchants-option-unfit", **about, why=error.message)
        except (Exception, SystemExit) as error:
            return Message("merchants-option-broken", **about, detail=cut(f"{type(error).__name__}: {error}"))
        edition = f"{_dist(entry)} {entry.dist.version}" if entry.dist is not None else entry.value
        self.found[entry.name] = Found(shown, package, edition)
        return None


def _dist(entry: EntryPoint) -> str:
    """What was installed, by name."""
    return entry.dist.name if entry.dist is not None else entry.value


def _package(entry: EntryPoint) -> str:
    """The folder of the merchant's modules, which a single module does not have."""
    module = import_module(entry.module)
    package = entry.module if hasattr(module, "__path__") else entry.module.rpartition(".")[0]
    if not package:
        raise Unfit(Message("merchants-unfit-module", module=entry.module))
    return package


_house: Final = _of_the_house()
_outside: Final = _Outside(_house)
_all: Final[dict[str, Found]] = {**_house, **_outside.found}
PRESENTATIONS: Final[dict[str, Presentation]] = {term: found.shown for term, found in _all.items()}
MERCHANTS: Final[dict[str, Merchant]] = {term: found.shown.merchant for term, found in _all.items()}
PACKAGE_OF: Final[dict[str, str]] = {term: found.package for term, found in _all.items()}
PACKAGES: Final = [found.package for found in _outside.found.values()]  # where the steps of those from outside are
EDITIONS: Final[dict[str, str]] = {term: found.edition for term, found in _outside.found.items()}
REFUSED: Final = [message for _, message in _outside.refused]
BROKEN: Final[dict[str, Message]] = {name: why for name, why in _outside.refused if name not in _all}  # nobody has it
