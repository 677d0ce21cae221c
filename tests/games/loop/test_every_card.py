"""Each of the 79 artifact cards is used, and the table afterwards is exactly what its text says, nothing else changed.

A case (`card_uses_*.py`) says what lies on the table, what is chosen, and what differs afterwards; every other rift,
energy, clone, pawn, card and damage cube must be as before.
"""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from tests.games.loop.card_use import CARDS, Use
from tests.games.loop.card_uses_future import FUTURE
from tests.games.loop.card_uses_past import PAST
from tests.games.loop.card_uses_starting import STARTING
from tests.games.playing import Json, event_kinds, happened, keys, play

USES = [*STARTING, *PAST, *FUTURE]


def snapshot(m: Match) -> Json:
    """All that cards can change, each thing under its own name."""
    view = m.view(None)
    seen: Json = {"destroyed": view["destroyed"], "bag": len(view["bag"]), "arsenal": len(view["arsenal"])}
    for era in view["eras"]:
        id = era["id"]
        for element in ("rifts", "energy", "available", "vortex"):
            seen[f"{id}.{element}"] = era[element]
        seen[f"{id}.clones"] = sorted(clone["destroy"] for clone in era["clones"])
        seen[f"{id}.damage"] = (era["mission"] or {}).get("damage")
    for agent in view["agents"]:
        id = agent["id"]
        seen[f"{id}.era"] = agent["era"]
        seen[f"{id}.charged"] = agent["charged"]
        seen[f"{id}.hand"] = [held["card"] for held in agent["hand"]]
        seen[f"{id}.ready"] = [held["card"] for held in agent["hand"] if held["ready"]]
        seen[f"{id}.deck"] = len(agent["deck"]["top"] + agent["deck"]["rest"])
        seen[f"{id}.deck_top"] = agent["deck"]["top"]
        seen[f"{id}.discard"] = agent["deck"]["discard"]
    return seen


def carry_out(m: Match, use: Use) -> None:
    """Use the card; at every choice exactly the written keys must be offered."""
    play(m, f"play:{use.card}")
    for choice in use.choices:
        offered = [key.lstrip("*") for key in choice.split()]
        assert sorted(keys(m)) == sorted(offered)
        play(m, next(key[1:] for key in choice.split() if key.startswith("*")))


@pytest.mark.rule("LOOP-14.1")
@pytest.mark.parametrize("use", USES, ids=str)
def test_the_card_does_what_its_text_says_and_nothing_else(use: Use) -> None:
    m = use.table()
    before = snapshot(m)
    assert use.card in before[f"{use.user}.ready"]
    carry_out(m, use)
    expected = before | {f"{use.user}.ready": [card for card in before[f"{use.user}.ready"] if card != use.card]}
    assert snapshot(m) == expected | use.after
    assert m.view(None)["using"] is None, "the action is not over"
    assert m.view(None)["phase"] == "action"
    assert happened(m, "card_used")[0] == {"agent": use.user, "card": use.card}


def test_every_one_of_the_79_cards_is_used_above() -> None:
    assert {use.card for use in USES} == CARDS.keys()
    assert len(CARDS) == 79


ICONS = {
    "energy": {"energy_added"},
    "rift": {"rift_removed"},
    "clone": {"clone_pushed", "clone_pulled", "clone_carried", "clone_destroyed"},
    "move": {"agent_moved", "agents_swapped"},
    "card": {
        "card_drawn", "card_discarded", "card_destroyed", "card_available", "card_taken", "card_readied", "card_used",
    },
}  # fmt: skip


@pytest.mark.rule("LOOP-14.18")
@pytest.mark.parametrize("card", CARDS)
def test_the_icons_of_a_card_tell_what_its_effect_deals_with(card: str) -> None:
    kinds: set[str] = set()
    for use in USES:
        if use.card == card:
            m = use.table()
            carry_out(m, use)
            after_use = event_kinds(m)[event_kinds(m).index("card_used") + 1 :]
            if "card_used" in after_use:  # a card used inside it has icons of its own
                after_use = after_use[: after_use.index("card_used") + 1]
            kinds.update(after_use)
    assert {icon for icon, events in ICONS.items() if kinds & events} == set(CARDS[card]["kinds"])
