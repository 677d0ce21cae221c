"""A save under other rules: the same game goes on, another one is never opened in silence."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.chance import VERSION
from chronotable.kernel.digest import digest
from chronotable.kernel.notation import seal
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness
from docs.examples.relics.game import GAME, Relics
from docs.examples.relics.state import RelicsState
from tests.kernel.test_match import reseal, without_digests


class Later(Relics):
    """A later version of the rules that plays alike."""

    rules_version = "9.later"


class Changed(Relics):
    """One in which everybody begins with two crystals."""

    rules_version = "9.changed"

    def set_up(self, options: dict[str, Any], packs: tuple[Any, ...], chance: int | Witness) -> RelicsState:
        s = super().set_up(options, packs, chance)
        s.crystals = [2] * len(s.crystals)
        return s


class WorthMore(Relics):
    """One that plays alike, but in which everybody's points count twice at the end."""

    rules_version = "9.worth more"

    def result(self, s: RelicsState) -> ct.Result | None:
        result = super().result(s)
        return result and replace(result, scores=tuple(2 * score for score in result.scores))


def played() -> ct.Match:
    m = ct.new(GAME, players=2, seed=5)
    for _ in range(2):
        for decision in m.decisions:
            m.choose(decision.options[0].key, decision.seat)
    return m


def refused(text: str, **settings: Any) -> ct.ChangedRules:
    with pytest.raises(ct.ChangedRules) as caught:
        ct.load(text, **settings)
    for language in ("en", "pl", "uk"):
        assert not ct.render(caught.value.message, language).startswith("kernel-")
    return caught.value


def test_a_version_that_plays_alike_goes_on() -> None:
    m = ct.load(played().save(), game=Later())
    assert [choice.key for choice in m.history] == [choice.key for choice in played().history]
    assert "rules: 9.later" in m.save()
    assert m.origin.earlier is None


def test_a_version_that_plays_differently_says_so() -> None:
    problem = refused(played().save(), game=Changed())
    assert GAME.rules_version in str(problem)
    assert "9.changed" in str(problem)
    assert problem.number == 0
    assert problem.can_go_on
    assert "from its last position" in str(problem)


class ChangedInSilence(Changed):
    """The same under the name of the former rules."""

    rules_version = GAME.rules_version


def test_rules_that_changed_under_the_same_name_are_told_so() -> None:
    problem = refused(played().save(), game=ChangedInSilence())
    assert str(problem).count(GAME.rules_version) == 1, "not: was this, is the same now"
    assert "without a new version name" in str(problem)
    assert problem.can_go_on


def test_the_last_position_goes_on_under_the_present_rules_if_one_wants() -> None:
    m = played()
    other = ct.load(m.save(), game=Changed(), go_on=True)
    assert ct.position_of(other) == ct.position_of(m)  # nobody's crystals have changed
    assert other.history == []
    assert other.origin.earlier == (GAME.rules_version, len(m.history))
    assert [(seed.start, seed.takebacks, seed.version) for seed in other.origin.seeds] == [(0, 1, VERSION)]
    again = ct.load(other.save(), game=Changed())
    assert again.origin.earlier == other.origin.earlier
    assert again.save() == other.save()


def test_a_save_without_digests_is_treated_as_changed() -> None:
    text = re.sub(r"\nnow: .*", "", without_digests(played().save()))
    assert ct.load(reseal(text), game=GAME) == played()  # under its own rules there is nothing to fear
    problem = refused(reseal(text), game=Later())
    assert problem.can_go_on
    assert "nobody can tell whether it is still the same game" in str(problem)
    assert ct.load(reseal(text), game=Later(), go_on=True).history[-1].key == played().history[-1].key


def test_a_choice_that_no_longer_fits_is_a_change_too() -> None:
    text = played().save().replace("rules: ", "rules: 0.", 1)
    key = played().history[1].key
    changed = reseal(text.replace(f" {key} ", " bid:none ", 1))
    problem = refused(changed, game=GAME)
    assert problem.number in (1, 2)


