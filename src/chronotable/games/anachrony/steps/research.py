"""Chapter 13: Research."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.effect import CapitalAction, Effect, bonus_after
from chronotable.games.anachrony.steps.goods import pay_water
from chronotable.games.anachrony.steps.modifiers import counts_as, water_for_costs
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    ANY_ICON,
    BREAKTHROUGH_TERMS,
    BREAKTHROUGHS,
    DIE_TERMS,
    FATE_ICON,
    FATE_SHAPE,
    ICON_TERMS,
    ICONS,
    NO_TILE,
    NO_WORKER,
    NOTHING,
    SCIENTIST,
    SECOND_DIE,
    SHAPE_TERMS,
    SHAPES,
)

FIRST_ICON: Final = SHAPES  # options: shapes, then icons, then both dice as a breakthrough
FIRST_BOTH: Final = SHAPES + ICONS
SECOND_DIE_WATER: Final = 1


def can_research(s: AnachronyState, who: int, worker: int) -> bool:
    """Only scientists (and geniuses), or nobody at all where no worker is needed (ANA-13.5, 13.8)."""
    if worker != NO_WORKER and not counts_as(s.players[who], worker, SCIENTIST):
        return False
    return any(s.supply)


class Research(CapitalAction):
    """Set one die, or both where an ability allows it (ANA-13.1, 13.2, 13.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-13.1"

    def free_second_die(self, s: AnachronyState) -> bool:
        return self.tile != NO_TILE and s.box.capital_second_die[self.tile]

    def options(self, s: AnachronyState) -> list[int]:
        if not any(s.supply):
            return []
        found = list(range(SHAPES + ICONS))
        if self.free_second_die(s) or (
            s.players[s.acting].mods[SECOND_DIE] and water_for_costs(s, s.acting) >= SECOND_DIE_WATER
        ):
            found += [FIRST_BOTH + tile for tile in range(BREAKTHROUGHS) if s.supply[tile]]
        if self.optional:
            found.append(NOTHING)
        return found

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == NOTHING:
            return
        s.agenda += bonus_after(s, self.tile)
        if option >= FIRST_BOTH:
            if not self.free_second_die(s):
                pay_water(s, s.acting, SECOND_DIE_WATER)
            take_breakthrough(s, s.acting, option - FIRST_BOTH)
        elif option >= FIRST_ICON:
            settle(s, roll_shape(s), option - FIRST_ICON)
        else:
            settle(s, option, roll_icon(s))

    def key(self, s: AnachronyState, option: int) -> str:
        if option == NOTHING:
            return "done"
        if option >= FIRST_BOTH:
            tile = option - FIRST_BOTH
            return f"set:{SHAPE_TERMS[tile // ICONS]}:{ICON_TERMS[tile % ICONS]}"
        return f"set:{SHAPE_TERMS[option] if option < FIRST_ICON else ICON_TERMS[option - FIRST_ICON]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        """A die is to be named or rolled again, if its result is none (ANA-13.2, 13.4)."""
        after = bonus_after(s, self.tile)
        unnamed = [NameIcon(shape) for shape in range(SHAPES) if is_left(s, shape, ANY_ICON)]
        gone = [(shape, icon) for shape in range(SHAPES) for icon in range(ICONS + 1) if not is_left(s, shape, icon)]
        asked = [*unnamed, *(Reroll(shape, icon) for shape, icon in gone)]
        return [after, *([*after, step] for step in asked)]

    def rule_of(self, s: AnachronyState, option: int) -> str:
        if option < FIRST_BOTH:
            return self.rule
        return "ANA-31.11" if self.free_second_die(s) else "ANA-27.411"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return self.optional or can_research(s, who, worker)

    def label_word(self, s: AnachronyState, option: int) -> str:
        return "set-both" if option >= FIRST_BOTH else "set"

    def elements(self, s: AnachronyState, option: int) -> list[str]:
        """A face of a die, or a breakthrough that is left."""
        if option >= FIRST_BOTH:
            return [f"left:{BREAKTHROUGH_TERMS[option - FIRST_BOTH]}"]
        if option >= FIRST_ICON:
            return [f"icon:{ICON_TERMS[option - FIRST_ICON]}"]
        return [f"shape:{SHAPE_TERMS[option]}"]


def roll_shape(s: AnachronyState) -> int:
    """(ANA-13.6)"""
    shape = s.fated(FATE_SHAPE, SHAPES)
    if shape < 0:
        shape = s.below(SHAPES)
    if s.witness is not None:
        tell(s, "shape_rolled", seat=s.acting, words={"word": SHAPE_TERMS[shape]})
    return shape


def roll_icon(s: AnachronyState) -> int:
    """An icon or the question mark (ANA-13.6)."""
    icon = s.fated(FATE_ICON, ICONS + 1)
    if icon < 0:
        icon = s.below(ICONS + 1)
    if s.witness is not None:
        tell(s, "icon_rolled", seat=s.acting, words={"word": "any" if icon == ANY_ICON else ICON_TERMS[icon]})
    return icon


def settle(s: AnachronyState, shape: int, icon: int) -> None:
    """Take the breakthrough; name the icon of a question mark; roll again where none is left (ANA-13.2 to 13.4)."""
    if not is_left(s, shape, icon):
        s.agenda.append(Reroll(shape, icon))
    elif icon == ANY_ICON:
        s.agenda.append(NameIcon(shape))
    else:
        take_breakthrough(s, s.acting, shape * ICONS + icon)


def is_left(s: AnachronyState, shape: int, icon: int) -> bool:
    at = shape * ICONS
    return any(s.supply[at : at + ICONS]) if icon == ANY_ICON else s.supply[at + icon] > 0


def take_breakthrough(s: AnachronyState, who: int, tile: int) -> None:
    s.supply[tile] -= 1
    s.players[who].breakthroughs[tile] += 1
    if s.witness is not None:
        tell(s, "breakthrough", seat=who, breakthrough=tile)


class NameIcon(Effect):
    """A question mark was rolled: any icon of the shape that is left (ANA-13.2)."""

    __slots__ = ("shape",)

    rule: ClassVar[str] = "ANA-13.2"
    asks: ClassVar[tuple[str, ...]] = ("shape",)

    def __init__(self, shape: int) -> None:
        self.shape = shape

    def options(self, s: AnachronyState) -> list[int]:
        return [icon for icon in range(ICONS) if s.supply[self.shape * ICONS + icon]]

    def apply(self, s: AnachronyState, option: int) -> None:
        take_breakthrough(s, s.acting, self.shape * ICONS + option)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"icon:{ICON_TERMS[option]}"


class Reroll(Effect):
    """No such tile is left: one of the dice that can help is rolled again, either if only both can (ANA-13.4, 13.9)."""

    __slots__ = ("icon", "shape")

    rule: ClassVar[str] = "ANA-13.4"
    asks: ClassVar[tuple[str, ...]] = ("shape", "icon")

    def __init__(self, shape: int, icon: int) -> None:
        self.shape = shape
        self.icon = icon

    def options(self, s: AnachronyState) -> list[int]:
        shape_helps = any(is_left(s, shape, self.icon) for shape in range(SHAPES))
        icon_helps = is_left(s, self.shape, ANY_ICON)
        if shape_helps == icon_helps:
            return [0, 1]
        return [0] if shape_helps else [1]

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == 0:
            settle(s, roll_shape(s), self.icon)
        else:
            settle(s, self.shape, roll_icon(s))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"reroll:{DIE_TERMS[option]}"
