"""The main board of Anachrony: Era and phase, hexes with the stacks beside them, pools, the timeline."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from chronotable.cli.boards.anachrony.opponent import OPPONENT_STYLE, opponent_mark, opponent_of
from chronotable.cli.boards.anachrony.signs import (
    amounts,
    busy,
    formula,
    goods_letter,
    say,
    tile_sign,
    warp_letter,
    workers,
)
from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.marks import beside, evenly, fitting, numbered
from chronotable.cli.cells import cut, shortened
from chronotable.games.anachrony import terms
from chronotable.games.anachrony.components import box, data, hex_extra, hex_water
from chronotable.games.anachrony.naming import asset_name, ref

_POOLS: Final = ("purify", "trade", "evacuation")
_STACK_ROOM: Final = 34  # beside the hexes; where there is less, hexes get narrower


def status(scene: Scene, width: int) -> Text:
    """Era and phase, who is first, and what the end will reward."""
    view, glyphs = scene.view, scene.terminal.glyphs
    parts = [
        Text(f"{say(scene, 'era', n=view['era'], last=terms.ERAS)} ", "bold")
        .append(scene.name(ref("phase", view["phase"])), "bold"),
        Text(f"{glyphs.star}{glyphs.pawn}{view['first'] + 1}", "bold yellow"),
        Text(say(scene, "impact"), "bold red") if view["impact"] else Text(),
    ]  # fmt: skip
    gap = f" {glyphs.dot} "
    line = beside([*parts, _kept(scene)], gap)
    for opponent in opponent_of(scene):
        line = beside([line, opponent.objectives_brief(width - line.cell_len - len(gap))], gap)
    if view["endgame"]:
        line.append(f" {glyphs.dot} {say(scene, 'endgame')} ")
        line.append_text(_endgame(scene, width - line.cell_len))
    return line


def _endgame(scene: Scene, room: int) -> Text:
    """All that the end rewards: where there is little room, the longest words are cut."""
    cards = scene.view["endgame"]
    marks = [numbered(scene, f"endgame:{card}") for card in cards]
    room -= sum(mark.cell_len for mark in marks) + 2 * (len(cards) - 1)
    words = evenly([say(scene, "endgame", card) for card in cards], room, ".")
    return beside([beside([mark, Text(word)], "") for mark, word in zip(marks, words)], ", ")


def _kept(scene: Scene) -> Text:
    """The cards that the seat has kept in a draft."""
    draft = scene.view["draft"]
    if draft is None or not draft["kept"]:
        return Text()
    kept = [card if isinstance(card, str) else f"asset_{card:02}" for card in draft["kept"]]
    names = [say(scene, "endgame", card) if card in terms.ENDGAME_TERMS else _asset(scene, card) for card in kept]
    return Text(f"{say(scene, 'kept')} {', '.join(names)}")


def _asset(scene: Scene, card: str) -> str:
    return scene.terminal.text("cli-name", name=asset_name(box(scene.match.origin.packs), card))


# ---- hexes


def main_board(scene: Scene, width: int) -> list[Text]:
    """A row for each action: its pool, its hexes, and a stack of buildings; below them the council and the pools."""
    view, glyphs = scene.view, scene.terminal.glyphs
    heads = [
        Text(say(scene, "action", "construct"), "bold"),
        _pool_head(scene, "recruit", workers(scene, view["recruit_pool"])),
        Text(say(scene, "action", "research"), "bold"),
        _pool_head(scene, "mine", amounts(scene, view["mine_pool"])),
    ]
    room = max(head.cell_len for head in heads) + 1
    cell = max(min((width - room - _STACK_ROOM) // terms.HEXES_EACH, 14), 9)
    lines = []
    for number, (head, row) in enumerate(zip(heads, terms.ROW_TERMS, strict=True)):
        hexes = _mine(scene, cell - 1) if number == 3 else _capital(scene, number, cell - 1)
        line = cut(head, room, glyphs.ellipsis)
        for part in [*hexes, *[Text()] * (terms.HEXES_EACH - len(hexes))]:
            line.append_text(cut(part, cell, glyphs.ellipsis))
        line.append(f"{glyphs.frame[3]} ", "dim").append_text(_stacks(scene, row, width - line.cell_len))
        lines.append(shortened(line, width, glyphs.ellipsis))
    council = cut(Text(say(scene, "action", "world-council"), "bold"), room, glyphs.ellipsis)
    for part in _council(scene, cell - 1):
        council.append_text(cut(part, cell, glyphs.ellipsis))
    return [*lines, shortened(council.append_text(_pools(scene, width - council.cell_len)), width, glyphs.ellipsis)]


def _pool_head(scene: Scene, action: str, pool: Text) -> Text:
    targets = [option for option in _targets(scene) if option.startswith(f"{action}:")]
    line = Text(say(scene, "action", action), "bold").append(" ").append_text(numbered(scene, *targets))
    return line.append_text(pool if pool.plain else Text(scene.terminal.glyphs.dash, "dim"))


def _targets(scene: Scene) -> list[str]:
    options = scene.decision.options if scene.decision else ()
    return [target for option in options for target in option.targets]


def _hex(scene: Scene, space: str, free: Text, room: int) -> Text:
    """Who stands on a hex, or what a free one is like: before the number of an option is cut, the rest goes."""
    glyphs = scene.terminal.glyphs
    taken, opponent = scene.view["hexes"].get(space), scene.view["opponent"]
    if taken is not None:
        return busy(scene, taken, taken["seat"])
    if opponent is not None and space in opponent["hexes"]:
        return Text(opponent_mark(scene), OPPONENT_STYLE)
    if space in scene.view["flipped"]:
        return Text(glyphs.barred, "dim")
    sign, mark = beside([Text(glyphs.empty), free], " "), numbered(scene, f"space:{space}", room=room)
    return fitting([beside([sign, mark], " "), beside([sign, mark], ""), beside([free, mark], ""), mark], room)


def _capital(scene: Scene, action: int, room: int) -> list[Text]:
    """The hexes of a capital action that are in play: with their cost, or with a collapsing tile."""
    used: int = data()["setup"]["capital_hexes_per_action"][str(scene.view["sides"])]
    found = []
    for number in range(used):
        space = terms.SPACE_TERMS[action * terms.HEXES_EACH + number]
        tile = scene.view["capital_tiles"].get(space)
        if tile is not None:
            free = Text(say(scene, "tile", tile), "italic")
        else:
            free = _water(scene, 0 if scene.view["impact"] else hex_water(data())[action * terms.HEXES_EACH + number])
        found.append(_hex(scene, space, free, room))
    return found


def _water(scene: Scene, n: int) -> Text:
    return Text(f"{n}{goods_letter(scene, 'water')}" if n else "")


def _mine(scene: Scene, room: int) -> list[Text]:
    hexes = zip(
        terms.SPACE_TERMS[terms.MINE_TOP : terms.HEXES], hex_extra(data())[terms.MINE_TOP : terms.HEXES], strict=True
    )
    return [_hex(scene, space, _extra(scene, goods), room) for space, goods in hexes]


def _extra(scene: Scene, goods: list[int]) -> Text:
    return Text(" ".join(f"+{n}{goods_letter(scene, word)}" for word, n in zip(terms.GOODS_TERMS, goods) if n))


def _council(scene: Scene, room: int) -> list[Text]:
    """The left hex makes the first player; in the harder game of two the right one is closed."""
    cost = hex_water(data())
    left = _water(scene, cost[terms.COUNCIL_LEFT]).append(scene.terminal.glyphs.star, "bold yellow")
    hexes = [_hex(scene, terms.SPACE_TERMS[terms.COUNCIL_LEFT], left, room)]
    if not scene.view["variants"]["harder_two_player"]:
        right = _water(scene, cost[terms.COUNCIL_LEFT + 1])
        hexes.append(_hex(scene, terms.SPACE_TERMS[terms.COUNCIL_LEFT + 1], right, room))
    return hexes


def _pools(scene: Scene, room: int) -> Text:
    """The hex pools with all who stand there; long names lose letters before anything else is cut."""
    gap = f" {scene.terminal.glyphs.dot} "
    there = [_in_pool(scene, space) for space in _POOLS]
    room -= sum(part.cell_len for part in there) + len(gap) * (len(_POOLS) - 1)
    names = evenly([say(scene, "action", space) for space in _POOLS], room, ".")
    return beside([Text(name, "bold").append_text(part) for name, part in zip(names, there)], gap)


def _in_pool(scene: Scene, space: str) -> Text:
    """The options that lead to a pool, and who stands there; whether it is open."""
    view = scene.view
    line = Text()
    if space == "evacuation":
        if not view["impact"]:
            return Text(f" {scene.terminal.glyphs.barred}", "dim")
        line.append(f" {view['evacuations']}/{view['sides']}")
    there = [busy(scene, worker, worker["seat"]) for worker in view["pools"] if worker["space"] == space]
    inside = beside([numbered(scene, f"space:{space}"), beside(there, "")], " ")
    return line.append(" " if inside.plain else "").append_text(inside)


def _stacks(scene: Scene, row: str, room: int) -> Text:
    """The buildings of a type that can be built: the tops of both stacks."""
    stack: Json = scene.view["buildings"][row]
    tops = [id for id in (stack["primary"], *stack["secondary"][:1]) if id is not None]
    signs = [beside([numbered(scene, f"tile:{id}"), Text(id, "bold")], " ") for id in tops]
    gap = f" {scene.terminal.glyphs.dot} "
    line = Text(say(scene, "row", row) + " ")
    room -= line.cell_len + sum(sign.cell_len + 1 for sign in signs) + len(gap) * (len(tops) - 1)
    formulas = evenly([formula(scene, id) for id in tops], room, scene.terminal.glyphs.ellipsis)
    return line.append_text(beside([beside([sign, Text(f)], " ") for sign, f in zip(signs, formulas)], gap))


# ---- timeline


def timeline(scene: Scene, width: int) -> list[Text]:
    """A column for each Era: focus markers, the superproject above it, warp tiles, and the marked spaces."""
    room = (width - terms.ERAS + 1) // terms.ERAS
    tiles = scene.view["timeline"]
    rows = [[_era(scene, tile, room) for tile in tiles], [_project(scene, tile, room) for tile in tiles]]
    if any(tile["warps"] or _opponent_warps(scene, tile) for tile in tiles):
        rows.append([_warps(scene, tile, room) for tile in tiles])
    if any(tile["spaces"] for tile in tiles):
        rows.append([_spaces(scene, tile) for tile in tiles])
    return [_columns(scene, row, room) for row in rows]


def _columns(scene: Scene, cells: list[Text], room: int) -> Text:
    """Cells with lines between them, a double one where the Impact comes."""
    glyphs = scene.terminal.glyphs
    line = Text()
    for era, part in enumerate(cells, 1):
        line.append_text(cut(part, room, glyphs.ellipsis))
        if era == terms.IMPACT_ERA:
            line.append(glyphs.strong_frame[3], "bold red")
        elif era < terms.ERAS:
            line.append(glyphs.frame[3], "dim")
    line.rstrip()
    return line


def _era(scene: Scene, tile: Json, room: int) -> Text:
    now = tile["era"] == scene.view["era"]
    glyphs = scene.terminal.glyphs
    line = Text(f"{glyphs.active if now else ' '}{tile['era']}", "bold" if now else "")
    focus = Text(glyphs.pawn + "".join(str(seat + 1) for seat in tile["focus"]) if tile["focus"] else "")
    mark = numbered(scene, f"timeline:{tile['era']}", room=room - line.cell_len)
    return fitting([beside([line, mark, focus], " "), beside([line, mark, focus], ""), beside([line, mark], "")], room)


def _project(scene: Scene, tile: Json, room: int) -> Text:
    if tile["face_down"]:
        return Text(scene.terminal.glyphs.tile_down, "dim")
    id = tile["superproject"]
    if id is None:
        return Text(scene.terminal.glyphs.dash, "dim")
    return beside([numbered(scene, f"tile:{id}", room=room), Text(tile_sign(scene, id), "cyan")], "")


def _warps(scene: Scene, tile: Json, room: int) -> Text:
    """Whose warp tiles lie here, a letter each, as loosely as there is room."""
    parts = []
    for seat in range(scene.view["players"]):
        letters = [warp_letter(scene, warp["warp"]) for warp in tile["warps"] if warp["seat"] == seat]
        if letters:
            parts.append(Text().append(str(seat + 1), "bold").append_text(beside(letters, "")))
    if n := len(_opponent_warps(scene, tile)):
        sign = scene.terminal.glyphs.bullet
        parts.append(Text().append(str(scene.view["players"] + 1), OPPONENT_STYLE).append(sign * n))
    loose = beside(parts, " ")
    return loose if loose.cell_len <= room else beside(parts, "")


def _opponent_warps(scene: Scene, tile: Json) -> list[Json]:
    """The warp tiles of the opponent on an Era: nothing but how many there are matters."""
    opponent = scene.view["opponent"]
    return [] if opponent is None else [warp for warp in opponent["warps"] if warp["era"] == tile["era"]]


def _spaces(scene: Scene, tile: Json) -> Text:
    """The spaces of the alternate timeline: a taken one shows its owner, a free one its effect."""
    taken = {warp["space"]: str(warp["seat"] + 1) for warp in tile["warps"]}
    taken |= {warp["space"]: str(scene.view["players"] + 1) for warp in _opponent_warps(scene, tile)}
    line = Text()
    for number, effect in enumerate(tile["spaces"], 1):
        if number in taken:
            line.append(taken[number], "bold")
        else:
            line.append(say(scene, "warp-space", effect) if effect else scene.terminal.glyphs.empty, "dim")
    return line
