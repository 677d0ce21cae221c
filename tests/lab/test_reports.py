"""Reports: the numbers of the tables, on a page that loads nothing; what is no result is told."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pyarrow
import pyarrow.parquet as parquet
import pytest

from chronotable import lab
from chronotable.bots.intervals import rate
from chronotable.cli import main
from chronotable.kernel.errors import BadOption
from chronotable.lab.crew import Processes
from chronotable.lab.experiment import BadExperiment, Experiment, setup
from chronotable.lab.reports import Report
from chronotable.lab.reports.words import Words
from chronotable.lab.run import carry_out
from chronotable.locale import LANGUAGES

ODD = "<b>two & a half</b>"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven seeds of three set-ups."""
    place = tmp_path_factory.mktemp("results") / "levels"
    setups = (
        setup("loop", {"players": 2, "level": "intern"}, (), ["random"], name="easy"),
        setup("loop", {"players": 2, "level": "agency_legend"}, (), ["random"], name=ODD),
        setup("merchants", {"players": 2}, (), ["random"], name="cove"),
    )
    carry_out(Experiment(setups, 7, seed=4), place, lambda: Processes(1))
    return place


@pytest.fixture(scope="module")
def told(folder: Path) -> Report:
    return lab.report(folder)


class Page(HTMLParser):
    """What a browser would find: elements, and the words outside of scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self._quiet = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._quiet = tag in ("script", "style")

    def handle_endtag(self, tag: str) -> None:
        self._quiet = False

    def handle_data(self, data: str) -> None:
        if not self._quiet:
            self.words += f"{data}\n"


def test_shares_are_those_of_the_tables(folder: Path, told: Report) -> None:
    seats = parquet.read_table(folder / "seats.parquet").to_pylist()
    won = sum(row["won"] for row in seats if row["setup"] == "cove" and row["seat"] == 0)
    table = next(section for section in told.sections if section.id == "seats").table
    assert table.rows[0] == ("cove", "Seat 1", "7", str(won), Words("en").share(rate(won, 7)))
    assert {row[0] for row in table.rows} == {"cove"}, "in The LOOP all win together"


def test_set_ups_are_compared_seed_by_seed_within_a_game(folder: Path, told: Report) -> None:
    table = next(section for section in told.sections if section.id == "compared").table
    assert [row[:3] for row in table.rows] == [(ODD, "easy", "7")]


def test_every_chart_has_its_numbers_as_a_table(told: Report) -> None:
    assert {"played", "won", "seats", "length", "scores", "reasons"} <= {section.id for section in told.sections}
    for section in told.sections:
        assert section.table.rows
        assert all(len(row) == len(section.table.columns) for row in section.table.rows)
        for chart in section.charts:
            assert chart["description"]
            assert "$schema" not in chart


def test_the_page_loads_nothing_and_holds_texts_as_texts(told: Report) -> None:
    html = told.html()
    assert len(html) < 5_000_000
    page = Page(html)
    policy = next(attrs for tag, attrs in page.tags if tag == "meta" and "http-equiv" in attrs)["content"] or ""
    assert "default-src 'none'" in policy
    assert "http" not in policy
    for tag, attrs in page.tags:
        assert tag not in ("link", "img", "iframe", "b"), tag
        assert not attrs.get("src")
        assert (attrs.get("href") or "#").startswith("#")
    assert ODD in page.words
    frame = Page(told._repr_html_()).tags[0]
    assert frame[0] == "iframe"
    assert frame[1]["sandbox"] == "allow-scripts"
    assert ODD in Page(frame[1]["srcdoc"] or "").words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_writes_it_in_every_language(
    folder: Path, tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "page.html"
    assert main(["lab", "report", str(folder), "-o", str(path), "--lang", language]) == 0
    assert "page.html" in capsys.readouterr().out
    words = Page(path.read_text(encoding="utf-8")).words
    assert not re.findall(r"\b(?:lab|cli|kernel)-[a-z]+-[a-z-]+|\{", words)


def test_a_series_that_was_stopped_is_told_so(folder: Path, tmp_path: Path) -> None:
    for table in ("games", "seats", "things"):
        rows = parquet.read_table(folder / f"{table}.parquet")
        kept = rows.filter(pyarrow.compute.less(rows["number"], 20))
        parquet.write_table(kept, tmp_path / f"{table}.parquet")
    played = lab.report(tmp_path).sections[0]
    assert [row[-1] for row in played.table.rows] == ["7", "7", "6"]
    assert "different numbers of games" in " ".join(played.told)


class TestBadInput:
    def told(self, folder: Path) -> str:
        with pytest.raises(BadExperiment) as wrong:
            lab.report(folder)
        return str(wrong.value)

    def test_a_folder_without_results(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert "There are no results" in self.told(tmp_path / "nowhere")
        assert main(["lab", "report", str(tmp_path), "--lang", "en"]) == 2
        assert "There are no results" in capsys.readouterr().err

    def test_a_series_without_tables_yet(self, tmp_path: Path) -> None:
        (tmp_path / "journal.jsonl").write_text("{}\n", encoding="utf-8")
        assert "Run the same command again" in self.told(tmp_path)

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            (lambda rows: rows.drop_columns(["turns"]), r"games\.parquet lacks columns.*turns"),
            (lambda rows: rows.append_column("weather", rows["turns"]), r"columns that are not known here: .*weather"),
            (lambda rows: rows.slice(0, 0), "No game"),
        ],
    )
    def test_other_tables(self, folder: Path, tmp_path: Path, change: object, message: str) -> None:
        for table in ("games", "seats", "things"):
            rows = parquet.read_table(folder / f"{table}.parquet")
            parquet.write_table(change(rows) if table == "games" else rows, tmp_path / f"{table}.parquet")  # type: ignore[operator]
        assert re.search(message, self.told(tmp_path))

    def test_no_parquet_at_all(self, tmp_path: Path) -> None:
        (tmp_path / "games.parquet").write_bytes(b"not a table")
        assert "cannot be read as a table" in self.told(tmp_path)

    def test_a_language_that_is_not_spoken(self, folder: Path) -> None:
        with pytest.raises(BadOption, match="en, pl and uk"):
            lab.report(folder, "de")
