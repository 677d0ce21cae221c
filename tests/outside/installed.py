"""The example package as pip would leave it, in a folder of its own: nothing here is installed for real."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

import chronotable

ROOT = Path(__file__).parents[2]
PIG = ROOT / "docs" / "examples" / "pig"
SOURCES = Path(chronotable.__file__).parents[1]


def install_pig(folder: Path) -> Path:
    return install(PIG, folder)


def install(example: Path, folder: Path) -> Path:
    """Its modules, and the metadata that its pyproject.toml stands for."""
    name = example.name
    shutil.copytree(example / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for group, offered in project["entry-points"].items():
        offer(folder, project["name"], offered, group)
    return folder


def offer(
    folder: Path, package: str, games: dict[str, str], group: str = "chronotable.games", version: str = "1.0"
) -> None:
    """Metadata of an installed package that offers games, or parts of one."""
    info = folder / f"{package.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    about = f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    lines = [f"[{group}]", *(f"{name} = {value}" for name, value in games.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """Of a process that finds what is installed there."""
    return {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{folder}", "XDG_DATA_HOME": str(folder / "data")}
