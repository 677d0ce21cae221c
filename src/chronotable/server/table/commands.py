"""What somebody at a table may ask of it.  Nothing here can act for a seat that the browser does not hold.

Every command is judged here, once, however it came and whatever it has to wait for: `carry_out` gives its effects.
"""

from __future__ import annotations

import re
import time
from collections import Counter

from chronotable.bots.hint import Hint as BotHint
from chronotable.kernel.errors import ChronotableError, IllegalChoice, IllegalUndo
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal, Stale
from chronotable.server.table import consent, effects, seats
from chronotable.server.table.around_views import table_for
from chronotable.server.table.effects import ALONE, Steps
from chronotable.server.table.plain_text import plain_text
from chronotable.server.table.strengths import check_strength
from chronotable.server.table.table import Asker, Table
from chronotable.server.table.viewer import Viewer
from chronotable.server.table.views import label_of
from chronotable.server.wire import Advice, Because, Done, WayBack
from chronotable.server.wire_commands import (
    Answer,
    Back,
    Choose,
    Command,
    Device,
    Free,
    HandOver,
    Hello,
    Hint,
    Lend,
    Look,
    Propose,
    Redo,
    Rename,
    Say,
    Undo,
    Why,
)
from chronotable.server.wire_parts import MoveShown, Words

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_MOST_NAME = 24
_MOST_TALK = 400
_MOST_KEY = 200


def carry_out(table: Table, client: Viewer, command: Command) -> Steps[None]:
    """Do it and answer the client, or raise Refusal."""
    if isinstance(command, Hello):
        yield from hello(table, client, command)
        return
    if isinstance(command, Look):
        look(table, client, command.seat)
        return
    if not _ID.fullmatch(command.id):
        raise Refusal(Message("web-command-id"))
    if not isinstance(command, (Why, Hint, Back, Say)):
        yield ALONE  # only now it is looked who holds the seat: it may be freed while others are at the table
    if isinstance(command, Free):
        yield from seats.free(table, client, command)
        return
    table.check_holds(client.browser, command.seat)
    match command:
        case Choose():
            yield from choose(table, client, command)
        case Undo():
            yield from undo(table, client, command)
        case Redo():
            yield from redo(table, client, command)
        case Back():
            way_back(table, client, command)
        case Propose():
            yield from propose(table, client, command)
        case Answer():
            yield from answer(table, client, command)
        case Why():
            why(table, client, command)
        case Hint():
            yield from hint(table, client, command)
        case Say():
            yield from say(table, client, command)
        case Rename():
            yield from rename(table, client, command)
        case Lend():
            yield from lend(table, client, command)
        case HandOver():
            yield from seats.hand_over(table, client, command)
        case Device():
            yield from seats.add_device(table, client, command)


def stored_id(client: Viewer, id: str) -> str:
    """A command's id in the log: nobody can use up another browser's."""
    return f"{client.browser[:20]}:{id}"


# ---- looking


def hello(table: Table, client: Viewer, command: Hello) -> Steps[None]:
    """The first frame: the table, the match since what is known, the talk."""
    if client in table.clients:  # nobody else has to hear of somebody who is here already
        look(table, client, table.seat_for(client.browser, command.seat))
        return
    mine = table.seats_of(client.browser)
    if table.is_shared and (not mine or (command.seat is not None and command.seat not in mine)):
        yield from table.look_around()  # the seat may have been taken through another process a moment ago
    yield ALONE  # nothing half-kept is shown
    if command.version > table.version:  # seen through another process, of which the notice is still on its way
        yield from table.catch_up()
    client.seat = table.seat_for(client.browser, command.seat)
    is_known = 0 <= command.version <= table.version and 0 <= command.events <= table.events_count
    is_straight = is_known and not table.went_back_since(command.version)
    client.events_known = command.events if is_straight else 0
    client.talk_known = 0
    table.clients.add(client)
    table.is_used_by(client)
    table.show_table()
    table.show_state(client)
    table.show_talk(client)
    table.show_notices(client, command.version)


