"""Set-up options: declared once, like the parts of a position; what was given is checked and completed.

An option has a name, a noun that says which words it can have, a default, and the field of the settings that holds it.
From that follow the JSON Schema, the settings of a table, and the options that a position tells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import lru_cache
from typing import Any, Final

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Boxed, Json, Noun
from chronotable.kernel.parts import Field, Part, Record, Told
from chronotable.kernel.schema import problem, unknown_option
from chronotable.kernel.schema_pieces import document

NO_DEFAULT: Final = object()
ASKED_IF: Final = "x-asked-if"  # a remark for forms, which checks of a schema pass over


class Option(Part):
    """A set-up option."""

    def __init__(
        self,
        name: str,
        noun: Noun,
        field: Field = "",
        *,
        default: Any = NO_DEFAULT,
        rule: str = "",
        about: str = "",
        told: bool = True,
        asked_if: Json | None = None,
        former: Any = NO_DEFAULT,
    ) -> None:
        """`told`: is it a field of the settings, which positions tell?  Others only matter for the set-up.

        `asked_if`: what the other options have to be like for it to matter, as a schema; forms ask for it only then.
        `former`: how games were played before there was the option, where that is not the default.
        """
        super().__init__(name, noun, about, field, rule=rule)
        self.told = told
        self.plain = self.plain and told
        self._default = default
        self._asked_if = asked_if
        self.former = former

    def schema(self, s: Any) -> Json:
        shape = super().schema(s)
        if self._asked_if is not None:
            shape = {**shape, ASKED_IF: deepcopy(self._asked_if)}
        return shape if self._default is NO_DEFAULT else {**shape, "default": deepcopy(self._default)}


class Options(Record):
    """The set-up options of a game.  `put` puts them on the settings of a table."""

    def __init__(self, title: str, *options: Option, conditions: Callable[[Any], list[Json]] | None = None) -> None:
        """`conditions`, of a box: which options go together, as parts of the schema."""
        super().__init__(*options)
        self.rules = {option.name: option.rule for option in options if option.rule}
        self._options = options
        self._title = title
        self._conditions = conditions
        self._of_box = lru_cache(maxsize=16)(lambda box: self.schema(Boxed(box)))

    def word(self, s: Any, number: Any) -> Json:
        found = [(option, option.number(s, number)) for option in self._options if option.told]
        return {each.name: each.noun.word(s, n) for each, n in found if not each.noun.optional or each.noun.is_there(n)}

    def schema(self, s: Any) -> Json:
        shape = document(self._title, super().schema(s))
        return shape if self._conditions is None else {**shape, "allOf": self._conditions(s.box)}

    def schema_of(self, box: Any = None) -> Json:
        """The schema; it is made once for each box, and not to be changed."""
        return self._of_box(box)

    def completed(self, given: Json, box: Any = None) -> Json:
        return complete(given, self.schema_of(box), self.rules)

    def of_record(self, recorded: Json) -> Json:
        """What a record says, which names all options of its time, and what held before there were the others."""
        former = {option.name: option.former for option in self._options if option.former is not NO_DEFAULT}
        return {**former, **recorded}

    def part(self, field: Field = "settings") -> Told:
        """The part of a position that tells them."""
        return Told("options", self, "What was agreed before the game.", field)


def complete(options: Json, schema: Json, rules: Mapping[str, str]) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule, if one is known.

    Nothing of it is the caller's, who may change what was given.
    """
    known = schema["properties"]
    for name, value in options.items():
        if name not in known:
            raise unknown_option(name, known)
        if (found := problem(value, known[name])) is None:
            continue
        if name in rules:
            raise BadOption(Message("kernel-option-rule", name=name, problem=found.message, rule=rules[name]))
        raise BadOption(Message("kernel-option-wrong", name=name, problem=found.message))
    return deepcopy({**{name: part["default"] for name, part in known.items() if "default" in part}, **options})
