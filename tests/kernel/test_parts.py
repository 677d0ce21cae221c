"""A part that is declared once is told, checked and placed by that; so is a set-up option."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

import chronotable as ct
from chronotable.games import game, names
from chronotable.kernel.nouns import Boxed, Count, Flag, Maybe, Noun, Ordinal, SetOf, Several, Term
from chronotable.kernel.options import Option, Options
from chronotable.kernel.parts import OneOf, Part, Position, Record, Told
from chronotable.kernel.position_nouns import Amounts, AsIs, ByWord, Either, InBox, Pile, Seats
from chronotable.kernel.schema import problem

COLOUR = Term(["red", "green", "blue"])


class Box:
    cards = ("ace", "king")


BOX = Box()


@dataclass
class Player:
    gold: int = 3
    hat: int = -1


@dataclass
class Table:
    """A toy state: players are records, and of rooms there are lists by number."""

    box: Box = BOX
    season2: bool = False
    day: int = 0
    seen: int = 0b1
    deck: list[int] = field(default_factory=lambda: [0, 1])
    lit: list[bool] = field(default_factory=lambda: [False, True])
    players: list[Player] = field(default_factory=lambda: [Player(), Player()])


ROOM = Record(Part("light", Flag(), "Is it lit?", "lit"))
PLAYER = Record(Part("gold", Count(0, 9), "Its gold."), Part("hat", Maybe(COLOUR), usual=None, rule="TOY-2"))
OPTIONS = Options(
    "Toy",
    Option("ruleset", Either(["classic", "season2"]), "season2", default="classic", rule="TOY-1"),
    Option("recipe", AsIs({"type": "string"}), default="random", told=False),
)
POSITION = Position(
    "A position of the toy",
    OPTIONS.part(lambda s, _: s),
    Part("day", Ordinal(7), "The day, from 1.", rule="TOY-3"),
    Part("seen", SetOf(COLOUR), usual=[]),
    Told("deck", Pile(InBox("cards"), different=True), "The deck."),
    Told("rooms", ByWord(["hall", "cell"], ROOM), field=lambda s, _: range(2)),
    Told("players", Several(PLAYER, 0, 2), "By seat."),
)
SCHEMA = POSITION.schema_of(BOX)


def placed(position: dict[str, Any]) -> Table:
    s = Table()
    POSITION.check(position, s.box)
    POSITION.put(s, s, position)
    for seat, described in enumerate(position.get("players", [])):
        PLAYER.put(s, s.players[seat], described, f"players.{seat}")
    for word, described in position.get("rooms", {}).items():
        ROOM.put(s, ["hall", "cell"].index(word), described, f"rooms.{word}")
    s.deck = POSITION.value(s, position, "deck", s.deck)
    return s


def test_what_is_declared_is_told() -> None:
    assert POSITION.describe(Table()) == {
        "options": {"ruleset": "classic"},
        "day": 1,
        "seen": ["red"],
        "deck": ["king", "ace"],
        "rooms": {"hall": {"light": False}, "cell": {"light": True}},
        "players": [{"gold": 3, "hat": None}, {"gold": 3, "hat": None}],
    }


def test_and_comes_back() -> None:
    s = Table(day=4, seen=0b110, deck=[1], lit=[True, False], players=[Player(1, 2), Player(0, -1)])
    described = POSITION.describe(s)
    assert problem(described, SCHEMA) is None
    assert placed(described) == s


def test_what_is_not_described_stays_or_is_as_usual() -> None:
    s = placed({"players": [{"gold": 5}], "rooms": {"hall": {}}})
    assert (s.day, s.deck, s.lit) == (0, [0, 1], [False, True])
    assert s.seen == 0, "the usual word"
    assert s.players[0] == Player(5, -1)


def test_sentences_rules_and_words_of_the_box_are_in_the_schema() -> None:
    parts = SCHEMA["properties"]
    assert parts["day"] == {"description": "The day, from 1.", "type": "integer", "minimum": 1, "maximum": 7}
    assert parts["deck"]["items"] == {"type": "string", "enum": ["ace", "king"]}
    assert parts["options"]["properties"]["ruleset"]["default"] == "classic"


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"day": 8}, "Position, day: 8 is too large; at most 7 is allowed. (TOY-3)"),
        ({"players": [{"hat": "pink"}]}, "(TOY-2)"),
        ({"players": [{"gold": 10}]}, "players.0.gold"),
        ({"rooms": {"attic": {}}}, "attic"),
        ({"deck": ["queen"]}, "Allowed: ace and king"),
        ({"options": {"ruleset": "new"}}, "(TOY-1)"),
        ({"dya": 1}, "Did you mean"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path_and_rule(position: dict[str, Any], words: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        placed(position)
    assert words in str(caught.value)


def test_a_word_that_only_the_state_knows_is_refused_when_it_is_placed() -> None:
    who = Term(lambda s: s.there, shape={"type": "string"}, unknown="merchants-position-good")
    parts = Position("Guests", Part("first", who, rule="TOY-4"))
    s = SimpleNamespace(there=["ann"], first=0)
    described = {"first": "bob"}
    parts.check(described)
    with pytest.raises(ct.BadPosition, match=r'Position, first: There is no good "bob".*\(TOY-4\)'):
        parts.put(s, s, described)


def test_an_option_is_checked_put_on_the_settings_and_told() -> None:
    s = Table()
    chosen = OPTIONS.completed({"ruleset": "season2"})
    assert chosen == {"ruleset": "season2", "recipe": "random"}
    OPTIONS.put(s, s, chosen)
    assert s.season2 is True
    assert OPTIONS.word(s, s) == {"ruleset": "season2"}, "what only matters for the set-up is not told"
    with pytest.raises(ct.BadOption, match="TOY-1"):
        OPTIONS.completed({"ruleset": "old"})


def test_a_thing_of_one_part_or_another() -> None:
    secret = OneOf(Told("warps", SetOf(COLOUR)), Told("power", Count(0, 3)))
    shape = secret.schema(Boxed(None))
    assert problem({"warps": ["red"]}, shape) is None
    assert problem({"power": 2}, shape) is None
    assert problem({"power": 2, "warps": []}, shape) is not None
    assert problem({}, shape) is not None


@pytest.mark.parametrize(
    ("noun", "number", "word"),
    [
        (Pile(COLOUR), [0, 2], ["blue", "red"]),
        (ByWord(["a", "b"], COLOUR, -1, brief=True), [-1, 1], {"b": "green"}),
        (ByWord(["a", "b"], Maybe(COLOUR), -1), [-1, 1], {"a": None, "b": "green"}),
        (Amounts(["a", "b"], 9, brief=False), [0, 2], {"a": 0, "b": 2}),
        (Maybe(Count(1, 9), 0), 0, None),
        (Either(["off", "on"]), True, "on"),
        (Seats(3), 0b101, [0, 2]),
        (AsIs({"type": "array"}), [1], [1]),
    ],
)
def test_the_nouns_of_positions(noun: Noun, number: object, word: object) -> None:
    assert noun.word(None, number) == word
    assert noun.number(None, word) == number
    assert problem(word, noun.schema(Boxed(None))) is None


@pytest.mark.parametrize("name", names())
def test_every_part_of_our_games_says_what_it_is(name: str) -> None:
    """The sentences are those of the schema and of the game's page of reference."""
    schema = game(name).position_schema()
    assert [part for part, inner in schema["properties"].items() if not inner.get("description")] == []