def test_more_takebacks_than_people_can_agree_on_are_refused() -> None:
    sealed = played().save()
    taken_back = re.sub(r"(seed: .* chance 2)", r"\1 takebacks 10000", sealed)
    assert ct.load(reseal(taken_back), game=GAME).origin.seeds[0].takebacks == 10_000
    with pytest.raises(ct.BadSave, match="names 999999999 agreed takebacks; a match has at most 10000"):
        ct.load(reseal(taken_back.replace("takebacks 10000", "takebacks 999999999")), game=GAME)


def test_what_cannot_go_on_is_told() -> None:
    without_position = re.sub(r"\nnow: .*", "", played().save())
    problem = refused(reseal(without_position), game=Changed())
    assert not problem.can_go_on
    assert "does not describe its last position" in str(problem)
    with pytest.raises(ct.BadSave, match="does not describe its last position"):
        ct.load(reseal(without_position), game=Changed(), go_on=True)
    with pytest.raises(ct.BadSave, match="cannot go on"):
        ct.load(reseal(played().save().replace("now: {", 'now: {"rules": 1, ', 1)), game=Changed(), go_on=True)
    over = played()
    while over.decision is not None:
        over.choose(over.decision.options[0].key, over.decision.seat)
    problem = refused(over.save(), game=Changed())
    assert not problem.can_go_on
    assert "is over" in str(problem)
    with pytest.raises(ct.BadSave, match="is over"):
        ct.load(over.save(), game=Changed(), go_on=True)


def test_a_finished_game_whose_points_have_changed_is_another_one() -> None:
    over = played()
    while over.decision is not None:
        over.choose(over.decision.options[0].key, over.decision.seat)
    assert over.result is not None
    assert any(over.result.scores)
    problem = refused(over.save(), game=WorthMore())
    assert not problem.can_go_on
    with pytest.raises(ct.BadSave, match="result"):  # by the same rules it is a save that does not tell the truth
        ct.load(reseal(re.sub(r"points [0-9 ]+", "points 1 2", over.save())), game=GAME)
    former = reseal(re.sub(r" points .*", "", over.save()))  # as saves were before
    assert ct.load(former, game=GAME).result == over.result


def with_now(m: ct.Match, now: str) -> str:
    """A save of other rules that says so of its last position, and nothing of a result."""
    text = re.sub("rules: .*", "rules: 0.other", re.sub(r"\nresult: .*", "", m.save()), count=1)
    return reseal(re.sub(r"\nnow: .*", lambda _: f"\nnow: {now}", re.sub("=[0-9a-f]{16}", f"={'0' * 16}", text)))


def test_a_save_that_hides_its_result_does_not_go_on() -> None:
    over = ct.new("loop", players=2, seed=3)
    while over.decision is not None:
        over.choose(over.decision.options[-1].key)
    with pytest.raises(ct.BadSave, match="is over"):
        ct.load(with_now(over, json.dumps(ct.position_of(over))), go_on=True)


def test_a_last_position_that_leaves_something_open_is_not_dealt_anew() -> None:
    m = ct.new("loop", players=2, seed=3)
    described = ct.position_of(m)
    assert ct.load(with_now(m, json.dumps(described)), go_on=True) == m
    del described["arsenal"]
    for now in ("{}", json.dumps(described)):
        with pytest.raises(ct.BadSave, match="does not describe its last position"):
            ct.load(with_now(m, now), go_on=True)


def test_a_save_has_one_set_up_and_one_seed_for_a_choice() -> None:
    text = played().save()
    body = text[: text.index("end: ")]
    line = next(each for each in body.splitlines() if each.startswith("set-up:"))
    with pytest.raises(ct.BadSave, match=r"Line \d+"):
        ct.load(reseal(f"{body}{line}\n{text[len(body) :]}"), game=GAME)
    seed = next(each for each in body.splitlines() if each.startswith("seed:"))
    many = ct.load(reseal(text.replace(seed, "\n".join([seed] * 1000))), game=GAME)
    assert many.save() == text


def test_chance_of_an_unknown_version_is_refused() -> None:
    with pytest.raises(ct.BadSave, match="version 7"):
        ct.load(reseal(played().save().replace("chance 2", "chance 7")), game=GAME)


def test_rules_with_any_name_can_be_what_was_earlier() -> None:
    text = reseal(re.sub("rules: .*", "rules: my own rules, 1st edition", played().save()))
    other = ct.load(text, game=Changed(), go_on=True)
    assert ct.load(other.save(), game=Changed()).origin.earlier == ("my own rules, 1st edition", len(played().history))
    with pytest.raises(ct.BadSave, match="rules"):
        ct.load(reseal(re.sub("rules: .*", "rules: " + "9" * 5000, text)), game=Changed(), go_on=True)


