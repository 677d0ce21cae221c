"""Signs of The LOOP: medals of eras, clones, vortices, dimensions."""

from __future__ import annotations

from math import cos, pi, sin

from chronotable.drawings.canvas import Canvas, number
from chronotable.drawings.scene import Json
from chronotable.kernel.asking import slug


def hue(era: str) -> str:
    return f"var(--era-{slug(era)})"


def ink(era: str) -> str:
    """An era's colour for text and signs."""
    return f"color-mix(in oklab, {hue(era)} 52%, var(--ink))"


def tint(era: str, percent: int) -> str:
    return f"color-mix(in oklab, {hue(era)} {percent}%, var(--panel))"


def medal(canvas: Canvas, era: str, x: float, y: float, radius: float, title: str = "") -> None:
    """The round sign of an era."""
    with canvas.group(title):
        canvas.circle(x, y, radius, fill="var(--panel)", stroke="var(--ink)", stroke_width=1.3)
        canvas.circle(x, y, radius - 2.4, fill=tint(era, 22), stroke=hue(era), stroke_width=1.6)
        canvas.at(f"lp-era-{slug(era)}", x, y, radius * 1.26, colour=ink(era))


def clone(canvas: Canvas, seen: Json, x: float, y: float, size: float, title: str) -> None:
    """Its monocle shows the era that destroys it; a Supa Clone wears a crown."""
    era = seen["destroy"]
    with canvas.group(title), canvas.moved(x - size / 2, y - size / 2, size / 44):
        canvas.symbol("lp-clone-base", 0, 0, 44)
        canvas.circle(28.5, 20, 12.2, fill="var(--panel)", stroke="var(--outline)", stroke_width=1.4)
        canvas.circle(28.5, 20, 10.3, fill=tint(era, 16), stroke=hue(era), stroke_width=3)
        canvas.at(f"lp-era-{slug(era)}", 28.5, 20, 14.5, colour=ink(era))
        if seen["super"]:
            canvas.circle(22, 22, 22, fill="none", stroke="var(--brass)", stroke_width=3)
            canvas.symbol("lp-crown", 8, -9, 28, 19)


def vortex(canvas: Canvas, x: float, y: float, radius: float, title: str) -> None:
    with canvas.group(title), canvas.moved(x, y):
        canvas.circle(0, 0, radius, fill="var(--void)", stroke="var(--ink)", stroke_width=1.5)
        for arm in range(5):
            strong = arm % 2 == 0
            look = {"stroke_width": (3.4 if strong else 2) * max(0.45, radius / 46), "opacity": None if strong else 0.7}
            canvas.path(
                _spiral(radius * 0.09, radius * 0.87, 0.82, arm * 2 * pi / 5),
                fill="none",
                stroke="var(--rift)",
                stroke_linecap="round",
                **look,
            )
        canvas.circle(0, 0, radius * 0.18, fill="var(--panel)", stroke="var(--rift)", stroke_width=2)


def _spiral(inner: float, outer: float, turns: float, start: float, steps: int = 18) -> str:
    points = []
    for step in range(steps + 1):
        share = step / steps
        angle, radius = start + share * turns * 2 * pi, inner + (outer - inner) * share
        points.append(f"{number(radius * cos(angle))} {number(radius * sin(angle))}")
    return "M" + "L".join(points)


def dimension(canvas: Canvas, word: str, x: float, y: float, size: float, title: str = "") -> None:
    symbol = f"lp-dim-{slug(word)}"
    if canvas.has(symbol):
        canvas.at(symbol, x, y, size, colour=f"var(--dim-{slug(word)})", title=title)
