"""Pictures of matches and results, as notebooks ask for them.  The kernel draws nothing: the package says who does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from chronotable.kernel.decision import Result


class Picture(Protocol):
    """A drawing: `str()` is SVG."""

    def save(self, path: Any) -> None:
        """Write it to a file."""

    def _repr_svg_(self) -> str: ...

    def _repr_html_(self) -> str: ...


class Artist(Protocol):
    """Who draws."""

    def draw(self, match: Any, seat: int | str | None, language: str, dark: bool | None) -> Picture: ...

    def result_table(self, result: Result) -> str: ...


_artist: Artist | None = None


def set_artist(artist: Artist) -> None:
    """Called once by the package; tests of the kernel alone do without."""
    global _artist
    _artist = artist


def artist() -> Artist:
    if _artist is None:
        raise NotImplementedError("nobody draws here: import chronotable")
    return _artist
