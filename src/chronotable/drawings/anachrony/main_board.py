"""The main board in the page's order: buildings, the Capital, the World Council, the mine, what lies outside."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.anachrony.signs import GOODS, ROWS, amounts, placed, workers
from chronotable.drawings.canvas import Canvas, number
from chronotable.drawings.lettering import lines
from chronotable.drawings.scene import Json, Scene
from chronotable.games.anachrony import terms
from chronotable.games.anachrony.components import box, data, hex_extra, hex_water
from chronotable.games.anachrony.effect_text import tile_text
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message

_HEIGHT: Final = 274.0
_STACKS: Final = 246
_HEX: Final = 68.0
_CAPITAL: Final = ("construct", "recruit", "research")
_SIGNS: Final = {
    "construct": "ana-construct",
    "recruit": "ana-recruit",
    "research": "ana-die",
    "world_council": "ana-council",
    "mine": "ana-mine",
    "purify": "ana-water",
    "trade": "ana-swap",
    "evacuation": "ana-evac",
}


def draw_main_board(scene: Scene, canvas: Canvas, top: float) -> float:
    canvas.panel(16, top, canvas.width - 32, _HEIGHT, fill="var(--sheet)", stroke="var(--ink)", stroke_width=1.4)
    _stacks(scene, canvas, 26, top + 8)
    board = _MainBoard(scene, canvas, top)
    x = 26.0 + _STACKS + 12
    for action in _CAPITAL:
        board.column(action, x, [f"{action}_{place}" for place in ("top", "middle", "bottom")])
        x += 84
    board.column("world_council", x + 2, ["council_left", "council_right"])
    board.column("mine", x + 86, ["mine_top", "mine_middle", "mine_bottom"])
    board.pool_of_workers(26 + _STACKS + 12, top + _HEIGHT - 32)
    board.pool_of_mine(x + 2, top + _HEIGHT - 32)
    board.outside(x + 172, top + 8, canvas.width - 26 - x - 172)
    return top + _HEIGHT


class _MainBoard:
    def __init__(self, scene: Scene, canvas: Canvas, top: float) -> None:
        self.scene = scene
        self.canvas = canvas
        self.top = top
        printed = data()
        spaces = terms.SPACE_TERMS[: terms.HEXES]
        self._water = dict(zip(spaces, hex_water(printed), strict=True))
        self._extra = dict(zip(spaces, hex_extra(printed), strict=True))
        self._open: int = printed["setup"]["capital_hexes_per_action"][str(scene.view["players"])]

    def column(self, action: str, x: float, spaces: list[str]) -> None:
        """An action with its hexes, one below the other."""
        canvas = self.canvas
        canvas.symbol(_SIGNS[action], x + _HEX / 2 - 10, self.top + 7, 20, colour="var(--ink-2)")
        name = self.scene.say(f"cli-anachrony-action-{slug(action)}")
        canvas.text(x + _HEX / 2, self.top + 39, name, 12, weight=700, anchor="middle", room=82)
        for place, space in enumerate(spaces):
            if action not in _CAPITAL or place < self._open:
                self._hex(space, x, self.top + 46 + place * 64)

    def _hex(self, space: str, x: float, y: float) -> None:
        canvas, view = self.canvas, self.scene.view
        outline = canvas.page.layout["hexagon"]
        scale = _HEX / outline["width"]
        points = " ".join(f"{number(x + a * scale)},{number(y + b * scale)}" for a, b in outline["points"])
        taken = view["hexes"].get(space)
        closed = space in view["flipped"] or (space == "council_right" and view["variants"]["harder_two_player"])
        middle_x, middle_y = x + _HEX / 2, y + outline["height"] * scale / 2
        with canvas.group(self.scene.word("space", space)):
            canvas.shape(
                "polygon",
                points=points,
                fill="var(--well)" if closed else "var(--panel)",
                stroke="var(--ink-2)",
                stroke_width=1.4,
                stroke_dasharray="4 3" if closed else None,
            )
            if taken is not None:
                placed(self.scene, canvas, taken, middle_x, middle_y, 38)
            elif closed:
                canvas.at("ana-lock", middle_x, middle_y, 22, colour="var(--ink-2)")
            else:
                self._price(space, middle_x, middle_y)
        tile = view["capital_tiles"].get(space)
        if tile is not None and taken is None and not closed:
            self._bonus(tile, middle_x, middle_y)

    def _bonus(self, tile: str, x: float, y: float) -> None:
        """What a capital tile gives, in a word or two."""
        said = lines(self.scene.say(f"cli-anachrony-tile-{slug(tile)}"), _HEX - 18, 10.5, 700)
        with self.canvas.group(self.scene.word("capital_tile", tile)):
            for place, line in enumerate(said):
                below = y + 4 + (place - (len(said) - 1) / 2) * 12
                self.canvas.text(
                    x, below, line, 10.5, weight=700, fill="var(--impact)", anchor="middle", room=_HEX - 14
                )

    def _price(self, space: str, x: float, y: float) -> None:
        """Water that a free hex costs, what it brings besides, the First Player's banner."""
        canvas, impact = self.canvas, self.scene.view["impact"]
        capital = space.partition("_")[0] in _CAPITAL
        water = 0 if capital and impact else self._water[space]
        extra = dict(zip(terms.GOODS_TERMS, self._extra[space], strict=True))
        if space == "mine_top" and impact:
            extra = {"neutronium": 1}
        signs: list[tuple[str, str]] = [(str(water), "ana-water")] if water else []
        signs += [("+", GOODS[goods]) for goods, n in extra.items() if n]
        signs += [("", "ana-banner")] if space == "council_left" else []
        if not signs and capital and not impact:
            signs = [("0", "ana-water")]
        left = x - len(signs) * 14
        for words, symbol in signs:
            canvas.text(left + 10, y + 5, words, 14, weight=800, anchor="end")
            canvas.symbol(symbol, left + 11, y - 9, 18)
            left += 28

    def pool_of_workers(self, x: float, y: float) -> None:
        canvas = self.canvas
        pool = self.scene.say("web-anachrony-recruit-pool")
        canvas.rect(x, y, 244, 26, rx=7, fill="var(--panel)", stroke="var(--line)")
        canvas.text(x + 8, y + 17, pool, 11.5, weight=600, fill="var(--ink-2)", room=110)
        workers(self.scene, canvas, self.scene.view["recruit_pool"], x + 124, y + 4)

    def pool_of_mine(self, x: float, y: float) -> None:
        """As one good after another, as they lie there."""
        canvas = self.canvas
        canvas.rect(x, y, 160, 26, rx=7, fill="var(--panel)", stroke="var(--line)")
        canvas.symbol(
            "ana-mine", x + 7, y + 5, 16, colour="var(--ink-2)", title=self.scene.say("web-anachrony-mine-pool")
        )
        amounts(self.scene, canvas, self.scene.view["mine_pool"], x + 30, y + 5, size=15)

    def outside(self, x: float, y: float, wide: float) -> None:
        """Purify Water, Trade with Nomads, Evacuation: pools that take any number of workers."""
        for row, space in enumerate(("purify", "trade", "evacuation")):
            self._outside(space, x, y + row * 86, wide)

    def _outside(self, space: str, x: float, y: float, wide: float) -> None:
        canvas, scene, view = self.canvas, self.scene, self.scene.view
        canvas.rect(x, y, wide, 80, rx=8, fill="var(--panel)", stroke="var(--line)")
        canvas.symbol(_SIGNS[space], x + 7, y + 6, 18, colour="var(--ink-2)")
        canvas.text(x + 30, y + 20, scene.word("space", space), 12, weight=700, room=wide - 36)
        there = [worker for worker in view["pools"] if worker["space"] == space]
        step = min(32.0, (wide - 40) / max(len(there), 1))
        for place, worker in enumerate(there):
            placed(scene, canvas, worker, x + 24 + place * step, y + 60, 26)
        if space == "evacuation":
            said = (
                f"{view['evacuations']}/{view['players']}"
                if view["impact"]
                else scene.say("web-anachrony-after-impact")
            )
            canvas.text(x + 30, y + 37, said, 11.5, fill="var(--ink-2)", room=wide - 36)
        elif space == "purify":
            canvas.text(x + 30, y + 37, "+3", 13, weight=800)
            canvas.symbol("ana-water", x + 50, y + 25, 16)
        else:
            self._trade(x + 30, y + 24, wide - 34)

    def _trade(self, x: float, y: float, wide: float) -> None:
        """The ring of exchanges in one row: neighbours are exchanged both ways."""
        nodes: list[Json] = self.canvas.page.layout["trade"]
        step = wide / len(nodes)
        for place, node in enumerate(nodes):
            left = x + place * step
            with self.canvas.group(
                self.scene.tell(Message(f"anachrony-amount-{node['goods'].replace('_', '-')}", n=node["n"]))
            ):
                self.canvas.text(left, y + 13, node["n"] if node["n"] > 1 else "", 12, weight=700)
                self.canvas.symbol(GOODS[node["goods"]], left + 8, y, 16)
            if place:
                self.canvas.text(left - 6, y + 13, "↔", 10.5, fill="var(--ink-2)", anchor="middle")


