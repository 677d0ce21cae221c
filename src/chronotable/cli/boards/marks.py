"""Marks that every board may use: the numbers of options beside what they concern, and parts in lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.boards.board import Scene
from chronotable.cli.cells import shortened_str


def numbered(scene: Scene, *targets: str, room: int | None = None) -> Text:
    """The options that point at a thing, `[2,5-8]`; nothing when there are none.

    Where there is no room for all of them, `[2,5+]`: a number is never cut, since it would be another one.
    """
    return _mark(scene, {number for target in targets for number in scene.numbers(target)}, room)


def numbered_alone(scene: Scene, target: str) -> Text:
    """The options that point at this thing and nothing else, where options for several things would be too many."""
    options = scene.decision.options if scene.decision else ()
    return _mark(scene, {number for number, option in enumerate(options, 1) if option.targets == (target,)})


def mark_style(scene: Scene, numbers: Iterable[int]) -> str:
    """The place of the option that is pointed at stands out among the others."""
    pointed = scene.pointed is not None and scene.pointed + 1 in numbers
    return "bold black on yellow" if pointed else "bold reverse"


def _mark(scene: Scene, numbers: set[int], room: int | None = None) -> Text:
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    shown = [str(first) if first == last else f"{first}-{last}" for first, last in spans]
    text = f"[{','.join(shown)}]" if shown else ""
    while room is not None and len(text) > room and len(shown) > 1:
        shown.pop()
        text = f"[{','.join(shown)}+]"
    return Text(text, mark_style(scene, numbers))


def beside(parts: Iterable[Text], gap: str = "  ") -> Text:
    """Parts that have something to say, in one line."""
    return Text(gap).join([part for part in parts if part.plain])


def fitting(candidates: Iterable[Text], room: int) -> Text:
    """The first that fits; else the last, which is the shortest."""
    line = Text()
    for line in candidates:
        if line.cell_len <= room:
            break
    return line


def evenly(words: Sequence[str], room: int, end: str) -> list[str]:
    """The words in so many cells together: the longest lose letters until all fit."""
    lengths = [cell_len(word) for word in words]
    while sum(lengths) > room and max(lengths) > len(end) + 1:
        lengths[lengths.index(max(lengths))] -= 1
    return [shortened_str(word, length, end) for word, length in zip(words, lengths)]


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
