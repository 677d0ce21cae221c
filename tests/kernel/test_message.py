"""Messages as JSON, and back."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.kernel.message import Message, Ref


def test_a_message_comes_back_from_the_wire() -> None:
    walkman = Ref("loop", "card", "war_horse")
    given = Message("kernel-list", first=[walkman, 3], last=Message("kernel-player-number", number=2))
    back = ct.message(json.loads(json.dumps(given.wire_form())))
    assert back == given
    for language in ("en", "pl", "uk"):
        assert ct.render(back, language) == ct.render(given, language)


def test_names_of_packs_come_back() -> None:
    given = Message("kernel-list-one", it=Ref("loop", "card", "mine", {"en": "My card"}))
    back = ct.message(given.wire_form()).args["it"]
    assert isinstance(back, Ref)
    assert back.names == {"en": "My card"}


def test_what_as_json_wrote_can_be_read() -> None:
    given = Message("kernel-unknown-game", name="pig", games=["loop", "room25"])
    assert ct.message(given.as_json()) == given
    assert str(ct.message(given.as_json())) == str(given)


@pytest.mark.parametrize("wrong", [{}, {"id": 1}, {"id": "x", "args": []}])
def test_what_is_no_message_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="has an id and args"):
        ct.message(wrong)
