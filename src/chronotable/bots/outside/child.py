"""The process of a bot from outside, from within: questions come as lines of JSON, and so do the answers go.

They have channels of their own: whatever the bot prints goes elsewhere.
"""

from __future__ import annotations

import contextlib
import json
import os
import runpy
import threading
import traceback
from importlib import import_module
from queue import SimpleQueue
from types import SimpleNamespace
from typing import IO, Any, Final

from chronotable import bots
from chronotable.bots.bot import Bot, finished
from chronotable.bots.outside.limits import OUTPUT, limits
from chronotable.games import game as find_game
from chronotable.kernel.chance import Seed, seed_bytes
from chronotable.kernel.errors import BadOption, ChronotableError
from chronotable.kernel.match import Match, begin
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.replay import described_origin
from chronotable.kernel.schema import cut

try:
    import resource
except ImportError:  # Windows knows no such bound
    resource = None  # type: ignore[assignment]

Json = dict[str, Any]
_PROGRAM: Final = "__mp_main__"  # what Python calls a program that another process reads: not `__main__`
_DETAIL: Final = 300  # characters of somebody's error


class Inside:
    """The bot, and what it answers."""

    def __init__(self) -> None:
        self._bot: Any = None

    def answer(self, question: Json) -> Json:
        """Whatever is wrong with it is an answer, too."""
        is_new = "bot" in question
        try:
            if is_new:
                self._bot = _made(question)
                return {}
            return {"key": _chosen(self._bot, question)}
        except ChronotableError as error:
            wrong = error.message
        except MemoryError:
            wrong = Message("bots-failed-memory", megabytes=limits().megabytes)
        except BaseException as error:  # also what wants to end the process
            wrong = Message("bots-outside-load" if is_new else "bots-failed-error", detail=_detail(error))
        return {"wrong": wrong.as_json()}


def main() -> None:
    """Until the process that asks is gone."""
    asked, told = _channels()
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked, lines), daemon=True).start()
    _bound()
    inside = Inside()
    while True:
        question: Json = json.loads(lines.get())
        told.write(_line({**inside.answer(question), "asked": question["asked"]}))
        told.flush()


def _line(answer: Json) -> bytes:
    """Keys may be whatever the bot says."""
    try:
        return json.dumps(answer).encode() + b"\n"
    except (TypeError, ValueError, RecursionError):
        wrong = Message("bots-failed-answer").as_json()
        return json.dumps({"wrong": wrong, "asked": answer["asked"]}).encode() + b"\n"


def _channels() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes, out of the way of what the bot reads and prints."""
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    prints = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT) if (path := os.environ.get(OUTPUT)) else nothing
    os.dup2(nothing, 0)
    for channel in (1, 2):
        os.dup2(prints, channel)
    os.closerange(told.fileno() + 1, prints + 1)
    return asked, told


def _listen(asked: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Whatever the bot is doing: when nobody can ask any more, the process ends."""
    for line in asked:
        lines.put(line)
    os._exit(0)


def _bound() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people's moves come first
    if resource is not None:
        most = limits().megabytes * 2**20
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


# ---- the bot


def _made(question: Json) -> Any:
    wanted, given = question["bot"], question["settings"]
    factory = _factory(**wanted)
    if (number := question["number"]) is not None:
        setting = getattr(factory, "number", "")
        if not setting or not (number.isascii() and number.isdigit()):
            raise BadOption(Message("bots-outside-number", bot=wanted["name"], found=cut(number)))
        given = {setting: int(number), **given}
    if isinstance(factory, type) and issubclass(factory, Bot):
        for setting, value in given.items():
            bots.check_setting(factory, setting, value)
    bot = factory(**given)
    if not can_choose(bot):
        raise no_bot(wanted["name"])
    return bot


def _factory(module: str, name: str, file: str | None) -> Any:
    found: Any = SimpleNamespace(**runpy.run_path(file, run_name=_PROGRAM)) if file else import_module(module)
    for part in name.split("."):
        if not hasattr(found, part):
            raise BadOption(Message("bots-outside-attribute", module=module, name=name))
        found = getattr(found, part)
    if not callable(found):
        raise no_bot(name)
    return found


def no_bot(name: str) -> BadOption:
    words = {"choose": "choose(match, seat)", "base": "chronotable.Bot", "pick": "pick(game, known, seat, number)"}
    return BadOption(Message("bots-outside-choose", bot=name, **words))


def can_choose(bot: object) -> bool:
    if isinstance(bot, Bot):
        own = type(bot)
        return any(getattr(own, name) is not getattr(Bot, name) for name in ("choose", "choosing", "picking", "pick"))
    return callable(getattr(bot, "choose", None))


def _chosen(bot: Any, question: Json) -> str:
    match, seat = _known(question), question["seat"]
    if isinstance(bot, Bot) and type(bot).choose is Bot.choose:
        return finished(bot.choosing(match, seat, question["made"]))
    key: str = bot.choose(match, seat)
    return key


def _known(question: Json) -> Match:
    """A match that begins at the position: nothing in it is known to anybody else."""
    game = find_game(question["game"])
    packs = tuple(Pack(pack["name"], pack["content"]) for pack in question["packs"])
    return begin(game, described_origin(game, question["position"], packs, Seed(0, seed_bytes(0))))


def _detail(error: BaseException) -> str:
    """The error, and where it is in somebody's file."""
    frames = traceback.extract_tb(error.__traceback__)
    last = next((frame for frame in reversed(frames) if not frame.filename.startswith("<")), None)
    place = "" if last is None else f" ({os.path.basename(last.filename)}:{last.lineno})"
    return f"{type(error).__name__}: {error}"[:_DETAIL] + place


if __name__ == "__main__":
    main()
