"""`chronotable lab run`: from a file to tables, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from chronotable.cli import main
from chronotable.lab.journal import NAME
from chronotable.locale import LANGUAGES
from tests.cli.client import usual_signals

FILE = "games: {games}\nseed: 1\nsetups:\n  - {{game: loop, bots: [random]}}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_becomes_tables(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(FILE.format(games=2))
    words = ["lab", "run", str(file), f"--out={tmp_path / 'out'}", "--jobs=1", f"--lang={language}"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0
    second = capsys.readouterr().out
    assert first.splitlines()[-1] == second.splitlines()[-1]
    assert len(second.splitlines()) == len(first.splitlines()) + 1
    assert "cli-lab" not in first + second
    assert {path.suffix for path in (tmp_path / "out").iterdir()} == {".parquet", ".jsonl"}


def test_what_is_wrong_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(FILE.format(games=2).replace("bots", "bot"))
    assert main(["lab", "run", str(file), "--lang=en"]) == 2
    assert "line 4" in capsys.readouterr().err
    file.write_text(FILE.format(games=2))
    assert main(["lab", "run", str(file), "--jobs=0", "--lang=en"]) == 2
    assert "--jobs" in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    """As in a terminal: every process hears it."""
    file, out = tmp_path / "large.yaml", tmp_path / "out"
    file.write_text(FILE.format(games=5000))
    words = [sys.executable, "-m", "chronotable", "lab", "run", str(file), f"--out={out}", "--jobs=2", "--lang=en"]
    program = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=usual_signals
    )
    journal = out / NAME
    while not journal.exists() or journal.read_bytes().count(b"\n") < 5:
        assert program.poll() is None
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    told, problems = program.communicate(timeout=120)
    assert program.returncode == 130, problems
    kept = journal.read_bytes().count(b"\n") - 1
    assert f"Finished: {kept:,} of 5,000".encode() in told
    assert parquet.read_metadata(out / "games.parquet").num_rows == kept
