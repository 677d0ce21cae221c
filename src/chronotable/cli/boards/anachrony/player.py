"""A player of Anachrony: goods and workers, the own board with its tracks, the score so far; the others in brief."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable.cli.boards.anachrony.signs import (
    amounts,
    breakthrough,
    busy,
    condition_sign,
    formula,
    goods_letter,
    say,
    tile_sign,
    warp_letter,
    worker_letter,
)
from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.marks import beside, fitting, numbered, numbered_alone, packed
from chronotable.cli.cells import cut, shortened, shortened_str
from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.terms import COLUMNS, GOODS_TERMS, HEX_TERMS, ROW_TERMS, WARP_TERMS, WORKER_TERMS

_WIDE: Final = 96  # from here on rows have names instead of letters
_TRACKS: Final = 42  # beside the slots
_NARROW_TRACKS: Final = 34


class PlayerDrawing:
    """One player's things; options are marked on those of the seat that decides."""

    def __init__(self, scene: Scene, player: Json) -> None:
        self.scene = scene
        self.player = player
        self.glyphs = scene.terminal.glyphs
        self.gap = f" {self.glyphs.dot} "
        self.asked = scene.decision is not None and scene.decision.seat == player["seat"]

    def _marks(self, *targets: str) -> Text:
        return numbered(self.scene, *targets) if self.asked else Text()

    def _say(self, *words: str, **args: object) -> str:
        return say(self.scene, *words, **args)

    # ---- head

    def name(self) -> str:
        """The path, with the leader; by number before there is one."""
        path, leader = self.player["path"], self.player["leader"]
        if path is None:
            return self.scene.terminal.text("cli-seat", number=self.player["seat"] + 1)
        name = self._say("path", path)
        return f"{name}, {self.scene.name(ref('leader', leader))}" if leader else name

    def _number(self) -> Text:
        mark = self.glyphs.active if self.asked else self.glyphs.pawn
        return Text(f"{mark}{self.player['seat'] + 1}", "bold")

    def head(self, width: int) -> list[Text]:
        """Who it is, goods by their names where there is room, workers; in two lines if need be."""
        leader = self.player["leader"]
        who = beside([self._number().append(f" {self.name()}"), self._marks(f"leader:{leader}")], " ")
        held = self.player["goods"]
        named = beside([self._held(goods, f" {held[goods]}", named=True) for goods in GOODS_TERMS])
        short = beside([self._held(goods, str(held[goods]), named=False) for goods in GOODS_TERMS], " ")
        brief = beside([self._number().append(f" {self._short_name()}"), self._marks(f"leader:{leader}")], " ")
        workers = self._workers()
        candidates = [
            beside([name, goods, workers], self.gap) for name, goods in ((who, named), (who, short), (brief, short))
        ]
        line = fitting(candidates, width)
        return [line] if line.cell_len <= width else packed([short, workers], width, self.gap, brief.append(self.gap))

    def _short_name(self) -> str:
        """The path alone; by number before there is one."""
        path = self.player["path"]
        return self._say("path", path) if path else self.name()

    def _held(self, goods: str, n: str, *, named: bool) -> Text:
        word = self._say("goods-name", goods) + n if named else n + goods_letter(self.scene, goods)
        return beside([self._marks(f"goods:{goods}"), Text(word)], "")

    def _workers(self) -> Text:
        """Active ones, and tired ones in brackets; what was given up this turn counts as busy and is not shown."""
        active = [self._column("active", word) for word in WORKER_TERMS if self.player["active"][word]]
        tired = [self._column("tired", word) for word in WORKER_TERMS if self.player["tired"][word]]
        line = beside(active, " ") if active else Text(self.glyphs.dash)
        return beside([line, Text("(").append_text(beside(tired, " ")).append(")") if tired else Text()], " ")

    def _column(self, column: str, worker: str) -> Text:
        sign = Text(str(self.player[column][worker])).append_text(worker_letter(self.scene, worker))
        return beside([self._marks(f"worker:{column}:{worker}"), sign], "")

    # ---- the board

    def board(self, width: int) -> list[Text]:
        """Four rows of slots, the tracks beside them."""
        wide = width >= _WIDE
        heads = [self._say("row-name" if wide else "row", row) for row in ROW_TERMS]
        room = max(map(len, heads)) + 1
        cell = (width - room - (_TRACKS if wide else _NARROW_TRACKS)) // COLUMNS
        beside_slots = width - room - cell * COLUMNS - 2
        tracks = [
            self._exosuits(beside_slots),
            self._morale(beside_slots),
            self._travel(),
            self._paradoxes(),
        ]
        lines = []
        for head, row, track in zip(heads, ROW_TERMS, tracks, strict=True):
            line = Text(f"{head:{room}}").append_text(self._row(row, cell))
            line = cut(line, room + cell * COLUMNS, self.glyphs.ellipsis).append(f"{self.glyphs.frame[3]} ", "dim")
            lines.append(shortened(line.append_text(track), width, self.glyphs.ellipsis))
        return lines

    def _row(self, row: str, cell: int) -> Text:
        """Tiles, and what free slots cost; a superproject takes two."""
        line = Text()
        column = 1
        while column <= COLUMNS:
            slot = f"{row}_{column}"
            record = self.player["slots"].get(slot)
            marks = self._marks(f"slot:{slot}")
            if record is None:
                price = amounts(self.scene, self.player["slot_costs"][slot])
                part, taken = beside([marks, Text(f"{self.glyphs.empty} ").append_text(price)], ""), 1
                part.stylize("dim", marks.cell_len)
            else:
                part = self._tile(record, marks, cell)
                taken = 2 if record["tile"] != "anomaly" and not record["tile"].isdigit() else 1
            line.append_text(cut(part, cell * taken - 1, self.glyphs.ellipsis)).append(" ")
            column += taken
        return line

    def _tile(self, record: Json, marks: Text, cell: int) -> Text:
        """A tile with its worker, or with what it does where it is free."""
        id = record["tile"]
        if id == "anomaly":
            return beside([marks, Text(f"{self.glyphs.swirl} {self._say('anomaly')}", "magenta")], "")
        covered = Text(self.glyphs.swirl, "magenta") if record.get("covered") else Text()
        sign = Text(tile_sign(self.scene, id), "bold" if id.isdigit() else "cyan")
        line = beside([marks, self._marks(f"tile:{id}"), covered, sign], "")
        if "worker" in record:
            return beside([line, busy(self.scene, record)], " ")
        room = cell * (1 if id.isdigit() else 2) - line.cell_len - 2
        return beside([line, Text(shortened_str(formula(self.scene, id), room, self.glyphs.ellipsis))], " ")

    def _exosuits(self, room: int) -> Text:
        """Hexes above and below: powered, empty, covered; then those in the supply and on the main board."""
        suits = self.player["exosuits"]
        line = Text(self._say("exosuits") + " ")
        for place, word in enumerate(HEX_TERMS):
            line.append(" " if place == 3 else "").append_text(self._marks(f"hex:{word}"))
            if word in self.player["covered_hexes"]:
                line.append(self.glyphs.barred, "dim")
            else:
                line.append(self.glyphs.filled if word in self.player["powered"] else self.glyphs.empty)
        left = Text(" " + self._say("suits-left", idle=suits["unpowered"], out=suits["deployed"]))
        hexes = line[len(self._say("exosuits")) + 1 :]
        return fitting([line + left, hexes + left, line, hexes], room)

    def _morale(self, room: int) -> Text:
        step = self.player["morale"]
        vp = self.player["morale_vp"]
        line = Text(self._say("morale", n=step, last=len(vp), vp=f"{vp[step - 1]:+}"))
        price = f"{self.player['supply_price']}{goods_letter(self.scene, 'water')}"
        there = self.player["supply_worker"]
        worker = busy(self.scene, there) if there else Text()
        marks = self._marks("space:supply", "free:force_workers")
        supply = beside([Text(self._say("supply", price=price)), worker, marks], " ")
        brief = beside([Text(self._say("supply", price="").rstrip()), worker, marks], "")
        short = Text(line.plain.partition(" (")[0])
        return fitting([beside(parts, self.gap) for parts in ((line, supply), (short, supply), (short, brief))], room)

    def _travel(self) -> Text:
        step = self.player["time_travel"]
        line = Text(self._say("travel", n=step, vp=f"{self.player['time_travel_vp'][step]:+}"))
        return beside([line, Text(self._say("focus", n=self.player["focus"]))], self.gap)

    def _paradoxes(self) -> Text:
        n, limit = self.player["paradoxes"], self.player["paradox_limit"]
        line = Text(f"{self._say('paradoxes')} ")
        line.append(self.glyphs.swirl * n, "magenta").append(self.glyphs.empty * (limit - n), "dim")
        line.append_text(self._marks("paradox"))
        return beside([line, self._evacuation()], self.gap)

    def _evacuation(self) -> Text:
        """What it needs; its name would need more room, and says less."""
        condition = self.player["condition"]
        if condition is None:
            return Text()
        mark = f" {self.glyphs.check}" if self.player["evacuation"] else ""
        return Text(self._say("evacuates", what=condition_sign(self.scene, condition)) + mark)

    # ---- below the board

    def supplies(self, width: int, *, brief: bool = False) -> list[Text]:
        """Breakthroughs, the warp tiles here and on the timeline (which shows them, too), what was chosen in secret."""
        research = [
            beside([self._marks(f"breakthrough:{word}"), breakthrough(self.scene, word)], "")
            for word, n in self.player["breakthroughs"].items()
            for _ in range(n)
        ]
        parts = [Text(f"{self._say('breakthroughs')} ").append_text(beside(research, " "))] if research else []
        out = [warp for warp in WARP_TERMS if warp not in self.player["warp_pool"]]
        for word, warps in (("warps", self.player["warp_pool"]), ("warps-out", [] if brief else out)):
            tiles = [self._warp(warp) for warp in warps]
            if tiles:
                parts.append(Text(f"{self._say(word)} ").append_text(beside(tiles, " ")))
        parts = [part for part in (*parts, self._secret()) if part.plain]
        return packed(parts, width, self.gap) if parts else []

    def _warp(self, warp: str) -> Text:
        marks = numbered_alone(self.scene, f"warp:{warp}") if self.asked else Text()
        return beside([marks, warp_letter(self.scene, warp)], "")

    def _secret(self) -> Text:
        """Warp tiles or a way to power up that the others do not know yet."""
        secret = self.player["secret"]
        if secret is None:
            return Text()
        if "warps" in secret:
            chosen = beside([warp_letter(self.scene, warp) for warp in secret["warps"]], " ")
        else:
            chosen = Text(secret["power"].split(":")[1])
        return Text(f"{self._say('secret')} ").append_text(chosen if chosen.plain else Text(self.glyphs.dash))

    def score(self, width: int) -> list[Text]:
        """What would be scored if the game ended now, category by category."""
        parts = [Text(f"{self._say('category', name)} {n}") for name, n in self.player["score_sheet"].items() if n]
        line = Text().append(self._say("score", n=self.player["score"]), "bold").append(": " if parts else "")
        return packed(parts, width, ", ", line)

    def score_alone(self) -> Text:
        return Text(self._say("score", n=self.player["score"]), "bold")

    # ---- in brief

    def brief(self, width: int) -> Text:
        """Another player in a line."""
        player = self.player
        built = [record["tile"] for record in player["slots"].values()]
        rows = [sum(id[0] == str(row + 1) for id in built if id.isdigit()) for row in range(len(ROW_TERMS))]
        tiles = [f"{self._say('row', row)}{n}" for row, n in zip(ROW_TERMS, rows) if n]
        projects = sum(id != "anomaly" and not id.isdigit() for id in built)
        tiles += [f"{self.glyphs.star}{projects}"] if projects else []
        tiles += [f"{self.glyphs.swirl}{built.count('anomaly')}"] if "anomaly" in built else []
        suits = f"{self.glyphs.filled}{player['exosuits']['powered']}"
        parts = [
            self._number().append(f" {self._short_name()}", "bold"),
            Text(self._say("points", n=player["score"])),
            amounts(self.scene, {goods: player["goods"][goods] for goods in GOODS_TERMS[:-1]}),
            self._workers(),
            Text(suits),
            Text(" ".join(tiles)),
            Text(self._say("brief", morale=player["morale"], travel=player["time_travel"],
                           paradoxes=player["paradoxes"])),
            Text(self._say("evacuated") if player["evacuation"] else ""),
            Text(self._say("passed") if player["passed"] else "", "italic"),
        ]  # fmt: skip
        return shortened(beside(parts, self.gap), width, self.glyphs.ellipsis)

    def points(self) -> Text:
        """Only who it is, and the points."""
        passed = f" {self._say('passed')}" if self.player["passed"] else ""
        points = self._say("points", n=self.player["score"])
        return self._number().append(f" {self._short_name()} {points}{passed}", "none")
