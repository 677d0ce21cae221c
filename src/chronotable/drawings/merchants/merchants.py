"""A merchant: the shop, gold, shelf, staff, corruption; the Peddler in short."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.merchants.chronomancer import draw_shop, shop_height
from chronotable.drawings.merchants.signs import COLOURS, goods
from chronotable.drawings.outline import outline_rows
from chronotable.drawings.scene import Json, Scene, seat_colour

_HEAD: Final = 30
_SIDE: Final = 282.0
_ROW: Final = 20


def draw_merchant(scene: Scene, canvas: Canvas, merchant: Json, seat: int, top: float) -> float:
    wide = canvas.width - 32
    room = wide - _SIDE - 30
    shop = merchant["shop"]
    rows = (
        []
        if "tiles" in shop
        else [*outline_rows(scene, {name: part for name, part in shop.items() if name != "merchant"})]
    )
    body = max(len(rows) * _ROW + 10, 252.0) if rows else shop_height(canvas, room) + 8
    deciding = seat in scene.waiting
    canvas.panel(
        16,
        top,
        wide,
        _HEAD + body,
        stroke="var(--can)" if deciding else "var(--line)",
        stroke_width=2.5 if deciding else 1.2,
    )
    canvas.rect(16, top + 8, 6, _HEAD + body - 16, rx=3, fill=seat_colour(seat))
    said = f"{scene.player(seat)} · {scene.word('merchant', merchant['merchant'])}"
    canvas.text(32, top + 23, said, 15, weight=800, room=room)
    if rows:
        for number, (inside, name, value) in enumerate(rows):
            y = top + _HEAD + 14 + number * _ROW
            canvas.text(32 + inside * 14, y, name, 12, room=room * 0.4 - inside * 14)
            canvas.text(32 + room * 0.42, y, value, 12, weight=600, room=room * 0.56)
    else:
        draw_shop(scene, canvas, shop, (30, top + _HEAD, room))
    _Side(scene, canvas, merchant, canvas.width - 26 - _SIDE, top + 10).draw()
    return top + _HEAD + body


class _Side:
    """What a merchant has: one part below the other."""

    def __init__(self, scene: Scene, canvas: Canvas, merchant: Json, x: float, y: float) -> None:
        self.scene = scene
        self.canvas = canvas
        self.merchant = merchant
        self.x = x
        self.y = y

    def draw(self) -> None:
        self._purse()
        self._shelf()
        self._staff()

    def _purse(self) -> None:
        """Gold, the hour, corruption: what is on the cards only where it may be known."""
        canvas, merchant, x, y = self.canvas, self.merchant, self.x, self.y
        canvas.symbol("signs-coin", x, y, 26)
        canvas.text(x + 32, y + 21, merchant["gold"], 21, weight=800)
        canvas.text(
            x + 84,
            y + 19,
            self.scene.say("web-merchants-hour", hour=merchant["hour"]),
            13,
            fill="var(--ink-2)",
            room=80,
        )
        with canvas.group(self.scene.say("web-merchants-own-corruption", n=merchant["corruption_cards"])):
            canvas.symbol("signs-corrupt", x + 172, y + 1, 24)
            canvas.text(x + 200, y + 20, merchant["corruption_cards"], 17, weight=800, fill="var(--corrupt)")
        known = merchant.get("corruption")
        if known:
            rogues = known["corruption_1"] + 2 * known["corruption_2"]
            canvas.symbol("folk-g-rogue", x + 232, y + 4, 18, colour="var(--cove-rogue)")
            canvas.text(x + 253, y + 19, rogues, 14, weight=700)
        self.y += 40

    def _shelf(self) -> None:
        """Goods made, with their price; what is still in the pool is pale."""
        canvas, merchant, x = self.canvas, self.merchant, self.x
        canvas.text(x, self.y + 12, self.scene.say("web-merchants-shelf"), 12, weight=700, fill="var(--ink-2)")
        for size, short in (("relic", "r"), ("artifact", "a")):
            y = self.y + 18 + (0 if size == "relic" else 40)
            for number, colour in enumerate(COLOURS):
                word = f"{size}_{colour}"
                n, left = merchant["shelf"][word], x + number * 70
                said = self.scene.say(
                    "web-merchants-good",
                    good=self.scene.word("good", word),
                    n=n,
                    pool=merchant["pool"][word],
                    price=merchant["prices"][word],
                )
                with canvas.group(said):
                    with canvas.group(opacity=None if n else 0.35):
                        canvas.symbol(f"goods-{short}-{colour}", left, y, 26)
                        canvas.text(left + 29, y + 19, f"×{n}", 15, weight=800)
                    canvas.text(left + 13, y + 37, merchant["prices"][word], 11, fill="var(--ink-2)", anchor="middle")
        self.y += 106

    def _staff(self) -> None:
        canvas, x = self.canvas, self.x
        canvas.text(x, self.y + 12, self.scene.say("web-merchants-staff"), 12, weight=700, fill="var(--ink-2)")
        for number, (place, card) in enumerate(self.merchant["staff"].items()):
            left, top = x + number % 2 * 142, self.y + 18 + number // 2 * 50
            name = self.scene.word("ability", place)
            canvas.rect(
                left,
                top,
                137,
                45,
                rx=7,
                fill="var(--sheet)" if card else "var(--panel-2)",
                stroke="var(--ink)" if card else "var(--line)",
                stroke_dasharray=None if card else "4 3",
            )
            canvas.text(left + 7, top + 17, name, 12, weight=700, room=122)
            if card is None:
                canvas.text(
                    left + 7, top + 35, self.scene.say("web-merchants-empty"), 12, fill="var(--ink-2)", room=120
                )
                continue
            canvas.text(left + 7, top + 36, card["card"].upper(), 12, weight=600)
            for place_of, kind in enumerate(card["symbols"]):
                canvas.symbol(f"folk-g-{kind}", left + 52 + place_of * 21, top + 22, 18, colour=f"var(--cove-{kind})")


def draw_peddler(scene: Scene, canvas: Canvas, peddler: Json, top: float) -> float:
    """Gold, goods, townsfolk kept."""
    canvas.panel(16, top, canvas.width - 32, 50)
    canvas.text(32, top + 31, scene.word("piece", "peddler"), 15, weight=800, room=190)
    canvas.symbol("signs-coin", 240, top + 13, 24)
    canvas.text(270, top + 32, peddler["gold"], 18, weight=800)
    x = goods(canvas, peddler["shelf"], "relic", 330, top + 13, 24)
    x = goods(canvas, peddler["shelf"], "artifact", x + 8, top + 13, 24)
    for card in peddler["kept"]:
        for kind in card["symbols"]:
            canvas.symbol(f"folk-g-{kind}", x + 14, top + 16, 18, colour=f"var(--cove-{kind})")
            x += 20
    told = scene.say("web-merchants-peddler-deck", n=len(peddler["deck"]))
    canvas.text(canvas.width - 30, top + 31, told, 12, fill="var(--ink-2)", anchor="end", room=170)
    return top + 50
