"""Set-up options: what was given, checked and completed by the defaults of the game's schema."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import problem, unknown_option

Json = dict[str, Any]


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
