"""Declared types of Python as TypeScript: TypedDicts become interfaces, word lists constants with a union of them."""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from chronotable.kernel.declared import COMPLETE, OneOf, Words

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
SHARED: dict[Any, str] = {
    Words: "Words",
    dict[str, Any]: "Json",
    Mapping[str, Any]: "Json",
}  # web/src/wire.ts has these
REMARK = re.compile(r"^\s+(\w+): .*?  # (.+)$", re.MULTILINE)
BASES = re.compile(r"(?<=[(, ])\w+(?=[,)])")
WIDTH = 100


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def sentence(remark: str | None) -> str | None:
    return remark and remark[0].upper() + remark[1:].rstrip(".") + "."


def remarks_of(kind: type) -> dict[str, str]:
    """What stands behind the fields of a TypedDict, those of its bases included."""
    source = inspect.getsource(kind)
    bases = [vars(sys.modules[kind.__module__]).get(name) for name in BASES.findall(source.partition(":")[0])]
    inherited = [remarks_of(base) for base in bases if isinstance(base, type) and is_typeddict(base)]
    return {name: remark for each in inherited for name, remark in each.items()} | dict(REMARK.findall(source))


def words_of(hint: Any) -> OneOf | None:
    """The list of words that a type stands for, if it is one."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, OneOf)), None)


def fields(kind: type) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: type, and whether it is always there."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if optional else hint, not optional and name in kind.__required_keys__)  # type: ignore[attr-defined]
    return found


def field(name: str, kind: str, always: bool) -> str:
    return f"{name}{'' if always else '?'}: {kind};"


class Declarations:
    """Collects what a type needs, each thing under the name that it has in Python, in the order of need."""

    def __init__(self, words: str) -> None:
        """`words` is the module that names the words of the game, if it has one."""
        self.shared: set[str] = set()
        self._words_module = words
        self._texts: dict[str, str] = {}
        self._kinds: dict[str, Any] = {}

    def text(self) -> str:
        return "\n".join(self._texts.values())

    def declare(self, name: str, kind: Any, text: str) -> str:
        """Two things of one name would be one in TypeScript."""
        if self._kinds.setdefault(name, kind) != kind:
            raise SystemExit(f"two types of one game are called {name}")
        self._texts.setdefault(name, text)
        return name

    def type_of(self, hint: Any, module: str) -> str:
        """A type as the module sees it."""
        shared = next((name for known, name in SHARED.items() if known == hint), None)
        if shared is not None:
            self.shared.add(shared)
            return shared
        if is_typeddict(hint):
            return self._interface(hint)
        name = self._alias(hint, module)
        if name is None:
            return self._unnamed(hint, module)
        words = words_of(hint)
        if words is not None:
            return self._words(name, hint, words)
        return self.declare(name, hint, f"export type {name} = {self._unnamed(hint, module)};\n")

    def _alias(self, hint: Any, module: str) -> str | None:
        """What the module calls the type, or the module of words; words must have a name, others need none."""
        if hint in PLAIN:
            return None
        for each in (module, self._words_module):
            for name, value in vars(sys.modules[each]).items() if each in sys.modules else ():
                if get_origin(value) is not None and value == hint:
                    return name
        if words_of(hint) is not None:
            raise SystemExit(f"{module} has no name for {hint}")
        return None

    def _words(self, name: str, hint: Any, words: OneOf) -> str:
        terms = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.removesuffix("Id")).upper() + "_TERMS"
        listed = textwrap.fill(", ".join(f"'{word}'" for word in words.words), WIDTH, break_on_hyphens=False)
        if "\n" in listed:
            listed = f"\n{textwrap.indent(listed, '  ')},\n"
        text = f"export const {terms} = [{listed}] as const;\nexport type {name} = (typeof {terms})[number];\n"
        return self.declare(name, hint, text)

    def _interface(self, kind: type) -> str:
        if self._kinds.get(kind.__name__) == kind:
            return kind.__name__
        self.declare(kind.__name__, kind, "")  # before its fields, which may be such things again
        remarks = remarks_of(kind)
        lines = [
            comment(sentence(remarks.get(name)), "  ")
            + f"  {field(name, self.type_of(hint, kind.__module__), always)}\n"
            for name, (hint, always) in fields(kind).items()
        ]
        text = f"{comment(kind.__doc__)}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"
        del self._texts[kind.__name__]  # it comes after what it is made of
        return self.declare(kind.__name__, kind, text)

    def _unnamed(self, hint: Any, module: str) -> str:
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._record(inner[0], module, "") if COMPLETE in inner else self.type_of(inner[0], module)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(part, module) for part in inner))
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in inner)
        if origin is list:
            item = self.type_of(inner[0], module)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(part, module) for part in inner)}]"
        if origin is dict:
            return self._record(hint, module, "Partial")
        return PLAIN[hint]

    def _record(self, hint: Any, module: str, partial: str) -> str:
        """By words it may be partial; by any string, whoever asks for one has to expect that there is none."""
        key, value = (self.type_of(part, module) for part in get_args(hint))
        record = f"Record<{key}, {value}>"
        return f"Partial<{record}>" if partial and key != "string" else record
