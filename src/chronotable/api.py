"""The public functions of the package: see `docs/api.md`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from chronotable.bots import Bot
from chronotable.bots import make as make_bot
from chronotable.games import game as find_game
from chronotable.games import names
from chronotable.kernel.chance import Seed
from chronotable.kernel.errors import BadOption, BadPack, BadPosition
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match, Origin, begin, new_match, place, secret_of
from chronotable.kernel.measure import POSITION, too_large
from chronotable.kernel.message import Message
from chronotable.kernel.notation import Save
from chronotable.kernel.pack import Pack
from chronotable.kernel.replay import replay
from chronotable.kernel.schema import short
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


def new(game: GameName, *, seed: int | bytes | None = None, packs: Packs = (), **options: Any) -> Match:
    """A new match at its first decision.  Bad options raise ValueError that names the option and what is allowed."""
    found = find_game(game)
    return new_match(found, options, _packs(game, packs), seed)


def load(text: str, *, packs: Packs = (), game: GameName | None = None, go_on: bool = False) -> Match:
    """A match from its notation.  A save made with packs needs the same packs.

    When the present rules would play it differently, `ChangedRules` is raised; with `go_on` the match then begins at
    the last position of the save, under the present rules.
    """
    save = Save(text)
    found = find_game(game if game is not None else save.header["game"])
    return replay(save, found, _packs(found, packs), go_on)


def position(
    game: GameName, description: dict[str, Any], *, seed: int | bytes | None = None, packs: Packs = ()
) -> Match:
    """A match from a described position; what is not described is set up as usual."""
    found = find_game(game)
    checked = _packs(game, packs)
    if not isinstance(description, dict):
        raise BadPosition(Message("kernel-position-object"))
    if (large := too_large(description, POSITION)) is not None:
        raise BadPosition(large)
    secret = secret_of(seed)
    given = description.get("options", {})
    if not isinstance(given, dict):
        raise BadPosition(Message("kernel-position-object"))
    if isinstance(agents := description.get("agents"), dict) and "agents" not in given and agents:
        given = {"agents": list(agents), "players": len(agents), **given}
    try:
        chosen = found.check_options(given, checked)
    except BadOption as error:  # the options are part of the description
        raise BadPosition(error.message) from error
    complete = found.describe(place(found, description, chosen, checked, secret))
    complete = json.loads(json.dumps(complete))
    return begin(found, Origin(chosen, complete, checked, (Seed(0, secret),)))


def position_schema(game: GameName) -> dict[str, Any]:
    """JSON Schema of a described position."""
    return deepcopy(find_game(game).position_schema())


def position_of(match: Match) -> dict[str, Any]:
    """The description of the present position: `position(game, position_of(m)) == m`."""
    if not isinstance(match, Match):
        raise BadPosition(Message("kernel-position-match", found=short(match)))
    described: dict[str, Any] = json.loads(json.dumps(match.game.describe(match._state)))
    return described  # nothing in it belongs to the match


def bot(kind: str, **settings: Any) -> Bot:
    """A player: `bot("search", simulations=200)` or `bot("search:200")`; its `choose(match, seat)` gives a key."""
    return make_bot(kind, **settings)
