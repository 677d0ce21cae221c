"""OpenSpiel: importing this module registers `chronotable_<game>` for every game of the house.

    pyspiel.load_game("chronotable_loop(players=3,mode=centrifuges)")

Chance is a player: each draw of the game is a chance node with its outcomes.  Where several seats choose at once they
are asked one after the other, and none sees what was chosen before all have; with `simultaneous=True` these are nodes
at which all choose together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from chronotable.bots.series import LIMIT
from chronotable.environments.table import LOST, REWARDS, WON, Table
from chronotable.environments.unfolding import RECALL, Unfolding
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game, Json
from chronotable.kernel.message import Message
from chronotable.kernel.schema import short

MOST_OUTCOMES: Final = 1024  # of one draw: more cards than any pile has
MOST_DRAWS: Final = 100_000  # in one game
_UNSAID: Final = -1  # a number that is not given
_BETWEEN_PACKS: Final = "|"
_MOST_NUMBER: Final = 2**48

Tensor = npt.NDArray[np.float32]
Parameters = Mapping[str, Any]


# ---- what a game is called and can be told


def game_type(game: Game[Any], simultaneous: bool = False) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before one is played."""
    players = game.option_schema()["properties"]["players"]
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"chronotable_{game.name}",
        long_name=f"Chronotable: {game.name}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players["maximum"],
        min_num_players=players["minimum"],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """The set-up options as OpenSpiel has them: numbers, flags and text; empty is what the game itself takes."""
    found: dict[str, Any] = {"packs": "", "limit": LIMIT, "simultaneous": False}
    for name, schema in game.option_schema()["properties"].items():
        kind = schema.get("type")
        if kind == "boolean":
            found[name] = bool(schema.get("default", False))
        elif kind == "integer":
            found[name] = int(schema.get("default", _UNSAID))
        else:
            found[name] = ""
    return found


def _options(game: Game[Any], parameters: Parameters) -> Json:
    """The set-up options that were given: lists are words with blanks between them, tables are `word:number`."""
    usual = _parameters(game)
    given: Json = {}
    for name, schema in game.option_schema()["properties"].items():
        value = parameters.get(name, usual[name])
        if value != usual[name]:
            given[name] = _value(schema, value) if isinstance(value, str) else value
    return given


def _value(schema: Json, text: str) -> object:
    kinds = {each.get("type"): each for each in schema.get("anyOf", [schema])}
    words = text.split()
    if text in kinds.get("string", {}).get("enum", ()) or not {"array", "object"} & set(kinds):
        return text
    if "object" in kinds:
        return {word: _number(number) for word, _, number in (each.partition(":") for each in words)}
    return [_number(word) for word in words]


def _number(word: str) -> object:
    return int(word) if word.isdecimal() else word


# ---- games, states and what is seen of them


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # which has no types
    """A game with its set-up options; each game of the house has a class of its own."""

    game: ClassVar[Game[Any]]

    def __init__(self, parameters: Parameters | None = None) -> None:
        game = self.game
        given = dict(parameters or {})
        packs = [path for path in str(given.get("packs", "")).split(_BETWEEN_PACKS) if path]
        limit = given.get("limit", LIMIT)
        self.simultaneous = bool(given.get("simultaneous", False))
        self.table = Table(game, None, packs, REWARDS[0], limit, _options(game, given))
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=limit,
        )
        super().__init__(game_type(game, self.simultaneous), information, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # which has no types
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.unfolding = Unfolding(game.table)
        self._at_once = game.simultaneous

    def current_player(self) -> int:
        unfolding = self.unfolding
        if unfolding.due:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = unfolding.waiting()
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._at_once and len(waiting) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return waiting[0]

    def is_terminal(self) -> bool:
        return self.unfolding.over

    def returns(self) -> list[float]:
        return self.unfolding.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All are equally likely."""
        due = self.unfolding.due
        return [(outcome, 1 / due) for outcome in range(due)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action for action in self.unfolding.offered(player) if action >= 0)

    def _apply_action(self, action: int) -> None:
        if self.unfolding.due:
            self.unfolding.tell(action)
        else:
            self.unfolding.move([(self.current_player(), action)])

    def _apply_actions(self, actions: list[int]) -> None:
        """Those who are not asked have none: of them nothing is looked at."""
        self.unfolding.move([(seat, actions[seat]) for seat in self.unfolding.waiting()])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self.unfolding.table.actions.key(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state in which the player knows the same; all that it cannot know is drawn anew.  It has no history."""
        resampled: SpielState = self.get_game().new_initial_state()
        resampled.unfolding = self.unfolding.redrawn(player, int(sampler() * _MOST_NUMBER))
        return resampled

    def __str__(self) -> str:
        """For whoever looks for a mistake: the whole truth."""
        return self.unfolding.text()


class Observer:
    """What a seat sees; with perfect recall also a digest of all it has seen and done, so that no two are alike."""

    def __init__(self, table: Table, kind: pyspiel.IIGObservationType, params: Parameters | None) -> None:
        if params:
            raise BadOption(Message("kernel-environment-observer", found=short(dict(params))))
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadOption(Message("kernel-environment-observer", found=short(str(kind))))
        size = len(table.places)
        self._recalls = bool(kind.perfect_recall)
        self.tensor: Tensor = np.zeros(size + 8 * RECALL * self._recalls, np.float32)
        self.dict: dict[str, Tensor] = {"observation": self.tensor[:size]}
        if self._recalls:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        unfolding = state.unfolding
        self.dict["observation"][:] = unfolding.table.scaled(unfolding.vector(player))
        if self._recalls:
            self.dict["recall"][:] = np.unpackbits(np.frombuffer(unfolding.recall(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The places that are not 0, by name."""
        unfolding = state.unfolding
        seen = zip(unfolding.table.places.places, unfolding.vector(player))
        words = [f"player {player}", *(f"{place.name}={place.least + value}" for place, value in seen if value)]
        return "\n".join([unfolding.recall(player).hex(), *words] if self._recalls else words)


for _name in names():
    if f"chronotable_{_name}" not in pyspiel.registered_names():
        # A class: OpenSpiel lets go of it when Python has ended, which a function would not survive.
        _game = find_game(_name)
        pyspiel.register_game(game_type(_game), type(f"{_name.title()}Game", (SpielGame,), {"game": _game}))
