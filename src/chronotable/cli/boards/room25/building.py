"""The building of Room 25 as the terminal draws it: five by five rooms that share their walls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.marks import numbered
from chronotable.cli.cells import cut

SIZE: Final = 5
# Cells of the exit zones (R25-2.3).
EXIT_ZONE: Final = ("a1", "b1", "a2", "d1", "e1", "e2", "a4", "a5", "b5", "e4", "d5", "e5")
STYLES: Final = {"blue": "bold cyan", "green": "green", "yellow": "yellow", "red": "bold red"}
_WAYS: Final = ("up", "right", "down", "left")
_LABEL: Final = 3  # cells left of the building, for row numbers and arrows


def code(scene: Scene, character: str) -> str:
    """A character in two letters (more where an alphabet is spelt in another)."""
    return scene.terminal.text(f"cli-room25-code-{character}")


def short_room(scene: Scene, room: str) -> str:
    return scene.terminal.text(f"cli-room25-short-{room.replace('_', '-')}")


def pointer(scene: Scene, way: str) -> str:
    return scene.terminal.glyphs.pointers[_WAYS.index(way)]


def colour_mark(scene: Scene, colour: str) -> str:
    """Colours differ in shape too: the more dangerous, the fuller."""
    glyphs = scene.terminal.glyphs
    return {"blue": glyphs.star, "green": glyphs.empty, "yellow": glyphs.cube, "red": glyphs.filled}[colour]


@dataclass(frozen=True, slots=True)
class Building:
    """Draws all 25 rooms: each has `width` cells and `rows` lines between its walls."""

    scene: Scene
    width: int
    rows: int

    @staticmethod
    def height(rows: int) -> int:
        return 1 + SIZE * (rows + 1) + 1

    @staticmethod
    def total_width(width: int) -> int:
        return _LABEL + SIZE * (width + 1) + 1

    def lines(self) -> list[Text]:
        rooms: list[Json] = self.scene.view["rooms"]
        lines = [self._letters()]
        for row in range(SIZE):
            here = rooms[row * SIZE : (row + 1) * SIZE]
            lines.append(self._wall(here, row))
            lines += self._inside(here, row)
        frame = self.scene.terminal.glyphs.frame
        floor = frame[4] + frame[1] * (SIZE * (self.width + 1) - 1) + frame[5]
        lines.append(Text(" " * _LABEL + floor))
        return lines

    def _letters(self) -> Text:
        """Above the building: the columns, with arrows where they have slid this round."""
        slid = self.scene.view["slid"]
        line = Text(" " * (_LABEL + 1))
        for letter in "abcde":
            way = slid.get(f"column_{letter}")
            mark = f" {pointer(self.scene, way)}{pointer(self.scene, way)}" if way else ""
            line.append(f"{letter.upper()}{mark}".center(self.width), "bold reverse" if way else "bold").append(" ")
        return line

    def _label(self, row: int, first: bool) -> Text:
        way = self.scene.view["slid"].get(f"row_{row + 1}")
        if first:
            return Text(f"{row + 1} ".rjust(_LABEL), "bold")
        return Text((pointer(self.scene, way) * 2 if way else "").ljust(_LABEL), "bold reverse" if way else "")

    def _wall(self, rooms: list[Json], row: int) -> Text:
        """The wall above a row: names of the cells, and the numbers of options that point at them."""
        glyphs = self.scene.terminal.glyphs
        line = Text(" " * _LABEL)
        for column, room in enumerate(rooms):
            cell = room["cell"]
            stroke = glyphs.strong_frame[1] if cell in EXIT_ZONE else glyphs.frame[1]
            corner = glyphs.frame[0] if row == 0 and column == 0 else glyphs.frame[1] if row == 0 else glyphs.frame[3]
            line.append(corner)
            label = cell.upper()
            mark = numbered(self.scene, f"room:{cell}", room=self.width - len(label))
            fill = stroke * max(self.width - len(label) - mark.cell_len, 0)
            line.append(label, "dim").append(fill, "dim" if stroke == glyphs.frame[1] else "").append_text(mark)
        return line.append(glyphs.frame[2] if row == 0 else glyphs.frame[3])

    def _inside(self, rooms: list[Json], row: int) -> list[Text]:
        glyphs = self.scene.terminal.glyphs
        drawn = [RoomDrawing(self.scene, room).lines(self.width, self.rows) for room in rooms]
        lines = []
        for number in range(self.rows):
            line = self._label(row, number == 0)
            if self.rows == 1 and self.scene.view["slid"].get(f"row_{row + 1}"):
                line = Text(f"{row + 1}").append_text(self._label(row, False)[: _LABEL - 1])
            for room in drawn:
                line.append(glyphs.frame[3], "dim").append_text(cut(room[number], self.width, glyphs.ellipsis))
            lines.append(line.append(glyphs.frame[3], "dim"))
        return lines


@dataclass(frozen=True, slots=True)
class RoomDrawing:
    """One room and all that is in it."""

    scene: Scene
    room: Json

    def lines(self, width: int, rows: int) -> list[Text]:
        name = self._name()
        tokens = self._tokens()
        people = self._people(width)
        if rows == 1:
            if not people.plain:
                return [name if name.plain.strip() else self._dark(width)]
            return [Text(" ").join([people, name])]
        if not self._is_shown() and not tokens.plain:
            name = self._dark(width)
        if tokens.plain:
            room = width - tokens.cell_len
            name = cut(name, room, self.scene.terminal.glyphs.ellipsis).append_text(tokens)
        lines = [name, people]
        seen = self._seen()
        if seen:
            place = 2 if rows > 2 else 1
            lines += [Text()] * (place + 1 - len(lines))
            line = lines[place]
            if line.cell_len + len(seen) < width:
                lines[place] = cut(line, width - len(seen), "").append(seen, "italic")
        return lines[:rows] + [Text()] * (rows - len(lines))

    def _is_shown(self) -> bool:
        """Face up, or seen: old memories only where the table agreed to show them, others to the next round."""
        if self.room["room"] is None:
            return False
        view = self.scene.view
        fresh = self.room["seen"] is not None and self.room["seen"] >= view["round"] - 1
        return bool(self.room["face_up"] or view["remembered_tiles_shown"] or fresh)

    def _dark(self, width: int) -> Text:
        return Text(self.scene.terminal.glyphs.tile_down * width, "dim")

    def _name(self) -> Text:
        room = self.room
        if not self._is_shown():
            return Text(self.scene.terminal.glyphs.tile_down, "dim")
        style = STYLES[room["colour"]]
        line = Text()
        if not room["face_up"]:
            line.append(self.scene.terminal.glyphs.tile_down, "dim")
        line.append(colour_mark(self.scene, room["colour"]), style).append(" " if room["face_up"] else "")
        return line.append(short_room(self.scene, room["room"]), style if room["face_up"] else f"{style} italic")

    def _seen(self) -> str:
        if self.room["face_up"] or self.room["seen"] is None or not self._is_shown():
            return ""
        return self.scene.terminal.text("cli-room25-seen", round=self.room["seen"])

    def _tokens(self) -> Text:
        """What lies on the room: corridor, closed, locked, reminder tokens; and which colours were said of it."""
        glyphs = self.scene.terminal.glyphs
        line = Text()
        if "axis" in self.room:
            line.append(glyphs.corridors[self.room["axis"] == "east_west"], "bold")
        if self.room["closed"]:
            line.append(glyphs.barred, "bold red")
        if self.room["locked"]:
            line.append(glyphs.lock, "bold yellow")
        for character in self.room["reminders"]:
            line.append(f"{glyphs.swirl}{code(self.scene, character)}", "magenta")
        for said in self.room.get("announced", []):
            mark = colour_mark(self.scene, said["colour"])
            line.append(f"{code(self.scene, said['character'])}", "magenta").append(mark, STYLES[said["colour"]])
        return line

    def _people(self, width: int) -> Text:
        """Characters and robots: in two letters each, closer together or in one letter where many meet."""
        glyphs = self.scene.terminal.glyphs
        view = self.scene.view
        hidden = {figure["id"] for figure in view["characters"] if figure["hidden"]}
        names = [(id, code(self.scene, id)) for id in self.room["characters"]]
        for letters, gap in ((9, " "), (9, ""), (1, "")):
            line = Text()
            for id, name in names:
                acting = id == view["acting"]
                shown = f"({name[:letters]})" if id in hidden else name[:letters]
                line.append(gap if line.plain else "")
                line.append((glyphs.active if acting else "") + shown, "bold reverse" if acting else "bold")
            for robot in self.room["robots"]:
                line.append(gap if line.plain else "").append(f"{glyphs.gear}{robot}", "bold blue")
            if line.cell_len <= width:
                break
        return line
