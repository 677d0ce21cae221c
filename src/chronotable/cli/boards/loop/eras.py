"""One era of The LOOP's ring, as a box or as a line."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.loop.box import Things
from chronotable.cli.cells import cut, shortened, shortened_str
from chronotable.kernel.message import Message, Ref

_COLOURS: Final = {
    "dawn": "color(172)",
    "medieval": "color(71)",
    "renaissance": "color(167)",
    "industrial": "color(137)",
    "globalization": "color(73)",
    "robots": "color(104)",
    "end": "color(245)",
}
_MANY_CUBES: Final = 5  # more than this many are counted instead of drawn


def code(scene: Scene, era: str) -> str:
    """The three letters of an era."""
    return scene.terminal.render(Message(f"cli-loop-code-{era}"))


class EraDrawing:
    """The parts of an era, each fitted to a width."""

    def __init__(self, scene: Scene, era: Json) -> None:
        self.scene = scene
        self.era = era
        self.things = Things(scene)
        self.glyphs = scene.terminal.glyphs

    def box(self, width: int) -> list[Text]:
        """Five lines: name, cubes and clones, agents, tile, cards.  The doctor's era has the strong frame."""
        here = self.scene.view["doctor"] == self.era["id"]
        frame = self.glyphs.strong_frame if here else self.glyphs.frame
        edge = "bold" if here else _COLOURS[self.era["id"]]
        inside = width - 4
        lines = [self._title(frame, edge, width)]
        for part in (self.pieces(inside), self.agents(inside), self.tile(inside)):
            line = Text().append(f"{frame[3]} ", edge).append_text(cut(part, inside, self.glyphs.ellipsis))
            lines.append(line.append(f" {frame[3]}", edge))
        lines.append(self._tabs(frame, edge, width))
        return lines

    def line(self, width: int) -> Text:
        """All of it in one line."""
        mark = self.glyphs.active if self.scene.view["doctor"] == self.era["id"] else " "
        line = Text().append(mark, "bold")
        line.append(f"{code(self.scene, self.era['id'])} ", f"bold {_COLOURS[self.era['id']]}")
        for part in (self._choices(), self.pieces(width // 2)):
            line.append_text(part).append(" " if part.plain else "")
        line.rstrip()
        for part in (self.agents(width // 3), self.tile(width // 3), self.cards(width)):
            if part.plain:
                line.append(" ").append_text(part)
        return shortened(line, width, self.glyphs.ellipsis)

    # ---- parts

    def _choices(self) -> Text:
        """The options that point at this era: `[3,5]`."""
        id = self.era["id"]
        targets = [f"era:{id}"]
        if self.era["mission"] and self.era["mission"]["face_up"]:
            targets.append(f"mission:{self.era['mission']['id']}")
        for clone in self.era["clones"]:
            targets.append(f"{'super' if clone['super'] else 'clone'}:{id}:{clone['destroy']}")
        targets += [f"card:{card}" for card in self.era["available"]]
        numbers = sorted({number for target in targets for number in self.scene.numbers(target)})
        return Text(f"[{','.join(map(str, numbers))}]" if numbers else "", "bold reverse")

    def _title(self, frame: str, edge: str, width: int) -> Text:
        choices = self._choices()
        room = width - 6 - choices.cell_len - (1 if choices.plain else 0)
        name = f"{code(self.scene, self.era['id'])} {_capital(self.scene.name(Ref('loop', 'era', self.era['id'])))}"
        shown = shortened_str(name, room, self.glyphs.ellipsis)
        line = Text().append(f"{frame[0]}{frame[1]} ", edge)
        line.append(shown, f"bold {_COLOURS[self.era['id']]}").append(" ")
        line.append(frame[1] * (width - line.cell_len - choices.cell_len - 2), edge)
        return line.append_text(choices).append(frame[1] + frame[2], edge)

    def _tabs(self, frame: str, edge: str, width: int) -> Text:
        """The lower edge with the available cards on it."""
        line = Text().append(f"{frame[4]}{frame[1]}", edge)
        if self.era["available"]:
            line.append(" ").append_text(self.cards(width - 6)).append(" ")
        return line.append(frame[1] * (width - line.cell_len - 1) + frame[5], edge)

    def pieces(self, width: int) -> Text:
        """Rifts and free slots, energy, eternal energy, the centrifuge, clones."""
        era, glyphs = self.era, self.glyphs
        line = Text().append(glyphs.filled * era["rifts"], "bold red")
        line.append(glyphs.empty * (era["rift_slots"] - era["rifts"]), "dim")
        if era["energy"] > _MANY_CUBES:
            line.append(f" {glyphs.cube}{era['energy']}", "green")
        elif era["energy"]:
            line.append(" " + glyphs.cube * era["energy"], "green")
        if era["eternal"]:
            kept = glyphs.cube_kept * (era["eternal"] - era["eternal_used"]) + glyphs.cube_spent * era["eternal_used"]
            line.append(f" {kept}", "blue")
        if era["centrifuge"]:
            line.append(f" {glyphs.gear}", "bold yellow")
        clones = Counter(
            code(self.scene, clone["destroy"]) + ("!" if clone["super"] else "") for clone in era["clones"]
        )
        marks = [f"{glyphs.figure}{name}" + (f"x{n}" if n > 1 else "") for name, n in clones.items()]
        room = width - line.cell_len
        if sum(len(mark) + 1 for mark in marks) <= room:
            return line.append("".join(f" {mark}" for mark in marks), "magenta")
        fitting = max((room - 4) // 5, 0)
        rest = len(era["clones"]) - sum(list(clones.values())[:fitting])
        return line.append("".join(f" {mark}" for mark in marks[:fitting]) + f" +{rest}{glyphs.figure}", "magenta")

    def agents(self, width: int) -> Text:
        """The pawns here: the active one first, names as long as there is room."""
        view, glyphs = self.scene.view, self.glyphs
        here = sorted(self.era["agents"], key=lambda id: id != view["active"])
        if not here:
            return Text()
        room = (width + 1) // len(here) - 2
        line = Text()
        for id in here:
            active = id == view["active"]
            name = shortened_str(self.things.name("agent", id), room, glyphs.ellipsis)
            line.append(" " if line.plain else "")
            line.append((glyphs.active if active else glyphs.pawn) + name, "bold" if active else "")
        return line

    def tile(self, width: int) -> Text:
        """The vortex, the mission with its damage, or a tile that is still face down."""
        era, glyphs, say = self.era, self.glyphs, self.scene.terminal.text
        if era["vortex"]:
            side = "cli-loop-mega-vortex" if self.scene.view["vortex_side"] == "mega_vortex" else "cli-loop-vortex"
            return Text(f"{glyphs.swirl} {say(side)}", "bold red")
        mission = era["mission"]
        if mission is None:
            return Text(f"{glyphs.check} {say('cli-loop-tile-gone')}", "dim")
        if not mission["face_up"]:
            return Text(f"{glyphs.tile_down} {say('cli-loop-face-down')}", "dim")
        damage = f" {mission['damage']}/{mission['required']}"
        name = shortened_str(self.things.marked("mission", mission["id"]), width - 2 - len(damage), glyphs.ellipsis)
        return Text(f"{glyphs.tile} {name}").append(damage, "bold")

    def cards(self, width: int) -> Text:
        """The available cards by name; when they do not all fit, their number."""
        available = self.era["available"]
        if not available:
            return Text()
        count = f"{len(available)} " if len(available) > 1 else ""
        names = ", ".join(self.things.marked("card", card) for card in available)
        return Text(shortened_str(f"{self.glyphs.card} {count}{names}", width, self.glyphs.ellipsis), "cyan")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
