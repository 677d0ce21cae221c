"""The words of Anachrony: published names and terms, what tiles do, cases, and whole games read in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import chronotable
from chronotable.games.anachrony.components import box, data
from chronotable.games.anachrony.effect_text import leader_text, tile_text
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.naming import amount, ref, tile_name
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, message_ids
from tests.locale.ftl import texts
from tests.locale.produced import PREFIXES, slug
from tests.worded import worded

Record = dict[str, Any]


def check(message: Message, language: str) -> None:
    text = worded(message, language)
    assert not re.search(r"[{}$]|\?\?\?|  | [.,;]|,,|\.\.|\(\)", text), f"{language}: {text}"
    assert not any(raw in text for raw in PREFIXES), f"{language}: {text}"
    assert text[0] == text[0].upper(), f"{language}: {text}"


def said(message: Message) -> list[str]:
    return [worded(message, language) for language in LANGUAGES]


# ---- names


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        ("path", "paths"),
        ("leader", "leaders"),
        ("condition", "evacuation_conditions"),
        ("superproject", "superprojects"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_published_names_are_kept(kind: str, table: str, language: str) -> None:
    records = data()[table]
    shown = [worded(Message(f"anachrony-{kind}-{slug(record['id'])}"), language) for record in records]
    assert len(set(shown)) == len(shown)
    for record, name in zip(records, shown):
        typed = (record.get(f"name_{language}") or name).replace("'", "’")  # the data has the apostrophe of a keyboard
        assert typed == name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_marked_spaces_of_the_timeline_have_their_names(language: str) -> None:
    for space in data()["alternate_timeline"]["space_effects"]:
        text = worded(Message(f"anachrony-warp-space-{slug(space['id'])}"), language)
        assert text.partition(":")[0] == space[f"name_{language}"]


# Terms of the glossary that are names of things here, by the kind of thing.
NAMED = {
    "goods": ["water", "titanium", "uranium", "gold", "neutronium", "energy_core"],
    "worker": ["scientist", "engineer", "administrator", "genius"],
    "column": ["active", "tired"],
    "row": ["power_plant", "factory", "life_support", "lab"],
    "action": ["construct", "recruit", "research", "world_council", "mine", "purify", "trade", "evacuation"],
    "shape": ["circle", "triangle", "square"],
    "free": ["force_workers"],
    "phase": ["preparation", "paradox", "power_up", "warp", "action", "clean_up"],
}


@pytest.mark.parametrize("kind", NAMED)
def test_terms_that_are_names_are_the_published_ones(kind: str) -> None:
    glossary = {entry["id"]: entry for entry in data()["glossary"]}
    for word in NAMED[kind]:
        english, polish, _ = said(Message(f"anachrony-{kind}-{slug(word)}"))
        published = glossary[f"{word}_phase" if kind == "phase" else word]
        assert english.casefold() == published["en"].casefold()
        assert polish == published["pl"]


# The beginnings of other glossary terms as they must stand somewhere in the texts; the Ukrainian ones are our own.
TERMS = {
    "path": ("Path", "Ścieżk", "Шлях"),
    "leader": ("Leader", "Lider", "лідер"),
    "player_board": ("your own board", "planszy", "планшет"),
    "main_board": ("main board", "planszy Głównej", "головне поле"),
    "exosuit": ("Exosuit", "Egzoszkielet", "екзокостюм"),
    "powered_exosuit": ("powered Exosuit", "zasilony Egzoszkielet", "заряджений екзокостюм"),
    "resource": ("Resource", "Zasób", "ресурс"),
    "goods": ("goods", "Dóbr", "запас"),
    "worker": ("Worker", "Robotnik", "робітник"),
    "motivated": ("motivated", "Zmotywowany", "вмотивован"),
    "busy": ("busy", "zajęty", "зайнят"),
    "hex_space": ("hex", "Heks", "гекс"),
    "worker_spot": ("worker spot", "Polu Robotnika", "місце для робітника"),
    "era": ("Era", "Er", "ер"),
    "timeline": ("Timeline", "Osi Czasu", "лінії часу"),
    "impact": ("Impact", "Uderzeni", "Зіткнення"),
    "warp_tile": ("Warp tile", "kafel Warpu", "плитку варпу"),
    "focus": ("Focus", "Skupienie", "фокус"),
    "time_travel_track": ("Time Travel track", "torze Podróży w Czasie", "шкалі подорожей у часі"),
    "time_rift": ("rift", "Szczelina w Czasie", "розлом у часі"),
    "range": ("range", "zasięg", "дальність"),
    "paradox": ("Paradox", "Paradoks", "парадокс"),
    "anomaly": ("Anomaly", "Anomali", "аномалі"),
    "building": ("building", "Budyn", "будівл"),
    "superproject": ("Superproject", "Superprojekt", "суперпроєкт"),
    "breakthrough": ("Breakthrough", "Przełom", "прорив"),
    "capital": ("Capital", "Stolic", "Столиц"),
    "capital_action": ("Capital Action", "Akcji Stolicy", "дії Столиці"),
    "collapsing_capital": ("Collapsing Capital tile", "kafle Upadającej Stolicy", "плитки занепаду Столиці"),
    "evacuation_condition": ("Evacuation condition", "Warunku Ewakuacji", "умови евакуації"),
    "supply_action": ("Supply", "Dostaw", "Постачання"),
    "free_action": ("free action", "Darmowa Akcja", "безплатна дія"),
    "worker_action": ("worker action", "Akcji Robotnika", "дії робітника"),
    "morale": ("Morale", "Morale", "моральний дух"),
    "recruit_pool": ("pool", "Puli Rekrutacji", "пулі вербування"),
    "first_player": ("First Player", "Pierwszy Gracz", "перший гравець"),
    "endgame_condition": ("Endgame Condition", "karty Warunków Końcowych", "карти умов кінця гри"),
    "starting_asset": ("Starting Asset", "kartę Początkowych Dóbr", "карту початкових запасів"),
    "vp": (" VP", " PZ", " ПО"),
    "power_up_phase": ("Power Up", "Fazie Zasilania", "фазі заряджання"),
    "clean_up_phase": ("Clean Up", "Fazie Porządkowania", "фазі прибирання"),
    "alternate_timeline": ("Alternate Timeline", "Alternatywnej Osi Czasu", "альтернативній лінії часу"),
    "building_slot": ("building spot", "pole na Budynek", "місце для будівлі"),
    "dies": ("dies when retrieved", "umiera podczas Zbierania", "гине"),
    "recruit_bonus": ("recruit bonus", "Premię za Rekrutację", "бонус за вербування"),
}
# Words that would be another translation of a term, or the term in another language.
STRANGE = {
    "en": ("action tile", "crew", "chronobot"),
    "pl": ("pancerz", "pracownik", "zmęczon", "żeton Warpu", "bitw", "ognisk", "odkryci", "PW", "skafander"),
    "uk": ("працівник", "екзоскелет", "виснажен", "жетон варпу", "безкоштовн", "тайл", "епох"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_published_terms_are_used(language: str) -> None:
    assert TERMS.keys() <= {entry["id"] for entry in data()["glossary"]}
    pieces = [(id, text) for id, text in texts(language) if id.startswith("anachrony-")]
    everything = "\n".join(text for _, text in pieces)
    for term, beginnings in TERMS.items():
        assert beginnings[LANGUAGES.index(language)] in everything, f"{language}: {term}"
    for word in STRANGE[language]:
        assert [id for id, text in pieces if word in text] == [], f"{language}: {word}"


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_nothing_is_left_in_english(language: str) -> None:
    names = {text for id, text in texts("en") if id.startswith("anachrony-leader-")}
    english = {(id, text) for id, text in texts("en") if id.startswith("anachrony-") and re.search(r"[a-z]{4}", text)}
    alike = {text for id, text in english & set(texts(language)) if text not in names}
    assert alike <= {"Administrator", "Chronobot", "Chronossus", "Morale", "Neutronium"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_its_values_have_names(language: str) -> None:
    known = message_ids(language)
    for option, part in GAME.option_schema()["properties"].items():
        assert f"cli-option-{slug(option)}" in known
        kinds = [(option, form) for form in part.get("anyOf", [part])]
        kinds += [(option.removesuffix("s"), form.get("items", {})) for _, form in kinds]
        for kind, form in kinds:
            for word in form.get("enum", []):
                assert word == "random" or f"anachrony-{slug(kind)}-{slug(word)}" in known


# ---- cards and tiles as their records say


@pytest.mark.parametrize("language", LANGUAGES)
def test_starting_assets_say_what_the_cards_give(language: str) -> None:
    words = {"W": "water", "T": "titanium", "U": "uranium", "G": "gold", "N": "neutronium", "EC": "energy_core"}
    for card in data()["starting_assets"]["cards"]:
        text = worded(Message(f"anachrony-asset-{slug(card['id'])}"), language)
        number, _, given = text.removesuffix(")").partition(" (")
        assert number.endswith(f" {card['number']}")
        goods = {code: n for code, n in card["gives"].items() if code in words}
        for code, n in goods.items():
            assert worded(amount(words[code], n), language) in given.split(", ")
        for column in ("active", "tired"):
            if column in card["gives"]:
                worker = worded(Message(f"anachrony-worker-{card['gives'][column]}"), language)
                state = worded(Message(f"anachrony-column-{column}"), language)
                assert f"{state} {worker}" in given
        assert len(given.split(", ")) == len(card["gives"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_that_do_the_same_read_alike_and_no_others(language: str) -> None:
    shown: dict[str, list[Record]] = {}
    for tile in data()["buildings"] + data()["superprojects"]:
        text = worded(tile_text(box(()), str(tile["id"])), language)
        assert not re.search(r"[{}$]|  |anachrony-", text), text
        shown.setdefault(text, []).append(tile["abilities"])
    for text, abilities in shown.items():
        assert all(ability == abilities[0] for ability in abilities), f"{language}: {text}"


TILES = {
    "213": (
        "Engineer + 2 titanium/uranium/gold → 2 energy cores",
        "Inżynier + 2 jednostki Tytanu/Uranu/Złota → 2 Rdzenie Zasilające",
        "інженер + 2 одиниці титану/урану/золота → 2 енергоядра",
    ),
    "112": (
        "any Worker + x water → Focus, range x and 1 VP",
        "dowolny Robotnik + x jednostek Wody → Skupienie (zasięg x) i 1 PZ",
        "будь-який робітник + x одиниць води → фокус, дальність x та 1 ПО",
    ),
    "301": (
        "free action: 1 water; at once: 3 water",
        "Darmowa Akcja: 1 jednostka Wody; od razu: 3 jednostki Wody",
        "безплатна дія: 1 одиниця води; одразу: 3 одиниці води",
    ),
    "409": (
        "Administrator + 2 water → Scientist or Engineer (active); the Worker stays motivated",
        "Administrator + 2 jednostki Wody → Naukowiec albo Inżynier (Aktywny); Robotnik pozostaje Zmotywowany",
        "адміністратор + 2 одиниці води → науковець або інженер (активний) (лишається вмотивованим)",
    ),
    "414": (
        "free action: 2 VP and 1 Paradox",
        "Darmowa Akcja: 2 PZ i 1 Paradoks",
        "безплатна дія: 2 ПО та 1 парадокс",
    ),
    "outback_conditioner": (
        "any Worker + 2 water → standard action: Recruit or Research or Construct",
        "dowolny Robotnik + 2 jednostki Wody → standardowa Akcja: Rekrutacja albo Badania albo Konstruowanie",
        "будь-який робітник + 2 одиниці води → звичайна дія: Вербування або Дослідження або Будівництво",
    ),
}


@pytest.mark.parametrize("id", TILES)
def test_how_tiles_read(id: str) -> None:
    assert said(tile_text(box(()), id)) == list(TILES[id])


# ---- cases


def test_names_come_in_the_case_the_sentence_needs() -> None:
    built = Message("anachrony-event-built", seat=2, tile=tile_name(box(), "401"), slot=ref("slot", "lab_1"))
    assert said(built) == [
        "Player 2 builds Lab 401 (Lab spot 1).",
        "Gracz 2 buduje Laboratorium 401 (pole 1 na Laboratorium).",
        "Гравець 2 будує лабораторію 401 (місце 1 для лабораторії).",
    ]
    price = [amount("titanium", 1), ref("worker", "scientist")]
    to_build = Message(
        "anachrony-option-build",
        tile=tile_name(box(), "quantum_chameleon"), text="…", paid="yes", price=price, less=1,
    )  # fmt: skip
    assert said(to_build) == [
        "Build Quantum Chameleon for 1 titanium and Scientist, less 1 of your choice (…)",
        "Zbuduj Kameleona Kwantowego za 1 jednostkę Tytanu i Naukowca, minus 1 do wyboru (…)",
        "Збудувати Квантового хамелеона за 1 одиницю титану та науковця, мінус 1 на вибір (…)",
    ]
    assert said(Message("anachrony-event-path-taken", seat=1, word=ref("path", "harmony"))) == [
        "Player 1 takes the Path of Harmony.",
        "Gracz 1 wybiera Ścieżkę Harmonii.",
        "Гравець 1 вибирає Шлях гармонії.",
    ]
    placed = Message(
        "anachrony-event-worker-placed", seat=1, worker=ref("worker", "genius"), space=ref("space", "supply")
    )
    assert said(placed) == [
        "Player 1 places a Worker (Genius): Supply.",
        "Gracz 1 umieszcza Geniusza: Dostawa.",
        "Гравець 1 ставить генія: Постачання.",
    ]
    assert said(Message("anachrony-option-anomaly", slot=ref("slot", "factory_2"))) == [
        "Remove the Anomaly on Factory spot 2",
        "Usuń Anomalię z pola 2 na Fabrykę",
        "Усунути аномалію з місця 2 для фабрики",
    ]


def test_amounts_come_in_the_case_the_sentence_needs() -> None:
    assert said(Message("anachrony-option-pay", goods=[amount("water", 1), amount("gold", 2)])) == [
        "Pay 1 water and 2 gold",
        "Zapłać 1 jednostkę Wody i 2 jednostki Złota",
        "Заплатити 1 одиницю води та 2 одиниці золота",
    ]
    assert said(Message("anachrony-event-gained", seat=3, goods=amount("neutronium", 1))) == [
        "Player 3 gains 1 neutronium.",
        "Gracz 3 zyskuje 1 jednostkę Neutronium.",
        "Гравець 3 отримує 1 одиницю нейтронію.",
    ]


def test_only_a_genius_is_not_offered_as_a_stand_in_for_itself() -> None:
    assert said(Message("anachrony-why-needs-worker", worker=ref("worker", "scientist"))) == [
        "This needs an active Scientist or Genius.",
        "Potrzebny jest Aktywny Naukowiec albo Geniusz.",
        "Потрібен активний науковець або геній.",
    ]
    assert said(Message("anachrony-why-needs-worker", worker=ref("worker", "genius"))) == [
        "This needs an active Genius.",
        "Potrzebny jest Aktywny Geniusz.",
        "Потрібен активний геній.",
    ]
    anybody = Message("anachrony-why-needs-worker", worker=ref("worker", "any"))
    assert said(anybody)[2] == "Потрібен активний робітник."


def player(number: int) -> Message:
    return Message("kernel-player", seat=number)


def test_how_results_read() -> None:
    shared = Message("anachrony-result-capital-collapsed", winners=[player(1), player(3)], n=2, score=41)
    assert said(shared) == [
        "The Capital has collapsed. Player 1 and Player 3 share the victory with 41 VP.",
        "Stolica upadła. Zwycięstwem dzielą się Gracz 1 i Gracz 3, wynik: 41 PZ.",
        "Столиця впала. Перемогу ділять Гравець 1 та Гравець 3, рахунок: 41 ПО.",
    ]
    alone = Message("anachrony-result-last-era", winners=[player(2)], n=1, score=60)
    assert said(alone) == [
        "The seventh Era is over. Player 2 wins with 60 VP.",
        "Siódma Era dobiegła końca. Wygrywa Gracz 2, wynik: 60 PZ.",
        "Сьома ера добігла кінця. Перемагає Гравець 2, рахунок: 60 ПО.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaders_and_conditions_have_texts_of_their_own(language: str) -> None:
    shown = [worded(leader_text(record["id"]), language) for record in data()["leaders"]]
    conditions = [f"anachrony-condition-text-{slug(record['id'])}" for record in data()["evacuation_conditions"]]
    shown += [worded(Message(id), language) for id in conditions]
    assert len(set(shown)) == 16
    for record, id in zip(data()["evacuation_conditions"], conditions):
        points = re.findall(r"\d+(?= VP| PZ| ПО)", worded(Message(id), language))
        assert [int(n) for n in points] == [record["base_vp"], record["bonus"]["vp"]]


# ---- refusals

REFUSED: list[Record] = [
    {"players": 2, "paths": ["harmony", "harmony"]},
    {"players": 3, "paths": ["harmony", "progress"]},
    {"players": 2, "paths": ["harmony", "progress"], "leaders": ["haulani", "amena"]},
    {"players": 3, "harder_two_player": True},
]


@pytest.mark.parametrize("options", REFUSED, ids=str)
def test_refused_options_say_why(options: Record) -> None:
    with pytest.raises(BadOption) as caught:
        chronotable.new("anachrony", seed=1, **options)
    assert caught.value.message.id.startswith("anachrony-setup-")
    for language in LANGUAGES:
        check(caught.value.message, language)


# ---- whole games

PLAYED: list[Record] = [
    {"players": 4},
    {"players": 3, "side": "b", "alternate_timeline": True, "endgame_condition_draft": True},
    {"players": 2, "harder_two_player": True, "starting_asset_draft": True, "simultaneous_power_up": True},
]
WRONG = [
    "place:construct_top", "place:construct_bottom", "place:council_right", "place:evacuation", "place:trade",
    "place:nowhere", "use:204", "use:999", "anomaly:lab_1", "anomaly:roof", "worker:genius", "worker:scientist",
    "free:supply", "free:force_workers", "free:401", "build:101", "build:exocrawler", "build:999", "recruit:genius",
    "focus:7", "focus:1", "send:gold", "warp:gold:water:uranium", "warp:exosuit", "warp:sand", "fly:away", "pass",
]  # fmt: skip


@pytest.mark.parametrize("options", PLAYED, ids=lambda options: "-".join(map(str, options.values())))
def test_whole_games_can_be_read_in_every_language(options: Record) -> None:
    """Prompts, options, refusals and the log of a random game, as each seat reads them."""
    chance = random.Random(options["players"])
    read: set[str] = set()
    match = chronotable.new("anachrony", seed=7, **options)

    def show(message: Message) -> None:
        if repr(message) not in read:
            read.add(repr(message))
            for language in LANGUAGES:
                check(message, language)

    while match.decisions:
        decision = chance.choice(match.decisions)
        show(decision.prompt)
        for option in decision.options:
            show(option.label)
        show(match.explain(chance.choice(WRONG), decision.seat).reason)
        match.choose(chance.choice(decision.options).key, decision.seat)
    assert match.result is not None
    for message in [*match.log(), *match.log(seat=0), match.result.reason]:
        show(message)
