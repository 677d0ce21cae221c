"""Beside the building of Room 25: time, order, cards, and the characters with what the seat knows of them."""

from __future__ import annotations

from rich.text import Text

from chronotable.cli.boards.board import Json, Scene
from chronotable.cli.boards.room25.building import code
from chronotable.games.room25.components import box
from chronotable.games.room25.terms import CARD_TERMS
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Ref


def short_token(scene: Scene, token: str) -> str:
    return scene.terminal.text(f"cli-room25-token-{token}")


def name_of(scene: Scene, kind: str, id: str) -> str:
    return scene.name(Ref("room25", kind, id))


def world(scene: Scene) -> list[Text]:
    """What concerns everybody, the most important first."""
    view, say, glyphs = scene.view, scene.terminal.text, scene.terminal.glyphs
    left = view["rounds_left"]
    lines = [Text(say("cli-room25-time", round=view["round"], left=left, marks=glyphs.filled * left), "bold")]
    lines.append(Text(name_of(scene, "phase", view["phase"])))
    if view["talk_forbidden"]:
        lines.append(Text(say("cli-room25-silence"), "bold reverse"))
    lines.append(Text(say("cli-room25-order", order=_order(scene))))
    if view["ruleset"] == "season2" and view["mode"] in ("cooperation", "solo"):
        state = "active" if view["key_active"] else "waiting"
        lines.append(Text(say("cli-room25-key", state=state), "" if view["key_active"] else "bold"))
    if view["deck"] or view["discard"] or view["display"]:
        lines.append(Text(say("cli-room25-cards", deck=view["deck"], discard=len(view["discard"]))))
    if view["display"]:
        cards = ", ".join(card_name(scene, card) for card in view["display"])
        lines.append(Text(say("cli-room25-displayed", cards=cards), "bold"))
    return lines


def card_name(scene: Scene, id: str) -> str:
    cards = box(scene.match.origin.packs)
    kind = CARD_TERMS[cards.card_kind[cards.card_ids.index(id)]]
    return scene.terminal.text(f"room25-card-name-{slug(kind)}")


def _order(scene: Scene) -> str:
    view, glyphs = scene.view, scene.terminal.glyphs
    order = view["turn_order"] or view["order"]
    return " ".join((glyphs.active if id == view["acting"] else "") + code(scene, id) for id in order)


def roll(scene: Scene, seat: int | None, *, whole: bool = False) -> list[Text]:
    """One line for each character; the seat's own ones first and in bold."""
    figures: list[Json] = sorted(scene.view["characters"], key=lambda figure: figure["seat"] != seat)
    return [figure_line(scene, figure, seat, whole=whole) for figure in figures]


def figure_line(scene: Scene, figure: Json, seat: int | None, *, whole: bool = False) -> Text:
    """Who, where, tokens, adrenaline, troubles, role."""
    say, glyphs = scene.terminal.text, scene.terminal.glyphs
    mine = figure["seat"] == seat
    line = Text().append(code(scene, figure["id"]).ljust(2), "bold" if mine else "")
    if whole:
        line.append(f" {name_of(scene, 'character', figure['id'])}")
    if scene.view["teams"] is not None:
        line.append(f" {'AB'[scene.view['teams'][figure['seat']]]}")
    if not figure["alive"]:
        return line.append(f" {say('cli-room25-out')}", "dim").append_text(_role(scene, figure))
    line.append(f" {figure['cell'].upper()} ")
    line.append({"none": glyphs.dash, "ready": "+", "declared": "++"}[figure["adrenaline"]].ljust(2), "bold magenta")
    line.append(" ").append_text(_tokens(scene, figure, mine))
    line.append_text(_role(scene, figure))
    for trouble in _troubles(scene, figure):
        line.append(f" {trouble}", "bold red")
    if figure["lost_tokens"]:
        lost = " ".join(short_token(scene, token) for token in figure["lost_tokens"])
        line.append(f" {say('cli-room25-lost-tokens', tokens=lost)}", "yellow")
    if whole and figure["spare_rooms"]:
        line.append(f" {say('cli-room25-spare', n=figure['spare_rooms'])}")
    return line


def _tokens(scene: Scene, figure: Json, mine: bool) -> Text:
    """Tokens played, and those still face down: in words only for their owner."""
    glyphs = scene.terminal.glyphs
    line = Text()
    for token in figure["played"]:
        line.append(f"{glyphs.check}{short_token(scene, token)} ", "dim")
    if figure["free"]:
        return line.append(scene.terminal.text("cli-room25-free"), "dim")
    if mine and figure.get("program"):
        words = [short_token(scene, token) for token in figure["program"]]
        return line.append(glyphs.pointers[1].join(words), "bold")
    return line.append(glyphs.card * (figure["programmed"] or 0))


def _troubles(scene: Scene, figure: Json) -> list[str]:
    say = scene.terminal.text
    found = []
    if figure["trapped"]:
        found.append(say("cli-room25-trapped"))
    if figure["drowns_in_round"]:
        found.append(say("cli-room25-drowns", round=figure["drowns_in_round"]))
    if figure["drawing"]:
        found.append(say("cli-room25-paranoid", n=figure["stack"]))
    if figure["hidden"]:
        found.append(say("cli-room25-hidden"))
    return found


def _role(scene: Scene, figure: Json) -> Text:
    if figure["role"] in (None, "none"):
        return Text()
    shown = "bold" if figure["role_shown"] else "italic"
    return Text(f" {name_of(scene, 'role', figure['role'])}", shown)
