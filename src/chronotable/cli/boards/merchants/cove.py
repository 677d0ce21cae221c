"""The cove around the shops: clock, boats, piers, guild halls, town square, and the other merchants in brief."""

from __future__ import annotations

from rich.text import Text

from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.marks import beside, numbered, packed
from chronotable.cli.boards.merchants.shops import ShopDrawing, drawing_of
from chronotable.cli.boards.merchants.signs import counts, crowd, goods, letters, ref, short_card
from chronotable.cli.cells import cut


def clock(scene: Scene) -> Text:
    """Day, phase, and the hours: which bring adventurers, who stands there, where the market token lies."""
    view, say, glyphs = scene.view, scene.terminal.text, scene.terminal.glyphs
    dial = view["clock"]
    line = Text(say("cli-merchants-day", day=view["day"], days=view["days"]), "bold")
    line.append(f" {scene.name(ref('phase', view['phase']))}  ")
    last = max([dial["hours"], *(piece["hour"] for piece in dial["pieces"])])
    for hour in range(last + 1):
        here = [code(scene, piece["piece"]) for piece in dial["pieces"] if piece["hour"] == hour]
        mark = glyphs.cube if hour in dial["symbols"] else ""
        line.append(" ").append(mark, "cyan").append(str(hour), "bold" if here else "dim")
        if here:
            line.append(f"({' '.join(here)})", "bold reverse")
        if hour == dial["token"]:
            line.append(f"{glyphs.star}", "bold yellow")
    return line


def code(scene: Scene, piece: str) -> str:
    """A short name for a time piece."""
    return scene.terminal.text(f"cli-merchants-piece-{piece}")


def boats(scene: Scene, width: int) -> Text:
    """Left and right boats, with their passengers or the berth where they have docked."""
    glyphs, say = scene.terminal.glyphs, scene.terminal.text
    heads = {side: f"{say(f'cli-merchants-boats-{side}')} " for side in ("left", "right")}
    column = (width - sum(map(len, heads.values()))) // len(scene.view["boats"])
    line = Text()
    side = ""
    for boat in scene.view["boats"]:
        if boat["side"] != side:
            side = boat["side"]
            line.append(heads[side], "bold")
        part = Text(f"{boat['boat'][-1]} ").append_text(numbered(scene, f"boat:{boat['boat']}"))
        if boat["berth"]:
            part.append(f"{glyphs.pointers[1]}{boat['berth'][-1]}", "dim")
        else:
            part.append_text(crowd(scene, boat["passengers"])).append(glyphs.dot * boat["free_seats"], "dim")
        line.append_text(cut(part, column, glyphs.ellipsis))
    line.rstrip()
    return line


def piers(scene: Scene, width: int) -> list[Text]:
    """Who stands on each pier, what it takes, and its berths: where there is room in one line."""
    parts = [_pier(scene, pier) for pier in scene.view["piers"]]
    line = Text("   ").join(parts)
    return [line] if line.cell_len <= width else parts


def _pier(scene: Scene, pier: Json) -> Text:
    say, glyphs = scene.terminal.text, scene.terminal.glyphs
    size = pier["accepts"][0] if len(pier["accepts"]) == 1 else "both"
    line = Text().append(say(f"cli-merchants-pier-{pier['pier'].replace('_', '-')}"), "bold")
    line.append(f" ({say(f'cli-merchants-size-{size}')}")
    line.append(f" {glyphs.swirl}" if pier["corruption_cards"] else "", "magenta").append(") ")
    line.append_text(numbered(scene, f"pier:{pier['pier']}"))
    for berth in pier["berths"]:
        line.append_text(numbered(scene, f"berth:{berth['berth']}"))
        mark = glyphs.filled if berth["boat"] else glyphs.empty
        line.append(f"{berth['berth'][-1]}{mark} ", "" if berth["boat"] else "dim")
    line.append_text(crowd(scene, pier["adventurers"]))
    line.rstrip()
    return line


def halls(scene: Scene, width: int) -> list[Text]:
    """Guild halls, lair, bag and the decks."""
    view, say, glyphs = scene.view, scene.terminal.text, scene.terminal.glyphs
    parts = [
        Text(say("cli-merchants-halls") + " ").append_text(counts(scene, view["halls"])),
        Text(say("cli-merchants-lair") + " ").append_text(counts(scene, {"rogue": view["lair"]})),
        Text(say("cli-merchants-bag") + " ").append_text(counts(scene, view["bag"])),
    ]
    decks = say("cli-merchants-decks", townsfolk=view["townsfolk_deck"], corruption=view["corruption_deck"])
    return packed([*parts, Text(f"{decks} ").append(glyphs.swirl, "magenta")], width, "  ")


