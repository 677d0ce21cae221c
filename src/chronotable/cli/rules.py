"""`chronotable rules`: look up the rules of a game, where they come from, and which of them have a test."""

from __future__ import annotations

import argparse
import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files

import yaml
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from chronotable import ledger
from chronotable.cli import rule_coverage, rule_teaching
from chronotable.cli.help_texts import english
from chronotable.games import house, names
from chronotable.kernel.message import Message
from chronotable.ledger import GROUNDS, Rule, Section
from chronotable.locale import LANGUAGES, render
from chronotable.markdown import TAG
from chronotable.provenance import PROVENANCES, provenance, records
from chronotable.rule_index import search

_english = english("rules")

_SHOWN = 10  # search results


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the program's parser."""
    about = _english("about")
    parser = subparsers.add_parser("rules", help=about, description=about)
    parser.add_argument("game", nargs="?", metavar="GAME", help=_english("help-game"))
    parser.add_argument("words", nargs="*", metavar="WORDS", help=_english("help-words"))
    parser.add_argument("--coverage", action="store_true", help=_english("help-coverage"))
    parser.add_argument("--taught", action="store_true", help=_english("help-taught"))
    parser.add_argument("--provenance", action="store_true", help=_english("help-provenance"))
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=_english("help-lang"))


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 is well, 1 nothing found or rules without a test, 2 not possible here."""
    printer = _Printer(args.lang)
    if args.game not in ledger.games() and args.game in names():
        printer.line("no-ledger", game=args.game, games=list(ledger.games()))
        return 1
    games, words = _games_and_words(args.game, args.words)
    if args.coverage and words:
        printer.line("coverage-of-game", games=list(ledger.games()))
        return 2
    if args.coverage:
        return _coverage(printer, games)
    if args.taught and not words:
        return _taught(printer, games)
    if words:
        return _look_up(printer, games, words, args.provenance)
    if args.provenance:
        for game in games:
            _provenance(printer, game)
        return 0
    if args.game is None:
        _games(printer)
    else:
        _sections(printer, args.game)
    return 0


def _games_and_words(game: str | None, words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The games asked for: what is no game's name is a word, looked up in every ledger."""
    if game is None:
        return ledger.games(), words
    if game in ledger.games():
        return [game], words
    return ledger.games(), [game, *words]


class _Printer:
    """Prints in one language.  A terminal gets wrapped columns, a pipe one entry a line.

    Texts never pass through Rich's markup, which would swallow tags such as `[seed]`.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False)

    def text(self, id: str, **args: object) -> str:
        return render(Message(f"cli-rules-{id}", **args), self.language)

    def heading(self, id: str, **args: object) -> None:
        self.paragraph(Text(self.text(id, **args), style="bold"))

    def line(self, id: str, **args: object) -> None:
        self.paragraph(Text(self.text(id, **args)))

    def paragraph(self, text: Text) -> None:
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def gap(self) -> None:
        self.console.print()

    def markdown(self, source: str) -> None:
        if self.console.is_terminal:
            self.console.print(Markdown(source))
        else:
            self.paragraph(Text(source))

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """A table whose columns are named by messages; numbers are set to the right, names are never cut."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for index, column in enumerate(columns):
            numeric = all(isinstance(row[index], int) for row in rows)
            heading = Text(self.text(f"column-{column}"))
            table.add_column(heading, justify="right" if numeric else "left", overflow="fold", no_wrap=index == 0)
        for row in rows:
            table.add_row(*(Text(str(cell)) for cell in row))
        self.console.print(table)
        self.gap()

    def entries(self, entries: Sequence[tuple[str, Text]]) -> None:
        """Texts beside their names."""
        if self.console.is_terminal:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(style="bold", no_wrap=True)
            table.add_column()
            for name, text in entries:
                table.add_row(Text(name), text)
            self.console.print(table)
        else:
            width = max(len(name) for name, _ in entries) + 2
            for name, text in entries:
                self.paragraph(Text(f"{name:{width}}{text}".replace("\n", "\n" + width * " ").rstrip()))
        self.gap()


def _games(printer: _Printer) -> None:
    printer.heading("games")
    printer.table(
        ["game", "sections", "rules"],
        [(game, len(ledger.sections(game)), len(ledger.rules(game))) for game in ledger.games()],
    )
    printer.line("games-hint", game=ledger.games()[0])


def _sections(printer: _Printer, game: str) -> None:
    printer.heading("ledger", game=game, count=len(ledger.rules(game)))
    printer.table(
        ["section", "title", "rules"],
        [(section.number, section.title, len(section.rules)) for section in ledger.sections(game, printer.language)],
    )
    printer.line("sections-hint", game=game, rule=ledger.rules(game)[0].id)


def _look_up(printer: _Printer, games: Sequence[str], words: Sequence[str], with_provenance: bool) -> int:
    """One ID shows the rule, one number a section, other words search."""
    if len(words) == 1:
        named = [(game, rule) for game in games if (rule := ledger.find(game, words[0], printer.language))]
        for game, rule in named:
            _rule(printer, game, rule)
        numbered = [
            (game, section)
            for game in games
            for section in ledger.sections(game, printer.language)
            if str(section.number) == words[0]
        ]
        for game, section in numbered:
            _section(printer, game, section, with_provenance)
        if named or numbered:
            return 0
    found = {game: search(game, words, printer.language) for game in games}
    for game, rules in found.items():
        if rules:
            _found(printer, game, rules, with_provenance)
    if any(found.values()):
        return 0
    printer.line("nothing", words=" ".join(words), games=list(ledger.games()))
    return 1


