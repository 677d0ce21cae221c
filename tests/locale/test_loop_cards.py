"""Card texts are made from effect data: they read well in every language, whatever a pack combines."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest

from chronotable.games.loop.components import data
from chronotable.games.loop.effect_text import effect_label, effect_message
from chronotable.games.loop.terms import SELECTOR_TERMS
from chronotable.locale import LANGUAGES
from tests.worded import worded

CARDS = {card["id"]: card for card in data()["starting_cards"] + data()["arsenal_cards"]}
AMOUNTS: list[Any] = [1, 2, 5, {"min": 1, "max": 2}, {"min": 1, "max": 3}, {"min": 0, "max": 2}, "any", "all"]
STEPS = AMOUNTS[:-1]
THOROUGH = os.environ.get("CHRONOTABLE_THOROUGH") == "1"
OPERATIONS: list[dict[str, Any]] = [
    *({"add_energy": {"era": era, "n": n}} for era in SELECTOR_TERMS for n in (1, 2, 5)),
    *({"remove_rift": {"era": era, "n": n}} for era in SELECTOR_TERMS for n in (1, 2, 5, "all")),
    *({"push_clone": {"from": era, "n": n}} for era in SELECTOR_TERMS for n in AMOUNTS),
    *({"pull_clone": {"n": n}} for n in AMOUNTS),
    *({"destroy_clone": {"era": era, "n": n}} for era in SELECTOR_TERMS for n in AMOUNTS),
    *({"move_self": {"steps": n}} for n in STEPS),
    *({"move_self": {"steps": n, "carry": {"pickup": where}}} for n in STEPS for where in ("path", "vortex")),
    *({"move_self": {"to": era}} for era in SELECTOR_TERMS),
    *({"move_agent": {"who": who, "steps": n}} for who in ("other", "any") for n in STEPS),
    *({"move_agent": {"who": who, "to": era}} for who in ("other", "any") for era in SELECTOR_TERMS),
    {"swap_agents": {"with": "other"}},
    *({"draw": {"who": who, "n": n}} for who in ("self", "other") for n in (1, 2, 5)),
    *({"lose_card": {"n": n, "how": how}} for n in (1, 2, 5) for how in ("discard", "destroy", "either")),
    *({"reveal_card": {"n": n}} for n in (1, 2, 5)),
    *({"take_available": {"era": era}} for era in SELECTOR_TERMS),
    *({"use_available": {"era": era}} for era in SELECTOR_TERMS),
    {"let_agent_use": {"who": "other"}},
    *({"ready": {"n": n}} for n in (1, 2, 5)),
    *(
        {"match": {"element": element, "to": to, "era": era, "direction": direction}}
        for element in ("energy", "rift")
        for to in ("rift", "clone")
        for era in SELECTOR_TERMS
        for direction in ("add", "remove")
        if element != to
    ),
]


def nested(effect: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The effect alone and inside everything that effects can stand in."""
    other = {"draw": {"who": "self", "n": 1}}
    return [
        [effect],
        [other, effect],
        [{"choose": [[effect], [other]]}],
        [{"choose": [[other], [effect], [other, effect]]}],
        [{"may": [effect]}],
        [{"if_other_agent_here": [effect]}],
        [{"each_player": [effect, other]}],
        [{"each_player": [{"may": [effect]}]}],
        [{"each_player": [{"if_other_agent_here": [effect]}]}],
    ]


