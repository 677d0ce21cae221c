"""Where things are on the ring: the page's numbers (`layout.json`), its sectors round the machine, dawn on top."""

from __future__ import annotations

from math import asin, degrees
from typing import Any, Final

from chronotable.drawings.canvas import around, number
from chronotable.games.loop import terms

Json = dict[str, Any]

STEP: Final = 360 / terms.ERAS
Point = tuple[float, float]


class Places:
    """The full ring of the page, moved down by `top`."""

    def __init__(self, layout: Json, top: float) -> None:
        self.layout = layout
        self.ring: Json = layout["ring"]
        self.x: float = self.ring["cx"]
        self.y: float = self.ring["cy"] + top

    def at(self, radius: float, angle: float) -> Point:
        return around(self.x, self.y, radius, angle)

    def row(self, angle: float, radius: float, n: int, pitch: float) -> list[Point]:
        """Places side by side along an arc; in the lower half they run the other way."""
        turn = degrees(pitch / radius)
        places = [self.at(radius, angle + (i - (n - 1) / 2) * turn) for i in range(n)]
        return places[::-1] if flipped(angle) else places

    def clones(self, angle: float, n: int) -> tuple[list[Point], float]:
        """Where they lie and how large they are: many of them in two rows."""
        if n <= 4:
            line = self.layout["clones"]
            return self.row(angle, line["radius"], n, line["pitch"]), line["size"]
        inner, outer = self.layout["crowd"]
        below = n // 2
        share = min(1.0, 4 / (n - below))
        places = self.row(angle, outer["radius"], n - below, outer["pitch"] * share)
        return [*places, *self.row(angle, inner["radius"], below, inner["pitch"] * share)], inner["size"]

    def agent(self, angle: float, number: int) -> Point:
        """Where the agent of that number stands in its era."""
        places = self.layout["places"]
        place = places[number % len(places)]
        return self.at(place["radius"], angle + (-place["angle"] if flipped(angle) else place["angle"]))

    def side(self, angle: float, number: int) -> Point:
        """Where a mode puts its own pieces."""
        aside = self.layout["side"]
        radius = aside["radius"] - number * self.layout["tile"]["size"]
        return self.at(radius, angle + (-aside["angle"] if flipped(angle) else aside["angle"]))

    def sector(self, angle: float, inner: float, outer: float) -> str:
        """A part of the ring, with gaps beside it."""

        def half(radius: float) -> float:
            return STEP / 2 - degrees(asin(self.ring["gap"] / 2 / radius))

        a, b = (self._pair(outer, angle + sign * half(outer)) for sign in (-1, 1))
        c, d = (self._pair(inner, angle + sign * half(inner)) for sign in (1, -1))
        outside, inside = number(float(outer)), number(float(inner))
        return f"M{a}A{outside} {outside} 0 0 1 {b}L{c}A{inside} {inside} 0 0 0 {d}z"

    def _pair(self, radius: float, angle: float) -> str:
        x, y = self.at(radius, angle)
        return f"{number(x)} {number(y)}"


def era_angle(index: int) -> float:
    return index * STEP


def flipped(angle: float) -> bool:
    return 90 < angle % 360 < 270
