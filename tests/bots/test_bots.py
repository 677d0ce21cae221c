"""What every bot keeps to: it takes what is offered, the same whenever it sees the same, and knows no more."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import chronotable as ct
from chronotable.bots import Bot, Greedy, Planner, Random, Search, Strong
from chronotable.bots.bot import finished
from chronotable.kernel.game import Json
from chronotable.kernel.match import Match
from chronotable.kernel.pack import Pack
from chronotable.kernel.state import Witness
from chronotable.testing.table import Case
from docs.examples.relics.game import Relics
from docs.examples.relics.state import RelicsState
from docs.examples.relics.steps.bid import RelicStep
from docs.examples.relics.view import View
from tests.conformance.games import CASES

BOTS = {
    "random": Random(), "greedy": Greedy(width=1, effort=20), "planner": Planner(width=2),
    "search": Search(simulations=6), "strong": Strong(budget=1, width=1),
}  # fmt: skip
CHOSEN = (
    "loop-sabotage-employee_of_the_month-2", "loop-position-1", "relics-3-3", "room25-suspicion-season2-standard-4",
)  # fmt: skip
SETTINGS = [CASES[id] for id in CASES if id in CHOSEN]
every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
every_setting = pytest.mark.parametrize("case", SETTINGS, ids=[case.id for case in SETTINGS])


def middle_games(case: Case, seeds: range) -> Iterator[Match]:
    """Matches some random choices after their beginning."""
    for seed in seeds:
        match = case.new(seed)
        chance = random.Random(seed)
        for _ in range(chance.randrange(25)):
            following = match.clone()
            decision = chance.choice(following.decisions)
            following.choose(chance.choice(decision.options).key, decision.seat)
            if following.result is not None:
                break
            match = following
        yield match


def redrawn(match: Match, seat: int, number: int) -> Match:
    """Another match that looks the same to the seat: all it cannot know was drawn anew."""
    twin = match.clone()
    twin._state = match.determinise(seat, number)
    return twin


@every_bot
@every_setting
def test_whatever_is_hidden_the_choice_is_the_same(bot: Bot, case: Case) -> None:
    compared = 0
    for match in middle_games(case, range(4)):
        for decision in match.decisions:
            chosen = bot.choose(match, decision.seat)
            assert decision.option(chosen)
            for number in (1, 2, 3):
                twin = redrawn(match, decision.seat, number)
                compared += case.game.describe(twin._state) != case.game.describe(match._state)
                assert bot.choose(twin, decision.seat) == chosen
    assert compared  # there was something hidden to redraw


@every_bot
def test_a_described_position_is_played_like_the_match_it_describes(bot: Bot) -> None:
    """No bot remembers how a position came about, but for how often it chose, nor what its match will draw next."""
    for match in middle_games(SETTINGS[0], range(3)):
        seat = match.ask().seat
        made = [choice.seat for choice in match.history].count(seat)
        other = ct.position("loop", ct.position_of(match), seed=99)
        assert finished(bot.choosing(other, seat, made)) == bot.choose(match, seat)
        assert finished(bot.weighing(other, seat, made)) == bot.weigh(match, seat)


class Hold(RelicStep):
    """Whose turn it is holds, or ends the game."""

    def options(self, s: RelicsState) -> list[int]:
        return [0, 1]

    def apply(self, s: RelicsState, option: int) -> None:
        s.over = bool(option)
        if not option:
            s.agenda.append(Hold((self.who + 1) % 3))


class Waiting(Relics):
    """A game in which every seat sees the same, and holding changes nothing."""

    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> RelicsState:
        s = super().set_up(options, packs, chance)
        s.agenda = [Hold(0)]
        return s

    def view(self, s: RelicsState, seat: int | None) -> View:
        return {"relic": None, "pile": 0, "seats": []}

    def determinise(self, s: RelicsState, seat: int, rng: int) -> RelicsState:
        return s.clone()


def test_random_players_do_not_answer_a_view_that_comes_again_for_ever_alike() -> None:
    lengths = set()
    for seed in range(20):
        match = ct.new(Waiting(), players=3, seed=1)
        bot = Random(seed)
        while not match.over and len(match.history) < 60:
            match.choose(bot.choose(match, match.waiting()[0]))
        assert match.over
        lengths.add(len(match.history))
    assert len(lengths) > 2


@every_bot
@every_setting
def test_choosing_changes_nothing(bot: Bot, case: Case) -> None:
    match = case.new(3)
    before = match.save()
    bot.choose(match, match.decisions[0].seat)
    assert match.save() == before


@every_bot
@pytest.mark.parametrize(
    "id", ["relics-2-2", "relics-4-1", "loop-solo-3", "loop-machine-manual", "room25-team-classic-standard-4"]
)
def test_plays_a_game_to_its_end(bot: Bot, id: str) -> None:
    match = CASES[id].new(11)
    while (decision := match.decision) is not None:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert match.result is not None


@pytest.mark.parametrize("game", ["loop", "anachrony"])
def test_a_bot_weighs_every_option_and_favours_what_it_takes(game: str) -> None:
    match = ct.new(game, players=2, seed=11)
    assert match.decision is not None
    for bot in (
        ct.bot("search:60"),
        ct.bot("strong:5", width=4),
        ct.bot("planner:4"),
        ct.bot("greedy"),
        ct.bot("random"),
    ):
        weighed = bot.weigh(match, match.decision.seat)
        assert {each.key for each in weighed} == {option.key for option in match.decision.options}
        assert weighed[0].key == bot.choose(match, match.decision.seat)
        assert sum(each.share for each in weighed) == pytest.approx(1.0)
        assert all(0.0 <= each.value <= 1.0 for each in weighed)


def test_random_takes_every_option_about_equally_often() -> None:
    match = ct.new("loop", players=2, seed=4)
    decision = match.decision
    assert decision is not None
    times = 60 * len(decision.options)
    taken = [Random(seed).choose(match, decision.seat) for seed in range(times)]
    assert {option.key for option in decision.options} == set(taken)
    assert all(30 <= taken.count(option.key) <= 95 for option in decision.options)


def test_the_seed_of_a_bot_matters() -> None:
    match = ct.new("loop", players=2, seed=4)
    assert match.decision is not None
    assert len({ct.bot("random", seed=seed).choose(match, match.decision.seat) for seed in range(20)}) > 1


# ---- making bots


@pytest.mark.parametrize(
    ("made", "name", "settings"),
    [
        (ct.bot("search", simulations=7), "search", {"simulations": 7}),
        (ct.bot("search:31"), "search", {"simulations": 31}),
        (ct.bot("search:31", turns=2), "search", {"simulations": 31, "turns": 2}),
        (ct.bot("greedy"), "greedy", {}),
        (ct.bot("greedy:5"), "greedy", {"width": 5}),
        (ct.bot("greedy:5", effort=9), "greedy", {"width": 5, "effort": 9}),
        (ct.bot("planner"), "planner", {"width": 32, "budget": 0}),
        (ct.bot("planner:8", budget=200), "planner", {"width": 8, "budget": 200}),
        (ct.bot("strong:90"), "strong", {"width": 32, "budget": 90}),
        (ct.bot("random", seed=-3), "random", {"seed": -3}),
    ],
)
def test_bots_by_name_and_number(made: Bot, name: str, settings: dict[str, int]) -> None:
    assert made.name == name
    assert {setting: getattr(made, setting) for setting in settings} == settings


@pytest.mark.parametrize("spec", ["chess", "", "Search", "search 200"])
def test_an_unknown_bot_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(ct.BadOption, match="search, planner, greedy and random"):
        ct.bot(spec)


@pytest.mark.parametrize("spec", ["search:", "search:many", "search:-1", "search:2.5", "random:3", "search:²"])
def test_a_number_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(ct.BadOption, match=r"search:simulations, planner:width and greedy:width"):
        ct.bot(spec)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"depth": 3}, 'no setting "depth".*simulations, turns and seed'),
        ({"simulations": 0}, "simulations: 0 is not between 1 and 1000000"),
        ({"turns": "2"}, "turns: a whole number is needed"),
        ({"simulations": True}, "simulations: a whole number is needed"),
        ({"seed": 1.5}, "seed: a whole number is needed"),
    ],
)
def test_bad_settings_are_named(settings: dict[str, object], said: str) -> None:
    with pytest.raises(ct.BadOption, match=said):
        ct.bot("search", **settings)


def test_who_has_nothing_to_choose_is_told_so() -> None:
    match = ct.new("loop", players=2, seed=4)
    assert match.decision is not None
    with pytest.raises(ct.BadOption, match="nothing to choose"):
        ct.bot("random").choose(match, 1 - match.decision.seat)
