"""Reading a save again, and what happens when the rules are not those it was made under.

A match is never changed in silence.  Under other rules, data or packs than its own it is played again, choice by
choice with the recorded outcomes: when every position is the one that the save has the digest of, it is the same game
and goes on.  When not, it is not opened, unless the caller says `go_on`: then the last position, as the save describes
it, goes on under the present rules, and what was before is no longer part of the match.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from chronotable.kernel.chance import ChanceMismatch, Script, Seed
from chronotable.kernel.errors import BadPosition, BadSave, ChangedRules, ChronotableError
from chronotable.kernel.match import Match, begin, place, secret_of
from chronotable.kernel.message import Message
from chronotable.kernel.notation import MOST_TAKEBACKS, Save, former_result_line, result_line
from chronotable.kernel.origin import Earlier, Origin
from chronotable.kernel.schema import cut

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.pack import Pack

_MOST_TITLES: Final = 8  # of packs, in a message


def replay(save: Save, game: Game[Any], packs: tuple[Pack, ...], go_on: bool = False, unsealed: bool = False) -> Match:
    """The match of a save.  ChangedRules when it would be another one under the present rules.

    One that was changed by hand is refused, unless the caller can show what it is: `unsealed`.
    """
    check_packs(save, packs)
    if save.is_unsealed and not unsealed:
        raise BadSave(Message("kernel-save-unsealed"))
    options = save.json("options") or {}
    if (absent := game.absent(options)) is not None:
        raise BadSave(Message("kernel-save-absent", wanted=cut(save.header["rules"]), what=absent))
    is_same_program = save.header["rules"] == game.rules_for(options) and [hash for hash, _ in save.packs] == [
        pack.hash for pack in packs
    ]
    number = 0
    try:
        match = _begun(save, game, packs)
        differs = bool(save.set_up_digest) and match.digest_at(0) != save.set_up_digest
        for choice in save.choices:
            if differs:
                break
            number += 1
            match.repeat(choice.key, choice.seat, choice.outcomes)
            differs = bool(choice.digest) and match.digest_at(number) != choice.digest
        if not differs and not _ended_alike(save, match):
            if is_same_program:
                raise BadSave(Message("kernel-save-header", name="result"))
            differs = True
    except BadSave:
        raise
    except (ChanceMismatch, ChronotableError) as error:
        if is_same_program:
            detail = error.message if isinstance(error, ChronotableError) else Message("kernel-save-outcomes")
            raise BadSave(Message("kernel-save-choice", number=number, detail=detail)) from error
        differs = True
    if not differs and (is_same_program or save.has_digests):
        return match.clone()  # a clone goes on with today's chance, whatever the recorded outcomes came from
    if not go_on:
        raise _changed(save, game, packs, number, differs)
    if "now" in save.header:
        return _going_on(save, game, packs, number)
    if differs:
        raise BadSave(Message("kernel-save-no-position", number=number))
    return match.clone()


def _ended_alike(save: Save, match: Match) -> bool:
    """Digests do not know what a position is worth, which is printed: the winners and the points are compared, too."""
    result = save.header.get("result")  # who puts a record together without playing it may not know it
    if result is None:
        return True
    return match.result is not None and result in (result_line(match.result), former_result_line(match.result))


def bounds(match: Match) -> list[list[int]]:
    """What the recorded outcomes had to be below: of the set-up, then of every choice.

    With them whoever has the seeds, but not the rules, draws the outcomes again.
    """
    script = Script(match.set_up_outcomes)
    again = begin(match.game, match.origin, script)
    found = [script.bounds]
    for choice in match.history:
        script = Script(choice.outcomes)
        again.accept(again._foresee(choice.key, choice.seat, script))
        found.append(script.bounds)
    return found


def _begun(save: Save, game: Game[Any], packs: tuple[Pack, ...]) -> Match:
    options = game.check_options(game.options_of_record(save.json("options") or {}), packs)
    origin = Origin(options, save.json("position"), packs, tuple(save.seeds), save.earlier, save.is_unsealed)
    script = Script(save.set_up)
    match = begin(game, origin, script)
    if not script.is_over:
        raise ChanceMismatch("outcomes are left over")
    return match


def _changed(save: Save, game: Game[Any], packs: tuple[Pack, ...], number: int, differs: bool) -> ChangedRules:
    """What somebody is told who may want the game to go on all the same."""
    wanted, present = cut(save.header["rules"]), game.rules_for(save.json("options") or {})
    if not differs and "now" not in save.header:  # all of it was repeated, but nobody can say whether it is the same
        return ChangedRules(Message("kernel-save-unproven", wanted=wanted, present=present), number, True)
    if "now" not in save.header:
        rest = Message("kernel-save-no-position", number=number)
    else:
        rest = Message("kernel-save-over" if "result" in save.header else "kernel-save-can-go-on")
    are_packs_same = [hash for hash, _ in save.packs] == [pack.hash for pack in packs]
    if wanted != present:
        what = Message("kernel-save-changed", wanted=wanted, present=present, number=number, rest=rest)
    elif are_packs_same:  # whoever changed the rules has not given them a new version
        what = Message("kernel-save-changed-unsaid", present=present, number=number, rest=rest)
    else:
        titles, ours = _titles(save, packs)
        what = Message("kernel-save-changed-packs", wanted=titles, present=ours, number=number, rest=rest)
    return ChangedRules(what, number, rest.id == "kernel-save-can-go-on")


def _going_on(save: Save, game: Game[Any], packs: tuple[Pack, ...], number: int) -> Match:
    """The last position under the present rules.  Chance that was seen does not come again."""
    if "result" in save.header:
        raise BadSave(Message("kernel-save-over"))
    last = save.seeds[-1]
    if last.takebacks == MOST_TAKEBACKS:
        raise BadSave(Message("kernel-undo-takebacks", n=last.takebacks))
    try:
        earlier = Earlier(save.header["rules"], len(save.choices))
        seed = Seed(0, last.secret, last.takebacks + 1)
        origin = replace(described_origin(game, save.json("now"), packs, seed, earlier), unsealed=save.is_unsealed)
        if _leaves_something_open(game, origin):
            raise BadSave(Message("kernel-save-no-position", number=number))
        match = begin(game, origin)
    except BadSave:
        raise
    except ChronotableError as error:
        raise BadSave(Message("kernel-save-position", detail=error.message)) from error
    if match.result is not None:
        raise BadSave(Message("kernel-save-over"))
    return match


def _leaves_something_open(game: Game[Any], origin: Origin) -> bool:
    """Would something of the described position be dealt anew?  Then other secrets deal it otherwise."""
    first, second = (
        game.describe(place(game, deepcopy(origin.position or {}), origin.options, origin.packs, secret_of(secret)))
        for secret in (1, 2)
    )
    return first != second


def described_origin(
    game: Game[Any], described: Any, packs: tuple[Pack, ...], seed: Seed, earlier: Earlier | None = None
) -> Origin:
    """From a whole description.  Its own options: those of the match may have left some of them to chance."""
    if not isinstance(described, dict):
        raise BadPosition(Message("kernel-position-object"))
    options = game.check_options(game.options_of_record(described.get("options", {})), packs)
    return Origin(options, described, packs, (seed,), earlier)


def check_packs(save: Save, packs: tuple[Pack, ...]) -> None:
    """The packs of the save, or later editions of them: those are other rules, and treated so."""
    if [title for _, title in save.packs] == [pack.name for pack in packs]:
        return
    wanted, present = _titles(save, packs)
    raise BadSave(Message("kernel-save-packs", wanted=wanted, present=present))


def _titles(save: Save, packs: tuple[Pack, ...]) -> tuple[list[str], list[str]]:
    wanted = [f"{cut(title)} ({cut(hash[:8])})" for hash, title in save.packs[:_MOST_TITLES]]
    present = [f"{pack.name} ({pack.hash[:8]})" for pack in packs]
    return wanted or ["-"], present or ["-"]
