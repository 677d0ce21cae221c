"""Wheels and the source archive: built, installed into empty environments and played there.

For `tools/try-wheels` and `tools/release`.  The packages that are needed are those that pip finds, as for somebody who
installs a wheel: not those of the lock files.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from environment import INSTALL, ROOT, WINDOWS, ensure

VERSION_FILE = "src/chronotable/__init__.py"


def written_version(root: Path = ROOT) -> str:
    """The version as the sources say it: hatchling reads the same line."""
    found = re.search(r'^__version__ = "(.+)"$', (root / VERSION_FILE).read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


@dataclass(frozen=True)
class Package:
    """A file to install, and the Python to install it for."""

    kind: str  # in words
    file: Path
    python: str
    compiled: bool


@dataclass(frozen=True)
class Trial:
    """What a package was seen to be."""

    package: Package
    python: str
    version: str
    compiled: bool
    games: str  # a digest: equal when all games were


def packages(folder: Path, pythons: list[str]) -> Iterator[Package]:
    """All that can be made here: a source archive and a pure wheel for all these Pythons, a compiled wheel for each."""
    yield Package("source archive", source_archive(folder), pythons[0], compiled=False)
    pure = wheel(folder, pythons[0], compiled=False)
    for python in pythons:
        yield Package("pure wheel", pure, python, compiled=False)
    for python in pythons:
        yield Package("compiled wheel", wheel(folder, python, compiled=True), python, compiled=True)


def source_archive(folder: Path) -> Path:
    before = set(folder.glob("*"))
    say("building the source archive")
    run([str(ensure("requirements.lock")), "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)])
    (made,) = set(folder.glob("*.tar.gz")) - before
    return made


def wheel(folder: Path, python: str, compiled: bool) -> Path:
    before = set(folder.glob("*"))
    say(f"building a {'compiled' if compiled else 'pure'} wheel with {python}")
    run([python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(ROOT)], compiled)
    (made,) = set(folder.glob("*.whl")) - before
    return made


def tried(package: Package) -> Trial:
    """Install it into an empty environment, with the web table, and play."""
    say(f"trying the {package.kind} with {package.python}")
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch)
        run([package.python, "-m", "venv", str(home / "venv")])
        python = str(home / "venv" / ("Scripts/python.exe" if WINDOWS else "bin/python"))
        run([python, "-m", "pip", *INSTALL, "--no-compile", f"{package.file}[server]"])
        shown = run([python, "-I", str(ROOT / "tools" / "trial.py")], home=home)
    return Trial(package, **json.loads(shown))


def problems(trials: list[Trial], version: str) -> list[str]:
    """What is wrong with what was seen, in words."""
    found = []
    for each in trials:
        name = f"the {each.package.kind} on Python {each.python}"
        if each.version != version:
            found.append(f"{name} says that it is {each.version}, not {version}")
        if each.compiled != each.package.compiled:
            found.append(f"{name} is {'compiled' if each.compiled else 'not compiled'}")
        if each.games != trials[0].games:
            found.append(f"{name} plays other games than the {trials[0].package.kind} on Python {trials[0].python}")
    return found


def table(trials: list[Trial]) -> str:
    rows = [("Python", "package", "version", "engine", "games")]
    for each in trials:
        engine = "compiled" if each.compiled else "interpreted"
        rows.append((each.python, each.package.kind, each.version, engine, each.games[:16]))
    return "\n".join("  ".join(cell.ljust(14) for cell in row).rstrip() for row in rows)


def run(command: list[str], compiled: bool = False, home: Path | None = None) -> str:
    """What the command printed.  Neither the checkout nor settings of ours reach into it."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CHRONOTABLE_COMPILE")}
    env["CHRONOTABLE_COMPILE"] = "1" if compiled else "0"
    if home is not None:
        env |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    done = subprocess.run(command, cwd=home or ROOT, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThis failed: {' '.join(command)}")
    return done.stdout


def say(line: str) -> None:
    print(f"... {line}", file=sys.stderr, flush=True)
