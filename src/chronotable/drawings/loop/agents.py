"""Below the ring: every agent with battery, hand and deck."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import lines
from chronotable.drawings.loop.signs import dimension
from chronotable.drawings.scene import Json, Scene, seat_colour

_HEIGHT: Final = 104.0
_GAP: Final = 8
_CARDS: Final = 4  # of a row


def draw_agents(scene: Scene, canvas: Canvas, top: float) -> float:
    """Side by side, one or two in a row; gives where they end."""
    agents: list[Json] = scene.view["agents"]
    columns = 1 if len(agents) == 1 else 2
    wide = (canvas.width - 32 - (columns - 1) * _GAP) / columns
    for number, agent in enumerate(agents):
        x = 16 + number % columns * (wide + _GAP)
        y = top + number // columns * (_HEIGHT + _GAP)
        _agent(scene, canvas, agent, (x, y, wide))
    rows = -(-len(agents) // columns)
    return top + rows * (_HEIGHT + _GAP) - _GAP


def _agent(scene: Scene, canvas: Canvas, agent: Json, place: tuple[float, float, float]) -> None:
    x, y, wide = place
    active = agent["id"] == scene.view["active"]
    colour = seat_colour(agent["seat"])
    canvas.panel(
        x, y, wide, _HEIGHT, stroke="var(--can)" if active else "var(--line)", stroke_width=2.5 if active else 1.2
    )
    canvas.rect(x, y + 8, 5, _HEIGHT - 16, rx=2.5, fill=colour)
    symbol = f"lp-pawn-{agent['id']}" if canvas.has(f"lp-pawn-{agent['id']}") else "lp-pawn-agent"
    canvas.symbol(symbol, x + 12, y + 10, 44, 56, seat=colour)
    canvas.text(x + 64, y + 20, scene.name("agent", agent["id"]), 14, weight=700, room=wide * 0.36)
    canvas.text(x + wide - 10, y + 20, _whose(scene, agent), 12, fill="var(--ink-2)", anchor="end", room=wide * 0.45)
    _battery(scene, canvas, x + 12, y + 76, charged=agent["charged"])
    hand: list[Json] = agent["hand"]
    shown = hand[: 2 * _CARDS]
    per_row = 2 if wide < 500 else _CARDS
    card = (wide - 72 - (per_row - 1) * 5) / per_row
    rows = -(-len(shown) // per_row)
    tall = min(34.0, (_HEIGHT - 32) / max(rows, 1) - 3)
    for number, held in enumerate(shown):
        left = x + 64 + number % per_row * (card + 5)
        top = y + 29 + number // per_row * (tall + 3)
        _card(scene, canvas, held, (left, top, card, tall))


def _whose(scene: Scene, agent: Json) -> str:
    parts = [scene.player(agent["seat"])]
    if agent["deck"] is not None:
        deck = agent["deck"]
        parts.append(scene.say("web-loop-deck", n=len(deck["top"]) + len(deck["rest"])))
        parts.append(scene.say("web-loop-discard", n=len(deck["discard"])))
    return " · ".join(parts)


def _battery(scene: Scene, canvas: Canvas, x: float, y: float, *, charged: bool) -> None:
    word = scene.say("web-loop-charged" if charged else "web-loop-drained")
    with canvas.group(word):
        canvas.rect(x + 40, y + 4, 4, 8, rx=1, fill="var(--ink-2)")
        canvas.rect(x, y, 40, 16, rx=4, fill="var(--panel)", stroke="var(--ink-2)", stroke_width=1.6)
        if charged:
            canvas.rect(x + 3, y + 3, 34, 10, rx=2, fill="var(--energy)")


def _card(scene: Scene, canvas: Canvas, held: Json, place: tuple[float, float, float, float]) -> None:
    """Its dimension and name; an exhausted one is pale."""
    x, y, wide, tall = place
    ready = held["ready"]
    with canvas.group(scene.say("web-loop-ready" if ready else "web-loop-exhausted"), opacity=None if ready else 0.5):
        canvas.rect(
            x,
            y,
            wide,
            tall,
            rx=6,
            fill="var(--sheet)",
            stroke="var(--ink)" if ready else "var(--line)",
            stroke_width=1.3,
            stroke_dasharray=None if ready else "4 3",
        )
        dimension(canvas, held["dimension"], x + 15, y + tall / 2, 19, scene.word("dimension", held["dimension"]))
        room = wide - 36
        told = lines(scene.name("card", held["card"]), room, 12, 600)
        for number, line in enumerate(told):
            middle = y + tall / 2 + 4.5 + (number - (len(told) - 1) / 2) * 13.5
            canvas.text(x + 29, middle, line, 12, weight=600, room=room)
