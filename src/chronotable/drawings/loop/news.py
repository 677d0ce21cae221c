"""Above the ring: cycle and turn, what the victory still needs, vortices, Dr Faux's cards, supply."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.loop.signs import medal, vortex
from chronotable.drawings.scene import Scene
from chronotable.games.loop import terms

_HEIGHT: Final = 62
_MOST: Final = 6  # more are told in numbers only


def draw_news(scene: Scene, canvas: Canvas, top: float) -> float:
    """Gives where the ring may begin."""
    view, say = scene.view, scene.say
    parts = [
        scene.word("mode", view["mode"]),
        scene.word("level", view["level"]),
        say("web-loop-status", cycle=view["cycle"], turn=view["turn"], phase=scene.word("phase", view["phase"])),
    ]
    canvas.text(20, top + 16, " · ".join(parts), 14, weight=600, room=canvas.width - 40)
    y = top + 26
    boxes = ((20, 190), (216, 222), (444, 215), (665, 195))
    for x, wide in boxes:
        canvas.panel(x, y, wide, _HEIGHT - 8)
    _archive(scene, canvas, boxes[0][0], y, boxes[0][1])
    _vortices(scene, canvas, boxes[1][0], y, boxes[1][1])
    _doctor_deck(scene, canvas, boxes[2][0], y, boxes[2][1])
    _supply(scene, canvas, boxes[3][0], y, boxes[3][1])
    return y + _HEIGHT


def _head(canvas: Canvas, x: float, y: float, words: str, wide: float) -> None:
    canvas.text(x + 9, y + 16, words, 12, weight=700, fill="var(--ink-2)", room=wide - 18)


def _archive(scene: Scene, canvas: Canvas, x: float, y: float, wide: float) -> None:
    """Tiles archived and wanted; what else the victory of the mode needs."""
    view, say = scene.view, scene.say
    missing: dict[str, int] = view["missing"]
    done = len(view["archived"])
    lacking = missing.get("archived_tiles", 0)
    _head(canvas, x, y, say("web-loop-archived", done=done, need=done + lacking), wide)
    middle = x + 20.0
    for number in range(min(done + lacking, _MOST)):
        _wanted(canvas, middle, y + 36, got=number < done, gear=False)
        middle += 24
    dismantled = view["dismantled"]
    centrifuges = sum(era["centrifuge"] for era in view["eras"])
    if dismantled + centrifuges:
        with canvas.group(say("web-loop-dismantled", done=dismantled, need=dismantled + centrifuges)):
            for number in range(dismantled + centrifuges):
                _wanted(canvas, middle + 8, y + 36, got=number < dismantled, gear=True)
                middle += 24
    if supers := sum(clone["super"] for era in view["eras"] for clone in era["clones"]):
        with canvas.group(say("web-loop-supers-left", n=supers)):
            canvas.symbol("lp-crown", middle + 4, y + 28, 24, 17)
            canvas.text(middle + 33, y + 42, supers, 15, weight=800)


def _wanted(canvas: Canvas, x: float, y: float, *, got: bool, gear: bool) -> None:
    """Something that the victory needs: a tile, or the dismantling of a centrifuge."""
    canvas.circle(
        x,
        y,
        9.5,
        fill="var(--good)" if got else "var(--panel-2)",
        stroke="var(--clone)" if gear else "var(--ink)",
        stroke_width=3 if gear else 1.3,
        stroke_dasharray="3.5 2" if gear else None,
    )
    if got:
        canvas.path(f"M{x - 5:.1f} {y:.1f}l3.5 4.5 7-8.5", fill="none", stroke="var(--panel)", stroke_width=2.6)


def _vortices(scene: Scene, canvas: Canvas, x: float, y: float, wide: float) -> None:
    """One more than there are tiles loses the game."""
    left = scene.view["supply"]["vortex_tiles"]
    _head(canvas, x, y, scene.say("web-loop-vortices-left", n=left), wide)
    for number in range(terms.VORTEX_TILES):
        middle = x + 22 + number * 29
        with canvas.group(opacity=None if number < left else 0.22):
            vortex(canvas, middle, y + 36, 12, "")
    canvas.text(
        x + 22 + terms.VORTEX_TILES * 29 - 8,
        y + 40,
        scene.say("web-loop-vortices-lose"),
        12,
        fill="var(--bad)",
        weight=700,
        room=wide - 24 - terms.VORTEX_TILES * 29,
    )


def _doctor_deck(scene: Scene, canvas: Canvas, x: float, y: float, wide: float) -> None:
    """Where he may still go in this cycle; where he has been is pale."""
    deck = scene.view["doctor_deck"]
    _head(canvas, x, y, scene.say("drawing-loop-deck", n=len(deck)), wide)
    for number, era in enumerate(terms.ERA_TERMS):
        with canvas.group(opacity=None if era in deck else 0.2):
            medal(canvas, era, x + 21 + number * 28.5, y + 36, 11.5, scene.word("era", era))


def _supply(scene: Scene, canvas: Canvas, x: float, y: float, wide: float) -> None:
    view = scene.view
    _head(canvas, x, y, scene.say("web-loop-supply"), wide)
    parts = (
        ("lp-rift", view["supply"]["rifts"]),
        ("lp-energy", view["supply"]["energy"]),
        ("lp-clone-base", len(view["bag"])),
    )
    for number, (symbol, count) in enumerate(parts):
        left = x + 10 + number * 62
        canvas.symbol(symbol, left, y + 25, 22)
        canvas.text(left + 26, y + 41, count, 14, weight=700)
