"""The public functions of the package: see `docs/api.md`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Literal, NamedTuple

from chronotable.analysis import Analysis
from chronotable.analysis import analyse as analyse_match
from chronotable.bots import Bot
from chronotable.bots import make as make_bot
from chronotable.bots.bot import finished
from chronotable.bots.hint import Hint, hinting
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel import spaces
from chronotable.kernel.actions import ActionSpace
from chronotable.kernel.chance import Seed
from chronotable.kernel.errors import BadOption, BadPack, BadPosition, BadSave, IllegalChoice
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match, begin, new_match, place, secret_of
from chronotable.kernel.measure import POSITION, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.notation import Save
from chronotable.kernel.observation import ObservationSpace
from chronotable.kernel.origin import HOLD, Origin
from chronotable.kernel.pack import Pack
from chronotable.kernel.placing import obey
from chronotable.kernel.replay import replay as replay_save
from chronotable.kernel.schema import cut, short
from chronotable.kernel.unsealed import read_unsealed
from chronotable.likelihood import Odds
from chronotable.likelihood import odds as odds_of
from chronotable.packs import check_made_pack, make_pack, read_pack

Packs = Sequence[Pack | str | Path]
GameName = str | Game[Any]  # a game that is not installed (yet) may be given itself


def games() -> list[str]:
    """The games that can be played."""
    return list(names())


def options(game: GameName, packs: Packs = ()) -> dict[str, Any]:
    """JSON Schema of a game's set-up options, with what packs bring."""
    return deepcopy(find_game(game).option_schema(_packs(game, packs)))


def pack(game: GameName, source: str | Path | Mapping[str, Any]) -> Pack:
    """Read and check a pack: a file, or what would stand in one as a dict."""
    if isinstance(source, Mapping):
        return make_pack(find_game(game), source)
    return read_pack(find_game(game), source)


def _packs(game: GameName, packs: Packs) -> tuple[Pack, ...]:
    """The packs of a match, checked: those that were read by `pack`, and those that a program made itself."""
    if not isinstance(packs, (tuple, list)):
        raise BadPack(Message("kernel-pack-list", found=short(packs)))
    found = find_game(game)
    read = tuple(item if isinstance(item, Pack) else read_pack(found, item) for item in packs)
    for item, given in zip(read, packs):
        if isinstance(given, Pack):
            check_made_pack(found, item)
    return read


def new(game: GameName, *unnamed: Any, seed: int | bytes | None = None, packs: Packs = (), **options: Any) -> Match:
    """A new match at its first decision.  Bad options raise ValueError that names the option and what is allowed."""
    found = find_game(game)
    if unnamed:
        names = list(found.option_schema().get("properties", {}))
        raise BadOption(Message("kernel-option-by-name", found=short(unnamed[0]), allowed=names))
    return new_match(found, options, _packs(game, packs), seed)


def replay(
    game: GameName,
    keys: Sequence[str | tuple[int, str]],
    *,
    seed: int | bytes | None = None,
    packs: Packs = (),
    **options: Any,
) -> Match:
    """A new match in which these choices are made: keys, or pairs of seat and key where several choose at once.

    One that cannot be made raises BadOption that names its number, counted from 1.
    """
    match = new(game, seed=seed, packs=packs, **options)
    for number, choice in enumerate(keys, 1):
        seat, key = choice if isinstance(choice, (tuple, list)) and len(choice) == 2 else (None, choice)
        if not isinstance(key, str):
            raise BadOption(Message("kernel-replay-keys", found=short(choice)))
        try:
            match.choose(key, seat)
        except (BadOption, IllegalChoice) as error:
            raise BadOption(Message("kernel-replay-choice", number=number, detail=error.message)) from error
    return match


def load(
    save: str | Path,
    *,
    packs: Packs = (),
    game: GameName | None = None,
    go_on: bool = False,
    seal: Literal["check", "ignore"] = "check",
) -> Match:
    """A match from its notation, or from the file of it.  A save made with packs needs the same packs.

    When the present rules would play it differently, `ChangedRules` is raised; with `go_on` the match then begins at
    the last position of the save, under the present rules.  A save that was changed by hand is loaded if its seal is
    to be ignored: the choices are made again, and the match is `unsealed` from then on.
    """
    if seal not in ("check", "ignore"):
        raise BadSave(Message("kernel-save-seal", found=short(seal)))
    read = Save(_text(save), ignores_seal=seal == "ignore")
    found = _game_of(read) if game is None else find_game(game)
    if not read.is_sealed:
        return read_unsealed(read, found, _packs(found, packs)).match
    return replay_save(read, found, _packs(found, packs), go_on, unsealed=True)


class Header(NamedTuple):
    """What a save says of itself, before it is played again."""

    game: str
    rules: str
    options: dict[str, Any]
    packs: tuple[tuple[str, str], ...]  # the name of each, and the hash of its content
    choices: int
    finished: bool
    sealed: bool  # the seal fits; if not, `load` wants to be told to ignore it
    unsealed: bool  # it was changed by hand, now or before


