"""`python -m benchmarks bots`: what bots get done in a second."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import bots
from benchmarks.__main__ import main
from benchmarks.against import probe


def test_tells_what_bots_get_done_and_what_a_choice_costs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bots, "stay_on", lambda cores: None)  # the other tests want the other cores
    file = tmp_path / "bots.json"
    words = ["bots", "--games", "loop", "--rounds", "1", "--slice", "0.01", "--choices", "1", "--json", str(file)]
    assert main(words) == 0
    assert "What bots get done in a second" in capsys.readouterr().out
    found = json.loads(file.read_text(encoding="utf-8"))["games"]["loop"]
    assert {*found} == {*probe.THINKING, "strong_milliseconds"}
    assert all(min(numbers) > 0 for numbers in found.values())


@pytest.mark.parametrize("words", [["--with", "main"], ["--compiled"], ["--games", "chess"]])
def test_refuses_what_makes_no_sense(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bots", *words])
    assert "error" in capsys.readouterr().err
