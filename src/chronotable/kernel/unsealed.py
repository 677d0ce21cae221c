"""Reading a save that was changed by hand, or written by hand: what it can say is taken, the rest is made anew.

Its options, position, seeds and choices are taken as they stand and played under the present rules.  The recorded
outcomes of the set-up or of a choice are kept where they fit it exactly: all are used, and each can come up.
Otherwise, and where there are none, chance draws all outcomes of that choice from the seed.  What follows from the
choices is not read: digests, result, the last position, the commitment, the numbers of the choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.chance import VERSION, ChanceMismatch, Script, Seed
from chronotable.kernel.errors import BadSave, ChronotableError
from chronotable.kernel.match import Match, begin, secret_of
from chronotable.kernel.message import Message
from chronotable.kernel.origin import Origin
from chronotable.kernel.replay import check_packs

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.notation import Save
    from chronotable.kernel.pack import Pack


class Read(NamedTuple):
    """A match that is marked as unsealed, and the choices (0: the set-up) whose outcomes were drawn anew."""

    match: Match
    drawn: list[int]


def read_unsealed(save: Save, game: Game[Any], packs: tuple[Pack, ...]) -> Read:
    """The match of a save whose seal does not fit.  BadSave names the choice that is not possible."""
    check_packs(save, packs)
    drawn: list[int] = []
    number = 0
    try:
        match = _begun(save, game, packs, drawn)
        for number, choice in enumerate(save.choices, 1):
            try:
                match.repeat(choice.key, choice.seat, choice.outcomes)
            except ChanceMismatch:
                match.choose(choice.key, choice.seat)
                drawn.append(number)
    except ChronotableError as error:
        raise BadSave(Message("kernel-save-choice", number=number, detail=error.message)) from error
    return Read(match, drawn)


def _begun(save: Save, game: Game[Any], packs: tuple[Pack, ...], drawn: list[int]) -> Match:
    options = game.check_options(save.json("options") or {}, packs)
    seeds = tuple(seed._replace(version=VERSION) for seed in save.seeds) or (Seed(0, secret_of(None)),)
    origin = Origin(options, save.json("position"), packs, seeds, save.earlier, unsealed=True)
    script = Script(save.set_up)
    try:
        match = begin(game, origin, script)
        if script.is_over:
            return match
    except ChanceMismatch:
        pass
    drawn.append(0)
    return begin(game, origin)
