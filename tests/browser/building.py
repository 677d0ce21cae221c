"""The page of another checkout, made by the packages that made ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.outside.moving_in import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import page as page_of_the_house


def build_page(house: Path) -> None:
    packages = house / "web" / "node_modules"
    packages.symlink_to((ROOT / "web" / "node_modules").resolve())
    node, _, env = page_of_the_house.node_commands(sys.executable)
    vite = [node, str(packages / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
    subprocess.run(vite, cwd=house / "web", env=env, check=True, timeout=600)
