"""`chronotable seal`: a new seal for a changed save, and the mark that stays."""

from __future__ import annotations

from pathlib import Path

import pytest

import chronotable as ct
from chronotable.cli import main
from chronotable.locale import LANGUAGES


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = ct.new("loop", players=2, seed=7)
    for _ in range(4):
        match.choose(match.ask().options[-1])
    path = tmp_path / "game.ct"
    path.write_text(match.save(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_save_gets_a_new_seal_and_keeps_the_mark(
    save: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    save.write_text(save.read_text(encoding="utf-8").split("\n4. ")[0] + "\n", encoding="utf-8")
    assert main(["seal", str(save), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "cli-" not in out
    assert ": 3;" in out
    assert ct.load(save).unsealed
    assert main(["replay", str(save), "--lang", "en"]) == 0
    assert "changed by hand" in capsys.readouterr().out.replace("\n", " ")


def test_what_is_sealed_stays_as_it_is(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = save.read_bytes()
    assert main(["seal", str(save), "--lang", "en"]) == 0
    assert "nothing to do" in capsys.readouterr().out.replace("\n", " ")
    assert save.read_bytes() == before


def test_the_sealed_save_may_go_elsewhere(save: Path, tmp_path: Path) -> None:
    save.write_text(save.read_text(encoding="utf-8")[:-4], encoding="utf-8")
    before, other = save.read_bytes(), tmp_path / "other.ct"
    assert main(["seal", str(save), "--out", str(other), "--lang", "en"]) == 0
    assert save.read_bytes() == before
    assert len(ct.load(other).history) == 4


def test_a_save_that_cannot_be_is_not_touched(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_text(save.read_text(encoding="utf-8").replace("\n2. ", "\n2. 0 fly:moon\n3. "), encoding="utf-8")
    before = save.read_bytes()
    assert main(["seal", str(save), "--lang", "en"]) == 2
    assert "Choice 2 of the save cannot be repeated" in capsys.readouterr().err.replace("\n", " ")
    assert save.read_bytes() == before
