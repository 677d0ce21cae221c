"""What the documentation names exists: files, classes and their members, links, the rooms of a game."""

from __future__ import annotations

import ast
import os
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HISTORY = {"CHANGELOG.md", "docs/rules/CHANGES.md"}  # they tell what was
GENERATED = ("docs/provenance.md", "docs/reference/")
MADE = (".venv", ".build", "web/node_modules")  # by installing and building
LEFT_OUT = {".venv", ".build", ".git", "node_modules", "page", "__pycache__", ".mypy_cache", ".ruff_cache"}
ENDINGS = (".py", ".ts", ".svelte", ".md", ".yaml", ".yml", ".ftl", ".toml", ".json", ".lock", ".css", ".html")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


@cache
def files() -> tuple[str, ...]:
    """All that belongs to the checkout, folders too."""
    found = ["."]
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        found += [Path(folder, name).relative_to(ROOT).as_posix() for name in [*folders, *names]]
    return tuple(found)


def pages() -> list[str]:
    texts = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
    return [page for page in texts if page not in HISTORY and not page.startswith(GENERATED)]


def prose(page: str) -> str:
    return FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))


def code_words(page: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", prose(page))


def is_path(word: str) -> bool:
    if not re.fullmatch(r"[\w./<>*-]+", word) or word.startswith(("/", "...", *MADE)):
        return False
    return word.endswith(ENDINGS) or "/" in word


def exists(word: str) -> bool:
    """As a whole path or as the end of one; `<game>` stands for any name."""
    wanted = re.sub(r"<\w+>", "*", word).rstrip("/").removeprefix("./").removeprefix("../")
    return any(fnmatch(name, wanted) or fnmatch(name, f"*/{wanted}") for name in files())


@pytest.mark.parametrize("page", pages())
def test_files_that_are_named_exist(page: str) -> None:
    assert [word for word in code_words(page) if is_path(word) and not exists(word)] == []


@pytest.mark.parametrize("page", [*pages(), *(name for name in files() if name.startswith("docs/reference/"))])
def test_links_lead_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", prose(page))
    local = [target for target in targets if not target.startswith(("http:", "https:", "mailto:"))]
    assert [target for target in local if not (folder / target).exists()] == []


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """The classes of the package by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in (ROOT / "src" / "chronotable").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def members(name: str) -> set[str]:
    """What a class of this name has, by itself or from classes of the package."""
    found: set[str] = set()
    for kind in classes().get(name, []):
        for node in ast.walk(kind):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.attr if isinstance(node, ast.Attribute) else node.id)
        for base in kind.bases:
            found |= members(ast.unparse(base).partition("[")[0].rpartition(".")[2])
    return found


@pytest.mark.parametrize("page", pages())
def test_members_of_classes_that_are_named_exist(page: str) -> None:
    named = [re.fullmatch(r"(?:\w+\.)*([A-Z]\w+)\.(\w+)(?:\(.*\))?", word) for word in code_words(page)]
    pairs = {(found[1], found[2]) for found in named if found and found[1] in classes()}
    assert sorted(f"{kind}.{name}" for kind, name in pairs if name not in members(kind)) == []


def test_the_rooms_that_the_guide_lists_are_those_of_its_example() -> None:
    text = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    listed = re.search(r"```\n(rules\.md .*?)^```", text, re.MULTILINE | re.DOTALL)
    assert listed
    rooms = {line.split()[0].rstrip("/") for line in listed[1].splitlines()}
    there = {path.name for path in (ROOT / "docs/examples/relics").iterdir()} - {"__init__.py", "__pycache__"}
    assert rooms == there


def test_the_house_is_as_its_plan_says() -> None:
    """Whatever stands in the package has its line in CONTRIBUTING.md, and the other way round."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    plan = text.partition("## The house\n")[2].partition("\nEach may use")[0]
    rooms = {name.rstrip("/") for name in re.findall(r"^    (\S+)  ", plan, re.MULTILINE)}
    package = ROOT / "src" / "chronotable"
    there = {path.name for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert rooms == there - {"__init__.py", "__main__.py"}
