"""Checking JSON values against a JSON Schema, with errors that name the place and what is allowed."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, relevance
from jsonschema.protocols import Validator
from jsonschema.validators import extend

from chronotable.kernel.errors import BadOption
from chronotable.kernel.fitting import Fits, fitting
from chronotable.kernel.message import Message

KEPT: Final = 512  # validators; a schema that is used again and again should be made once
ENOUGH: Final = 100  # errors among which the most telling one is looked for: a million more tell no more
MOST_TOLD: Final = 30  # words that are allowed
NEAREST: Final = 3  # of more
LENGTHS: Final = ("minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties")
ENOUGH_INSIDE: Final = 20  # the same in one of several alternatives


def any_of(validator: Any, parts: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    """As jsonschema's, but it does not keep an error for everything that is wrong in every alternative."""
    context: list[ValidationError] = []
    for number, part in enumerate(parts):
        errors = list(islice(validator.descend(instance, part, schema_path=number), ENOUGH_INSIDE))
        if not errors:
            return
        context += errors
    yield ValidationError(f"{short(instance)} is none of the alternatives", context=context)


def unique_items(validator: Any, wanted: bool, instance: Any, schema: Any) -> Iterator[ValidationError]:
    """As jsonschema's, which compares each with each where they cannot be sorted."""
    if wanted and isinstance(instance, list):
        written = {json.dumps(item, sort_keys=True, default=repr) for item in instance}
        if len(written) < len(instance):
            yield ValidationError(f"{short(instance)} names something twice")


