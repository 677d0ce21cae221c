"""Signs of Merchants Cove: colours as letters, goods, costs, cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from chronotable.cli.boards.board import Json, Scene
from chronotable.kernel.message import Ref

COLOURS: Final = ("red", "green", "blue", "yellow")
KINDS: Final = (*COLOURS, "rogue")
STYLES: Final = {"red": "bold red", "green": "bold green", "blue": "bold blue", "yellow": "bold yellow", "rogue": "dim"}
_MANY_CARDS: Final = 3  # more corruption than this is counted instead of drawn


def ref(kind: str, id: str) -> Ref:
    return Ref("merchants", kind, id)


def letter(scene: Scene, colour: str) -> str:
    """One letter for a colour or the rogues."""
    return scene.terminal.text(f"cli-merchants-letter-{colour}")


def letters(scene: Scene, colours: Iterable[str]) -> Text:
    """The letters of these colours, one after another."""
    line = Text()
    for colour in colours:
        line.append(letter(scene, colour), STYLES[colour])
    return line


def crowd(scene: Scene, numbers: dict[str, int]) -> Text:
    """The letter of its colour for every piece of a crowd."""
    return letters(scene, (kind for kind in KINDS for _ in range(numbers[kind])))


def counts(scene: Scene, numbers: dict[str, int]) -> Text:
    """The letter of every kind, with its number."""
    parts = [letters(scene, [kind]).append(str(n)) for kind, n in numbers.items()]
    return Text(" ").join(parts)


def goods(scene: Scene, shelf: dict[str, int], size: str) -> Text:
    """The goods of a size that are there, a letter each."""
    return letters(scene, (colour for colour in COLOURS for _ in range(shelf[f"{size}_{colour}"])))


def cost(scene: Scene, hours: int, cards: int) -> Text:
    """Hours, and corruption behind them."""
    mark = scene.terminal.glyphs.swirl
    line = Text(scene.terminal.text("cli-merchants-hours", n=hours))
    if cards:
        line.append(" ").append(mark * cards if cards <= _MANY_CARDS else f"{mark}{cards}", "magenta")
    return line


def short_action(scene: Scene, action: str) -> str:
    return scene.terminal.text(f"cli-merchants-action-{action.replace('_', '-')}")


def short_card(scene: Scene, card: Json) -> Text:
    """A townsfolk card: its number, what it does, its symbols."""
    effect = f"cli-merchants-effect-{card['effect'].replace('_', '-')}"
    line = Text().append(card["card"].upper(), "bold").append(f" {scene.terminal.text(effect, n=card['amount'])}")
    if card["colours"]:
        line.append(" ").append_text(letters(scene, card["colours"]))
    return line.append(" (").append_text(letters(scene, card["symbols"])).append(")")
