"""docs/protocol.md says what the server does: every route, the limits, and an example that runs."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from starlette.routing import Route, WebSocketRoute

from chronotable.server.app import Settings, create_app
from chronotable.server.limits import Limits, Rate
from docs.examples.client import play
from tests.server.running import running, sqlite

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_route_is_listed(tmp_path: Path) -> None:
    app = create_app(Settings(sqlite(tmp_path)))
    routes = {(sorted(route.methods or {"GET"})[0], route.path) for route in app.routes if isinstance(route, Route)}
    routes |= {("GET", route.path) for route in app.routes if isinstance(route, WebSocketRoute)}
    assert routes == set(re.findall(r"^\| `(GET|POST) (/api/\S+)` \|", PAGE, re.MULTILINE))


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    address, socket = PAGE.split("| of one socket |")
    rows: dict[str, Any] = {
        "requests": limits.requests, "new tables": limits.new_tables, "links tried": limits.claims,
        "short codes made and tried": limits.codes,
        "timelines, proofs, saves (a moment is a quarter)": limits.heavy, "saves loaded": limits.uploads,
        "frames": limits.frames_of_address,
    }  # fmt: skip
    of_socket: dict[str, Rate] = {
        "frames": limits.frames, "`hello`": limits.hellos, "`look`": limits.looks, "hints": limits.thoughts,
        "lines of talk": limits.talk,
    }  # fmt: skip
    for part, wanted in ((address, rows), (socket, of_socket)):
        for name, rate in wanted.items():
            assert f"| {name} | {rate.burst:g} | {rate.a_second:g} |" in part, name
    assert f"| sockets open | {limits.sockets} | |" in address
    for most in (limits.frame_bytes, limits.body_bytes, limits.save_bytes):
        assert f"{most:,}" in PAGE


def test_the_example_runs(tmp_path: Path) -> None:
    shown = re.findall(r"^```python\n# docs/examples/client.py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(shown) == 1
    assert shown[0] in (ROOT / "docs" / "examples" / "client.py").read_text(encoding="utf-8")
    with running(sqlite(tmp_path)) as server:
        assert asyncio.run(play(server.url)) >= 0
