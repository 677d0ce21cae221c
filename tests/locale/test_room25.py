"""The words of Room 25: published names, what things do, agreement, and whole games read in every language."""

from __future__ import annotations

import inspect
import random
import re
from itertools import pairwise
from typing import Any

import pytest

import chronotable
from chronotable.games.room25.components import box, data
from chronotable.games.room25.game import GAME
from chronotable.games.room25.naming import card_message, ending_message, ref
from chronotable.games.room25.setup import set_up
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CHARACTER_TERMS, ENDINGS, MODE_TERMS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, message_ids
from tests.locale.ftl import entries, texts
from tests.locale.produced import PREFIXES, slug, steps
from tests.worded import worded

Record = dict[str, Any]


def state(**options: object) -> Room25State:
    return set_up(box(), GAME.check_options(options, ()), 1)


def check(message: Message, language: str) -> None:
    text = worded(message, language)
    assert not re.search(r"[{}$]|\?\?\?|  | [.,;]|,,|\.\.", text), f"{language}: {text}"
    assert not any(raw in text for raw in PREFIXES), f"{language}: {text}"
    assert text[0] == text[0].upper(), f"{language}: {text}"


# ---- names


def named_records() -> dict[str, list[Record]]:
    content = data()
    return {
        "room": content["rooms"],
        "character": content["characters"],
        "token": content["actions"],
        "ability": [ability for character in content["characters"] for ability in character["abilities"]],
        "difficulty": content["difficulties"],
        "card-name": content["abm_card_kinds"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", named_records())
def test_published_names_are_kept(kind: str, language: str) -> None:
    records = named_records()[kind]
    shown = [worded(Message(f"room25-{kind}-{slug(record['id'])}"), language) for record in records]
    assert len(set(shown)) == len(shown), f"{language}: two of {kind} have one name"
    for record, name in zip(records, shown):
        published = record["name"].get(language)
        assert published is None or published.partition(" (")[0].casefold() == name.casefold()


def test_published_names_of_modes_and_orders_are_kept() -> None:
    for mode in data()["modes"]:
        id = f"room25-mode-{mode['id']}"
        assert worded(Message(id), "en") == mode["name"]["en"]
        # The Polish booklet has them in the genitive, as in "tryb Podejrzliwości".
        assert (id, f"tryb {mode['name']['pl']}") in list(texts("pl"))
    for order in data()["robot_orders"]:
        for language in ("en", "pl"):
            id = f"room25-order-{order['id'].removeprefix('robot_')}"
            assert worded(Message(id), language) == order["name"][language]


# The beginnings of glossary terms as they must stand somewhere in the texts, English, Polish and Ukrainian.
TERMS = {
    "complex / building": ("building", "budynk", "будівл"),
    "room": ("room", "pomieszczeni", "кімнат"),
    "line (row or column)": ("line", "lini", "ліні"),
    "round": ("round", "rund", "раунд"),
    "programming phase": ("programming phase", "faz|Programowania", "фаз|програмування"),
    "action phase": ("action phase", "faza Akcji", "фаза дій"),
    "countdown": ("countdown", "odliczanie", "відлік"),
    "character": ("character", "posta", "персонаж"),
    "prisoner": ("prisoner", "więzień", "в’язень"),
    "guard": ("guard", "strażnik", "наглядач"),
    "first player": ("first player", "pierwszego gracza", "першого гравця"),
    "exit zone": ("exit zone", "Strefie Wyjścia", "зоні виходу"),
    "adjacent": ("adjacent", "sąsiedni", "сусідн"),
    "face up / revealed": ("face-up", "odkryt", "відкрит"),
    "face down / hidden": ("face-down", "zakryt", "закрит"),
    "closed (do-not-cross)": ("do-not-cross", "niedostępn", "недоступн"),
    "locked": ("locked", "zamknięt", "замкнен"),
    "to eliminate": ("eliminated", "wyeliminowan", "вибува"),
    "adrenaline": ("adrenaline", "adrenalin", "адреналін"),
    "robot": ("robot", "robot", "робот"),
    "order (to a robot)": ("order", "rozkaz", "наказ"),
    "A.B.M. card (automated building movement; elsewhere M.A.C.)": ("A.B.M. card", "karta Z.R.B.", "карта А.Р.Б."),
    "madness card": ("madness cards", "karty szaleństwa", "карти божевілля"),
    "penalty": ("penalty", "kara", "покарання"),
    "special ability": ("special ability", "specjalna zdolność", "особлива здібність"),
    "hidden (character)": ("hidden", "ukryta", "в укритті"),
    "order marker": ("order marker", "znacznik kolejności", "маркер черговості"),
    "reminder token": ("reminder token", "znacznik przypomnienia", "жетон-нагадування"),
    "do-not-cross token": ("do-not-cross token", "znacznik zakazu wstępu", "жетон заборони входу"),
    "standard difficulty": ("standard", "poziom standardowy", "звичайний рівень"),
    "madness difficulty": ("madness", "poziom szaleńczy", "божевільний рівень"),
}
# Words that would be another translation of a term.
STRANGE = {
    "en": ("tile", "player's turn", "killed"),
    "pl": ("rząd", "rzędz", "rzęd", "kafel", "uśmierc", "zablokowan"),
    "uk": ("плитк", "охорон", "штраф", "вбит", "заблокован", "комплекс"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_published_terms_are_used(language: str) -> None:
    glossary = {entry["en"] for entry in data()["glossary"]}
    assert TERMS.keys() <= glossary
    pieces = [(id, text) for id, text in texts(language) if id.startswith("room25-") or "cli-option-" in id]
    everything = "\n".join(text for _, text in pieces).casefold()
    for term, beginnings in TERMS.items():
        for word in beginnings[LANGUAGES.index(language)].casefold().split("|"):
            assert word in everything, f"{language}: {term}"
    for word in STRANGE[language]:
        found = [id for id, text in pieces if id.startswith("room25-") and word.casefold() in text.casefold()]
        assert found == [], f"{language}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_sentences(language: str) -> None:
    described = [id for id in entries(language) if re.match(r"room25-(room|ability|mode|ruleset|difficulty)-text-", id)]
    shown = [worded(Message(id), language) for id in described]
    assert len(set(shown)) == len(shown) == 26 + 11 + 5 + 2 + 2
    for text in shown:
        assert text.endswith(".")
        assert text[0] == text[0].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_its_values_have_names(language: str) -> None:
    known = message_ids(language)
    for option, part in GAME.option_schema()["properties"].items():
        assert f"cli-option-{slug(option)}" in known
        kinds = [(option, form) for form in part.get("anyOf", [part])]
        kinds += [(option.removesuffix("s"), form.get("items", {})) for _, form in kinds]
        for kind, form in kinds:
            for word in form.get("enum", []):
                if isinstance(word, str) and not word.startswith("random"):
                    assert f"room25-{slug(kind)}-{slug(word)}" in known


# ---- cards, events, endings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    s = state(players=2)
    cards = data()["abm_cards"]
    said = {card["id"]: card_message(s.box, card["id"]) for card in cards}
    for message in said.values():
        check(message, language)
        assert worded(message, language).endswith(".")
    shown = [(card, worded(said[card["id"]], language)) for card in cards]
    for one, another in pairwise(sorted(shown, key=lambda pair: pair[1])):
        alike = {**one[0], "id": ""} == {**another[0], "id": ""}
        assert (one[1] == another[1]) == alike, f"{language}: {one[1]}"


CARDS = {
    "abm_27": (
        "Building movement. Row 4 slides to the right, unless it has slid the other way this round."
        " Then draw another card.",
        "Ruch budynku. Szereg 4 przesuwa się w prawo, chyba że w tej rundzie tę linię przesunięto już w przeciwną"
        " stronę. Potem dobiera się następną kartę.",
        "Рух будівлі. Ряд 4 зсувається праворуч, якщо в цьому раунді він ще не зсувався в протилежний бік."
        " Потім беруть наступну карту.",
    ),
    "abm_39": (
        "Penalty. Characters: Max and Alice. Action lost for the rest of the game: Look. Alice is immune.",
        "Kara. Postacie: Max i Alice. Akcja utracona do końca gry: obserwacja. Alice jest odporna.",
        "Покарання. Персонажі: Макс та Аліса. Дія, втрачена до кінця гри: огляд. Аліса невразлива.",
    ),
    "abm_53": (
        "Disabled rooms. All face-up yellow rooms with nobody inside are turned face down.",
        "Wyłączone pomieszczenia. Wszystkie odkryte żółte pomieszczenia, w których nikogo nie ma, zostają zakryte.",
        "Вимкнені кімнати. Усі відкриті жовті кімнати, у яких нікого немає, перевертають долілиць.",
    ),
}


@pytest.mark.parametrize("id", CARDS)
def test_how_cards_read(id: str) -> None:
    message = card_message(state(players=2).box, id)
    assert tuple(worded(message, language) for language in LANGUAGES) == CARDS[id]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODE_TERMS)
def test_every_ending_can_be_read_in_every_mode(mode: str, language: str) -> None:
    s = state(players=1 if mode == "solo" else 4, mode=mode)
    for ending in ENDINGS[1:]:
        for winners in ([], [0], [1, 3], [0, 1, 2]):
            check(ending_message(s, ending, winners), language)


ENDS: dict[tuple[str, str], tuple[str, str, str]] = {
    ("suspicion", "escape"): (
        "The prisoners escape through Room 25! Emmet and Franck win.",
        "Więźniowie uciekają przez Pokój 25! Wygrywają Emmet i Franck.",
        "В’язні втікають через Кімнату 25! Перемагають Еммет та Франк.",
    ),
    ("cooperation", "escape"): (
        "Victory! Everybody has escaped through Room 25.",
        "Zwycięstwo! Wszyscy uciekli przez Pokój 25.",
        "Перемога! Усі втекли через Кімнату 25.",
    ),
    ("cooperation", "time_is_up"): ("Defeat: time is up.", "Przegrana: czas minął.", "Поразка: час сплив."),
    ("suspicion", "time_is_up"): (
        "Time is up and the prisoners have not escaped: victory for the guards! Emmet and Franck win.",
        "Czas minął, a więźniowie nie uciekli: zwycięstwo strażników! Wygrywają Emmet i Franck.",
        "Час сплив, а в’язні не втекли: перемога наглядачів! Перемагають Еммет та Франк.",
    ),
}


@pytest.mark.parametrize(("mode", "ending"), ENDS)
def test_how_endings_read(mode: str, ending: str) -> None:
    message = ending_message(state(players=4, mode=mode), ending, [0, 2])
    assert tuple(worded(message, language) for language in LANGUAGES) == ENDS[mode, ending]


@pytest.mark.rule("R25-18.5")
def test_without_a_guard_nobody_wins() -> None:
    s = state(players=4, mode="suspicion")
    for ending in ("guards_eliminated_prisoners", "time_is_up"):
        assert worded(ending_message(s, ending, []), "en").endswith("but there was no guard. Nobody wins.")


# ---- questions and refusals

PARAMETERS: Record = {
    "figure": 0, "figures": [0, 1], "victim": 1, "carried": 1, "tile": 0, "tiles": [1], "origin": 0, "robot": 0,
    "along": True, "together": False, "phase": 3,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_read(language: str) -> None:
    s = state(players=2)
    who = worded(Message(f"room25-character-{CHARACTER_TERMS[s.figures[0].id]}"), language)
    asking = list(steps("room25"))
    assert len(asking) > 30
    for kind in asking:
        message = GAME.prompt(s, kind(**{name: PARAMETERS[name] for name in inspect.signature(kind).parameters}))
        check(message, language)
        assert worded(message, language).startswith(f"{who} (C3): ")


EXACT = {"central": 1, "room25": 1, "key_room": 1, "empty": 1, "dark": 2, "cold": 2, "trap": 2, "flooded": 2, "acid": 2,
         "vortex": 2, "mortal": 2, "prison": 2, "tunnel": 3, "vision": 1, "control_room": 1}  # fmt: skip
REFUSED: list[Record] = [
    {"players": 3, "mode": "suspicion"},
    {"players": 4, "mode": "suspicion", "difficulty": "madness"},
    {"players": 4, "characters": ["max", "alice", "kevin", "emmet", "sarah"]},
    {"players": 4, "characters": "random:6"},
    {"players": 4, "ruleset": "classic", "characters": ["max", "alice", "kevin", "sarah"]},
    {"players": 4, "recipe": "classic_beginner"},
    {"players": 4, "recipe": {"central": 1}},
    {"players": 4, "recipe": {**EXACT, "vision": 2, "dark": 1}},
    {"players": 4, "recipe": {**EXACT, "key_room": 0, "empty": 2}},
    {"players": 4, "mode": "suspicion", "recipe": EXACT},
]


@pytest.mark.parametrize("options", REFUSED, ids=str)
def test_refused_options_say_why(options: Record) -> None:
    with pytest.raises(BadOption) as caught:
        chronotable.new("room25", seed=1, **options)
    assert caught.value.message.id.startswith("room25-option-")
    for language in LANGUAGES:
        check(caught.value.message, language)


def test_who_is_asked_out_of_turn_reads_whose_turn_it_is() -> None:
    match = chronotable.new("room25", players=4, mode="suspicion", seed=3)
    decision = match.decision
    assert decision is not None
    refusal = match.explain("room:c2", (decision.seat + 1) % 4).reason
    assert str(refusal) == f"It is not your decision. Choosing now: Player {decision.seat + 1}."


# ---- agreement


def test_verbs_and_adjectives_agree_with_the_character() -> None:
    def eliminated(id: str) -> str:
        return worded(Message("room25-event-eliminated", character=ref("character", id), cell="B2"), "pl")

    feminine = {"alice", "jennifer", "sarah"}
    for character in data()["characters"]:
        word = "wyeliminowana" if character["id"] in feminine else "wyeliminowany"
        assert eliminated(character["id"]) == f"{character['name']['pl']} zostaje {word} w B2!"

    def hidden(id: str, language: str) -> str:
        return worded(Message("room25-why-hidden", other=ref("character", id)), language)

    assert hidden("alice", "pl") == "Alice jest ukryta i nie można jej wypchnąć."
    assert hidden("bruce", "pl") == "Bruce jest ukryty i nie można go wypchnąć."
    assert hidden("alice", "uk") == "Аліса сховалася, її не можна виштовхнути."
    assert hidden("bruce", "uk") == "Брюс сховався, його не можна виштовхнути."


def test_names_come_in_the_case_the_sentence_needs() -> None:
    message = Message(
        "room25-event-pushed", character=ref("character", "sarah"), other=ref("character", "max"), to="D4"
    )
    assert [worded(message, language) for language in LANGUAGES] == [
        "Sarah pushes Max to D4.",
        "Sarah wypycha Maxa do D4.",
        "Сара виштовхує Макса до D4.",
    ]
    message = Message("room25-option-slide", line=ref("line", "column_b"), direction=ref("direction", "down"))
    assert [worded(message, language) for language in LANGUAGES] == [
        "Slide column B down",
        "Przesuń kolumnę B w dół",
        "Зсунути стовпець B вниз",
    ]


# ---- secrets


@pytest.mark.rule("R25-3.9", "R25-20.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_colour_said_after_the_starting_clue_is_not_said_in_round_zero(language: str) -> None:
    said = [
        worded(Message("web-room25-announced-by", character=ref("character", "max"), colour="-", round=round), language)
        for round in (0, 3)
    ]
    assert [re.findall(r"\d", text) for text in said] == [["1"], ["3"]]


@pytest.mark.rule("R25-20.2")
def test_labels_name_only_rooms_that_everybody_sees() -> None:
    """A room somebody has looked at reads like any other face-down room: labels may be read over a shoulder."""
    match = chronotable.new("room25", players=4, mode="suspicion", seed=3)
    decision = match.decision
    assert decision is not None
    labels = {option.key: str(option.label) for option in decision.options}
    assert labels["room:c2"] == "C2 (face down)"
    match.choose("room:c2", decision.seat)
    own = [str(message) for message in match.log(seat=decision.seat)]
    others = [str(message) for message in match.log(seat=(decision.seat + 1) % 4)]
    assert re.fullmatch(r"\w+ looks at C2 \(.+\)\.", own[-1])
    assert re.fullmatch(r"\w+ looks at C2\.", others[-1])
    asked = match.decision
    assert asked is not None
    assert [str(option.label) for option in asked.options] == [
        "Say nothing", "C2: blue", "C2: green", "C2: yellow", "C2: red",
    ]  # fmt: skip
    match.choose("done", decision.seat)
    second = match.decision
    assert second is not None
    assert [str(option.label) for option in second.options] == [*labels.values()]


# ---- whole games

PLAYED: list[Record] = [
    {"mode": "suspicion", "players": 8},
    {"mode": "suspicion", "players": 4, "ruleset": "classic"},
    {"mode": "team", "players": 8},
    {"mode": "competition", "players": 4},
    {"mode": "cooperation", "players": 2, "difficulty": "madness"},
    {"mode": "cooperation", "players": 5, "ruleset": "classic"},
    {"mode": "cooperation", "players": 3},
    {"mode": "solo", "players": 1, "difficulty": "madness"},
    {"mode": "solo", "players": 1},
]
WRONG = [
    "program:look:look", "program:look:special", "program:fly", "move:c3", "move:a1", "move:z9", "look:c2", "look:e5",
    "room:q1", "push:max", "push:alice", "push:nobody", "slide:row_3:left", "slide:row_1:left", "slide:row_9:up",
    "adrenaline:yes", "remind", "show_role", "fly:away", "ability:hide",
]  # fmt: skip


@pytest.mark.parametrize("options", PLAYED, ids=lambda options: "-".join(map(str, options.values())))
def test_whole_games_can_be_read_in_every_language(options: Record) -> None:
    """Prompts, options, refusals and the log of random games, as each seat reads them."""
    chance = random.Random(options["players"])
    said: set[str] = set()

    def read(message: Message) -> None:
        if repr(message) not in said:
            said.add(repr(message))
            for language in LANGUAGES:
                check(message, language)

    for seed in range(2):
        match = chronotable.new("room25", seed=seed, **options)
        while match.decisions:
            decision = chance.choice(match.decisions)
            read(decision.prompt)
            for option in decision.options:
                read(option.label)
            read(match.explain(chance.choice(WRONG), decision.seat).reason)
            match.choose(chance.choice(decision.options).key, decision.seat)
        assert match.result is not None
        for message in [*match.log(), *match.log(seat=0), match.result.reason]:
            read(message)
