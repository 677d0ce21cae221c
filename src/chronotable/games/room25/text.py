"""Message ids for prompts, options and events.  The words are in `locale/*/room25*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chronotable.games.room25.box import Box
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.actions import ActionStep
from chronotable.games.room25.steps.asides import LOST
from chronotable.games.room25.steps.choice import FigureStep
from chronotable.games.room25.steps.locks import MoveLock
from chronotable.games.room25.steps.panic import PanicCrowd
from chronotable.games.room25.steps.robots import Refuse, RobotMove, RobotPush
from chronotable.games.room25.terms import ALICE, CELL_TERMS, CHARACTER_TERMS, MODE_TERMS, ROOM_TERMS
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.state import Event
from chronotable.kernel.step import Step

# What the parts of an option's key are, by its verb; `?` marks a part that may be missing.
OPTION_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("ability",),
    "accept": (),
    "adrenaline": ("answer",),
    "bring": ("robot",),
    "character": ("character",),
    "destroy": ("robot",),
    "done": (),
    "keep_role": (),
    "look": ("cell",),
    "lost": (),
    "move": ("cell",),
    "play": (),
    "program": ("token", "second?"),
    "push": ("character",),
    "refuse": (),
    "remind": (),
    "robot": ("robot", "order"),
    "room": ("cell",),
    "show_role": (),
    "slide": ("line", "direction"),
    "swap": ("cell", "to"),
    "token": ("token",),
    "wait": (),
}

# Names of arguments and the kind of thing they name.
KINDS: Final[dict[str, str]] = {
    "ability": "ability",
    "character": "character",
    "direction": "direction",
    "line": "line",
    "order": "order",
    "other": "character",
    "role": "role",
    "room": "room",
    "second": "token",
    "token": "token",
}

# Parts that say how, not what: no board element of their own.
DETAILS: Final = ("direction", "order")

# What a character has lying before it that an option without parts is about.
OWN_THINGS: Final = {"adrenaline": "adrenaline", "remind": "reminder", "show_role": "role", "keep_role": "role"}

# Parts that are cells, and the argument that says what is there.
ROOM_THERE: Final[dict[str, str]] = {"cell": "there", "to": "beyond"}
NOWHERE: Final = "–"


def ref(kind: str, id: str) -> Ref:
    return Ref("room25", kind, id)


def slug(word: str) -> str:
    return word.replace("_", "-")


def cell_of(s: Room25State, figure: int) -> str:
    """Where a character stands, as people read it; eliminated ones stand nowhere."""
    own = s.figures[figure]
    return CELL_TERMS[s.tile_cell[own.tile]].upper() if own.alive else NOWHERE


def robot_cell(s: Room25State, robot: int) -> str:
    tile = s.robot_tile[robot]
    return CELL_TERMS[s.tile_cell[tile]].upper() if tile >= 0 else NOWHERE


def room_at(s: Room25State, cell: str) -> Ref | Message:
    """What lies on a cell for everybody to see: labels must not betray what only some have looked at."""
    tile = s.cell_tile[CELL_TERMS.index(cell)]
    return ref("room", ROOM_TERMS[s.kind[tile]]) if s.up[tile] else Message("room25-face-down")


def prompt(s: Room25State, step: Step[Any]) -> Message:
    args: dict[str, object] = {}
    if isinstance(step, FigureStep):
        args["character"] = ref("character", CHARACTER_TERMS[s.figures[step.figure].id])
        args["cell"] = cell_of(s, step.figure)
    victim = getattr(step, "victim", getattr(step, "carried", None))
    if victim is not None:
        args["other"] = ref("character", CHARACTER_TERMS[s.figures[victim].id])
    if isinstance(step, (RobotMove, RobotPush)):
        args["robot"] = step.robot + 1
    elif isinstance(step, (MoveLock, Refuse)):
        args["to"] = CELL_TERMS[s.tile_cell[step.tile]].upper()
    elif isinstance(step, PanicCrowd):
        args["along"] = "yes" if step.along else "no"
    if isinstance(step, ActionStep) and LOST in step.options(s):
        return Message("room25-prompt-lost", **args)
    return Message(f"room25-prompt-{slug(step.term)}", **args)


def option(s: Room25State, step: Step[Any], number: int) -> Option:
    key = step.key(s, number)
    verb, *parts = key.split(":")
    rule = step.rule_of(s, number)
    if verb == "done":
        return Option(key, Message(f"room25-done-{slug(step.term)}"), (), rule)
    args: dict[str, object] = {}
    targets: list[str] = []
    for name, value in zip(OPTION_PARTS[verb], parts, strict=False):
        name = name.rstrip("?")
        if name in KINDS:
            args[name] = ref(KINDS[name], value)
            if name not in DETAILS:
                targets.append(f"{KINDS[name]}:{value}")
        elif name in ROOM_THERE:
            args[name] = value.upper()
            args[ROOM_THERE[name]] = room_at(s, value)
            targets.append(f"room:{value}")
        else:
            args[name] = int(value) if value.isdigit() else value
    if "robot" in OPTION_PARTS[verb]:
        args["cell"] = robot_cell(s, int(parts[0]) - 1)
    elif verb == "character":
        ids = [CHARACTER_TERMS[figure.id] for figure in s.figures]
        args["cell"] = cell_of(s, ids.index(parts[0]))
    elif verb == "program":
        verb = "program" if len(parts) > 1 else "program_one"
    targets += more_targets(s, step, key)
    return Option(key, Message(f"room25-option-{slug(verb)}", **args), tuple(targets), rule)


def more_targets(s: Room25State, step: Step[Any], key: str) -> list[str]:
    """Elements that are not a part of the key: the robot, things of the character that chooses, the whole key.

    A key of several parts is an element by itself where the board shows it as one: an arrow, a complete program.
    """
    verb, *parts = key.split(":")
    if verb in OWN_THINGS and key != "adrenaline:no" and isinstance(step, FigureStep):
        return [f"{OWN_THINGS[verb]}:{CHARACTER_TERMS[s.figures[step.figure].id]}"]
    if "robot" in OPTION_PARTS[verb]:
        return [f"robot:{parts[0]}"]
    return [key] if verb in ("program", "slide") else []


def event_message(s: Room25State, event: Event) -> Message:
    """Only what the event itself tells: the state may be a later one."""
    if event.kind == "game_over":
        return Message("room25-event-game-over", result=ending_message(s, event.args["reason"], event.args["winners"]))
    args: dict[str, object] = {}
    kind = event.kind
    for name, value in event.args.items():
        if name in KINDS:
            args[name] = ref(KINDS[name], value)
        elif name in ("cell", "to"):
            args[name] = value.upper()
        elif name == "card":
            args[name] = card_message(s.box, value)
        elif name == "word":
            args["ability"] = ref("ability", value)
        else:
            args[name] = value
    if kind == "room_looked_at" and "room" not in args:
        kind = "room_looked_at_by_other"
    return Message(f"room25-event-{slug(kind)}", **args)


def ending_message(s: Room25State, ending: str, winners: Sequence[int]) -> Message:
    """How it ended and who won, in the words of the mode: the same escape is one side's or everybody's."""
    characters = [ref("character", CHARACTER_TERMS[figure.id]) for figure in s.figures if figure.seat in winners]
    return Message(
        f"room25-result-{slug(ending)}",
        mode=MODE_TERMS[s.settings.mode],
        winners=characters,
        n=len(characters),
        out=sum(not figure.alive for figure in s.figures),
    )


def card_message(box: Box, id: str) -> Message:
    """An A.B.M. card in words, from its record."""
    card = next(card for card in box.records["abm_cards"] if card["id"] == id)
    args: dict[str, object] = {}
    if "index" in card:
        word = f"row_{card['index'] + 1}" if card["axis"] == "row" else f"column_{'abcde'[card['index']]}"
        args = {"line": ref("line", word), "direction": ref("direction", card["direction"]), "n": card["times"]}
        args["again"] = "yes" if card["draw_again"] else "no"
    if "action" in card:
        pair = [ref("character", id) for id in card["characters"]]
        args = {"token": ref("token", card["action"]), "characters": pair}
        args["immune"] = "yes" if CHARACTER_TERMS[ALICE] in card["characters"] else "no"
    if "colour" in card:
        args = {"colour": ref("colour", card["colour"])}
    return Message(f"room25-card-{slug(card['kind'])}", **args)
