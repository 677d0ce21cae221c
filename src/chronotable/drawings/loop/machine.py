"""Dr Faux's machine in the middle: its wide chute points at his era; cubes that fell lie at its mouths."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas, around
from chronotable.drawings.loop.places import STEP, Places, era_angle
from chronotable.drawings.loop.signs import medal
from chronotable.drawings.scene import Scene
from chronotable.games.loop import terms
from chronotable.kernel.message import Ref

_RADIUS: Final = 98
_HAIR: Final = "M20 30C8 26 4 34 8 38c-6 2-5 10 1 10-3 5 3 9 9 6zM68 30c12-4 16 4 12 8 6 2 5 10-1 10 3 5-3 9-9 6z"


def draw_machine(scene: Scene, canvas: Canvas, places: Places) -> None:
    era = scene.view["doctor"]
    turned = era_angle(terms.ERA_TERMS.index(era)) if era is not None else 0.0
    title = (
        scene.say("web-loop-machine-idle")
        if era is None
        else scene.say("web-loop-machine", era=Ref("loop", "era", era))
    )
    with canvas.group(title), canvas.moved(places.x, places.y):
        canvas.circle(
            0,
            0,
            _RADIUS,
            fill="color-mix(in oklab, var(--steel) 34%, var(--panel))",
            stroke="var(--ink)",
            stroke_width=1.5,
        )
        for lane in (-1, 1, 0):
            with canvas.group(transform=f"rotate({turned + lane * STEP:.1f})"):
                _chute(canvas, wide=lane == 0)
        canvas.circle(0, 0, 57, fill="var(--steel)", stroke="var(--ink)", stroke_width=1.5)
        canvas.circle(0, 0, 46, fill="var(--panel)", stroke="var(--ink)", stroke_width=1.5)
        canvas.circle(0, 0, 40, fill="var(--void)", stroke="var(--ink)", stroke_width=1.5)
        _doctor(canvas, era)
        for index, word in enumerate(terms.ERA_TERMS):
            n = scene.view["drop"].get(word, 0)
            for k in range(n):
                x, y = around(0, 0, _RADIUS - 8 + (k % 2) * 14, era_angle(index) + (k - (n - 1) / 2) * 9)
                canvas.at("lp-rift", x, y, 24)


def _chute(canvas: Canvas, *, wide: bool) -> None:
    narrow, broad, tip = (25, 33, _RADIUS + 15) if wide else (15, 22, _RADIUS + 8)
    edge = -tip + (12 if wide else 4)
    point = f"L0 {-tip - 6}" if wide else ""
    canvas.path(
        f"M{-narrow} -40L{-broad} {edge}{point}L{broad} {edge}L{narrow} -40z",
        stroke="var(--ink)",
        stroke_width=1.5,
        fill="var(--brass)" if wide else "color-mix(in oklab, var(--brass) 45%, var(--panel))",
    )


def _doctor(canvas: Canvas, era: str | None) -> None:
    """Wild side hair, high collar, and a monocle with the era he is in."""
    line = {"stroke": "var(--ink)", "stroke_width": 1.5, "stroke_linejoin": "round"}
    with canvas.moved(-38, -39, 0.86):
        canvas.path("M14 74c3-10 12-15 30-15s27 5 30 15c-8 9-18 14-30 14s-22-5-30-14z", fill="var(--seat-8)", **line)
        canvas.path("M30 60l14 12 14-12 3 8-17 12-17-12z", fill="var(--panel)", **line)
        canvas.path(_HAIR, fill="var(--panel)", **line)
        canvas.path("M44 8c16 0 25 11 25 27 0 15-9 29-25 29S19 50 19 35C19 19 28 8 44 8z", fill="var(--skin)", **line)
        canvas.path("M24 28c4-4 9-4 12-1M41 38c-2 5-2 8 1 9", fill="none", stroke="var(--void)", stroke_width=2.4)
        canvas.circle(31, 36, 3, fill="var(--void)")
        canvas.path("M28 52c5-4 11-4 15-1 4-3 11-3 16 1-4 6-12 6-16 3-4 3-11 3-15-3z", fill="var(--void)")
        if era is not None:
            medal(canvas, era, 57, 35, 15)
