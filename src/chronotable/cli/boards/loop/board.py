"""The LOOP in the terminal: seven eras in a ring round the machine, which points at the doctor's era."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Board, Json, Scene
from chronotable.cli.boards.loop.box import Things
from chronotable.cli.boards.loop.eras import EraDrawing, code
from chronotable.cli.boards.loop.packs import pack_lines
from chronotable.cli.cells import cut, shortened, wrapped
from chronotable.cli.glyphs import Glyphs
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack

# The eras by their place: three above, one on either side of the machine, two below; clockwise from the top.
_TOP: Final = ("end", "dawn", "medieval")
_SIDES: Final = ("robots", "renaissance")
_BOTTOM: Final = ("globalization", "industrial")
_CLOCKWISE: Final = ("dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end")
_RING_ROWS: Final = 15
_NAMES_WIDTH: Final = 96  # narrower than this, eras are called by their codes in lists of options
_RING_WIDTH: Final = 72  # narrower than this, names no longer fit into boxes


class LoopBoard(Board):
    """Draws only what a view holds; names and card texts come from the box."""

    weight = 10

    def draw(self, scene: Scene, width: int, rows: int) -> list[Text]:
        """The ring and below it missions and hand: cut to one line each, or in full where there is room."""
        eras = {era["id"]: era for era in scene.view["eras"]}
        hand = self._hand(scene, width, whole=False)
        missions = self._missions(scene, width, whole=False)
        if width >= _RING_WIDTH and rows >= _RING_ROWS + len(hand):
            top = self._ring(scene, eras, width)
        else:
            top = self._list(scene, eras, width)
        top = top[: max(rows - len(hand), 0)]
        spare = rows - len(top) - len(hand) - len(missions)
        if spare < 0:
            missions = missions[: max(len(missions) + spare, 0)]
        lines = [*top, *missions, *hand]
        in_full = [*top, *self._missions(scene, width, whole=True), *self._hand(scene, width, whole=True)]
        if len(in_full) <= rows:
            lines = in_full
        if len(lines) < rows:
            lines.insert(len(top), self._legend_line(scene, width))
        for mate in self._mates(scene, width):
            if len(lines) < rows:
                lines.append(mate)
        return lines[:rows]

    def title(self, scene: Scene) -> str:
        view = scene.view
        return scene.terminal.text(
            "cli-loop-title", mode=Ref("loop", "mode", view["mode"]), level=Ref("loop", "level", view["level"])
        )

    def seat_name(self, scene: Scene, seat: int) -> str:
        things = Things(scene)
        names = [things.name("agent", agent["id"]) for agent in scene.view["agents"] if agent["seat"] == seat]
        return ", ".join(names)

    # ---- the ring

    def _ring(self, scene: Scene, eras: dict[str, Json], width: int) -> list[Text]:
        side = (width - 4) // 3
        middle = width - 2 - 2 * side
        drawing = {name: EraDrawing(scene, eras[name]).box(middle if name == "dawn" else side) for name in _CLOCKWISE}
        lines = [_join(*(drawing[name][row] for name in _TOP)) for row in range(5)]
        centre = self._machine(scene, middle)
        for left, right, first in ((_SIDES[0], _SIDES[1], 0), (_BOTTOM[0], _BOTTOM[1], 5)):
            for row in range(5):
                lines.append(_join(drawing[left][row], centre[first + row], drawing[right][row]))
        return lines

    def _machine(self, scene: Scene, width: int) -> list[Text]:
        """The box in the middle: where the machine points and how the agency stands."""
        glyphs = scene.terminal.glyphs
        frame = glyphs.frame
        inside = width - 3
        content = [*self._state_of_the_world(scene)][:8]
        title = f" {scene.terminal.text('cli-loop-machine')} "
        head = Text(frame[0] + frame[1] + title + frame[1] * (width - 3 - len(title)) + frame[2])
        lines = [head]
        for number in range(8):
            line = content[number] if number < len(content) else Text()
            lines.append(Text(f"{frame[3]} ").append_text(cut(line, inside, glyphs.ellipsis)).append(frame[3]))
        lines.append(Text(frame[4] + frame[1] * (width - 2) + frame[5]))
        return lines

    def _state_of_the_world(self, scene: Scene) -> list[Text]:
        """The head-quarters' news, the most important first."""
        view, say, glyphs = scene.view, scene.terminal.text, scene.terminal.glyphs
        lines = [self._doctor(scene)]
        if view["drop"]:
            fell = Text(say("cli-loop-fell") + " ")
            for era, number in view["drop"].items():
                fell.append(f"{code(scene, era)} ").append(glyphs.filled * number, "red").append(" ")
            lines.append(fell)
        else:
            lines.append(Text(scene.name(Ref("loop", "phase", view["phase"]))))
        deck = view["doctor_deck"]
        coming = " ".join(code(scene, era) for era in _CLOCKWISE if era in deck)
        if len(deck) == len(_CLOCKWISE):
            coming = say("cli-loop-all-eras")
        elif not deck:
            coming = say("cli-loop-no-era")
        lines.append(Text(say("cli-loop-coming", eras=coming)))
        lines.append(Text(say("cli-loop-time", cycle=view["cycle"], turn=view["turn"])))
        lines.append(self._victory(scene))
        left = view["supply"]["vortex_tiles"]
        lines.append(Text(say("cli-loop-vortices-left", n=left, marks=glyphs.swirl * left or glyphs.dash)))
        lines.append(Text(say("cli-loop-piles", bag=len(view["bag"]), arsenal=len(view["arsenal"]))))
        supply = Text(say("cli-loop-supply") + " ")
        supply.append(glyphs.filled, "red").append(f" {view['supply']['rifts']}  ")
        supply.append(glyphs.cube, "green").append(f" {view['supply']['energy']}")
        if view["destroyed"]:
            supply.append(f", {say('cli-loop-destroyed', n=len(view['destroyed']))}")
        lines.append(supply)
        return lines

    def _doctor(self, scene: Scene) -> Text:
        era = scene.view["doctor"]
        if era is None:
            return Text(scene.terminal.text("cli-loop-doctor-nowhere"), "bold")
        arrow = scene.terminal.glyphs.arrows[_CLOCKWISE.index(era)]
        return Text(scene.terminal.text("cli-loop-doctor", arrow=arrow, era=Ref("loop", "era", era)), "bold")

    def _victory(self, scene: Scene) -> Text:
        view, say, glyphs = scene.view, scene.terminal.text, scene.terminal.glyphs
        missing: dict[str, int] = view["missing"]
        done = len(view["archived"])
        line = Text(say("cli-loop-archived") + " ")
        line.append(glyphs.check * done, "bold green").append(glyphs.empty * missing.get("archived_tiles", 0))
        for word, lack in missing.items():
            if word == "centrifuges_dismantled":
                line.append(f"  {glyphs.gear} {lack}", "bold yellow")
            elif word != "archived_tiles":
                line.append(f"  {glyphs.figure}! {lack}", "bold magenta")
        return line

    def _list(self, scene: Scene, eras: dict[str, Json], width: int) -> list[Text]:
        """One line an era, for small terminals."""
        ellipsis = scene.terminal.glyphs.ellipsis
        lines = [EraDrawing(scene, eras[name]).line(width) for name in _CLOCKWISE]
        world = self._state_of_the_world(scene)
        gap = f" {scene.terminal.glyphs.dot} "
        for part in (world[:3], world[3:6], world[6:]):
            lines.append(shortened(Text(gap).join(part), width, ellipsis))
        return lines

    # ---- below the ring

    def _legend_line(self, scene: Scene, width: int) -> Text:
        glyphs = scene.terminal.glyphs
        line = scene.terminal.text(
            "cli-loop-legend",
            rift=f"{glyphs.filled}/{glyphs.empty}",
            energy=glyphs.cube,
            clone=glyphs.figure,
            example=code(scene, "robots"),
            mission=glyphs.tile,
            card=glyphs.card,
            mark=glyphs.stand_in,
        )
        return shortened(Text(line, "dim"), width, glyphs.ellipsis)

    def _missions(self, scene: Scene, width: int, whole: bool) -> list[Text]:
        """What the face-up missions ask for, and what the ultramachine's cards do."""
        things, glyphs = Things(scene), scene.terminal.glyphs
        lines: list[Text] = []
        for era in scene.view["eras"]:
            mission = era["mission"]
            if mission is None or not mission["face_up"]:
                continue
            line = Text(f"{glyphs.tile} {code(scene, era['id'])} ")
            line.append(things.marked("mission", mission["id"]), "bold")
            line.append(f" {mission['damage']}/{mission['required']}")
            if mission.get("slots"):
                line.append(f" ({' '.join(code(scene, slot) for slot in mission['slots'])})")
            if mission["capped"]:
                line.append(f" [{scene.terminal.text('cli-loop-capped')}]")
            line.append(f": {things.mission_text(mission['id'])}")
            lines += _fitted(line, width, glyphs, whole)
        for card in scene.view["ultra_row"]:
            line = Text(f"{glyphs.gear} {code(scene, things.ultra_era(card))} ")
            line.append(things.marked("ultra", card), "bold").append(f": {things.ultra_text(card)}")
            lines += _fitted(line, width, glyphs, whole)
        return lines

    def _hand(self, scene: Scene, width: int, whole: bool) -> list[Text]:
        agent = next(agent for agent in scene.view["agents"] if agent["id"] == scene.view["you"])
        head = self._agent_line(scene, agent)
        return [_ruled(head, width, scene.terminal.glyphs), *self._cards(scene, agent, width, whole)]

    def _cards(self, scene: Scene, agent: Json, width: int, whole: bool) -> list[Text]:
        things, glyphs = Things(scene), scene.terminal.glyphs
        names = {held["card"]: things.marked("card", held["card"]) for held in agent["hand"]}
        column = max((len(name) for name in names.values()), default=0)
        lines: list[Text] = []
        for held in agent["hand"]:
            numbers = ",".join(map(str, scene.numbers(f"card:{held['card']}")))
            ready = held["ready"]
            line = Text().append(f"{numbers:>3} ", "bold")
            line.append(f"{things.dimension_mark(held['dimension'])} ", "" if ready else "dim")
            line.append(f"{names[held['card']]:{column}}  ", "bold" if ready else "dim")
            if not ready:
                line.append(f"({scene.terminal.text('cli-loop-exhausted')}) ", "dim")
            line.append(things.card_text(held["card"]), "" if ready else "dim")
            lines += _fitted(line, width, glyphs, whole, indent=" " * (column + 8))
        return lines

    def _agent_line(self, scene: Scene, agent: Json) -> Text:
        """Name, place, battery and piles of an agent."""
        things, say = Things(scene), scene.terminal.text
        piles = agent["deck"] or scene.view["common_deck"]
        return (
            Text()
            .append(things.name("agent", agent["id"]), "bold")
            .append(
                " "
                + say(
                    "cli-loop-agent",
                    era=Ref("loop", "era", agent["era"]),
                    battery="charged" if agent["charged"] else "drained",
                    deck=len(piles["top"]) + len(piles["rest"]),
                    discard=len(piles["discard"]),
                )
            )
        )

    def _mates(self, scene: Scene, width: int) -> list[Text]:
        """One line for each other agent."""
        things, glyphs = Things(scene), scene.terminal.glyphs
        lines = []
        for agent in scene.view["agents"]:
            if agent["id"] == scene.view["you"]:
                continue
            line = Text(f"{glyphs.pawn} {things.name('agent', agent['id'])} ({code(scene, agent['era'])}): ")
            for number, held in enumerate(agent["hand"]):
                line.append(", " if number else "")
                mark = things.dimension_mark(held["dimension"])
                line.append(f"{mark}{things.name('card', held['card'])}", "" if held["ready"] else "dim")
                if not held["ready"]:
                    line.append(f" ({scene.terminal.text('cli-loop-exhausted')})", "dim")
            lines.append(shortened(line, width, glyphs.ellipsis))
        return lines

    # ---- options

    def full_label(self, scene: Scene, option: Option) -> str:
        """A card that may be taken is told with its text: it is in no hand yet."""
        label = scene.terminal.render(option.label)
        verb, _, card = option.key.partition(":")
        if verb in ("take", "destroy", "discard", "ready"):
            return f"{label} {scene.terminal.glyphs.dash} {Things(scene).card_text(card)}"
        return label

    def short_label(self, scene: Scene, option: Option) -> str:
        glyphs = scene.terminal.glyphs
        args = option.label.args
        era = args.get("era")
        if isinstance(era, Ref) and scene.terminal.width < _NAMES_WIDTH:
            era = code(scene, era.id)
        match option.key.split(":"):
            case ["play", _]:
                return scene.terminal.text("cli-loop-short-play", card=args["card"])
            case ["move", _]:
                return scene.terminal.text("cli-loop-short-move", era=era, cost=f"{glyphs.cube}1")
            case ["free", _]:
                return scene.terminal.text("cli-loop-short-free", era=era)
            case ["loop", dimension]:
                mark = Things(scene).dimension_mark(dimension)
                cost = f"{glyphs.cube}{args['cost']}"
                return scene.terminal.text("cli-loop-short-loop", mark=mark, dimension=args["dimension"], cost=cost)
            case ["ability"]:
                return scene.terminal.text("cli-loop-short-ability")
            case ["landing", *cubes] if (doctor := scene.view["doctor"]) is not None:
                middle = _CLOCKWISE.index(doctor)
                eras = [code(scene, _CLOCKWISE[(middle + step) % len(_CLOCKWISE)]) for step in (-1, 0, 1)]
                return ", ".join(f"{era} {glyphs.filled}{n}" for era, n in zip(eras, cubes, strict=True))
            case ["clone" | "super" as kind, era, destroy]:
                mark = glyphs.figure + code(scene, destroy) + ("!" if kind == "super" else "")
                return scene.terminal.text("cli-loop-short-clone", mark=mark, era=Ref("loop", "era", era))
        return scene.terminal.render(option.label)

    # ---- pages

    def team(self, scene: Scene, width: int) -> list[Text]:
        """All hands are open: every agent with hand, piles and special ability."""
        things = Things(scene)
        lines: list[Text] = []
        for agent in scene.view["agents"]:
            seat = scene.terminal.text("cli-seat", number=agent["seat"] + 1)
            head = self._agent_line(scene, agent).append(f" {scene.terminal.glyphs.dot} {seat}")
            lines.append(_ruled(head, width, scene.terminal.glyphs))
            lines += self._cards(scene, agent, width, whole=True)
            lines += wrapped(f"    {things.ability_text(agent['id'])}", width, "    ")
            piles = agent["deck"]
            if piles is not None:
                lines += self._piles(scene, piles, width)
            lines.append(Text())
        if scene.view["common_deck"] is not None:
            lines += self._piles(scene, scene.view["common_deck"], width)
        return lines

    def _piles(self, scene: Scene, piles: Json, width: int) -> list[Text]:
        things, say = Things(scene), scene.terminal.text
        shown = {
            "cli-loop-pile-top": piles["top"],
            "cli-loop-pile-deck": piles["rest"],
            "cli-loop-pile-discard": piles["discard"],
        }
        lines: list[Text] = []
        for id, cards in shown.items():
            if cards:
                names = ", ".join(things.name("card", card) for card in cards)
                lines += wrapped(f"    {say(id, cards=names)}", width, "    ")
        return lines

    def describe(self, scene: Scene, words: str, width: int) -> list[Text]:
        lines: list[Text] = []
        for paragraph in Things(scene).describe(words):
            lines += wrapped(paragraph, width, "    ") if paragraph else [Text()]
        return lines

    def something_to_look_up(self, scene: Scene) -> str:
        return Things(scene).name("agent", scene.view["agents"][0]["id"])

    def legend(self, scene: Scene) -> list[tuple[str, Message]]:
        glyphs = scene.terminal.glyphs
        clone = glyphs.figure + code(scene, "robots")
        return [
            (f"{glyphs.filled}{glyphs.empty}", Message("cli-loop-means-rift")),
            (glyphs.cube, Message("cli-loop-means-energy")),
            (f"{glyphs.cube_kept}{glyphs.cube_spent}", Message("cli-loop-means-eternal")),
            (clone, Message("cli-loop-means-clone", era=Ref("loop", "era", "robots"))),
            (f"{clone}!", Message("cli-loop-means-super")),
            (f"{glyphs.active}{glyphs.pawn}", Message("cli-loop-means-pawn")),
            (f"{glyphs.tile}{glyphs.tile_down}", Message("cli-loop-means-mission")),
            (glyphs.swirl, Message("cli-loop-means-vortex")),
            (glyphs.gear, Message("cli-loop-means-gear")),
            (glyphs.card, Message("cli-loop-means-card")),
            (
                f"{glyphs.spiral}{glyphs.stripes}{glyphs.star}{glyphs.black_hole}",
                Message("cli-loop-means-dimension"),
            ),
            (glyphs.strong_frame[:3], Message("cli-loop-means-frame")),
            ("[3]", Message("cli-loop-means-number")),
            (glyphs.stand_in, Message("cli-means-stand-in")),
        ]

    def pack_lines(self, packs: tuple[Pack, ...], content: Json) -> Iterator[Message]:
        return pack_lines(packs, content)


def _join(*parts: Text) -> Text:
    return Text(" ").join(parts)


def _ruled(head: Text, width: int, glyphs: Glyphs) -> Text:
    """A heading in a rule."""
    line = Text(glyphs.rule * 2 + " ").append_text(shortened(head, width - 6, glyphs.ellipsis)).append(" ")
    return line.append(glyphs.rule * (width - line.cell_len))


def _fitted(line: Text, width: int, glyphs: Glyphs, whole: bool, indent: str = "    ") -> list[Text]:
    return wrapped(line, width, indent) if whole else [shortened(line, width, glyphs.ellipsis)]


BOARD: Final = LoopBoard()
