"""Numbers and nouns agree in Polish and Ukrainian, for every message with a count."""

from __future__ import annotations

import re

import pytest

from chronotable.kernel.message import Message
from chronotable.locale import render
from tests.locale.ftl import arguments, entries, uses
from tests.worded import typed, worded

NUMBERS = (1, 2, 5, 12, 22)

# The forms that may stand behind a number, by the number's last word: one, few, many.
NOUNS: dict[str, dict[str, tuple[set[str], set[str], set[str]]]] = {
    "pl": {
        "energi": ({"energia", "energię"}, set(), set()),
        "kost": (set(), {"kostki"}, {"kostek"}),
        "wyrw": ({"wyrwa", "wyrwę", "wyrwie"}, {"wyrwy"}, {"wyrw"}),
        "duplika": ({"duplikat", "duplikacie"}, {"duplikaty"}, {"duplikatów"}),
        "kart": ({"karta", "kartę", "karty"}, {"karty"}, {"kart"}),
        "uszkodze": ({"uszkodzenie"}, {"uszkodzenia"}, {"uszkodzeń"}),
        "pętl": ({"pętlę", "pętli"}, {"pętle"}, {"pętli"}),
        "rund": ({"runda", "rundę"}, {"rundy"}, {"rund"}),
        "er": ({"era", "erę", "ery", "erze"}, {"ery"}, {"er"}),
        "jednost": ({"jednostka", "jednostkę"}, {"jednostki"}, {"jednostek"}),
        "Rdze": ({"Rdzeń"}, {"Rdzenie"}, {"Rdzeni"}),
        "Egzoszkielet": ({"Egzoszkielet"}, {"Egzoszkielety"}, {"Egzoszkieletów"}),
        "Paradoks": ({"Paradoks"}, {"Paradoksy"}, {"Paradoksów"}),
    },
    "uk": {
        "енергі": ({"енергія", "енергію"}, {"енергії"}, {"енергії"}),
        "розрив": ({"розрив", "розриву"}, {"розриви"}, {"розривів"}),
        "клон": ({"клон", "клона", "клону"}, {"клонів"}, {"клонів"}),
        "карт": ({"карта", "карту", "карти"}, {"карти"}, {"карт"}),
        "пошкоджен": ({"пошкодження"}, {"пошкодження"}, {"пошкоджень"}),
        "ПЕТ": ({"ПЕТЛЮ", "ПЕТЛІ"}, {"ПЕТЛІ"}, {"ПЕТЕЛЬ"}),
        "епо": ({"епоха", "епоху", "епохи", "епосі"}, {"епохи"}, {"епох"}),
        "раунд": ({"раунд"}, {"раунди"}, {"раундів"}),
        "раз": ({"раз"}, {"рази"}, {"разів"}),
        "одини": ({"одиниця", "одиницю"}, {"одиниці"}, {"одиниць"}),
        "енергояд": ({"енергоядро"}, {"енергоядра"}, {"енергоядер"}),
        "екзокостюм": ({"екзокостюм"}, {"екзокостюми"}, {"екзокостюмів"}),
        "парадокс": ({"парадокс"}, {"парадокси"}, {"парадоксів"}),
    },
}


def category(language: str, number: int) -> int:
    if number % 10 == 1 and (number == 1 or (language == "uk" and number % 100 != 11)):
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


NAMED = ("web-end-winners",)  # who they are is said, so nobody counts them


