"""Players.  They see views and determinised states, never the true one; `chronotable.bot` makes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.bots.bot import Bot, Steps, Weighing
from chronotable.bots.greedy import Greedy
from chronotable.bots.outside import names as outside
from chronotable.bots.outside.player import OutsideBot
from chronotable.bots.planner import Planner
from chronotable.bots.random import Random
from chronotable.bots.search import Search
from chronotable.bots.strong import Strong
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message

# those that people have names for
STRENGTHS: Final = ("strong", "planner", "search:200", "search:50", "search:800", "greedy", "random")
_KINDS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (Strong, Search, Planner, Greedy, Random)}
_SEED: Final = "seed"  # every bot has one, and any whole number will do


def kinds() -> list[str]:
    """The bots there are: of the house, the strongest first; then those from outside that have a name."""
    return [*_KINDS, *outside.names(_KINDS)]


def register_bot(name: str, factory: Callable[..., Any]) -> None:
    """Let this process know a bot from outside by a name; one registered before under it is replaced.

    `factory` makes it: a class or function that stands in a module, for the bot plays in a process of its own, which
    has to find it again.
    """
    outside.register(name, factory, _KINDS)


def is_outside(spec: str) -> bool:
    """Is it, or would it be, a bot from outside?"""
    return spec.partition(":")[0] not in _KINDS


def title(spec: str) -> Message:
    """What people call a bot: `search:200` has a name of its own, others that of their kind with their number."""
    if spec in STRENGTHS:
        return Message(f"bots-name-{spec.replace(':', '-')}")
    if is_outside(spec) and (found := outside.find(spec)) is not None:
        return Message("bots-name-outside", name=f"{found.title} {found.number or ''}".strip())
    kind, _, number = spec.partition(":")
    name = Message(f"bots-name-{kind}")
    return Message("bots-name-numbered", name=name, number=number) if number else name


def make(spec: str, **settings: Any) -> Bot:
    """A bot by its name, or by name and number such as `search:200`.  BadOption names what is allowed."""
    name, colon, number = str(spec).partition(":")
    if is_outside(str(spec)) and (found := outside.find(str(spec))) is not None:
        return OutsideBot(str(spec), found, settings)
    if name not in _KINDS:
        raise BadOption(Message("bots-unknown", name=str(spec), known=kinds()))
    kind = _KINDS[name]
    if colon:
        if not kind.number or not (number.isascii() and number.isdigit()):
            allowed = [f"{each.name}:{each.number}" for each in _KINDS.values() if each.number]
            raise BadOption(Message("bots-form", name=str(spec), allowed=[*_KINDS, *allowed]))
        settings = {kind.number: int(number), **settings}
    for setting, value in settings.items():
        check_setting(kind, setting, value)
    return kind(**settings)


def check_setting(kind: type[Bot], setting: str, value: object) -> None:
    """BadOption unless the kind of bot has the setting, and can have that value of it."""
    name = kind.name or kind.__name__
    if setting not in (*kind.settings, _SEED):
        allowed = [*kind.settings, _SEED]
        raise BadOption(Message("bots-setting", name=name, setting=setting, allowed=allowed))
    least, most = kind.settings.get(setting, (None, None))
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(Message("bots-whole", name=name, setting=setting, found=str(value)))
    if least is not None and most is not None and not least <= value <= most:
        raise BadOption(Message("bots-range", name=name, setting=setting, found=str(value), least=least, most=most))


__all__ = [
    "STRENGTHS", "Bot", "Greedy", "OutsideBot", "Planner", "Random", "Search", "Steps", "Strong", "Weighing",
    "check_setting", "is_outside", "kinds", "make", "register_bot", "title",
]  # fmt: skip
