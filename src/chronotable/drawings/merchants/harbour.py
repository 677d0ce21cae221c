"""The harbour: boats at sea on both sides, three piers between them with their berths and customers."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.merchants.signs import crowd
from chronotable.drawings.scene import Json, Scene

_BOAT: Final = 136.0
_SIGNS: Final = {"small": "goods-small", "large": "goods-large"}
_PIERS: Final = {
    "large_pier": "web-merchants-pier-large",
    "small_pier": "web-merchants-pier-small",
    "black_market": "web-merchants-pier-black",
}


def draw_harbour(scene: Scene, canvas: Canvas, place: tuple[float, float, float, float]) -> None:
    x, y, wide, tall = place
    canvas.panel(x, y, wide, tall, fill="var(--sea)")
    boats: list[Json] = scene.view["boats"]
    for side, left in (("left", x + 8), ("right", x + wide - _BOAT - 8)):
        fleet = [boat for boat in boats if boat["side"] == side]
        for number, boat in enumerate(fleet):
            high = (tall - 16) / max(len(fleet), 1)
            _boat(scene, canvas, boat, (left, y + 8 + number * high, _BOAT, high - 6))
    piers: list[Json] = scene.view["piers"]
    high = (tall - 16 - (22 if scene.view["drawn"] else 0)) / max(len(piers), 1)
    for number, pier in enumerate(piers):
        _pier(scene, canvas, pier, (x + _BOAT + 18, y + 8 + number * high, wide - 2 * _BOAT - 36, high - 6))
    if scene.view["drawn"]:
        adventurer = scene.say(f"merchants-adventurer-{scene.view['drawn']}")
        said = scene.say("web-merchants-in-hand", adventurer=adventurer)
        middle = x + wide / 2
        canvas.symbol(f"folk-adv-{scene.view['drawn']}", x + _BOAT + 20, y + tall - 26, 20)
        canvas.text(middle + 12, y + tall - 11, said, 12, weight=700, anchor="middle", room=wide - 2 * _BOAT - 70)


def _boat(scene: Scene, canvas: Canvas, boat: Json, place: tuple[float, float, float, float]) -> None:
    """At sea with its passengers and free seats; one that has docked is drawn at its berth."""
    x, y, wide, tall = place
    name = scene.word("boat", boat["boat"])
    hull = y + tall - 26
    if boat["berth"] is not None:
        canvas.rect(
            x,
            y + 8,
            wide,
            tall - 16,
            rx=20,
            fill="none",
            stroke="var(--wave)",
            stroke_width=1.6,
            stroke_dasharray="5 4",
        )
        said = f"{name} → {scene.word('berth', boat['berth'])}"
        canvas.text(x + wide / 2, y + tall / 2 + 5, said, 12, weight=600, anchor="middle", room=wide - 16)
        return
    with canvas.group(name):
        canvas.path(
            f"M{x:.1f} {hull:.1f}h{wide:.1f}l-13 22a6 6 0 0 1 -5 3h-{wide - 36:.1f}a6 6 0 0 1 -5 -3z",
            fill="var(--hull)",
            stroke="var(--ink)",
            stroke_width=1.4,
            stroke_linejoin="round",
        )
        canvas.text(x + wide / 2, hull + 16, name, 12, weight=700, fill="var(--sail)", anchor="middle", room=wide - 30)
    seats = sum(boat["passengers"].values()) + boat["free_seats"]
    step = min(30.0, (wide - 16) / max(seats, 1))
    left = x + wide / 2 - step * seats / 2
    crowd(
        scene,
        canvas,
        boat["passengers"],
        left + (step - 26) / 2,
        hull - 28,
        26,
        step * (seats - boat["free_seats"] - 1) + 26,
    )
    for number in range(boat["free_seats"]):
        middle = left + step * (seats - boat["free_seats"] + number + 0.5)
        canvas.circle(
            middle, hull - 14, 9, fill="none", stroke="var(--ink-2)", stroke_width=1.4, stroke_dasharray="3 3"
        )


def _pier(scene: Scene, canvas: Canvas, pier: Json, place: tuple[float, float, float, float]) -> None:
    """What is sold there, what it costs in corruption, which boats lie at it, and who has come."""
    x, y, wide, tall = place
    with canvas.group(scene.word("pier", pier["pier"])):
        canvas.rect(x, y, wide, tall, rx=6, fill="var(--plank)", stroke="var(--plank-2)", stroke_width=1.6)
        canvas.rect(x + 4, y + 4, wide - 8, 22, rx=4, fill="var(--panel)")
        canvas.text(x + 10, y + 19.5, scene.say(_PIERS[pier["pier"]]), 13, weight=700, room=wide - 90)
    right = x + wide - 10
    for size in reversed(pier["accepts"]):
        right -= 20
        canvas.symbol(_SIGNS[size], right, y + 6, 18)
    if pier["corruption_cards"]:
        canvas.text(right - 22, y + 19.5, pier["corruption_cards"], 13, weight=800, fill="var(--corrupt)", anchor="end")
        canvas.symbol("signs-corrupt", right - 20, y + 7, 16)
    left = x + 8.0
    for berth in pier["berths"]:
        _berth(scene, canvas, berth, left, y + 31)
        left += 50
    crowd(scene, canvas, pier["adventurers"], left + 4, y + tall - 36, 24, x + wide - left - 12)


def _berth(scene: Scene, canvas: Canvas, berth: Json, x: float, y: float) -> None:
    free = berth["boat"] is None
    canvas.rect(
        x,
        y,
        44,
        38,
        rx=8,
        fill="var(--sea)" if free else "var(--hull)",
        stroke="var(--ink)",
        stroke_width=1.2,
        stroke_dasharray="4 3" if free else None,
    )
    said = scene.word("berth", berth["berth"])
    if free:
        with canvas.group(scene.say("web-merchants-berth-free", berth=said)):
            canvas.at("signs-boat", x + 22, y + 19, 20, colour="var(--wave)")
    else:
        with canvas.group(scene.say("web-merchants-berth-taken", berth=said, boat=scene.word("boat", berth["boat"]))):
            canvas.at("signs-boat", x + 22, y + 14, 20, colour="var(--sail)")
            canvas.text(
                x + 22, y + 34, berth["boat"].removeprefix("boat"), 11, weight=800, fill="var(--sail)", anchor="middle"
            )
