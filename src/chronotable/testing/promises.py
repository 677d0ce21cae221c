"""What games promise to those who build tables around them: open information, catalogues, pointing, guided games."""

from __future__ import annotations

import json

import chronotable as ct
from chronotable.kernel.message import Message
from chronotable.locale import render_strictly
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

    def test_presets_and_guided_games_can_be_played(self, table: Table) -> None:
        for options in table.game.presets().values():
            assert ct.new(table.game, seed=1, **options).decision is not None
        for tour in table.game.tours().values():
            match = ct.new(table.game, seed=tour["seed"], **tour["options"])
            assert match.decision is not None

    def test_every_step_of_a_guided_game_has_words_and_asks_for_what_is_offered(self, table: Table) -> None:
        for tour in table.game.tours().values():
            match = ct.new(table.game, seed=tour["seed"], **tour["options"])
            bot = ct.bot(tour["bots"]) if "bots" in tour else None  # without one all seats are the player's
            for step in tour.get("steps", []):
                for language in table.languages:
                    assert render_strictly(Message(step["text"]), language).strip()
                if "choose" not in step:
                    continue
                while bot is not None and match.decision_of(0) is None:
                    other = match.decisions[0].seat
                    match.choose(bot.choose(match, other), other)
                asked = [match.decision_of(0)] if bot is not None else match.decisions
                fitting = [
                    (each.seat, option.key)
                    for each in asked
                    if each is not None
                    for option in each.options
                    if option.key.startswith(step["choose"])
                ]
                assert fitting, step
                seat, key = fitting[0]
                match.choose(key, seat)
