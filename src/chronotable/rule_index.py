"""The search index of a game's rules in one language, and looking rules up in it.

`tools/generate` makes the indexes of the games of the house with a dictionary of each language, which knows that
strażnicy are a strażnik (`locale/<language>/rules_index.json` in the game's folder); the terminal and the page search
in these.  A ledger that has none, or another text than the one its index was made from, gets one without a dictionary:
the endings of the language (`search.yaml` with its texts) still bring most forms of a word together.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import permutations
from typing import TypedDict

import yaml

from chronotable import glossary, ledger
from chronotable.games import house, texts_of
from chronotable.ledger import Rule, Section
from chronotable.markdown import TAG
from chronotable.rule_search import IndexData, RuleWords, SearchIndex, fold, guess, is_number, spoken

INDEX_FILE = "rules_index.json"
Basic = Callable[[str], str]  # the basic form of a word, for example its singular

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_TITLE = re.compile(r"(?:[^\s.:]+ ){0,5}[^\s.:]+[.:](?=\s)")  # what a rule begins with: "Free move: ..."
_SHORT = 3  # words of so many letters have too many that look like them
_SURE_ENDING = 2
_MOST = 0.6
_VERSION = 3


class Language(TypedDict):
    """What a search knows of a language; the files say what each of these is."""

    unspoken: str
    prefixes: str
    endings: dict[str, str]
    alike: list[str]


@cache
def _language(language: str) -> Language:
    file = files("chronotable") / "locale" / language / "search.yaml"
    if not file.is_file():
        return Language(unspoken="", prefixes="", endings={}, alike=[])
    said: Language = yaml.safe_load(file.read_text(encoding="utf-8"))
    return said


def made_from(game: str, language: str) -> str:
    """A digest of all that an index is made from."""
    sections = ledger.sections(game, language)
    texts = [(section.number, section.title, [(rule.id, rule.text) for rule in section.rules]) for section in sections]
    terms = [(term.rule, term.name, term.also) for term in glossary.terms(game, language)]
    everything = [_VERSION, texts, terms, glossary.retold(game), _language(language)]
    return hashlib.sha256(json.dumps(everything, ensure_ascii=False).encode()).hexdigest()[:16]


def index_of(game: str, language: str) -> SearchIndex:
    """The index of a game's rules: the one that was made for it, or a plain one."""
    return _house_index(game, language) if game in house() else _index(game, language)


@cache
def _house_index(game: str, language: str) -> SearchIndex:
    return _index(game, language)


def _index(game: str, language: str) -> SearchIndex:
    folder = texts_of(game)
    file = None if folder is None else folder / language / INDEX_FILE
    if file is not None and file.is_file():
        data: IndexData = json.loads(file.read_text(encoding="utf-8"))
        if data["made_from"] == made_from(game, language):
            return SearchIndex(data)
    return SearchIndex(make(game, language, lambda word: word))


def search(game: str, question: str | Sequence[str], language: str = ledger.ENGLISH) -> list[Rule]:
    """The rules that answer a question of some words, best first; a word may be the number of a rule."""
    words = question if isinstance(question, str) else " ".join(question)
    rules = {rule.id: rule for rule in ledger.rules(game, language)}
    return [rules[found] for found in index_of(game, language).search(words)]


def make(game: str, language: str, basic: Basic) -> IndexData:
    """The index of a game's rules, from texts, glossary and what the basic form of a word is."""
    sections = ledger.sections(game, language)
    terms = glossary.terms(game, language)
    known = _language(language)
    called = _names_of_rules(sections, terms)
    texts = [section.title for section in sections]
    texts += [f"{called[rule.id]} {rule.text}" for section in sections for rule in section.rules]
    texts += [word for term in terms for word in (term.name, *term.also)]
    texts += known["alike"]
    bases = _bases(texts, basic, known["endings"])
    silent = frozenset(known["unspoken"].split())

    def told(text: str) -> str:
        """The basic words of a text, but those that say nothing."""
        words = ((fold(word), bases[word]) for word in spoken(TAG.sub("", text)))
        return " ".join(base for word, base in words if word not in silent)

    rules = [
        RuleWords(id=rule.id, chapter=rule.section, called=told(called[rule.id]), text=told(rule.text))
        for section in sections
        for rule in section.rules
    ]
    return IndexData(
        made_from=made_from(game, language),
        language=language,
        prefix=ledger.prefix(game).casefold(),
        unspoken=known["unspoken"],
        prefixes=known["prefixes"],
        endings=known["endings"],
        synonyms=_synonyms(terms, told),
        alike=_alike(known["alike"], told),
        forms=_forms(bases, silent),
        chapters={str(section.number): told(section.title) for section in sections},
        retold=list(glossary.retold(game)),
        rules=rules,
    )


