"""The Chronomancer's shop as on the page: portals over tiles, a time machine on either side, the time stream."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.merchants.signs import action, cost, cost_width
from chronotable.drawings.scene import Json, Scene

_ABOVE: Final = 24  # the page keeps so much free above the portals
_STREAM: Final = 44
_FIGURES: Final = {"chronomancer": "folk-f-chrono", "assistant": "folk-f-assist"}


def draw_shop(scene: Scene, canvas: Canvas, shop: Json, place: tuple[float, float, float]) -> None:
    x, y, room = place
    layout = canvas.page.layout
    scale = room / layout["shop"]["width"]
    y -= _ABOVE * scale
    with canvas.moved(x, y, scale):
        _tiles(scene, canvas, shop, layout)
        for space in shop["spaces"]:
            _space(scene, canvas, space, layout)
        _supports(scene, canvas, shop)
    _stream(scene, canvas, shop, (x, y + layout["shop"]["height"] * scale, room))


def shop_height(canvas: Canvas, room: float) -> float:
    """With the time stream below it."""
    shop = canvas.page.layout["shop"]
    return float((shop["height"] - _ABOVE) * room / shop["width"] + _STREAM)


def _side(tile: Json) -> str:
    return "var(--tile-blue)" if tile["side"] == "blue" else "var(--tile-white)"


def _tiles(scene: Scene, canvas: Canvas, shop: Json, layout: Json) -> None:
    size = layout["tile"]
    for rim in layout["rims"]:
        canvas.rect(rim["x"], rim["y"], 64, size["height"], rx=8, fill="var(--brass-soft)", stroke="var(--line)")
    for name, corner in layout["slots"].items():
        tile = shop["tiles"][name]
        with canvas.group(f"{tile['tile'].upper()}, {scene.word('side', tile['side'])}"):
            canvas.rect(
                corner["x"],
                corner["y"],
                size["width"],
                size["height"],
                rx=6,
                fill=_side(tile),
                stroke="var(--tile-edge)",
                stroke_width=1.6,
            )
            canvas.text(
                corner["x"] + size["width"] / 2,
                corner["y"] + 15,
                tile["tile"].upper(),
                13,
                weight=700,
                fill="var(--ink-2)",
                anchor="middle",
            )


def _space(scene: Scene, canvas: Canvas, space: Json, layout: Json) -> None:
    """A portal or the window of a time machine: what it does, what it costs, who stands there."""
    name = space["space"]
    here = bool(space["figures"])
    edge = {"stroke": "var(--can)" if here else "var(--ink)", "stroke_width": 3.5 if here else 1.5}
    window = layout["windows"].get(name)
    if window is not None:
        size = layout["window"]
        left, top, middle = window["x"], window["y"], window["x"] + size["width"] / 2
        with canvas.group(scene.word("space", name)):
            canvas.rect(
                left, top, size["width"], size["height"], rx=size["width"] / 2, fill="var(--frost-soft)", **edge
            )
        action(scene, canvas, space, middle, top + 28, 32)
        cost(canvas, space["hours"], space["corruption"], middle - cost_width(space["corruption"]) / 2, top + 46)
        high = top + 66
    else:
        portal = layout["portals"][name]
        middle, radius = portal["x"], layout["radius"]
        with canvas.group(scene.word("space", name)):
            canvas.circle(middle, portal["y"], radius, fill="var(--panel)", **edge)
        shift = -26 if here else 0
        action(scene, canvas, space, middle + shift, portal["y"] - 14, 46)
        left = middle + shift - cost_width(space["corruption"]) / 2
        cost(canvas, space["hours"], space["corruption"], left, portal["y"] + 18)
        high = portal["y"] - layout["figure"]["height"] / 2
    for number, figure in enumerate(space["figures"]):
        size = layout["figure"]
        left = middle - size["width"] / 2 if window is not None else middle + 2 + number * 16
        symbol = _FIGURES.get(figure)
        if symbol is not None and canvas.has(symbol):
            canvas.symbol(symbol, left, high, size["width"], size["height"], title=scene.word("figure", figure))


def _supports(scene: Scene, canvas: Canvas, shop: Json) -> None:
    """Guild support between the rows, and the tokens of frozen time in the pool."""
    x = 188.0
    for symbol in shop["symbols"]:
        state = "covered" if symbol["covered"] else "open"
        colour = symbol["colour"]
        with canvas.group(scene.say(f"web-merchants-guild-{colour}")):
            canvas.circle(
                x + 15,
                196,
                15,
                fill="var(--panel-2)" if state == "covered" else "var(--good-soft)",
                stroke="var(--line)" if state == "covered" else "var(--good)",
                stroke_width=2.2,
            )
            with canvas.group(opacity=0.35 if state == "covered" else None):
                canvas.at(f"folk-g-{colour}", x + 15, 196, 20, colour=f"var(--cove-{colour})")
        x += 42
    with canvas.group(scene.say("web-merchants-pool-tokens", n=shop["tokens"])):
        canvas.at("signs-freeze", x + 26, 196, 24)
        canvas.text(x + 44, 202, f"×{shop['tokens']}", 16, weight=800)


def _stream(scene: Scene, canvas: Canvas, shop: Json, place: tuple[float, float, float]) -> None:
    """The tiles that can be pushed in, with the costs at their edges."""
    x, y, room = place
    tiles: list[Json] = shop["stream"]
    wide = room / max(len(tiles), 1)
    for number, tile in enumerate(tiles):
        left = x + number * wide
        with canvas.group(f"{scene.say('web-merchants-stream')}: {tile['tile'].upper()}"):
            canvas.rect(left, y, wide - 5, _STREAM, rx=6, fill=_side(tile), stroke="var(--tile-edge)", stroke_width=1.3)
            canvas.text(left + wide / 2 - 2, y + 41, tile["tile"].upper(), 10.5, fill="var(--ink-2)", anchor="middle")
        action(scene, canvas, tile, left + wide / 2 - 2, y + 17, 26)
        for edge, at in ((tile["left"], left + 4), (tile["right"], left + wide - 23)):
            canvas.text(at + 7, y + 14, edge["hours"], 12, weight=800, anchor="middle")
            if edge["corruption"]:
                canvas.at("signs-corrupt", at + 7, y + 27, 13)
