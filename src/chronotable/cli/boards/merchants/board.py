"""Merchants Cove in the terminal: the own shop as a ring, below it the own things and the cove."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from chronotable.cli.boards.board import Board, Json, Scene
from chronotable.cli.boards.marks import beside
from chronotable.cli.boards.merchants.cove import (
    boats,
    clock,
    halls,
    other_line,
    own_things,
    peddler_line,
    piers,
    square,
)
from chronotable.cli.boards.merchants.shops import drawing_of
from chronotable.cli.boards.merchants.signs import COLOURS, KINDS, cost, counts, letter, ref, short_action, short_card
from chronotable.cli.cells import shortened, wrapped
from chronotable.games.merchants.components import box
from chronotable.games.merchants.naming import peddler_card_message, townsfolk_message
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message
from chronotable.rule_search import fold


class MerchantsBoard(Board):
    """Draws only what a view holds."""

    weight = 30

    def draw(self, scene: Scene, width: int, rows: int) -> list[Text]:
        """Clock, shop and the rest; where it is too low, the halls go first, then the end of the shop.

        The own things, the harbour, the townsfolk and how the others stand are always there.
        """
        seat = scene.decision.seat if scene.decision else 0
        merchant = scene.view["merchants"][seat]
        shop = drawing_of(scene, merchant)
        ellipsis = scene.terminal.glyphs.ellipsis
        above = [*own_things(scene, merchant, shop, width), boats(scene, width), *piers(scene, width)]
        below = [*square(scene, width), *self._others(scene, seat)]
        room = rows - 1 - len(above) - len(below)
        around = halls(scene, width)
        boards = shop.boards(width, room - len(around))
        around = around if len(boards) + len(around) <= room else []
        more = shop.more(width)
        boards += more if len(boards) + len(more) + len(around) <= room else []
        lines = [clock(scene), *boards[: max(room, 0)], *above, *around, *below]
        if len(lines) < rows:
            lines.append(self._legend_line(scene))
        return [shortened(line, width, ellipsis) for line in lines[:rows]]

    def _others(self, scene: Scene, seat: int) -> list[Text]:
        lines = [
            other_line(scene, merchant, number)
            for number, merchant in enumerate(scene.view["merchants"])
            if number != seat
        ]
        if scene.view["peddler"] is not None:
            lines.append(peddler_line(scene, scene.view["peddler"]))
        return lines

    def _legend_line(self, scene: Scene) -> Text:
        glyphs = scene.terminal.glyphs
        line = scene.terminal.text(
            "cli-merchants-legend",
            rogue=letter(scene, "rogue"),
            corruption=glyphs.swirl,
            symbol=glyphs.cube,
            token=glyphs.star,
            covered=glyphs.filled,
            free=glyphs.empty,
        )
        return Text(line, "dim")

    def title(self, scene: Scene) -> str:
        view = scene.view
        mode = scene.name(ref("mode", view["mode"]))
        if view["difficulty"] is not None:
            mode = f"{mode}, {scene.name(ref('difficulty', view['difficulty']))}"
        return scene.terminal.text("cli-merchants-title", mode=mode)

    def seat_name(self, scene: Scene, seat: int) -> str:
        """What a player is called: as the merchant, with a number where several play the same."""
        names = [drawing_of(scene, merchant).name() for merchant in scene.view["merchants"]]
        return names[seat] if names.count(names[seat]) == 1 else f"{names[seat]} {seat + 1}"

    # ---- options

    def short_label(self, scene: Scene, option: Option) -> str:
        say, glyphs, args = scene.terminal.text, scene.terminal.glyphs, option.label.args
        match option.key.split(":"):
            case ["move", figure, space]:
                found = next(part for part in self._own(scene)["shop"]["spaces"] if part["space"] == space)
                price = cost(scene, found["hours"], found["corruption"]).plain
                who = say(f"cli-merchants-figure-{figure}")
                return f"{who}{glyphs.pointers[1]}{space.upper()} {short_action(scene, found['action'])} {price}"
            case ["hire", id]:
                return short_card(scene, next(card for card in scene.view["square"] if card["card"] == id)).plain
            case ["sell", pier, good, n, *rogues]:
                return self._short_sale(scene, pier, good, f"{n}{'+' + letter(scene, 'rogue') if rogues else ''}", args)
            case ["passenger", boat, kind]:
                return f"{letter(scene, kind)} {scene.name(ref('boat', boat))}"
        return self.full_label(scene, option)

    def _short_sale(self, scene: Scene, pier: str, good: str, n: str, args: Mapping[str, Any]) -> str:
        """The first word of the pier, the beginning of the size, and what it brings: `Black rel Rx2 10◉`."""
        where = scene.terminal.text(f"cli-merchants-pier-{pier.replace('_', '-')}").split()[0]
        size, _, colour = good.partition("_")
        cards = scene.terminal.glyphs.swirl if args["cards"] else ""
        return f"{where} {short_action(scene, size)[:3]} {letter(scene, colour)}x{n} {args['gold']}{cards}"

    def _own(self, scene: Scene) -> Json:
        seat = scene.decision.seat if scene.decision else 0
        merchant: Json = scene.view["merchants"][seat]
        return merchant

    # ---- pages

    def team(self, scene: Scene, width: int) -> list[Text]:
        """Every shop in full, and what lies in pools and piles."""
        say = scene.terminal.text
        lines: list[Text] = []
        for seat, merchant in enumerate(scene.view["merchants"]):
            shop = drawing_of(scene, merchant)
            head = f"{scene.terminal.glyphs.pawn}{seat + 1} {self.seat_name(scene, seat)}"
            lines += [Text(head, "bold"), *own_things(scene, merchant, shop, width), *shop.boards(width, 0)]
            lines += shop.more(width)
            lines += [*self._pool(scene, merchant, width), Text()]
        if (peddler := scene.view["peddler"]) is not None:
            lines += [shortened(peddler_line(scene, peddler), width, scene.terminal.glyphs.ellipsis)]
            known = box(scene.match.origin.packs)
            cards = "; ".join(scene.terminal.render(peddler_card_message(known, id)) for id in peddler["deck"])
            lines += wrapped(say("cli-merchants-peddler-left", cards=cards), width, "    ")
        if scene.view["townsfolk_discard"]:
            cards = ", ".join(card.upper() for card in scene.view["townsfolk_discard"])
            lines += wrapped(say("cli-merchants-discarded", cards=cards), width, "    ")
        return lines

    def _pool(self, scene: Scene, merchant: Json, width: int) -> list[Text]:
        """Goods still to be made, with what they sell for."""
        say = scene.terminal.text
        line = Text(say("cli-merchants-pool") + " ")
        for size in ("relic", "artifact"):
            pool = {colour: merchant["pool"][f"{size}_{colour}"] for colour in COLOURS}
            prices = {colour: merchant["prices"][f"{size}_{colour}"] for colour in COLOURS}
            line.append(short_action(scene, size) + " ").append_text(counts(scene, pool))
            line.append(f" ({say('cli-merchants-prices')} ").append_text(counts(scene, prices)).append(")  ")
        line.rstrip()
        return wrapped(line, width, "    ")

    def describe(self, scene: Scene, words: str, width: int) -> list[Text]:
        """Townsfolk cards, staff abilities and rogue cards, by number or name."""
        wanted = fold(words).replace("_", " ")
        say = scene.terminal.text
        cards = box(scene.match.origin.packs)
        lines: list[Text] = []
        for id, of in zip(cards.card_ids, cards.card_set):
            name = scene.name(ref("townsfolk_set", of))
            if wanted in id or wanted in fold(name):
                card = scene.terminal.render(townsfolk_message(cards, id))
                lines += wrapped(say("cli-merchants-about-card", card=card, set=name), width, "    ")
        abilities = dict.fromkeys(word for merchant in scene.view["merchants"] for word in merchant["staff"])
        named = [("ability", word, f"merchants-ability-text-{word}") for word in abilities]
        named += [("rogue_card", word, f"merchants-rogue-card-text-{word}") for word in cards.rogue_ids]
        for kind, word, text in named:
            name = scene.name(ref(kind, word))
            if wanted in fold(name) or wanted in word:
                about = say("cli-merchants-about", name=name, key=word, text=say(text))
                lines += wrapped(about, width, "    ")
        return lines

    def something_to_look_up(self, scene: Scene) -> str:
        return scene.name(ref("ability", next(iter(self._own(scene)["staff"]))))

    def legend(self, scene: Scene) -> list[tuple[str, Message]]:
        glyphs = scene.terminal.glyphs
        say = scene.terminal.text
        return [
            ("".join(letter(scene, kind) for kind in KINDS), Message("cli-merchants-means-letters")),
            ("*", Message("cli-merchants-means-any")),
            (say("cli-merchants-hours", n=2), Message("cli-merchants-means-hours")),
            (glyphs.swirl, Message("cli-merchants-means-corruption")),
            (self._figure_signs(scene), Message("cli-merchants-means-figures")),
            (f"T02{glyphs.empty}", Message("cli-merchants-means-tile", white=glyphs.empty, blue=glyphs.filled)),
            (f"1|{glyphs.dot}2", Message("cli-merchants-means-edges")),
            (f"{glyphs.filled}{glyphs.empty}", Message("cli-merchants-means-symbol")),
            (f"{glyphs.cube}4", Message("cli-merchants-means-clock")),
            (glyphs.star, Message("cli-merchants-means-token")),
            (f"{glyphs.pointers[1]}2", Message("cli-merchants-means-docked")),
            (f"2{glyphs.filled} 3{glyphs.empty}", Message("cli-merchants-means-berth")),
            (f"{glyphs.swirl}3", Message("cli-merchants-means-held")),
            ("[3]", Message("cli-merchants-means-number")),
        ]

    def _figure_signs(self, scene: Scene) -> str:
        pawn, say = scene.terminal.glyphs.pawn, scene.terminal.text
        return beside([Text(pawn + say(f"cli-merchants-figure-{f}")) for f in ("chronomancer", "assistant")], " ").plain


BOARD: Final = MerchantsBoard()
