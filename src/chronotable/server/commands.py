"""What a socket may ask of its table.  Nothing here can act for a seat that the browser does not hold."""

from __future__ import annotations

import re
import time

from chronotable.kernel.errors import ChronotableError, IllegalChoice, IllegalUndo
from chronotable.kernel.message import Message
from chronotable.server import consent, seats
from chronotable.server.bot_pool import HINTS_BY, BotPool, check_strength
from chronotable.server.client import Client
from chronotable.server.errors import Refusal, Stale
from chronotable.server.live_table import Asker, LiveTable
from chronotable.server.plain_text import plain_text
from chronotable.server.seats import holding
from chronotable.server.storage.journal import Conflict, Stored
from chronotable.server.wire import (
    Advice,
    Answer,
    Because,
    Choose,
    Command,
    Device,
    Done,
    Free,
    HandOver,
    Hello,
    Hint,
    Lend,
    Look,
    Propose,
    Rename,
    Say,
    Undo,
    Weighed,
    Why,
    Words,
)

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_MOST_NAME = 24
_MOST_TALK = 400
_MOST_KEY = 200


async def carry_out(table: LiveTable, client: Client, command: Command, bot_pool: BotPool) -> None:
    """Do it and answer the client, or raise Refusal."""
    if isinstance(command, Hello):
        await hello(table, client, command)
        return
    if isinstance(command, Look):
        await look(table, client, command.seat)
        return
    if not _ID.fullmatch(command.id):
        raise Refusal(Message("web-command-id"))
    if isinstance(command, Answer):
        await answer(table, client, command)
        return
    if isinstance(command, Free):
        await seats.free(table, client, command)
        return
    table.check_holds(client.browser, command.seat)
    match command:
        case Choose():
            await choose(table, client, command)
        case Undo():
            await undo(table, client, command)
        case Propose():
            await propose(table, client, command)
        case Why():
            why(table, client, command)
        case Hint():
            await hint(table, client, command, bot_pool)
        case Say():
            await say(table, client, command)
        case Rename():
            await rename(table, client, command)
        case Lend():
            await lend(table, client, command)
        case HandOver():
            await seats.hand_over(table, client, command)
        case Device():
            await seats.add_device(table, client, command)


def stored_id(client: Client, id: str) -> str:
    """A command's id in the log: nobody can use up another browser's."""
    return f"{client.browser[:20]}:{id}"


# ---- looking


async def hello(table: LiveTable, client: Client, command: Hello) -> None:
    """The first frame: the table, the match since what is known, the talk."""
    mine = table.seats_of(client.browser)
    if table.store.is_shared and (not mine or (command.seat is not None and command.seat not in mine)):
        await table.look_around()  # the seat may have been taken through another process a moment ago
        mine = table.seats_of(client.browser)
    wanted = command.seat if command.seat in mine else (mine[0] if mine else None)
    async with table.lock:  # nothing half-stored is shown
        if command.version > table.version:  # seen through another process, of which the notice is still on its way
            await table.catch_up()
        client.seat = wanted
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


async def look(table: LiveTable, client: Client, seat: int | None) -> None:
    """Through another seat: all events and talk are shown anew, as that seat saw and heard them."""
    if seat is not None:
        table.check_holds(client.browser, seat)
    client.seat = seat
    client.events_known = 0
    client.talk_known = 0
    client.send(table.table_for(client))
    table.show_state(client)
    table.show_talk(client)


# ---- playing


async def choose(table: LiveTable, client: Client, command: Choose) -> None:
    id = stored_id(client, command.id)
    async with holding(table, client.browser, command.seat):
        if not was_done(table, client, command.id):
            if table.seat(command.seat).bot:
                raise Refusal(Message("web-seat-lent"))
            if not table.is_fresh(command.seat, command.version):
                raise Stale
            try:
                await table.choose(id, command.seat, command.key[:_MOST_KEY], Asker(client, command.id))
            except IllegalChoice as error:
                raise Refusal(error.reason, error.rule) from error
            except Conflict:
                if not was_done(table, client, command.id):  # through another process
                    raise Stale from None
    if table.around.proposals:
        await consent.forget_takebacks(table)


