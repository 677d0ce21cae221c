"""Marks that every board may use: the numbers of options beside what they concern, and parts in lines."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from chronotable.cli.boards.board import Scene


def numbered(scene: Scene, *targets: str) -> Text:
    """The options that point at a thing, `[2,5-8]`; nothing when there are none."""
    return _mark({number for target in targets for number in scene.numbers(target)})


def numbered_alone(scene: Scene, target: str) -> Text:
    """The options that point at this thing and nothing else, where options for several things would be too many."""
    options = scene.decision.options if scene.decision else ()
    return _mark({number for number, option in enumerate(options, 1) if option.targets == (target,)})


def _mark(numbers: set[int]) -> Text:
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    shown = [str(first) if first == last else f"{first}-{last}" for first, last in spans]
    return Text(f"[{','.join(shown)}]" if shown else "", "bold reverse")


def beside(parts: Iterable[Text], gap: str = "  ") -> Text:
    """Parts that have something to say, in one line."""
    return Text(gap).join([part for part in parts if part.plain])


def packed(parts: Iterable[Text], width: int, gap: str, head: Text | None = None) -> list[Text]:
    """The parts in lines, each with as many as fit; the first begins with the head."""
    lines = [Text() if head is None else head]
    empty = True
    for part in parts:
        if not empty and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text("  "))
            empty = True
        lines[-1].append("" if empty else gap, "dim").append_text(part)
        empty = False
    return lines
