"""Signs of Anachrony: goods, workers, warp tiles, breakthroughs, who leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import width
from chronotable.drawings.scene import Json, Scene, seat_colour
from chronotable.kernel.message import Message

GOODS: Final = {
    "water": "ana-water",
    "titanium": "ana-titanium",
    "uranium": "ana-uranium",
    "gold": "ana-gold",
    "neutronium": "ana-neutronium",
    "energy_core": "ana-core",
    "vp": "ana-vp",
    "tug": "ana-tug",
}
WORKERS: Final = {"scientist": "ana-w-s", "engineer": "ana-w-e", "administrator": "ana-w-a", "genius": "ana-w-g"}
WARPS: Final = {**GOODS, **WORKERS, "exosuit": "ana-suit-s"}
ROWS: Final = {
    "power_plant": "ana-b-plant",
    "factory": "ana-b-factory",
    "life_support": "ana-b-life",
    "lab": "ana-b-lab",
}
_SOFT: Final = {"retrieved": {"motivated": "ana-motivated", "dies": "ana-dies"}}


def amounts(
    scene: Scene,
    canvas: Canvas,
    numbers: Mapping[str, int],
    x: float,
    y: float,
    *,
    size: float = 17,
    every: bool = False,
) -> float:
    """Each kind of goods that is there with its number; gives where the row ends."""
    for goods, n in numbers.items():
        if not n and not every:
            continue
        with canvas.group(
            scene.tell(Message(f"anachrony-amount-{goods.replace('_', '-')}", n=n)), opacity=None if n else 0.4
        ):
            canvas.text(x, y + size * 0.76, n, size * 0.82, weight=700)
            x += width(str(n), size * 0.82, 700) + 1
            canvas.symbol(GOODS[goods], x, y, size)
        x += size + 5
    return x


def workers(scene: Scene, canvas: Canvas, numbers: Mapping[str, int], x: float, y: float, *, size: float = 18) -> float:
    """A figure for each worker, or one with the number where there are many."""
    for type, n in numbers.items():
        if not n:
            continue
        with canvas.group(scene.word("worker", type)):
            for number in range(n if n <= 3 else 1):
                canvas.symbol(WORKERS[type], x + number * size * 0.72, y, size)
            x += size + (min(n, 3) - 1) * size * 0.72 if n <= 3 else size
            if n > 3:
                canvas.text(x, y + size * 0.76, f"×{n}", size * 0.7, weight=700)
                x += 18
        x += 3
    return x


def placed(scene: Scene, canvas: Canvas, worker: Json, x: float, y: float, size: float) -> None:
    """A worker at work in an exosuit of its player's colour."""
    said = f"{scene.player(worker['seat'])}, {scene.word('worker', worker['worker'])}"
    with canvas.group(said):
        canvas.circle(x, y, size * 0.6, fill=seat_colour(worker["seat"]), stroke="var(--ink)", stroke_width=1.4)
        canvas.at(WORKERS[worker["worker"]], x, y, size * 0.84)
        sign = _SOFT["retrieved"].get(worker["retrieved"])
        if sign is not None:
            canvas.circle(
                x + size * 0.5, y - size * 0.42, size * 0.24, fill="var(--panel)", stroke="var(--ink)", stroke_width=1
            )
            canvas.at(sign, x + size * 0.5, y - size * 0.42, size * 0.4, colour="var(--ink)")


def warp(scene: Scene, canvas: Canvas, word: str, seat: int, x: float, y: float, size: float) -> None:
    """A warp tile with the border of its player."""
    said = f"{scene.player(seat)}, {scene.word('warp', word)}"
    with canvas.group(said):
        canvas.rect(x, y, size, size, rx=size * 0.22, fill="var(--panel)", stroke=seat_colour(seat), stroke_width=2.2)
        canvas.at(WARPS[word], x + size / 2, y + size / 2, size * 0.74)


def breakthrough(scene: Scene, canvas: Canvas, word: str, n: int, x: float, y: float, size: float = 20) -> float:
    """The shape with its icon; several of a kind with a number.  Gives where the next one begins."""
    shape, _, icon = word.partition("_")
    said = scene.tell(
        Message("anachrony-breakthrough", shape=_ref(scene, "shape", shape), icon=_ref(scene, "icon", icon))
    )
    with canvas.group(said):
        canvas.symbol(f"ana-s-{shape}", x, y, size, colour="var(--ink)")
        canvas.at(f"ana-k-{icon}", x + size / 2, y + size * 0.55, size * 0.5, colour="var(--ink)")
        if n > 1:
            canvas.text(x + size - 1, y + size, f"×{n}", 11, weight=800)
    return x + size + (14 if n > 1 else 4)


def _ref(scene: Scene, kind: str, id: str) -> object:
    return scene.match.game.thing(kind, id, scene.match.origin.packs)


def seats_of(canvas: Canvas, counts: list[int], leaders: list[int], x: float, y: float) -> None:
    """What each seat has of something; who leads is bold."""
    for seat, count in enumerate(counts):
        canvas.circle(x + 5, y - 4.5, 5, fill=seat_colour(seat), stroke="var(--outline)", stroke_width=1)
        canvas.text(x + 13, y, count, 13, weight=800 if seat in leaders else 500)
        x += 20 + width(str(count), 13, 800)
