"""Anachrony in the terminal: main board, timeline, the own board, the others in brief, the score so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from chronotable.cli.boards.anachrony.main import main_board, status, timeline
from chronotable.cli.boards.anachrony.opponent import OpponentDrawing, opponent_mark, opponent_of
from chronotable.cli.boards.anachrony.packs import pack_lines
from chronotable.cli.boards.anachrony.player import PlayerDrawing
from chronotable.cli.boards.anachrony.signs import (
    breakthrough,
    formula,
    goods_letter,
    path_kit,
    say,
    tile_sign,
    warp_letter,
)
from chronotable.cli.boards.anachrony.tiles import about_tile
from chronotable.cli.boards.board import Board, Json, Scene
from chronotable.cli.boards.marks import beside, packed
from chronotable.cli.cells import shortened, wrapped
from chronotable.games.anachrony import terms
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.effect_text import leader_text
from chronotable.games.anachrony.naming import ref, tile_name
from chronotable.kernel.asking import slug
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.rule_search import fold


class AnachronyBoard(Board):
    """Draws only what a view holds."""

    weight = 40

    def draw(self, scene: Scene, width: int, rows: int) -> list[Text]:
        """Everything where it fits; else what can be looked up is left out: letters, details of the score and others.

        Breakthroughs, the own warp tiles and how the others stand are always there.
        """
        seat = scene.decision.seat if scene.decision else 0
        drawings = [PlayerDrawing(scene, player) for player in scene.view["seats"]]
        own = drawings.pop(seat)
        glyphs = scene.terminal.glyphs
        above = [status(scene, width), *main_board(scene, width), *timeline(scene, width)]
        above += [*own.head(width), *own.board(width)]
        gap = f" {glyphs.dot} "
        opponent = opponent_of(scene)
        rivals: list[PlayerDrawing | OpponentDrawing] = [*drawings, *opponent]
        brief = [drawing.brief(width) for drawing in rivals]
        die = [line for drawing in opponent for line in drawing.die(width)]
        score, supplies, kept = own.score(width), own.supplies(width), own.supplies(width, brief=True)
        points = [own.score_alone(), *(drawing.points() for drawing in rivals)]
        one_line = beside([own.score_alone(), *brief], gap)
        choices = [
            [*supplies, *score, *brief, *die, *self._letters(scene, width)], [*supplies, *score, *brief, *die],
            [*supplies, beside(points, gap), *die], [*supplies, *score, *brief],
            [*supplies, *score, beside(points[1:], gap)], [*kept, one_line], [*kept, beside(points, gap)],
        ]  # fmt: skip
        if not die:
            del choices[2]
        for below in choices:
            fits = all(line.cell_len <= width for line in below)
            if len(above) + len(below) <= rows and fits:
                break
        lines = [*above, *below]
        if len(lines) > rows:
            lines = [*above[1:], *below]
        return [shortened(line, width, glyphs.ellipsis) for line in lines[:rows]]

    def _letters(self, scene: Scene, width: int) -> list[Text]:
        """What the letters stand for."""
        words = [f"{goods_letter(scene, word)} {say(scene, 'goods-name', word)}" for word in terms.GOODS_TERMS[:6]]
        words += [f"{say(scene, 'worker', word)} {scene.name(ref('worker', word))}" for word in terms.WORKER_TERMS]
        words += [f"{say(scene, 'exosuit')} {say(scene, 'means', 'exosuit')}", say(scene, "legend")]
        return packed([Text(word, "dim") for word in words], width, f" {scene.terminal.glyphs.dot} ")

    def title(self, scene: Scene) -> str:
        side = scene.name(ref("side", scene.view["side"]))
        return say(scene, "title", side=side)

    def seat_name(self, scene: Scene, seat: int) -> str:
        """What a player is called: the path, once one is chosen."""
        path = scene.view["seats"][seat]["path"]
        return say(scene, "path", path) if path else super().seat_name(scene, seat)

    # ---- options

    def full_label(self, scene: Scene, option: Option) -> str:
        """Paths and leaders are told with what they bring: they are chosen before anything of them is on the table."""
        label = scene.terminal.render(option.label)
        match option.key.split(":"):
            case ["leader", id]:
                return f"{label}: {scene.terminal.render(leader_text(id))}"
            case ["path", id]:
                return f"{label}: {path_kit(scene, id).plain}"
        return label

    def about(self, scene: Scene, option: Option) -> str:
        """With the text of a tile, and of the leaders that a path may have."""
        label = self.full_label(scene, option)
        packs = scene.match.origin.packs
        match option.key.split(":"):
            case ["build" | "use" | "copy" | "cover" | "giveup", id] if id in box(packs).tile_ids:
                return f"{label}: {scene.terminal.render(about_tile(id, packs))}"
            case ["path", id]:
                leaders = next(record["leaders"] for record in box(packs).records["paths"] if record["id"] == id)
                told = [
                    f"{scene.name(ref('leader', word))} ({scene.terminal.render(leader_text(word))})"
                    for word in leaders
                ]
                return f"{label}. {say(scene, 'path', 'leaders', leaders=', '.join(told))}"
        return label

    def short_label(self, scene: Scene, option: Option) -> str:
        glyphs = scene.terminal.glyphs
        match option.key.split(":"):
            case ["build" | "use" | "copy" | "cover" | "giveup" as verb, id]:
                words = [say(scene, "verb", verb), tile_sign(scene, id)]
                return " ".join([*words, formula(scene, id)] if verb in ("build", "use", "copy") else words)
            case ["free", id] if id not in (*terms.LEADER_TERMS, "force_workers", "supply"):
                return f"{say(scene, 'verb', 'free')} {tile_sign(scene, id)} {formula(scene, id)}"
            case ["free", id] if id in terms.LEADER_TERMS:
                return f"{say(scene, 'verb', 'free')} {scene.name(ref('leader', id))}"
            case ["place", space]:
                return say(scene, "space", space)
            case ["anomaly", slot]:
                return f"{glyphs.swirl} {scene.name(ref('slot', slot))}"
            case ["warp", "none"]:
                return glyphs.dash
            case ["warp", *warps]:
                return beside([warp_letter(scene, warp) for warp in warps], " ").plain
            case ["spend", *words]:
                return beside([breakthrough(scene, word) for word in words], " ").plain
            case ["keep", *cards]:
                return ", ".join(say(scene, "endgame", card) for card in cards)
        return self.full_label(scene, option)

    # ---- pages

    def team(self, scene: Scene, width: int) -> list[Text]:
        """Every board in full, with leader and evacuation condition, and that of an opponent; then stacks and cards."""
        lines: list[Text] = []
        for player in scene.view["seats"]:
            drawing = PlayerDrawing(scene, player)
            lines += [*drawing.head(width), *drawing.board(width), *drawing.supplies(width), *drawing.score(width)]
            for kind, text in (("leader", "anachrony-leader-text-"), ("condition", "anachrony-condition-text-")):
                if player[kind] is not None:
                    name = scene.name(ref(kind, player[kind]))
                    words = scene.terminal.render(Message(text + slug(player[kind])))
                    lines += wrapped(f"  {name}: {words}", width, "    ", "dim")
            lines.append(Text())
        for opponent in opponent_of(scene):
            lines += [*opponent.full(width), Text()]
        for row, stack in scene.view["buildings"].items():
            words = say(scene, "stack", row=scene.name(ref("row", row)), n=stack["left"],
                        seen=", ".join(stack["secondary"]) or scene.terminal.glyphs.dash)  # fmt: skip
            lines += wrapped(words, width, "    ")
        cards = [scene.name(ref("endgame", card)) for card in scene.view["endgame"]]
        if cards:
            lines += wrapped(f"{say(scene, 'endgame')} {', '.join(cards)}", width, "    ")
        return lines

    def describe(self, scene: Scene, words: str, width: int) -> list[Text]:
        """Tiles by number or name, leaders, evacuation conditions, capital tiles, warp spaces, opponents."""
        wanted = fold(words).replace("_", " ")
        found: list[tuple[str, str, Message]] = []
        packs = scene.match.origin.packs
        of = box(packs)
        for id in of.tile_ids:
            found.append((scene.terminal.text("cli-name", name=tile_name(of, id)), id, about_tile(id, packs)))
        for id in terms.LEADER_TERMS:
            found.append((scene.name(ref("leader", id)), id, leader_text(id)))
        for id in terms.CONDITION_TERMS:
            found.append((scene.name(ref("condition", id)), id, Message(f"anachrony-condition-text-{slug(id)}")))
        for id in terms.CAPITAL_TILE_TERMS:
            found.append((say(scene, "tile", id), id, Message(f"anachrony-capital-tile-{slug(id)}")))
        for id in terms.SPACE_EFFECT_TERMS:
            found.append((say(scene, "warp-space", id), id, Message(f"anachrony-warp-space-{slug(id)}")))
        for id in terms.OPPONENT_TERMS:
            found.append((scene.name(ref("opponent", id)), id, Message(f"cli-anachrony-about-{id}")))
        lines: list[Text] = []
        for name, id, text in found:
            if wanted in fold(name) or wanted in id.replace("_", " "):
                lines += wrapped(say(scene, "about", name=name, key=id, text=text), width, "    ")
        return lines

    def something_to_look_up(self, scene: Scene) -> str:
        """A superproject: the board has no room for what it costs and does."""
        shown = [tile["superproject"] for tile in scene.view["timeline"] if tile["superproject"]]
        return tile_sign(scene, shown[0]) if shown else scene.name(ref("leader", terms.LEADER_TERMS[0]))

    def legend(self, scene: Scene) -> list[tuple[str, Message]]:
        glyphs = scene.terminal.glyphs
        goods = [
            (goods_letter(scene, word), Message("cli-anachrony-means-goods", goods=ref("goods", word)))
            for word in terms.GOODS_TERMS
        ]
        people = [
            (say(scene, "worker", word), Message("cli-anachrony-means-worker", worker=ref("worker", word)))
            for word in terms.WORKER_TERMS
        ]
        engineer = say(scene, "worker", "engineer")
        water, uranium = goods_letter(scene, "water"), goods_letter(scene, "uranium")
        means = [
            (say(scene, "exosuit"), "exosuit"), (f"2{engineer} (1{engineer})", "tired"),
            (f"{glyphs.pawn}1{engineer}", "placed"),
            (f"{glyphs.pawn}{engineer}{glyphs.pointers[0]}{glyphs.barred}", "retrieved"),
            (f"{glyphs.empty} 1{water}", "free"), (glyphs.barred, "closed"),
            (f"{glyphs.star}{glyphs.pawn}1", "first"),
            (f"{engineer}+1{water}{glyphs.pointers[1]}2{uranium}", "formula"), ("*", "any"),
            (glyphs.bullet, "free-action"), ("!", "one-time"), (glyphs.swirl, "paradox"),
            (f"1{uranium}{engineer}", "warps"), (glyphs.shapes, "shapes"), (glyphs.strong_frame[3], "impact"),
            (f"{glyphs.filled}{glyphs.empty}{glyphs.barred}", "suits"),
            (say(scene, "brief", morale=4, travel=2, paradoxes=1), "brief"), ("[3]", "number"),
        ]  # fmt: skip
        if scene.view["opponent"] is not None:
            means += [(opponent_mark(scene), "opponent"), (f"3 3 {glyphs.barred}", "die")]
        return [*goods, *people, *((sign, Message(f"cli-anachrony-means-{word}")) for sign, word in means)]

    def pack_lines(self, packs: tuple[Pack, ...], content: Json) -> Iterator[Message]:
        return pack_lines(packs, content)


BOARD: Final = AnachronyBoard()
