"""`python -m benchmarks environments`: our games through every interface, with what is installed of others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import environments
from benchmarks.__main__ import main
from chronotable.games import house


def test_every_interface_is_measured_with_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environments, "stay_on", lambda cores: None)  # the other tests want the other cores
    monkeypatch.setattr(environments, "MANY", 2)
    monkeypatch.setattr(environments, "CLASSICS", ("rps_v2", "missing_v1"))
    monkeypatch.setattr(environments, "SPIEL_CPP", ("backgammon",))
    file = tmp_path / "steps.json"
    assert main(["environments", "--rounds=1", "--slice=0.001", f"--json={file}"]) == 0
    shown = capsys.readouterr().out
    assert "missing_v1" in shown.splitlines()[-1]
    written = json.loads(file.read_text())
    assert set(written) == {*environments.DOORS, "engine"}
    for door, measured in written.items():
        ours = [each["game"].removeprefix("chronotable_") for each in measured if each["engine"] == "Chronotable"]
        assert ours == house()
        assert all(steps > 0 for each in measured for steps in each["steps"]), door
