"""The opponent of a single player: its board in a line and in full, and what each face of the AI die would bring."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.boards.anachrony.signs import (
    amounts,
    breakthrough,
    goods_letter,
    say,
    tile_sign,
    worker_letter,
    workers,
)
from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.marks import beside, evenly, packed
from chronotable.cli.cells import shortened, wrapped
from chronotable.games.anachrony import terms
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.naming import ref, tile_name
from chronotable.games.anachrony.terms import ROW_TERMS

OPPONENT_STYLE: Final = "bold red"


def opponent_mark(scene: Scene) -> str:
    """It counts as the second player (ANA-37.10), and has no worker who could be shown."""
    return f"{scene.terminal.glyphs.pawn}{scene.view['players'] + 1}"


class OpponentDrawing:
    """All of its board is open; nothing on it can be chosen."""

    def __init__(self, scene: Scene, seen: Json) -> None:
        self.scene = scene
        self.seen = seen
        self.glyphs = scene.terminal.glyphs
        self.gap = f" {self.glyphs.dot} "

    def _say(self, *words: str, **args: object) -> str:
        return say(self.scene, *words, **args)

    def _named(self, kind: str, id: str) -> str:
        return self.scene.name(ref(kind, id))

    def name(self) -> str:
        return self._named("opponent", self.seen["opponent"])

    def _head(self) -> Text:
        return Text(f"{opponent_mark(self.scene)} {self.name()}", OPPONENT_STYLE)

    # ---- in brief

    def brief(self, width: int) -> Text:
        """As the other players have it: points, goods, workers, exosuits, tiles, tracks; then its actions."""
        seen = self.seen
        parts = [
            self._head(),
            Text(self._say("points", n=seen["score"])),
            Text(f"{self.glyphs.filled}{seen['powered']}"),
            amounts(self.scene, seen["resources"]),
            workers(self.scene, seen["workers"]),
            self._breakthroughs(),
            Text(" ".join(self._tiles())),
            Text(self._say("opponent-brief", travel=seen["time_travel"], paradoxes=seen["paradoxes"])),
            self._pool(),
            Text(self._actions()),
            self._passed(),
        ]
        return shortened(beside(parts, self.gap), width, self.glyphs.ellipsis)

    def points(self) -> Text:
        return beside([self._head(), Text(self._say("points", n=self.seen["score"])), self._passed()], " ")

    def _tiles(self) -> list[str]:
        """How many of each type it has built, its superprojects and its Anomalies."""
        seen = self.seen
        rows = [sum(id[0] == str(row + 1) for id in seen["buildings"]) for row in range(len(ROW_TERMS))]
        tiles = [f"{self._say('row', row)}{n}" for row, n in zip(ROW_TERMS, rows) if n]
        for sign, n in ((self.glyphs.star, len(seen["superprojects"])), (self.glyphs.swirl, seen["anomalies"])):
            tiles += [f"{sign}{n}"] if n else []
        return tiles

    def _breakthroughs(self) -> Text:
        return beside(
            [breakthrough(self.scene, word) for word, n in self.seen["breakthroughs"].items() for _ in range(n)], " "
        )

    def _pool(self) -> Text:
        """The tokens of the Chronossus: cores, and the exhausted ones."""
        seen = self.seen
        if not seen["cores"] and not seen["exhausted"]:
            return Text()
        return Text(f"{seen['cores']}{goods_letter(self.scene, 'energy_core')} {seen['exhausted']}{self.glyphs.empty}")

    def _actions(self) -> str:
        least = self.seen["minimum_actions"]
        return self._say(
            "opponent-actions", n=f"{self.seen['actions']}/{least}" if least else str(self.seen["actions"])
        )

    def _passed(self) -> Text:
        return Text(self._say("passed") if self.seen["passed"] else "", "italic")

    # ---- the AI die

    def die(self, width: int) -> list[Text]:
        """Each number as often as the die shows it, and what it would bring; nothing where it will not roll."""
        if not self.seen["rolls_next"] or self.scene.match.result is not None:
            return []
        return packed([self._face(face) for face in self.seen["foreseen"]], width, self.gap, self._die_head())

    def _die_head(self) -> Text:
        return Text(f"{self._say('opponent-die')} ", OPPONENT_STYLE)

    def _face(self, face: Json) -> Text:
        """`4 4 Recruit E`; a deed that fails is crossed out."""
        line = Text(self._faces(face), "bold").append(f" {self._deed(face['deed'])}", "none")
        if face["fails"]:
            return line.append(f" {self.glyphs.barred}", "red")
        return beside([line, self._object(face)], " ")

    def _deed(self, deed: str) -> str:
        """In the short words and signs of the board."""
        points, core = goods_letter(self.scene, "vp"), goods_letter(self.scene, "energy_core")
        match deed:
            case "construct_superproject":
                return f"{self._say('verb', 'build')} {self.glyphs.star}"
            case "recruit" | "research" | "mine":
                return self._say("action", deed)
            case "recruit_genius":
                return f"{self._say('action', 'recruit')} {self._say('worker', 'genius')}"
            case "time_travel":
                return self._say("category", deed)
            case "remove_anomaly":
                return f"{self.glyphs.swirl}-1"
            case "reboot":
                return self.glyphs.dash
            case "reboot_b" | "score":
                return f"+{points}"
            case "score_b":
                return f"+{points}+{core}"
            case "energy_pack" | "energy_pack_b":
                return f"+{core}"
        return f"{self._say('verb', 'build')} {self._say('row', deed.removeprefix('construct_'))}"

    def _faces(self, face: Json) -> str:
        return " ".join([face["token"]] * face["faces"])

    def _object(self, face: Json) -> Text:
        """What is taken or given, in signs."""
        if face["deed"] == "recruit_genius":
            return Text()
        if face["tile"] is not None:
            return Text(tile_sign(self.scene, face["tile"]), "cyan")
        if face["worker"] is not None:
            return worker_letter(self.scene, face["worker"])
        if face["era"] is not None:
            return Text(self._say("opponent-era", n=face["era"]))
        return amounts(self.scene, Counter(face["units"]))

    # ---- in full

    def full(self, width: int) -> list[Text]:
        """What it has, how it counts, where the tokens stand, and what each number of the die would bring and why."""
        seen = self.seen
        lines = [self.brief(width)]
        told = [
            self._listed("opponent-built", [self._tile(id) for id in (*seen["buildings"], *seen["superprojects"])]),
            self._listed("opponent-hexes", [self._say("space", space) for space in seen["hexes"]]),
            self._listed("opponent-harder", [self._named("harder", way) for way in seen["harder"]]),
            self._say("opponent-warps", n=seen["warp_pool"]),
            self._say(
                "opponent-score",
                n=seen["score"],
                parts=[f"{self._say('category', name)} {n}" for name, n in seen["score_sheet"].items() if n],
            ),
        ]
        for text in filter(None, told):
            lines += wrapped(f"  {text}", width, "    ")
        for number, steps in enumerate(seen["loops"]):
            head = Text(f"{self._say('opponent-loop', n=number + 1)} ")
            loop = packed(self._steps(number, steps), width - 2, self.gap, head)
            lines += [Text("  ").append_text(line) for line in loop]
        lines += [line for face in seen["foreseen"] for line in self._foreseen(face, width)]
        if not seen["rolls_next"]:
            lines += wrapped(f"  {self._say('opponent-rests')}", width, "    ", "italic")
        return [*lines, *self._objectives(width)]

    def _listed(self, word: str, parts: list[str]) -> str:
        return self._say(word, what=parts) if parts else ""

    def _tile(self, id: str) -> str:
        return self.scene.terminal.text("cli-name", name=tile_name(box(self.scene.match.origin.packs), id))

    def _steps(self, loop: int, steps: list[Json]) -> list[Text]:
        """The steps of a loop, with the tokens that lie on them, the upper one first."""
        parts = []
        for number, step in enumerate(steps, 1):
            here = [token for token in self.seen["tokens"] if (token["loop"], token["step"]) == (loop, number)]
            here.sort(key=lambda token: -int(token["height"]))
            line = Text(self._named("deed", step["deed"]))
            if here:
                tokens = ",".join(token["token"] for token in here)
                line = Text(f"{self.glyphs.active}{tokens} ", OPPONENT_STYLE).append_text(line)
            parts.append(line)
        return parts

    def _foreseen(self, face: Json, width: int) -> list[Text]:
        """What one number of the die brings, why so, and where the token comes to lie then."""
        what = self._named_object(face)
        text = self._say(
            "opponent-foreseen",
            faces=self._faces(face),
            deed=ref("deed", face["deed"]),
            outcome="fails" if face["fails"] else "taken" if what else "done",
            what=what,
            why=ref("cause", face["why"]),
            following=ref("deed", face["following"]),
        )
        return wrapped(f"  {text}", width, "    ")

    def _named_object(self, face: Json) -> list[str]:
        """What is taken or given, in words; nothing where the deed says it all."""
        if face["deed"] == "recruit_genius":
            return []
        if face["tile"] is not None:
            return [self._tile(face["tile"])]
        if face["worker"] is not None:
            return [self._named("worker", face["worker"])]
        if face["era"] is not None:
            return [self._say("opponent-era", n=face["era"])]
        return [self._named("goods", goods) for goods in face["units"]]

    def objectives_brief(self, room: int) -> Text:
        """What the player has of what each objective counts, and what its next level asks for."""
        objectives = self.seen["objectives"]
        if not objectives:
            return Text()
        reached = [self._reached(objective) for objective in objectives]
        head = f"{self._say('objectives')} "
        room -= cell_len(head) + sum(len(part) + 1 for part in reached) + 2 * (len(reached) - 1)
        names = evenly([self._say("endgame", objective["id"]) for objective in objectives], room, ".")
        return Text(head + ", ".join(f"{name} {part}" for name, part in zip(names, reached)))

    def _reached(self, objective: Json) -> str:
        wanted = next((n for n in objective["levels"] if n > objective["count"]), None)
        return f"{objective['count']}{self.glyphs.check if wanted is None else f'/{wanted}'}"

    def _objectives(self, width: int) -> list[Text]:
        """What the player can still score against the Chronossus."""
        lines: list[Text] = []
        for objective in self.seen["objectives"]:
            levels = [
                self._say("opponent-level", level=ref("level", level), n=n, vp=vp)
                for level, n, vp in zip(terms.LEVEL_TERMS, objective["levels"], objective["vp"])
            ]
            text = self._say(
                "opponent-objective",
                name=self._say("endgame", objective["id"]),
                n=objective["count"],
                levels=levels,
                level=ref("level", objective["level"]) if objective["level"] else "",
                any="yes" if objective["level"] else "no",
            )
            lines += wrapped(f"  {text}", width, "    ")
        return lines


def opponent_of(scene: Scene) -> list[OpponentDrawing]:
    """The one opponent of a game alone; none otherwise."""
    seen: Json | None = scene.view["opponent"]
    return [] if seen is None else [OpponentDrawing(scene, seen)]
