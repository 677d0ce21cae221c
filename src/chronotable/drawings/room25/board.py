"""Room 25: the building with everybody inside, beside it the characters, below it what is still hidden."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.room25.building import Building
from chronotable.drawings.room25.characters import draw_characters
from chronotable.drawings.scene import Json, Scene
from chronotable.kernel.asking import slug

_GAP: Final = 14
_CHIP: Final = 27
_PICTURE: Final = 18


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    top = _status(scene, canvas, top)
    building = Building(scene, canvas, top)
    building.draw()
    beside = building.left + building.size + _GAP
    ends = draw_characters(scene, canvas, beside, top, canvas.width - beside - _GAP)
    return _recipe(scene, canvas, max(building.top + building.size, ends) + _GAP)


def _status(scene: Scene, canvas: Canvas, top: float) -> float:
    """Time left, phase, silence, the key, the cards."""
    view = scene.view
    parts = [
        scene.word("mode", view["mode"]),
        scene.say("web-room25-status", round=view["round"], left=view["rounds_left"], phase=_phase(scene)),
    ]
    if view["ruleset"] == "season2" and view["mode"] in ("cooperation", "solo"):
        parts.append(scene.say("web-room25-key-found" if view["key_active"] else "web-room25-key-missing"))
    if view["deck"] or view["discard"] or view["display"]:
        parts.append(f"A.B.M. {scene.say('web-room25-deck', deck=view['deck'], discard=len(view['discard']))}")
    if view["talk_forbidden"]:
        parts.append(scene.say("web-room25-silence"))
    return canvas.paragraph(20, top + 17, " · ".join(parts), 14, weight=600, room=canvas.width - 40) - 6


def _phase(scene: Scene) -> str:
    return scene.word("phase", scene.view["phase"])


def _recipe(scene: Scene, canvas: Canvas, top: float) -> float:
    """What the building is made of: how many of each kind are face up, and how many there are."""
    recipe: dict[str, int] = scene.view["building"]
    shown: dict[str, int] = {}
    for room in scene.view["rooms"]:
        if room["face_up"] and room["room"] is not None:
            shown[room["room"]] = shown.get(room["room"], 0) + 1
    canvas.text(20, top + 12, scene.say("web-room25-recipe"), 13, weight=700)
    columns = 6
    wide = (canvas.width - 40) / columns
    y = top + 20
    for number, (room, count) in enumerate(recipe.items()):
        x = 20 + number % columns * wide
        row = y + number // columns * _CHIP
        _chip(
            scene, canvas, (x, row, wide - 6), {"room": room, "count": count, "shown": min(shown.get(room, 0), count)}
        )
    return y + -(-len(recipe) // columns) * _CHIP


def _chip(scene: Scene, canvas: Canvas, place: tuple[float, float, float], kind: Json) -> None:
    x, y, wide = place
    found = kind["shown"] == kind["count"]
    ink = "var(--ink-2)" if found else "var(--ink)"
    canvas.panel(x, y, wide, _CHIP - 4, rx=6, fill="var(--panel-2)" if found else "var(--panel)")
    glyph = f"room-glyphs-{slug(kind['room'])}"
    if canvas.has(glyph):
        canvas.symbol(glyph, x + 4, y + 3, _PICTURE, colour=ink)
    tally = f"{kind['shown']}/{kind['count']}"
    canvas.text(x + wide - 6, y + 16, tally, 12, weight=700, fill=ink, anchor="end")
    canvas.text(x + 26, y + 16, scene.say(f"web-room25-room-{slug(kind['room'])}"), 12, fill=ink, room=wide - 60)