def _stacks(scene: Scene, canvas: Canvas, x: float, y: float) -> None:
    """For each row of buildings the two that can be built, with what they do."""
    of = box(scene.match.origin.packs)
    for place, (row, stack) in enumerate(scene.view["buildings"].items()):
        top = y + place * 65
        canvas.rect(x, top, _STACKS, 60, rx=7, fill="var(--panel)", stroke="var(--line)")
        with canvas.group(scene.word("row", row)):
            canvas.symbol(ROWS[row], x + 6, top + 6, 24)
            canvas.text(
                x + 18,
                top + 49,
                stack["left"] + len(stack["secondary"]),
                12,
                weight=700,
                anchor="middle",
                fill="var(--ink-2)",
            )
        tops = [id for id in (stack["primary"], *stack["secondary"][:1]) if id is not None]
        for number_of, id in enumerate(tops):
            line = top + 14 + number_of * 28
            told = scene.tell(tile_text(of, id))
            canvas.text(x + 36, line, id, 12, weight=800)
            canvas.text(x + 36, line + 12, told, 10.5, fill="var(--ink-2)", room=_STACKS - 44)
            vp = next((record["vp"] for record in of.records["buildings"] if str(record["id"]) == id), 0)
            canvas.text(x + 66, line, f"{vp}", 12, weight=700)
            canvas.symbol("ana-vp", x + 76, line - 12, 14)
