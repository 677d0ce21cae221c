"""Guild halls, the lair, the bag, and the cards of the town square."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import lines
from chronotable.drawings.merchants.signs import COLOURS, KINDS, counts, effect_words
from chronotable.drawings.scene import Json, Scene

_HEIGHT: Final = 104.0
_HALLS: Final = 340.0


def draw_town(scene: Scene, canvas: Canvas, top: float) -> float:
    _halls(scene, canvas, 16, top)
    left = 16 + _HALLS + 8
    square: list[Json] = scene.view["square"]
    wide = (canvas.width - 16 - left) / max(len(square), 4)
    for number, card in enumerate(square):
        townsfolk(scene, canvas, card, (left + number * wide, top, wide - 5, _HEIGHT - 22))
    decks = scene.say("web-merchants-deck", n=scene.view["townsfolk_deck"])
    canvas.text(left, top + _HEIGHT - 6, decks, 12, fill="var(--ink-2)", room=240)
    return top + _HEIGHT


def _halls(scene: Scene, canvas: Canvas, x: float, y: float) -> None:
    """What a symbol pays is what waits in its hall; what one of the rogues costs, in the lair."""
    view = scene.view
    canvas.panel(x, y, _HALLS, _HEIGHT)
    canvas.text(x + 10, y + 18, scene.say("web-merchants-halls"), 12, weight=700, fill="var(--ink-2)", room=220)
    for number, colour in enumerate(COLOURS):
        left = x + 12 + number * 60
        with canvas.group(scene.say(f"web-merchants-guild-{colour}")):
            canvas.symbol(f"folk-g-{colour}", left, y + 26, 28, colour=f"var(--cove-{colour})")
            canvas.text(left + 32, y + 46, view["halls"][colour], 17, weight=800)
    with canvas.group(scene.say("web-merchants-lair-note")):
        canvas.symbol("signs-lair", x + 262, y + 26, 28)
        canvas.text(x + 296, y + 46, view["lair"], 17, weight=800)
    with canvas.group(scene.say("cli-merchants-bag")):
        canvas.symbol("signs-bag", x + 10, y + 70, 24)
        counts(canvas, view["bag"], x + 46, y + 72)


def townsfolk(scene: Scene, canvas: Canvas, card: Json, place: tuple[float, float, float, float]) -> None:
    """What a card does when it is hired, and the symbols that score at the end."""
    x, y, wide, tall = place
    canvas.panel(x, y, wide, tall, fill="var(--sheet)", stroke="var(--ink)", rx=7)
    canvas.text(x + 7, y + 17, card["card"].upper(), 12, weight=800, room=wide - 12 - 17 * len(card["symbols"]))
    for number, kind in enumerate(symbol for symbol in card["symbols"] if symbol in KINDS):
        canvas.symbol(f"folk-g-{kind}", x + wide - 20 - number * 17, y + 5, 16, colour=f"var(--cove-{kind})")
    for number, line in enumerate(lines(effect_words(scene, card), wide - 12, 11.5, most=4)[:4]):
        canvas.text(x + 7, y + 34 + number * 14, line, 11.5, room=wide - 12)
