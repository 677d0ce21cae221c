"""The rule ledgers: every rule of a game as an object, with its ID, its text and where it comes from.

A ledger is a Markdown file, `rules.md` in the folder of its game.  A rule is a bullet `- **LOOP-8.11** text`, a
sentence or a few for players; indented lines below it belong to it.  What players need not read stands in fields of
their own below it, each a line that begins with its name:

    - **R25-2.4** The row and the column of the central room never slide.
      source: [public: base]
      ruling: why this was decided so, where no source settles it
      note: how the program says it, such as the name of an option

In other languages the same chapters and rules, with their texts alone, are `locale/<language>/rules.md`; a rule that is
missing there is told in English.  A ledger of a game from outside may have its tags, such as [seed], in the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from chronotable.games import all_texts_of, house, ledgers_of, names
from chronotable.kernel.errors import BadOption
from chronotable.markdown import TAG

ENGLISH = "en"
_HEADING = re.compile(r"## (?P<number>\d+)\. (?P<title>.+)")
_BULLET = re.compile(r"- \*\*(?P<id>[A-Z][A-Z0-9]*-(?:\d+\.\d+|EX-\d+))(?: (?P<title>[^*]+))?\*\*\s*(?P<text>.*)")
_FIELD = re.compile(r"(?P<name>source|ruling|note): (?P<text>.*)")
_LIST_ITEM = re.compile(r"(?:[-*|]|\d+\.)\s")
_RULE_ID = re.compile(r"(?:(?P<prefix>[A-Z][A-Z0-9]*)-)?(?P<number>\d+\.\d+|EX-\d+)", re.IGNORECASE)
_KIND_WORDS = {
    "printed": re.compile(r"\bseed\b"),
    "public": re.compile(r"\bpublic\b"),
    "ours": re.compile(r"\b(?:ruling|derived|reconstructions?)\b"),
}

GROUNDS = ("printed", "public", "mixed", "ours")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.  `text` is the ledger's Markdown; tags in it stay, since a tag's place says which part it covers.

    `source` says with tags what it rests on, `ruling` why it was decided so, `note` what only engineers need.
    """

    id: str
    section: int
    section_title: str
    text: str
    tags: tuple[str, ...]
    source: str = ""
    ruling: str = ""
    note: str = ""
    language: str = ENGLISH  # of its text; what else is said of it is English

    @property
    def is_example(self) -> bool:
        return "-EX-" in self.id

    @property
    def provenance(self) -> tuple[str, ...]:
        """What the rule rests on, in this order: `printed` (a rulebook), `public` (other material), `ours`."""
        if self.is_example and not self.tags:
            return self._example_provenance()
        said = " ".join(self.tags)
        if "are reconstructions" in f"{self.text} {self.source}":
            said += " reconstructions"
        return tuple(kind for kind, words in _KIND_WORDS.items() if words.search(said))

    @property
    def ground(self) -> str:
        """The one thing the rule rests on, or `mixed`: one of GROUNDS."""
        return self.provenance[0] if len(self.provenance) == 1 else "mixed"

    def _example_provenance(self) -> tuple[str, ...]:
        """Examples carry no tags: they are the rulebook's, except derived ones and values marked with a star."""
        if "derived from the rule" in self.text:
            return ("ours",)
        return ("printed", "ours") if re.search(r"\w\*", self.text) else ("printed",)


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of a ledger.  `notes` is its Markdown that is no rule: an introduction or a table."""

    number: int
    title: str
    notes: str
    rules: tuple[Rule, ...]


class _RuleLines:
    """Gathers the lines of one rule: wrapped lines are joined, the items of a nested list stay lines of their own."""

    def __init__(self, match: re.Match[str]) -> None:
        self.id = match["id"]
        title = f"{match['title']} " if match["title"] else ""
        self.lines = [title + match["text"]]
        self.item_indent = 0
        self.fields: dict[str, str] = {}

    def add(self, line: str) -> None:
        text = line.strip()
        indent = len(line) - len(line.lstrip())
        if field := _FIELD.fullmatch(text):
            self.fields[field["name"]] = field["text"]
        elif self.fields:
            self.fields[list(self.fields)[-1]] += f" {text}"
        elif _LIST_ITEM.match(text):
            self.item_indent = indent
            self.lines.append(text)
        elif self.item_indent and indent <= self.item_indent:
            self.lines.append(text)
        else:
            self.lines[-1] += f" {text}"


def parse(markdown: str) -> tuple[Section, ...]:
    """The sections of a ledger with their rules; what stands before the first section is left out."""
    sections: list[Section] = []
    heading: re.Match[str] | None = None
    notes: list[str] = []
    rules: list[_RuleLines] = []
    in_rule = False

    def close() -> None:
        if heading is not None:
            sections.append(_section(heading, notes, rules))

    for line in markdown.splitlines():
        if found := _HEADING.fullmatch(line.rstrip()):
            close()
            heading, notes, rules, in_rule = found, [], [], False
        elif heading is None:
            continue
        elif bullet := _BULLET.fullmatch(line.rstrip()):
            rules.append(_RuleLines(bullet))
            in_rule = True
        elif in_rule and line[:1].isspace():
            rules[-1].add(line)
        elif line.strip():
            notes.append(line.rstrip())
            in_rule = False
    close()
    return tuple(sections)


def _section(heading: re.Match[str], notes: list[str], rules: list[_RuleLines]) -> Section:
    number = int(heading["number"])
    title = TAG.sub("", heading["title"]).strip()
    section_tags = tuple(TAG.findall(heading["title"]))
    made = []
    for lines in rules:
        text = "\n".join(lines.lines)
        tags = TAG.findall(f"{text} {lines.fields.get('source', '')}")
        made.append(Rule(lines.id, number, title, text, tuple(tags) or section_tags, **lines.fields))
    return Section(number, title, "\n".join(notes), tuple(made))


def games() -> tuple[str, ...]:
    """The games that have a ledger."""
    return tuple(name for name in names() if _has_rules(name))


def _has_rules(game: str) -> bool:
    """Does the game have a ledger with a rule in it?  One that cannot be loaded has none to show."""
    try:
        return any(section.rules for section in _sections(game))
    except BadOption:
        return False


def sections(game: str, language: str = ENGLISH) -> tuple[Section, ...]:
    """The chapters of a game's ledger; a game without one is a ValueError that names those that have one."""
    if not _has_rules(game):
        raise ValueError(f"no rule ledger for {game!r}; there are: {', '.join(games())}")
    original = _sections(game)
    return original if language == ENGLISH else _translated(original, translation(game, language), language)