def _rule(printer: _Printer, game: str, rule: Rule) -> None:
    printer.heading("rule", rule=rule.id, game=game, section=rule.section, title=rule.section_title)
    printer.paragraph(_styled(rule.text))
    printer.paragraph(Text(_provenance_of(printer, rule), style="dim"))
    for name, said in (("source", rule.source), ("ruling", rule.ruling), ("note", rule.note)):
        if said:
            printer.paragraph(Text(printer.text(name, text=said), style="dim"))
    printer.gap()


def _section(printer: _Printer, game: str, section: Section, with_provenance: bool) -> None:
    printer.heading("section", game=game, section=section.number, title=section.title, count=len(section.rules))
    if section.notes:
        printer.markdown(section.notes)
        printer.gap()
    if section.rules:
        _entries(printer, section.rules, with_provenance)


def _found(printer: _Printer, game: str, rules: Sequence[Rule], with_provenance: bool) -> None:
    printer.heading("found", game=game, count=len(rules))
    _entries(printer, rules[:_SHOWN], with_provenance)
    if len(rules) > _SHOWN:
        printer.line("more", count=len(rules) - _SHOWN)


def _entries(printer: _Printer, rules: Iterable[Rule], with_provenance: bool) -> None:
    def text(rule: Rule) -> Text:
        shown = _styled(rule.text)
        if with_provenance:
            shown.append(f"\n{_provenance_of(printer, rule)}", "dim")
        return shown

    printer.entries([(rule.id, text(rule)) for rule in rules])


def _styled(text: str) -> Text:
    """The ledger's text with its emphasis marks taken out and its tags set back."""
    styled = Text(text.replace("**", ""))
    styled.highlight_regex(TAG, "dim")
    return styled


def _provenance_of(printer: _Printer, rule: Rule) -> str:
    kinds = [Message(f"cli-rules-rests-on-{kind}") for kind in rule.provenance]
    return printer.text("rests-on", kinds=kinds)


def _provenance(printer: _Printer, game: str) -> None:
    """How many rules and components are printed, told elsewhere or ours."""
    printer.heading("provenance-rules", game=game)
    rows = []
    for section in ledger.sections(game, printer.language):
        if section.rules:
            counts = Counter(rule.ground for rule in section.rules)
            rows.append([section.number, section.title, len(section.rules), *(counts[ground] for ground in GROUNDS)])
    printer.table(["section", "title", "rules", *GROUNDS], rows)

    if game not in house():  # nobody says where the data of such a game is, or that it tells its sources
        return
    printer.heading("provenance-components", game=game)
    tables: dict[str, Counter[str]] = {}
    for table, record in records(_component_data(game)):
        tables.setdefault(table, Counter())[provenance(record)] += 1
    printer.table(
        ["table", "records", *(kind.replace(" ", "-") for kind in PROVENANCES)],
        [[table, kinds.total(), *(kinds[kind] for kind in PROVENANCES)] for table, kinds in tables.items()],
    )


def _component_data(game: str) -> Mapping[str, object]:
    file = files("chronotable") / "games" / game / "data" / f"{game}.yaml"
    data: dict[str, object] = yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data


def _coverage(printer: _Printer, games: Sequence[str]) -> int:
    root = rule_coverage.checkout()
    if root is None:
        printer.line("coverage-needs-checkout")
        return 2
    measured = rule_coverage.measure(games, root)
    for game, coverage in measured.items():
        _coverage_of(printer, game, coverage)
    return 0 if all(coverage.complete for coverage in measured.values()) else 1


def _taught(printer: _Printer, games: Sequence[str]) -> int:
    """The rules that usual games meet and nobody teaches; 1 where these are too many."""
    shares = []
    for game in games:
        found = rule_teaching.measure(game)
        shares.append(found.share)
        if found.untaught:
            printer.heading("untaught", game=game, count=len(found.untaught))
            shortened = [(rule.id, Text(textwrap.shorten(rule.text, 100, placeholder=" …"))) for rule in found.untaught]
            printer.entries(shortened)
        printer.line(
            "taught-summary",
            game=game,
            games=found.games,
            met=len(found.met),
            taught=len(found.met) - len(found.untaught),
            percent=int(100 * found.share),
            all=found.taught,
            rules=len(ledger.rules(game)),
        )
    return 0 if all(share >= rule_teaching.ENOUGH for share in shares) else 1


def _coverage_of(printer: _Printer, game: str, coverage: rule_coverage.Coverage) -> None:
    lists = {
        "uncovered": [(rule.id, textwrap.shorten(rule.text, 100, placeholder=" …")) for rule in coverage.uncovered],
        "unknown": [(rule_id, ", ".join(places)) for rule_id, places in coverage.unknown.items()],
        "tested-anyway": [(rule_id, "") for rule_id in coverage.tested_anyway],
        "not-executable": list(coverage.not_executable.items()),
    }
    for name, entries in lists.items():
        if entries:
            printer.heading(name, game=game, count=len(entries))
            printer.entries([(rule_id, Text(text)) for rule_id, text in entries])
    printer.line(
        "coverage-summary",
        game=game,
        rules=len(ledger.rules(game)),
        covered=len(coverage.covered),
        uncovered=len(coverage.uncovered),
        excepted=len(coverage.not_executable),
        unknown=len(coverage.unknown),
    )
