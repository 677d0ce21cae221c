"""The component data as it is shipped, read by no code of the game, and the words its tests use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

DATA_FILE = Path(__file__).parents[3] / "src" / "chronotable" / "games" / "loop" / "data" / "loop.yaml"
DATA: dict[str, Any] = yaml.safe_load(DATA_FILE.read_text(encoding="utf-8"))

RING = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"]
LEVELS = ["intern", "employee_of_the_month", "agency_legend"]
CARDS = [*DATA["starting_cards"], *DATA["arsenal_cards"]]
COMPONENTS = {component["id"]: component for component in DATA["components"]}
AGENTS = {agent["id"]: agent for agent in DATA["agents"]}
MODES = {mode["id"]: mode for mode in DATA["modes"]}


def count(component: str) -> int:
    found: int = COMPONENTS[component]["count"]
    return found


def distance(start: str, destroy: str) -> int:
    """Steps clockwise from one era to another."""
    return (RING.index(destroy) - RING.index(start)) % 7
