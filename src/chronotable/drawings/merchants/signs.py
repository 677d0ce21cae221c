"""Signs of Merchants Cove: adventurers, goods, actions, costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chronotable.drawings.canvas import Canvas
from chronotable.drawings.scene import Json, Scene
from chronotable.kernel.message import Message, Ref

KINDS: Final = ("red", "green", "blue", "yellow", "rogue")
COLOURS: Final = KINDS[:4]
_PLAIN: Final = {
    "hire": "signs-hire",
    "activate_staff": "signs-staff",
    "change_timeline": "signs-push",
    "freeze_time": "signs-freeze",
}


def crowd(
    scene: Scene, canvas: Canvas, numbers: Mapping[str, int], x: float, y: float, size: float, room: float
) -> float:
    """A head for each adventurer, closer together where there are many; gives where the row ends."""
    all_of = [kind for kind in KINDS for _ in range(numbers[kind])]
    step = min(size * 0.92, (room - size) / max(len(all_of) - 1, 1))
    for kind in all_of:
        canvas.symbol(f"folk-adv-{kind}", x, y, size, title=scene.say(f"merchants-adventurer-{kind}"))
        x += step
    return x


def counts(canvas: Canvas, numbers: Mapping[str, int], x: float, y: float, size: float = 20) -> float:
    """The sign of every kind with its number."""
    for kind in KINDS:
        if kind in numbers:
            canvas.symbol(f"folk-adv-{kind}", x, y, size)
            canvas.text(x + size + 2, y + size * 0.74, numbers[kind], 14, weight=700)
            x += size + 22
    return x


def goods(canvas: Canvas, shelf: Mapping[str, int], size: str, x: float, y: float, side: float) -> float:
    """A piece for each good of a size that is there."""
    short = "r" if size == "relic" else "a"
    for colour in COLOURS:
        for _ in range(shelf[f"{size}_{colour}"]):
            canvas.symbol(f"goods-{short}-{colour}", x, y, side)
            x += side + 2
    return x


def action(scene: Scene, canvas: Canvas, deed: Json, x: float, y: float, size: float) -> None:
    """What an action does, around a point."""
    word, colours = deed["action"], deed["colours"]
    with canvas.group(action_words(scene, deed)):
        if word in _PLAIN:
            canvas.at(_PLAIN[word], x, y, size)
        elif word == "relic_or_support":
            shown = ["any"] if len(colours) == len(COLOURS) else colours
            small = size * 0.46
            for number, colour in enumerate(shown):
                canvas.symbol(f"goods-r-{colour}", x - size / 2 + number * (small + 1), y - size / 2, small)
            canvas.symbol("signs-support", x + size * 0.02, y - size * 0.02, size * 0.52)
            canvas.line(
                x - size * 0.4,
                y + size * 0.34,
                x + size * 0.3,
                y - size * 0.08,
                stroke="var(--ink-2)",
                stroke_width=1.4,
            )
        else:
            _made(canvas, "a" if word == "artifact" else "r", colours, (x, y, size))


def _made(canvas: Canvas, short: str, colours: Sequence[str], place: tuple[float, float, float]) -> None:
    x, y, size = place
    if len(colours) in (0, 1, len(COLOURS)):
        colour = colours[0] if len(colours) == 1 else "any"
        canvas.at(f"goods-{short}-{colour}", x, y, size)
        return
    small = size * 0.56
    for number, colour in enumerate(colours):
        share = number / (len(colours) - 1)
        canvas.symbol(
            f"goods-{short}-{colour}",
            x - size / 2 + share * (size - small),
            y - size / 2 + share * (size - small),
            small,
        )


def action_words(scene: Scene, deed: Json) -> str:
    return scene.say(f"merchants-action-{deed['action'].replace('_', '-')}", colours=_either(deed["colours"]))


def effect_words(scene: Scene, card: Json) -> str:
    effect = f"merchants-effect-{card['effect'].replace('_', '-')}"
    return scene.say(effect, n=card["amount"], colours=_either(card["colours"]))


def _either(colours: Sequence[str]) -> object:
    """Alternatives as one thing: red / green."""
    found: object = ""
    for colour in colours:
        named = Ref("merchants", "colour", colour)
        found = named if found == "" else Message("merchants-either", first=found, last=named)
    return found


def cost(canvas: Canvas, hours: int, cards: int, x: float, y: float) -> float:
    """Hours, and corruption behind them; gives where it ends."""
    canvas.text(x, y + 13, hours, 14, weight=800)
    canvas.symbol("signs-hour", x + 9, y, 16)
    if not cards:
        return x + 27
    canvas.text(x + 30, y + 13, cards, 14, weight=800, fill="var(--corrupt)")
    canvas.symbol("signs-corrupt", x + 39, y, 16)
    return x + 57


def cost_width(cards: int) -> float:
    return 57 if cards else 27
