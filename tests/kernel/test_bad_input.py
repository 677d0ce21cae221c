"""Bad input: a clear error that names what is wrong and what is allowed; nothing changes, nothing is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.notation import LARGEST, MOST_SEEDS
from chronotable.locale import LANGUAGES
from docs.examples.relics.game import GAME as RELICS
from tests.fuzz.mutation import resealed

Json = Any


def match(seed: int = 5, choices: int = 12) -> ct.Match:
    m = ct.new("loop", players=2, seed=seed)
    random = Random(seed)
    for _ in range(choices):
        assert m.decision is not None
        m.choose(random.choice(m.decision.options).key, m.decision.seat)
    return m


def words(error: ct.ChronotableError) -> str:
    """The error in English; it has words in every language."""
    for language in LANGUAGES:
        assert not ct.render(error.message, language).startswith(("kernel-", "loop-"))
    return str(error)


def refusal(kind: type[ct.ChronotableError], act: Callable[[], object]) -> str:
    with pytest.raises(kind) as caught:
        act()
    assert isinstance(caught.value, ValueError)
    return words(caught.value)


# ---- the functions of the package


@pytest.mark.parametrize("name", ["chess", "", "LOOP", "../loop", None, 5, ["loop"], b"loop"])
def test_an_unknown_game_names_the_games(name: Json) -> None:
    for act in (
        lambda: ct.new(name),
        lambda: ct.options(name),
        lambda: ct.position_schema(name),
        lambda: ct.position(name, {}),
        lambda: ct.pack(name, "x.yaml"),
    ):
        assert "Games: anachrony, loop, " in refusal(ct.BadOption, act)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"player": 2}, ['"player"', "players", "mode", "level", "agents", "machine"]),
        ({"players": 0}, ["players", "at least 1"]),
        ({"players": 5}, ["players", "at most 4"]),
        ({"players": "2"}, ["players", "integer"]),
        ({"players": 2.0}, ["players", "integer"]),
        ({"players": True}, ["players", "integer"]),
        ({"players": None}, ["players", "integer"]),
        ({"mode": "sabotagee"}, ["mode", "centrifuges", 'Did you mean "sabotage"?']),
        ({"mode": ["sabotage"]}, ["mode"]),
        ({"level": "easy"}, ["level", "intern", "employee_of_the_month", "agency_legend"]),
        ({"agents": ["time_thief", "nobody"]}, ["agents", '"nobody"', "v_girl"]),
        ({"agents": ["time_thief", "time_thief"]}, ["agents", "twice"]),
        ({"agents": ["time_thief", "v_girl", "mr_time"]}, ["2", "3"]),
        ({"agents": "all"}, ["agents", "random"]),
        ({"agents": {"time_thief": 1}}, ["agents"]),
        ({"players": 1, "agents": "random:1"}, ["1"]),
        ({"machine": "broken"}, ["machine", "default", "uniform", "narrow", "manual"]),
        ({"machine": [1, 2]}, ["machine", "at least 3"]),
        ({"machine": [1, -2, 1]}, ["machine", "at least 0"]),
        ({"machine": [0, 0, 0]}, ["weight"]),
        ({"machine": [0.5, 0.5, 0]}, ["machine", "integer"]),
        ({"order_destroyed": "no"}, ["order_destroyed", "boolean"]),
        ({"order_destroyed": 1}, ["order_destroyed", "boolean"]),
        ({"mode": object()}, ["mode"]),
    ],
)
def test_a_bad_option_is_named_with_what_is_allowed(options: Json, expected: list[str]) -> None:
    message = refusal(ct.BadOption, lambda: ct.new("loop", **options))
    for part in expected:
        assert part in message
    assert "player" in options or "(LOOP-" in message, "only a name that nobody knows has no rule"


@pytest.mark.parametrize("seed", ["7", 1.5, True, b"short", bytes(33), [1], object()])
def test_a_bad_seed(seed: Json) -> None:
    m = match()
    for act in (
        lambda: ct.new("loop", seed=seed),
        lambda: ct.position("loop", {}, seed=seed),
        lambda: m.branch(3, seed=seed),
    ):
        assert "32" in refusal(ct.BadOption, act)


def test_options_do_not_belong_to_the_caller() -> None:
    agents = ["time_thief", "v_girl"]
    m = ct.new("loop", agents=agents, seed=1)
    agents[0] = "nobody"
    assert ct.load(m.save()) == m


# ---- a match


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (lambda m: m.choose("done", seat=2), "from 0 to 1"),
        (lambda m: m.choose("done", seat=-1), "from 0 to 1"),
        (lambda m: m.choose("done", seat="0"), "from 0 to 1"),
        (lambda m: m.choose("done", seat=0.0), "from 0 to 1"),
        (lambda m: m.choose("done", seat=True), "from 0 to 1"),
        (lambda m: m.explain("done", seat=9), "from 0 to 1"),
        (lambda m: m.view(7), "from 0 to 1"),
        (lambda m: m.view("x"), "from 0 to 1"),
        (lambda m: m.events(seat=5), "from 0 to 1"),
        (lambda m: m.events(since="x"), "since"),
        (lambda m: m.events(since=None), "since"),
        (lambda m: m.log(since=1.5), "since"),
        (lambda m: m.undo(seat=8), "from 0 to 1"),
        (lambda m: m.branch(-1), "0 to 12"),
        (lambda m: m.branch(13), "0 to 12"),
        (lambda m: m.branch("3"), "at"),
        (lambda m: m.branch(None), "at"),
        (lambda m: m.determinise(4, 1), "from 0 to 1"),
        (lambda m: m.determinise(0, "x"), "number"),
    ],
)
def test_bad_arguments_change_nothing(act: Callable[[Any], object], expected: str) -> None:
    m = match()
    before = m.save()
    assert expected in refusal(ct.BadOption, lambda: act(m))
    assert m.save() == before


@pytest.mark.parametrize(
    "key",
    ["", ":", "::::", "play:", "play:nothing", "play:a:b", "era:atlantis", "loop:black_hole", "clone:dawn",
     "x" * 10_000, "done\n", "take:\u2028", "landing:1:2:3", "free:nowhere", "damage:none", "archive:none",
     "\ud800", "use:war_horse", None, 5, b"done", ["done"], object()],
)  # fmt: skip
def test_a_key_that_is_not_offered_says_why_and_changes_nothing(key: Json) -> None:
    m = match()
    before = m.save()
    with pytest.raises(ct.IllegalChoice) as caught:
        m.choose(key)
    assert words(caught.value)
    assert str(caught.value.reason)
    assert not m.explain(key).allowed
    assert m.save() == before


def test_the_wrong_seat_cannot_choose() -> None:
    m = match()
    assert m.decision is not None
    other = 1 - m.decision.seat
    before = m.save()
    with pytest.raises(ct.IllegalChoice) as caught:
        m.choose(m.decision.options[0].key, seat=other)
    assert caught.value.rule == "LOOP-5.1"
    assert m.save() == before


def test_after_the_end_nothing_can_be_chosen() -> None:
    m = match(choices=0)
    random = Random(1)
    while m.decision is not None:
        m.choose(random.choice(m.decision.options).key, m.decision.seat)
    with pytest.raises(ct.IllegalChoice, match="over"):
        m.choose("done")
    with pytest.raises(ct.IllegalChoice, match="over"):
        m.choose("done", seat=1)


# ---- saves


@cache
def save() -> str:
    return match().save()


def changed(old: str, new: str) -> str:
    """The save with another content and a seal that fits."""
    body = save()[: save().rindex("end: ")]
    assert old in body
    return resealed(body.replace(old, new, 1))


@pytest.mark.parametrize("text", [None, 5, b"Chronotable 2\n", ["Chronotable 2"], {}, object()])
def test_a_save_is_text(text: Json) -> None:
    assert "text" in refusal(ct.BadSave, lambda: ct.load(text))


@pytest.mark.parametrize("text", ["", "\n", "hello", "Chronotable 3\n" + "x", "{}", "Chronotable 1"])
def test_something_else_is_no_save(text: str) -> None:
    assert "Chronotable 2" in refusal(ct.BadSave, lambda: ct.load(text))


def test_every_single_changed_character_is_seen() -> None:
    text = save()
    for at in range(len(text) - 1):
        other = "0" if text[at] != "0" else "1"
        refusal_at = text[:at] + other + text[at + 1 :]
        with pytest.raises(ct.BadSave):
            ct.load(refusal_at)


def test_every_truncation_is_seen() -> None:
    lines = save().split("\n")
    for count in range(len(lines) - 1):
        cut = "\n".join(lines[:count])
        with pytest.raises(ct.BadSave):
            ct.load(cut)
    for at in range(0, len(save()) - 1, 7):
        with pytest.raises(ct.BadSave):
            ct.load(save()[:at])


def test_line_ends_of_another_system_do_not_matter() -> None:
    assert ct.load(save().replace("\n", "\r\n")) == ct.load(save())


def test_a_huge_save_is_refused_at_once() -> None:
    assert str(LARGEST) in refusal(ct.BadSave, lambda: ct.load(save() + " " * LARGEST))


def test_a_save_with_seeds_without_end_is_refused() -> None:
    """A few bytes each, but a table tells everybody the promise of every one of them again and again."""
    line = next(line for line in save().split("\n") if line.startswith("seed: "))
    assert ct.load(changed(line, "\n".join([line] * 2))) == ct.load(save())
    many = "\n".join(line.replace("seed: 0 ", f"seed: {start} ") for start in range(MOST_SEEDS + 1))
    assert '"seed"' in refusal(ct.BadSave, lambda: ct.load(changed(line, many)))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("game: loop", "game: chess", "Games: anachrony, loop, "),
        ("game: loop\n", "", '"game"'),
        ("options: {", "options: [", '"options"'),
        ('"players": 2', '"players": 3', "agents"),
        ('"mode": "sabotage"', '"mode": "mayhem"', "ultramachine"),
        ("commitment: ", "commitment: 0", "seal"),
        ("seed: 0 00", "seed: 0 zz", "Line 6"),
        ("seed: 0 ", "seed: 4 ", '"seed"'),
        ("set-up: ", "set-up: 99 ", "set-up cannot be repeated"),
        ("set-up: ", "set-up: x ", "Line 7"),
        ("\n1. ", "\n2. ", "Line 8"),
        ("\n1. ", "\nhello\n1. ", "Line 8"),
        ("\ngame: loop\n", "\ngame: loop\ngame: loop\n", "Line 3"),
        ("\ngame: loop\n", "\ngame: loop\ncolour: red\n", "Line 3"),
        ("\ngame: loop\n", '\ngame: loop\nposition: {"phase": "nap"}\n', '"nap"'),
        ("\ngame: loop\n", "\ngame: loop\npack: 123 My cards\n", "My cards (123)"),
    ],
)
def test_a_save_that_makes_no_sense_says_where(old: str, new: str, expected: str) -> None:
    with pytest.raises(ct.ChronotableError) as caught:
        ct.load(changed(old, new))
    assert expected in words(caught.value)


def test_a_choice_that_was_not_offered_is_named() -> None:
    body = save()[: save().rindex("end: ")].split("\n")
    line = next(number for number, text in enumerate(body) if text.startswith("3. "))
    body[line] = "3. 0 play:dynamite"
    message = refusal(ct.BadSave, lambda: ct.load(resealed("\n".join(body))))
    assert "Choice 3" in message


def test_outcomes_that_cannot_be_are_seen() -> None:
    m = match(choices=0)
    while not (m.history and m.history[-1].outcomes):
        assert m.decision is not None
        m.choose(m.decision.options[-1].key, m.decision.seat)
    text = m.save()
    body = text[: text.rindex("end: ")]
    for wrong in ("{}", "{9999}", "{1 2 3 4 5 6 7 8 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9}"):
        last = re.search(r"\{[0-9 ]+\} =[0-9a-f]+[^\n]*\nnow", body)
        assert last is not None
        text = resealed(body[: last.start()] + wrong + body[body.index("}", last.start()) + 1 :])
        with pytest.raises(ct.BadSave, match="outcomes"):
            ct.load(text)


def test_a_result_that_was_not_reached_is_seen() -> None:
    body = save()[: save().rindex("end: ")]
    assert '"result"' in refusal(ct.BadSave, lambda: ct.load(resealed(f"{body}result: 0 1 (loop-result-won)\n")))


# ---- positions


FACE_UP = {
    "dawn": {"mission": {"id": "clog_machine", "face_up": True}},
    "medieval": {"mission": {"id": "patch_spacetime", "face_up": True}},
}
EMPTY: Json = {era: {"clones": []} for era in ct.position_schema("loop")["properties"]["eras"]["properties"]}


@pytest.mark.parametrize("description", [None, 5, "start", [], [{}], object()])
def test_a_position_is_an_object(description: Json) -> None:
    assert "JSON" in refusal(ct.BadPosition, lambda: ct.position("loop", description))


@pytest.mark.parametrize("name", ["hands", "bids", "on_bid", "crystals", "scores", "spent"])
@pytest.mark.parametrize(("n", "said"), [(2, "too short; at least 3"), (4, "too long; at most 3")])
def test_a_list_by_seat_is_as_long_as_there_are_seats(name: str, n: int, said: str) -> None:
    given: Json = [[] if name in ("hands", "spent") else 0] * n
    words = refusal(ct.BadPosition, lambda: ct.position(RELICS, {"options": {"players": 3}, name: given}))
    assert f"Position, {name}: " in words
    assert said in words


@pytest.mark.parametrize("game", [*ct.games(), RELICS])
def test_who_changes_a_schema_changes_it_alone(game: Json) -> None:
    rules = ct.new(game).game
    for schema in (rules.option_schema, rules.position_schema, rules.pack_schema):
        schema()["properties"].clear()
        assert schema()["properties"]


def test_only_a_match_has_a_position() -> None:
    wrong: Json = "match"
    assert "match" in refusal(ct.BadPosition, lambda: ct.position_of(wrong))


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ({"era": {}}, 'Did you mean "eras"?'),
        ({"eras": {"stone_age": {}}}, "dawn"),
        ({"eras": {"dawn": {"rifts": 4}}}, "rifts"),
        ({"eras": {"dawn": {"rifts": 1.0}}}, "integer"),
        ({"eras": {"dawn": {"energy": 31}}}, "at most 30"),
        ({"eras": {"dawn": {"clones": ["dawn>medieval"]}}}, "dawn>medieval"),
        ({"eras": {"dawn": {"clones": ["robots>dawn"]}}}, "destruction"),
        ({"eras": {"dawn": {"clones": ["end>industrial"]}, "robots": {"clones": ["end>industrial"]}}}, "named twice"),
        ({"eras": {"dawn": {"available": ["holy_grail"]}}}, "medieval"),
        ({"eras": {"dawn": {"available": ["holy_grial"]}}}, 'Did you mean "holy_grail"?'),
        ({"eras": {"dawn": {"vortex": True, "available": ["spartan_shield"]}}}, "vortex"),
        ({"eras": {era: {"vortex": True} for era in ("dawn", "medieval", "robots", "end")}}, "vortices: 4"),
        ({"eras": {"dawn": {"mission": {"id": "quantum_bomb", "damage": ["dawn"]}}}}, "quantum_bomb"),
        ({"eras": {"dawn": {"mission": {"id": "quantum_bomb", "damage": 7}}}}, "7 of 6"),
        ({"eras": {**FACE_UP, "end": {"mission": {"id": "quantum_bomb", "face_up": False, "damage": 1}}}}, "face-down"),
        ({"agents": {"time_thief": {}, "nobody": {}}}, "nobody"),
        ({"agents": {"time_thief": {"hand": ["dynamite", "dynamite"]}, "v_girl": {}}}, "twice"),
        ({"agents": {"time_thief": {"hand": ["dynamite"]}, "v_girl": {"hand": ["dynamite"]}}}, "dynamite"),
        ({"agents": {"time_thief": {"hand": [], "exhausted": ["dynamite"]}, "v_girl": {}}}, "dynamite"),
        ({"agents": {"time_thief": {"hand": ["pop_quiz"]}, "v_girl": {}}}, "pop_quiz"),
        ({"active": "mr_time"}, "mr_time"),
        ({"phase": "lunch"}, "doctor, action, acquire, archive"),
        ({"phase": "deal", "agenda": [{"step": "deal"}, {"step": "begin_turn"}]}, "deal"),
        ({"doctor_deck": []}, "doctor card"),
        ({"doctor_deck": ["dawn", "end"], "doctor_row": []}, "7"),
        ({"cycle": 4}, "at most 3"),
        ({"bag": ["end>industrial"]}, "bag"),
        ({"super_gone": ["dawn>medieval"]}, "dawn>medieval"),
        ({"eras": {"dawn": {"super_clones": ["medieval>globalization"]}}}, "Supa Clones"),
        ({"eras": {"dawn": {"centrifuge": True}}}, "centrifuges"),
        ({"eras": {"dawn": {"eternal": 1}}}, "eternal"),
        ({"ultra_row": ["firewall"]}, "Ultramachina"),
        (
            {
                "archived": ["quantum_bomb", "clog_machine", "loop_everywhere", "patch_spacetime"],
                "eras": {era: {"mission": None} for era in ("dawn", "medieval", "robots", "end")},
            },
            "victory",
        ),
        ({"ending": "won"}, "victory"),
        ({"ending": "fourth_vortex"}, "fourth_vortex"),
        ({"ending": "time_is_up"}, "time_is_up"),
        ({"fate": ["left"]}, "previous, doctor and next"),
        ({"options": {"mode": "chess"}}, "mode"),
        ({"options": []}, "JSON"),
        ({5: 6}, "5"),
    ],
)
def test_an_impossible_position_says_why(description: Json, expected: str) -> None:
    before = repr(description)
    with pytest.raises(ct.ChronotableError) as caught:
        ct.position("loop", description)
    assert expected in words(caught.value)
    assert repr(description) == before


RESUME = {"step": "resume", "you": "v_girl", "using": None, "last_card": None, "arrival": None, "callers": 1}
TAIL = [
    {"step": "after_action"}, {"step": "actions"}, {"step": "enter_phase", "phase": "acquire"}, {"step": "acquire"},
    {"step": "enter_phase", "phase": "archive"}, {"step": "archive"}, {"step": "end_of_turn"},
]  # fmt: skip


@pytest.mark.parametrize(
    ("agenda", "expected"),
    [
        ([], "pending"),
        ([{"step": "actions"}], "actions"),
        ([*TAIL, *TAIL], "pending"),
        ([{"step": "activate"}, *TAIL[1:]], "activate"),
        ([{"step": "push_to", "clone": "end>industrial"}, *TAIL], "push_to"),
        ([{"step": "push_to", "clone": "x>y"}, *TAIL], "x>y"),
        ([{"step": "push_to", "token": 3}, *TAIL], "agenda.0: Unknown: token"),
        ([{"step": "resume"}, *TAIL], "agenda.0: Missing: arrival"),
        ([RESUME, *TAIL], "lead back"),
        ([{"step": "use_own", "agent": "mr_time"}, *TAIL], "mr_time"),
        ([{"step": "give_card", "card": "dynamite"}, {"step": "deal"}, {"step": "begin_turn"}], "deal"),
        ([{"step": "enter_landing", "cubes": 31}], "at most 30"),
        ([{"step": "take_bonus", "agent": 9}], "agenda.0.agent"),
        ([{"step": "choose", "block": [[{"fly": {}}], []]}, *TAIL], "agenda.0.block"),
        ([{"step": "push_clone", "from": "any", "n": "all"}, *TAIL], "own, previous, next"),
        ([{"step": "draw", "who": "self", "n": 0}, *TAIL], "agenda.0.n"),
        ([{"step": "nap"}], "agenda.0.step"),
        ([{}], "step"),
        (["actions"], "object"),
    ],
)
def test_pending_steps_that_cannot_be(agenda: Json, expected: str) -> None:
    description = {"phase": "action", "agents": {"time_thief": {}, "v_girl": {}}, "eras": EMPTY, "agenda": agenda}
    assert expected in refusal(ct.BadPosition, lambda: ct.position("loop", description))


def test_what_waits_needs_the_step_that_takes_it_on() -> None:
    for name, value in (("drop", [1, 0, 0]), ("offer", ["dynamite"]), ("limbo", ["dynamite"])):
        with pytest.raises(ct.BadPosition, match=name):
            ct.position("loop", {"phase": "action", name: value})


def test_a_description_of_the_middle_of_a_card_speaks_the_words_of_the_ledger() -> None:
    """No numbers of the program: a pack that adds cards leaves the description good."""
    position = {
        "phase": "action",
        "active": "v_girl",
        "agents": {"v_girl": {"hand": ["round_table"]}, "mr_time": {}},
    }
    m = ct.position("loop", position, seed=1)
    m.choose("play:round_table")
    m.choose("agent:mr_time")
    described = ct.position_of(m)
    assert [record["step"] for record in described["agenda"][:3]] == ["lose_card", "resume", "each_player"]
    assert described["agenda"][1] | {"last_card": None} == {
        "step": "resume", "you": "v_girl", "using": "round_table", "last_card": None, "arrival": None, "callers": 0,
    }  # fmt: skip
    assert described["agenda"][2]["done"] == ["mr_time"]
    assert ct.position("loop", json.loads(json.dumps(described))) == m


# ---- numbers


@pytest.mark.parametrize(
    "act",
    [
        lambda: ct.new("loop", players=10**5000),
        lambda: ct.position("loop", {"turn": 10**5000}),
        lambda: ct.position("anachrony", {"agenda": [{"step": 10**5000}]}),
        lambda: ct.position("room25", {"phase": -(10**5000)}),
    ],
)
def test_a_number_of_thousands_of_digits_is_refused_in_words(act: Callable[[], object]) -> None:
    assert "at most 100 digits" in refusal(ct.ChronotableError, act)


@pytest.mark.parametrize(
    ("game", "description", "rule"),
    [
        ("anachrony", {"players": [{"path": None}]}, "ANA-3.1"),
        ("anachrony", {"endgame": []}, "ANA-2.8"),
        ("anachrony", {"fate": ["titanium"]}, "ANA-0.11"),
        ("anachrony", {"hexes": {"mine_top": {"seat": 1, "worker": "genius"}}}, "ANA-0.2"),
        ("room25", {"round": 2, "rounds_left": 8}, "R25-3.6"),
    ],
)
def test_what_cannot_be_in_the_phase_that_begins_is_refused_at_once(game: str, description: Json, rule: str) -> None:
    """Before the described phase has begun the laws of its round are silent."""
    assert rule in refusal(ct.BadPosition, lambda: ct.position(game, description, seed=3))


def test_rounds_left_follow_from_the_round() -> None:
    assert ct.position("room25", {"round": 2}, seed=3).view(None)["rounds_left"] == 7
