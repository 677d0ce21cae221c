"""The page's types of a game, as `tools/generate` writes them from what the game declares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from chronotable.kernel.declared import Each, OneOf, Words
from docs.examples.relics.game import GAME

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from generators import game_types
from generators.typescript import Declarations

Colour = Annotated[str, OneOf(["red", "green"])]
Bundle = dict[Colour | Literal["any"], int]


class Thing(TypedDict):
    """Something
    to look at."""

    colour: Colour  # of its back
    name: NotRequired[str]


class Other(Thing):
    words: Words
    more: dict[str, Any]
    price: Bundle | None
    counts: Each[Colour, int]
    seen: dict[str, list[Thing | None]]
    pair: tuple[Colour, float]
    flag: bool
    inside: NotRequired[Other]


def written(hint: Any) -> str:
    declared = Declarations(words="")
    declared.type_of(hint, __name__)
    return declared.text()


def test_relics_as_the_design_notes_show_it() -> None:
    text = game_types.text(GAME)
    note = (Path(__file__).parents[2] / "docs/design/views.md").read_text(encoding="utf-8")
    for part in note.split("```ts\n")[1:]:
        assert part.partition("```")[0] in text


def test_every_form_of_a_type() -> None:
    assert (
        written(Other)
        == """\
export const COLOUR_TERMS = ['red', 'green'] as const;
export type Colour = (typeof COLOUR_TERMS)[number];

export type Bundle = Partial<Record<Colour | 'any', number>>;

/**
 * Something
 * to look at.
 */
export interface Thing {
  /** Of its back. */
  colour: Colour;
  name?: string;
}

export interface Other {
  /** Of its back. */
  colour: Colour;
  name?: string;
  words: Words;
  more: Json;
  price: Bundle | null;
  counts: Record<Colour, number>;
  seen: Record<string, (Thing | null)[]>;
  pair: [Colour, number];
  flag: boolean;
  inside?: Other;
}
"""
    )


def test_words_without_a_name_are_refused() -> None:
    with pytest.raises(SystemExit, match="has no name for"):
        written(Annotated[str, OneOf(["up", "down"])])


def test_two_types_of_one_name_are_refused() -> None:
    declared = Declarations(words="")
    declared.declare("Thing", "another", "")
    with pytest.raises(SystemExit, match="two types of one game are called Thing"):
        declared.type_of(Thing, __name__)


def test_every_game_with_a_board_has_a_file() -> None:
    assert [Path(name).parts[-2] for name in game_types.files()] == ["anachrony", "loop", "merchants", "room25"]
