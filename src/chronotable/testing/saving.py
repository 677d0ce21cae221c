"""Saves and described positions give back what they were made from; other timelines part where they should."""

from __future__ import annotations

import hashlib
import json
import random
import re

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.testing.laws import Laws
from chronotable.testing.play import decision_bytes, finished, play_on, points, seat_bytes, whole
from chronotable.testing.table import THOROUGH, Case

SAVED = 10 if THOROUGH else 1  # points of a match, or matches: loading plays all that came before again


def reseal(text: str) -> str:
    """A changed save with a seal that fits."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    seal = hashlib.blake2b(f"{body}\n".encode(), digest_size=16).hexdigest()
    return f"{body}\nend: {last.split()[1]} {seal}\n"


def same(one: Match, other: Match) -> None:
    assert other == one
    assert whole(other) == whole(one)
    assert other.result == one.result
    for seat in (None, *range(one.seats)):
        assert seat_bytes(other, seat, since=10**9) == seat_bytes(one, seat, since=10**9)


class Saving(Laws):
    def test_a_save_gives_the_match_back(self, case: Case) -> None:
        for point in (*points(case, most=SAVED), *finished(case)):
            text = point.save()
            loaded = ct.load(text, game=case.game)
            same(point, loaded)
            assert loaded.save() == text
            assert loaded.events() == point.events()
        assert loaded.verify()

    def test_a_loaded_match_goes_on_like_the_original(self, case: Case) -> None:
        for match in finished(case):
            point = match.branch(len(match.history) // 2)
            loaded = ct.load(point.save(), game=case.game)
            for choice in match.history[len(point.history) :]:
                loaded.choose(choice.key, choice.seat)
            assert loaded.save() == match.save()

    def test_a_save_goes_on_under_other_rules(self, case: Case) -> None:
        """Those that play alike open it; else its last position goes on, and nothing is drawn or dealt anew."""
        for point in points(case, most=3, matches=SAVED):
            text = point.save().replace("\nrules: ", "\nrules: 0.", 1)
            same(point, ct.load(reseal(text), game=case.game))
            text = re.sub("(?m)^(set-up:.*=)[0-9a-f]{16}$", rf"\g<1>{'0' * 16}", text)
            with pytest.raises(ct.ChangedRules):
                ct.load(reseal(text), game=case.game)
            going = ct.load(reseal(text), game=case.game, go_on=True)
            assert whole(going) == whole(point)
            assert ct.load(going.save(), game=case.game).save() == going.save()

    def test_a_described_position_gives_an_equal_match(self, case: Case) -> None:
        for point in (*points(case, most=3 * SAVED), *finished(case)):
            description = json.loads(json.dumps(ct.position_of(point)))
            placed = ct.position(case.game, description)
            same(point, placed)
            assert ct.position_of(placed) == description

    def test_a_placed_position_can_be_played_and_saved(self, case: Case) -> None:
        for point in points(case, most=2, matches=SAVED):
            placed = play_on(ct.position(case.game, ct.position_of(point), seed=5), random.Random(5))
            assert placed.result is not None
            assert ct.load(placed.save(), game=case.game).save() == placed.save()

    def test_outcomes_follow_from_the_seed_and_forged_ones_are_seen(self, case: Case) -> None:
        for match in finished(case):
            assert match.verify()
            with_chance = [number for number, choice in enumerate(match.history) if choice.outcomes]
            if not with_chance:
                continue
            forged = match.clone()
            number = with_chance[0]
            choice = forged.history[number]
            outcomes = (choice.outcomes[0] + 1, *choice.outcomes[1:])
            forged.history[number] = type(choice)(
                choice.seat, choice.key, outcomes, choice.events, choice.revealed, choice.before
            )
            assert not forged.verify()

    def test_a_branch_is_the_match_as_it_was(self, case: Case) -> None:
        for match in finished(case):
            for at in (0, len(match.history) // 2, len(match.history)):
                branch = match.branch(at)
                assert [choice.key for choice in branch.history] == [choice.key for choice in match.history[:at]]
                assert ct.load(branch.save(), game=case.game) == branch
            for at in (-1, len(match.history) + 1):
                with pytest.raises(ct.BadOption):
                    match.branch(at)

    def test_a_branch_with_a_new_seed_has_its_own_chance(self, case: Case) -> None:
        for match in finished(case)[:2]:
            at = len(match.history) // 2
            branch = match.branch(at, seed=99)
            assert branch.commitment != match.commitment
            assert decision_bytes(branch, 0) == decision_bytes(match.branch(at), 0)
            play_on(branch, random.Random(1))
            assert branch.verify()
            loaded = ct.load(branch.save(), game=case.game)
            assert loaded.save() == branch.save()
            assert loaded.verify()
