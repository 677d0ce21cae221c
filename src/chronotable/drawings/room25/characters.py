"""Beside the building: every character with its player, programme, adrenaline and troubles."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import width
from chronotable.drawings.scene import Json, Scene, seat_colour
from chronotable.kernel.asking import slug

_GAP: Final = 6
_ROW: Final = 64.0
_CARD: Final = 24


def draw_characters(scene: Scene, canvas: Canvas, left: float, top: float, wide: float) -> float:
    """In the order of the turn; gives where they end."""
    view = scene.view
    order: list[str] = view["turn_order"] or view["order"]
    known = {figure["id"]: figure for figure in view["characters"]}
    figures = [known[id] for id in order if id in known]
    figures += [figure for figure in view["characters"] if figure["id"] not in order]
    y = top
    for figure in figures:
        _character(scene, canvas, figure, (left, y, wide))
        y += _ROW + _GAP
    return y - _GAP


def _character(scene: Scene, canvas: Canvas, figure: Json, place: tuple[float, float, float]) -> None:
    x, y, wide = place
    acting = figure["id"] == scene.view["acting"]
    colour = seat_colour(figure["seat"])
    canvas.panel(
        x, y, wide, _ROW, stroke="var(--can)" if acting else "var(--line)", stroke_width=2.5 if acting else 1.2
    )
    canvas.rect(x, y + 6, 5, _ROW - 12, rx=2.5, fill=colour)
    symbol = f"figures-{slug(figure['id'])}"
    with canvas.group(opacity=None if figure["alive"] else 0.35):
        if canvas.has(symbol):
            canvas.symbol(symbol, x + 10, y + 6, 40, 51, seat=colour)
    name = scene.word("character", figure["id"])
    canvas.text(x + 56, y + 18, name, 14, weight=700, room=wide * 0.36)
    canvas.text(x + wide - 8, y + 18, _whose(scene, figure), 12, fill="var(--ink-2)", anchor="end", room=wide * 0.4)
    if not figure["alive"]:
        canvas.text(x + 56, y + 42, scene.say("web-room25-out"), 13, weight=700, fill="var(--bad)")
        return
    _programme(scene, canvas, figure, x + 56, y + 24)
    _troubles(scene, canvas, figure, (x + 56, y + 58, wide - 62))


def _whose(scene: Scene, figure: Json) -> str:
    """Player, team or role, as far as it may be known, and where the character is."""
    parts = [scene.player(figure["seat"])]
    if scene.view["teams"] is not None:
        parts = [scene.say("web-room25-team", number=scene.view["teams"][figure["seat"]] + 1)]
    if figure["role"] not in (None, "none"):
        parts.append(scene.word("role", figure["role"]))
    return " · ".join([*parts, figure["cell"].upper()] if figure["alive"] else parts)


def _programme(scene: Scene, canvas: Canvas, figure: Json, x: float, y: float) -> None:
    """Tokens played are pale; those to come face down, but for whoever may know them."""
    known: list[str | None] = figure.get("program") or []
    coming = known or [None] * (figure["programmed"] or 0)
    for token in [*figure["played"][-3:]]:
        x = _token(scene, canvas, token, x, y, played=True)
    for token in coming:
        x = _token(scene, canvas, token, x, y, played=False)
    if figure["adrenaline"] != "none":
        declared = figure["adrenaline"] == "declared"
        title = scene.say("web-room25-adrenaline")
        canvas.circle(
            x + 13,
            y + 11,
            11,
            fill="var(--bad-soft)" if declared else "var(--panel-2)",
            stroke="var(--bad)" if declared else "var(--line)",
            stroke_width=1.8,
        )
        canvas.at("action-glyphs-adrenaline", x + 13, y + 11, 15, colour="var(--bad)", title=title)


def _token(scene: Scene, canvas: Canvas, token: str | None, x: float, y: float, *, played: bool) -> float:
    """One action token; gives where the next one begins."""
    face_down = token is None
    title = scene.say("web-room25-face-down") if face_down else scene.say(f"room25-token-{slug(token or '')}")
    with canvas.group(title, opacity=0.45 if played else None):
        canvas.rect(
            x,
            y,
            _CARD,
            _CARD - 2,
            rx=5,
            fill="var(--void-2)" if face_down else "var(--accent-soft)",
            stroke="var(--ink)",
            stroke_width=1.2,
        )
        symbol = f"action-glyphs-{token}"
        if not face_down and canvas.has(symbol):
            canvas.at(symbol, x + _CARD / 2, y + _CARD / 2 - 1, 17, colour="var(--ink)")
        else:
            canvas.text(x + _CARD / 2, y + 16, "?", 13, weight=800, fill="var(--on-void)", anchor="middle")
    return x + _CARD + 4


def _troubles(scene: Scene, canvas: Canvas, figure: Json, place: tuple[float, float, float]) -> None:
    x, y, wide = place
    said = []
    if figure["trapped"]:
        said.append(scene.say("web-room25-trapped"))
    if figure["drowns_in_round"]:
        said.append(scene.say("web-room25-drowns", round=figure["drowns_in_round"]))
    if figure["drawing"]:
        said.append(scene.say("web-room25-paranoid"))
    if figure["hidden"]:
        said.append(scene.say("web-room25-hidden"))
    urgent = ", ".join(said)
    canvas.text(x, y, urgent, 12, weight=700, fill="var(--bad)", room=wide)
    if figure["lost_tokens"]:
        tokens = ", ".join(scene.say(f"room25-token-{slug(token)}") for token in figure["lost_tokens"])
        used = width(urgent, 12, 700) + 8 if urgent else 0
        lost = scene.say("web-room25-lost-token", token=tokens)
        canvas.text(x + used, y, lost, 12, fill="var(--ink-2)", room=max(wide - used, 60))
