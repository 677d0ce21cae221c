"""Whatever the code can say has words in every language, and no words are left over."""

from __future__ import annotations

import random
import re

import pytest

import chronotable
from chronotable import ledger
from chronotable.games import house
from chronotable.games.loop.components import box, data
from chronotable.games.loop.mission_text import mission_message
from chronotable.games.loop.terms import MISSION_KINDS, MISSION_PLACES
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message, Ref
from chronotable.locale import LANGUAGES
from tests.locale.ftl import arguments, entries, texts, uses
from tests.locale.produced import PREFIXES, literals, produced, said_with
from tests.worded import worded

LOOP_PREFIXES = ("kernel-", "loop-")


def test_every_message_of_the_code_has_words() -> None:
    known = entries("en").keys()
    literal = literals((*PREFIXES, "cli-"))
    missing = {f"{file}: {id}" for file, id, complete in literal if complete and id not in known}
    missing |= {id for group in produced().values() for id in group if id not in known}
    assert missing == set()


def test_what_code_makes_from_words_is_listed_here() -> None:
    """A new f"loop-something-{word}" must be added to `produced`, or its words would not be checked."""
    listed = tuple(produced())
    unlisted = {f"{file}: {id}" for file, id, complete in literals() if not complete and not id.startswith(listed)}
    assert unlisted == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_get_the_arguments_they_use(language: str) -> None:
    found = list(said_with())
    assert len(found) > 100
    for file, id, given in found:
        assert arguments(language, id) <= given, f"{file}: {id}"


def test_no_words_are_left_over() -> None:
    used = {id for _, id, complete in literals() if complete} | {id for group in produced().values() for id in group}
    used |= {"kernel-list", "kernel-list-empty"}
    referred = {other for id in used & entries("en").keys() for other in uses("en", id).messages}
    mine = {id for id in entries("en") if id.startswith(PREFIXES)}
    assert mine - used - referred == set()


@pytest.mark.parametrize("game", house())
def test_laws_of_the_table_name_their_rules(game: str) -> None:
    """Whoever describes an impossible position is told by which rule it is."""
    known = {rule.id for rule in ledger.rules(game)}
    told = ("agreed", "draft", "opponent-held", "wrong-worker")  # they are told their rule
    given = {f"anachrony-law-{name}" for name in told}
    laws = {id for id in entries("en") if id.startswith(f"{game}-law-")} - given
    for language in LANGUAGES:
        said = dict.fromkeys(laws, "")
        for id, piece in texts(language):
            if id in laws:
                said[id] += piece
        for id, text in said.items():
            named = re.findall(rf"{ledger.prefix(game)}-[\d.]+\d", text)
            assert named, f"{language}: {id}"
            assert set(named) <= known, f"{language}: {id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_published_names_are_kept(language: str) -> None:
    content = data()
    kinds = {
        "era": content["eras"],
        "dimension": content["dimensions"],
        "agent": content["agents"],
        "card": content["starting_cards"] + content["arsenal_cards"],
        "mission": content["missions"],
        "ultra": content["ultramachine_cards"],
        "mode": content["modes"],
        "level": content["difficulty_levels"],
    }
    for kind, records in kinds.items():
        shown = [worded(Message(f"loop-{kind}-{slug(record['id'])}"), language) for record in records]
        assert len(set(shown)) == len(shown), f"{language}: two {kind}s have one name"
        for record, name in zip(records, shown):
            published = record["name"][language]
            # as printed, but for the apostrophe: a data file is part of the rules that saves name, so it keeps its own
            assert published is None or published.casefold() == name.casefold().replace("’", "'")


