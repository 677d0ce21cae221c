"""Messages become text: names in their cases, lists, nested messages, and nothing ever raises."""

from __future__ import annotations

import pytest

from chronotable.kernel.message import Message, Ref
from chronotable.locale import LANGUAGES, UnknownMessage, render, render_strictly
from tests.worded import worded


def era(id: str) -> Ref:
    return Ref("loop", "era", id)


def agent(id: str) -> Ref:
    return Ref("loop", "agent", id)


def test_names_come_in_the_case_the_sentence_needs() -> None:
    message = Message("loop-event-agent-moved", agent=agent("mr_time"), era=era("medieval"), to=era("dawn"))
    assert worded(message, "en") == "Mr Time moves from the Medieval Era to the Dawn of Time."
    assert worded(message, "pl") == "Pan Tik Tak przemieszcza się ze średniowiecza do zarania dziejów."
    assert worded(message, "uk") == "Містер Час переміщується із Середньовіччя до Світанку часів."


def test_sentences_begin_with_a_capital_letter() -> None:
    message = Message("loop-event-card-drawn", agent=agent("time_thief"), card=Ref("loop", "card", "holy_grail"))
    assert worded(message, "en") == "The Time Prowler draws Holy Grail."
    opened = Message("loop-event-vortex-opened", era=era("end"))
    assert worded(opened, "pl") == "U kresu czasu pojawia się wir!"
    assert worded(opened, "uk") == "У Кінці часів утворюється вихор!"


def test_a_name_from_a_pack_stands_for_all_cases() -> None:
    pack_agent = Ref("loop", "agent", "granny", {"en": "Granny", "pl": "Babunia"})
    message = Message("loop-why-ability-no-action", agent=pack_agent)
    assert worded(message, "en").startswith("Granny")
    assert worded(message, "pl").startswith("Babunia")
    assert worded(message, "uk").startswith("Granny")
    nameless = Ref("loop", "agent", "granny", {"pl": "Babunia"})
    assert render(Message("loop-option-agent", agent=nameless), "uk") == "granny"


def test_lists_become_enumerations() -> None:
    landing = [Message("loop-landed", era=era(id), n=1) for id in ("dawn", "medieval", "renaissance")]
    message = Message("loop-event-rifts-dropped", n=3, landing=landing)
    assert worded(message, "en") == (
        "3 rifts fall out of the machine: 1 at the Dawn of Time, 1 in the Medieval Era and 1 in the Renaissance Era."
    )
    assert worded(message, "pl") == (
        "Z machiny wypadają 3 wyrwy: 1 u zarania dziejów, 1 w średniowieczu i 1 w renesansie."
    )
    assert worded(message, "uk") == (
        "З Машини випадають 3 розриви: 1 на Світанку часів, 1 у Середньовіччі та 1 у Ренесансі."
    )
    assert render(Message("kernel-seat-needed", seats=[]), "en").endswith("(none).")
    assert render(Message("kernel-seat-needed", seats=["2"]), "en").endswith("(2).")


def test_lists_of_names_have_cases_too() -> None:
    message = Message("loop-why-sealed", era=[era("medieval"), era("robots")])
    assert worded(message, "pl").endswith("w średniowieczu i w erze robotów.")


def test_messages_inside_messages() -> None:
    message = Message("kernel-illegal-choice", key="x", reason=Message("kernel-why-over"), rule="-")
    assert worded(message, "pl") == "Nie można wybrać: x. Gra już się skończyła. (Zasada: -)"


def test_identifiers_with_underscores() -> None:
    assert worded(Message("loop_dimension_black_hole"), "en") == "black hole"


@pytest.mark.parametrize("language", [*LANGUAGES, "de", ""])
def test_rendering_never_raises(language: str) -> None:
    assert render(Message("loop-no-such-thing", n=1), language) == "loop-no-such-thing"
    assert render(Message("loop-option-era", era=era("no_such_era")), language) == "No_such_era"
    assert isinstance(render(Message("loop-event-energy-added"), language), str)
    assert isinstance(render(Message("loop-option-era", era=None), language), str)
    assert isinstance(render(Message("loop-option-era", era=object()), language), str)


def test_an_unknown_language_reads_english() -> None:
    assert render(Message("kernel-why-over"), "de") == "The game is over."


def test_long_arguments_are_cut() -> None:
    for long in ("x" * 100_000, ["y" * 50] * 1000, Message("kernel-unknown-game", name="z" * 9999, games=[])):
        text = render(Message("kernel-illegal-choice", key="k", reason=long, rule="-"), "en")
        assert len(text) < 2500
        assert "…" in text


def test_arguments_are_not_read_as_fluent() -> None:
    text = render(Message("kernel-unknown-game", name="{ $games } { kernel-why-over }", games=["loop"]), "en")
    assert "{ $games } { kernel-why-over }" in text


def test_strict_rendering_tells_what_is_missing() -> None:
    with pytest.raises(UnknownMessage, match="no message loop-no-such-thing"):
        render_strictly(Message("loop-no-such-thing"), "en")
    with pytest.raises(UnknownMessage, match="era_to"):
        render_strictly(Message("loop-event-energy-added", n=1), "en")
    with pytest.raises(KeyError, match="loop-era-no-such-era"):
        render_strictly(Message("loop-option-era", era=era("no_such_era")), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_called_by_their_names_where_there_are_some(language: str) -> None:
    passed = [Message("anachrony-event-passed", seat=seat) for seat in (1, 2, 3)]
    said = [render(message, language, ["Maja", ""]) for message in passed]
    assert said[0].startswith("Maja ")
    assert said[1:] == [render(message, language) for message in passed[1:]]
