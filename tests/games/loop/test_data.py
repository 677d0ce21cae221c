"""The component data of The LOOP as a whole: ids, sources, glossary."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loop.shipped import CARDS, DATA, RING

TABLES = {name: table for name, table in DATA.items() if isinstance(table, list) and "id" in table[0]}


@pytest.mark.parametrize("table", TABLES)
def test_ids_are_unique(table: str) -> None:
    ids = [record["id"] for record in TABLES[table]]
    assert len(ids) == len(set(ids))


def test_no_card_has_the_id_of_another() -> None:
    cards = [*CARDS, *DATA["ultramachine_cards"], *DATA["doctor_cards"]]
    assert len({card["id"] for card in cards}) == len(cards)


@pytest.mark.parametrize("table", TABLES)
def test_every_record_has_a_known_source(table: str) -> None:
    assert {record["source"] for record in TABLES[table]} <= {"seed", "public", "reconstructed"}


def test_reconstructed_fields_name_real_fields() -> None:
    """Besides fields: `effect_detail` is a part of an effect, `owner` the agent that a known ability was given to."""
    for table in TABLES.values():
        for record in table:
            for holder in (record, record.get("ability", {})):
                fields = set(holder.get("reconstructed_fields", []))
                assert fields <= {*holder, "effect_detail", "owner"}, record["id"]


@pytest.mark.parametrize("term", DATA["glossary"], ids=lambda term: term["id"])
def test_the_glossary_has_every_term_in_three_languages(term: dict[str, Any]) -> None:
    assert all(term[language].strip() for language in ("en", "pl", "uk"))


def test_the_glossary_names_the_things_of_the_game() -> None:
    terms = {term["id"] for term in DATA["glossary"]}
    assert terms >= {
        "doctor",
        "machine",
        "agent",
        "clone",
        "super_clone",
        "centrifuge",
        "ultramachine",
        "rift",
        "energy",
        "eternal_energy",
        "vortex",
        "mega_vortex",
        "era",
        "artifact",
        "arsenal",
        "dimension",
        "loop_action",
        "ready",
        "exhausted",
        "sabotage_tile",
        "mission",
        "damage",
        "archive",
        "cycle",
        "supply",
        "bag",
    }
    assert {era["id"] for era in DATA["eras"] if all(era["name"].values())} == set(RING)
