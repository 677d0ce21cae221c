"""The laws of time: what must be true of turn, cycle, doctor and the counters of a turn, given what is pending."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.loop import terms
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cubes import rift_supply
from chronotable.games.loop.steps.doctor_phase import cubes_to_drop
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.laws import laws_of
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

law: Final = laws_of("loop")
TURNS: Final = terms.CYCLES * terms.ERAS  # LOOP-12.6

# The steps of a turn that come before its doctor card is revealed (LOOP-5.8).
BEFORE_THE_CARD: Final = ("new_turn", "deal", "give_card", "begin_turn", "generate", "activate")


def turn_laws(s: LoopState) -> Iterator[Message]:
    """The laws of time that a state breaks."""
    steps = whole_agenda(s)
    words = [step.term for step in steps]
    yield from calendar_laws(s, words)
    yield from history_laws(s, words)
    yield from counter_laws(s, words)
    if s.ending == terms.RUNNING:
        yield from action_laws(s, words)
        yield from hand_laws(s, words)
        yield from drop_laws(s, steps)


def card_is_due(words: list[str]) -> bool:
    """Is the doctor card of the running turn still to be revealed?"""
    return any(word in BEFORE_THE_CARD for word in words)


def actions_are_due(words: list[str]) -> bool:
    return card_is_due(words) or "begin_actions" in words


def cards_revealed(s: LoopState) -> int:
    """How many doctor cards the whole game has seen: one a turn (LOOP-5.8, 12.4)."""
    return s.cycle * terms.ERAS + len(s.doctor_row)


def calendar_laws(s: LoopState, words: list[str]) -> Iterator[Message]:
    """Turn, cycle and doctor tell the same time."""
    if not 0 <= s.turn <= TURNS:
        yield law("turns", turn=s.turn, most=TURNS)
        return
    due = card_is_due(words)
    needed = s.turn - 1 if due and "new_turn" not in words else s.turn
    if cards_revealed(s) != needed:
        yield law(
            "calendar", turn=s.turn, cycle=s.cycle + 1, row=len(s.doctor_row), n=cards_revealed(s),
            needed=needed,
        )  # fmt: skip
    elif not s.doctor_row and not due:
        yield law("doctor-row")
    elif s.doctor_row:
        if s.doctor != s.doctor_row[-1]:
            yield law("doctor", found=word_of_era(s.doctor), needed=terms.ERA_TERMS[s.doctor_row[-1]])
    elif s.cycle == 0 and s.doctor >= 0:
        yield law("doctor", found=terms.ERA_TERMS[s.doctor], needed="-")
    elif s.cycle > 0 and s.doctor < 0:
        yield law("no-doctor", cycle=s.cycle + 1)


def word_of_era(era: int) -> str:
    return terms.ERA_TERMS[era] if era >= 0 else "-"


def history_laws(s: LoopState, words: list[str]) -> Iterator[Message]:
    """What takes a turn each cannot have happened more often than there were turns."""
    over = cards_revealed(s) - (1 if not card_is_due(words) and "archive" in words else 0)
    if len(s.archived) > over:
        yield law("archived", n=len(s.archived), most=over)
    drops = cards_revealed(s) - (1 if "place_rifts" in words else 0)
    if any(s.vortex) and not drops:
        yield law("early-vortex", n=sum(s.vortex))


def counter_laws(s: LoopState, words: list[str]) -> Iterator[Message]:
    """What is counted in a turn begins at nothing, and only the active player's turn counts it."""
    early = s.ending == terms.RUNNING and actions_are_due(words)
    counted = {
        "loops": s.loops,
        "destructions": s.destructions,
        "ability_uses": s.used_ability,
        "capped": s.capped.bit_count(),
        "eternal_used": sum(s.eternal_used),
    }
    for what, n in counted.items():
        if early and n:
            yield law("before-actions", what=what, n=n)
    gone = len(s.bag) + s.clone_at.count(terms.OUT_OF_GAME)
    if s.destructions > gone:  # clones come in the Doctor phase only, so that those of this turn are still gone
        yield law("destructions", n=s.destructions, most=gone)
    for number, agent in enumerate(s.agents):
        if not agent.charged and (early or number != s.active):
            yield law("battery", agent=s.box.agent_ids[agent.id])
    active = s.agents[s.active].id
    uses = s.box.ability_n[active] if s.box.ability_timing[active] == terms.OWN_ACTION else 0
    if s.used_ability > uses:
        yield law("ability", agent=s.box.agent_ids[active], n=s.used_ability, most=uses)
    for era in range(terms.ERAS):
        if s.capped >> era & 1 and not may_be_capped(s, era):
            yield law("capped", era=terms.ERA_TERMS[era])


def may_be_capped(s: LoopState, era: int) -> bool:
    """A tile that takes one damage a turn has had it; or it has been archived since (LOOP-9.10, 9.11)."""
    if s.tile[era] < 0:
        return bool(s.archived) and (s.phase in (terms.ARCHIVE, terms.END) or s.ending != terms.RUNNING)
    return s.face_up[era] and bool(s.box.mission_cap[s.tile[era]]) and s.damage[era] > 0


def action_laws(s: LoopState, words: list[str]) -> Iterator[Message]:
    """Outside an action nobody resolves anything, and no card is in use more than once (LOOP-8.2, 15.16)."""
    running = [*s.callers, *([s.using] if s.using >= 0 else [])]
    if len(set(running)) != len(running):
        yield law("running", cards=[s.box.card_ids[card] for card in running])
    if "after_action" in words:
        return
    if s.you != s.active:
        yield law("you", agent=s.box.agent_ids[s.agents[s.you].id])
    said = {
        "energised": s.energised,
        "removed": any(s.removed),
        "last_card": s.last_card >= 0,
        "arrival": s.arrival >= 0,
        "destruction": s.destruction >= 0,
    }
    for what, found in said.items():
        if found:
            yield law("no-action", what=what)


def hand_laws(s: LoopState, words: list[str]) -> Iterator[Message]:
    """A turn begins with hands of three or more, as far as there are cards (LOOP-12.1, 18.4, 18.8)."""
    if not card_is_due(words) and "place_rifts" not in words:
        return
    if s.solo and any(word in words for word in ("new_turn", "deal", "give_card")):
        return
    for number, agent in enumerate(s.agents):
        owner = s.deck_owner(agent)
        if len(agent.hand) < terms.HAND and (owner.deck or owner.discard) and (number == s.active or not s.solo):
            yield law("hand", agent=s.box.agent_ids[agent.id], n=len(agent.hand), least=terms.HAND)


def drop_laws(s: LoopState, steps: list[Step[Any]]) -> Iterator[Message]:
    """As many cubes fall as the clones at the doctor's call for, less those that were negated (LOOP-5.9, 16.3)."""
    words = [step.term for step in steps]
    if "place_rifts" not in words or s.doctor < 0:
        return
    due = min(cubes_to_drop(s), rift_supply(s))
    for step in steps:
        if step.term == "enter_landing":
            cubes = step.parameters()["cubes"]
            if cubes != due or any(s.drop):
                yield law("landing", n=cubes, needed=due)
            return
    agent = s.agents[s.active].id
    negated = s.box.ability_n[agent] if s.box.ability_timing[agent] == terms.AFTER_DROP else 0
    if not max(0, due - max(0, negated - words.count("negate"))) <= sum(s.drop) <= due:
        yield law("drop", n=sum(s.drop), needed=due)
