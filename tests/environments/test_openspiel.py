"""OpenSpiel's own tests on every game of the house, and its own players; chance and hidden things as it wants them."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner

import chronotable as ct
import chronotable.environments.openspiel  # it registers the games
from chronotable.games import house

games = pytest.mark.parametrize("game", house())
ROOMS = "chronotable_room25(mode=competition,players=4)"  # where all choose at once, and roles are nobody's business


def played(state: Any, seed: int) -> Iterator[Any]:
    """A random game: the state at every choice of a player."""
    rng = random.Random(seed)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        if state.is_simultaneous_node():
            asked = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([rng.choice(actions) if actions else 0 for actions in asked])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def begun(name: str, seed: int = 1) -> Any:
    """A game at its first choice of a player."""
    return next(played(pyspiel.load_game(name).new_initial_state(), seed))


@games
def test_openspiels_own_test_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"chronotable_{game}"), num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_test_passes_where_all_choose_together() -> None:
    together = pyspiel.load_game("chronotable_room25(simultaneous=True)")
    assert together.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    pyspiel.random_sim_test(together, num_sims=1, serialize=True, verbose=False)
    nodes = [state.is_simultaneous_node() for state in played(together.new_initial_state(), 1)]
    assert any(nodes)
    assert not all(nodes)


@games
def test_a_state_drawn_anew_is_the_same_to_whoever_looks(game: str) -> None:
    rng = random.Random(5)
    redrawn = set()
    for state in played(pyspiel.load_game(f"chronotable_{game}").new_initial_state(), 5):
        player = state.current_player()
        again = state.resample_from_infostate(player, rng.random)
        assert again.current_player() == player
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_string(player) == state.observation_string(player)
        assert np.array_equal(again.information_state_tensor(player), state.information_state_tensor(player))
        redrawn.add(str(again) != str(state))
    assert True in redrawn


@games
def test_openspiels_players_play(game: str) -> None:
    """Its search for games with hidden information, and the one for games without, which looks into all hands."""
    state = begun(f"chronotable_{game}")
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    informed = ismcts.ISMCTSBot(state.get_game(), rollouts, 2.0, 5, random_state=np.random.RandomState(2))
    assert informed.step(state) in state.legal_actions()
    allseeing = mcts.MCTSBot(state.get_game(), 2.0, 5, rollouts, random_state=np.random.RandomState(2))
    assert allseeing.step(state) in state.legal_actions()


def test_openspiels_learners_learn() -> None:
    """A table of values by what was seen, and regrets of a sampled game (CFR by outcome sampling)."""
    environment = rl_environment.Environment(
        "chronotable_loop", chance_event_sampler=rl_environment.ChanceEventSampler(seed=1)
    )
    count = environment.action_spec()["num_actions"]
    assert count == len(ct.action_space("loop"))
    learners = [tabular_qlearner.QLearner(player, count) for player in range(2)]
    step = environment.reset()
    while not step.last():
        step = environment.step([learners[step.observations["current_player"]].step(step).action])
    for learner in learners:
        learner.step(step)
    assert all(learner._q_values for learner in learners)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(ROOMS))
    solver.iteration()
    state = begun(ROOMS)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_every_draw_is_a_chance_node_with_equal_outcomes() -> None:
    state = pyspiel.load_game("chronotable_merchants").new_initial_state()
    told = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert len({chance for _, chance in outcomes}) == 1
        assert len(outcomes) > 1
        told.append(len(outcomes))
        state.apply_action(0)
    assert [then - now for now, then in pairwise(told)].count(-1) > 20  # piles are shuffled card by card
    assert max(told) <= state.get_game().max_chance_outcomes()


def test_equal_choices_and_outcomes_make_equal_games() -> None:
    once, again = (pyspiel.load_game("chronotable_loop").new_initial_state() for _ in range(2))
    for _ in played(once, 3):
        pass
    for action in once.history():
        again.apply_action(action)
    assert str(again) == str(once)
    assert again.returns() == once.returns()
    assert again.information_state_string(0) == once.information_state_string(0)


def test_what_others_have_chosen_at_the_same_time_is_not_seen() -> None:
    rooms = played(pyspiel.load_game(ROOMS).new_initial_state(), 1)
    state = next(state for state in rooms if len(state.unfolding.waiting()) == 4)
    first = state.current_player()
    seen = {(player, state.information_state_string(player)) for player in range(4) if player != first}
    for action in state.legal_actions():
        after = state.child(action)
        seen.update((player, after.information_state_string(player)) for player in range(4) if player != first)
    assert len(seen) == 3  # not even that somebody has chosen
    assert len({state.child(action).information_state_string(first) for action in state.legal_actions()}) > 1


def test_one_remembers_what_one_no_longer_sees() -> None:
    """Two roads to what looks the same are two information states, and one observation."""
    start = begun("chronotable_loop(players=1)")
    remembered: dict[str, set[str]] = {}
    for first in start.legal_actions():
        once = start.child(first)
        for second in [] if once.is_chance_node() else once.legal_actions():
            state = once.child(second)
            if not state.is_chance_node():
                recalled = state.information_state_string(0)
                assert recalled.endswith(state.observation_string(0))
                assert state.information_state_tensor(0)[: -8 * 16] == state.observation_tensor(0)
                remembered.setdefault(state.observation_string(0), set()).add(recalled)
    assert max(map(len, remembered.values())) > 1


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = begun("chronotable_loop")
    before, past = str(state), state.history()
    masked = next(action for action in range(1000) if action not in state.legal_actions())
    for refused in (masked, -2, 10**6):
        with pytest.raises(ct.BadOption, match="legal"):
            state.apply_action(refused)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(masked)
    assert (str(state), state.history()) == (before, past)
    chance = pyspiel.load_game("chronotable_loop").new_initial_state()
    with pytest.raises(ct.BadOption, match="from 0 to"):
        chance.apply_action(10**6)


def test_options_are_those_of_the_game() -> None:
    game = pyspiel.load_game("chronotable_loop(players=3,mode=centrifuges,agents=mr_time v_girl time_thief)")
    assert game.num_players() == 3
    assert game.table.options["mode"] == "centrifuges"
    assert game.table.options["agents"] == ["mr_time", "v_girl", "time_thief"]
    assert pyspiel.load_game("chronotable_loop(machine=1 2 3)").table.options["machine"] == [1, 2, 3]
    told = pyspiel.load_game("chronotable_loop", {"players": 4, "order_destroyed": True}).table.options
    assert (told["players"], told["order_destroyed"]) == (4, True)
    with pytest.raises(ct.BadOption, match="mode"):
        pyspiel.load_game("chronotable_loop(mode=picnic)")
    with pytest.raises(ct.BadOption, match="Observers"):
        game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=True))


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    state = pyspiel.load_game("chronotable_loop(limit=3)").new_initial_state()
    assert len(list(played(state, 1))) == 3
    assert state.returns() == [0.0, 0.0]


def test_a_state_without_a_past_is_not_serialised() -> None:
    state = begun("chronotable_loop")
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    redrawn = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    assert str(redrawn.clone()) == str(redrawn)
    with pytest.raises(ct.BadOption, match="no past"):
        pickle.dumps(redrawn)
    with pytest.raises(ct.BadOption, match="Chance"):
        state.get_game().new_initial_state().resample_from_infostate(0, random.Random(1).random)


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered until after Python's end."""
    done = subprocess.run(
        [sys.executable, "-c", "import chronotable.environments.openspiel"], capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
