"""Names and talk: everything that can be seen stays, in any script; nothing that cannot be seen is a name."""

from __future__ import annotations

import unicodedata

import pytest

from chronotable.server.table.plain_text import plain_text


@pytest.mark.parametrize(
    "text",
    [
        "Kasia",
        "Олег",
        "Łukasz Żółć",
        "李小龍",
        "김철수",
        "דָּוִד",
        "مُحَمَّد",
        "ก้ำ",
        "Nguyễn Văn Ướt",
        "👩‍👧 🏳️‍🌈",
        "हिन्दी",
        "☺️",
        "a < b & c",
    ],
)
def test_what_people_write_stays(text: str) -> None:
    assert plain_text(text, 100) == plain_text(plain_text(text, 100), 100)
    assert plain_text(text, 100) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    "text",
    [
        "\u200d",
        "\u3164",
        "\u2800",
        "\u115f",
        "\u1160",
        "\u034f",
        "\uffa0",
        "\ufe0f",
        "\u17b4",
        "\u00ad",
        "\u2063",
        "\U000e0041",
        "\u0301",
        "\u0301\u0302",
        " \u3000\u00a0 ",
        "\u200d \u3164\u034f",
        "\ud800",
        "\ue000",
        "\U000e0100",
    ],
)
def test_what_cannot_be_seen_is_nothing(text: str) -> None:
    """Seen to fail with what `plain_text` was before: most of these were names."""
    assert plain_text(text, 100) == ""


def test_marks_do_not_pile_up() -> None:
    assert plain_text("Z" + "\u0335" * 24 + "algo", 100) == "Z" + "\u0335" * 4 + "algo"


def test_one_line_and_no_more_than_allowed() -> None:
    assert plain_text("  one\n\ttwo\x00three\u202e ", 100) == "one two three"
    assert plain_text("x" * 50, 24) == "x" * 24
    assert plain_text("a" * 23 + "👩\u200d👧", 25) == "a" * 23 + "👩"