def look(table: Table, client: Viewer, seat: int | None) -> None:
    """Through another seat: all events and talk are shown anew, as that seat saw and heard them."""
    if seat is not None:
        table.check_holds(client.browser, seat)
    client.seat = seat
    client.events_known = 0
    client.talk_known = 0
    client.send(table_for(table, client))
    table.show_state(client)
    table.show_talk(client)


# ---- playing


def choose(table: Table, client: Viewer, command: Choose) -> Steps[None]:
    id, asker = stored_id(client, command.id), Asker(client, command.id)
    is_done = was_done(table, client, command.id)
    while not is_done:  # once more when another process was quicker: it may have been a choice at the same time
        if table.seat(command.seat).bot:
            raise Refusal(Message("web-seat-lent"))
        if not table.is_fresh(command.seat, command.version):
            raise Stale
        try:
            is_done = yield from table.choose(id, command.seat, command.key[:_MOST_KEY], asker)
        except IllegalChoice as error:
            raise Refusal(error.reason, error.rule) from error
        is_done = is_done or was_done(table, client, command.id)
    if table.around.proposals:
        yield from consent.forget_takebacks(table)


def choose_for_bot(
    table: Table, seat: int, bot: str, version: int, key: str, instead: Message | None = None, heir: str | None = None
) -> Steps[None]:
    """What a bot has thought of at this version, if it is still of use.

    `instead` says that another one had to; `heir` is the bot that plays for the seat from now on.
    """
    yield ALONE
    if not table.is_fresh(seat, version) or table.seat(seat).bot != bot or seat not in table.waiting_bots():
        return
    try:
        is_done = yield from table.choose(f"bot:{table.version}:{seat}", seat, key)
    except IllegalChoice:
        if table.version == version:
            raise
        return  # others went on: it has to think again
    if is_done and instead is not None:
        table.tell(instead)
        if heir is not None:
            yield from table.change_seat(seat, bot=heir)


def undo(table: Table, client: Viewer, command: Undo) -> Steps[None]:
    if not _is_to_go_back(table, client, command):
        return
    try:
        is_done = yield from table.undo(stored_id(client, command.id), command.seat, Asker(client, command.id))
    except IllegalUndo as error:
        raise Refusal(error.message) from error
    if not is_done and not was_done(table, client, command.id):  # through another process
        raise Stale
    yield from consent.forget_redo(table)


def redo(table: Table, client: Viewer, command: Redo) -> Steps[None]:
    """Of the own undo, freely as that was: nobody has chosen since."""
    if not _is_to_go_back(table, client, command):
        return
    last = table.undone.last
    if last is None or not last.is_free_for(command.seat):
        raise Refusal(Message("web-redo-nothing"))
    is_done = yield from table.redo(stored_id(client, command.id), command.seat, Asker(client, command.id))
    if not is_done and not was_done(table, client, command.id):  # through another process
        raise Stale
    yield from consent.forget_redo(table)


def way_back(table: Table, client: Viewer, command: Back) -> None:
    """What a proposed takeback would take: before somebody takes back what others chose, too."""
    _check_may_go_back(table)
    match, own = table.match, set(table.seats_of(client.browser))
    to = command.to
    if to is None:
        to = max((number for number, choice in enumerate(match.history) if choice.seat in own), default=None)
        if to is None:
            raise Refusal(Message("kernel-undo-nothing"))
    consent.check_takeback(table, to)
    takes = Counter(choice.seat for choice in match.history[to:])
    by_seat = [takes[seat] for seat in range(match.seats)]
    choice = Words.of(label_of(match, to + 1)) if match.history[to].seat in own else None
    client.send(WayBack(command.id, table.version, to, choice, by_seat))


def _is_to_go_back(table: Table, client: Viewer, command: Undo | Redo) -> bool:
    """Where the table allows it, from what the asker sees; no: it was done already."""
    if was_done(table, client, command.id):
        return False
    _check_may_go_back(table)
    if not table.is_fresh(command.seat, command.version):
        raise Stale
    return True


def _check_may_go_back(table: Table) -> None:
    if not table.row.undo:
        raise Refusal(Message("web-undo-off"))
    if table.is_over:
        raise Refusal(Message("kernel-undo-over"))


