"""The Glassblower's shop: a line for the furnace, and his places with their prices."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Json
from chronotable.cli.boards.marks import beside, numbered, packed
from chronotable.cli.boards.merchants.shops.drawing import ShopDrawing
from chronotable.cli.boards.merchants.signs import cost, ref


class GlassblowerDrawing(ShopDrawing):
    def boards(self, width: int, rows: int) -> list[Text]:
        places = [self._place(place) for place in self.shop["workplaces"]]
        return packed(places, width, f" {self.glyphs.dot} ", self.brief().append("  "))

    def _place(self, place: Json) -> Text:
        """Its name, where the Glassblower stands in bold, and what the work there takes."""
        word = place["workplace"]
        name = Text(self.scene.name(ref("workplace", word)), "bold" if place["here"] else "")
        parts = [numbered(self.scene, f"workplace:{word}"), name, cost(self.scene, place["hours"], place["corruption"])]
        if place["heat"]:
            parts.append(Text(self.scene.terminal.text("cli-glassblower-takes", n=place["heat"]), "red"))
        return beside([*parts, Text(self.glyphs.pawn if place["here"] else "")], " ")

    def brief(self) -> Text:
        """The heat, as so many signs."""
        heat, most = self.shop["heat"], self.shop["most_heat"]
        line = Text(f"{self.scene.terminal.text('cli-glassblower-heat')} ", "bold")
        return line.append(self.glyphs.filled * heat, "red").append(self.glyphs.empty * (most - heat), "dim")


DRAWING: Final = GlassblowerDrawing
