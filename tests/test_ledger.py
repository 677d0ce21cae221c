"""The rule ledgers as objects: reading the Markdown, finding rules, and what each of them rests on."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from chronotable import ledger
from chronotable.games import house

SMALL = """\
# A game: rule ledger

- [seed] this line explains a tag and is no rule.

## 1. Setup

Everything lies on the table.

- **GAME-1.1** Put the *board* down. [seed] Then the pieces. [ruling; no source]
- **GAME-1.2** A rule that
  is wrapped
  [public: a page]
- **GAME-1.3** Steps: [derived]
  1. first, which is
     wrapped too
  2. second
  After: done.

Between two rules.

- **GAME-1.4 Title.** Text. [seed; last sentence ruling]

## 2. Cards [seed]

| card | effect |
|---|---|
| a | b |

- **GAME-2.1** Without a tag of its own.

## 3. Worked examples

- **GAME-EX-1 First turn.** Before: 1 card. After: 2 cards.
- **GAME-EX-2 Second turn.** Before: 1 card*. After: 2 cards.
- **GAME-EX-3 Third turn (derived from the rule).** After: 3 cards.
"""


@pytest.fixture
def small() -> dict[str, ledger.Rule]:
    return {rule.id: rule for section in ledger.parse(SMALL) for rule in section.rules}


def test_sections_hold_their_rules_and_notes() -> None:
    setup, cards, examples = ledger.parse(SMALL)
    assert (setup.number, setup.title, setup.notes) == (1, "Setup", "Everything lies on the table.\nBetween two rules.")
    assert [rule.id for rule in setup.rules] == ["GAME-1.1", "GAME-1.2", "GAME-1.3", "GAME-1.4"]
    assert (cards.title, cards.notes) == ("Cards", "| card | effect |\n|---|---|\n| a | b |")
    assert [rule.id for rule in examples.rules] == ["GAME-EX-1", "GAME-EX-2", "GAME-EX-3"]


def test_a_rule_knows_its_section_text_and_tags(small: dict[str, ledger.Rule]) -> None:
    assert small["GAME-1.1"] == ledger.Rule(
        "GAME-1.1",
        1,
        "Setup",
        "Put the *board* down. [seed] Then the pieces. [ruling; no source]",
        ("seed", "ruling; no source"),
    )


def test_wrapped_lines_are_joined_and_list_items_stay_apart(small: dict[str, ledger.Rule]) -> None:
    assert small["GAME-1.2"].text == "A rule that is wrapped [public: a page]"
    assert small["GAME-1.3"].text == "Steps: [derived]\n1. first, which is wrapped too\n2. second\nAfter: done."


def test_a_title_begins_the_text(small: dict[str, ledger.Rule]) -> None:
    assert small["GAME-1.4"].text == "Title. Text. [seed; last sentence ruling]"
    assert small["GAME-EX-1"].text == "First turn. Before: 1 card. After: 2 cards."


@pytest.mark.parametrize(
    ("rule_id", "provenance", "ground"),
    [
        ("GAME-1.1", ("printed", "ours"), "mixed"),
        ("GAME-1.2", ("public",), "public"),
        ("GAME-1.3", ("ours",), "ours"),
        ("GAME-1.4", ("printed", "ours"), "mixed"),
        ("GAME-2.1", ("printed",), "printed"),
        ("GAME-EX-1", ("printed",), "printed"),
        ("GAME-EX-2", ("printed", "ours"), "mixed"),
        ("GAME-EX-3", ("ours",), "ours"),
    ],
)
def test_provenance(small: dict[str, ledger.Rule], rule_id: str, provenance: tuple[str, ...], ground: str) -> None:
    assert small[rule_id].provenance == provenance
    assert small[rule_id].ground == ground


def test_every_bullet_of_the_loop_ledger_is_a_rule() -> None:
    markdown = files("chronotable.games.loop").joinpath("rules.md").read_text(encoding="utf-8")
    rules = ledger.rules("loop")
    assert [rule.id for rule in rules] == re.findall(r"^- \*\*(LOOP-[\w.-]+)", markdown, re.MULTILINE)
    assert len({rule.id for rule in rules}) == len(rules)


@pytest.mark.parametrize("game", house())
def test_every_rule_rests_on_something(game: str) -> None:
    assert [rule.id for rule in ledger.rules(game) if not rule.provenance] == []


@pytest.mark.parametrize(
    ("rule_id", "provenance"),
    [
        ("LOOP-8.11", ("printed",)),
        ("LOOP-16.8", ("public",)),
        ("LOOP-12.6", ("printed", "public")),
        ("LOOP-17.3", ("printed", "public", "ours")),
        ("LOOP-19.2", ("ours",)),
        ("LOOP-7.6", ("ours",)),
        ("LOOP-EX-8", ("printed",)),
    ],
)
def test_provenance_of_the_loop_rules(rule_id: str, provenance: tuple[str, ...]) -> None:
    rule = ledger.find("loop", rule_id)
    assert rule is not None
    assert rule.provenance == provenance


@pytest.mark.parametrize("written", ["8.11", "LOOP-8.11", "loop-8.11", " 8.11 "])
def test_find_by_id(written: str) -> None:
    rule = ledger.find("loop", written)
    assert rule is not None
    assert rule.id == "LOOP-8.11"
    assert (rule.section, rule.section_title) == (8, "Phase II: action phase")


def test_find_an_example() -> None:
    rule = ledger.find("loop", "ex-5")
    assert rule is not None
    assert rule.is_example
    assert (
        rule.text.splitlines()[9]
        == "9. Exhaust Ion Chronograph: 1 energy to the Time Prowler's era, the Age of Robots."
    )
    assert rule.text.splitlines()[-1].startswith("After: the Age of Robots has 0 rifts and 1 energy")


@pytest.mark.parametrize("written", ["8.99", "R25-8.11", "energy", ""])
def test_find_nothing(written: str) -> None:
    assert ledger.find("loop", written) is None


def test_what_players_need_not_read_stands_in_fields() -> None:
    (section,) = ledger.parse(
        """\