def was_done(table: Table, client: Viewer, id: str) -> bool:
    """Sent twice, done once: say so again."""
    version = table.commands.get(stored_id(client, id))
    if version is not None:
        client.send(Done(id, version))
    return version is not None


# ---- agreeing


def propose(table: Table, client: Viewer, command: Propose) -> Steps[None]:
    if was_done(table, client, command.id):
        return
    if command.version != table.version:
        raise Stale
    yield from consent.propose(table, client.browser, stored_id(client, command.id), command)
    client.send(Done(command.id, table.version))


def answer(table: Table, client: Viewer, command: Answer) -> Steps[None]:
    if was_done(table, client, command.id):
        return
    yield from consent.answer(table, client.browser, stored_id(client, command.id), command)
    client.send(Done(command.id, table.version))


# ---- asking


def why(table: Table, client: Viewer, command: Why) -> None:
    """Why not this key; or, for a board element, why not what it most likely meant."""
    table.check_not_frozen()
    keys: tuple[str, ...] = ()
    match = table.match
    if command.key is not None:
        keys = (command.key[:_MOST_KEY],)
    elif command.target is not None and match.result is None:
        keys = match.game.keys_at(match.position, command.seat, command.target[:_MOST_KEY])
    if not keys:
        id = "web-why-over" if match.result is not None else "web-why-nothing-there"
        client.send(Because(command.id, False, Words.of(Message(id)), "", []))
        return
    found = match.explain(keys[0], command.seat)
    client.send(Because(command.id, found.allowed, Words.of(found.reason), found.rule, list(keys)))


def hint(table: Table, client: Viewer, command: Hint) -> Steps[None]:
    """What a bot would do, and why."""
    if not table.row.hints:
        raise Refusal(Message("web-hints-off"))
    table.check_not_frozen()
    match, version = table.match.clone(), table.version
    found = match.decision_of(command.seat)
    if found is None:
        raise Refusal(Message("web-hint-not-now"))

    def is_wanted() -> bool:
        return table.still_asks(command.seat, version, found)

    advice: BotHint | None = yield effects.Advise(match, command.seat, client.address, is_wanted)
    if advice is None or not is_wanted():
        raise Refusal(Message("web-hint-moved-on"))
    equal = [MoveShown(each.key, Words.of(each.label), each.targets) for each in map(found.option, advice.equal)]
    plan = [MoveShown(step.key, Words.of(step.label), step.targets) for step in advice.plan]
    why = Words.of(advice.why)
    client.send(Advice(command.id, match.game.ladder.hint, advice.key, why, bool(advice.reasons), equal, plan))


# ---- talking


def say(table: Table, client: Viewer, command: Say) -> Steps[None]:
    text = plain_text(command.text, _MOST_TALK)
    if not text:
        raise Refusal(Message("web-talk-empty"))
    if table.match.talk_forbidden:
        raise Refusal(Message("web-talk-forbidden"))
    if command.channel == "team" and not table.match.game.team(table.match.position, command.seat):
        raise Refusal(Message("web-talk-no-team"))
    name = table.seat(command.seat).name
    line = {"seat": command.seat, "name": name, "channel": command.channel, "text": text, "at": time.time()}
    yield from table.say(stored_id(client, command.id), line)
    client.send(Done(command.id, table.version))


# ---- the own seat


def rename(table: Table, client: Viewer, command: Rename) -> Steps[None]:
    if table.match.talk_forbidden:
        raise Refusal(Message("web-talk-forbidden"))  # else a name would be a way to talk
    yield from table.change_seat(command.seat, name=plain_text(command.name, _MOST_NAME))
    client.send(Done(command.id, table.version))


def lend(table: Table, client: Viewer, command: Lend) -> Steps[None]:
    """A bot plays the seat until its owner takes it back."""
    if command.bot is not None:
        try:
            check_strength(command.bot, table.limits.outside_bots)
        except ChronotableError as error:
            raise Refusal(error.message) from error
    yield from table.change_seat(command.seat, bot=command.bot)
    client.send(Done(command.id, table.version))
