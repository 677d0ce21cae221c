"""Merchants from outside for tests: the example under other names, with what a test wants otherwise."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from tests.outside.installed import ROOT, offer

GLASSBLOWER = ROOT / "docs" / "examples" / "glassblower"
GROUP = "chronotable.merchants"
Edits = Mapping[str, Mapping[str, str]]  # by file of the package: what stands there, and what shall


def stranger(folder: Path, name: str, edits: Edits | None = None, *, version: str = "1.0") -> None:
    """A merchant with words of its own, in a package `strange-<name>`."""
    package = folder / name
    shutil.copytree(GLASSBLOWER / "glassblower", package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in [file for file in package.rglob("*") if file.suffix in (".py", ".ftl", ".md")]:
        text = file.read_text(encoding="utf-8")
        for word, other in _own_words(name).items():
            text = text.replace(word, other)
        for found, wanted in (edits or {}).get(str(file.relative_to(package)), {}).items():
            assert found in text, (file, found)
            text = text.replace(found, wanted)
        file.write_text(text, encoding="utf-8")
    offer(folder, f"strange-{name}", {name: f"{name}.presentation:PRESENTATION"}, GROUP, version)


def _own_words(name: str) -> dict[str, str]:
    """Words of the example that must be others for another merchant to stand beside it."""
    renamed = (
        "bellows",
        "gilder",
        "stoker",
        "watchman",
        "furnace_stoked",
        "working_hours",
        "glass_work",
        "glass_hours",
    )
    words = {word: f"{name}_{word}" for word in renamed}
    slugs = {f"-{word}": f"-{name}-{word}" for word in ("bellows", "gilder", "stoker", "watchman")}
    return {
        **slugs,
        **{f'"{word}"': f'"{other}"' for word, other in words.items()},
        "furnace-stoked": f"{name}-furnace-stoked",
        "prompt-glass-work": f"prompt-{name}-glass-work",
        "option-work ": f"option-{name}-work ",
        '"glass_work ': f'"{name}_glass_work ',
        ")glass_hours ": f"){name}_glass_hours ",
        '"work"': f'"{name}_work"',
        'f"work:': f'f"{name}_work:',
        "glassblower_worked": f"{name}_worked",
        "glassblower-worked": f"{name}-worked",
        '"heat": glassworks': f'"{name}_heat": glassworks',
        '"heat": HEAT[option]': f'"{name}_heat": HEAT[option]',
        ', heat=HEAT': f", {name}_heat=HEAT",
        '"heat": Count': f'"{name}_heat": Count',
        'Part("heat", Count(0, MOST_HEAT), "How hot the furnace is.")': (
            f'Part("{name}_heat", Count(0, MOST_HEAT), "How hot the furnace is.", "heat")'
        ),
        'Part("workplace"': f'Part("{name}_place"',
        '"workplace": Term': f'"{name}_place": Term',
        'work", "workplace"': f'work", "{name}_place"',
        'words={"workplace"': f'words={{"{name}_place"',
        '("who", "workplace")': f'("who", "{name}_place")',
        '{"workplace": Workplace}': f'{{"{name}_place": Workplace}}',
        'given["workplace"]': f'given["{name}_place"]',
        "$workplace": f"${name}_place",
        "merchants-law-glassworks": f"merchants-law-{name}",
        "merchants-merchant-glassblower": f"merchants-merchant-{name}",
        "glassblower": name,
    }  # fmt: skip
