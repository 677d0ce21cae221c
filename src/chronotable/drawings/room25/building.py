"""The building of Room 25: 25 rooms in their frame, as on the page, with arrows where lines slid."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import lines
from chronotable.drawings.scene import Json, Scene, seat_colour
from chronotable.kernel.asking import slug

_SIZE: Final = 560.0  # of the whole drawing
_ROOMS: Final = 5
_LETTERS: Final = "abcde"
_TURNS: Final = {"right": 0, "down": 90, "left": 180, "up": -90}
# Danger by shape as well as colour: diamond special, disc safe, triangle obstacle, octagon deadly.
_BADGES: Final = {
    "blue": ("M0-12 12 0 0 12-12 0z", "M0-5v1M0-1v6"),
    "green": ("M0-11a11 11 0 1 1 0 22a11 11 0 1 1 0-22z", "M-5 .5l3.5 3.5L5-3.5"),
    "yellow": ("M0-12 12.5 10h-25z", "M0-3.5v5M0 6v.1"),
    "red": ("M-4.8-11.5h9.6l6.7 6.7v9.6l-6.7 6.7h-9.6l-6.7-6.7v-9.6z", "M-4-4 4 4M4-4-4 4"),
}


class Building:
    """Draws the rooms from `top` on."""

    def __init__(self, scene: Scene, canvas: Canvas, top: float) -> None:
        self.scene = scene
        self.canvas = canvas
        layout = canvas.page.layout["large"]
        side = _ROOMS * (layout["room"] + layout["gap"]) - layout["gap"]
        self._scale = _SIZE / (side + 2 * layout["lane"])
        self.room = layout["room"] * self._scale
        self._pitch = (layout["room"] + layout["gap"]) * self._scale
        self._lane = layout["lane"] * self._scale
        self._wall = layout["wall"] * self._scale
        self.left, self.top, self.size = 16.0, top, _SIZE
        self.seats = {figure["id"]: figure["seat"] for figure in scene.view["characters"]}
        self.hidden = {figure["id"] for figure in scene.view["characters"] if figure["hidden"]}

    def draw(self) -> None:
        self.canvas.panel(self.left, self.top, self.size, self.size)
        self._lanes()
        for number, room in enumerate(self.scene.view["rooms"]):
            x = self.left + self._lane + number % _ROOMS * self._pitch
            y = self.top + self._lane + number // _ROOMS * self._pitch
            with self.canvas.moved(x, y):
                self._room(room)

    def _lanes(self) -> None:
        """Coordinates, and how lines have slid this round."""
        middle, far = self._lane / 2, self.size - self._lane / 2
        slid: dict[str, str] = self.scene.view["slid"]
        for number in range(_ROOMS):
            along = self._lane + number * self._pitch + self.room / 2
            row, column = f"row_{number + 1}", f"column_{_LETTERS[number]}"
            self._mark(middle, along, str(number + 1))
            self._mark(along, middle, _LETTERS[number].upper())
            if row in slid:
                self._arrow(far, along, slid[row])
            if column in slid:
                self._arrow(along, far, slid[column])

    def _mark(self, x: float, y: float, words: str) -> None:
        self.canvas.text(self.left + x, self.top + y + 5, words, 15, weight=700, fill="var(--ink-2)", anchor="middle")

    def _arrow(self, x: float, y: float, way: str) -> None:
        with self.canvas.moved(self.left + x, self.top + y, turned=_TURNS[way]):
            self.canvas.path("M-9-5H1v-6L11 0 1 11V5H-9z", fill="var(--fresh)", stroke="var(--ink)", stroke_width=1.2)

    # ---- a room

    def _room(self, room: Json) -> None:
        canvas, side, wall = self.canvas, self.room, self._wall
        known = self._is_known(room)
        tint = f"var(--room-{room['colour']})" if known else "var(--void)"
        floor = f"color-mix(in oklab, {tint} 16%, var(--panel))" if known else "var(--void-2)"
        seen = known and not room["face_up"]
        canvas.rect(
            0,
            0,
            side,
            side,
            rx=side * 0.075,
            fill=tint,
            stroke="var(--ink)",
            stroke_width=1.4,
            stroke_dasharray="5 3" if seen else None,
        )
        inside = {"rx": side * 0.04, "fill": floor}
        canvas.rect(wall, wall, side - 2 * wall, side - 2 * wall, **inside)
        self._doors(room, floor)
        if known:
            self._content(room, seen)
        else:
            canvas.text(
                side / 2, side / 2 + 9, "?", 26, weight=800, fill="var(--on-void)", anchor="middle", fill_opacity=0.45
            )
        canvas.text(
            wall + 3, side - wall - 3, room["cell"].upper(), 10.5, weight=700, fill=self._ink(known), fill_opacity=0.8
        )
        self._tokens(room, known)
        self._people(room)

    @staticmethod
    def _ink(known: bool) -> str:
        return "var(--ink)" if known else "var(--on-void)"

    def _is_known(self, room: Json) -> bool:
        """Face up or seen: old memories only where the table agreed to show them, others to the next round."""
        if room["room"] is None or room["colour"] is None:
            return False
        view = self.scene.view
        fresh = room["seen"] is None or room["seen"] >= view["round"] - 1
        return bool(room["face_up"] or view["remembered_tiles_shown"] or fresh)

    def _doors(self, room: Json, floor: str) -> None:
        """A gap in the middle of each wall; a pivoting room has two doors only."""
        side, wall, gap = self.room, self._wall, self.room * 0.3
        start = (side - gap) / 2
        axis = room.get("axis")
        if axis != "east_west":
            self.canvas.rect(start, 0.8, gap, wall, fill=floor)
            self.canvas.rect(start, side - wall - 0.8, gap, wall, fill=floor)
        if axis != "north_south":
            self.canvas.rect(0.8, start, wall, gap, fill=floor)
            self.canvas.rect(side - wall - 0.8, start, wall, gap, fill=floor)

    def _content(self, room: Json, seen: bool) -> None:
        """The badge of danger, the name, a picture behind it."""
        canvas, side, wall = self.canvas, self.room, self._wall
        tint = f"var(--room-{room['colour']})"
        ink = f"color-mix(in oklab, {tint} 55%, var(--ink))"
        glyph = f"room-glyphs-{slug(room['room'])}"
        if canvas.has(glyph):
            with canvas.group(opacity=0.3):
                canvas.at(glyph, side / 2, side * 0.6, side * 0.42, colour=ink)
        shape, mark = _BADGES[room["colour"]]
        with canvas.moved(wall + 10, wall + 11, 0.62):
            canvas.path(shape, fill=tint, stroke="var(--ink)", stroke_width=1.5, stroke_linejoin="round")
            light = "var(--outline)" if room["colour"] == "yellow" else "var(--on-seat)"
            canvas.path(mark, fill="none", stroke=light, stroke_width=2.7, stroke_linecap="round")
        name = self.scene.say(f"web-room25-room-{slug(room['room'])}")
        room_for_it = side - 2 * wall - 24
        for number, line in enumerate(lines(name, room_for_it, 12, 700)):
            canvas.text(wall + 21, wall + 15 + 13 * number, line, 12, weight=700, fill=ink, room=room_for_it)
        if seen:
            said = "" if not room["seen"] else self.scene.say("web-room25-by-round", round=room["seen"])
            canvas.symbol("ui-eye", side - wall - 17, side - wall - 16, 13, colour=ink)
            canvas.text(side - wall - 20, side - wall - 4, said, 10.5, weight=700, fill=ink, anchor="end")

    def _tokens(self, room: Json, known: bool) -> None:
        """What lies on the room: closed, locked, reminders, colours that somebody named."""
        canvas, side = self.canvas, self.room
        if room["closed"]:
            title = self.scene.say("web-room25-closed")
            with canvas.group(title, stroke="var(--bad)", stroke_width=5, stroke_linecap="round"):
                canvas.line(9, 9, side - 9, side - 9)
                canvas.line(side - 9, 9, 9, side - 9)
        if room["locked"]:
            canvas.symbol(
                "ui-lock", side - 24, 22, 17, colour=self._ink(known), title=self.scene.say("web-room25-locked")
            )
        x = side - 16.0
        for character in room["reminders"]:
            self._disc(x, side * 0.36, character, "var(--panel)")
            x -= 20
        for said in room.get("announced", []):
            self._disc(x, side * 0.36, said["character"], f"var(--room-{said['colour']})")
            x -= 20

    def _disc(self, x: float, y: float, character: str, fill: str) -> None:
        """A small disc with the first letters of whom it belongs to."""
        colour = seat_colour(self.seats.get(character, 0))
        self.canvas.circle(x, y, 9, fill=fill, stroke=colour, stroke_width=2)
        letters = self.scene.say(f"cli-room25-code-{slug(character)}")
        ink = "var(--ink)" if fill == "var(--panel)" else "var(--on-seat)"
        self.canvas.text(x, y + 3.6, letters, 10, weight=700, fill=ink, anchor="middle")

    def _people(self, room: Json) -> None:
        """Figures side by side, closer together where many meet; robots with their number."""
        figures = [(id, "") for id in room["characters"]] + [("robot", str(robot)) for robot in room["robots"]]
        if not figures:
            return
        room_left = self.room - 2 * self._wall - 4
        tall = 44.0 if len(figures) <= 3 else 36.0
        wide = tall * 44 / 56
        step = min(wide + 2, (room_left - wide) / max(len(figures) - 1, 1))
        x = (self.room - step * (len(figures) - 1)) / 2
        foot = self.room - self._wall - 6
        for id, mark in figures:
            self._figure(id, mark, x - wide / 2, foot - tall, wide, tall)
            x += step

    def _figure(self, id: str, mark: str, x: float, y: float, wide: float, tall: float) -> None:
        canvas = self.canvas
        name = self.scene.say("web-room25-robot", robot=mark) if mark else self.scene.word("character", id)
        symbol = f"figures-{slug(id)}"
        colour = seat_colour(self.seats.get(id, 0))
        if id == self.scene.view["acting"]:
            canvas.circle(
                x + wide / 2, y + tall / 2 + 2, tall * 0.52, fill="none", stroke="var(--can)", stroke_width=2.5
            )
        with canvas.group(opacity=0.5 if id in self.hidden else None):
            if canvas.has(symbol):
                canvas.symbol(symbol, x, y, wide, tall, title=name, seat=colour)
            else:
                canvas.circle(x + wide / 2, y + tall / 2, wide / 2, fill=colour, stroke="var(--ink)", stroke_width=1.5)
        if mark:
            canvas.text(
                x + wide / 2,
                y + tall,
                mark,
                12,
                weight=800,
                anchor="middle",
                paint_order="stroke",
                stroke="var(--panel)",
                stroke_width=3,
            )
