"""What packs do to the A.B.M. cards of Room 25, and what must hold afterwards."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from rich.console import Console

import chronotable as ct
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.terminal import Terminal
from chronotable.games.room25.components import box, data
from chronotable.kernel.match import Match
from chronotable.kernel.pack import Pack
from chronotable.locale import LANGUAGES
from chronotable.provenance import provenance
from tests.fuzz.mutation import play_to_the_end
from tests.packs.printed import as_pack
from tests.worded import typed

Json = Any
HEADER = {"name": "Test", "game": "room25"}
UP: Json = {"id": "mine", "kind": "building_movement", "axis": "column", "index": 4, "direction": "up"}
LOSE_LOOK: Json = {"id": "abm_01", "kind": "penalty", "characters": ["max", "kevin"], "action": "look"}
BARRIER, ALL = 44, 58


def pack(**content: Json) -> Pack:
    return as_pack({"pack": HEADER, **content})


def new(*packs: Pack, **options: Json) -> Match:
    return ct.new("room25", packs=list(packs), seed=1, **{"players": 4, "mode": "cooperation", **options})


def drawing(mine: Pack, *cards: str) -> Match:
    """Round 2 of Cooperation begins, and these cards are the deck: two of them are drawn."""
    options = {"players": 4, "mode": "cooperation", "characters": ["max", "kevin", "alice", "emmet"]}
    described = {"options": options, "phase": "cards", "round": 2, "deck": [*cards]}
    return ct.position("room25", described, packs=[mine], seed=1)


def refused(*packs: Pack) -> str:
    with pytest.raises(ct.BadPack) as caught:
        new(*packs)
    return str(caught.value)


def deck_size(m: Match) -> int:
    return len(ct.position_of(m)["deck"]) + len(ct.position_of(m)["discard"]) + len(ct.position_of(m)["display"])


# ---- replacing, adding, leaving out


def test_a_replaced_card_does_what_the_pack_says() -> None:
    m = drawing(pack(abm_cards=[LOSE_LOOK]), "abm_01", "abm_34")
    lost = {figure["id"]: figure["lost_tokens"] for figure in m.view(0)["characters"]}
    assert lost == {"max": ["look"], "kevin": ["look", "control"], "alice": [], "emmet": ["control"]}


@pytest.mark.rule("R25-16.4")
def test_an_added_card_slides_its_line_and_draws_again() -> None:
    m = drawing(pack(abm_cards=[{**UP, "draw_again": True}]), "mine", "abm_34", "abm_35")
    assert m.view(0)["slid"] == {"column_e": "up"}
    assert m.view(0)["discard"] == ["mine", "abm_34", "abm_35"], "the two of the round and one more"
    assert drawing(pack(abm_cards=[UP]), "mine", "abm_34", "abm_35").view(0)["discard"] == ["mine", "abm_34"]


@pytest.mark.rule("R25-16.1", "R25-3.10")
def test_new_cards_join_the_deck_of_their_level() -> None:
    mine = pack(abm_cards=[UP, {"id": "more", "kind": "chaos"}], remove={"abm_cards": ["abm_02", "abm_58"]})
    assert (deck_size(new()), deck_size(new(difficulty="madness"))) == (BARRIER, ALL)
    assert (deck_size(new(mine)), deck_size(new(mine, difficulty="madness"))) == (BARRIER + 1 - 1, ALL + 2 - 2)
    assert deck_size(new(pack(replace_all=["abm_cards"], abm_cards=[UP]))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_packs_are_told_in_every_language(language: str) -> None:
    m = drawing(pack(abm_cards=[{**UP, "times": 2}, LOSE_LOOK]), "mine", "abm_01")
    log = typed(" ".join(ct.render(line, language) for line in m.log()))
    slides = {"en": "Column E slides up twice", "pl": "Kolumna E przesuwa się dwa razy w górę",
              "uk": "Стовпець E зсувається двічі вгору"}  # fmt: skip
    assert slides[language] in log
    terminal = Terminal(language, console=Console(file=io.StringIO(), width=100))
    shown = board_for("room25").team(Scene.of(m, 0, m.decision, terminal), 100)
    assert {"en": "Penalty", "pl": "Kara", "uk": "Покарання"}[language] in " ".join(line.plain for line in shown)


def test_provenance_is_the_pack() -> None:
    mine = pack(abm_cards=[LOSE_LOOK])
    cards = {card["id"]: provenance(card) for card in box((mine,)).records["abm_cards"]}
    assert (cards["abm_01"], cards["abm_02"]) == ("pack", "reconstructed")
    marks = {id: facts["stand_in"] for id, facts in new(mine).game.catalogue((mine,))["card"].items()}
    assert (marks["abm_01"], marks["abm_02"]) == (False, True)
    assert all(facts["stand_in"] for facts in new().game.catalogue(())["card"].values()), "the shipped box is unchanged"


def test_later_packs_go_on_where_earlier_ones_stopped() -> None:
    first, second = pack(abm_cards=[UP]), pack(remove={"abm_cards": ["mine"]})
    assert deck_size(new(first, second)) == BARRIER
    assert 'There is no "mine"' in refused(second, first)


# ---- what cannot be


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"abm_cards": [{"id": "a", "kind": "penalti"}]}, 'abm_cards.0.kind: "penalti" is not allowed.'),
        ({"abm_cards": [{"id": "a", "kind": "penalty"}]}, "abm_cards.0: Missing: characters and action."),
        ({"abm_cards": [{**LOSE_LOOK, "characters": ["max"]}]}, "abm_cards.0.characters"),
        ({"abm_cards": [{**LOSE_LOOK, "characters": ["max", "max"]}]}, "the same thing twice"),
        ({"abm_cards": [{**LOSE_LOOK, "action": "push"}]}, "Allowed: look, control and special"),
        ({"abm_cards": [{**UP, "index": 2}]}, "Allowed: 0, 1, 3 and 4"),
        ({"abm_cards": [{**UP, "times": 3}]}, "Allowed: 1 and 2"),
        ({"abm_cards": [{**UP, "axis": "row"}]}, 'A row cannot slide "up". Possible: left and right.'),
        ({"abm_cards": [{**UP, "direction": "left"}]}, 'A column cannot slide "left". Possible: up and down.'),
        ({"abm_cards": [{"id": "a", "kind": "chaos", "colour": "red"}]}, "Unknown: colour"),
        ({"abm_cards": [{"id": "a", "kind": "disabled_rooms", "colour": "blue"}]}, "Allowed: green, yellow and red"),
        ({"abm_cards": [{**UP, "name": {"en": "Up"}}]}, "Unknown: name"),
        ({"abm_cards": [UP, UP]}, 'abm_cards.1.id: "mine" is there twice.'),
        ({"remove": {"abm_cards": ["abm_59"]}}, 'remove.abm_cards.0: There is no "abm_59".'),
        ({"remove": {"rooms": ["vision"]}}, "Unknown: rooms"),
        ({"replace_all": ["cards"]}, 'Did you mean "abm_cards"?'),
        ({"replace_all": ["abm_cards"]}, "replace_all: Drawing cards might never end"),
        ({"replace_all": ["abm_cards"], "abm_cards": [{**UP, "draw_again": True}]}, "Drawing cards might never end"),
        ({"replace_all": ["abm_cards"], "abm_cards": [{"id": "a", "kind": "chaos"}]}, "Drawing cards might never end"),
        ({"rooms": []}, "Unknown: rooms"),
    ],
)
def test_packs_that_cannot_be_played_with(content: Json, words: str) -> None:
    message = refused(pack(**content))
    assert message.startswith("test.yaml, line ")
    assert words in message


def test_an_error_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("pack: {name: Mine, game: room25}\nabm_cards:\n  - id: abm_01\n    kind: building_movement\n"
                    "    axis: row\n    index: 1\n    direction: down\n")  # fmt: skip
    with pytest.raises(ct.BadPack, match=r"mine.yaml, line 7, abm_cards.0.direction"):
        ct.pack("room25", file)


# ---- whole games


def typed_in() -> Json:
    """The whole deck anew, as an owner would type it in."""
    cards = [{name: card[name] for name in card if name != "source"} for card in data()["abm_cards"]]
    return json.loads(json.dumps({"pack": HEADER, "replace_all": ["abm_cards"], "abm_cards": cards}))


@pytest.mark.parametrize("difficulty", ["standard", "madness"])
def test_a_deck_typed_in_plays_like_the_shipped_one(difficulty: str) -> None:
    one, two = new(as_pack(typed_in()), difficulty=difficulty), new(difficulty=difficulty)
    while (decision := two.decision) is not None:
        key = decision.options[-1].key
        one.choose(key, decision.seat)
        two.choose(key, decision.seat)
    assert (one.view(0), one.result) == (two.view(0), two.result)


@pytest.mark.rule("R25-16.4")
def test_a_deck_of_draw_symbols_comes_to_an_end() -> None:
    again = [{**UP, "id": f"again_{n}", "draw_again": True} for n in range(100)]
    mine = pack(replace_all=["abm_cards"], abm_cards=[*again, {"id": "bomb", "kind": "time_bomb"}, LOSE_LOOK])
    for seed in range(3):
        play_to_the_end(new(mine, difficulty="madness", barred_card_keeps_draw_symbol=True), seed)


def test_a_save_and_a_position_need_their_pack() -> None:
    mine = pack(abm_cards=[UP], remove={"abm_cards": ["abm_02"]})
    m = new(mine)
    for _ in range(10):
        m.choose(m.decisions[0].options[0].key, m.decisions[0].seat)
    assert ct.load(m.save(), packs=[mine]) == m
    assert ct.position("room25", ct.position_of(m), packs=[mine]) == m
    with pytest.raises(ct.BadSave, match="Test"):
        ct.load(m.save())
    with pytest.raises(ct.BadPosition):
        ct.position("room25", ct.position_of(m))


def test_the_schema_is_good() -> None:
    schema = new().game.pack_schema()
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(typed_in())
