"""A card's text, made from its effect data, so that a card out of a pack has a text in every language too.

An effect becomes messages inside messages (`loop-effect-*`).  Each clause is told two things of grammar: its `mood`
(`do`: add 1 energy; `choose`: the same on a button, where some languages have an infinitive; `may`: you may add 1
energy; `each`: each player adds 1 energy) and `whose` era or hand it speaks of (`your` or `their`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chronotable.kernel.message import Message

Effect = Sequence[Mapping[str, Any]]
_Clause = Callable[[str, Any, str, str], Message]

_REFERS_BACK = ("card_origin", "arrival")  # selectors that speak of the step before
_SUBORDINATE = ("arrival", "destruction")  # selectors that become a clause of their own, closed by a comma
_MERGED = {"add_energy": "loop-effect-energy", "remove_rift": "loop-effect-rift"}


def effect_message(effect: Effect) -> Message:
    """The whole text of a card, as sentences."""
    sentences = [Message("loop-effect-sentence", clause=clause) for clause in _clauses(effect, "do", "your")]
    if not sentences:
        return Message("loop-effect-nothing")
    text = sentences[-1]
    for sentence in reversed(sentences[:-1]):
        text = Message("loop-effect-sentences", first=sentence, rest=text)
    return text


def ability_message(timing: str, n: int, from_destruction: int, effect: Effect) -> Message:
    """An agent's special ability; abilities out of packs are made of the same words."""
    id = f"loop-ability-{timing.replace('_', '-')}"
    return Message(id, n=n, from_destruction=from_destruction, effect=effect_message(effect))


def effect_label(effect: Effect) -> Message:
    """The same as one phrase, for example one alternative of `choose` as the label of an option."""
    if not effect:
        return Message("loop-effect-nothing")
    return Message("loop-effect-label", clause=_phrase(effect, "choose", "your"))


def _phrase(effect: Effect, mood: str, whose: str) -> Message:
    """All of a block in one phrase: "a, then b, then c"."""
    return _chain("loop-effect-then", "loop-effect-then", _clauses(effect, mood, whose))


def _chain(pair: str, more: str, clauses: Sequence[Message]) -> Message:
    text = clauses[0]
    for number, clause in enumerate(clauses[1:]):
        text = Message(more if number else pair, first=text, second=clause)
    return text


def _clauses(effect: Effect, mood: str, whose: str) -> list[Message]:
    """One clause for each item; neighbours that only differ in the era share their verb."""
    clauses: list[Message] = []
    shared: list[Message] = []
    previous = before = ""
    for item in effect:
        ((operation, details),) = item.items()
        if operation in _MERGED:
            part = _part(operation, details, whose)
            if operation == previous and details["era"] not in _REFERS_BACK and before not in _SUBORDINATE:
                shared.append(part)
            else:
                shared = [part]
                clauses.append(Message(_id(operation), what=shared, mood=mood))
            before = details["era"]
        else:
            clause: _Clause = _CLAUSES.get(operation, _plain)
            clauses.append(clause(operation, details, mood, whose))
        previous = operation
    return clauses


def _id(operation: str) -> str:
    return "loop-effect-" + operation.replace("_", "-")


def _amount(n: int | str | Mapping[str, int]) -> dict[str, object]:
    """How many: `amount` is exactly, either (1 or 2), range (1 to 3), most (up to 2), any or all; `n` is the most."""
    if isinstance(n, str):
        return {"amount": n, "n": 0, "min": 0}
    if isinstance(n, int):
        return {"amount": "exactly", "n": n, "min": n}
    least, most = n["min"], n["max"]
    if least == most:
        return {"amount": "exactly", "n": most, "min": least}
    amount = "most" if least == 0 else "either" if most == least + 1 else "range"
    return {"amount": amount, "n": most, "min": least}


def _plain(operation: str, details: Mapping[str, Any], mood: str, whose: str) -> Message:
    """An operation whose details go into its message as they are."""
    given = dict(details)
    counted = _amount(given.pop("n")) if "n" in given else {}
    if "from" in given:
        given["era"] = given.pop("from")
    given.pop("with", None)
    return Message(_id(operation), **given, **counted, mood=mood, whose=whose)


def _move(operation: str, details: Mapping[str, Any], mood: str, whose: str) -> Message:
    carry = details.get("carry")
    given: dict[str, object] = {"carry": carry["pickup"] if carry else "none"}
    if operation == "move_agent":
        given = {"who": details["who"]}
    if "to" in details:
        return Message(f"{_id(operation)}-to", **given, era=details["to"], mood=mood, whose=whose)
    return Message(f"{_id(operation)}-steps", **given, **_amount(details["steps"]), mood=mood, whose=whose)


def _choose(operation: str, alternatives: Sequence[Effect], mood: str, whose: str) -> Message:
    single = [dict(effect[0]) for effect in alternatives if len(effect) == 1 and effect[0].keys() <= _MERGED.keys()]
    if len(single) == len(alternatives):
        operations = {name for item in single for name in item}
        eras = {details["era"] for item in single for details in item.values()}
        if len(operations) == 1:  # remove 1 rift from your era or 2 rifts from a vortex
            (shared,) = operations
            parts = [_part(shared, item[shared], whose) for item in single]
            return Message(_id(shared), what=_or(parts, _ends_in_clause(alternatives[0])), mood=mood)
        if len(eras) == 1 and mood in ("do", "choose"):  # in an adjacent era, remove 1 rift or add 1 energy
            (era,) = eras
            clauses = [
                Message(_id(name), what=Message(f"{_MERGED[name]}-alone", **_amount(details["n"])), mood=mood)
                for item in single
                for name, details in item.items()
            ]
            return Message("loop-effect-in-place", clause=_or(clauses), era=era, whose=whose)
    return _or([_phrase(effect, mood, whose) for effect in alternatives], _ends_in_clause(alternatives[0]))


def _or(clauses: Sequence[Message], commas: bool = False) -> Message:
    return _chain("loop-effect-or-more" if commas else "loop-effect-or", "loop-effect-or-more", clauses)


def _ends_in_clause(effect: Effect) -> bool:
    """Would an "or" behind the text need a comma in some languages?"""
    ((operation, details),) = effect[-1].items()
    if operation == "match":
        return True
    return isinstance(details, Mapping) and details.get("era", details.get("from", details.get("to"))) in _SUBORDINATE


def _part(operation: str, details: Mapping[str, Any], whose: str) -> Message:
    """An object without its verb: 1 energy to your era."""
    return Message(_MERGED[operation], **_amount(details["n"]), era=details["era"], whose=whose)


def _around(operation: str, effect: Effect, mood: str, whose: str) -> Message:
    """A block of effects, in one phrase; in "you may ..." and "each player ..." its verbs have another form."""
    if operation == "each_player":
        return Message(_id(operation), clause=_phrase(effect, "each", "their"))
    if operation == "may":
        return Message(_id(operation), clause=_phrase(effect, "may", whose), whose=whose)
    return Message(_id(operation), clause=_phrase(effect, mood, whose), mood=mood, whose=whose)


_CLAUSES: dict[str, _Clause] = {  # all others are plain
    "move_self": _move,
    "move_agent": _move,
    "choose": _choose,
    "may": _around,
    "if_other_agent_here": _around,
    "each_player": _around,
}
