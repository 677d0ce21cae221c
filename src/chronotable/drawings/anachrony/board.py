"""Anachrony: the timeline, the main board, and every player in short."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.anachrony.main_board import draw_main_board
from chronotable.drawings.anachrony.players import draw_players
from chronotable.drawings.anachrony.signs import seats_of
from chronotable.drawings.anachrony.timeline import draw_timeline
from chronotable.drawings.canvas import Canvas
from chronotable.drawings.scene import Scene

_GAP: Final = 8


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    y = _status(scene, canvas, top)
    y = draw_timeline(scene, canvas, y) + _GAP
    if scene.view["phase"] != "setup":
        y = draw_main_board(scene, canvas, y) + _GAP
        y = _endgame(scene, canvas, y)
    return draw_players(scene, canvas, y)


def _status(scene: Scene, canvas: Canvas, top: float) -> float:
    view = scene.view
    phase = scene.word("phase", view["phase"])
    setting = view["phase"] == "setup"
    said = [scene.word("side", view["side"])]
    said.append(phase if setting else scene.say("web-anachrony-status", era=view["era"], phase=phase))
    if view["impact"]:
        said.append(f"{scene.say('web-anachrony-impact')}: {scene.say('web-anachrony-impact-over')}")
    if not setting:
        said.append(f"{scene.say('web-anachrony-first-player')}: {scene.player(view['first'])}")
    return canvas.paragraph(20, top + 17, " · ".join(said), 14, weight=600, room=canvas.width - 40) - 8


def _endgame(scene: Scene, canvas: Canvas, top: float) -> float:
    """What the end rewards, what everybody has of it, and who leads."""
    view = scene.view
    if not view["endgame"]:
        return top
    wide = (canvas.width - 32) / len(view["endgame"])
    for number, card in enumerate(view["endgame"]):
        x = 16 + number * wide
        canvas.panel(x, top, wide - 5, 38, rx=7)
        canvas.text(x + 8, top + 15, scene.word("endgame", card), 11.5, weight=700, fill="var(--ink-2)", room=wide - 20)
        now = view["endgame_now"].get(card)
        if now is not None:
            seats_of(canvas, now["counts"], now["leaders"], x + 8, top + 31)
    return top + 46
