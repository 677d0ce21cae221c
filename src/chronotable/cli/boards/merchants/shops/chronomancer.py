"""The Chronomancer's shop: a ring of portals between two time machines, clockwise from the lower left."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.marks import beside, numbered, packed
from chronotable.cli.boards.merchants.shops.drawing import ShopDrawing
from chronotable.cli.boards.merchants.signs import COLOURS, STYLES, cost, letter, letters, short_action
from chronotable.cli.cells import cut, shortened, shortened_str

_RING_WIDTH: Final = 90  # narrower than this, actions no longer fit into boxes
_RING_ROWS: Final = 9
_TOP: Final = ("p1", "p2", "p3")
_BOTTOM: Final = ("p6", "p5", "p4")
_MACHINES: Final = {"left": ("la", "lc"), "right": ("rc", "ra")}  # as they lie on the way, from above
_CLOCKWISE: Final = ("lc", "la", "p1", "p2", "p3", "rc", "ra", "p4", "p5", "p6")
_COLUMNS: Final = (("top_left", "bottom_left"), ("top_right", "bottom_right"))


class ChronomancerDrawing(ShopDrawing):
    """A Chronomancer's boards."""

    def __init__(self, scene: Scene, shop: Json) -> None:
        super().__init__(scene, shop)
        self.spaces: dict[str, Json] = {space["space"]: space for space in shop["spaces"]}

    # ---- the ring

    def boards(self, width: int, rows: int) -> list[Text]:
        wide = width >= _RING_WIDTH and rows >= _RING_ROWS
        return self.ring(width) if wide else self.short_ring(width)

    def ring(self, width: int) -> list[Text]:
        """Nine rows: portals above and below, the machines at the sides, the tiles at the joints of the portals."""
        side = (width - 4) // 5
        middle = [side] * 3
        middle[1] += (width - 4) % 5
        top = [self._portal(space, room) for space, room in zip(_TOP, middle)]
        bottom = [self._portal(space, room) for space, room in zip(_BOTTOM, middle)]
        left, right = self._machine("left", side), self._machine("right", side)
        lines: list[Text] = []
        for boxes, pointer in ((top, self.glyphs.pointers[1]), (bottom, self.glyphs.pointers[3])):
            if lines:
                lines.append(Text(" ").join((left[len(lines)], self._tiles(middle), right[len(lines)])))
            for row, parts in enumerate(zip(*boxes)):
                gap = Text(pointer if row == 1 else " ", "dim")  # the way round
                lines.append(gap.join((left[len(lines)], *parts, right[len(lines)])))
        return lines

    def _frame(self, title: str, marks: Text, content: list[Text], width: int, *, here: bool) -> list[Text]:
        frame = self.glyphs.strong_frame if here else self.glyphs.frame
        edge = "bold" if here else "dim"
        room = width - 4 - marks.cell_len
        head = Text().append(frame[0] + frame[1], edge)
        head.append(shortened_str(title, room, self.glyphs.ellipsis), "bold")
        head.append(frame[1] * (width - head.cell_len - marks.cell_len - 2), edge)
        lines = [head.append_text(marks).append(frame[1] + frame[2], edge)]
        for part in content:
            line = Text().append(f"{frame[3]} ", edge).append_text(cut(part, width - 3, self.glyphs.ellipsis))
            lines.append(line.append(frame[3], edge))
        lines.append(Text(frame[4] + frame[1] * (width - 2) + frame[5], edge))
        return lines

    def _portal(self, name: str, width: int) -> list[Text]:
        space = self.spaces[name]
        marks = numbered(self.scene, f"space:{name}")
        content = [self._action(space), beside([cost(self.scene, space["hours"], space["corruption"])])]
        if space["figures"]:
            content[1].append("  ").append_text(self._figures(space))
        return self._frame(f" {name.upper()} ", marks, content, width, here=bool(space["figures"]))

    def _action(self, space: Json) -> Text:
        line = Text(short_action(self.scene, space["action"]))
        if space["colours"]:
            line.append(" ").append_text(self._colours(space["colours"]))
        return line

    def _colours(self, colours: list[str]) -> Text:
        """The letters of the colours; all four together are a star."""
        return Text("*") if len(colours) == len(COLOURS) else letters(self.scene, colours)

    def _figures(self, space: Json) -> Text:
        line = Text()
        for figure in space["figures"]:
            line.append(" " if line.plain else "")
            sign = self.scene.terminal.text(f"cli-merchants-figure-{figure}")
            line.append(f"{self.glyphs.pawn}{sign}", "bold reverse")
        return line

    def _machine(self, side: str, width: int) -> list[Text]:
        """Both slots in the order of the way, with room between them."""
        content: list[Text] = []
        for name in _MACHINES[side]:
            space = self.spaces[name]
            content.append(beside([Text(short_action(self.scene, space["action"]))]))
            line = beside([cost(self.scene, space["hours"], space["corruption"]), self._figures(space)])
            marks = numbered(self.scene, f"space:{name}")
            if marks.plain:
                line.append(" " * max(width - 4 - line.cell_len - marks.cell_len, 1)).append_text(marks)
            content.append(line)
            content.append(Text())
        content.append(Text())
        here = any(self.spaces[name]["figures"] for name in _MACHINES[side])
        return self._frame(
            f" {self.scene.terminal.text(f'cli-merchants-machine-{side}')} ", Text(), content, width, here=here
        )

    def _tiles(self, widths: list[int]) -> Text:
        """The columns of tiles: what is pushed in above comes down and out below."""
        line = Text()
        joints = (widths[0], widths[0] + widths[1] + 1)
        for joint, (top, bottom) in zip(joints, _COLUMNS):
            part = self._tile(self.shop["tiles"][top]).append(f" {self.glyphs.pointers[2]} ", "dim")
            part.append_text(self._tile(self.shop["tiles"][bottom]))
            line.append(" " * (joint - part.cell_len // 2 - line.cell_len)).append_text(part)
        return cut(line, sum(widths) + 2, self.glyphs.ellipsis)

    def _tile(self, tile: Json) -> Text:
        """Its number and the side that it shows."""
        mark = self.glyphs.empty if tile["side"] == "white" else self.glyphs.filled
        return Text(f"{tile['tile'].upper()}{mark}", STYLES["blue"] if tile["side"] == "blue" else "bold")

    def short_ring(self, width: int) -> list[Text]:
        """The ring as lines, for small terminals: one way above, the other below."""
        lines = []
        for half in (_CLOCKWISE[:5], _CLOCKWISE[5:]):
            parts = []
            for name in half:
                space = self.spaces[name]
                marks, named = numbered(self.scene, f"space:{name}"), Text(name.upper(), "bold")
                price = cost(self.scene, space["hours"], space["corruption"])
                parts.append(beside([marks, named, self._action(space), price, self._figures(space)], " "))
            lines += packed(parts, width, f" {self.glyphs.pointers[1]} ")
        return [shortened(line, width, self.glyphs.ellipsis) for line in lines]

    # ---- beside the ring

    def more(self, width: int) -> list[Text]:
        """Six tiles: the cost at the left edge, action and cost at the right one."""
        head = Text(self.scene.terminal.text("cli-merchants-stream") + " ", "bold")
        parts = []
        for tile in self.shop["stream"]:
            part = beside([numbered(self.scene, f"tile:{tile['tile']}"), self._tile(tile)], "")
            part.append(" ").append_text(cost(self.scene, **_cost_of(tile["left"]))).append("|", "dim")
            part.append_text(self._action(tile)).append(" ").append_text(cost(self.scene, **_cost_of(tile["right"])))
            parts.append(part)
        return packed(parts, width, f" {self.glyphs.dot} ", head)

    def beside_gold(self) -> Text:
        """Support symbols under their tokens or free, and the tokens in the pool."""
        say = self.scene.terminal.text
        line = Text(say("cli-merchants-support") + " ")
        for symbol in self.shop["symbols"]:
            line.append_text(numbered(self.scene, f"symbol:{symbol['symbol']}"))
            mark = self.glyphs.filled if symbol["covered"] else self.glyphs.empty
            line.append(letter(self.scene, symbol["colour"]), STYLES[symbol["colour"]]).append(f"{mark} ")
        return line.append(say("cli-merchants-tokens", n=self.shop["tokens"]))

    def brief(self) -> Text:
        """Where the figures of another player stand, and his tokens."""
        say = self.scene.terminal.text
        places = [
            f"{say(f'cli-merchants-figure-{figure}')} {self.shop[figure].upper()}"
            for figure in ("chronomancer", "assistant")
        ]
        free = [symbol["colour"] for symbol in self.shop["symbols"] if not symbol["covered"]]
        line = Text(" ".join(places))
        return line.append(f" {self.glyphs.empty}").append_text(letters(self.scene, free)) if free else line


def _cost_of(edge: Json) -> dict[str, int]:
    return {"hours": edge["hours"], "cards": edge["corruption"]}


DRAWING: Final = ChronomancerDrawing
