"""Finished sentences have their no-break spaces and minus signs, by rule; what was given as plain text has none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.text import Text

from chronotable.cli.cells import wrapped
from chronotable.kernel.message import Message, Ref
from chronotable.locale import LANGUAGES, render, sources
from chronotable.locale.typography import HELD, NO_BREAK, RULES, typeset
from chronotable.rule_search import fold

# `_` is a no-break space.
PRINTED = {
    "pl": (
        "W_erze robotów i_u_kresu czasu",
        "Pokój_25 z_budynku, a_w_nim (o_tym) „Z_góry”",
        "Gracz_2 zyskuje 3_PZ, a_Gracz_10 ma 12_PZ",
        "W_łodzi_3 zielony bard, portal_1 zostaje",
        "1_energia, 5_kostek energii, 112_kart, 1_234_rundy, 1,5_rundy, 3–5_er, 1/2/3_PZ",
        "od 1 do 3, 1 albo 2_ery, 1 w_renesansie",
        "dr_Fuks i_machina dra_Fuksa, drem_Fuksem",
        "2._cykl, w_4._turze",
        "−3_PZ (−1), zasięg +1",
        "zasada R25-4.1, pomieszczenie C2 jest puste, kolumna A przesuwa się",
    ),
    "uk": (
        "У_епосі й_в_місті, а_з_ним (о_сьомій) «В_дім»",
        "34_% за 5_мс, 2_МБ, 3 мсти",
        "Перемога_— і_все",
        "колонка А рухається, 3 карти",
    ),
    "en": ("a I 3 VP -1 of dr Faux",),
}


@pytest.mark.parametrize(
    ("language", "printed"), [(language, text) for language in PRINTED for text in PRINTED[language]]
)
def test_sentences_are_typeset(language: str, printed: str) -> None:
    grouped = printed.replace("1_234", f"1{NO_BREAK}234")  # the numbers themselves come with it
    typed = grouped.replace("_", " ").replace("−", "-")
    assert typeset(typed, language).replace(NO_BREAK, "_") == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_typesetting_twice_changes_nothing(language: str) -> None:
    for text in PRINTED[language]:
        once = typeset(text.replace("_", " "), language)
        assert typeset(once, language) == once


def test_messages_come_typeset() -> None:
    era = Ref("loop", "era", "end")
    assert render(Message("loop-event-vortex-opened", era=era), "pl").startswith(f"U{NO_BREAK}kresu")
    assert render(Message("loop-event-vortex-opened", era=era), "uk").startswith(f"У{NO_BREAK}Кінці")
    assert NO_BREAK not in render(Message("loop-event-vortex-opened", era=era), "en")
    several = Message("loop-why-sealed", era=[Ref("loop", "era", "medieval"), Ref("loop", "era", "robots")])
    assert render(several, "pl").endswith(f"w{NO_BREAK}średniowieczu i{NO_BREAK}w{NO_BREAK}erze robotów.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_given_as_plain_text_stays_as_it_is(language: str) -> None:
    """A path can be copied from what is said; and nothing that holds spaces back is ever seen."""
    path = "/home/a b/gry z Anią i 3 PZ/в Києві.txt"
    for given in (path, [path, "o w"]):
        text = render(Message("kernel-pack-missing", file=given), language)
        assert path in text
        assert HELD not in text


def test_the_page_has_the_same_rules() -> None:
    made = Path(__file__).parents[2] / "web" / "src" / "words" / "typography.json"
    rules = {language: [list(rule) for rule in found] for language, found in RULES.items()}
    assert json.loads(made.read_text(encoding="utf-8")) == {"held": HELD, "rules": rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_types_no_break_spaces(language: str) -> None:
    assert [name for name, text in sources(language).items() if NO_BREAK in text or HELD in text] == []


def test_a_search_finds_words_across_no_break_spaces() -> None:
    name = render(Message("loop-card-big-bang-jar"), "pl")
    assert NO_BREAK in name
    assert fold("wybuch w słoiku") in fold(name)


def test_the_terminal_keeps_together_what_belongs_together() -> None:
    text = typeset("Przed akcją albo po niej stój w erze robotów i dodaj 2 kostki energii", "pl")
    lines = [line.plain for line in wrapped(Text(text), 18)]
    assert " ".join(lines) == text
    assert all(len(line) <= 18 for line in lines)
    assert not [line for line in lines if line.endswith((" w", " i", " 2"))]
