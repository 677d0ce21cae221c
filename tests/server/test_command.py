"""`chronotable serve` as people start it: in a process of its own, from its first import to the interpreter's end."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Browser, Server, sqlite
from tests.server.test_playing import mover


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("processes", [1, 2])
def test_it_serves_and_ends_in_silence(tmp_path: Path, number: signal.Signals, processes: int) -> None:
    with (tmp_path / "complaints").open("wb") as complaints:
        server = Server(sqlite(tmp_path), processes=processes, complaints=complaints.fileno(), ready=False)
        browser = Browser(server)
        with browser.sit(browser.new_table()) as visit:
            mover(browser, visit)
            visit.play()
        server.process.send_signal(number)
        assert server.process.wait(PATIENCE) == 0
        assert server.process.stdout is not None
        server.process.stdout.close()
    assert (tmp_path / "complaints").read_text() == ""


def test_a_killed_server_goes_on_in_another_interpreter(tmp_path: Path) -> None:
    """Every process has a hash seed of its own: what was kept must not hang on the order of a set."""
    server = Server(sqlite(tmp_path), ready=False)
    browser = Browser(server)
    with browser.sit(browser.new_table()) as visit:
        mover(browser, visit)
        visit.play()
        before = visit.state["view"]
    server.kill()
    server.restart()
    with browser.sit(browser.made["table"]) as visit:
        assert visit.state["view"] == before
        mover(browser, visit)
        visit.play()
    server.stop()
