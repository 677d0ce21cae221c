"""Readiness: each part by its name, and not the same as being alive."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Browser, running, sqlite


def test_a_server_that_is_well(tmp_path: Path) -> None:
    for processes, listener in ((1, {}), (2, {"listener": True})):
        with running(sqlite(tmp_path), processes=processes) as server:
            answer = Browser(server).http.get("/api/ready")
            parts = {"database": True, "journal": True, "sweeper": True, "thinkers": True, **listener}
            assert (answer.status_code, answer.json()) == (200, parts)
            assert Browser(server).get("/api/health") == "ok"
