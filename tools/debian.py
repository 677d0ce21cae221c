"""Real parts that the tests use and that come from Debian's packages: a browser, and PostgreSQL.

Installed when missing and when that is possible; otherwise the reason is given, and those tests are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

# The shell without windows costs a fifth less; it is the same engine.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)


def browser() -> str | None:
    """An installed browser that Playwright can drive; its own download is never needed."""
    return os.environ.get("CHRONOTABLE_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)


def postgresql() -> str | None:
    """The folder of PostgreSQL's server programs, which Debian keeps off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = str(found[-1]) if found else shutil.which("initdb")
    return str(Path(program).parent) if program else None


PARTS: dict[str, tuple[Callable[[], str | None], list[str]]] = {
    "chromium": (browser, ["chromium-headless-shell", "fonts-dejavu-core"]),
    "postgresql": (postgresql, ["postgresql"]),
}


def install_missing() -> dict[str, str]:
    """Install what is missing; what could not be, and why."""
    missing = {name for name, (find, _) in PARTS.items() if find() is None}
    if not missing:
        return {}
    why = _install([package for name in sorted(missing) for package in PARTS[name][1]])
    return {name: why or "its package did not bring it" for name in sorted(missing) if PARTS[name][0]() is None}


def _install(packages: list[str]) -> str:
    """Why it did not work; nothing when it did."""
    if not shutil.which("apt-get"):
        return "no apt-get here"
    as_root: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo") or subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode:
            return "not root, and no sudo without a password"
        as_root = ["sudo", "-n"]
    print("+ apt-get install", *packages, flush=True)
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    update = [*as_root, "apt-get", "update", "-qq"]
    install = [*as_root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (update, install):
        done = subprocess.run(command, env=env, capture_output=True, text=True)
        if done.returncode:
            return (done.stderr.strip().splitlines() or ["apt-get failed"])[-1]
    return ""
