"""Merchants Cove: harbour and clock, halls and town square, and every merchant's shop."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.merchants.clock import draw_clock
from chronotable.drawings.merchants.harbour import draw_harbour
from chronotable.drawings.merchants.merchants import draw_merchant, draw_peddler
from chronotable.drawings.merchants.town import draw_town
from chronotable.drawings.scene import Scene

_GAP: Final = 10
_CLOCK: Final = 256.0  # the side of its panel


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    view = scene.view
    said = [
        scene.word("mode", view["mode"]),
        scene.say("web-merchants-status", day=view["day"], days=view["days"], phase=scene.word("phase", view["phase"])),
        scene.name("rogue_card", view["rogue_card"]),
    ]
    y = canvas.paragraph(20, top + 17, " · ".join(said), 14, weight=600, room=canvas.width - 40) - 8
    draw_harbour(scene, canvas, (16, y, canvas.width - 32 - _CLOCK - _GAP, _CLOCK))
    draw_clock(scene, canvas, canvas.width - 16 - _CLOCK, y, _CLOCK)
    y = draw_town(scene, canvas, y + _CLOCK + _GAP) + _GAP
    for seat, merchant in enumerate(view["merchants"]):
        y = draw_merchant(scene, canvas, merchant, seat, y) + _GAP
    if view["peddler"] is not None:
        y = draw_peddler(scene, canvas, view["peddler"], y) + _GAP
    return y - _GAP
