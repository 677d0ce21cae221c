"""The three languages say the same things."""

from __future__ import annotations

import re

import pytest

from chronotable import ledger
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, _bundle, message_ids, render_strictly, sources
from tests.locale.ftl import arguments, entries, texts, uses
from tests.locale.produced import PREFIXES

ALLOWED = {"A", "B", "V-Girl", "JSON", "YAML", "yaml", "20-two-rifts", "minutes", "steps", "UTF-8", "III"}
ALLOWED |= {"done", "pack", "cards", "destruction", "card_origin", "arrival", "any_era"}  # words of keys and packs
ALLOWED |= {"Path", "game", "check", "ignore", "reset"}  # words of the library's calls
ALLOWED |= {"players", "paths", "leaders", "harder_two_player", "era", "fate"}  # words of options and positions
RULE = re.compile(rf"({'|'.join(map(ledger.prefix, ledger.games()))})-\d+")  # numbers of rules are the same everywhere
# Columns and sides of boards have Latin letters everywhere.
COORDINATES = ("room25-line-column-", "anachrony-side-")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_formed(language: str) -> None:
    assert len(entries(language)) > 300


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_the_same_arguments(language: str) -> None:
    differing = {
        id: (arguments("en", id), arguments(language, id))
        for id in entries("en")
        if arguments("en", id) != arguments(language, id)
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_translations_distinguish_the_same_words(language: str) -> None:
    """A select on `$era` that English has with 14 words must not lack one in Polish, unless the others are the same."""
    for id in entries("en"):
        english, translated = uses("en", id).selected, uses(language, id).selected
        for name in english.keys() & translated.keys() - {"mood", "whose", "amount"}:
            unknown = translated[name] - english[name]
            assert not unknown, f"{language}: {id} compares ${name} with {unknown}, which English does not know"


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    for id in entries(language):
        assert uses(language, id).messages <= entries(language).keys()


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("en", "[^\\W\\d_a-zA-Z]"), ("pl", "[^\\W\\d_a-zA-ZąćęłńóśźżĄĆĘŁŃÓŚŹŻ]"), ("uk", "[a-zA-ZыЫэЭъЪёЁ]")],
)
def test_letters_belong_to_the_language(language: str, foreign: str) -> None:
    """No stray Latin letter in a Ukrainian word and no Cyrillic one in a Polish word."""
    for id, text in texts(language):
        if not id.startswith(PREFIXES) or id.startswith(COORDINATES):
            continue
        strange = [word for word in re.findall(r"[\w-]+", text) if re.search(foreign, word)]
        strange = [word for word in strange if not RULE.fullmatch(word) and not re.fullmatch(r"[A-Z]\d{0,2}", word)]
        assert set(strange) <= ALLOWED, f"{language}: {id}: {strange}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """No double spaces, no space before a full stop, quotation marks of the language."""
    for id, text in texts(language):
        if not id.startswith(PREFIXES):
            continue
        assert "  " not in text, f"{language}: {id}"
        assert not re.search(r"\s[.,!?]", text), f"{language}: {id}"
        if language != "en":
            assert '"' not in text, f"{language}: {id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_in_a_file_of_its_group(language: str) -> None:
    """A file is read when a message of its group is asked for: one that lies elsewhere is shown in English, or not."""
    for name, source in sources(language).items():
        group = name.removesuffix(".ftl").partition("_")[0]
        lost = [id for id in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE) if not id.startswith(f"{group}-")]
        assert lost == [], f"{language}/{name}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_set_up_screen_has_no_english_line(language: str) -> None:
    """In a fresh program, which has read no file for another reason."""
    _bundle.cache_clear()
    for game in names():
        for option in find_game(game).option_schema()["properties"]:
            message = Message(f"cli-option-{option.replace('_', '-')}")
            assert message.id in message_ids("en"), f"{game}: {option} has no title"
            assert render_strictly(message, language)