def counted(language: str) -> list[tuple[str, str]]:
    counting = [id for id in entries(language) if id not in NAMED]
    return [(id, name) for id in counting for name in sorted(uses(language, id).counted)]


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_every_count_agrees_with_its_noun(language: str) -> None:
    checked = 0
    for id, name in counted(language):
        for number in NUMBERS:
            given = dict.fromkeys(arguments(language, id), "…") | {"mood": "do", "whose": "your"}
            text = typed(render(Message(id, **(given | {name: number})), language))
            assert number == 1 or str(number) in text, f"{language}: {id} does not show ${name} = {number}: {text}"
            for digits, word in re.findall(r"(\d+) (?:inn\w+ |інш\w+ |wyczerpan\w+ |активован\w+ )*([^\W\d_]+)", text):
                for stem, forms in NOUNS[language].items():
                    if word.startswith(stem) and any(word in form for form in forms):
                        assert word in forms[category(language, int(digits))], f"{language}: {id}: {text}"
                        checked += 1
    assert checked > 100


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_counts_have_all_forms(language: str) -> None:
    """1, 2 and 5 never read alike, except for Ukrainian energy, a mass noun: 2 and 5 енергії."""
    for id, name in counted(language):
        given = dict.fromkeys(arguments(language, id), "…") | {"mood": "do", "whose": "your"}
        shown = {
            typed(render(Message(id, **(given | {name: number})), language)).replace(str(number), "#")
            for number in (1, 2, 5)
        }
        assert len(shown) > 1, f"{language}: {id}"


