"""Where component data comes from, and that docs/provenance.md names it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from chronotable.provenance import PROVENANCES, provenance, reconstructed_parts, records

ROOT = Path(__file__).parents[1]
DATA = yaml.safe_load((ROOT / "src/chronotable/games/loop/data/loop.yaml").read_text(encoding="utf-8"))


def record(table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in DATA[table] if entry["id"] == id)
    return found


@pytest.mark.parametrize(
    ("table", "id", "expected", "parts"),
    [
        ("missions", "clog_machine", "printed", []),
        ("arsenal_cards", "holy_grail", "partly reconstructed", ["origin", "dimension"]),
        ("arsenal_cards", "war_horse", "partly reconstructed", ["dimension", "effect"]),
        ("arsenal_cards", "dynamite", "reconstructed", ["*"]),
        ("agents", "mr_time", "partly reconstructed", ["starting_era", "starting_dimensions", "ability.n"]),
        ("modes", "sabotage", "partly reconstructed", ["difficulty.intern", "difficulty.agency_legend"]),
        ("modes", "centrifuges", "reconstructed", ["*"]),
        ("difficulty_levels", "intern", "reconstructed", ["*"]),
        ("difficulty_levels", "employee_of_the_month", "printed", []),
    ],
)
def test_provenance_of_loop_records(table: str, id: str, expected: str, parts: list[str]) -> None:
    assert provenance(record(table, id)) == expected
    assert reconstructed_parts(record(table, id)) == parts


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        ({"source": "seed"}, "printed"),
        ({"source": "seed", "era_source": "public"}, "public"),
        ({"source": "seed", "era_source": "reconstructed"}, "partly reconstructed"),
        ({"source": "seed", "sides": [{"source": "seed"}, {"source": "reconstructed"}]}, "partly reconstructed"),
        ({"source": "reconstructed", "facts": {"source": "seed"}}, "partly reconstructed"),
        ({"source": "reconstructed", "facts": {"note": "without a source of its own"}}, "reconstructed"),
    ],
)
def test_the_least_certain_part_counts(made: dict[str, object], expected: str) -> None:
    assert provenance(made) == expected


def test_a_record_without_a_source_is_refused() -> None:
    with pytest.raises(ValueError, match="without a source"):
        provenance({"id": "nameless"})


def test_records_are_found_in_lists_and_nested_tables() -> None:
    data = {
        "meta": {"version": 1},
        "cards": [{"id": "a", "source": "seed"}, {"id": "b", "source": "public"}],
        "boards": {"left": {"source": "seed"}, "right": [{"source": "public"}]},
        "rule": {"source": "reconstructed"},
    }
    assert [(table, found["source"]) for table, found in records(data)] == [
        ("cards", "seed"),
        ("cards", "public"),
        ("boards", "seed"),
        ("boards", "public"),
        ("rule", "reconstructed"),
    ]


def test_every_record_of_the_loop_has_a_provenance() -> None:
    found = [provenance(entry) for _, entry in records(DATA)]
    assert set(found) == set(PROVENANCES)


def test_no_card_of_the_loop_is_wholly_printed() -> None:
    """No card list was found, so every card must carry the mark of a reconstruction."""
    cards = [*DATA["starting_cards"], *DATA["arsenal_cards"], *DATA["ultramachine_cards"]]
    assert {provenance(card) for card in cards} == {"partly reconstructed", "reconstructed"}


def test_the_document_names_every_reconstructed_record() -> None:
    text = (ROOT / "docs" / "provenance.md").read_text(encoding="utf-8")
    missing = [
        entry["id"]
        for _, entry in records(DATA)
        if "id" in entry and "reconstructed" in provenance(entry) and f"`{entry['id']}`" not in text
    ]
    assert missing == []
