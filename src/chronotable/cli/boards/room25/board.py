"""Room 25 in the terminal: the building, and beside it time, order, cards and characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Board, Json, Scene
from chronotable.cli.boards.room25.building import Building, code, colour_mark, pointer, short_room
from chronotable.cli.boards.room25.packs import pack_lines
from chronotable.cli.boards.room25.panel import card_name, name_of, roll, short_token, world
from chronotable.cli.cells import shortened, wrapped
from chronotable.games.room25.components import data
from chronotable.kernel.asking import slug
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack
from chronotable.rule_search import fold

_PANEL: Final = 29  # the least that characters with their tokens need
_NARROWEST: Final = 8
_WIDEST: Final = 16


class Room25Board(Board):
    """Draws only what a view holds."""

    weight = 20

    def draw(self, scene: Scene, width: int, rows: int) -> list[Text]:
        """The building and the panel beside it; below it where the terminal is too narrow."""
        seat = scene.decision.seat if scene.decision else None
        inside = min((width - _PANEL - Building.total_width(0) - 1) // 5, _WIDEST)
        beside = inside >= _NARROWEST
        if not beside:
            inside = max(min((width - Building.total_width(0)) // 5, _WIDEST), 4)
        room_rows = next((n for n in (3, 2, 1) if Building.height(n) + (3 if n == 3 else 0) <= rows), 1)
        building = Building(scene, inside, room_rows).lines()
        panel = [*world(scene), *roll(scene, seat)]
        if not beside:
            ellipsis = scene.terminal.glyphs.ellipsis
            return [*building, *(shortened(line, width, ellipsis) for line in panel)][:rows]
        lines = self._side_by_side(scene, building, panel, width)
        legend = self._legend_line(scene)
        if len(lines) < rows and legend.cell_len <= width:
            lines.append(legend)
        return lines[:rows]

    def _side_by_side(self, scene: Scene, building: list[Text], panel: list[Text], width: int) -> list[Text]:
        """The panel beside the building; its long lines take a second row while rows are left."""
        column = building[-1].cell_len + 1
        ellipsis = scene.terminal.glyphs.ellipsis
        fitted: list[Text] = []
        spare = len(building) - len(panel)
        for line in panel:
            parts = wrapped(line, width - column, "   ")
            if len(parts) - 1 > spare:
                parts = [shortened(line, width - column, ellipsis)]
            spare -= len(parts) - 1
            fitted += parts
        lines = []
        for number in range(max(len(building), len(fitted))):
            left = building[number].copy() if number < len(building) else Text()
            if number < len(fitted):
                left.append(" " * (column - left.cell_len)).append_text(fitted[number])
            lines.append(left)
        return lines

    def _legend_line(self, scene: Scene) -> Text:
        glyphs = scene.terminal.glyphs
        marks = {colour: colour_mark(scene, colour) for colour in ("blue", "green", "yellow", "red")}
        line = scene.terminal.text(
            "cli-room25-legend",
            **marks,
            down=glyphs.tile_down,
            closed=glyphs.barred,
            locked=glyphs.lock,
            reminder=glyphs.swirl,
            robot=glyphs.gear,
            zone=glyphs.strong_frame[1],
        )
        return Text(line, "dim")

    def title(self, scene: Scene) -> str:
        return scene.terminal.text("cli-room25-title", mode=Ref("room25", "mode", scene.view["mode"]))

    def seat_name(self, scene: Scene, seat: int) -> str:
        names = [name_of(scene, "character", f["id"]) for f in scene.view["characters"] if f["seat"] == seat]
        return ", ".join(names)

    # ---- options

    def short_label(self, scene: Scene, option: Option) -> str:
        say, glyphs = scene.terminal.text, scene.terminal.glyphs
        match option.key.split(":"):
            case ["program", first, second]:
                tokens = {"first": short_token(scene, first), "second": short_token(scene, second)}
                return say("cli-room25-short-program", **tokens, arrow=glyphs.pointers[1])
            case ["program", token]:
                return say("cli-room25-short-only", token=short_token(scene, token))
            case ["slide", line, way]:
                return say("cli-room25-short-slide", line=Ref("room25", "line", line), arrow=pointer(scene, way))
            case ["room" | "look" | "move", cell]:
                return say("cli-room25-short-move", cell=cell.upper(), there=self._there(scene, cell))
        return self.full_label(scene, option)

    def _there(self, scene: Scene, cell: str) -> str:
        """What lies there for all to see; what only the seat knows stands on the board."""
        room = next(room for room in scene.view["rooms"] if room["cell"] == cell)
        return short_room(scene, room["room"]) if room["face_up"] else scene.terminal.glyphs.tile_down

    # ---- pages

    def team(self, scene: Scene, width: int) -> list[Text]:
        """All characters with abilities, and what the building is made of."""
        seat = scene.decision.seat if scene.decision else None
        lines: list[Text] = []
        for figure, line in zip(self._by_seat(scene, seat), roll(scene, seat, whole=True), strict=True):
            lines += wrapped(line, width, "    ")
            if scene.view["ruleset"] == "season2":
                for paragraph in self._abilities(scene, figure):
                    lines += wrapped(f"    {paragraph}", width, "    ", "dim")
        say = scene.terminal.text
        rooms = ", ".join(f"{name_of(scene, 'room', id)} {n}" for id, n in scene.view["building"].items())
        lines += [Text(), *wrapped(say("cli-room25-rooms-left", rooms=rooms), width, "    ")]
        if scene.view["removed"]:
            removed = ", ".join(name_of(scene, "room", id) for id in scene.view["removed"])
            lines += wrapped(say("cli-room25-removed", rooms=removed), width, "    ")
        if scene.view["discard"]:
            cards = ", ".join(card_name(scene, id) for id in scene.view["discard"])
            lines += wrapped(say("cli-room25-discarded", cards=cards), width, "    ")
        return lines

    def _by_seat(self, scene: Scene, seat: int | None) -> list[str]:
        figures = sorted(scene.view["characters"], key=lambda figure: figure["seat"] != seat)
        return [figure["id"] for figure in figures]

    def _abilities(self, scene: Scene, character: str) -> Iterator[str]:
        record = next(record for record in data()["characters"] if record["id"] == character)
        for ability in record["abilities"]:
            text = scene.terminal.text(f"room25-ability-text-{slug(ability['id'])}")
            named = Ref("room25", "ability", ability["id"])
            yield scene.terminal.text("cli-room25-ability", ability=named, text=text)

    def describe(self, scene: Scene, words: str, width: int) -> list[Text]:
        """Rooms and characters by name."""
        wanted = fold(words).replace("_", " ")
        lines: list[Text] = []
        for kind, records in (("room", data()["rooms"]), ("character", data()["characters"])):
            for record in records:
                name = name_of(scene, kind, record["id"])
                if wanted not in fold(name) and wanted not in record["id"].replace("_", " "):
                    continue
                colour = Ref("room25", "colour", record.get("colour", "blue"))
                say = scene.terminal.text
                head = say("cli-room25-about", name=name, key=record["id"], kind=kind, colour=colour)
                lines += wrapped(Text(head, "bold"), width, "    ")
                texts = (
                    [say(f"room25-room-text-{slug(record['id'])}")]
                    if kind == "room"
                    else [*self._abilities(scene, record["id"])]
                )
                for paragraph in texts:
                    lines += wrapped(f"    {paragraph}", width, "    ")
        return lines

    def something_to_look_up(self, scene: Scene) -> str:
        return name_of(scene, "room", data()["rooms"][0]["id"])

    def legend(self, scene: Scene) -> list[tuple[str, Message]]:
        glyphs = scene.terminal.glyphs
        colours = "".join(colour_mark(scene, colour) for colour in ("blue", "green", "yellow", "red"))
        someone = code(scene, "alice")
        seen = scene.terminal.text("cli-room25-seen", round=2)
        return [
            (colours, Message("cli-room25-means-colour")),
            (glyphs.tile_down * 3, Message("cli-room25-means-down")),
            (f"{glyphs.tile_down}{glyphs.empty} {seen}", Message("cli-room25-means-remembered")),
            (glyphs.barred, Message("cli-room25-means-closed")),
            (glyphs.lock, Message("cli-room25-means-locked")),
            (glyphs.corridors, Message("cli-room25-means-corridor")),
            (f"{glyphs.gear}1", Message("cli-room25-means-robot")),
            (f"{glyphs.swirl}{someone}", Message("cli-room25-means-reminder")),
            (f"{someone}{colour_mark(scene, 'red')}", Message("cli-room25-means-announced")),
            (f"({someone})", Message("cli-room25-means-hidden")),
            (f"{glyphs.active}{someone}", Message("cli-room25-means-acting")),
            (glyphs.card * 2, Message("cli-room25-means-program")),
            (glyphs.check, Message("cli-room25-means-played")),
            ("+ ++", Message("cli-room25-means-adrenaline")),
            (glyphs.pointers, Message("cli-room25-means-slid")),
            (glyphs.strong_frame[1] * 3, Message("cli-room25-means-zone")),
            ("[3]", Message("cli-room25-means-number")),
        ]

    def pack_lines(self, packs: tuple[Pack, ...], content: Json) -> Iterator[Message]:
        return pack_lines(packs, content)


BOARD: Final = Room25Board()
