"""docs/provenance.md, from the rule ledgers and the component data of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import yaml

from chronotable import ledger
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.ledger import GROUNDS
from chronotable.provenance import PROVENANCES, provenance, reconstructed_parts, records

ROOT = Path(__file__).resolve().parents[2]
Record = Mapping[str, object]

INTRODUCTION = """\
# What is printed and what is reconstructed

<!-- Made by tools/generate from games/*/rules.md and games/*/data/*.yaml; change those. -->

Some rulebooks were at hand, but no lists of cards. What they do not show was filled in so that the games can be played.
The program marks what is reconstructed in whole or in part with `≈`; where a game takes packs, a user's own pack can
replace it.

- **printed**: stated by a rulebook.
- **public**: stated by other public material, which the ledger or the record names.
- **partly reconstructed**: a fact with stand-ins for what no source tells; the table says which parts.
- **reconstructed**, in the ledger **ours**: no source; our own stand-in or ruling, never a fact about the printed game.
- **mixed**: a rule whose parts rest on different grounds; its source says which part rests on what.

Polish and Ukrainian names are given only where a rulebook prints them. English names are our translations unless the
record names a public source for them.
"""


def files() -> dict[str, str]:
    return {"docs/provenance.md": "\n".join([INTRODUCTION, *(chapter(game) for game in names())])}


def chapter(game: str) -> str:
    """What is to be told of one game; data that names no sources has nothing to tell but the rules."""
    data_file = ROOT / "src" / "chronotable" / "games" / game / "data" / f"{game}.yaml"
    data = yaml.safe_load(data_file.read_text(encoding="utf-8")) if data_file.exists() else {}
    tables: dict[str, list[Record]] = {}
    for name, record in records(data):
        tables.setdefault(name, []).append(record)
    title = find_game(game).option_schema()["title"]
    parts = [f"## {title}\n", rule_counts(game)]
    parts += [record_counts(tables), partly_reconstructed(tables), reconstructed(tables)] if tables else []
    return "\n".join([*parts, *confirmed(data), rulings(game)])


def rule_counts(game: str) -> str:
    rows: list[list[object]] = []
    for section in ledger.sections(game):
        if section.rules:
            counts = Counter(rule.ground for rule in section.rules)
            rows.append([section.number, section.title, len(section.rules), *(counts[ground] for ground in GROUNDS)])
    return "### Rules by section\n\n" + table(["section", "title", "rules", *GROUNDS], with_sum(rows, 2))


def record_counts(tables: Mapping[str, Sequence[Record]]) -> str:
    rows: list[list[object]] = []
    for name, entries in tables.items():
        counts = Counter(provenance(record) for record in entries)
        rows.append([f"`{name}`", len(entries), *(counts[kind] for kind in PROVENANCES)])
    return "### Component data by table\n\n" + table(["table", "records", *PROVENANCES], with_sum(rows, 1))


def partly_reconstructed(tables: Mapping[str, Sequence[Record]]) -> str:
    rows = [
        [f"`{name}`", label(record), ", ".join(parts_in_words(record)), record.get("note", "")]
        for name, entries in tables.items()
        for record in entries
        if provenance(record) == "partly reconstructed"
    ]
    return "### Records reconstructed in part\n\n" + table(["table", "record", "stand-ins", "note"], rows)


def parts_in_words(record: Record) -> list[str]:
    own = "all that has no source of its own"
    return [own if part == "*" else f"`{part}`" for part in reconstructed_parts(record)]


def reconstructed(tables: Mapping[str, Sequence[Record]]) -> str:
    rows = [
        [f"`{name}`", label(record), content(record)]
        for name, entries in tables.items()
        for record in entries
        if provenance(record) == "reconstructed"
    ]
    return "### Records reconstructed in whole\n\n" + table(["table", "record", "content"], rows)


def confirmed(data: Mapping[str, list[Record]]) -> list[str]:
    """What independent public sources say as the rulebooks do, where that was looked up."""
    rows = [[record["fact"], record["public_ref"]] for record in data.get("confirmed_facts", [])]
    return ["### Confirmed by other sources\n\n" + table(["fact", "source"], rows)] if rows else []


def rulings(game: str) -> str:
    lines = ["### Rulings by section\n\nEvery rule that is ours in whole or in part, with its text and its sources.\n"]
    for section in ledger.sections(game):
        ours = [rule for rule in section.rules if "ours" in rule.provenance]
        if ours:
            lines.append(f"#### {section.number}. {section.title}\n")
            lines.extend(
                f"- **{rule.id}** ({', '.join(rule.provenance)}) {indented(with_source(rule))}" for rule in ours
            )
            lines.append("")
    return "\n".join(lines)


def with_source(rule: ledger.Rule) -> str:
    """The text, and below it what it rests on and why it was decided so."""
    said = {"Source": rule.source, "Ruling": rule.ruling}
    return "\n".join([rule.text, *(f"{name}: {words}" for name, words in said.items() if words)])


def label(record: Record) -> str:
    """The record's ID and English name; records without an ID are alone in their table or named by their text."""
    name = record.get("name")
    english = name["en"] if isinstance(name, Mapping) else record.get("name_en")
    id = f"`{record['id']}`" if "id" in record else ""
    return f"{id} {english}" if english else id


def content(record: Record) -> str:
    """What the record says: its text, or its fields where it has none."""
    if "text" in record:
        return str(record["text"])
    fields = {name: value for name, value in record.items() if name not in ("id", "name", "source", "set")}
    return "; ".join(f"{name}: {value}" for name, value in fields.items())


def with_sum(rows: list[list[object]], first_number: int) -> list[list[object]]:
    """The rows and their sum; the numbers begin at column `first_number`."""
    columns = list(zip(*rows, strict=True))[first_number:]
    sums = [sum(value for value in column if isinstance(value, int)) for column in columns]
    return [*rows, ["**all**", *([""] * (first_number - 1)), *sums]]


def table(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    return "".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |\n" for line in lines)


def indented(text: str) -> str:
    return text.replace("\n", "\n  ")
