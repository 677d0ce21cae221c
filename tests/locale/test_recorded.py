"""What Python says of messages is what is recorded; the page is held to the same file (`words/recorded.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from chronotable.kernel.message import Message, Ref
from chronotable.locale import LANGUAGES, render

RECORDED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "words" / "recorded.json").read_text(encoding="utf-8")
)
AT_LEAST = 200


def message_of(recorded: dict[str, Any]) -> Message:
    return Message(recorded["id"], **{name: argument_of(value) for name, value in recorded["args"].items()})


def argument_of(value: object) -> object:
    """The argument that travels like this."""
    if isinstance(value, list):
        return [argument_of(item) for item in value]
    if isinstance(value, dict):
        return (
            Ref(value["game"], value["kind"], value["ref"], value.get("names")) if "ref" in value else message_of(value)
        )
    return value


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_says_what_is_recorded(language: str) -> None:
    """After a change of words: `tools/generate` records them anew."""
    said = [(each["id"], each["args"], render(message_of(each), language)) for each in RECORDED]
    assert said == [(each["id"], each["args"], each["texts"][language]) for each in RECORDED]


def test_enough_is_recorded_of_every_game() -> None:
    assert len(RECORDED) >= AT_LEAST
    for game in ("loop", "room25", "anachrony", "merchants"):
        beginnings = {"-".join(each["id"].split("-")[:2]) for each in RECORDED if each["id"].startswith(f"{game}-")}
        assert {f"{game}-{what}" for what in ("prompt", "option", "event", "why")} <= beginnings


def test_a_message_travels_and_comes_back() -> None:
    assert all(message_of(each).wire_form() == {"id": each["id"], "args": each["args"]} for each in RECORDED)
