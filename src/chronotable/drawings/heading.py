"""The top of every drawing: what is played, how far it has come, who is to choose; how it ended."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import width
from chronotable.drawings.scene import Scene, seat_colour

_LEFT: Final = 20


def draw_heading(scene: Scene, canvas: Canvas) -> float:
    """Draws it and gives where the board may begin."""
    canvas.text(_LEFT, 34, scene.title, 22, weight=800)
    right = canvas.width - _LEFT
    left = _LEFT + width(scene.title, 22, 800) + 24
    result = scene.match.told_result
    part = scene.match.game.part(scene.match.position)
    if part is not None and result is None:
        canvas.text(right, 33, scene.tell(part), 14, weight=600, fill="var(--ink-2)", anchor="end", room=right - left)
    elif result is not None:
        canvas.text(right, 33, scene.say("drawing-over"), 14, weight=700, anchor="end")
    if result is not None:
        return _ending(scene, canvas)
    return _choosing(scene, canvas)


def _choosing(scene: Scene, canvas: Canvas) -> float:
    """Whose decision is open; the question itself only where the reader may know it."""
    waiting = scene.waiting
    x, y = float(_LEFT), 58.0
    for seat in waiting[:8]:
        canvas.circle(x + 6, y - 4.5, 6, fill=seat_colour(seat), stroke="var(--outline)", stroke_width=1.2)
        x += 18
    names = scene.say("drawing-choosing", players=[scene.player(seat) for seat in waiting])
    canvas.text(x + 4, y, names, 14, room=canvas.width - _LEFT - x)
    return y + 14


def _ending(scene: Scene, canvas: Canvas) -> float:
    """Who has won and why."""
    result = scene.match.told_result
    assert result is not None
    victor = scene.match.game.victor(scene.match.position)
    if victor is None and result.winners:
        said = scene.say("drawing-won", players=[scene.player(seat) for seat in result.winners])
    else:
        said = scene.tell(victor) if victor is not None else scene.say("drawing-nobody")
    told = f"{said} {scene.tell(result.reason)}"
    return canvas.paragraph(_LEFT, 58, told, 14, weight=600, room=canvas.width - 2 * _LEFT) - 4
