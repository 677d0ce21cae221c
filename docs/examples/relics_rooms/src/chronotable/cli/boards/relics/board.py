"""The table of Relics: the relic turned up, and a few lines for every player."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Board, Json, Scene
from chronotable.cli.cells import shortened
from chronotable.kernel.message import Message, Ref

WORTH: Final = "*"


class RelicsBoard(Board):
    def draw(self, scene: Scene, width: int, rows: int) -> list[Text]:
        lines = [self.relic(scene)]
        for seat, player in enumerate(scene.view["seats"]):
            lines += self.player(scene, seat, player)
        return [shortened(Text(line), width, scene.terminal.glyphs.ellipsis) for line in lines[:rows]]

    def relic(self, scene: Scene) -> str:
        pile = scene.view["pile"]
        id = scene.view["relic"]
        if id is None:
            return scene.terminal.text("cli-relics-no-relic", pile=pile)
        worth = scene.match.game.catalogue(scene.match.origin.packs)["relic"][id]["worth"]
        name = Ref("relics", "relic", id)
        return scene.terminal.text("cli-relics-relic", relic=name, mark=WORTH, worth=worth, pile=pile)

    def player(self, scene: Scene, seat: int, player: Json) -> list[str]:
        say = scene.terminal.text
        crystal = "yes" if player["crystal"] else "no"
        facts = {"score": player["score"], "cards": player["cards"], "crystal": crystal}
        lines = [say("cli-relics-player", name=self.seat_name(scene, seat), **facts)]
        if player["spent"]:
            lines.append("  " + say("cli-relics-spent", spent=player["spent"]))
        if player["hand"]:
            lines.append("  " + say("cli-relics-hand", hand=player["hand"]))
        return lines

    def legend(self, scene: Scene) -> list[tuple[str, Message]]:
        return [(WORTH, Message("cli-relics-means-worth"))]


BOARD: Final = RelicsBoard()
