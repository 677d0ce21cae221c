"""docs/design/walk.md: every stop exists, and a choice at a real table comes by those of the server in that order."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path

import pytest

from tests.server.running import Browser, running, sqlite
from tests.server.test_playing import mover

ROOT = Path(__file__).parents[2]
STOP = re.compile(r"^\| (\d+) \| `(\S+)` \| `(\S+)` \|", re.MULTILINE)
STOPS = [(path, name) for _, path, name in STOP.findall((ROOT / "docs/design/walk.md").read_text(encoding="utf-8"))]

# Read by Python itself when it starts: notes which of the stops are called, one line each.
LISTENER = """
import sys, threading
STOPS = {stops!r}
heard = open({heard!r}, "a", buffering=1)

def listen(frame, event, argument):
    if event == "call":
        code = frame.f_code
        for end, name in STOPS:
            if code.co_qualname == name and code.co_filename.endswith(end):
                heard.write(f"{{end}} {{name}}\\n")

sys.setprofile(listen)
threading.setprofile(listen)
"""


def functions(path: str) -> set[str]:
    """The functions of a module, and the methods of its classes."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if not path.endswith(".py"):
        return set(re.findall(r"^  (?:private |async )*(\w+)(?:\(| = \()", text, re.MULTILINE))
    found: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{each.name}" for each in inner}
    return found


def test_it_has_twelve_stops_at_most() -> None:
    assert 5 < len(STOPS) <= 12


@pytest.mark.parametrize(("path", "name"), STOPS)
def test_every_stop_is_there(path: str, name: str) -> None:
    assert name in functions(path)


def test_a_choice_comes_by_the_stops_of_the_server_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops = [(path, name) for path, name in STOPS if path.endswith(".py")]
    heard = tmp_path / "heard"
    listener = LISTENER.format(stops=stops, heard=str(heard))
    tmp_path.joinpath("sitecustomize.py").write_text(listener, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        table = browser.new_table("loop")
        with browser.sit(table) as socket:
            mover(browser, socket)
            before = len(heard.read_text().splitlines())
            assert socket.choose()["type"] == "done"
    assert list(dict.fromkeys(heard.read_text().splitlines()[before:])) == [f"{path} {name}" for path, name in stops]
