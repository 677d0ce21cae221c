"""What games promise to those who build tables around them.

Open information, catalogues, pointing, what things are, lessons.
"""

from __future__ import annotations

import json

import chronotable as ct
from chronotable.games import names
from chronotable.kernel.things import first_notes_of, thing_of
from chronotable.lessons.check import check
from chronotable.locale import message_ids, render_strictly
from chronotable.testing.laws import Laws
from chronotable.testing.play import as_bytes, points
from chronotable.testing.secrecy import twins
from chronotable.testing.table import Case, Table


class Promises(Laws):
    def test_open_information_is_the_same_for_everybody(self, open_case: Case) -> None:
        for match in points(open_case):
            seen = {as_bytes([match.view(seat), match.events(seat=seat)]) for seat in (None, *range(match.seats))}
            assert len(seen) == 1

    def test_the_catalogue_is_json_by_kind_and_id(self, table: Table) -> None:
        catalogue = table.game.catalogue(())
        assert json.loads(json.dumps(catalogue)) == catalogue
        for things in catalogue.values():
            assert isinstance(things, dict)

    def test_pointing_at_what_may_be_chosen_finds_it(self, case: Case) -> None:
        """A game that says what pointing may mean says at least what it does mean."""
        for match in points(case):
            for decision in match.decisions:
                for option in decision.options:
                    for target in option.targets:
                        keys = case.game.keys_at(match.position, decision.seat, target)
                        assert not keys or option.key in keys, (option.key, target, keys)

    def test_pointing_tells_nothing_hidden(self, case: Case) -> None:
        for match, twin, seat in twins(case):
            targets = {target for each in match.decisions for option in each.options for target in option.targets}
            for target in sorted(targets):
                found = [case.game.keys_at(each.position, seat, target) for each in (match, twin)]
                assert found[0] == found[1], target

    def test_what_things_are_is_said_in_words_with_a_rule(self, table: Table) -> None:
        game = table.game
        rules = game.things()
        told = [thing for name in rules if (thing := thing_of(game.name, rules, name)) is not None]
        assert len(told) == len(rules)
        notes = [*first_notes_of(game.name, game.first_notes())]
        for rule in [*(thing.rule for thing in told), *(note.rule for note in notes)]:
            assert table.knows(rule), rule
        messages = [message for thing in told for message in (thing.name, thing.text)]
        for message in [*messages, *(note.text for note in notes)]:
            for language in table.languages:
                assert render_strictly(message, language).strip()

    def test_whatever_may_be_pointed_at_is_explained(self, case: Case) -> None:
        """A game that says what things of a kind are says it of all of them that its options point at."""
        rules = case.game.things()
        kinds = {name.partition(":")[0] for name in rules}  # what a package brings to a game is of other kinds
        for match in points(case) if rules else ():
            for decision in match.decisions:
                for option in decision.options:
                    for target in option.targets:
                        if target.partition(":")[0] in kinds:
                            assert thing_of(case.game.name, rules, target) is not None, target

    def test_first_notes_wait_for_what_the_game_can_tell_or_ask(self, table: Table) -> None:
        game = table.game
        for note in first_notes_of(game.name, game.first_notes()):
            assert note.events or note.questions, note.name
            if game.events is not None:
                assert note.events <= set(game.events.kinds), note.name
            for question in note.questions:
                assert all(question in message_ids(language) for language in table.languages), question

    def test_presets_can_be_played(self, table: Table) -> None:
        for options in table.game.presets().values():
            assert ct.new(table.game, seed=1, **options).decision is not None

    def test_every_lesson_has_words_and_can_be_played_to_its_end(self, table: Table) -> None:
        found = check(table.game.name, table.languages) if table.game.name in names() else []
        assert [str(problem) for each in found for problem in each.problems] == []
