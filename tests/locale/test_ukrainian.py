"""What `docs/words/uk.md` asks of Ukrainian words, where a test can see it."""

from __future__ import annotations

import re

import pytest

from chronotable.games.merchants.components import box
from chronotable.games.merchants.naming import ref, townsfolk_message
from chronotable.kernel.message import Message
from tests.locale.ftl import texts
from tests.worded import worded

WORDS = list(texts("uk"))
LETTER = "[а-яіїєґА-ЯІЇЄҐ]"
# Words that would be a second name of something, by what is said instead.
SECOND_NAMES = {
    r"\bоб(ир|ер|ра)[аеиі]": "вибирати",
    r"безкоштовн": "безплатний",
    r"\bстартов": "початковий",
    r"\b[ву] (\w+ )?руці\b": "на руці",
    r"\bмораль\b|\bморалі\b": "моральний дух",
    r"\bпровідник": "навчальна гра",
    r"\bпорад": "підказка",
    r"\bобіцян": "відбиток",
    r"\bваш(а|ої|у) черг": "ваш хід",
    r"\bбульбулятор": "Булькотрон",
    r"застигл\w+ час|заморожен\w+ час": "зупинений час",
    r"\bмає мати\b|\bмають мати\b": "повинен мати",
}


def test_apostrophes_and_dashes() -> None:
    assert [id for id, text in WORDS if re.search(f"{LETTER}'{LETTER}", text)] == []
    assert [id for id, text in WORDS if " – " in text] == []


@pytest.mark.parametrize("wrong", SECOND_NAMES)
def test_one_thing_has_one_name(wrong: str) -> None:
    assert [id for id, text in WORDS if re.search(wrong, text.casefold())] == [], f"say: {SECOND_NAMES[wrong]}"


def test_buttons_are_no_orders() -> None:
    """What can be chosen is an infinitive: an order that begins with "not" reads as a prohibition."""
    order = re.compile(r"(?:(?:Більше|Нічого|Нікого) не |Не )?\w+(?:іть|їть|йте|ьте)(?:ся)?\b", re.IGNORECASE)
    buttons = [(id, text) for id, text in WORDS if re.match(r"(?!web-)[a-z0-9]+-(option|done)-", id)]
    assert [id for id, text in buttons if order.match(text.strip())] == []


def test_names_come_in_the_case_the_sentence_needs() -> None:
    who, boat = ref("piece", "player1"), ref("boat", "boat2")
    noble, relic, other = ref("adventurer", "yellow"), ref("good", "relic_blue"), ref("good", "relic_red")
    card = townsfolk_message(box(()), "l08")
    assert [worded(message, "uk") for message in (
        Message("merchants-event-adventurer-drawn", who=who, adventurer=noble),
        Message("merchants-event-adventurer-seated", who=who, adventurer=noble, boat=boat),
        Message("merchants-event-passenger-returned", who=who, adventurer=noble, boat=boat),
        Message("merchants-event-goods-exchanged", who=who, good=relic, wanted=other, n=1),
        Message("merchants-event-townsfolk-hired", who=who, card=card),
    )] == [
        "Гравець 1 витягує з торби жовтого вельможу.",
        "Гравець 1 садить жовтого вельможу в човен 2.",
        "Гравець 1 повертає жовтого вельможу з човна 2 до торби.",
        "Гравець 1 обмінює синю реліквію на червону реліквію × 1.",
        "Гравець 1 наймає містянина L08.",
    ]  # fmt: skip


@pytest.mark.parametrize(("gold", "said"), [(1, "1 золото"), (2, "2 золота"), (11, "11 золота"), (21, "21 золото")])
def test_gold_is_counted(gold: int, said: str) -> None:
    scored = Message("merchants-result-score", gold=gold, rating=ref("rating", "trader"))
    assert worded(scored, "uk") == f"{said}: Купець."