MAIN: dict[str, dict[str, tuple[str, ...]]] = {
    "loop-event-energy-added": {
        "pl": ("… trafia 1 energia.", "… trafiają 2 kostki energii.", "… trafia 5 kostek energii.",
               "… trafia 12 kostek energii.", "… trafiają 22 kostki energii."),
        "uk": ("… додано 1 енергію.", "… додано 2 енергії.", "… додано 5 енергії.", "… додано 12 енергії.",
               "… додано 22 енергії."),
    },
    "loop-event-rift-removed": {
        "pl": ("… znika 1 wyrwa.", "… znikają 2 wyrwy.", "… znika 5 wyrw.", "… znika 12 wyrw.", "… znikają 22 wyrwy."),
        "uk": ("… вилучено 1 розрив.", "… вилучено 2 розриви.", "… вилучено 5 розривів.", "… вилучено 12 розривів.",
               "… вилучено 22 розриви."),
    },
    "loop-event-arsenal-recycled": {
        "pl": tuple(f"Zniszczone karty tworzą nowy arsenał ({cards})."
                    for cards in ("1 karta", "2 karty", "5 kart", "12 kart", "22 karty")),
        "uk": tuple(f"Знищені карти утворюють нову велетенську колоду ({cards})."
                    for cards in ("1 карта", "2 карти", "5 карт", "12 карт", "22 карти")),
    },
    "loop-event-mission-damaged": {
        "pl": tuple(f"Misja „…” … ma już {damage}."
                    for damage in ("1 uszkodzenie", "2 uszkodzenia", "5 uszkodzeń", "12 uszkodzeń", "22 uszkodzenia")),
        "uk": tuple(f"Місія «…» … має вже {damage}." for damage in
                    ("1 пошкодження", "2 пошкодження", "5 пошкоджень", "12 пошкоджень", "22 пошкодження")),
    },
    "loop-amount-clone": {
        "pl": ("1 duplikat", "2 duplikaty", "5 duplikatów", "12 duplikatów", "22 duplikaty"),
        "uk": ("1 клона", "2 клонів", "5 клонів", "12 клонів", "22 клонів"),
    },
    "loop-amount-step": {
        "pl": ("o 1 erę", "o 2 ery", "o 5 er", "o 12 er", "o 22 ery"),
        "uk": ("на 1 епоху", "на 2 епохи", "на 5 епох", "на 12 епох", "на 22 епохи"),
    },
    "room25-event-alarm": {
        "pl": tuple(f"Alarm! Razem z obecną {rounds}." for rounds in (
            "została już tylko 1 runda", "zostały już tylko 2 rundy", "zostało już tylko 5 rund",
            "zostało już tylko 12 rund", "zostały już tylko 22 rundy")),
        "uk": tuple(f"Тривога! {rounds}, рахуючи цей." for rounds in (
            "Лишився тільки 1 раунд", "Лишилося тільки 2 раунди", "Лишилося тільки 5 раундів",
            "Лишилося тільки 12 раундів", "Лишилося тільки 22 раунди")),
    },
    "room25-event-countdown": {
        "pl": tuple(f"Odliczanie przyspiesza: {rounds}" for rounds in (
            "to już ostatnia runda!", "razem z obecną zostały 2 rundy.", "razem z obecną zostało 5 rund.",
            "razem z obecną zostało 12 rund.", "razem z obecną zostały 22 rundy.")),
        "uk": tuple(f"Відлік пришвидшується: {rounds}" for rounds in (
            "це вже останній раунд!", "лишилося 2 раунди, рахуючи цей.", "лишилося 5 раундів, рахуючи цей.",
            "лишилося 12 раундів, рахуючи цей.", "лишилося 22 раунди, рахуючи цей.")),
    },
    "room25-event-round-started": {
        "pl": tuple(f"Zaczyna się runda …: {rounds}" for rounds in (
            "ostatnia!", "razem z nią zostały 2 rundy.", "razem z nią zostało 5 rund.",
            "razem z nią zostało 12 rund.", "razem z nią zostały 22 rundy.")),
        "uk": tuple(f"Починається раунд …: {rounds}" for rounds in (
            "останній!", "лишилося 2 раунди, рахуючи цей.", "лишилося 5 раундів, рахуючи цей.",
            "лишилося 12 раундів, рахуючи цей.", "лишилося 22 раунди, рахуючи цей.")),
    },
    "anachrony-amount-energy-core": {
        "pl": ("1 Rdzeń Zasilający", "2 Rdzenie Zasilające", "5 Rdzeni Zasilających", "12 Rdzeni Zasilających",
               "22 Rdzenie Zasilające"),
        "uk": ("1 енергоядро", "2 енергоядра", "5 енергоядер", "12 енергоядер", "22 енергоядра"),
    },
    "anachrony-amount-water": {
        "pl": ("1 jednostka Wody", "2 jednostki Wody", "5 jednostek Wody", "12 jednostek Wody", "22 jednostki Wody"),
        "uk": ("1 одиниця води", "2 одиниці води", "5 одиниць води", "12 одиниць води", "22 одиниці води"),
    },
    "anachrony-option-power": {
        "pl": tuple(f"Zasil {suits}" for suits in ("1 Egzoszkielet", "2 Egzoszkielety", "5 Egzoszkieletów",
                                                   "12 Egzoszkieletów", "22 Egzoszkielety")),
        "uk": tuple(f"Зарядити {suits}" for suits in ("1 екзокостюм", "2 екзокостюми", "5 екзокостюмів",
                                                      "12 екзокостюмів", "22 екзокостюми")),
    },
    "anachrony-event-workers-woken": {
        "pl": tuple(f"Gracz …: {workers}." for workers in (
            "1 Wyczerpany Robotnik staje się Aktywny", "2 Wyczerpanych Robotników staje się Aktywnymi",
            "5 Wyczerpanych Robotników staje się Aktywnymi", "12 Wyczerpanych Robotników staje się Aktywnymi",
            "22 Wyczerpanych Robotników staje się Aktywnymi")),
        "uk": tuple(f"Гравець …: {workers}." for workers in (
            "1 втомлений робітник стає активним", "2 втомлені робітники стають активними",
            "5 втомлених робітників стають активними", "12 втомлених робітників стають активними",
            "22 втомлені робітники стають активними")),
    },
}  # fmt: skip


@pytest.mark.parametrize("id", MAIN)
@pytest.mark.parametrize("language", ["pl", "uk"])
def test_the_main_counts(id: str, language: str) -> None:
    given = dict.fromkeys(arguments(language, id), "…") | {"amount": "exactly"}
    shown = tuple(worded(Message(id, **(given | {"n": number})), language) for number in NUMBERS)
    assert shown == MAIN[id][language]


def test_big_numbers_are_not_grouped() -> None:
    """1,234 in one place and 1 234 in another would be hard to compare."""
    for language in ("en", "pl", "uk"):
        assert "1234567" in worded(Message("kernel-save-huge", size=1234567, largest=4000000), language)
