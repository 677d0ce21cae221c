"""Whatever a pack file holds: a box that can be played with, or an error that names file and line."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chronotable as ct
from chronotable.games.anachrony.game import GAME as ANACHRONY
from chronotable.games.loop.game import GAME
from chronotable.games.room25.game import GAME as ROOM25
from chronotable.kernel.game import Game
from chronotable.kernel.pack import Pack
from chronotable.packs import check_header, check_pack, read_text
from tests.fuzz.effort import examples
from tests.fuzz.mutation import MODES, mutate, mutate_text, play_to_the_end
from tests.packs import test_anachrony_packs as anachrony
from tests.packs import test_room25_packs as room25
from tests.packs.printed import as_pack, whole_box, wild_box

RANDOMS = st.randoms(use_true_random=False)


def read_or_refuse(content: bytes, game: Game[Any] = GAME) -> Pack | None:
    """The pack if it is good, alone and with the shipped components."""
    try:
        pack = read_text("fuzzed.yaml", content)
        check_header(pack, [game.name])
        check_pack(game, pack)
        ct.new(game.name, packs=[pack])
        return pack
    except ct.BadPack as error:
        message = str(error)
    assert message.startswith("fuzzed.yaml"), f"{message} names no file"
    return None


def play(pack: Pack, seed: int) -> None:
    m = ct.new("loop", packs=[pack], mode=MODES[seed % 4], players=1 + seed % 4, agents="random", seed=seed)
    play_to_the_end(m, seed, most=20_000)


@cache
def plain() -> str:
    """A pack as people write it."""
    return (
        'pack: {name: "A pack", game: loop}\n'
        "remove:\n  cards: [dynamite]\n"
        "cards:\n"
        "  - id: one\n    name: {en: One, pl: Jeden}\n    origin: dawn\n    dimension: star\n"
        "    effect:\n      - {push_clone: {from: own, n: 1}}\n      - {add_energy: {era: arrival, n: 2}}\n"
        "  - id: quantum_patch\n    agent: time_thief\n    dimension: spiral\n    name: {en: Patch}\n"
        "    effect: [{choose: [[{draw: {who: self, n: 1}}], [{may: [{ready: {n: 2}}]}]]}]\n"
        "missions:\n  - {id: m, name: {en: M}, kind: loop, where: any_era, required: 3, slots: per_era}\n"
    )


@examples(150)
@given(st.one_of(st.binary(), st.text().map(str.encode)))
def test_any_bytes(content: bytes) -> None:
    assert read_or_refuse(content) is None


@examples(200)
@given(RANDOMS)
def test_changed_text(random: Random) -> None:
    text = plain()
    for _ in range(random.choice([1, 1, 2, 4])):
        text = mutate_text(text, random, "&*!|>%@`?-: {}[],'\"#\n\t 0aé\u2028\x07")
    if (pack := read_or_refuse(text.encode())) is not None:
        play(pack, 1)


@examples(50)
@given(RANDOMS)
def test_changed_content(random: Random) -> None:
    content = whole_box(change_names=random.random() < 0.5)
    for _ in range(random.choice([1, 1, 2, 3])):
        mutate(content, wild_box(random.randrange(3)), random, ("cards", "agents", "missions"))
    if (pack := read_or_refuse(json.dumps(content).encode())) is not None:
        play(pack, random.randrange(100))


@examples(25)
@given(st.integers(0, 10**6))
def test_every_effect_of_the_vocabulary_can_be_played(seed: int) -> None:
    """Wild cards, abilities, missions and clones: the game goes on to an end, and its positions can be described."""
    pack = as_pack(wild_box(seed))
    assert read_or_refuse(json.dumps(pack.content).encode()) == pack
    play(pack, seed)
    m = ct.new("loop", packs=[pack], players=1 + seed % 4, mode=MODES[seed // 4 % 4], seed=seed)
    random = Random(seed)
    for number in range(60):
        if (decision := m.decision) is None:
            break
        m.choose(random.choice(decision.options).key, decision.seat)
        if number % 10 == 0:
            assert ct.position("loop", ct.position_of(m), packs=[pack]) == m
    assert ct.load(m.save(), packs=[pack]) == m


@pytest.mark.parametrize("game", [ANACHRONY, ROOM25], ids=lambda game: game.name)
@examples(40)
@given(RANDOMS)
def test_changed_content_of_smaller_packs(game: Game[Any], random: Random) -> None:
    """Records of Anachrony and A.B.M. cards, typed in and spoilt."""
    content = anachrony.typed_in() if game is ANACHRONY else room25.typed_in()
    other = anachrony.wild(random.randrange(3)) if game is ANACHRONY else room25.typed_in()
    for _ in range(random.choice([1, 1, 2, 3])):
        mutate(content, other, random, ("superprojects", "buildings") if game is ANACHRONY else ("abm_cards",))
    if (pack := read_or_refuse(json.dumps(content).encode(), game)) is not None:
        play_to_the_end(ct.new(game.name, packs=[pack], seed=1), random.randrange(100), most=20_000)
