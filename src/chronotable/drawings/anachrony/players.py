"""The players of Anachrony: goods, workers, tracks, buildings, warp tiles and the score so far."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.anachrony.signs import ROWS, WARPS, WORKERS, amounts, breakthrough, workers
from chronotable.drawings.canvas import Canvas
from chronotable.drawings.scene import Json, Scene, seat_colour
from chronotable.games.anachrony import terms

_HEIGHT: Final = 168.0
_GAP: Final = 8
_SLOT: Final = 46


def draw_players(scene: Scene, canvas: Canvas, top: float) -> float:
    seats: list[Json] = scene.view["seats"]
    for number, player in enumerate(seats):
        _Player(scene, canvas, player, top + number * (_HEIGHT + _GAP)).draw()
    return top + len(seats) * (_HEIGHT + _GAP) - _GAP


class _Player:
    def __init__(self, scene: Scene, canvas: Canvas, player: Json, top: float) -> None:
        self.scene = scene
        self.canvas = canvas
        self.player = player
        self.seat: int = player["seat"]
        self.top = top

    def draw(self) -> None:
        canvas, top = self.canvas, self.top
        acting = self.scene.view["acting"] == self.seat
        canvas.panel(
            16,
            top,
            canvas.width - 32,
            _HEIGHT,
            stroke="var(--can)" if acting else "var(--line)",
            stroke_width=2.5 if acting else 1.2,
        )
        canvas.rect(16, top + 8, 6, _HEIGHT - 16, rx=3, fill=seat_colour(self.seat))
        self._who()
        self._goods()
        self._tracks()
        self._buildings()
        self._knowledge()

    def _who(self) -> None:
        canvas, scene, player, top = self.canvas, self.scene, self.player, self.top
        if player["path"] is not None:
            canvas.symbol(f"emblems-{player['path']}", 32, top + 10, 24, colour=seat_colour(self.seat))
        canvas.text(62, top + 21, scene.player(self.seat), 14, weight=800, room=150)
        said = [scene.word("path", player["path"])] if player["path"] else []
        said += [scene.word("leader", player["leader"])] if player["leader"] else []
        canvas.text(62, top + 37, ", ".join(said), 12, fill="var(--ink-2)", room=330)
        canvas.text(
            canvas.width - 28,
            top + 27,
            scene.say("cli-anachrony-points", n=player["score"]),
            19,
            weight=800,
            anchor="end",
        )
        if player["passed"]:
            canvas.text(250, top + 21, scene.say("cli-anachrony-passed"), 12, weight=700, fill="var(--warn)")
        if scene.view["first"] == self.seat:
            canvas.symbol("ana-banner", 224, top + 8, 18, title=scene.say("web-anachrony-first-player"))

    def _goods(self) -> None:
        """Goods in a row; below them workers: active ones, then tired ones lying down."""
        canvas, player, top = self.canvas, self.player, self.top
        amounts(self.scene, canvas, player["goods"], 32, top + 50, size=18, every=True)
        x = workers(self.scene, canvas, player["active"], 32, top + 76, size=21)
        canvas.line(x + 3, top + 76, x + 3, top + 98, stroke="var(--line)", stroke_width=1.5)
        x += 10
        with canvas.group(self.scene.word("column", "tired"), opacity=0.6):
            for type, n in player["tired"].items():
                for _ in range(min(n, 6)):
                    with canvas.moved(x + 10, top + 90, turned=90):
                        canvas.at(WORKERS[type], 0, 0, 19)
                    x += 19
        self._suits(32, top + 104)

    def _suits(self, x: float, y: float) -> None:
        """Exosuits: powered ones, those at work, those at rest."""
        canvas, suits = self.canvas, self.player["exosuits"]
        canvas.text(x, y + 15, self.scene.say("cli-anachrony-exosuits"), 12, fill="var(--ink-2)")
        x += 76
        for state, n in (
            ("powered", suits["powered"]),
            ("deployed", suits["deployed"]),
            ("unpowered", suits["unpowered"]),
        ):
            for _ in range(min(n, terms.EXOSUITS)):
                with canvas.group(opacity={"powered": None, "deployed": 0.55, "unpowered": 0.22}[state]):
                    canvas.symbol("ana-suit-s", x, y, 19, colour=seat_colour(self.seat))
                x += 20

    def _tracks(self) -> None:
        """Morale, Time Travel, Paradoxes."""
        canvas, player, scene = self.canvas, self.player, self.scene
        x, y = 32, self.top + 146
        morale = f"{player['morale_vp'][player['morale'] - 1]:+}"
        travel = f"{player['time_travel_vp'][player['time_travel']]:+}"
        said = [
            scene.say("cli-anachrony-morale", n=player["morale"], last=len(player["morale_vp"]), vp=morale),
            scene.say("cli-anachrony-travel", n=player["time_travel"], vp=travel),
            f"{scene.say('cli-anachrony-paradoxes')} {player['paradoxes']}/{player['paradox_limit']}",
        ]
        canvas.text(x, y, " · ".join(said), 12, weight=600, room=360)

    def _buildings(self) -> None:
        """Four rows of three slots: free ones show nothing, taken ones the number of the building."""
        canvas, player, top = self.canvas, self.player, self.top
        left = 412
        for row, word in enumerate(terms.ROW_TERMS):
            y = top + 12 + row * 37
            canvas.symbol(ROWS[word], left, y + 5, 21)
            for column in range(terms.COLUMNS):
                slot = player["slots"].get(f"{word}_{column + 1}")
                self._slot(slot, left + 28 + column * (_SLOT + 4), y)

    def _slot(self, slot: Json | None, x: float, y: float) -> None:
        canvas = self.canvas
        tile = slot.get("tile") if slot else None
        look = {"fill": "var(--sheet)" if slot else "var(--well)", "stroke": "var(--ink)" if slot else "var(--line)"}
        canvas.rect(x, y, _SLOT, 31, rx=5, stroke_width=1.2, stroke_dasharray=None if slot else "3 3", **look)
        if slot is None:
            return
        if tile is None or tile == "anomaly":
            canvas.at("ana-anomaly", x + _SLOT / 2, y + 15, 22, title=self.scene.say("cli-anachrony-anomaly"))
        elif str(tile).isdigit():
            canvas.text(
                x + (12 if "worker" in slot else _SLOT / 2),
                y + 20,
                tile,
                10.5 if "worker" in slot else 12.5,
                weight=700,
                anchor="middle",
            )
        else:
            canvas.at(
                "ana-super", x + _SLOT / 2, y + 15, 21, colour="var(--ink)", title=self.scene.name("superproject", tile)
            )
        if "worker" in slot:
            canvas.circle(x + _SLOT - 11, y + 15, 11, fill=seat_colour(self.seat))
            canvas.at(WORKERS[slot["worker"]], x + _SLOT - 11, y + 15, 16)

    def _knowledge(self) -> None:
        """Breakthroughs, warp tiles still at hand, the condition of the evacuation."""
        canvas, player, scene, top = self.canvas, self.player, self.scene, self.top
        left, right = 614.0, self.canvas.width - 28
        canvas.text(left, top + 23, scene.say("cli-anachrony-breakthroughs"), 12, fill="var(--ink-2)")
        x = left
        for word, n in player["breakthroughs"].items():
            if x > right - 24:
                break
            x = breakthrough(scene, canvas, word, n, x, top + 32)
        canvas.text(left, top + 76, scene.say("cli-anachrony-warps"), 12, fill="var(--ink-2)")
        for number, word in enumerate(player["warp_pool"]):
            canvas.symbol(WARPS[word], left + number * 23, top + 83, 18, title=scene.word("warp", word))
        if player["condition"] is not None:
            told = f"{scene.say('cli-anachrony-action-evacuation')}: {scene.word('condition', player['condition'])}"
            canvas.text(left, top + 130, told, 12, fill="var(--ink-2)", room=right - left)
        if player["evacuation"]:
            canvas.text(left, top + 148, scene.say("cli-anachrony-evacuated"), 12, weight=700, fill="var(--good)")
