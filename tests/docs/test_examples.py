"""The examples in the documentation run and give what they show."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = (
    "docs/api.md",
    "docs/bots.md",
    "docs/environments.md",
    "docs/lab.md",
    "docs/add-a-game.md",
    "docs/add-a-lesson.md",
    "docs/protocol.md",
    "docs/design/step_noun_view.md",
)


def blocks(page: str) -> list[tuple[int, str, str]]:
    """The examples of a page: line, language, code.  What shows a part of a file is checked elsewhere."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start(2)), found[1], found[2]) for found in BLOCK.finditer(text)]


@pytest.mark.parametrize("page", PAGES)
def test_examples_run_in_order(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, as a reader would type them: what one defines, the next may use."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys.modules["chronotable.games"], "_registered", {})  # what a page registers ends with it
    names: dict[str, Any] = {}
    ran = 0
    for line, language, code in blocks(page):
        if code.startswith(("# docs/", "# src/")):
            continue
        ran += 1
        if language == "python":
            exec(compile("\n" * line + code, str(ROOT / page), "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(code, names, page, str(ROOT / page), line)
        report: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=report.append, clear_globs=False)
        assert not report, "".join(report)
        names.update(test.globs)
    assert ran


@pytest.mark.parametrize("page", ["docs/api.md", "docs/bots.md"])
@pytest.mark.parametrize("game", ct.games())
def test_the_recipe_for_bots_plays_for_any_seat(page: str, game: str) -> None:
    """Where several seats choose at once, too: it must take what is offered to the seat it plays for."""
    code = next(code for _, _, code in blocks(page) if "s.play(seat, index)" in code)
    names: dict[str, Any] = {"ct": ct}
    exec(compile(code.partition("\n\n\nfor ")[0], page, "exec"), names)
    choose = names["best"] if "best" in names else names["OneChoice"]().choose
    match = ct.new(game, players=4 if game == "room25" else 2, seed=3)
    at_once = 0
    for _ in range(12):
        waiting = match.waiting()
        at_once = max(at_once, len(waiting))
        for seat in waiting:
            assert match.ask(seat).get(choose(match, seat))
        match.choose(choose(match, waiting[-1]), waiting[-1])
    assert at_once == {"room25": 4, "anachrony": 2}.get(game, 1)


EXCERPT = re.compile(r"^```\w+\n(?:# |// |<!-- )((?:docs|src|web)/\S+)(?: -->)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def excerpts(page: str) -> list[tuple[str, str]]:
    """What a page shows of files: path and text."""
    return EXCERPT.findall((ROOT / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("docs/**/*.md"))])
def test_what_is_shown_of_a_file_is_what_stands_there(page: str) -> None:
    """In its order; a line of dots stands for what is left out."""
    for path, shown in excerpts(page):
        rest = (ROOT / path).read_text(encoding="utf-8")
        for part in re.split(r"^\.\.\.\n", shown, flags=re.MULTILINE):
            assert part in rest, f"the excerpt of {path} is out of date: {part}"
            rest = rest.partition(part)[2]


def test_the_guide_shows_every_room_of_the_example() -> None:
    relics = [path for path, _ in excerpts("docs/add-a-game.md") if path.startswith("docs/examples/relics/")]
    rooms = {Path(path).relative_to("docs/examples/relics").parts[0] for path in relics}
    assert {"rules.md", "data", "state.py", "steps", "setup.py", "view.py", "nouns.py", "position.py"} <= rooms
