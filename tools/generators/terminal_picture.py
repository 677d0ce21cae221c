"""docs/images/terminal.svg, the picture of the terminal client in the README: a fixed game after some choices."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import chronotable
from chronotable.cli.session import Session
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.cli.terminal import HEIGHT, PROMPT, WIDTH, Terminal

HEAD = "<!-- Made by tools/generate. -->\n"
SEED = 7
POINTED = 1  # the option that is explained
CHOICES = 34  # enough for every usual piece to be on the table


def position() -> chronotable.Match:
    """A game in the action phase of the first seat."""
    match = chronotable.new("loop", players=2, seed=SEED)
    while (decision := match.decision) is not None:
        number = len(match.history)
        if number >= CHOICES and decision.seat == 0 and decision.options[0].key.startswith("play:"):
            break
        match.choose(decision.options[number * 7 % len(decision.options)].key)
    return match


def self_contained(picture: str) -> str:
    """The picture without the fonts and links of other hosts: any monospaced font of the reader's will do."""
    picture = re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code, monospace", "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace")


def files() -> dict[str, str]:
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    terminal = Terminal("en", console=console)
    match = position()
    session = Session(terminal, match, SaveFile(Path("unused")), Table([PERSON, "search:200"], "en"))
    decision = match.decision
    assert decision is not None
    terminal.lines(session.screen(decision, pointed=POINTED))
    console.print(terminal.text("cli-keys-pointed") + PROMPT, end="", highlight=False)
    return {"docs/images/terminal.svg": HEAD + self_contained(console.export_svg(title="./play")) + "\n"}
