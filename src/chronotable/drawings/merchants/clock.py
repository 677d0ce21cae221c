"""The clock: hours, which of them bring an adventurer, where everybody stands, and when the market opens."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas, around, number
from chronotable.drawings.scene import Scene, seat_colour

_PADDING: Final = 8
_RIM, _INNER = 0.46, 0.3  # of the dial's side


def draw_clock(scene: Scene, canvas: Canvas, x: float, y: float, side: float) -> None:
    """The last hour is on top, as on the page."""
    clock = scene.view["clock"]
    canvas.panel(x, y, side, side)
    size = min(canvas.page.layout["clock"], side - 2 * _PADDING)
    middle_x, middle_y = x + side / 2, y + side / 2
    hours: int = clock["hours"]
    for hour in range(1, hours + 1):
        brings = hour in clock["symbols"]
        field = _field(middle_x, middle_y, size * _INNER, size * _RIM, (hour, hours))
        canvas.path(
            field, fill="var(--brass-soft)" if brings else "var(--panel-2)", stroke="var(--line)", stroke_width=1
        )
        a, b = around(middle_x, middle_y, size * 0.38, hour * 360 / hours)
        canvas.text(a, b + 5, hour, 15, weight=700 if brings else 500, anchor="middle")
        if brings:
            a, b = around(middle_x, middle_y, size * 0.268, hour * 360 / hours)
            canvas.at("folk-guest", a, b, 13, colour="var(--ink-2)")
    token = clock["token"]
    if token is not None:
        a, b = around(middle_x, middle_y, size * 0.38, token * 360 / hours)
        with canvas.group(scene.say("web-merchants-token-at", hour=token)):
            canvas.circle(a, b, 17, fill="none", stroke="var(--good)", stroke_width=3)
            canvas.at("signs-market", a, b - 17, 18)
    _pieces(scene, canvas, (middle_x, middle_y, size))


def _pieces(scene: Scene, canvas: Canvas, dial: tuple[float, float, float]) -> None:
    """The last one is to move: those on the same hour stand one behind the other."""
    x, y, size = dial
    clock = scene.view["clock"]
    there: dict[int, int] = {}
    for piece in clock["pieces"]:
        hour = piece["hour"]
        behind = there.get(hour, 0)
        there[hour] = behind + 1
        a, b = around(x, y, size * (0.47 - 0.105 * behind), hour * 360 / clock["hours"] + (0 if hour else 6))
        name = scene.word("piece", piece["piece"])
        peddler = piece["piece"] == "peddler"
        fill = "var(--seat-8)" if peddler else seat_colour(int(piece["piece"].removeprefix("player")) - 1)
        with canvas.group(scene.say("web-merchants-piece-at", who=name, hour=hour)):
            canvas.circle(a, b, 12, fill=fill, stroke="var(--outline)", stroke_width=1.6)
            sign = scene.say(f"cli-merchants-piece-{piece['piece']}")
            canvas.text(a, b + 5, sign, 14, weight=800, fill="var(--on-seat)", anchor="middle")


def _field(x: float, y: float, inner: float, outer: float, at: tuple[int, int]) -> str:
    hour, hours = at
    from_, to = (hour - 0.5) * 360 / hours, (hour + 0.5) * 360 / hours
    corners = [
        around(x, y, radius, angle) for radius, angle in ((outer, from_), (outer, to), (inner, to), (inner, from_))
    ]
    a, b, c, d = (f"{number(p)} {number(q)}" for p, q in corners)
    return f"M{a}A{number(outer)} {number(outer)} 0 0 1 {b}L{c}A{number(inner)} {number(inner)} 0 0 0 {d}z"