def translation(game: str, language: str) -> tuple[Section, ...]:
    """What there is of a game's ledger in another language."""
    found = [folder / language / "rules.md" for folder in all_texts_of(game)]
    return tuple(section for file in found if file.is_file() for section in _parsed(file.read_text(encoding="utf-8")))


@cache
def _translated(original: tuple[Section, ...], words: tuple[Section, ...], language: str) -> tuple[Section, ...]:
    titles = {section.number: section for section in words}
    texts = {rule.id: rule.text for section in words for rule in section.rules}

    def rule_in_words(rule: Rule, title: str) -> Rule:
        if rule.id not in texts:
            return replace(rule, section_title=title)
        return replace(rule, section_title=title, text=texts[rule.id], language=language)

    def section_in_words(section: Section) -> Section:
        own = titles.get(section.number)
        title = own.title if own else section.title
        rules = tuple(rule_in_words(rule, title) for rule in section.rules)
        return replace(section, title=title, notes=own.notes if own else section.notes, rules=rules)

    return tuple(map(section_in_words, original))


def _sections(game: str) -> tuple[Section, ...]:
    return _house_sections(game) if game in house() else _read(game)


@cache
def _house_sections(game: str) -> tuple[Section, ...]:
    return _read(game)


def _read(game: str) -> tuple[Section, ...]:
    return tuple(section for file in ledgers_of(game) for section in _parsed(file.read_text(encoding="utf-8")))


@cache
def _parsed(markdown: str) -> tuple[Section, ...]:
    return parse(markdown)


def rules(game: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """Every rule and worked example of a game, in the ledger's order."""
    return tuple(rule for section in sections(game, language) for rule in section.rules)


def prefix(game: str) -> str:
    """What the game's rule IDs begin with, such as `LOOP`."""
    return rules(game)[0].id.partition("-")[0]


def find(game: str, rule_id: str, language: str = ENGLISH) -> Rule | None:
    """The rule with this ID; `8.11`, `loop-8.11` and `LOOP-8.11` name the same rule."""
    match = _RULE_ID.fullmatch(rule_id.strip())
    if match is None:
        return None
    wanted = f"{match['prefix'] or prefix(game)}-{match['number']}".upper()
    return next((rule for rule in rules(game, language) if rule.id == wanted), None)
