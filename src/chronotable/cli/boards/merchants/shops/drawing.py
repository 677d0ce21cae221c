"""What is drawn of a merchant's own boards; of itself an outline of what a view holds of them."""

from __future__ import annotations

from rich.text import Text

from chronotable.cli.boards.board import Json, OutlineWords, Scene, outline
from chronotable.cli.boards.merchants.signs import ref
from chronotable.cli.cells import shortened


class ShopDrawing:
    """The boards of one merchant; options are marked only on the shop of the seat that decides."""

    def __init__(self, scene: Scene, shop: Json) -> None:
        self.scene = scene
        self.shop = shop
        self.glyphs = scene.terminal.glyphs

    def name(self) -> str:
        return self.scene.name(ref("merchant", self.shop["merchant"]))

    def boards(self, width: int, rows: int) -> list[Text]:
        """All of it, in so many rows if that can be."""
        words = OutlineWords(self.scene, self.shop["merchant"])
        parts = {name: value for name, value in self.shop.items() if name != "merchant"}
        return [shortened(Text(line), width, self.glyphs.ellipsis) for line in outline(parts, words)]

    def more(self, width: int) -> list[Text]:
        """What is drawn below the boards where there is room."""
        return []

    def beside_gold(self) -> Text:
        """What stands in the line of the purse."""
        return Text()

    def brief(self) -> Text:
        """The boards of another player in a few signs."""
        return Text(self.name())