# JSON has one kind of number and JSON Schema takes 1.0 for a whole one; rules count in whole numbers only.
STRICT: Final[type[Validator]] = extend(  # type: ignore[no-untyped-call]  # jsonschema says nothing of its types
    Draft202012Validator,
    validators={"anyOf": any_of, "uniqueItems": unique_items},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    ),
)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong at a path such as `cards.3.effect`; the empty path is the whole value.

    `at` is the path of the very entry, where `path` is that of the thing it does not belong in.
    """

    path: str
    message: Message
    at: str


_validators: dict[int, tuple[dict[str, Any], Validator, Fits | None]] = {}


def problem(value: Any, schema: dict[str, Any]) -> Problem | None:
    """The most telling way in which the value breaks the schema, or None."""
    try:
        _, validator, fits = _known(schema)
        if fits is not None and fits(value):
            return None
        error = best(islice(validator.iter_errors(value), ENOUGH))
        return None if error is None else told(error)
    except RecursionError:
        return Problem("", Message("kernel-schema-deep"), "")


def problems(value: Any, schema: dict[str, Any]) -> list[Problem]:
    """The ways in which the value breaks the schema, each once, as far as they are worth telling."""
    try:
        errors = [best([error]) for error in islice(_known(schema)[1].iter_errors(value), ENOUGH)]
        found = [told(error) for error in errors if error is not None]
    except RecursionError:
        return [Problem("", Message("kernel-schema-deep"), "")]
    return list({(each.path, each.at, repr(each.message)): each for each in found}.values())


def _known(schema: dict[str, Any]) -> tuple[dict[str, Any], Validator, Fits | None]:
    known = _validators.get(id(schema))
    if known is None or known[0] is not schema:
        while len(_validators) >= KEPT:
            del _validators[next(iter(_validators))]
        known = _validators[id(schema)] = (schema, STRICT(schema), fitting(schema))
    return known


def told(error: ValidationError) -> Problem:
    path = ".".join(str(part) for part in error.absolute_path)
    if (kind := kind_of_alternatives(error)) is not None:
        name, found, allowed = kind
        return Problem(f"{path}.{name}".strip("."), not_among(found, allowed), "")
    unknown = unknown_names(error)
    return Problem(path, describe(error), f"{path}.{unknown[0]}".strip(".") if unknown else path)


def best(errors: Iterable[ValidationError]) -> ValidationError | None:
    """The error to tell: the outermost one, and in a set of alternatives the one in the alternative that is meant."""
    found = max(errors, key=relevance, default=None)
    while found is not None and found.context:
        meant = meant_alternative(found.context)
        if not meant:
            return found
        found = max(meant, key=telling)
    return found


def telling(error: ValidationError) -> tuple[bool, Any]:
    """Of what is wrong in one alternative: a thing that is unknown tells more than that there are too few of them."""
    return error.validator not in LENGTHS, relevance(error)


def meant_alternative(context: list[ValidationError]) -> list[ValidationError]:
    """The errors of the alternative whose type and constants fit, and that is broken least; none if none fits."""
    alternatives: dict[object, list[ValidationError]] = {}
    for error in context:
        alternatives.setdefault(error.relative_schema_path[0], []).append(error)
    fitting = [
        errors
        for errors in alternatives.values()
        if not any(
            error.validator == "const" or (error.validator in ("type", "enum") and not error.relative_path)
            for error in errors
        )
    ]
    return min(fitting, key=len, default=[])


def kind_of_alternatives(error: ValidationError) -> tuple[str, object, list[str]] | None:
    """Where every alternative is of another kind by one and the same entry: its name, what it says, what it may say."""
    constants = [inner for inner in error.context or [] if inner.validator == "const" and len(inner.relative_path) == 1]
    names = {str(inner.relative_path[0]) for inner in constants}
    if len(names) != 1:
        return None
    return names.pop(), constants[0].instance, [str(inner.validator_value) for inner in constants]


def unknown_names(error: ValidationError) -> list[str]:
    """The names that do not belong in an object."""
    if error.validator != "additionalProperties" or not isinstance(error.instance, dict):
        return []
    return [str(name) for name in error.instance if name not in properties(error)]


def properties(error: ValidationError) -> list[str]:
    return list(error.schema.get("properties", {})) if isinstance(error.schema, dict) else []


def describe(error: ValidationError) -> Message:
    """One sentence for a broken keyword of the schema."""
    found = short(error.instance)
    rule: Any = error.validator_value
    instance: Any = error.instance
    match error.validator:
        case "enum":
            return not_among(instance, [str(word) for word in rule])
        case "const":
            return Message("kernel-schema-enum", found=found, allowed=[short(rule)])
        case "anyOf" | "oneOf":
            return not_among(instance, alternatives(error))
        case "type":
            return Message("kernel-schema-type", found=found, allowed=[rule] if isinstance(rule, str) else list(rule))
        case "required":
            missing = [name for name in rule if name not in instance]
            return Message("kernel-schema-required", names=missing)
        case "additionalProperties":
            unknown = unknown_names(error)
            allowed = properties(error)
            message = Message("kernel-schema-unknown", names=[cut(name) for name in unknown], allowed=allowed or ["-"])
            return meant(message, unknown[0], allowed)
        case "minimum" | "exclusiveMinimum":
            return Message("kernel-schema-least", found=found, least=short(rule))
        case "maximum" | "exclusiveMaximum":
            return Message("kernel-schema-most", found=found, most=short(rule))
        case "minProperties" if rule == 1 and properties(error):
            return Message("kernel-schema-some", names=properties(error))
        case "maxProperties" if rule == 1 and properties(error):
            return Message("kernel-schema-single", found=[cut(str(name)) for name in instance], names=properties(error))
        case "minItems" | "minLength" | "minProperties":
            return Message("kernel-schema-short", found=found, least=short(rule))
        case "maxItems" | "maxLength" | "maxProperties":
            return Message("kernel-schema-long", found=found, most=short(rule))
        case "uniqueItems":
            return Message("kernel-schema-twice", found=found)
        case "pattern":
            return Message("kernel-schema-pattern", found=found, pattern=short(rule))
        case _:
            return Message("kernel-schema-other", found=found)


def alternatives(error: ValidationError) -> list[str]:
    """What a set of alternatives allows, in words: constants where there are any, types where not."""
    allowed: list[str] = []
    parts: Any = error.validator_value
    for part in parts:
        words = part.get("enum", [part["const"]] if "const" in part else None)
        if words is None:
            kind = part.get("type", "object")
            words = [kind] if isinstance(kind, str) else kind
        allowed += [str(word) for word in words if str(word) not in allowed]
    return allowed


def not_among(found: object, allowed: list[str]) -> Message:
    """That a word is none of those allowed: all of them are told, or the nearest where nobody would read them all."""
    if len(allowed) <= MOST_TOLD:
        return meant(Message("kernel-schema-enum", found=short(found), allowed=allowed), found, allowed)
    near = difflib.get_close_matches(str(found)[:100], allowed, NEAREST, 0.3) or allowed[:NEAREST]
    return meant(Message("kernel-schema-enum-many", found=short(found), n=len(allowed), near=near), found, allowed)


def meant(message: Message, found: object, allowed: list[str]) -> Message:
    """The message, with the allowed word that the found one looks like, if there is one."""
    if isinstance(found, str) and (close := closest(found, allowed)):
        return Message("kernel-schema-meant", problem=message, word=close)
    return message


def unknown_option(name: object, allowed: Iterable[str]) -> BadOption:
    """That there is no such set-up option, with the one it looks like."""
    known = list(allowed)
    return BadOption(meant(Message("kernel-option-unknown", name=cut(str(name)), allowed=known), name, known))


def closest(word: str, allowed: Iterable[str]) -> str:
    """The allowed word that looks most like the given one, or nothing."""
    found = difflib.get_close_matches(word[:100], list(allowed), 1)
    return found[0] if found else ""


def short(value: object) -> str:
    """A value for an error message, cut where it is long."""
    try:
        return cut(json.dumps(value, ensure_ascii=False, default=str))
    except (TypeError, ValueError, RecursionError):
        return "..."


def cut(text: str) -> str:
    """A text for an error message: not too long, and printable whatever it holds."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in shown)


# ---- conditions of option schemas: which options go together


def when(given: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """If all these options are given and have these values, the others are as said."""
    return {"if": {**values(given), "required": list(given)}, "then": then}


def values(given: dict[str, Any]) -> dict[str, Any]:
    """Options that must have one of some values if they are given."""
    return {"properties": {name: {"enum": list(allowed)} for name, allowed in given.items()}}
