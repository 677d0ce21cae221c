"""What the server says of a game, as TypeScript: web/src/boards/<game>/wire.ts, from the types that the game declares.

Every game with a board of its own has one; games from outside are drawn as an outline, which takes anything.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.game import Game
from generators.typescript import Declarations, comment, field

BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
HEAD = "// Made by tools/generate from the types that src/chronotable/games/{game} declares. Do not edit.\n"
WIRE = "Wire"


def files() -> dict[str, str]:
    with_boards = [name for name in names() if (BOARDS / name / "index.ts").exists()]
    return {f"web/src/boards/{name}/wire.ts": text(find_game(name)) for name in with_boards}


def text(game: Game[Any]) -> str:
    """All that a board gets: `Wire` has the types of its view, of its catalogue and of its events by their kinds."""
    home = type(game).__module__
    declared = Declarations(words=f"{home.rpartition('.')[0]}.words")
    parts = {name: declared.type_of(returned(game, name), home) for name in ("view", "catalogue")}
    parts["events"] = events(game, declared)
    whole = "".join(f"  {field(name, kind, True)}\n" for name, kind in parts.items())
    about = comment("What the server says of this game.")
    declared.declare(WIRE, WIRE, f"{about}export interface {WIRE} {{\n{whole}}}\n")
    shared = ", ".join(sorted(declared.shared))
    imported = f"import type {{ {shared} }} from '../../wire';\n" if shared else ""
    return "\n".join([HEAD.format(game=game.name) + imported, declared.text()])


def returned(game: Game[Any], method: str) -> Any:
    return get_type_hints(getattr(type(game), method), include_extras=True)["return"]


def events(game: Game[Any], declared: Declarations) -> str:
    told = game.events
    if told is None:
        return declared.type_of(dict[str, Any], "")
    declared.type_of(told.types, told.types.__module__)  # for whoever asks an event of any kind
    lines = []
    for kind in sorted(told.kinds):
        arguments = [
            field(name, declared.type_of(hint, told.types.__module__), always)
            for name, (hint, always) in told.arguments(kind).items()
        ]
        lines.append(
            f"  {kind}: {{ {' '.join(arguments)} }};\n" if arguments else f"  {kind}: Record<string, never>;\n"
        )
    about = comment("The arguments of each kind of event.")
    return declared.declare("Events", told, f"{about}export interface Events {{\n{''.join(lines)}}}\n")
