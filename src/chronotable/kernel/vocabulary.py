"""All words that things can have in any game with a box: for numbers of actions and for observations.

They follow from the nouns: fixed words, those of the box, or a count with both ends.
"""

from __future__ import annotations

from typing import Any

from chronotable.kernel.nouns import Boxed, Id, Maybe, Noun, SetOf, Several, Term


def vocabulary(noun: Noun, box: Any) -> list[str]:
    """What parts of keys can be, in the order of the noun; TypeError where there is no end of them."""
    while isinstance(noun, Several | Maybe | SetOf):
        noun = noun.noun
    shape = noun.key_schema(Boxed(box))
    if "enum" in shape:
        return [str(word) for word in shape["enum"]]
    if "minimum" in shape and "maximum" in shape:
        return [str(number) for number in range(shape["minimum"], shape["maximum"] + 1)]
    if isinstance(noun, Term | Id):
        try:
            return list(noun.words(Boxed(box)))
        except AttributeError:
            pass  # only a dealt state knows them
    raise TypeError("its words have no end")
