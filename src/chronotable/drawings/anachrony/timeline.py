"""The timeline: seven Eras with superprojects, warp tiles and who has the Focus there; the Impact between them."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.anachrony.signs import warp
from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import lines
from chronotable.drawings.scene import Json, Scene, seat_colour
from chronotable.games.anachrony import terms
from chronotable.kernel.asking import slug

_HEIGHT: Final = 150.0
_GAP: Final = 7
_TILE: Final = 22
_IMPACT: Final = 14


def draw_timeline(scene: Scene, canvas: Canvas, top: float) -> float:
    tiles: list[Json] = scene.view["timeline"]
    wide = (canvas.width - 32 - _IMPACT - (len(tiles) - 1) * _GAP) / max(len(tiles), 1)
    rows = max([_rows(tile, wide) for tile in tiles], default=1)
    tall = _HEIGHT + max(rows - 1, 0) * (_TILE + 4)
    for tile in tiles:
        after = tile["era"] > terms.IMPACT_ERA
        x = 16 + (tile["era"] - 1) * (wide + _GAP) + (_IMPACT if after else 0)
        _era(scene, canvas, tile, (x, top, wide, tall))
    edge = 16 + terms.IMPACT_ERA * (wide + _GAP) + (_IMPACT - _GAP) / 2
    with canvas.group(scene.say("web-anachrony-impact")):
        canvas.line(edge, top + 4, edge, top + tall - 4, stroke="var(--impact)", stroke_width=3, stroke_dasharray="6 4")
        canvas.at("ana-impact", edge, top + tall / 2, 22)
    return top + tall


def _rows(tile: Json, wide: float) -> int:
    each = max(int((wide - 12) // (_TILE + 3)), 1)
    return -(-max(len(tile["warps"]), len(tile["spaces"])) // each)


def _era(scene: Scene, canvas: Canvas, tile: Json, place: tuple[float, float, float, float]) -> None:
    x, y, wide, tall = place
    now = tile["era"] == scene.view["era"] and scene.view["phase"] != "setup"
    past = tile["era"] < scene.view["era"]
    canvas.panel(
        x,
        y,
        wide,
        tall,
        fill="var(--panel-2)" if past else "var(--panel)",
        stroke="var(--accent)" if now else "var(--line)",
        stroke_width=3 if now else 1.2,
    )
    canvas.text(x + 9, y + 21, tile["era"], 18, weight=800)
    if now and len(tile["focus"]) < 3:
        canvas.text(
            x + 25, y + 19, scene.say("web-anachrony-now"), 11.5, weight=700, fill="var(--accent)", room=wide - 70
        )
    for number, seat in enumerate(tile["focus"]):
        middle = x + wide - 15 - number * 19
        with canvas.group(f"{scene.say('web-anachrony-focus-of', player=scene.player(seat))}"):
            canvas.circle(middle, y + 15, 9, fill=seat_colour(seat), stroke="var(--outline)", stroke_width=1.2)
            canvas.at("ana-focus", middle, y + 15, 13, colour="var(--on-seat)")
    _project(scene, canvas, tile, (x + 7, y + 30, wide - 14))
    _warps(scene, canvas, tile, (x + 7, y + 120, wide - 12))


def _project(scene: Scene, canvas: Canvas, tile: Json, place: tuple[float, float, float]) -> None:
    x, y, wide = place
    if tile["face_down"]:
        with canvas.group(scene.say("web-anachrony-face-down", n=tile["era"])):
            canvas.rect(x, y, wide, 82, rx=7, fill="var(--void)", stroke="var(--ink)", stroke_width=1.2)
            canvas.at("ana-super", x + wide / 2, y + 41, 34, colour="var(--on-void)")
        return
    id = tile["superproject"]
    if id is None:
        canvas.rect(x, y, wide, 82, rx=7, fill="var(--well)", stroke="var(--line)", stroke_dasharray="4 3")
        canvas.text(
            x + wide / 2, y + 46, scene.say("web-anachrony-built"), 12, fill="var(--ink-2)", anchor="middle", room=wide
        )
        return
    canvas.rect(x, y, wide, 82, rx=7, fill="var(--sheet)", stroke="var(--ink)", stroke_width=1.2)
    canvas.at("ana-super", x + wide / 2, y + 20, 28, colour="var(--ink-2)")
    name = scene.name("superproject", id)
    for number, line in enumerate(lines(name, wide - 8, 12, 700, most=3)):
        canvas.text(x + wide / 2, y + 49 + number * 13.5, line, 12, weight=700, anchor="middle", room=wide - 8)


def _warps(scene: Scene, canvas: Canvas, tile: Json, place: tuple[float, float, float]) -> None:
    """Warp tiles that lie here; on the alternate timeline on marked spaces, which say what they bring."""
    x, y, wide = place
    each = max(int(wide // (_TILE + 3)), 1)
    taken = {warped["space"]: warped for warped in tile["warps"]} if tile["spaces"] else {}
    places = [taken.get(number) for number in range(len(tile["spaces"]))] if tile["spaces"] else tile["warps"]
    for number, warped in enumerate(places):
        left, top = x + number % each * (_TILE + 3), y + number // each * (_TILE + 4)
        if warped is not None:
            warp(scene, canvas, warped["warp"], warped["seat"], left, top, _TILE)
            continue
        effect = tile["spaces"][number]
        with canvas.group(scene.word("warp_space", effect) if effect else ""):
            canvas.rect(left, top, _TILE, _TILE, rx=5, fill="var(--well)", stroke="var(--line)", stroke_dasharray="3 2")
            sign = scene.say(f"cli-anachrony-warp-space-{slug(effect)}") if effect else ""
            canvas.text(left + _TILE / 2, top + 16, sign, 13, weight=700, fill="var(--ink-2)", anchor="middle")
