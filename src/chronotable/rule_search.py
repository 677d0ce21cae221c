"""Finding the rules that answer a question, in a search index of one game and language.

An index is made by `rule_index` and holds, for every rule, its words in their basic form.  The page searches the same
index in the same way (`web/src/rules/search.ts`); `web/src/rules/recorded_searches.json` has searches that both must
answer alike, so whoever changes one changes the other.

A word of a question is looked up as it was typed, without marks and capitals; if no text has this form of it, by the
endings of its language (strażnikiem: strażnik); else as the beginning of a word, or as one with a letter wrong.  A rule
counts more where the word is rare, stands in what the rule is called or begins with, and where all words are together.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final, TypedDict

_TOKEN: Final = re.compile(
    r"(?P<id>\b(?:[a-z][a-z0-9]*-)?(?:\d+\.\d+|ex-\d+)\b)"
    r"|(?P<initials>\b[^\W\d_](?:\.[^\W\d_])+\b)"
    r"|(?P<word>[^\W_]+(?:'[^\W_]+)*)"
)
_APOSTROPHES: Final = str.maketrans({"’": "'", "ʼ": "'", "`": "'"})
_LETTERS: Final = str.maketrans({"ł": "l", "ґ": "г", "ß": "s"})

# How well a word of the question may be known, from its own form to one with a letter wrong.
_AS_TYPED, _BY_ENDING, _BEGINNING, _MISTYPED = 1.0, 0.9, 0.6, 0.5
_SYNONYM, _RELATIVE, _ALIKE = 0.7, 0.65, 0.5
_SHORTEST_STEM, _SHORTEST_BEGINNING, _SHORTEST_MISTYPED, _SHORTEST_RELATIVE = 3, 3, 5, 5
_COMMON = 0.65  # how much of a word its relatives share
# What a word weighs by where it stands.
_CALLED, _FIRST, _TEXT, _CHAPTER = 3.5, 1.6, 1.0, 0.7
_FIRST_WORDS = 8
_OPENING = 1.3  # a chapter begins with what it is about: its title counts more for its first rules
_RETOLD = 0.55  # examples and lists that say again what a rule of another chapter said
_SATURATION, _LENGTH = 1.2, 0.35
_REFERRED = 0.05  # a rule that others refer to is more likely the one that settles it
_TOGETHER = 0.4
_TOO_FEW = 0.34  # less of the question than the best rule answers, by this much, is no answer


class RuleWords(TypedDict):
    """A rule: what it is called (its bold words, and the names of things it defines), and what it says."""

    id: str
    chapter: int
    called: str
    text: str


class IndexData(TypedDict):
    """An index as it is kept: words are separated by spaces, a form that begins with `-` is an ending of its word."""

    made_from: str
    language: str
    prefix: str
    unspoken: str
    prefixes: str
    endings: dict[str, str]
    synonyms: dict[str, str]
    alike: dict[str, str]
    forms: dict[str, str]
    chapters: dict[str, str]
    retold: list[int]
    rules: list[RuleWords]


def fold(text: str) -> str:
    """The text without accents, case and kinds of apostrophe, for comparing: `Złodziejka` becomes `zlodziejka`."""
    plain = text.casefold().translate(_APOSTROPHES).translate(_LETTERS)
    decomposed = unicodedata.normalize("NFKD", plain)
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def placed(text: str) -> list[tuple[str, int, int]]:
    """The words of a text with their accents, small, and where they stand.

    `A.B.M.` is one word, so is the number of a rule.
    """
    plain = text.casefold().translate(_APOSTROPHES)
    return [(_spoken(match), match.start(), match.end()) for match in _TOKEN.finditer(plain)]


def spoken(text: str) -> list[str]:
    """The words of a text with their accents, small."""
    return [word for word, _, _ in placed(unicodedata.normalize("NFC", text))]


def _spoken(match: re.Match[str]) -> str:
    word = match[0]
    return word.replace(".", "") if match["initials"] else word.removesuffix("'s").replace("'", "")


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return [fold(word) for word in spoken(text)]


def is_number(word: str) -> bool:
    """Is the word the number of a rule, with or without its letters?"""
    match = _TOKEN.fullmatch(word)
    return match is not None and match["id"] is not None


def guess(
    word: str, known: Mapping[str, Sequence[str]], endings: Mapping[str, Sequence[str]], shortest: int = 0
) -> list[str]:
    """What a form that no text has may be a form of: the words with the longest common beginning and fitting ends."""
    for cut in range(len(word), max(_SHORTEST_STEM, shortest) - 1, -1):
        stem, end = word[:cut], word[cut:]
        found = [base for other in endings.get(end, ()) for base in known.get(stem + other, ())]
        if found:
            return list(dict.fromkeys(found))
    return []


class SearchIndex:
    """An index, unfolded for searching."""

    def __init__(self, data: IndexData) -> None:
        self.data = data
        self.unspoken = frozenset(data["unspoken"].split())
        self.endings = {end: [other.strip("-") for other in all_.split()] for end, all_ in data["endings"].items()}
        self.prefixes = data["prefixes"].split()
        self.synonyms = {word: others.split() for word, others in data["synonyms"].items()}
        self.alike = {word: others.split() for word, others in data["alike"].items()}
        self.rules = data["rules"]
        self.ids = {rule["id"].casefold(): at for at, rule in enumerate(self.rules)}

    @cached_property
    def forms(self) -> dict[str, list[str]]:
        """The basic words of every form."""
        found: dict[str, list[str]] = defaultdict(list)
        for base, forms in self.data["forms"].items():
            for form in (base, *forms.split()):
                found[base + form[1:] if form.startswith("-") else form].append(base)
        return found

    @cached_property
    def sequences(self) -> list[list[str]]:
        return [f"{rule['called']} {rule['text']}".split() for rule in self.rules]

    @cached_property
    def weights(self) -> dict[str, dict[int, float]]:
        """How much each word counts in each rule."""
        counted: list[dict[str, float]] = []
        places: Counter[int] = Counter()
        for rule in self.rules:
            counts: dict[str, float] = defaultdict(float)
            places[rule["chapter"]] += 1
            for word in self.data["chapters"][str(rule["chapter"])].split():
                counts[word] += _CHAPTER + _OPENING / places[rule["chapter"]]
            for word in rule["called"].split():
                counts[word] += _CALLED
            for at, word in enumerate(rule["text"].split()):
                counts[word] += _FIRST if at < _FIRST_WORDS else _TEXT
            counted.append(counts)
        lengths = [len(sequence) for sequence in self.sequences]
        usual = sum(lengths) / max(1, len(lengths))
        found: dict[str, dict[int, float]] = defaultdict(dict)
        for at, counts in enumerate(counted):
            slack = _SATURATION * (1 - _LENGTH + _LENGTH * lengths[at] / usual)
            for word, count in counts.items():
                found[word][at] = count * (_SATURATION + 1) / (count + slack)
        return found

    @cached_property
    def standing(self) -> list[float]:
        """What each rule counts apart from its words."""
        referred = Counter(word for sequence in self.sequences for word in set(sequence) if word in self.ids)
        retold = set(self.data["retold"])
        return [
            (1 + _REFERRED * min(5, referred[rule["id"].casefold()])) * (_RETOLD if rule["chapter"] in retold else 1)
            for rule in self.rules
        ]

    def search(self, question: str) -> list[str]:
        """The IDs of the rules that answer, best first."""
        asked = [word for word in words_of(question) if word not in self.unspoken]
        named = [at for word in asked if (at := self.ids.get(self._numbered(word), -1)) >= 0]
        meanings = [self._meanings(word) for word in asked]
        meanings = [meant for meant in meanings if any(base in self.weights for base in meant)]
        rarity = [self._rarity(meant) for meant in meanings]
        hits = [self._hits(meant, rare) for meant, rare in zip(meanings, rarity, strict=True)]
        scores: dict[int, tuple[float, float]] = {}
        for at in sorted({at for hit in hits for at in hit}):
            here = [hit.get(at, 0.0) for hit in hits]
            answered = sum(rare for rare, score in zip(rarity, here, strict=True) if score) / sum(rarity)
            total = sum(here) + self._together(meanings, here, self.sequences[at])
            scores[at] = (answered, round(total * answered * self.standing[at], 6))
        most = max((answered for answered, _ in scores.values()), default=0.0)
        found = [at for at, (answered, _) in scores.items() if answered > most - _TOO_FEW]
        found.sort(key=lambda at: (-scores[at][1], at))
        return [self.rules[at]["id"] for at in dict.fromkeys([*named, *found])]

    def _numbered(self, word: str) -> str:
        """The number of a rule with its letters."""
        return word if "-" in word and not word.startswith("ex-") else f"{self.data['prefix']}-{word}"

    def _meanings(self, word: str) -> dict[str, float]:
        """The basic words that a word of the question may stand for, and how surely."""
        if is_number(word):
            return {self._numbered(word): 1.0}
        known = dict(self._known(word))
        for base, sure in list(known.items()):
            for other in self.synonyms.get(base, ()):
                known.setdefault(other, _SYNONYM * sure)
        for base, sure in list(known.items()):
            for other in self._relatives(base):
                known.setdefault(other, _RELATIVE * sure)
            for other in self.alike.get(base, ()):
                known.setdefault(other, _ALIKE * sure)
        return known

    def _known(self, word: str) -> Iterator[tuple[str, float]]:
        if found := self.forms.get(word):
            return ((base, _AS_TYPED) for base in found)
        if guessed := guess(word, self.forms, self.endings):
            return ((base, _BY_ENDING) for base in guessed)
        if len(word) >= _SHORTEST_BEGINNING and (
            begun := [base for form in self.forms if form.startswith(word) for base in self.forms[form]]
        ):
            return ((base, _BEGINNING) for base in begun)
        near = [base for form in self.forms if _one_letter_apart(word, form) for base in self.forms[form]]
        if len(word) >= _SHORTEST_MISTYPED and near:
            return ((base, _MISTYPED) for base in near)
        return ((base, _MISTYPED) for base in self._relatives(word))

    def _relatives(self, base: str) -> Iterator[str]:
        """Words of the same family: evacuate, evacuation; sold, unsold."""
        roots = self._roots(base)
        begins = [root[: max(_SHORTEST_RELATIVE, math.ceil(len(root) * _COMMON))] for root in roots]
        return (
            other
            for other in self.data["forms"]
            if other != base and any(root.startswith(begin) for root in self._roots(other) for begin in begins)
        )

    def _roots(self, base: str) -> list[str]:
        """The word, and what is left of it without a prefix, if that is long enough to say something."""
        bare = [base[len(prefix) :] for prefix in self.prefixes if base.startswith(prefix)]
        return [root for root in (base, *bare) if len(root) >= _SHORTEST_RELATIVE]

    def _rarity(self, meant: Mapping[str, float]) -> float:
        said = {base: sure for base, sure in meant.items() if base in self.weights}
        best = max(said.values())
        rules = {at for base, sure in said.items() if sure == best for at in self.weights[base]}
        return math.log(1 + (len(self.rules) - len(rules) + 0.5) / (len(rules) + 0.5))

    def _hits(self, meant: Mapping[str, float], rarity: float) -> dict[int, float]:
        """How well each rule answers one word."""
        found: dict[int, float] = {}
        for base, sure in meant.items():
            for at, weight in self.weights.get(base, {}).items():
                found[at] = max(found.get(at, 0.0), sure * weight * rarity)
        return found

    def _together(
        self, meanings: Sequence[Mapping[str, float]], hits: Sequence[float], sequence: Sequence[str]
    ) -> float:
        """More, where words that stand side by side in the question do so in the rule."""
        extra = 0.0
        for (one, hit), (other, next_hit) in pairwise(zip(meanings, hits, strict=True)):
            if hit and next_hit and any(a in one and b in other for a, b in pairwise(sequence)):
                extra += _TOGETHER * min(hit, next_hit)
        return extra


def _one_letter_apart(word: str, other: str) -> bool:
    """One letter more, less or another, or two neighbours swapped."""
    if abs(len(word) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(word), len(other)) and word[start] == other[start]:
        start += 1
    rest, other_rest = word[start:], other[start:]
    return (
        rest[1:] == other_rest[1:]
        or rest == other_rest[1:]
        or rest[1:] == other_rest
        or (len(rest) > 1 and rest[:2] == other_rest[1::-1] and rest[2:] == other_rest[2:])
    )
