"""Players.  They see views and determinised states, never the true one; `chronotable.bot` makes them."""

from __future__ import annotations

from typing import Any, Final

from chronotable.bots.bot import Bot, Steps, Weighing
from chronotable.bots.greedy import Greedy
from chronotable.bots.planner import Planner
from chronotable.bots.random import Random
from chronotable.bots.search import Search
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message

STRENGTHS: Final = ("planner", "search:200", "search:50", "search:800", "greedy", "random")  # by names for people
_KINDS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (Search, Planner, Greedy, Random)}
_SEED: Final = "seed"  # every bot has one, and any whole number will do


def kinds() -> list[str]:
    """The bots there are, the strongest first."""
    return list(_KINDS)


def title(spec: str) -> Message:
    """What people call a bot: `search:200` has a name of its own, others that of their kind with their number."""
    if spec in STRENGTHS:
        return Message(f"bots-name-{spec.replace(':', '-')}")
    kind, _, number = spec.partition(":")
    name = Message(f"bots-name-{kind}")
    return Message("bots-name-numbered", name=name, number=number) if number else name


def make(spec: str, **settings: Any) -> Bot:
    """A bot by its name, or by name and number such as `search:200`.  BadOption names what is allowed."""
    name, colon, number = str(spec).partition(":")
    if name not in _KINDS:
        raise BadOption(Message("bots-unknown", name=str(spec), known=kinds()))
    kind = _KINDS[name]
    if colon:
        if not kind.number or not (number.isascii() and number.isdigit()):
            allowed = [f"{each.name}:{each.number}" for each in _KINDS.values() if each.number]
            raise BadOption(Message("bots-form", name=str(spec), allowed=[*kinds(), *allowed]))
        settings = {kind.number: int(number), **settings}
    for setting, value in settings.items():
        _check(kind, setting, value)
    return kind(**settings)


def _check(kind: type[Bot], setting: str, value: object) -> None:
    if setting not in (*kind.settings, _SEED):
        allowed = [*kind.settings, _SEED]
        raise BadOption(Message("bots-setting", name=kind.name, setting=setting, allowed=allowed))
    least, most = kind.settings.get(setting, (None, None))
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(Message("bots-whole", name=kind.name, setting=setting, found=str(value)))
    if least is not None and most is not None and not least <= value <= most:
        raise BadOption(
            Message("bots-range", name=kind.name, setting=setting, found=str(value), least=least, most=most)
        )


__all__ = ["STRENGTHS", "Bot", "Greedy", "Planner", "Random", "Search", "Steps", "Weighing", "kinds", "make", "title"]
