"""`python -m benchmarks serve`: it measures our server over real sockets, and gets by without the other one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.__main__ import main
from benchmarks.serving import commits, comparison, measuring, processes
from benchmarks.serving.measuring import Latency, Plan, Server, Taken
from benchmarks.serving.report import Report
from benchmarks.serving.websocket import Traffic, WebSocket


def test_measures_our_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comparison, "stay_on", lambda cores: None)  # the other tests want the other cores
    file = tmp_path / "measured.json"
    small = ["--tables=2", "--sockets=3", "--seconds=0.3", "--rounds=1", "--held-tables=2", "--held-rate=10"]
    assert main(["serve", *small, "--without-peers", f"--json={file}"]) == 0
    assert "Chronotable loop, SQLite" in capsys.readouterr().out.replace("\n", " ").replace("  ", " ")
    written = json.loads(file.read_text())
    assert [server["game"] for server in written["servers"]] == ["trivial", "loop"]
    for server in written["servers"]:
        (round,) = server["rounds"]
        assert server["processes"] == 2
        assert round["moves_a_second"] > 0
        assert round["refused"] == 0
        assert 0 < round["confirmed"]["p50"] <= round["confirmed"]["p99"]
        assert round["shown"]["p50"] <= round["shown_to_all"]["p99"]
    assert 0 < written["held"]["moves_a_second"] < 40  # paced, not as fast as it goes


def taken(moves: float, p99: float) -> Taken:
    latency = Latency(p99 / 2, p99)
    return Taken(Plan(10, 4, 1.0), moves, 0, 0, 100.0, None, latency, latency, 50.0, 0.1, 1_000_000)


def test_tells_ratios_within_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    ours, theirs = Server("Chronotable", "loop", ""), Server("boardgame.io", "trivial", processes.MEMORY)
    report = Report()
    rounds = {ours: [taken(300, 10), taken(900, 20)], theirs: [taken(100, 20), taken(300, 40)]}
    report.heading(Plan(10, 4, 1.0))
    report.rates(rounds)
    report.ratios(rounds)
    report.held(taken(300, 99))
    report.held(taken(300, 101))
    shown = capsys.readouterr().out
    assert "3.00×" in shown
    assert "0.50×" in shown
    assert "\nHeld: 10 tables" in shown
    assert "Not held: 10 tables" in shown


def test_says_what_it_leaves_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(comparison, "stay_on", lambda cores: None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(processes, "_PEER_CACHE", tmp_path)
    monkeypatch.setattr(measuring, "take", lambda server, plan: taken(100, 10))
    assert main(["serve", "--rounds=1"]) == 0
    shown = capsys.readouterr().out
    assert "Node.js" in shown
    assert "boardgame.io trivial" not in shown


def test_two_commits_are_served_in_turn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    served: list[str] = []

    def take(server: Server, plan: Plan) -> Taken:
        assert (Path(server.sources) / "chronotable" / "__init__.py").is_file()
        served.append(Path(server.sources).parent.name)
        return replace(taken(100, 10), server_cpu_a_move=50.0 if served[-1] == "old" else 100.0)

    monkeypatch.setattr(commits, "stay_on", lambda cores: None)
    monkeypatch.setattr(measuring, "take", take)
    assert main(["serve", "--against=HEAD", "--with=HEAD", "--rounds=8"]) == 0
    assert served == ["old", "new", "new", "old"] * 4
    assert "new by old: 0.500 (0.500 – 0.500), slower" in capsys.readouterr().out


def test_the_load_s_socket_reads_frames_in_any_pieces() -> None:
    received: list[bytes] = []
    socket = WebSocket(received.append, lambda: None, traffic := Traffic())
    texts = [b"", b"x", b"y" * 125, b"z" * 126, b"a" * 70_000]
    heads = [b"\x81\x00", b"\x81\x01", b"\x81\x7d", b"\x81\x7e\x00\x7e", b"\x81\x7f" + (70_000).to_bytes(8, "big")]
    stream = b"".join(head + text for head, text in zip(heads, texts))
    for start in range(0, len(stream), 61):
        socket.data_received(stream[start : start + 61])
    assert received == texts
    assert traffic.received == len(stream)
