"""An era of The LOOP's ring: its land, and everything that lies and stands there."""

from __future__ import annotations

from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.lettering import width
from chronotable.drawings.loop.places import Places, era_angle, flipped
from chronotable.drawings.loop.signs import clone, hue, ink, medal, tint, vortex
from chronotable.drawings.scene import Json, Scene, seat_colour
from chronotable.games.loop import terms
from chronotable.games.loop.box import Box
from chronotable.games.loop.components import box
from chronotable.kernel.message import Ref

_MANY: Final = 5  # more cubes than this are counted instead of drawn
_NAME_ROOM: Final = 170
_CARD_ROOM: Final = 290  # under the rim of an era
_MISSION, _MISSION_BACK = 332, 342  # where the lines of a mission's name begin


class EraDrawing:
    """The land of an era first, for all of them; then its things."""

    def __init__(self, scene: Scene, canvas: Canvas, places: Places, index: int, era: Json) -> None:
        self.scene = scene
        self.canvas = canvas
        self.places = places
        self.era = era
        self.id: str = era["id"]
        self.angle = era_angle(index)

    def land(self) -> None:
        ring = self.places.ring
        here = self.scene.view["doctor"] == self.id
        canvas, places = self.canvas, self.places
        canvas.path(places.sector(self.angle, ring["horizon"], ring["outer"]), fill=tint(self.id, 15))
        self._skyline()
        canvas.path(places.sector(self.angle, ring["inner"], ring["horizon"]), fill=tint(self.id, 30))
        canvas.path(places.sector(self.angle, ring["sky"], ring["outer"]), fill=tint(self.id, 50))
        canvas.path(
            places.sector(self.angle, ring["inner"], ring["outer"]),
            fill="none",
            stroke_linejoin="round",
            stroke="var(--ink)",
            stroke_width=4 if here else 1.5,
        )
        full = self.era["rifts"] >= self.era["rift_slots"] and not self.era["vortex"]
        if full:
            canvas.path(
                places.sector(self.angle, ring["inner"] + 4, self.places.layout["energy"]["radius"] - 14),
                fill="var(--rift)",
                fill_opacity=0.22,
            )
        self._name()

    def _skyline(self) -> None:
        """Buildings and beasts on the horizon, as on the page."""
        ring = self.places.ring
        scope = {"era_town": tint(self.id, 46), "era_sky": tint(self.id, 15)}
        for piece, aside, size in self.canvas.page.layout["skylines"][self.id]:
            x, y = self.places.at(ring["horizon"] - 3, self.angle + aside)
            markup = self.canvas.piece(f"lp-town-{piece}", **scope)
            markup = markup.replace('class="hi"', f'fill="{self.canvas.colour(scope["era_sky"])}"')
            markup = markup.replace('class="lo"', f'fill="{self.canvas.colour(tint(self.id, 28))}"')
            with self.canvas.moved(x, y, size, self.angle + aside):
                self.canvas.add(f'<g fill="{self.canvas.colour(scope["era_town"])}">{markup}</g>')

    def _name(self) -> None:
        """In the band, turned with it but never standing on its head."""
        ring, canvas = self.places.ring, self.canvas
        middle = (ring["sky"] + ring["outer"]) / 2
        back = flipped(self.angle)
        x, y = self.places.at(middle, self.angle)
        name = self.scene.word("era", self.id)
        with canvas.moved(x, y, turned=self.angle + (180 if back else 0)):
            canvas.text(12, 4.5, name[:1].upper() + name[1:], 13.5, weight=800, anchor="middle", room=_NAME_ROOM)
        turn = -17 if not back else 17
        mx, my = self.places.at(middle, self.angle + turn)
        medal(canvas, self.id, mx, my, 14)

    # ---- things

    def things(self) -> None:
        self._cubes()
        self._tile()
        self._own_pieces()
        self._clones()
        self._agents()
        self._cards()

    def _cubes(self) -> None:
        era, layout, canvas = self.era, self.places.layout, self.canvas
        line = layout["rifts"]
        count = max(era["rift_slots"], era["rifts"])
        pitch = line["pitch"] * min(1.0, (era["rift_slots"] + 0.6) / max(era["rifts"], 1))
        for number, (x, y) in enumerate(self.places.row(self.angle, line["radius"], count, pitch)):
            canvas.at("lp-rift-slot", x, y, line["size"])
            if number < era["rifts"]:
                canvas.at("lp-rift", x, y, line["size"])
        energy, eternal = era["energy"], era["eternal"]
        cubes = energy + eternal
        shown = 1 if cubes > _MANY else cubes
        line = layout["energy"]
        for number, (x, y) in enumerate(self.places.row(self.angle, line["radius"], shown, line["pitch"])):
            used = number >= shown - era["eternal_used"]
            with canvas.group(opacity=0.4 if used else None):
                if number >= shown - eternal:
                    canvas.circle(x, y, line["size"] * 0.62, fill="none", stroke="var(--eternal)", stroke_width=3)
                canvas.at("lp-energy", x, y, line["size"])
            if cubes > _MANY:
                canvas.text(x + line["size"] * 0.7, y + 5, f"×{cubes}", 14, weight=800)

    def _tile(self) -> None:
        """The vortex, a mission with its damage, a tile face down, or nothing any more."""
        tile, canvas, say = self.places.layout["tile"], self.canvas, self.scene.say
        x, y = self.places.at(tile["radius"], self.angle)
        size: float = tile["size"]
        mission = self.era["mission"]
        if self.era["vortex"]:
            side = self.scene.view["vortex_side"]
            vortex(canvas, x, y, size, say("cli-loop-mega-vortex" if side == "mega_vortex" else "web-loop-vortex"))
        elif mission is None:
            with canvas.group(say("web-loop-tile-gone")):
                canvas.circle(
                    x, y, size * 0.55, fill="none", stroke="var(--good)", stroke_width=2.5, stroke_dasharray="5 4"
                )
                canvas.path(f"M{x - 9:.1f} {y:.1f}l6 7 12-14", fill="none", stroke="var(--good)", stroke_width=4)
        elif not mission["face_up"]:
            with canvas.group(say("web-loop-face-down")):
                canvas.circle(x, y, size * 0.82, fill="var(--void)", stroke="var(--ink)", stroke_width=1.5)
                canvas.circle(
                    x, y, size * 0.66, fill="none", stroke="var(--on-void)", stroke_opacity=0.4, stroke_width=1.5
                )
                canvas.text(x, y + 9, "?", 25, weight=800, fill="var(--on-void)", anchor="middle")
        else:
            self._mission(mission, x, y, size)

    def _mission(self, mission: Json, x: float, y: float, size: float) -> None:
        """Its damage as a bow round the disc, its name inside."""
        canvas = self.canvas
        name = self.scene.name("mission", mission["id"])
        damage, required = mission["damage"], mission["required"]
        said = self.scene.say("web-loop-mission", mission=name, damage=damage, required=required)
        with canvas.group(said):
            canvas.circle(x, y, size, fill="var(--panel)", stroke="var(--ink)", stroke_width=1.5)
            around = 2 * 3.1416 * (size - 5)
            canvas.circle(x, y, size - 5, fill="none", stroke="var(--panel-2)", stroke_width=6)
            done = around * min(damage / max(required, 1), 1.0)
            if damage:
                canvas.circle(
                    x,
                    y,
                    size - 5,
                    fill="none",
                    stroke="var(--good)",
                    stroke_width=6,
                    stroke_dasharray=f"{done:.1f} {around:.1f}",
                    transform=f"rotate(-90 {x:.1f} {y:.1f})",
                )
            canvas.text(x, y + 2, f"{damage}/{required}", 20, weight=800, anchor="middle")
            if slots := mission.get("slots"):
                for number, era in enumerate(slots):
                    medal(canvas, era, x + (number - (len(slots) - 1) / 2) * 10, y + 16, 6)
        self._mission_name(name)

    def _mission_name(self, name: str) -> None:
        """In the sky under the band, turned like the name of the era, over whatever is there."""
        back = flipped(self.angle)
        x, y = self.places.at(_MISSION_BACK if back else _MISSION, self.angle)
        with self.canvas.moved(x, y, turned=self.angle + (180 if back else 0)):
            self.canvas.text(
                0,
                0,
                name,
                12,
                weight=700,
                anchor="middle",
                room=_NAME_ROOM,
                paint_order="stroke",
                stroke=tint(self.id, 15),
                stroke_width=4,
                stroke_linejoin="round",
            )

    def _own_pieces(self) -> None:
        """A centrifuge, cards of the Ultramachina that concern this era."""
        canvas, number = self.canvas, 0
        if self.era["centrifuge"]:
            x, y = self.places.side(self.angle, number)
            with canvas.group(self.scene.say("web-loop-centrifuge")):
                canvas.circle(
                    x, y, 19, fill="var(--steel)", stroke="var(--ink)", stroke_width=1.5, stroke_dasharray="4 2"
                )
                canvas.circle(x, y, 12, fill="var(--panel)", stroke="var(--ink)", stroke_width=1.5)
                canvas.circle(x, y, 4.5, fill="var(--clone)", stroke="var(--ink)", stroke_width=1.2)
            number += 1
        of = box(self.scene.match.origin.packs)
        for card in self.scene.view["ultra_row"]:
            if era_of_ultra(of, card) != self.id:
                continue
            x, y = self.places.side(self.angle, number)
            with canvas.group(self.scene.name("ultra", card)):
                canvas.rect(x - 13, y - 17, 26, 34, rx=4, fill="var(--bad-soft)", stroke="var(--bad)", stroke_width=2)
                canvas.text(x, y + 7, "!", 20, weight=800, fill="var(--bad)", anchor="middle")
            number += 1

    def _clones(self) -> None:
        seen = self.era["clones"]
        places, size = self.places.clones(self.angle, len(seen))
        for token, (x, y) in zip(seen, places, strict=True):
            id = "web-loop-super-clone" if token["super"] else "web-loop-clone"
            said = self.scene.say(id, era=self._ref(self.id), destroy=self._ref(token["destroy"]))
            clone(self.canvas, token, x, y, size, said)

    @staticmethod
    def _ref(era: str) -> Ref:
        return Ref("loop", "era", era)

    def _agents(self) -> None:
        canvas, view = self.canvas, self.scene.view
        seats = {agent["id"]: agent["seat"] for agent in view["agents"]}
        size: float = self.places.layout["pawn"]["size"]
        for number, id in enumerate(self.era["agents"]):
            x, foot = self.places.agent(self.angle, number)
            foot += self.places.layout["pawn"]["drop"]
            colour = seat_colour(seats.get(id, number))
            if id == view["active"]:
                canvas.circle(
                    x,
                    foot - size * 0.55,
                    size * 0.72,
                    fill="var(--panel)",
                    fill_opacity=0.55,
                    stroke="var(--can)",
                    stroke_width=3,
                )
            symbol = f"lp-pawn-{id}" if canvas.has(f"lp-pawn-{id}") else "lp-pawn-agent"
            wide = size * 44 / 56
            canvas.symbol(
                symbol,
                x - wide / 2 - 2,
                foot - size * 1.12,
                wide + 4,
                (wide + 4) * 56 / 44,
                title=self.scene.name("agent", id),
                seat=colour,
            )

    def _cards(self) -> None:
        """Available cards, tucked under the rim."""
        cards: list[str] = self.era["available"]
        if not cards:
            return
        back = flipped(self.angle)
        x, y = self.places.at(self.places.ring["outer"] + 11, self.angle)
        names = ", ".join(self.scene.name("card", card) for card in cards)
        said = f"{len(cards)}: {names}" if len(cards) > 1 else names
        with self.canvas.moved(x, y, turned=self.angle + (180 if back else 0)):
            wide = min(width(said, 12, 600), _CARD_ROOM) + 16
            self.canvas.rect(-wide / 2, -10, wide, 20, rx=5, fill="var(--panel)", stroke=hue(self.id), stroke_width=1.5)
            self.canvas.text(0, 4.5, said, 12, weight=600, fill=ink(self.id), anchor="middle", room=_CARD_ROOM)


def era_of_ultra(of: Box, card: str) -> str | None:
    """Which era a card of the Ultramachina lies in; None where it concerns all of them."""
    era = of.ultra_era[of.ultra_ids.index(card)]
    return terms.ERA_TERMS[era] if 0 <= era < terms.ERAS else None
