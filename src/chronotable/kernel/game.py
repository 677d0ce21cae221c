"""What a game gives to the kernel.  One subclass and one instance a game; everything in it works on states."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from chronotable.kernel.asking import Asking
from chronotable.kernel.course import Measure
from chronotable.kernel.decision import Option, Result
from chronotable.kernel.declared import Events
from chronotable.kernel.engine import advance
from chronotable.kernel.features import Features
from chronotable.kernel.goals import Brief, Fate
from chronotable.kernel.ladder import Ladder
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.observation import Seen
from chronotable.kernel.options import complete
from chronotable.kernel.outcome import Sheet, Told
from chronotable.kernel.pack import Pack
from chronotable.kernel.reasons import Reasons
from chronotable.kernel.rng import spread
from chronotable.kernel.state import Event, State, Witness
from chronotable.kernel.step import Step

S = TypeVar("S", bound=State)
Json = dict[str, Any]


HEAVIEST: Final = 5


class Facts(NamedTuple):
    """What helps people to choose a game: how long it takes, from which age it is played, and how heavy it is."""

    minutes: tuple[int, int]  # at least, at most
    age: int
    weight: int  # our own word for it, from 1 (explained in a minute) to HEAVIEST (an evening for the rules alone)


class Game(ABC, Generic[S]):
    """The rules of one game, seen from outside."""

    name: ClassVar[str]
    facts: ClassVar[Facts | None] = None
    events: ClassVar[Events | None] = None  # what it tells, if it is declared

    def __eq__(self, other: object) -> bool:
        """A game that went through a pickle is the same game."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def refused_parts(self) -> Sequence[Message]:
        """What installed packages offer this game and cannot be had, and why."""
        return ()

    # ---- starting

    @property
    @abstractmethod
    def rules_version(self) -> str:
        """Changes whenever a save made before would be replayed differently."""

    def rules_for(self, options: Json) -> str:
        """The version for a match with these options: packages that play a part in it are named with theirs."""
        return self.rules_version

    def absent(self, options: Json) -> Message | None:
        """What a match with these options needs and is not installed here; None when it can be played."""
        return None

    @abstractmethod
    def option_schema(self, packs: tuple[Pack, ...] = ()) -> Json:
        """JSON Schema of the set-up options, with defaults; packs may bring things to choose, or take some away."""

    option_rules: ClassVar[Mapping[str, str]] = {}  # the ledger rules that options rest on

    def check_options(self, options: Json, packs: tuple[Pack, ...]) -> Json:
        """The options completed by their defaults; raises BadOption.  By default the schema says all there is."""
        return complete(options, self.option_schema(packs), self.option_rules)

    def options_of_record(self, options: Json) -> Json:
        """The options of a save or a table, with what held before there was an option that it does not name."""
        return options

    @abstractmethod
    def set_up(self, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> S:
        """A set-up state whose agenda is ready to be advanced.

        `chance` is what `State.draw_from` takes: a witness for a real match, a generator state for search.
        """

    def start(self, options: Json, number: int, packs: tuple[Pack, ...] = ()) -> S:
        """A bare running state for search and benchmarks, not a match: its chance is the fast generator's."""
        if packs:
            checked = self.check_options(options, packs)
        else:
            checked = _checked(self, json.dumps(options) if options else "{}")
        state = self.set_up(checked, packs, spread(number))
        advance(state)
        return state

    def pack_schema(self) -> Json:
        """JSON Schema of a pack's content; empty when the game takes no packs."""
        return {}

    def check_pack(self, pack: Pack) -> Iterable[tuple[str, Message]]:
        """All that is wrong and a schema cannot say: references, duplicates, loops; each with its path in the pack.

        Most packs need no more than their schema.
        """
        return ()

    # ---- who sees what

    @abstractmethod
    def seats(self, s: S) -> int:
        """The number of seats (people), which need not be the number of figures on the board."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """What a seat may see, a spectator for None: a whitelist, as JSON values in a dictionary.

        A game may return a TypedDict, as all games of the house do: then its views are held to that.
        """

    @abstractmethod
    def determinise(self, s: S, seat: int, rng: int) -> S:
        """A copy in which everything the seat cannot know is drawn anew from `rng`.

        The result depends only on the seat's view and `rng`: hidden things are put into a canonical order first.
        """

    def imagine(self, s: S, seat: int, rng: int) -> S:
        """Like `determinise`, and what others chose in secret is what they would probably choose: for `strong`."""
        return self.determinise(s, seat, rng)

    @property
    def open_information(self) -> bool:
        """Does every seat, and every spectator, see the same at all times?"""
        return False

    # ---- for programs: actions and observations as numbers

    def box_of(self, packs: tuple[Pack, ...]) -> Any:
        """What the nouns know of all components with these packs (see `chronotable.kernel.nouns.Boxed`)."""
        return None

    def action_keys(self, packs: tuple[Pack, ...]) -> Iterable[str]:
        """Every key that an option can have, in a fixed order, as the verbs say; no keys: the game does not say."""
        if not hasattr(self, "asking"):
            return []
        nouns, box = self.asking.nouns, self.box_of(packs)
        return [key for verb in self.asking.verbs.values() for key in verb.every_key(nouns, box)]

    observed: ClassVar[Sequence[Seen]] = ()  # what a seat may know, as numbers; nothing: the game does not say

    # ---- words

    asking: Asking[S]  # the game's verbs and nouns; a game that overrides all of the following needs none

    def prompt(self, s: S, step: Step[Any]) -> Message:
        """The question that a step asks."""
        return self.asking.prompt(s, step)

    def option(self, s: S, step: Step[Any], option: int) -> Option:
        """One of the step's options, as whoever chooses sees it."""
        return self.asking.option(s, step, option)

    def event_message(self, s: S, event: Event) -> Message:
        """The line of the log for an (already masked) event."""
        return self.asking.event_message(s, event)

    def explain(self, s: S, seat: int, key: str) -> tuple[Message, str]:
        """Why a key is not offered to the seat, and the rule."""
        return self.asking.explain(s, seat, key)

    def same_key(self, s: S, seat: int, key: str) -> str | None:
        """The offered key that a key with its parts in another order means, if there is one."""
        return self.asking.same_key(s, seat, key) if hasattr(self, "asking") else None

    # ---- goals: asked when a person looks, never while bots think

    def brief(self, s: S, seat: int | None) -> Brief | None:
        """Who the seat is and what it wants; for None what a spectator may know of it.  None: the game does not say."""
        return None

    def fates(self, s: S, seat: int | None) -> Sequence[Fate]:
        """What threatens the seat now or has befallen it, the most pressing first; for None what threatens all."""
        return ()

    # ---- the end

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """None while the game runs."""

    def told_result(self, s: S, told: Sequence[Event]) -> Result | None:
        """The same with what only the events of the last choice tell: the winners, points and id of the reason stay."""
        return self.result(s)

    def victor(self, s: S) -> Message | None:
        """Who or what has won, as a sentence, where that is no seat or more than the seats' names say; else None."""
        return None

    def sheet(self, s: S, told: Sequence[Told]) -> Sheet:
        """What everybody had and was in a game that is over, by what has happened."""
        return Sheet()

    # ---- its course, for whoever looks back: what is hidden may be measured, too

    def measures(self, s: S) -> Sequence[Measure]:
        """What can be measured at every moment of this match."""
        return ()

    def progress(self, s: S) -> Sequence[float | None]:
        """The values of these measures, in their order."""
        return ()

    def part(self, s: S) -> Message | None:
        """What the present round, day or Era is called."""
        return None

    # ---- how likely a win is

    features: ClassVar[Features | None] = None  # what that is told by; None: the game does not say

    def learned(self) -> Json | None:
        """The weights of the features, as `chronotable.likelihood` reads them; None where nothing was learned."""
        return None

    # ---- for bots

    @abstractmethod
    def evaluate(self, s: S, seat: int) -> float:
        """How well the seat stands, from 0 (as bad as lost) to 1 (as good as won): for bots.

        A guess to compare by what a seat's choices lead to; no probability, and nothing to compare seats by.
        """

    def outlook(self, s: S, seat: int) -> float:
        """Like `evaluate`, in its present form, which planners go by: `evaluate` stays what older bots know."""
        return self.evaluate(s, seat)

    def hopeless(self, s: S, seat: int) -> bool:
        """Is it certain that the seat does not win within the present turn?  Else False: an exhaustive search asks."""
        return False

    @abstractmethod
    def turn(self, s: S) -> int:
        """A number that grows with every turn: a look-ahead stops when it changes."""

    def chapter(self, s: S) -> int:
        """A number that grows at moments when `evaluate` can compare seats and ways to get there: by default turns."""
        return self.turn(s)

    @property
    def favourites(self) -> int:
        """How many options, those that plans favour, a search should play on to the end of the chapter; 0: a tree."""
        return 0

    @property
    def cooperative(self) -> bool:
        """Do all seats win or lose together?"""
        return False

    ladder: ClassVar[Ladder] = Ladder()  # which bots are worth playing against
    reasons: ClassVar[Reasons[Any]] = Reasons()  # what a hint may say for a choice; nothing: only that it is preferred

    def statistics(self, s: S) -> dict[str, dict[str, bool | None]]:
        """What took part in a game that is over, by kind and id, for tables over many games.

        True or False where a thing went well or badly by itself (a mission), None where it shares the result of the
        seats (a figure that all depended on).
        """
        return {}

    def thing(self, kind: str, id: str, packs: tuple[Pack, ...]) -> Message | Ref:
        """What a thing of the options or of `statistics` is called."""
        return Ref(self.name, kind, id)

    # ---- tables: what people sit around, beyond the rules

    def catalogue(self, packs: tuple[Pack, ...]) -> Mapping[str, Any]:
        """What is printed on the components, for boards: kind, id, facts.  The same for everybody, nothing secret.

        It may be a TypedDict like the view.
        """
        return {}

    def keys_at(self, s: S, seat: int, target: str) -> tuple[str, ...]:
        """The keys that a person may mean by pointing at a board element, the likeliest first.

        Offered or not: pointing at what cannot be chosen asks why.
        """
        return self.asking.keys_at(s, seat, target) if hasattr(self, "asking") else ()

    def talk_forbidden(self, s: S) -> bool:
        """Does a rule forbid talking now?"""
        return False

    def team(self, s: S, seat: int) -> tuple[int, ...]:
        """The seats that openly are of one team with the seat, itself included; none where there are no teams."""
        return ()

    def presets(self) -> dict[str, Json]:
        """Sets of options with a name, for people who do not want to choose each of them."""
        return {}

    def things(self) -> Mapping[str, str]:
        """The rules of what lies on the table: by board elements' kinds, single elements, and names of numbers.

        Each has a name, `<game>-thing-<it>`, and a sentence or two of what it is, `<game>-what-<it>`
        (`chronotable.kernel.things`).  `chronotable.components.things` reads all that from a file.
        """
        return {}

    def first_notes(self) -> Mapping[str, Json]:
        """What is explained once, when it first matters: `{"events": [...], "questions": [...], "rule": ...}` by name.

        The words are `<game>-first-<name>`; questions are named as their messages are, `<game>-prompt-<question>`.
        """
        return {}

    # ---- positions

    @abstractmethod
    def position_schema(self) -> Json:
        """JSON Schema of a described position, in the ledger's words."""

    def options_of(self, position: Json) -> Json:
        """The options that a described position gives: by its words, or by what else it describes."""
        given: Json = position.get("options", {})
        return given

    @abstractmethod
    def describe(self, s: S) -> Json:
        """The whole position; `place` of it gives an equal state."""

    @abstractmethod
    def place(self, position: Json, options: Json, packs: tuple[Pack, ...], chance: int | Witness) -> S:
        """The state of a described position (what is not described is set up as usual), not yet advanced.

        Raises BadPosition when it cannot be.
        """

    def laws(self, s: S) -> list[Message]:
        """The conservation laws of the ledger that the state breaks: none, unless it is impossible."""
        return []

    def doubts(self, s: S) -> list[Message]:
        """What no game comes to, though it could be played on.

        Refused in what people describe, not in records: a former version may have completed a description that way.
        """
        return []


@lru_cache(maxsize=16)
def _checked(game: Game[Any], options: str) -> Json:
    """The options, which are JSON: whoever plays thousands of games by the same has them checked once."""
    return game.check_options(json.loads(options), ())
