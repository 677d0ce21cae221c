"""No-break spaces and the minus sign, put into finished sentences by rule: nobody types them into the Fluent files.

The rules are data, for Python and for the page alike (`tools/generate` writes them to `web/src/words/typography.json`):
what a pattern finds becomes the sign beside it, one rule after the other.  The patterns use only what Python and
JavaScript read in the same way, and begin with the character that is replaced: so both find the few places quickly.
Why the rules are as they are: docs/words/pl.md and docs/words/uk.md.
"""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
HELD: Final = "\ue000"  # a space of a path, a key or anything else that was given as plain text: no rule touches it
MINUS: Final = "−"

_LATIN = "A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż"
_CYRILLIC = "А-ЩЬЮЯЄІЇҐа-щьюяєіїґ"
_NAMED = (  # Polish nouns with a number behind them that names and does not count: "Gracz 2", "runda 5", "Pokój 25"
    "cykl", "cyklu", "dnia", "dniu", "dzień", "drużyna", "elektrownia", "elektrownię", "era", "erę", "ery", "erze",
    "fabryka", "fabrykę", "godzina", "godzinę", "godzinie", "gracz", "gracza", "karta", "laboratorium", "łodzi",
    "łódź", "miejsca", "miejsce", "miejscu", "numer", "opcja", "opcję", "pokojem", "pokoju", "pokój", "pola",
    "pole", "polu", "portal", "portalu", "robot", "robota", "rozdział", "runda", "rundzie", "sezon", "sezonem",
    "sezonu", "szereg", "tura", "turze", "wiersz", "wiersza", "wyborze", "wyboru", "wybór", "życia",
)  # fmt: skip
_NO_UNITS = "do|na|ze|we|po|za|od|dla|przy|lub|albo|oraz|to|jest|nie|ma|się"  # what stands behind a number by chance


def _after(*words: str) -> str:
    """Behind a space: one of the words (patterns of one length each) stands before it."""
    return "(?:" + "|".join(f"(?<={word} )" for word in words) + ")"


def _after_letter(letters: str, capitals: str) -> str:
    """Behind a space: a word of one letter stands before it.  A capital is such a word only where a sentence begins."""
    begun = (f"^[{capitals}]", f"[.!?…:] [{capitals}]", f"[(„«][{capitals}]")
    return _after(rf"(?<![^\s(„«])[{letters}]", *begun) + r"(?=\S)"


def _either(*places: str) -> str:
    return " (?:" + "|".join(places) + ")"


def _named() -> str:
    words = [rf"(?<![{_LATIN}])[{word[0].upper()}{word[0]}]{word[1:]}" for word in _NAMED]
    return " (?=[0-9])" + _after(*words, r"Z\.R\.B\.")


def _counted() -> str:
    """A number and its unit: "2 PZ", "3 rundy".  The number of a name (see above) has none."""
    alone = rf"(?<![0-9{_LATIN}.,\u00a0-])[0-9]"
    numbers = (alone, f"{alone}[0-9]", f"{alone}[0-9][0-9]", r"[0-9]\u00a0[0-9][0-9][0-9]", "[0-9],[0-9]")
    return rf"(?=[{_LATIN}][{_LATIN}])(?!(?:{_NO_UNITS}) )" + _after(*numbers)


RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "pl": (
        (r"-(?=[0-9])(?<![^\s(„:]-)", MINUS),
        (_named(), NO_BREAK),
        (
            _either(
                _after_letter("aiouwz", "AIOUWZ"),
                _counted(),
                r"(?<=[0-9]\. )(?=[a-ząćęłńóśźż])",  # "2. cykl"
                _after(*(rf"(?<![{_LATIN}]){title}" for title in ("[Dd]r", "dra", "drowi", "drem"))) + "(?=[A-ZŁŚŻ])",
            ),
            NO_BREAK,
        ),
    ),
    "uk": (
        (
            _either(
                _after_letter("авзійоу", "АВЗІЙОУ"),
                rf"(?<=[0-9] )(?=(?:%|мс|МБ)(?![{_CYRILLIC}]))",
                "(?=— )",
            ),
            NO_BREAK,
        ),
    ),
}

_COMPILED = {language: [(re.compile(pattern), sign) for pattern, sign in rules] for language, rules in RULES.items()}


def typeset(text: str, language: str) -> str:
    """A finished sentence as its language is printed.  Held spaces become plain ones again."""
    for pattern, sign in _COMPILED.get(language, ()):
        text = pattern.sub(sign, text)
    return text.replace(HELD, " ")


def held(text: str) -> str:
    """Plain text that goes into a sentence as it is: `typeset` leaves its spaces alone."""
    return text.replace(" ", HELD)