def _names_of_rules(sections: Iterable[Section], terms: Iterable[glossary.Term]) -> dict[str, str]:
    """What each rule is called: its bold words, its first words before a colon, the terms it explains."""
    names = {rule.id: _title(rule) for section in sections for rule in section.rules}
    for term in terms:
        if term.rule in names:
            names[term.rule] = " ".join((names[term.rule], term.name, *term.also))
    return names


def _title(rule: Rule) -> str:
    first = _TITLE.match(rule.text)
    return " ".join([first[0] if first else "", *_BOLD.findall(rule.text)])


def _bases(texts: Iterable[str], basic: Basic, endings: dict[str, str]) -> dict[str, str]:
    """The basic form, as it is compared, of every word of the texts.

    The dictionary does not know many names and rare cases, and takes some forms for those of another word (kafli for a
    kafla).  So a form that it joins with no other form, or with a word that the texts do not have, goes to the word
    whose endings fit.
    """
    words = sorted({word for text in texts for word in spoken(text)})
    bases = {word: fold(word if is_number(word) else basic(word)) for word in words}
    together: dict[str, set[str]] = defaultdict(set)
    for word, base in bases.items():
        together[base].add(fold(word))
    said = {form: [base] for base, forms in together.items() if base in forms for form in forms}
    known = {form: [base] for base, forms in together.items() if len(forms) > 1 for form in (base, *forms)}
    fitting = {end: [other.strip("-") for other in others.split()] for end, others in endings.items()}
    for word, base in bases.items():
        if len(word) <= _SHORT or not word.isalpha():
            continue
        if base not in together[base]:
            bases[word] = next(iter(guess(fold(word), said, fitting, len(word) - _SURE_ENDING)), base)
        if bases[word] == base and len(together[base]) == 1:
            bases[word] = next(iter(guess(fold(word), known, fitting)), base)
            if bases[word] == base:
                known.setdefault(base, [base])
                known.setdefault(fold(word), [base])
    return _joined(bases, fitting)


def _joined(bases: dict[str, str], endings: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Words whose forms go together, most of one with most of the other, are one word: wygrać and wygrana."""
    forms: dict[str, set[str]] = defaultdict(set)
    for word, base in bases.items():
        forms[base] |= {fold(word), base}
    sharing: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for base, all_ in sorted(forms.items()):
        for form in sorted(all_):
            for cut in range(max(_SHORT + 1, len(form) - _SURE_ENDING), len(form) + 1):
                sharing[form[:cut]].append((base, form))
    linked: dict[tuple[str, str], set[str]] = defaultdict(set)
    for stem, found in sharing.items():
        for (base, form), (other, other_form) in permutations(found, 2):
            if base != other and other_form[len(stem) :] in endings.get(form[len(stem) :], ()):
                linked[base, other].add(form)
    one: dict[str, str] = {}
    for base, other in sorted(linked):
        fits = all(len(linked[a, b]) >= max(2, _MOST * len(forms[a])) for a, b in ((base, other), (other, base)))
        if base < other and fits:
            fewer, more = sorted((one.get(base, base), one.get(other, other)), key=lambda word: len(forms[word]))
            one |= {word: more for word, kept in one.items() if kept == fewer} | {fewer: more}
    return {word: one.get(base, base) for word, base in bases.items()}


def _forms(bases: dict[str, str], silent: frozenset[str]) -> dict[str, str]:
    """Every basic word with its forms; an ending alone is written `-ending`."""
    forms: dict[str, set[str]] = defaultdict(set)
    for word, base in bases.items():
        if fold(word) not in silent and not is_number(word):
            forms[base].add(fold(word))
    return {
        base: " ".join(f"-{form[len(base) :]}" if form.startswith(base) else form for form in sorted(found - {base}))
        for base, found in sorted(forms.items())
    }


def _synonyms(terms: Iterable[glossary.Term], told: Callable[[str], str]) -> dict[str, str]:
    """Single words that players may use for a term of one word."""
    found: dict[str, list[str]] = defaultdict(list)
    for term in terms:
        name = told(term.name)
        for other in map(told, term.also):
            if " " not in name + other and name != other and name and other:
                found[other].append(name)
    return {word: " ".join(dict.fromkeys(names)) for word, names in sorted(found.items())}


def _alike(groups: Iterable[str], told: Callable[[str], str]) -> dict[str, str]:
    """For each word those that often mean the same."""
    found: dict[str, list[str]] = defaultdict(list)
    for words in (told(group).split() for group in groups):
        for word in words:
            found[word] += [other for other in words if other != word]
    return {word: " ".join(dict.fromkeys(others)) for word, others in sorted(found.items())}