def inspect(save: str | Path) -> Header:
    """What a save is of: which game and packs it needs, and how far it has come.  Its seal need not fit."""
    read = Save(_text(save), ignores_seal=True)
    packs = tuple((title, hash) for hash, title in read.packs)
    options, rules = read.json("options") or {}, read.header.get("rules", "")
    is_finished = "result" in read.header
    game = read.header["game"]
    return Header(game, rules, options, packs, len(read.choices), is_finished, read.is_sealed, read.is_unsealed)


def _text(save: str | Path) -> str:
    return save.read_text(encoding="utf-8", errors="replace") if isinstance(save, Path) else save


def _game_of(save: Save) -> Game[Any]:
    name = save.header["game"]
    if name not in names():
        raise BadSave(Message("kernel-save-game", name=cut(name), games=names()))
    return find_game(name)


def position(
    game: GameName,
    description: dict[str, Any],
    *,
    seed: int | bytes | None = None,
    packs: Packs = (),
    hold: bool = False,
) -> Match:
    """A match from a described position; what is not described is set up as usual.

    A choice with only one answer is made by itself, as in every match; with `hold` the first one waits to be made.
    """
    found = find_game(game)
    checked = _packs(game, packs)
    if not isinstance(description, dict):
        raise BadPosition(Message("kernel-position-object"))
    if (large := too_large(description, POSITION)) is not None:
        raise BadPosition(large)
    secret = secret_of(seed)
    if not isinstance(description.get("options", {}), dict):
        raise BadPosition(Message("kernel-position-object"))
    try:
        chosen = found.check_options(found.options_of(description), checked)
    except BadOption as error:  # the options are part of the description
        raise BadPosition(error.message) from error
    placed = place(found, description, chosen, checked, secret)
    if doubts := found.doubts(placed):
        raise BadPosition(Message("kernel-position-impossible", laws=doubts))
    complete = found.describe(placed)
    complete = json.loads(json.dumps(complete))
    if hold:
        complete[HOLD] = True
    match = begin(found, Origin(chosen, complete, checked, (Seed(0, secret),)))
    obey(found.laws(match.position))  # what cannot be may show only when the described phase has begun
    return match


def position_schema(game: GameName) -> dict[str, Any]:
    """JSON Schema of a described position."""
    return deepcopy(find_game(game).position_schema())


def position_of(match: Match) -> dict[str, Any]:
    """The description of the present position: `position(game, position_of(m)) == m`."""
    if not isinstance(match, Match):
        raise BadPosition(Message("kernel-position-match", found=short(match)))
    described: dict[str, Any] = json.loads(json.dumps(match.game.describe(match._state)))
    return described  # nothing in it belongs to the match


def action_space(game: GameName | Match, packs: Packs = ()) -> ActionSpace:
    """Every key that the game can offer, by number; of a match with the packs it is played with."""
    return spaces.action_space(*_played(game, packs))


def observation_space(game: GameName | Match, packs: Packs = ()) -> ObservationSpace:
    """The places of the vectors that tell what a seat sees, with names and bounds."""
    return spaces.observation_space(*_played(game, packs))


def encode(game: GameName | Match, key: str, packs: Packs = ()) -> int:
    """The number of a key, offered or not: the same in every match with these packs."""
    return action_space(game, packs).number(key)


def decode(game: GameName | Match, number: int, packs: Packs = ()) -> str:
    """The key of a number."""
    return action_space(game, packs).key(number)


def observe(match: Match, seat: int) -> bytes:
    """What the seat sees, as numbers: a byte for each place of the observation space."""
    match._check_seat(seat)
    return bytes(observation_space(match).vector(match._state, seat))


def _played(game: GameName | Match, packs: Packs) -> tuple[Game[Any], tuple[Pack, ...]]:
    """A match is played with packs already."""
    if isinstance(game, Match):
        return game.game, game.origin.packs
    return find_game(game), _packs(game, packs)


def bot(kind: str, **settings: Any) -> Bot:
    """A player: `bot("search", simulations=200)` or `bot("search:200")`; its `choose(match, seat)` gives a key."""
    return make_bot(kind, **settings)


def hint(match: Match, seat: int | None = None, bot: str | Bot | None = None) -> Hint:
    """What a bot would choose for a seat, and why: by what that seat may know.

    Without a seat it is the one whose decision comes first, without a bot the one that the game asks for hints.
    """
    asked = match.ask().seat if seat is None else seat
    adviser = bot if isinstance(bot, Bot) else make_bot(bot or match.game.ladder.hint)
    return finished(hinting(adviser, match, asked))


def odds(match: Match) -> Odds | None:
    """How likely each seat is to win, by what everybody may know; None where the set-up has no data."""
    if not isinstance(match, Match):
        raise BadPosition(Message("kernel-position-match", found=short(match)))
    return odds_of(match)


def analyse(match: Match) -> Analysis:
    """Where a match that is over turned; BadOption while it is not."""
    if not isinstance(match, Match):
        raise BadPosition(Message("kernel-position-match", found=short(match)))
    return analyse_match(match)
