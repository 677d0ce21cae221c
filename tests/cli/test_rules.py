"""`chronotable rules`: looking up rules and finding those that no test names."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from chronotable import ledger
from chronotable.cli import rule_coverage, rules
from chronotable.locale import LANGUAGES, message_ids
from chronotable.rule_index import search
from tests.worded import typed


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    rules.add_parser(parser.add_subparsers())
    return rules.run(parser.parse_args(["rules", *arguments]))


def test_without_a_game_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["loop", str(len(ledger.sections("loop"))), str(len(ledger.rules("loop")))] in rows


def test_a_game_lists_its_sections(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop") == 0
    out = capsys.readouterr().out
    assert "Your cards" in out
    assert any(line.split() == ["6", "Vortices", "10"] for line in out.splitlines())


@pytest.mark.parametrize("words", [["loop", "8.11"], ["loop", "LOOP-8.11"], ["loop-8.11"]])
def test_an_id_shows_the_rule_with_its_provenance(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 0
    out = capsys.readouterr().out
    assert out.startswith(
        "LOOP-8.11 (loop, section 8: Phase II: action phase)\nYour first LOOP of a turn costs 1 energy"
    )
    assert "on the era or the dimension.\nRests on: a printed rulebook\n" in out


def test_a_number_shows_a_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "13") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "loop, section 13: End of the game (5 rules)"
    assert [line.split()[0] for line in lines[1:6]] == [f"LOOP-13.{number}" for number in range(1, 6)]


def test_a_section_without_rules_shows_its_notes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "21") == 0
    assert "| Negated rift (LOOP-16.3) | back to the supply | back to the bag | supply |" in capsys.readouterr().out


def test_words_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "free", "move") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("rules found in loop")
    assert lines[1].startswith("LOOP-8.4    Free move. Once per turn")


def test_words_search_in_every_game_when_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("zlodziejka") == 0
    assert "Złodziejka czasu" in capsys.readouterr().out


def test_a_long_result_is_cut_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    found = len(search("loop", "clone"))
    assert found > 10
    assert run("loop", "clone") == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{found} rules found in loop\n")
    assert f"{found - 10} more rules; add words to narrow the search." in out
    assert len([line for line in out.splitlines() if line.startswith("LOOP-")]) == 10


def test_search_with_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "dismantle", "--provenance") == 0
    assert "Rests on: our own ruling" in capsys.readouterr().out


def test_nothing_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "xyzzy") == 1
    assert "Nothing found for “xyzzy”" in capsys.readouterr().out


def test_provenance_counts_rules_and_components(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "--provenance") == 0
    rows = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "13 End of the game 5 5 0 0 0" in rows
    assert "starting_cards 30 0 0 4 26" in rows
    assert "arsenal_cards 49 0 0 18 31" in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [(), ("loop",), ("8.11",), ("loop", "21"), ("clone",), ("xyzzy",), ("--provenance",), ("--coverage",)]
)
def test_everything_is_said_in_every_language(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(*arguments, "--lang", language)
    out = capsys.readouterr().out
    assert out
    assert "cli-rules-" not in out


@pytest.mark.parametrize(("language", "words"), [("pl", "wyrw"), ("uk", "розрив")])
def test_rules_are_told_and_found_in_the_reader_s_language(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run("loop", words, "--lang", language)
    assert words in capsys.readouterr().out.partition("\n")[2].casefold()


def test_a_rule_tells_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    run("loop", "8.11")
    assert "\nSource: [seed]\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "word", "first_line"),
    [
        ("pl", "zamknięty", "Znaleziono 1 zasadę gry loop"),
        ("uk", "zlodziejka", "Знайдено 1 правило гри loop"),
    ],
)
def test_plurals(language: str, word: str, first_line: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("loop", word, "--lang", language)
    assert typed(capsys.readouterr().out).splitlines()[0] == first_line


def test_messages_are_the_same_in_every_language() -> None:
    of_rules = {language: {id for id in message_ids(language) if id.startswith("cli-rules-")} for language in LANGUAGES}
    assert of_rules["pl"] == of_rules["en"] == of_rules["uk"]
    assert of_rules["en"]


TESTS = '''
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("LOOP-1.1"), pytest.mark.slow]

@pytest.mark.rule("LOOP-1.2", "LOOP-1.3")
def test_a(): ...

@pytest.mark.parametrize("x", [
    pytest.param(1, marks=pytest.mark.rule("LOOP-1.4")), pytest.param(2, marks=[mark.rule("LOOP-1.5")])])
def test_b(x): ...

@pytest.mark.rule("LOOP-99.1")
class TestC:
    @pytest.mark.rule("R25-1.1")
    def test_c(self): ...

    @pytest.mark.rule(*MANY)
    def test_d(self): ...

@pytest.mark.slow("LOOP-1.6")
def test_e():
    """pytest.mark.rule("LOOP-1.7")"""
'''

EXCEPTED = "tests/games/loop/not_executable.yaml"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a few tests, beside the real ledger."""
    (tmp_path / "tests" / "games" / "loop").mkdir(parents=True)
    (tmp_path / EXCEPTED).write_text("LOOP-16.8: advice\nLOOP-1.2: a list\n")
    (tmp_path / "tests" / "games" / "test_loop.py").write_text(TESTS)
    (tmp_path / "tests" / "helpers.py").write_text('import pytest\n\npytestmark = pytest.mark.rule("LOOP-1.8")\n')
    monkeypatch.setattr(rule_coverage, "checkout", lambda: tmp_path)
    return tmp_path


