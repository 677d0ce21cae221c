"""Every prompt, option, event and explanation has words in every language; every refusal names a rule."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

import pytest

import chronotable as ct
from chronotable.kernel.message import Message
from chronotable.locale import render_strictly
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, points, whole
from chronotable.testing.table import THOROUGH, Case, Table

RAW_ID = r"\b[a-z0-9]+_[a-z0-9_]+\b|\b(?:kernel|{game})-[a-z]+-|\{{|\}}"  # war_horse, loop-why, {
KEY = re.compile(r"(?<!\S)[“„«\"]?[a-z]+(?::[a-z0-9_]+)+[”»\".,]*(?!\S)|[“„«\"][^”»\"]*[”»\"]")  # a key may be quoted
rendered: set[tuple[Table, str]] = set()


def check_text(table: Table, messages: Iterable[Message]) -> None:
    """Real words in every language, without identifiers; each message is looked at once."""
    raw_id = re.compile(RAW_ID.format(game=table.game.name.replace("_", "-")))
    verbs = table.verbs or frozenset()  # a key may be a verb alone
    for message in messages:
        if (table, repr(message)) in rendered:
            continue
        rendered.add((table, repr(message)))
        for language in table.languages:
            text = render_strictly(message, language)
            assert text.strip(), message
            prose = " ".join(word for word in KEY.sub("", text).split() if word.strip(".,") not in verbs)
            assert not raw_id.search(prose), (language, text)


class Text(Laws):
    def test_prompts_and_options_have_text(self, case: Case) -> None:
        for number, match in enumerate(finished(case)):
            for at in range(0 if THOROUGH else number, len(match.history), 1 if THOROUGH else 3):
                for decision in match.branch(at).decisions:
                    check_text(self.table_of(case), [decision.prompt, *(option.label for option in decision.options)])

    def test_goals_and_what_befalls_one_have_text_and_a_rule(self, case: Case) -> None:
        table = self.table_of(case)
        for point in points(case):
            for seat in (None, *range(point.seats)):
                fates, brief = point.fates(seat), point.brief(seat)
                check_text(table, [fate.text for fate in fates])
                assert all(table.knows(fate.rule) for fate in fates), fates
                if brief is not None:
                    parts = [brief.goal, brief.end, brief.who, brief.side]
                    check_text(table, [part for part in parts if part is not None])
                    assert table.knows(brief.rule), brief

    def test_events_and_results_have_text_for_everybody(self, case: Case) -> None:
        for match in finished(case):
            for seat in (None, *range(match.seats)):
                log = match.log(seat=seat)
                assert len(log) == len(match.events())
                check_text(self.table_of(case), log)
            assert match.told_result is not None
            check_text(self.table_of(case), [match.told_result.reason])

    def test_a_key_that_is_not_offered_is_refused_with_a_reason_and_a_rule(self, case: Case) -> None:
        table = self.table_of(case)
        rng = random.Random(case.id)
        seen = sorted({choice.key for match in finished(case) for choice in match.history})
        for point in points(case):
            before = (whole(point), point.save())
            for seat in range(point.seats):
                offered = {option.key for d in point.decisions if d.seat == seat for option in d.options}
                others = [key for key in seen if key not in offered]
                for key in rng.sample(others, min(len(others), 40 if THOROUGH else 8)):
                    explanation = point.explain(key, seat)
                    assert not explanation.allowed
                    assert table.knows(explanation.rule), (key, explanation)
                    check_text(self.table_of(case), [explanation.reason])
                    with pytest.raises(ct.IllegalChoice) as refused:
                        point.choose(key, seat)
                    assert (refused.value.key, refused.value.reason) == (key, explanation.reason)
                    assert refused.value.rule == explanation.rule
                    check_text(self.table_of(case), [refused.value.message])
                for key in offered:
                    assert point.explain(key, seat).allowed
            assert (whole(point), point.save()) == before

    def test_nonsense_is_refused_with_a_reason(self, case: Case) -> None:
        match = case.new(1)
        for key in ("", ":", "nonsense", "done:done:done", "loop:", "ключ", "a b", "x" * 10_000):
            with pytest.raises(ct.IllegalChoice) as refused:
                match.choose(key, 0)
            for language in self.table_of(case).languages:
                assert render_strictly(refused.value.reason, language)
        assert match.history == []

    def test_a_finished_match_takes_no_choice(self, case: Case) -> None:
        match = finished(case)[0]
        before = match.save()
        with pytest.raises(ct.IllegalChoice):
            match.choose(match.history[-1].key)
        assert match.save() == before