def square(scene: Scene, width: int) -> list[Text]:
    """The town square, slot by slot."""
    head = Text(scene.terminal.text("cli-merchants-square") + " ", "bold")
    parts = [
        beside([numbered(scene, f"card:{card['card']}"), short_card(scene, card)], "") for card in scene.view["square"]
    ]
    return packed(parts, width, f" {scene.terminal.glyphs.dot} ", head)


def own_things(scene: Scene, merchant: Json, shop: ShopDrawing, width: int) -> list[Text]:
    """Gold and corruption, support symbols, shelf, staff."""
    say, glyphs = scene.terminal.text, scene.terminal.glyphs
    gap = f" {glyphs.dot} "
    held = Text(say("cli-merchants-gold", n=merchant["gold"]), "bold yellow")
    first = [held, _corruption(scene, merchant), shop.beside_gold(), _shelf(scene, merchant)]
    staff = Text(say("cli-merchants-staff") + " ", "bold")
    parts = []
    for ability, card in merchant["staff"].items():
        part = numbered(scene, f"ability:{ability}").append(f"{scene.name(ref('ability', ability))} ")
        parts.append(part.append_text(short_card(scene, card) if card else Text(glyphs.dash, "dim")))
    return [*packed([part for part in first if part.plain], width, gap), *packed(parts, width, gap, staff)]


def _corruption(scene: Scene, merchant: Json) -> Text:
    """How many cards, and for their owner the rogue symbols on them."""
    line = Text(f"{scene.terminal.glyphs.swirl}{merchant['corruption_cards']}", "magenta")
    if merchant["corruption"] is not None:
        faces = [f"{n}x{face[-1]}" for face, n in merchant["corruption"].items() if n]
        line.append(f" ({' '.join(faces)})" if faces else "")
    return line


def _shelf(scene: Scene, merchant: Json) -> Text:
    """The goods made, small and large."""
    say, glyphs = scene.terminal.text, scene.terminal.glyphs
    line = Text(say("cli-merchants-shelf") + " ", "bold")
    found = [goods(scene, merchant["shelf"], size) for size in ("relic", "artifact")]
    if not any(part.plain for part in found):
        return line.append(glyphs.dash, "dim")
    for size, part in zip(("small", "large"), found):
        if part.plain:
            line.append(say(f"cli-merchants-size-{size}") + " ").append_text(part).append(" ")
    line.rstrip()
    return line


def other_line(scene: Scene, merchant: Json, seat: int) -> Text:
    """Another merchant in brief."""
    say, glyphs = scene.terminal.text, scene.terminal.glyphs
    shop = drawing_of(scene, merchant)
    symbols = [symbol for card in merchant["staff"].values() if card for symbol in card["symbols"]]
    line = Text(f"{glyphs.pawn}{seat + 1} {scene.name(ref('piece', merchant['piece']))}  ", "bold")
    parts = [
        Text(say("cli-merchants-gold", n=merchant["gold"]), "bold yellow"),
        _corruption(scene, merchant),
        shop.brief(),
        _shelf(scene, merchant),
        Text(say("cli-merchants-staff") + " ").append_text(letters(scene, symbols) if symbols else Text(glyphs.dash)),
    ]
    return line.append_text(beside(parts, f" {glyphs.dot} "))


def peddler_line(scene: Scene, peddler: Json) -> Text:
    """The Peddler in brief."""
    say, glyphs = scene.terminal.text, scene.terminal.glyphs
    symbols = [symbol for card in peddler["kept"] for symbol in card["symbols"]]
    line = Text(f"{glyphs.gear} {scene.name(ref('piece', 'peddler'))}  ", "bold")
    parts = [
        Text(say("cli-merchants-gold", n=peddler["gold"]), "bold yellow"),
        _shelf(scene, peddler),
        Text(say("cli-merchants-kept") + " ").append_text(letters(scene, symbols) if symbols else Text(glyphs.dash)),
        Text(say("cli-merchants-peddler-deck", n=len(peddler["deck"]))),
    ]
    return line.append_text(beside(parts, f" {glyphs.dot} "))
