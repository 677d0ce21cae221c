from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.client import Play, make_play


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, an empty one."""
    folder = tmp_path / "data"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def play(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return make_play(monkeypatch, capsys)
