"""The LOOP: the ring of eras round the machine, and below it the agency's news and the agents' hands."""

from __future__ import annotations

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.loop.agents import draw_agents
from chronotable.drawings.loop.eras import EraDrawing
from chronotable.drawings.loop.machine import draw_machine
from chronotable.drawings.loop.news import draw_news
from chronotable.drawings.loop.places import Places
from chronotable.drawings.scene import Scene


def draw(scene: Scene, canvas: Canvas, top: float) -> float:
    ring_top = draw_news(scene, canvas, top)
    layout = canvas.page.layout["wide"]
    places = Places(layout, ring_top - 32)
    eras = [EraDrawing(scene, canvas, places, index, era) for index, era in enumerate(scene.view["eras"])]
    for era in eras:
        era.land()
    draw_machine(scene, canvas, places)
    for era in eras:
        era.things()
    return draw_agents(scene, canvas, places.y + places.ring["outer"] + 16)