# Glossary terms and the beginnings of their words as they must stand somewhere in the texts.
TERMS = {
    "doctor": ("dr Faux", "dr Fuks", "доктор Хиб"),
    "machine": ("machine", "machin", "Машин"),
    "clone": ("clone", "duplikat", "клон"),
    "super_clone": ("Supa Clone", "super duplikat", "суперклон"),
    "centrifuge": ("centrifuge", "wirówk", "центрифуг"),
    "ultramachine": ("Ultramachina", "ultramachin", "Ультрамашин"),
    "rift": ("rift", "wyrw", "розрив"),
    "energy": ("energy", "energi", "енергі"),
    "vortex": ("vortex", "wir", "вихор"),
    "previous_era": ("previous era", "minion", "попередн"),
    "next_era": ("next era", "przyszł", "наступн"),
    "adjacent_era": ("adjacent era", "sąsiedni", "сусідн"),
    "origin_era": ("era of origin", "er pochodzenia|ery pochodzenia", "епоху створення|епоха створення"),
    "doctor_era": ("Dr Faux’s era", "ery dra Fuksa", "епохи доктора Хиби"),
    "arsenal": ("arsenal", "arsenał", "велетенську колоду"),
    "dimension": ("dimension", "wymiar", "вимір"),
    "loop_action": ("LOOP", "pętl", "ПЕТЛ"),
    "ready": ("ready", "przygotow", "підгот"),
    "exhausted": ("exhausted", "wyczerpan", "активован"),
    "deck": ("deck", "tali", "колод"),
    "hand": ("hand", "ręk", "рук"),
    "discard_pile": ("discard pile", "stos kart odrzuconych", "скид"),
    "destroyed_pile": ("destroyed pile", "stos zniszczonych kart", "колоду знищених карт"),
    "draw": ("draw", "dobierz", "візьміть"),
    "discard": ("discard", "odrzuć", "скиньте"),
    "destroy": ("destroy", "zniszcz", "знищте"),
    "reveal_card": ("available", "udostępnij", "додайте"),
    "push": ("push", "przepchnij", "виштовхніть"),
    "pull": ("pull", "przyciągnij", "притягніть"),
    "carry": ("carry", "zabra", "перенес"),
    "remove": ("remove", "usuń", "вилучіть"),
    "add": ("add", "dodaj", "додайте"),
    "swap": ("swap", "zamień", "поміняйте"),
    "free_move": ("free move", "darmowy ruch", "безплатне переміщення"),
    "special_ability": ("special ability", "umiejętność specjalna", "особлива здібність"),
    "sabotage_tile": ("sabotage tile", "kafel sabotażu", "плитку диверсії"),
    "mission": ("mission", "misj", "місі"),
    "damage": ("damage", "uszkodze", "пошкоджен"),
    "archive": ("archive", "zarchiwizuj", "заархівуйте"),
    "quarter_bonus": ("quarterly bonus", "premia kwartalna", "нагорода для агентів"),
    "cycle": ("cycle", "cykl", "цикл"),
    "supply": ("supply", "pul", "запас"),
    "doctor_phase": ("doctor phase", "faza Fuksa", "фаза доктора Хиби"),
    "action_phase": ("action phase", "faza akcji", "фаза дій"),
    "negate": ("negate", "neguj", "скасувати"),
    "any_agent": ("any agent", "dowolnego agenta", "будь-якого агента"),
    "other_agent": ("another agent", "inny agent", "інший агент"),
    "either_or": (" or ", "albo", "або"),
    "may": ("you may", "możesz", "ви можете"),
    "anywhere": ("any era", "dokąd", "куди завгодно"),
    "victory": ("victory", "zwycięstwo", "перемога"),
    "defeat": ("defeat", "przegrana", "поразка"),
}
# Words that would be another translation of a published term.
STRANGE = {
    "en": ("tear", "whirl", "free of charge"),
    "pl": ("klon", "szczelin", "rozdarci", "dr. ", "Faux", "kradzie", "zakłóce"),
    "uk": ("дублікат", "тріщин", "безкоштовн", "Фокс", "Фукс", "видалит", "бездоплатн"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_published_terms_are_used(language: str) -> None:
    glossary = {entry["id"] for entry in data()["glossary"]}
    assert TERMS.keys() <= glossary
    everything = "\n".join(text for id, text in texts(language) if id.startswith(LOOP_PREFIXES)).casefold()
    for term, beginnings in TERMS.items():
        wanted = beginnings[LANGUAGES.index(language)].casefold().split("|")
        assert any(word in everything for word in wanted), f"{language}: {term}"
    for word in STRANGE[language]:
        found = [id for id, text in texts(language) if word.casefold() in text.casefold()]
        found = [id for id in found if id.startswith(LOOP_PREFIXES)]
        assert found == [], f"{language}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_modes_missions_and_machine_cards_have_texts(language: str) -> None:
    filled = box()
    for agent in range(len(filled.agent_ids)):
        assert worded(filled.ability_text[agent], language).endswith((".", ".)"))
    for number, mission in enumerate(filled.mission_ids):
        n = filled.mission_required[number]
        for message in (Message(f"loop-mission-text-{slug(mission)}", n=n), mission_message(filled, number)):
            check(message, language)
            assert str(n) in worded(message, language)
    for card in data()["ultramachine_cards"]:
        message = Message(
            f"loop-ultra-text-{slug(card['effect']['kind'])}",
            era=Ref("loop", "era", card["era"]),
            n=card["effect"].get("n", 1),
        )
        assert worded(message, language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_a_pack_can_make_has_a_text(language: str) -> None:
    said = set()
    for kind in MISSION_KINDS:
        for n in (1, 2, 5):
            for where in MISSION_PLACES:
                for slots in ("per_era", "generic"):
                    does = Message(f"loop-mission-does-{slug(kind)}", n=n, where=where, slots=slots)
                    for cap in (0, 1, 2, 5):
                        for energy in ("any", "every_era"):
                            message = Message("loop-mission-asks", does=does, cap=cap, energy=energy)
                            check(message, language)
                            said.add(worded(message, language))
    assert len(said) > 600


@pytest.mark.parametrize("mode", [mode["id"] for mode in data()["modes"]])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_games_can_be_read_in_every_language(mode: str, players: int) -> None:
    """Prompts, options, refusals and the log of random games; every argument is there, none is shown raw."""
    chance = random.Random(players)
    wrong = ["play:spartan_shield", "move:next", "free:end", "loop:star", "loop:black_hole", "ability", "dismantle",
             "damage:quantum_putty", "take:war_horse", "archive:quantum_bomb", "era:dawn", "fly:away"]  # fmt: skip
    for seed in range(2):
        match = chronotable.new("loop", players=players, mode=mode, level="agency_legend", seed=seed)
        while (decision := match.decision) is not None:
            shown = [decision.prompt, *(option.label for option in decision.options)]
            shown += [match.explain(chance.choice(wrong), decision.seat).reason]
            for message in shown:
                for language in LANGUAGES:
                    check(message, language)
            match.choose(chance.choice(decision.options).key, decision.seat)
        assert match.told_result is not None
        for message in [*match.log(), match.told_result.reason]:
            for language in LANGUAGES:
                check(message, language)


def check(message: Message, language: str) -> None:
    text = worded(message, language)
    assert text, message
    assert not any(raw in text for raw in ("{", "}", "???", *PREFIXES)), f"{language}: {text}"
    assert text[0] == text[0].upper(), f"{language}: {text}"