def check(text: str, language: str) -> None:
    assert not re.search(r"[{}$_]|\?\?\?|loop-|  | [.,;]|,,|\.\.", text), f"{language}: {text}"
    assert text[0] == text[0].upper(), f"{language}: {text}"
    latin = re.findall(r"[A-Za-z]", text) if language == "uk" else re.findall("[а-яіїєґ]", text.lower())
    assert not latin, f"{language}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    assert len(CARDS) == 79
    for card in CARDS.values():
        text = worded(effect_message(card["effect"]), language)
        check(text, language)
        assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said_in_every_place(language: str) -> None:
    for number, operation in enumerate(OPERATIONS):
        places = nested(operation)
        for effect in places if THOROUGH else [places[0], *places[1 + (number + number // 3) % 3 :: 3]]:
            check(worded(effect_message(effect), language), language)
            label = worded(effect_label(effect), language)
            check(label, language)
            assert not label.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_and_amounts_never_read_alike(language: str) -> None:
    """Two different effects have two different texts; "match" alone may ignore a count."""
    said: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        text = worded(effect_message([operation]), language)
        assert text not in said, f"{language}: {operation} reads like {said[text]}: {text}"
        said[text] = operation


def test_no_effect() -> None:
    assert worded(effect_message([]), "en") == "No effect"
    assert worded(effect_label([]), "pl") == "Brak efektu"


def test_on_a_button_an_effect_is_no_order_where_the_language_has_none_there() -> None:
    label = effect_label(CARDS["ion_chronograph"]["effect"])
    assert [worded(label, language) for language in LANGUAGES] == [
        "In another agent’s era, remove 1 rift or add 1 energy",
        "W erze innego agenta usuń 1 wyrwę albo dodaj 1 energię",
        "В епосі іншого агента вилучити 1 розрив або додати 1 енергію",
    ]


TEXTS = {
    "ion_chronograph": (
        "In another agent’s era, remove 1 rift or add 1 energy.",
        "W erze innego agenta usuń 1 wyrwę albo dodaj 1 energię.",
        "В епосі іншого агента вилучіть 1 розрив або додайте 1 енергію.",
    ),
    "gutenberg_wormhole": (
        "Remove 1 rift from your era and 1 rift from a vortex.",
        "Usuń 1 wyrwę ze swojej ery i 1 wyrwę z wybranego wiru.",
        "Вилучіть 1 розрив зі своєї епохи та 1 розрив з вибраного вихору.",
    ),
    "global_power_strip": (
        "Add 1 energy to your era or 1 energy to each vortex.",
        "Dodaj 1 energię do swojej ery albo 1 energię na każdy wir.",
        "Додайте 1 енергію у свою епоху або 1 енергію в кожен вихор.",
    ),
    "first_wheel": (
        "Draw 1 card. Move to any era.",
        "Dobierz 1 kartę. Przemieść się, dokąd chcesz.",
        "Візьміть 1 карту. Перемістіться куди завгодно.",
    ),
    "double_joystick": (
        "Move 1 or 2 eras; you may carry along 1 clone picked up on a vortex.",
        "Przemieść się o 1 albo 2 ery; możesz zabrać ze sobą 1 duplikat z wiru.",
        "Перемістіться на 1 або 2 епохи; можете перенести із собою 1 клона з вихору.",
    ),
    "autonomous_bus": (
        "Move 1 or 2 eras. You may move another agent 1 or 2 eras.",
        "Przemieść się o 1 albo 2 ery. Możesz przemieścić innego agenta o 1 albo 2 ery.",
        "Перемістіться на 1 або 2 епохи. Ви можете перемістити іншого агента на 1 або 2 епохи.",
    ),
    "round_table": (
        "Each player draws 1 card, then discards or destroys 1 card from their hand.",
        "Każdy gracz dobiera 1 kartę, a następnie odrzuca albo niszczy 1 kartę z ręki.",
        "Кожен гравець бере 1 карту, а потім скидає або знищує 1 карту з руки.",
    ),
    "holy_grail": (
        "In an adjacent era, add energy until there is as much as there are rifts.",
        "W sąsiedniej erze dodawaj energię, aż będzie jej tyle samo co wyrw.",
        "У сусідній епосі додавайте енергію, доки її не стане стільки ж, скільки розривів.",
    ),
}


@pytest.mark.parametrize("id", TEXTS)
def test_how_cards_read(id: str) -> None:
    shown = tuple(worded(effect_message(CARDS[id]["effect"]), language) for language in LANGUAGES)
    assert shown == TEXTS[id]