@pytest.mark.parametrize("key", ["\ud800", "x" * 100_000, "a\x07b"])
def test_whatever_a_save_says_its_error_can_be_shown(key: str) -> None:
    text = played().save()
    body = text[: text.index("end: ")].replace(f" {played().history[0].key} ", f" {key} ", 1)
    unknown_game = body.replace("game: relics", f"game: {key}")
    for changed, game in ((body, GAME), (unknown_game, None)):
        with pytest.raises(ct.ChronotableError) as caught:
            ct.load(f"{changed}end: {len(played().history)} {seal(changed)}\n", game=game)
        shown = ct.render(caught.value.message, "en")
        assert len(shown.encode()) < 1000
        assert shown.isprintable()


# ---- names that another edition of the data gives to other things


def pack_of(*cards: str) -> Pack:
    new = {"origin": "medieval", "dimension": "spiral", "effect": [{"add_energy": {"era": "own", "n": 1}}]}
    made = [{"id": id, "name": {"en": id}, **new} for id in cards]
    return Pack("mine", {"pack": {"name": "mine", "game": "loop"}, "cards": made})


def test_the_same_numbers_for_other_cards_are_a_change() -> None:
    """A digest knows cards by number; cards in another order would be other cards in decks and hands."""
    m = ct.new("loop", players=2, seed=3, packs=[pack_of("one", "two")])
    for _ in range(4):
        assert m.decision is not None
        m.choose(m.decision.options[-1].key)
    problem = refused(m.save(), packs=[pack_of("two", "one")])
    assert str(problem).count("mine (") == 2  # the rules are the same: the editions of the pack are not
    other = ct.load(m.save(), packs=[pack_of("two", "one")], go_on=True)
    assert ct.position_of(other)["arsenal"] == ct.position_of(m)["arsenal"]
    alike = pack_of("one", "two")
    alike.content["cards"][0]["name"]["pl"] = "jeden"
    assert alike.hash != m.origin.packs[0].hash
    assert ct.position_of(ct.load(m.save(), packs=[alike])) == ct.position_of(m)


# ---- the digest


def test_equal_positions_have_equal_digests_and_others_others() -> None:
    m = played()
    assert digest(m.position) == digest(ct.position(GAME, ct.position_of(m)).position)
    earlier = [digest(choice.before) for choice in m.history]
    assert digest(m.position) not in earlier


def test_the_digest_is_the_same_in_every_process_and_build() -> None:
    assert digest(ct.new("loop", players=2, seed=1).position) == digest(ct.new("loop", players=2, seed=1).position)


@pytest.mark.parametrize("name", ct.games())
def test_every_part_of_a_games_state_counts(name: str) -> None:
    """Nothing that a copy copies is forgotten: a changed hand, deck or number is another position."""
    s = ct.new(name, seed=4).position.clone()
    s.step, s.threads = None, []  # whom they ask is looked up in what is taken away here
    for field in [field for field in type(s).__slots__ if isinstance(getattr(s, field), int)]:
        other = s.clone()
        setattr(other, field, getattr(s, field) + 1)
        assert digest(other) != digest(s), field
    lists = [field for field in type(s).__slots__ if isinstance(getattr(s, field), list) and getattr(s, field)]
    assert lists
    for field in lists:
        other = s.clone()
        setattr(other, field, getattr(s, field)[:-1])
        assert digest(other) != digest(s), field


FORMER = Path(__file__).parent / "former"


@pytest.mark.parametrize("game", ["anachrony", "merchants", "room25"])
def test_what_a_former_program_completed_is_not_judged_anew(game: str) -> None:
    """It filled gaps of descriptions with what no game comes to; such a save opens all the same."""
    text = (FORMER / f"{game}.ct").read_text(encoding="utf-8")
    match = ct.load(text)
    begun = match.origin.position
    assert begun is not None
    with pytest.raises(ct.BadPosition, match="impossible"):
        ct.position(game, begun)
    assert len(match.history) == 3
    assert ct.load(match.save()) == match