def test_rules_named_in_tests(checkout: Path) -> None:
    named = rule_coverage.rules_named_in(checkout / "tests")
    assert named == {
        "LOOP-1.1": ["tests/games/test_loop.py:5"],
        "LOOP-1.2": ["tests/games/test_loop.py:7"],
        "LOOP-1.3": ["tests/games/test_loop.py:7"],
        "LOOP-1.4": ["tests/games/test_loop.py:11"],
        "LOOP-1.5": ["tests/games/test_loop.py:11"],
        "LOOP-99.1": ["tests/games/test_loop.py:14"],
        "R25-1.1": ["tests/games/test_loop.py:16"],
        "*MANY": ["tests/games/test_loop.py:19"],
    }


def test_measure(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "games", lambda: ("loop", "room25"))
    monkeypatch.setattr(ledger, "prefix", lambda game: {"loop": "LOOP", "room25": "R25"}[game])
    coverage = rule_coverage.measure(["loop"], checkout)["loop"]
    assert [rule.id for rule in coverage.covered] == [f"LOOP-1.{number}" for number in range(1, 6)]
    assert [rule.id for rule in coverage.uncovered][:2] == ["LOOP-1.6", "LOOP-1.7"]
    assert len(coverage.uncovered) == len(ledger.rules("loop")) - 6
    assert coverage.not_executable == {"LOOP-16.8": "advice"}
    assert coverage.tested_anyway == ("LOOP-1.2",)
    assert coverage.unknown == {"*MANY": ["tests/games/test_loop.py:19"], "LOOP-99.1": ["tests/games/test_loop.py:14"]}
    assert not coverage.complete


@pytest.mark.usefixtures("checkout")
def test_coverage_lists_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("loop", "--coverage") == 1
    out = capsys.readouterr().out
    uncovered, unknown, anyway, excepted, summary = out.split("\n\n")
    total = len(ledger.rules("loop"))
    assert uncovered.startswith(f"{total - 6} rules of loop without a test\nLOOP-1.6 ")
    assert "LOOP-99.1  tests/games/test_loop.py:14" in unknown
    assert anyway.endswith("although a test names it\nLOOP-1.2")
    assert excepted.endswith("with the reason\nLOOP-16.8  advice")
    assert summary.startswith(f"loop: 5 of {total} rules have a test; without one: {total - 6}; not executable: 1;")


def test_an_unknown_rule_in_not_executable_is_reported(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / EXCEPTED).write_text("LOOP-98.1: gone\n")
    assert rule_coverage.measure(["loop"], checkout)["loop"].unknown["LOOP-98.1"] == [EXCEPTED]
    assert run("loop", "--coverage") == 1
    assert f"LOOP-98.1  {EXCEPTED}" in capsys.readouterr().out


def test_coverage_is_complete_when_every_rule_is_named(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids = ", ".join(repr(rule.id) for rule in ledger.rules("loop") if rule.id != "LOOP-16.8")
    (checkout / "tests" / "games" / "test_loop.py").write_text(f"import pytest\npytestmark = pytest.mark.rule({ids})\n")
    (checkout / EXCEPTED).write_text("LOOP-16.8: advice\n")
    assert run("loop", "--coverage") == 0
    assert "without one: 0; not executable: 1; unknown IDs: 0." in capsys.readouterr().out


def test_coverage_needs_a_checkout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rule_coverage, "checkout", lambda: None)
    assert run("--coverage") == 2
    assert "needs a checkout" in capsys.readouterr().out


def test_coverage_refuses_a_word_that_is_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lop", "--coverage") == 2
    assert "Games with a rule ledger: " in capsys.readouterr().out