def choose_at_once(table: LiveTable, client: Client, command: Choose, made: Stored) -> bool:
    """The same without a task, if nothing but the disk has to be waited for, as mostly.

    False: nothing has been done.  Whatever speaks against the choice, `choose` knows what to say.
    """
    id = stored_id(client, command.id)
    if (
        table.lock.is_taken
        or table.around.proposals
        or id in table.commands
        or not _ID.fullmatch(command.id)
        or not table.holds(client.browser, command.seat)
        or table.seat(command.seat).bot
        or not table.is_fresh(command.seat, command.version)
    ):
        return False
    try:
        table.choose_at_once(id, command.seat, command.key[:_MOST_KEY], Asker(client, command.id), made)
    except Exception:  # illegal, or a fault of ours
        return False
    return True


async def undo(table: LiveTable, client: Client, command: Undo) -> None:
    id = stored_id(client, command.id)
    async with holding(table, client.browser, command.seat):
        if was_done(table, client, command.id):
            return
        if not table.row.undo:
            raise Refusal(Message("web-undo-off"))
        if table.is_over:
            raise Refusal(Message("kernel-undo-over"))
        if not table.is_fresh(command.seat, command.version):
            raise Stale
        try:
            await table.undo(id, command.seat, Asker(client, command.id))
        except IllegalUndo as error:
            raise Refusal(error.message) from error
        except Conflict:
            if not was_done(table, client, command.id):
                raise Stale from None


def was_done(table: LiveTable, client: Client, id: str) -> bool:
    """Sent twice, done once: say so again."""
    version = table.commands.get(stored_id(client, id))
    if version is not None:
        client.send(Done(id, version))
    return version is not None


# ---- agreeing


async def propose(table: LiveTable, client: Client, command: Propose) -> None:
    async with holding(table, client.browser, command.seat):
        if was_done(table, client, command.id):
            return
        if command.version != table.version:
            raise Stale
        await consent.propose(table, client.browser, stored_id(client, command.id), command)
        client.send(Done(command.id, table.version))


async def answer(table: LiveTable, client: Client, command: Answer) -> None:
    async with holding(table, client.browser, command.seat):
        if was_done(table, client, command.id):
            return
        await consent.answer(table, client.browser, stored_id(client, command.id), command)
        client.send(Done(command.id, table.version))


# ---- asking


def why(table: LiveTable, client: Client, command: Why) -> None:
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


async def hint(table: LiveTable, client: Client, command: Hint, bot_pool: BotPool) -> None:
    """What a bot would do, and what it thought of the others."""
    if not table.row.hints:
        raise Refusal(Message("web-hints-off"))
    table.check_not_frozen()
    match = table.match.clone()
    found = match.decision_of(command.seat)
    if found is None:
        raise Refusal(Message("web-hint-not-now"))
    weighed = await bot_pool.weigh(match, command.seat, client.address)
    labels = {option.key: Words.of(option.label) for option in found.options}
    shown = [Weighed(each.key, labels[each.key], each.value, each.share) for each in weighed if each.key in labels]
    client.send(Advice(command.id, HINTS_BY, shown[0].key, shown))


# ---- talking


async def say(table: LiveTable, client: Client, command: Say) -> None:
    text = plain_text(command.text, _MOST_TALK)
    if not text:
        raise Refusal(Message("web-talk-empty"))
    if table.match.talk_forbidden:
        raise Refusal(Message("web-talk-forbidden"))
    if command.channel == "team" and not table.match.game.team(table.match.position, command.seat):
        raise Refusal(Message("web-talk-no-team"))
    name = table.seat(command.seat).name
    line = {"seat": command.seat, "name": name, "channel": command.channel, "text": text, "at": time.time()}
    await table.say(stored_id(client, command.id), line)
    client.send(Done(command.id, table.version))


# ---- the own seat


async def rename(table: LiveTable, client: Client, command: Rename) -> None:
    if table.match.talk_forbidden:
        raise Refusal(Message("web-talk-forbidden"))  # else a name would be a way to talk
    async with holding(table, client.browser, command.seat):
        await table.change_seat(command.seat, name=plain_text(command.name, _MOST_NAME))
    client.send(Done(command.id, table.version))


async def lend(table: LiveTable, client: Client, command: Lend) -> None:
    """A bot plays the seat until its owner takes it back."""
    if command.bot is not None:
        try:
            check_strength(command.bot)
        except ChronotableError as error:
            raise Refusal(error.message) from error
    async with holding(table, client.browser, command.seat):
        await table.change_seat(command.seat, bot=command.bot)
    client.send(Done(command.id, table.version))
