"""Whatever a pack file holds: a box that can be played with, or an error that names file and line."""
from __future__ import annotations

import json
from functools import cache
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import chronotable as ct
from chronotable.games.loop.game import GAME
from chronotable.kernel.pack import Pack
from chronotable.packs import check_header, check_pack, read_text
from tests.fuzz.effort import examples
from tests.fuzz.mutation import MODES, mutate, mutate_text, play_to_the_end
from tests.packs.printed import as_pack, whole_box, wild_box

RANDOMS = st.randoms(use_true_random=False)


def read_or_refuse(content: bytes) -> Pack | None:
    """The pack if it is good, alone and with the shipped components."""
    try:
        pack = read_text("fuzzed.yaml", content)
        check_header(pack, ["loop"])
        check_pack(GAME, pack)
        ct.new("loop", packs=[pack])
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


@examples(100)
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