## 2. Geometry

- **GAME-2.4** The row of the middle never slides:
  - neither left
  - nor right
  source: [public: base]; the columns
    [ruling]
  ruling: nobody says it of columns
  note: `lines` in the options
"""
    )
    (rule,) = section.rules
    assert rule.text == "The row of the middle never slides:\n- neither left\n- nor right"
    assert rule.source == "[public: base]; the columns [ruling]"
    assert rule.ruling == "nobody says it of columns"
    assert rule.note == "`lines` in the options"
    assert rule.tags == ("public: base", "ruling")
    assert rule.provenance == ("public", "ours")


def test_a_rule_is_told_in_another_language_as_far_as_there_is_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = ledger.parse("## 8. Po polsku\n\n- **LOOP-8.1** Zasada.\n")
    monkeypatch.setattr(ledger, "translation", lambda game, language: polish)
    rule, other, english, left = (
        found
        for number, language in (("8.1", "pl"), ("8.2", "pl"), ("8.1", "en"), ("8.2", "en"))
        if (found := ledger.find("loop", number, language))
    )
    assert (rule.text, rule.section_title, rule.source) == ("Zasada.", "Po polsku", english.source)
    assert (rule.tags, rule.provenance) == (english.tags, english.provenance)
    assert (other.text, other.section_title) == (left.text, "Po polsku")


def test_games_without_a_ledger_are_refused_by_name() -> None:
    assert "loop" in ledger.games()
    with pytest.raises(ValueError, match=r"no rule ledger for 'chess'; there are: .*loop"):
        ledger.rules("chess")


def test_every_game_of_the_house_has_its_ledger_in_its_folder() -> None:
    assert set(house()) <= set(ledger.games())
    for game in house():
        assert files("chronotable").joinpath("games", game, "rules.md").is_file(), game
